import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { nepaliOrder, orderOf } from '../../../platform/database/list-query.ts';
import {
  isNarrowed,
  lineConditions,
  type Period,
  readPeriod,
  type ReportFilter,
  reportConditions,
} from './sales-report.filter.ts';

type Contract = typeof salesReportContract;
export type ReportRow = Answer<Contract['generate']>['rows'][number];

type BillRow = {
  id: number;
  number: string;
  state: string;
  business_name: string;
  business_name_np: string | null;
  outlet_name: string;
  outlet_name_np: string | null;
  customer_name: string;
  customer_name_np: string | null;
  dated_on: string;
  dated_on_bs: string;
  due_on: string;
  due_on_bs: string;
  quantity: string;
  shipping_paisa: number;
  discount_paisa: number;
  vat_paisa: number;
  total_paisa: number;
  paid_paisa: number;
};

const sorting = {
  invoiceNumber: sql`document.number`,
  invoiceDate: sql`document.dated_on`,
  invoiceDueDate: sql`document.due_on`,
  customerName: nepaliOrder('invoice.customer_name'),
  sales: sql`quantity`,
  taxAmount: sql`document.vat_paisa`,
  grandTotal: sql`document.total_paisa`,
  totalCredit: sql`document.total_paisa - document.paid_paisa`,
};

/** One page of the sales report, with the totals of all its invoices. */
export async function generateReport(
  context: Context,
  { body }: Input<Contract['generate']>,
): Promise<Answer<Contract['generate']>> {
  const period = readPeriod(context.calendar, body, context.today);
  const page = { limit: body.pageSize, offset: body.pageNumber * body.pageSize };
  const [rows, totals] = await Promise.all([
    readRows(context, body, period, { ...page, sort: body.sort ?? null }),
    readTotals(context, body, period),
  ]);
  const { count, ...sums } = totals;
  return { rows, recordsTotal: count, totals: sums };
}

type Reader = Pick<Context, 'db' | 'businessId'>;

/** The invoices of the report in order; newest first unless another order is asked for. */
export async function readRows(
  { db, businessId }: Reader,
  filter: ReportFilter,
  period: Period,
  page: { limit: number; offset: number; sort: string | null },
): Promise<ReportRow[]> {
  const reader: Kysely<unknown> = db.tables<unknown>();
  const { rows } = await sql<BillRow>`
    select document.id, document.number, document.state, document.dated_on, document.dated_on_bs, document.due_on, document.due_on_bs,
      invoice.customer_name, invoice.customer_name_np, invoice.shipping_paisa, document.vat_paisa, document.total_paisa, document.paid_paisa,
      invoice.discount_paisa + invoice.line_discount_paisa as discount_paisa, ${quantityOf(businessId, filter)} as quantity,
      business.company_name as business_name, business.company_name_np as business_name_np,
      outlet.name as outlet_name, outlet.name_np as outlet_name_np
    from document
    join invoice on invoice.business_id = document.business_id and invoice.id = document.id
    join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
    join business on business.id = document.business_id
    where ${reportConditions(businessId, filter, period)}
    order by ${orderOf(sorting, page.sort, '-invoiceDate', 'document.id')}
    limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows.map(reportRow);
}

type Totals = Answer<Contract['generate']>['totals'] & { count: number };

/** What all invoices of the report come to; cancelled ones count as nothing. */
export async function readTotals({ db, businessId }: Reader, filter: ReportFilter, period: Period): Promise<Totals> {
  const reader: Kysely<unknown> = db.tables<unknown>();
  const { rows } = await sql<
    Record<'count' | 'shipping' | 'discount' | 'vat' | 'total' | 'credit', number> & { quantity: string }
  >`
    select count(*) as count, coalesce(sum(quantity) filter (where state = 'FINAL'), 0) as quantity,
      coalesce(sum(shipping_paisa) filter (where state = 'FINAL'), 0)::bigint as shipping,
      coalesce(sum(discount_paisa) filter (where state = 'FINAL'), 0)::bigint as discount,
      coalesce(sum(vat_paisa) filter (where state = 'FINAL'), 0)::bigint as vat,
      coalesce(sum(total_paisa) filter (where state = 'FINAL'), 0)::bigint as total,
      coalesce(sum(total_paisa - paid_paisa) filter (where state = 'FINAL'), 0)::bigint as credit
    from (select document.state, invoice.shipping_paisa, invoice.discount_paisa + invoice.line_discount_paisa as discount_paisa,
        document.vat_paisa, document.total_paisa, document.paid_paisa, ${quantityOf(businessId, filter)} as quantity
      from document
      join invoice on invoice.business_id = document.business_id and invoice.id = document.id
      where ${reportConditions(businessId, filter, period)}) as bills`.execute(reader);
  const row = rows[0];
  return {
    count: row?.count ?? 0,
    sales: Number(row?.quantity ?? 0),
    shippingCharge: rupeesOf(row?.shipping ?? 0),
    discountCharge: rupeesOf(row?.discount ?? 0),
    taxAmount: rupeesOf(row?.vat ?? 0),
    grandTotal: rupeesOf(row?.total ?? 0),
    totalCredit: rupeesOf(row?.credit ?? 0),
  };
}

function quantityOf(businessId: number, filter: ReportFilter): ReturnType<typeof sql> {
  return isNarrowed(filter)
    ? sql`(select sum(line.quantity) from invoice_line line where ${lineConditions(businessId, filter)})`
    : sql`invoice.quantity`;
}

function reportRow(row: BillRow): ReportRow {
  const isCancelled = row.state === 'CANCELLED';
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
    totalCredit: isCancelled ? 0 : rupeesOf(row.total_paisa - row.paid_paisa),
    isCancelled,
  };
}
