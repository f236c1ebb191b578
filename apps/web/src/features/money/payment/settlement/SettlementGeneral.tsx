import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { screens } from '@bahi/contract/screens';
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
import { documentName, documentPath } from '../document-names.ts';
import type { SettlementDetail } from '../payment-form.ts';
import { useModeText } from '../use-mode-text.ts';
import classes from './SettlementGeneral.module.css';
import { KindText, SettlementBadge } from './settlement-columns.tsx';

type Payment = SettlementDetail['paymentLedgerDetailResponseDtoList'][number];
type Allocation = SettlementDetail['allocations'][number];

/** From whom, how much, by which payments, and what it went onto. */
export function SettlementGeneral({ settlement }: { settlement: SettlementDetail }) {
  const t = useTexts(settlementScreenMessages);
  const isDesktop = useIsDesktop();
  const List = isDesktop ? ListTable : ListCards;
  return (
    <>
      <SettlementHead settlement={settlement} />
      <h3 className={classes.title}>{t('payments')}</h3>
      <List<Payment>
        label={t('payments')}
        columns={usePaymentColumns()}
        rows={settlement.paymentLedgerDetailResponseDtoList}
        rowKey={(row) => row.id}
        rowName={(row) => row.paymentDateBS}
      />
      {settlement.isActive ? (
        <>
          <h3 className={classes.title}>{t('paidFor')}</h3>
          <PaidFor settlement={settlement} />
        </>
      ) : null}
    </>
  );
}

function PaidFor({ settlement }: { settlement: SettlementDetail }) {
  const t = useTexts(settlementScreenMessages);
  const isDesktop = useIsDesktop();
  const columns = useAllocationColumns();
  if (settlement.allocations.length === 0) return <p className={classes.nothing}>{t('paidForNothing')}</p>;
  const List = isDesktop ? ListTable : ListCards;
  return (
    <List<Allocation>
      label={t('paidFor')}
      columns={columns}
      rows={settlement.allocations}
      rowKey={(row) => `${row.componentType} ${row.componentEntityId}`}
      rowName={documentName}
    />
  );
}

function SettlementHead({ settlement }: { settlement: SettlementDetail }) {
  const t = useTexts(settlementScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  const outlet = outlets.length > 1 ? outlets.find((one) => one.id === settlement.outletId) : undefined;
  const isReceived = settlement.kind === 'RECEIVED';
  const details: Detail[] = [
    {
      label: t(isReceived ? 'customer' : 'vendor'),
      value: nameIn(language, settlement.customerName, settlement.customerNameNp),
    },
    { label: t('amount'), value: <MoneyText rupees={settlement.totalAmount} withUnit /> },
    { label: t('date'), value: <DateText ad={settlement.receivedDateAD} withAd /> },
    ...(settlement.advanceAmount === 0
      ? []
      : [{ label: t('advance'), value: <MoneyText rupees={settlement.advanceAmount} withUnit /> }]),
    { label: t('kind'), value: <KindText kind={settlement.kind} /> },
    { label: ui('status'), value: <SettlementBadge isActive={settlement.isActive} /> },
    { label: t(isReceived ? 'receivedBy' : 'madeBy'), value: settlement.receivedBy },
    ...(outlet === undefined ? [] : [{ label: t('outlet'), value: nameIn(language, outlet.name, outlet.nameNp) }]),
    ...(settlement.remarks === null ? [] : [{ label: t('remarks'), value: settlement.remarks, wide: true }]),
    ...(settlement.deleteReason === null
      ? []
      : [{ label: t('deleteReason'), value: settlement.deleteReason, wide: true }]),
  ];
  return <DetailList details={details} />;
}

/** A payment by cheque leads to the cheque and says where it is. */
function ModeOfPayment({ payment: { cheque }, text }: { payment: Payment; text: string }) {
  const t = useTexts(chequeScreenMessages);
  const { can } = useSession();
  if (cheque === null) return text;
  const said = [text, ...(cheque.number === null ? [] : [cheque.number]), t(cheque.state)].join(' · ');
  return can(chequeContract.get) ? <TextLink to={`${screens.cheques}?view=${cheque.id}`}>{said}</TextLink> : said;
}

function usePaymentColumns(): Column<Payment>[] {
  const t = useTexts(settlementScreenMessages);
  const modeOf = useModeText();
  const ui = useTexts(uiMessages);
  return [
    { key: 'mode', title: t('mode'), card: 'who', cell: (row) => <ModeOfPayment payment={row} text={modeOf(row)} /> },
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
  const t = useTexts(settlementScreenMessages);
  const ui = useTexts(uiMessages);
  const money = (title: string) => ({ title: `${title} (${ui('rupees')})`, align: 'end' as const });
  return [
    {
      key: 'document',
      title: t('document'),
      card: 'who',
      cell: (row) => {
        const path = documentPath(row);
        return path === null ? documentName(row) : <TextLink to={path}>{documentName(row)}</TextLink>;
      },
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
