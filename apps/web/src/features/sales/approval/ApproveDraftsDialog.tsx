import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { mostApproved } from '@bahi/contract/sales/approval/approval';
import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Button, Checkbox, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import type { ApprovableContract, ApprovableRow } from './approval-kinds.ts';

type Props = { contract: ApprovableContract; opened: boolean; onClose: () => void };

/** Chooses which of the drafts that wait are approved: all of them at first. */
export function ApproveDraftsDialog({ contract, opened, onClose }: Props) {
  const t = useTexts(approvalScreenMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('approveTitle')} size={560}>
      {opened ? <Waiting contract={contract} onDone={onClose} /> : null}
    </Dialog>
  );
}

function Waiting({ contract, onDone }: { contract: ApprovableContract; onDone: () => void }) {
  const t = useTexts(approvalScreenMessages);
  const query = { approval: 'WAITING', pageSize: mostApproved } as const;
  const found = useCall(contract.list, { query }, { staleTime: 0 });
  if (found.isPending) return <FormSkeleton fields={3} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const open = found.data.rows.filter(({ isApprovable }) => isApprovable);
  return open.length === 0 ? (
    <EmptyState title={t('nothingWaits')} />
  ) : (
    <DraftChoices contract={contract} drafts={open} onDone={onDone} />
  );
}

type Choices = { contract: ApprovableContract; drafts: readonly ApprovableRow[]; onDone: () => void };

/** All are ticked at first, so that one key approves the whole. */
function DraftChoices({ contract, drafts, onDone }: Choices) {
  const t = useTexts(approvalScreenMessages);
  const language = useLanguage();
  const approving = useSend(contract.approveDrafts);
  const main = useRef<HTMLButtonElement>(null);
  // The drafts come after the dialog has looked for what takes its focus.
  useEffect(() => main.current?.focus(), []);
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = drafts.filter(({ id }) => !left.includes(id));
  const approve = async (): Promise<void> => {
    const body = { drafts: chosen.map(({ id, version }) => ({ id, version })) };
    // A refusal has been shown as a toast.
    if ((await approving.mutateAsync({ body }).catch(() => null)) !== null) onDone();
  };
  return (
    <>
      <p>{t('approveHint')}</p>
      <Stack gap="xs" mt="sm">
        {drafts.map((draft) => (
          <Checkbox
            key={draft.id}
            checked={!left.includes(draft.id)}
            onChange={({ currentTarget: { checked } }) =>
              setLeft(checked ? left.filter((id) => id !== draft.id) : [...left, draft.id])
            }
            label={nameIn(language, draft.customerName, draft.customerNameNp)}
            description={
              <>
                <DateText ad={draft.issuedDateAD} /> ·{' '}
                {t('amount', { amount: formatRupees(paisaOf(draft.grandTotal), language) })}
              </>
            }
          />
        ))}
      </Stack>
      <DialogFooter>
        <Button ref={main} disabled={chosen.length === 0} loading={approving.isPending} onClick={() => void approve()}>
          {t('approveChosen', { count: chosen.length })}
        </Button>
      </DialogFooter>
    </>
  );
}
