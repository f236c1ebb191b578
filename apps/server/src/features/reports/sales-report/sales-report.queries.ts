import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { type Expression, type InferResult, type NotNull, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { streamRows } from '../../../platform/database/row-stream.ts';
import { openAmount } from '../../books/ledger/document-due.ts';
import { nepaliOrder, orderOf, pageOf } from '../../../platform/database/list-query.ts';
import {
  askedOf,
  isNarrowed,
  lineConditions,
  readPeriod,
  type ReportAsked,
  reportConditions,
  type ReportFilter,
} from './sales-report.filter.ts';

type Contract = typeof salesReportContract;
export type ReportRow = Answer<Contract['generate']>['rows'][number];

const sorting = {
  invoiceNumber: sql`document.number`,
  invoiceDate: sql`document.dated_on`,
  invoiceDueDate: sql`document.due_on`,
  customerName: nepaliOrder('invoice.customer_name'),
  sales: sql`quantity`,
  taxAmount: sql`vat_paisa`,
  grandTotal: sql`total_paisa`,
  totalCredit: sql`open_paisa`,
};

/** One page of the sales report, with the totals of all its invoices. */
export async function generateReport(
  context: Context,
  { body }: Input<Contract['generate']>,
): Promise<Answer<Contract['generate']>> {
  const period = readPeriod(context.calendar, body, context.today);
  const asked = await askedOf(context, body, period);
  const [rows, totals] = await Promise.all([
    readRows(context, asked, { ...pageOf(body), sort: body.sort ?? null }),
    readTotals(context, asked),
  ]);
  const { count, ...sums } = totals;
  return { rows, recordsTotal: count, totals: sums };
}

type Reader = Pick<Context, 'db' | 'businessId'>;
type SoldRow = { quantity: string; vat_paisa: number; discount_paisa: number; total_paisa: number };

/**
 * The invoices of the report, each with what of it the report is about: quantity and money of the whole of it, or of
 * those lines alone; they carry no shipping, and of what is still due their share.
 */
function invoicesOf({ db, businessId }: Reader, asked: ReportAsked) {
  const invoices = db
    .tables()
    .selectFrom('document')
    .innerJoin('invoice', (join) =>
      join.onRef('invoice.business_id', '=', 'document.business_id').onRef('invoice.id', '=', 'document.id'),
    )
    .where(reportConditions(businessId, asked))
    .select('document.state');
  const open = sql.raw(openAmount);
  if (!isNarrowed(asked.filter))
    return invoices.select([
      sql<string>`invoice.quantity`.as('quantity'),
      sql<number>`invoice.shipping_paisa`.as('shipping_paisa'),
      sql<number>`invoice.discount_paisa + invoice.line_discount_paisa`.as('discount_paisa'),
      sql<number>`document.vat_paisa`.as('vat_paisa'),
      sql<number>`document.total_paisa`.as('total_paisa'),
      sql<number>`${open}`.as('open_paisa'),
    ]);
  return invoices
    .innerJoinLateral(soldOf(businessId, asked.filter), (join) => join.onTrue())
    .select([
      sql<string>`sold.quantity`.as('quantity'),
      sql<number>`0::bigint`.as('shipping_paisa'),
      sql<number>`sold.discount_paisa`.as('discount_paisa'),
      sql<number>`sold.vat_paisa`.as('vat_paisa'),
      sql<number>`sold.total_paisa`.as('total_paisa'),
      sql<number>`round((${open})::numeric * sold.total_paisa / document.total_paisa)::bigint`.as('open_paisa'),
    ]);
}

/** What of an invoice the report is about; no row for one that has none of it. */
function soldOf(businessId: number, filter: ReportFilter) {
  return sql<SoldRow>`(select sum(line.quantity) as quantity, sum(line.vat_paisa)::bigint as vat_paisa,
      sum(line.discount_paisa + line.document_discount_paisa)::bigint as discount_paisa,
      sum(line.net_paisa - line.document_discount_paisa + line.vat_paisa)::bigint as total_paisa
    from invoice_line line where ${lineConditions(businessId, filter)} having count(*) > 0)`.as('sold');
}

/** The invoices of the report in order; newest first unless another order is asked for. */
export async function readRows(
  reader: Reader,
  asked: ReportAsked,
  page: { limit: number; offset: number; sort: string | null },
): Promise<ReportRow[]> {
  const rows = await orderedInvoicesOf(reader, asked, page.sort).limit(page.limit).offset(page.offset).execute();
  return rows.map(reportRow);
}

/** All of them in order, as they are taken. */
export async function* streamReport(reader: Reader, asked: ReportAsked, sort: string): AsyncGenerator<ReportRow[]> {
  const { sql: text, parameters: values } = orderedInvoicesOf(reader, asked, sort).compile();
  for await (const rows of streamRows<NamedInvoice>(reader.db, { text, values, atOnce: rowsAtOnce }))
    yield rows.map(reportRow);
}

const rowsAtOnce = 1000;

function orderedInvoicesOf(reader: Reader, asked: ReportAsked, sort: string | null) {
  return namedInvoicesOf(reader, asked).orderBy(orderOf(sorting, sort, '-invoiceDate', 'document.id'));
}

type NamedInvoice = InferResult<ReturnType<typeof namedInvoicesOf>>[number];

function namedInvoicesOf(...report: Parameters<typeof invoicesOf>) {
  return (
    invoicesOf(...report)
      .innerJoin('outlet', (join) =>
        join.onRef('outlet.business_id', '=', 'document.business_id').onRef('outlet.id', '=', 'document.outlet_id'),
      )
      .innerJoin('business', 'business.id', 'document.business_id')
      .select(['document.id', 'document.number', 'invoice.customer_name', 'invoice.customer_name_np'])
      .select(['document.dated_on', 'document.dated_on_bs', 'document.due_on', 'document.due_on_bs'])
      .select(['business.company_name as business_name', 'business.company_name_np as business_name_np'])
      .select(['outlet.name as outlet_name', 'outlet.name_np as outlet_name_np'])
      // What is issued has its number.
      .$narrowType<{ number: NotNull }>()
  );
}

type Totals = Answer<Contract['generate']>['totals'] & { count: number };

/** What all invoices of the report come to; cancelled ones count as nothing. */
export async function readTotals(reader: Reader, asked: ReportAsked): Promise<Totals> {
  const row = await reader.db
    .tables()
    .selectFrom(invoicesOf(reader, asked).as('reported'))
    .select((reported) => {
      const sum = (column: Expression<number>) =>
        sql<number>`coalesce(sum(${column}) filter (where state = 'FINAL'), 0)::bigint`;
      return [
        sql<number>`count(*)`.as('count'),
        sql<string>`coalesce(sum(${reported.ref('quantity')}) filter (where state = 'FINAL'), 0)`.as('quantity'),
        sum(reported.ref('shipping_paisa')).as('shipping'),
        sum(reported.ref('discount_paisa')).as('discount'),
        sum(reported.ref('vat_paisa')).as('vat'),
        sum(reported.ref('total_paisa')).as('total'),
        sum(reported.ref('open_paisa')).as('credit'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    count: row.count,
    sales: Number(row.quantity),
    shippingCharge: rupeesOf(row.shipping),
    discountCharge: rupeesOf(row.discount),
    taxAmount: rupeesOf(row.vat),
    grandTotal: rupeesOf(row.total),
    totalCredit: rupeesOf(row.credit),
  };
}

function reportRow(row: NamedInvoice): ReportRow {
  return {
    invoiceId: row.id,
    invoiceNumber: row.number,
    businessName: row.business_name,
    businessNameLocLang: row.business_name_np,
    outletName: row.outlet_name,
    outletNameLocLang: row.outlet_name_np,
    customerName: row.customer_name,
    customerNameLocLang: row.customer_name_np,
    invoiceDate: row.dated_on,
    invoiceDateBS: row.dated_on_bs,
    invoiceDueDate: row.due_on,
    invoiceDueDateBS: row.due_on_bs,
    sales: Number(row.quantity),
    shippingCharge: rupeesOf(row.shipping_paisa),
    discountCharge: rupeesOf(row.discount_paisa),
    taxAmount: rupeesOf(row.vat_paisa),
    grandTotal: rupeesOf(row.total_paisa),
    totalCredit: rupeesOf(row.open_paisa),
    isCancelled: row.state === 'CANCELLED',
  };
}
