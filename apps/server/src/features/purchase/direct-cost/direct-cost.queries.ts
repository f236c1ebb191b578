import type { Answer, Input } from '@bahi/contract/endpoint';
import type { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { dueOf, paymentStatusOf } from '@bahi/domain/payment-status';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readDatedPage, type Search } from '../../../platform/database/found-page.ts';
import { isFoundAmong } from '../../../platform/database/kept-texts.ts';
import { foundBy, nepaliOrder } from '../../../platform/database/list-query.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { openAmount } from '../../books/ledger/document-due.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import { issuedConditions } from '../../books/ledger/issued-list.ts';
import { leadToParties } from '../../books/ledger/search/party-search.ts';
import { getPurchase } from '../purchase/purchase.queries.ts';

type Contract = typeof directCostContract;
type CostRow = Answer<Contract['list']>['rows'][number];
type Record = DocumentRow & Row<'direct_cost'> & Shown;
type Shown = {
  party_name: string;
  party_name_np: string | null;
  purchase_number: string | null;
  stock_paisa: number | null;
};
type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'calendar'>;

const dated = { table: 'document', day: 'dated_on' };
const sorting = {
  heading: nepaliOrder('document.heading'),
  billDateAD: sql`document.dated_on`,
  dueDateAD: sql`document.due_on`,
  vendorName: nepaliOrder('party.name'),
  totalBillAmount: sql`document.total_paisa`,
  remainingAmount: sql.raw(openAmount),
};

/** The costs of bringing goods home, newest first unless another order is asked for. */
export async function listDirectCosts(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = costsOf(context);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const list = { ...dated, selection, shown: shown(selection), sorting, newestFirst: '-billDateAD' };
  const { rows, recordsTotal } = await readDatedPage(context, list, costSearch(context, query.search), query);
  return { rows: rows.map((row) => costRowOf(row, todayBsOf(context))), recordsTotal };
}

/** One of them; 404 for another business's or another outlet's. */
export async function getDirectCost(context: Context, { params }: Input<Contract['get']>): Promise<CostRow> {
  const row = await shown(costsOf(context).where('document.id', '=', params.id)).executeTakeFirst();
  return row === undefined ? failNotFound() : costRowOf(row, todayBsOf(context));
}

/** A purchase with its costs in the order in which they were entered, and what each line bears of those in force. */
export async function getCostsOfPurchase(
  context: Reader,
  { params }: Input<Contract['ofInvoice']>,
): Promise<Answer<Contract['ofInvoice']>> {
  const { db, businessId } = context;
  const [purchase, costs, shares] = await Promise.all([
    getPurchase(context, { params: { id: params.invoiceId } }),
    shown(costsOf(context).where('own.purchase_id', '=', params.invoiceId))
      .orderBy('document.id')
      .execute(),
    db.query<{ direct_cost_id: number; purchase_line_id: number; amount_paisa: number; stock_paisa: number }>(
      `select share.direct_cost_id, share.purchase_line_id, share.amount_paisa, share.stock_paisa
       from direct_cost own
       join document on document.business_id = own.business_id and document.id = own.id and document.state = 'FINAL'
       join direct_cost_share share on share.business_id = own.business_id and share.direct_cost_id = own.id
       where own.business_id = $1 and own.purchase_id = $2 order by share.id`,
      [businessId, params.invoiceId],
    ),
  ]);
  return {
    purchase,
    costs: costs.map((row) => costRowOf(row, todayBsOf(context))),
    shares: shares.map((share) => ({
      directCostId: share.direct_cost_id,
      purchaseLineId: share.purchase_line_id,
      amount: rupeesOf(share.amount_paisa),
      stockAmount: rupeesOf(share.stock_paisa),
    })),
  };
}

function costsOf({ db, businessId }: Pick<Context, 'db' | 'businessId'>) {
  return (
    db
      .tables()
      .selectFrom('document')
      // Every document of the kind has these: joined so, they are left out where nothing asks for them, as when counting.
      .leftJoin('direct_cost as own', (join) =>
        join.onRef('own.business_id', '=', 'document.business_id').onRef('own.id', '=', 'document.id'),
      )
      .leftJoin('vendor as party', (join) =>
        join.onRef('party.business_id', '=', 'document.business_id').onRef('party.id', '=', 'document.vendor_id'),
      )
      .where('document.business_id', '=', businessId)
      .where('document.kind', '=', 'DIRECT_COST')
  );
}

function shown(selection: ReturnType<typeof costsOf>) {
  return selection
    .selectAll(['own', 'document'])
    .select([
      'party.name as party_name',
      'party.name_np as party_name_np',
      sql<string | null>`(select purchase.number from document purchase
        where purchase.business_id = document.business_id and purchase.id = own.purchase_id)`.as('purchase_number'),
      sql<number | null>`(select sum(stock_paisa)::bigint from direct_cost_share share
        where share.business_id = document.business_id and share.direct_cost_id = document.id)`.as('stock_paisa'),
    ])
    .$castTo<Record>();
}

function conditions(context: Context, query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  return [
    query.vendorId === undefined ? null : sql<SqlBool>`document.vendor_id = ${query.vendorId}`,
    query.purchaseInvoiceId === undefined ? null : sql<SqlBool>`own.purchase_id = ${query.purchaseInvoiceId}`,
    ...issuedConditions(context, { ...query, fromDateAD: null, toDateAD: null }),
  ].filter((condition) => condition !== null);
}

/** By what it is for, the number of the bill or the purchase, and name and sound of the vendor. */
function costSearch({ businessId }: Pick<Context, 'businessId'>, search: string | undefined): Search | null {
  const test = foundBy(search, {
    names: ['document.heading', 'party.name', 'party.name_np'],
    codes: ['own.bill_number'],
    sound: sql.ref('party.name_sound'),
  });
  if (search === undefined || test === null) return null;
  const isMeant = sql<SqlBool>`(select ${test} from direct_cost own
    join vendor party on party.business_id = own.business_id and party.id = document.vendor_id
    where own.business_id = document.business_id and own.id = document.id)`;
  const isKept = isFoundAmong('document', search) ?? sql<SqlBool>`true`;
  const leads = [
    ...leadToParties({ businessId, party: 'vendor', search }, 'document'),
    { on: sql<SqlBool>`${isKept} and ${isMeant}` },
  ];
  return { isMeant, leads };
}

function todayBsOf({ today, calendar }: Reader): string {
  return bothDates(today, calendar).bs;
}

function costRowOf(row: Record, todayBs: string): CostRow {
  const [total, paid] = [asPaisa(row.total_paisa), asPaisa(row.paid_paisa)];
  const isActive = row.state === 'FINAL';
  const stock = row.stock_paisa ?? 0;
  return {
    id: row.id,
    heading: row.name,
    headingNp: row.name_np,
    landingCostId: row.landing_cost_id,
    purchaseInvoiceId: row.purchase_id,
    purchaseCode: row.purchase_number,
    outletId: row.outlet_id,
    allocationMethod: row.allocation_method,
    perUnitCost: row.per_unit_paisa === null ? null : rupeesOf(row.per_unit_paisa),
    netAmount: rupeesOf(row.net_paisa),
    vatAmount: rupeesOf(row.vat_paisa),
    totalBillAmount: rupeesFromPaisa(total),
    stockAmount: rupeesOf(stock),
    adjustedAmount: rupeesOf(row.net_paisa - stock),
    vendorId: row.vendor_id ?? Number.NaN,
    vendorName: row.party_name,
    vendorNameNp: row.party_name_np,
    billNumber: row.bill_number,
    billDateAD: row.dated_on,
    billDateBS: row.dated_on_bs,
    dueDateAD: row.due_on,
    dueDateBS: row.due_on_bs,
    paidAmount: rupeesFromPaisa(paid),
    remainingAmount: isActive ? rupeesFromPaisa(dueOf(total, paid)) : 0,
    paymentStatus: paymentStatusOf(total, paid),
    remarks: row.remarks,
    isActive,
    isCancellable: isActive && paid === 0 && isOfOpenMonth({ datedBs: row.dated_on_bs, todayBs }),
    cancelReason: row.cancel_reason,
    createdBy: row.created_by_name,
    version: row.version,
  };
}
