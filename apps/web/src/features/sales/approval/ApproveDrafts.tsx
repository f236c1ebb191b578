import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { ApprovableContract } from './approval-kinds.ts';

const ApproveDraftsDialog = lazy(async () => ({
  default: (await import('./ApproveDraftsDialog.tsx')).ApproveDraftsDialog,
}));

/** Leads to the drafts that wait, and says how many; only for who may approve them, and while any waits. */
export function ApproveDrafts({ contract }: { contract: ApprovableContract }) {
  const t = useTexts(approvalScreenMessages);
  const language = useLanguage();
  const { can, business, isBusinessInactive } = useSession();
  const isAsked = can(contract.approveDrafts) && !isBusinessInactive && business?.approvalLimit != null;
  const waiting = useCall(contract.list, { query: { approval: 'WAITING', pageSize: 1 } }, { enabled: isAsked });
  const [opened, setOpened] = useState<boolean | null>(null);
  const count = waiting.data?.recordsTotal ?? 0;
  return (
    <>
      {isAsked && count > 0 ? (
        <Button variant="default" leftSection={<ListChecks size={16} aria-hidden />} onClick={() => setOpened(true)}>
          {t('approveAll', { count: inDigitsOf(String(count), language) })}
        </Button>
      ) : null}
      {opened === null ? null : (
        <Suspense>
          <ApproveDraftsDialog contract={contract} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
