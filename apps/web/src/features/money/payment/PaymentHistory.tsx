import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { PaymentRow, PaymentSummary } from './payment-form.ts';
import { paymentWords } from './payment-words.ts';
import { useModeText } from './use-mode-text.ts';
import { SettlementEdit } from './settlement/SettlementEdit.tsx';
import { RemoveSettlementDialog } from './settlement/RemoveSettlementDialog.tsx';
import { ShareSettlementDialog } from './settlement/ShareSettlementDialog.tsx';
import { type ActedSettlement, useSettlementActions } from './settlement/use-settlement-actions.tsx';

/** The payments of a document, newest first; each belongs to a settlement that is printed, edited and deleted from here. */
export function PaymentHistory({ summary }: { summary: PaymentSummary }) {
  const t = useTexts(paymentDialogMessages);
  const language = useLanguage();
  const isDesktop = useIsDesktop();
  const columns = useHistoryColumns(summary);
  const edit = useDialog<ActedSettlement>();
  const removal = useDialog<ActedSettlement>();
  const share = useDialog<ActedSettlement>();
  const actionsOf = useSettlementActions({ edit: edit.open, share: share.open, remove: removal.open });
  const payments = summary.paymentLedgerDetailResponseDtoList;
  const isEditable = summary.isOpen && summary.paymentStatus !== 'PAID';
  const shown = {
    columns,
    rows: payments,
    rowKey: (row: PaymentRow) => row.id,
    rowName: (row: PaymentRow) => row.receiptNumber ?? inDigitsOf(row.paymentDateBS, language),
    label: t('historyTab'),
    actionsOf: (row: PaymentRow) =>
      actionsOf({ id: row.masterId, number: row.receiptNumber, isActive: true, isEditable }),
  };
  const List = isDesktop ? ListTable : ListCards;
  return (
    <>
      {payments.length === 0 ? (
        <EmptyState title={t('noPayments')} text={t(paymentWords(summary.componentType).noneText)} />
      ) : (
        <List {...shown} />
      )}
      {edit.target === null ? null : (
        <SettlementEdit opened={edit.opened} onClose={edit.close} settlement={edit.target} />
      )}
      {share.target === null ? null : (
        <ShareSettlementDialog opened={share.opened} onClose={share.close} settlement={share.target} />
      )}
      {removal.target === null ? null : (
        <RemoveSettlementDialog opened={removal.opened} onClose={removal.close} settlement={removal.target} />
      )}
    </>
  );
}

function useHistoryColumns({ componentType }: PaymentSummary): Column<PaymentRow>[] {
  const t = useTexts(paymentDialogMessages);
  const ui = useTexts(uiMessages);
  const modeOf = useModeText();
  return [
    { key: 'date', title: t('date'), card: 'date', cell: (row) => <DateText ad={row.paymentDate} withAd /> },
    {
      key: 'number',
      title: t(paymentWords(componentType).number),
      card: 'more',
      whole: true,
      cell: (row) => row.receiptNumber ?? '—',
    },
    { key: 'mode', title: t('mode'), card: 'who', cell: (row) => modeOf(row) },
    { key: 'by', title: t(paymentWords(componentType).by), card: 'more', cell: (row) => row.receivedBy },
    {
      key: 'amount',
      title: `${t('amount')} (${ui('rupees')})`,
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.paymentAmount} />,
      cardCell: (row) => <MoneyText rupees={row.paymentAmount} withUnit />,
    },
  ];
}
