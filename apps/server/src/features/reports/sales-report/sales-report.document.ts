import type { Text } from '@bahi/contract/messages';
import { salesReportColumns } from '@bahi/contract/reports/sales-report/sales-report-columns.messages';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { toLatin } from '@bahi/domain/numbers/digits';
import { paisaOf } from '@bahi/domain/numbers/money';
import { type Quantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import { bothDates } from '../../../platform/core/days.ts';
import type { ReportColumn, ReportHead } from '../../../platform/reports/report.ts';
import type { Period, ReportFilter } from './sales-report.filter.ts';
import type { ReportRow, readTotals } from './sales-report.queries.ts';

const texts = salesReportColumns.texts;

type Totals = Awaited<ReturnType<typeof readTotals>>;
type Shown = {
  session: Session;
  period: Period;
  filter: ReportFilter;
  totals: Totals;
};

/** The sales report as a document: the columns of the screen for that kind of user, and the totals of its rows. */
export async function salesReportDocument(context: OpenContext, db: Tx, shown: Shown): Promise<ReportHead<ReportRow>> {
  const { session, period, filter, totals } = shown;
  const [business, filters] = await Promise.all([
    readReportBusiness(db, session.businessId),
    readFilters(db, session, filter),
  ]);
  const now = bothDates(context.today, context.calendar);
  return {
    name: 'Sales Report',
    title: texts.title,
    business,
    period: {
      fromDay: period.from,
      toDay: period.to,
      fromBs: bothDates(period.from, context.calendar).bs,
      toBs: bothDates(period.to, context.calendar).bs,
    },
    filters,
    columns: columnsFor(session),
    totals: {
      sales: quantityOf(totals.sales) ?? 0,
      shippingCharge: paisaOf(totals.shippingCharge),
      discountCharge: paisaOf(totals.discountCharge),
      taxAmount: paisaOf(totals.taxAmount),
      grandTotal: paisaOf(totals.grandTotal),
      totalCredit: paisaOf(totals.totalCredit),
    },
    calendar: context.calendar,
    madeAt: `${now.bs} ${timeInKathmandu(context.now)}`,
    madeBy: session.fullName,
  };
}

/** Owners and internal users see the outlet, outlet users the business (specification, section 6). */
function columnsFor(session: Session): ReportColumn<ReportRow>[] {
  const place: ReportColumn<ReportRow> =
    session.userType === 'OUTLET_USER'
      ? {
          kind: 'text',
          key: 'businessName',
          title: texts.businessName,
          value: (row, language) => (language === 'ne' ? row.businessNameLocLang : null) ?? row.businessName,
        }
      : {
          kind: 'text',
          key: 'outletName',
          title: texts.outletName,
          value: (row, language) => (language === 'ne' ? row.outletNameLocLang : null) ?? row.outletName,
        };
  return [
    { kind: 'text', key: 'invoiceNumber', title: texts.invoiceNumber, value: (row) => row.invoiceNumber },
    place,
    {
      kind: 'text',
      key: 'customerName',
      title: texts.customerName,
      value: (row, language) => (language === 'ne' ? row.customerNameLocLang : null) ?? row.customerName,
    },
    { kind: 'date', key: 'invoiceDateBS', title: texts.invoiceDate, value: (row) => row.invoiceDateBS },
    { kind: 'date', key: 'invoiceDate', title: texts.invoiceDateAD, value: (row) => dayOf(row.invoiceDate) },
    { kind: 'date', key: 'invoiceDueDateBS', title: texts.invoiceDueDate, value: (row) => row.invoiceDueDateBS },
    { kind: 'quantity', key: 'sales', title: texts.sales, value: (row) => inForce(row, quantityOf(row.sales)) },
    ...(['shippingCharge', 'discountCharge', 'taxAmount', 'grandTotal', 'totalCredit'] as const).map(
      (key): ReportColumn<ReportRow> => ({
        kind: 'money',
        key,
        title: texts[key],
        value: (row) => inForce(row, paisaOf(row[key])),
      }),
    ),
    {
      kind: 'text',
      key: 'status',
      title: texts.status,
      value: (row, language) => (row.isCancelled ? texts.cancelled[language] : null),
    },
  ];
}

/** A cancelled invoice stands with its number and nothing else: whoever sums a column comes to its total. */
function inForce<Value>({ isCancelled }: ReportRow, value: Value): Value | null {
  return isCancelled ? null : value;
}

/** What the report was narrowed to, by name. */
async function readFilters(db: Tx, session: Session, filter: ReportFilter): Promise<{ label: Text; value: Text }[]> {
  const names = await db.query<{
    kind: 'outletName' | 'customerName' | 'item' | 'service';
    name: string;
    name_np: string | null;
  }>(
    `select 'outletName' as kind, name, name_np from outlet where business_id = $1 and id = $2
     union all select 'customerName', name, name_np from customer where business_id = $1 and id = $3
     union all select 'item', item.name, item.name_np from item_variant variant
       join item on item.business_id = variant.business_id and item.id = variant.item_id
       where variant.business_id = $1 and variant.id = $4 and $5 <> 'SERVICE'
     union all select 'service', name, name_np from service where business_id = $1 and id = $4 and $5 = 'SERVICE'`,
    [session.businessId, filter.outletId, filter.customerId, filter.itemOrServiceId, filter.inventoryType ?? 'ITEM'],
  );
  const named = names.map(({ kind, name, name_np }) => ({
    label: texts[kind],
    value: { en: name, ne: name_np ?? name },
  }));
  const number = filter.invoiceNumber === null ? null : toLatin(filter.invoiceNumber);
  return [
    ...(filter.inventoryType === null || filter.itemOrServiceId !== null
      ? []
      : [{ label: texts.inventoryType, value: filter.inventoryType === 'SERVICE' ? texts.service : texts.item }]),
    ...named,
    ...(number === null ? [] : [{ label: texts.invoiceNumber, value: { en: number, ne: number } }]),
  ];
}

function quantityOf(units: number): Quantity | null {
  return quantityFromNumber(units);
}

function dayOf(text: string): CalendarDay | null {
  const day = parseAdDate(text);
  return isDateProblem(day) ? null : day;
}
