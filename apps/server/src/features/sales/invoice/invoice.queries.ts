import type { Answer, Input } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { matches, nepaliOrder, orderOf, pageOf, searchPattern } from '../../../platform/database/list-query.ts';
import { numberPrefix, readOutlet } from '../../books/ledger/document-outlet.ts';
import { invoiceDetailOf, type InvoiceLineRecord, invoiceListRow, type InvoiceRecord } from './invoice.rows.ts';
import { readServices, readVariants } from './invoice.sellables.ts';
import { readTerms } from './invoice.terms.ts';

type Contract = typeof invoiceContract;
type Tables = {
  invoice: InvoiceRecord;
  outlet: { business_id: number; id: number; name: string; name_np: string | null };
};

const sorting = {
  code: sql`invoice.number`,
  issuedDateAD: sql`invoice.issued_on`,
  dueDateAD: sql`invoice.due_on`,
  customerName: nepaliOrder('invoice.customer_name'),
  grandTotal: sql`invoice.total_paisa`,
  remainingAmount: sql`invoice.total_paisa - invoice.paid_paisa`,
};

/** The bills that the caller sees, newest first unless another order is asked for. */
export async function listInvoices(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { db, businessId } = context;
  let selection = db
    .tables<Tables>()
    .selectFrom('invoice')
    .innerJoin('outlet', (join) =>
      join.onRef('outlet.business_id', '=', 'invoice.business_id').onRef('outlet.id', '=', 'invoice.outlet_id'),
    )
    .where('invoice.business_id', '=', businessId);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const [rows, counted] = await Promise.all([
    selection
      .selectAll('invoice')
      .select(['outlet.name as outlet_name', 'outlet.name_np as outlet_name_np'])
      .orderBy(orderOf(sorting, query.sort, '-issuedDateAD', 'invoice.id'))
      .limit(pageOf(query).limit)
      .offset(pageOf(query).offset)
      .execute(),
    selection.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(invoiceListRow), recordsTotal: counted.total };
}

function conditions(context: Context, query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  const { calendar, today } = context;
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  const pattern = searchPattern(query.search);
  const searched = ['invoice.number', 'invoice.customer_name', 'invoice.customer_name_np', 'invoice.customer_phone'];
  return [
    pattern === null ? null : matches(pattern, searched),
    query.state === undefined ? null : sql<SqlBool>`invoice.state = ${query.state}`,
    query.paymentStatus === undefined ? null : ofPaymentStatus(query.paymentStatus),
    query.isOverdue === undefined ? null : sql<SqlBool>`(${isOverdue(today)}) = ${query.isOverdue}`,
    query.customerId === undefined ? null : sql<SqlBool>`invoice.customer_id = ${query.customerId}`,
    query.outletId === undefined ? null : sql<SqlBool>`invoice.outlet_id = ${query.outletId}`,
    from === null ? null : sql<SqlBool>`invoice.issued_on >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`invoice.issued_on <= date '1970-01-01' + ${to}::int`,
  ].filter((condition) => condition !== null);
}

/** Only issued bills are due, partly paid or paid. */
function ofPaymentStatus(status: 'PAID' | 'PARTIALLY_PAID' | 'DUE'): RawBuilder<SqlBool> {
  const tests = {
    PAID: sql`invoice.paid_paisa = invoice.total_paisa`,
    PARTIALLY_PAID: sql`invoice.paid_paisa > 0 and invoice.paid_paisa < invoice.total_paisa`,
    DUE: sql`invoice.paid_paisa = 0`,
  };
  return sql<SqlBool>`(invoice.state = 'FINAL' and ${tests[status]})`;
}

/** What the dashboard counts as overdue, whether a part of it is paid or nothing. */
function isOverdue(today: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`invoice.state = 'FINAL' and invoice.paid_paisa < invoice.total_paisa
    and invoice.due_on < date '1970-01-01' + ${today}::int`;
}

/** One bill with its lines; 404 for another business's or another outlet's. */
export async function getInvoice(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const [rows, lines] = await Promise.all([
    db.query<InvoiceRecord & { outlet_name: string; outlet_name_np: string | null }>(
      `select invoice.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np
       from invoice join outlet on outlet.business_id = invoice.business_id and outlet.id = invoice.outlet_id
       where invoice.business_id = $1 and invoice.id = $2`,
      [businessId, params.id],
    ),
    db.query<InvoiceLineRecord>(
      'select * from invoice_line where business_id = $1 and invoice_id = $2 order by line_number',
      [businessId, params.id],
    ),
  ]);
  const row = rows[0] ?? failNotFound();
  // Of a draft nothing is kept yet: it would be issued with what is in force.
  const terms = row.state === 'DRAFT' ? await readTerms({ db, businessId }) : row.terms;
  return invoiceDetailOf({ ...row, terms }, lines);
}

/** The number that the next final bill would get; another may take it first. */
export async function nextInvoiceNumber(
  context: Context,
  { query }: Input<Contract['nextNumber']>,
): Promise<Answer<Contract['nextNumber']>> {
  const { db, businessId, calendar } = context;
  const day = readDay(calendar, { ad: query.issuedDateAD, bs: null }, { ad: 'issuedDateAD', bs: 'issuedDateAD' });
  const fiscalYear = fiscalYearOf(day ?? context.today, calendar).label;
  const outlet = await readOutlet(context, query.outletId ?? null);
  const [row] = await db.query<{ last_number: number }>(
    `select last_number from number_series where business_id = $1 and outlet_id = $2 and kind = 'INVOICE' and fiscal_year = $3`,
    [businessId, outlet.id, fiscalYear],
  );
  const sequence = String((row?.last_number ?? 0) + 1).padStart(5, '0');
  return { invoiceNumber: numberPrefix('INV', outlet, fiscalYear) + sequence, fiscalYear };
}

/** What a line needs of an item's variant or a service. */
export async function sellableDetailOf(
  context: Context,
  { query }: Input<Contract['itemServiceDetail']>,
): Promise<Answer<Contract['itemServiceDetail']>> {
  const isItem = query.inventoryType === 'ITEM';
  const outletId = context.outletId ?? query.outletId ?? null;
  const [found, stock] = await Promise.all([
    isItem ? readVariants(context, [query.id]) : readServices(context, [query.id]),
    context.db.query<{ quantity: string | null }>(
      `select sum(quantity) as quantity from stock_balance
       where business_id = $1 and item_variant_id = $2 and ($3::bigint is null or outlet_id = $3)`,
      [context.businessId, query.id, outletId],
    ),
  ]);
  const sellable = found.get(query.id) ?? failNotFound();
  return {
    inventoryType: query.inventoryType,
    itemLedgerDetailId: sellable.variantId,
    serviceId: sellable.serviceId,
    code: sellable.code,
    name: sellable.name,
    nameNp: sellable.nameNp,
    hsCode: sellable.hsCode,
    unit: sellable.unit,
    unitNp: sellable.unitNp,
    rate: rupeesFromPaisa(asPaisa(sellable.pricePaisa)),
    vatIncluded: sellable.vatIncluded,
    taxable: sellable.taxCode === 'TAXABLE',
    taxRate: sellable.taxRateHundredths / 100,
    stockQuantity: isItem ? Number(stock[0]?.quantity ?? 0) : null,
  };
}
