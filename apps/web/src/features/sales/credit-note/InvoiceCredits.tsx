import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
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
import { useCreditNoteColumns } from './credit-note-columns.tsx';
import { creditPath, useCreditNoteName } from './credit-note-rows.ts';

type Props = { invoice: { id: number; state: string } };

/** What of an invoice was credited, and a new credit note of it. */
export function InvoiceCredits({ invoice }: Props) {
  const t = useTexts(creditNoteScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  const answer = useCall(creditNoteContract.list, { query: { invoiceId: invoice.id } });
  const Rows = useIsDesktop() ? ListTable : ListCards;
  const nameOf = useCreditNoteName();
  const columns = useCreditNoteColumns().filter(({ key }) => key !== 'customer' && key !== 'invoice');
  if (answer.isPending) return <FormSkeleton />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const mayCredit = invoice.state === 'FINAL' && can(creditNoteContract.save) && !isBusinessInactive;
  const button = mayCredit ? (
    <Button
      component={Link}
      to={creditPath(screens.newCreditNote, invoice.id)}
      variant="default"
      leftSection={<FilePlus2 size={18} aria-hidden />}
    >
      {t('add')}
    </Button>
  ) : null;
  if (answer.data.rows.length === 0) return <EmptyState title={t('noneOfInvoice')} action={button} />;
  return (
    <Rows
      label={t('tab')}
      columns={columns.map((column) => (column.key === 'number' ? { ...column, card: 'who' as const } : column))}
      rows={answer.data.rows}
      rowKey={({ id }) => id}
      rowName={nameOf}
      onOpen={({ id }) => void navigate(`${screens.creditNotes}?view=${id}`)}
    />
  );
}
