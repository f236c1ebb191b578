import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { Button } from '@mantine/core';
import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import type { ApprovableContract } from './approval-kinds.ts';
import { useWaitingCount } from './use-waiting-count.ts';

const ApproveDraftsDialog = lazy(async () => ({
  default: (await import('./ApproveDraftsDialog.tsx')).ApproveDraftsDialog,
}));

/** Leads to the drafts that wait, and says how many; only for who may approve them, and while any waits. */
export function ApproveDrafts({ contract }: { contract: ApprovableContract }) {
  const t = useTexts(approvalScreenMessages);
  const count = useWaitingCount(contract);
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      {count > 0 ? (
        <Button variant="default" leftSection={<ListChecks size={16} aria-hidden />} onClick={() => setOpened(true)}>
          {t('approveAll', { count })}
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
