import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { receiptScreenMessages } from '@bahi/contract/money/payment/receipt-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { type Detail, DetailList } from '../../../../ui/dialogs/DetailList.tsx';
import type { Column } from '../../../../ui/list/list-types.ts';
import { ListCards } from '../../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../../ui/list/ListTable.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../../ui/texts/TextLink.tsx';
import { useIsDesktop } from '../../../../ui/shell/use-desktop.ts';
import { documentPath, useDocumentName } from '../document-names.ts';
import type { ReceiptDetail } from '../payment-form.ts';
import { modeKeys } from '../PaymentModeField.tsx';
import classes from './ReceiptGeneral.module.css';
import { KindText, ReceiptBadge } from './receipt-columns.tsx';

type Payment = ReceiptDetail['paymentLedgerDetailResponseDtoList'][number];
type Allocation = ReceiptDetail['allocations'][number];

/** From whom, how much, by which payments, and what it went onto. */
export function ReceiptGeneral({ receipt }: { receipt: ReceiptDetail }) {
  const t = useTexts(receiptScreenMessages);
  const isDesktop = useIsDesktop();
  const List = isDesktop ? ListTable : ListCards;
  return (
    <>
      <ReceiptHead receipt={receipt} />
      <h3 className={classes.title}>{t('payments')}</h3>
      <List<Payment>
        label={t('payments')}
        columns={usePaymentColumns()}
        rows={receipt.paymentLedgerDetailResponseDtoList}
        rowKey={(row) => row.id}
        rowName={(row) => row.paymentDateBS}
      />
      {receipt.isActive ? (
        <>
          <h3 className={classes.title}>{t('paidFor')}</h3>
          <PaidFor receipt={receipt} />
        </>
      ) : null}
    </>
  );
}

function PaidFor({ receipt }: { receipt: ReceiptDetail }) {
  const t = useTexts(receiptScreenMessages);
  const isDesktop = useIsDesktop();
  const columns = useAllocationColumns();
  const nameOf = useDocumentName();
  if (receipt.allocations.length === 0) return <p className={classes.nothing}>{t('paidForNothing')}</p>;
  const List = isDesktop ? ListTable : ListCards;
  return (
    <List<Allocation>
      label={t('paidFor')}
      columns={columns}
      rows={receipt.allocations}
      rowKey={(row) => `${row.componentType} ${row.componentEntityId}`}
      rowName={nameOf}
    />
  );
}

function ReceiptHead({ receipt }: { receipt: ReceiptDetail }) {
  const t = useTexts(receiptScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  const outlet = outlets.length > 1 ? outlets.find((one) => one.id === receipt.outletId) : undefined;
  const isReceived = receipt.kind === 'RECEIVED';
  const details: Detail[] = [
    {
      label: t(isReceived ? 'customer' : 'vendor'),
      value: nameIn(language, receipt.customerName, receipt.customerNameNp),
    },
    { label: t('amount'), value: <MoneyText rupees={receipt.totalAmount} withUnit /> },
    { label: t('date'), value: <DateText ad={receipt.receivedDateAD} withAd /> },
    ...(receipt.advanceAmount === 0
      ? []
      : [{ label: t('advance'), value: <MoneyText rupees={receipt.advanceAmount} withUnit /> }]),
    { label: t('kind'), value: <KindText kind={receipt.kind} /> },
    { label: ui('status'), value: <ReceiptBadge isActive={receipt.isActive} /> },
    { label: t(isReceived ? 'receivedBy' : 'madeBy'), value: receipt.receivedBy },
    ...(outlet === undefined ? [] : [{ label: t('outlet'), value: nameIn(language, outlet.name, outlet.nameNp) }]),
    ...(receipt.remarks === null ? [] : [{ label: t('remarks'), value: receipt.remarks, wide: true }]),
    ...(receipt.deleteReason === null ? [] : [{ label: t('deleteReason'), value: receipt.deleteReason, wide: true }]),
  ];
  return <DetailList details={details} />;
}

function usePaymentColumns(): Column<Payment>[] {
  const t = useTexts(receiptScreenMessages);
  const dialog = useTexts(paymentDialogMessages);
  const ui = useTexts(uiMessages);
  return [
    { key: 'mode', title: t('mode'), card: 'who', cell: (row) => dialog(modeKeys[row.paymentMode]) },
    { key: 'date', title: t('date'), card: 'date', cell: (row) => <DateText ad={row.paymentDate} withAd /> },
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

function useAllocationColumns(): Column<Allocation>[] {
  const t = useTexts(receiptScreenMessages);
  const ui = useTexts(uiMessages);
  const nameOf = useDocumentName();
  const money = (title: string) => ({ title: `${title} (${ui('rupees')})`, align: 'end' as const });
  return [
    {
      key: 'document',
      title: t('document'),
      card: 'who',
      cell: (row) => <TextLink to={documentPath(row)}>{nameOf(row)}</TextLink>,
    },
    { key: 'billDate', title: t('billDate'), card: 'date', cell: (row) => <DateText ad={row.billDateAD} /> },
    { key: 'total', ...money(t('total')), cell: (row) => <MoneyText rupees={row.totalAmount} /> },
    { key: 'due', ...money(t('due')), cell: (row) => <MoneyText rupees={row.dueAmount} /> },
    {
      key: 'ofIt',
      ...money(t('ofIt')),
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.amount} />,
      cardCell: (row) => <MoneyText rupees={row.amount} withUnit />,
    },
  ];
}
