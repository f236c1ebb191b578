import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { FilePlus2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { useDebitNoteColumns } from './debit-note-columns.tsx';
import { debitPath, useDebitNoteName } from './debit-note-rows.ts';

type Props = { purchase: { id: number; state: string } };

/** What of a purchase bill went back, and a new debit note of it. */
export function PurchaseReturns({ purchase }: Props) {
  const t = useTexts(debitNoteScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  const answer = useCall(debitNoteContract.list, { query: { purchaseId: purchase.id } });
  const Rows = useIsDesktop() ? ListTable : ListCards;
  const nameOf = useDebitNoteName();
  const columns = useDebitNoteColumns().filter(({ key }) => key !== 'vendor' && key !== 'purchase');
  if (answer.isPending) return <FormSkeleton />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const mayDebit = purchase.state === 'FINAL' && can(debitNoteContract.save) && !isBusinessInactive;
  const button = mayDebit ? (
    <Button
      component={Link}
      to={debitPath(screens.newDebitNote, purchase.id)}
      variant="default"
      leftSection={<FilePlus2 size={18} aria-hidden />}
    >
      {t('add')}
    </Button>
  ) : null;
  if (answer.data.rows.length === 0) return <EmptyState title={t('noneOfPurchase')} action={button} />;
  return (
    <Rows
      label={t('tab')}
      columns={columns.map((column) => (column.key === 'number' ? { ...column, card: 'who' as const } : column))}
      rows={answer.data.rows}
      rowKey={({ id }) => id}
      rowName={nameOf}
      onOpen={({ id }) => void navigate(`${screens.debitNotes}?view=${id}`)}
    />
  );
}
