import { salesReportColumns } from '@bahi/contract/reports/sales-report/sales-report-columns.messages';
import { salesReportScreenMessages } from '@bahi/contract/reports/sales-report/sales-report-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { BreakableText } from '../../../ui/texts/BreakableText.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import classes from './ReportColumns.module.css';
import type { ReportRow, ReportTotals } from './sales-report-form.ts';

/**
 * The columns of the report, as they stand in Excel and on paper too: owners and internal users see the outlet, outlet
 * users the business (specification, section 6). On a phone a card shows who, how much, when, and what is due.
 */
export function useReportColumns(totals: ReportTotals | undefined): Column<ReportRow>[] {
  const t = useTexts(salesReportColumns);
  const { userType } = useSession();
  const names = useNameColumns();
  const amount = (key: keyof ReportTotals, more: Partial<Column<ReportRow>> = {}): Column<ReportRow> => ({
    key,
    title: t(key),
    align: 'end',
    cell: (row) => <Amount rupees={row[key]} isCancelled={row.isCancelled} />,
    total: <MoneyText rupees={totals?.[key]} />,
    ...more,
  });
  return [
    names.invoiceNumber,
    userType === 'OUTLET_USER' ? names.business : names.outlet,
    names.customer,
    {
      key: 'invoiceDate',
      title: t('invoiceDate'),
      sort: 'invoiceDate',
      whole: true,
      card: 'date',
      cell: (row) => <DateText ad={row.invoiceDate} />,
    },
    {
      key: 'invoiceDueDate',
      title: t('invoiceDueDate'),
      sort: 'invoiceDueDate',
      whole: true,
      cell: (row) => <DateText ad={row.invoiceDueDate} />,
    },
    {
      key: 'sales',
      title: t('sales'),
      sort: 'sales',
      align: 'end',
      cell: (row) => (
        <span data-cancelled={row.isCancelled || undefined} className={classes.amount}>
          <QuantityText value={row.sales} />
        </span>
      ),
      total: <QuantityText value={totals?.sales} />,
    },
    amount('shippingCharge'),
    amount('discountCharge'),
    amount('taxAmount', { sort: 'taxAmount' }),
    amount('grandTotal', {
      sort: 'grandTotal',
      card: 'amount',
      cardCell: (row) => <MoneyText rupees={row.grandTotal} withUnit />,
    }),
    amount('totalCredit', {
      sort: 'totalCredit',
      card: 'status',
      cell: (row) => (row.isCancelled ? <CancelledBadge /> : <MoneyText rupees={row.totalCredit} />),
      cardCell: (row) => <BillState row={row} />,
    }),
  ];
}

function useNameColumns() {
  const t = useTexts(salesReportColumns);
  const language = useLanguage();
  const invoiceNumber: Column<ReportRow> = {
    key: 'invoiceNumber',
    title: t('invoiceNumber'),
    sort: 'invoiceNumber',
    card: 'more',
    cell: (row) => <BillNumber number={row.invoiceNumber} isCancelled={row.isCancelled} />,
    cardCell: (row) => <span className={classes.whole}>{row.invoiceNumber}</span>,
  };
  const outlet: Column<ReportRow> = {
    key: 'outletName',
    title: t('outletName'),
    cell: (row) => <Name text={nameIn(language, row.outletName, row.outletNameLocLang)} />,
  };
  const business: Column<ReportRow> = {
    key: 'businessName',
    title: t('businessName'),
    cell: (row) => <Name text={nameIn(language, row.businessName, row.businessNameLocLang)} />,
  };
  const customer: Column<ReportRow> = {
    key: 'customerName',
    title: t('customerName'),
    sort: 'customerName',
    card: 'who',
    cell: (row) => <Name text={nameIn(language, row.customerName, row.customerNameLocLang)} />,
    cardCell: (row) => nameIn(language, row.customerName, row.customerNameLocLang),
  };
  return { invoiceNumber, outlet, business, customer };
}

/** A number that is too long for one line is divided before its year: `INV-BTW-` and `2083/84-00001`. */
function BillNumber({ number, isCancelled }: { number: string; isCancelled: boolean }) {
  const [prefix, rest] = partsOf(number);
  return (
    <span className={classes.number} data-cancelled={isCancelled || undefined}>
      <span className={classes.whole}>{prefix}</span>
      <wbr />
      <span className={classes.whole}>{rest}</span>
    </span>
  );
}

function partsOf(number: string): [string, string] {
  const year = number.lastIndexOf('-', number.lastIndexOf('-') - 1) + 1;
  return [number.slice(0, year), number.slice(year)];
}

/** Eleven columns leave a name two short lines; the whole of it is told when pointed at. */
function Name({ text }: { text: string }) {
  return (
    <span className={classes.name}>
      <BreakableText text={text} />
    </span>
  );
}

/** What a cancelled invoice came to counts no more, and is not read as if it did. */
function Amount({ rupees, isCancelled }: { rupees: number; isCancelled: boolean }) {
  return (
    <span className={classes.amount} data-cancelled={isCancelled || undefined}>
      <MoneyText rupees={rupees} />
    </span>
  );
}

function CancelledBadge() {
  const t = useTexts(salesReportColumns);
  return <Badge tone="neutral">{t('cancelled')}</Badge>;
}

/** On a card: that the invoice is cancelled, or what of it is still due. */
function BillState({ row }: { row: ReportRow }) {
  const t = useTexts(salesReportScreenMessages);
  const language = useLanguage();
  if (row.isCancelled) return <CancelledBadge />;
  if (row.totalCredit === 0) return null;
  const due = paisaOf(row.totalCredit);
  return <span className={classes.due}>{t('dueCard', { amount: formatRupees(due, language) })}</span>;
}
