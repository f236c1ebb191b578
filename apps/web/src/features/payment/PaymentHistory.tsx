import { paymentDialogMessages } from '@bahi/contract/payment/payment-dialog.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { useTexts } from '../../platform/i18n.ts';
import { DateText } from '../../ui/DateText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Column } from '../../ui/list-types.ts';
import { ListCards } from '../../ui/ListCards.tsx';
import { ListTable } from '../../ui/ListTable.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { useIsDesktop } from '../../ui/use-desktop.ts';
import type { PaymentRow } from './payment-form.ts';
import { modeKeys } from './PaymentModeField.tsx';

/** The payments of a bill, newest first. */
export function PaymentHistory({ payments }: { payments: readonly PaymentRow[] }) {
  const t = useTexts(paymentDialogMessages);
  const ui = useTexts(uiMessages);
  const isDesktop = useIsDesktop();
  if (payments.length === 0) return <EmptyState title={t('noPayments')} text={t('noPaymentsText')} />;
  const columns: Column<PaymentRow>[] = [
    { key: 'date', title: t('date'), card: 'date', cell: (row) => <DateText ad={row.paymentDate} withAd /> },
    { key: 'mode', title: t('mode'), card: 'who', cell: (row) => t(modeKeys[row.paymentMode]) },
    { key: 'receivedBy', title: t('receivedBy'), card: 'more', cell: (row) => row.receivedBy },
    {
      key: 'amount',
      title: `${t('amount')} (${ui('rupees')})`,
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.paymentAmount} />,
      cardCell: (row) => <MoneyText rupees={row.paymentAmount} withUnit />,
    },
  ];
  const shown = {
    columns,
    rows: payments,
    rowKey: (row: PaymentRow) => row.id,
    rowName: (row: PaymentRow) => row.paymentDateBS,
    label: t('historyTab'),
  };
  return isDesktop ? <ListTable {...shown} /> : <ListCards {...shown} />;
}
