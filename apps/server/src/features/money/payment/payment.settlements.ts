import type { Answer, Input } from '@bahi/contract/endpoint';
import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Paisa, rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { type InferResult, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readDatedPage, type Search } from '../../../platform/database/found-page.ts';
import { foundBy, nepaliOrder, type Sorting } from '../../../platform/database/list-query.ts';
import { leadsToAmount, orAmount } from '../../books/ledger/search/amount-search.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';
import { leadToParties } from '../../books/ledger/search/party-search.ts';
import { readDocuments, refuseUnreadable } from './payment.documents.ts';
import { fallen, movedCheque, readPayments } from './payment.account.ts';
import { filterOf } from './payment.filter.ts';
import { readPaymentsInForce } from './payment.reverse.ts';
import { mayRead, settlements } from '../../books/ledger/settlement/settlements.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

type Contract = typeof paymentContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'can' | 'calendar'>;
type Row = InferResult<ReturnType<typeof withParty>>[number];

/** Settlements newest first unless another order is asked for; searched by number or either name of the party. */
export async function listSettlements(
  context: Reader,
  { query }: Input<Contract['listSettlements']>,
): Promise<Answer<Contract['listSettlements']>> {
  let selection = settlementsOf(context);
  for (const condition of filterOf(context, query)) selection = selection.where(condition);
  const list = {
    ...dated,
    selection,
    shown: withParty(selection, query.mode),
    sorting,
    newestFirst: '-receivedDateAD',
  };
  const { rows, recordsTotal } = await readDatedPage(context, list, await searchOf(context, query.search), query);
  return { rows: rows.map(settlementRowOf), recordsTotal };
}

/** One settlement with its payments and what they went onto. Fails with 403 where the caller may not read that. */
export async function getSettlement(context: Reader, id: number): Promise<Answer<Contract['getSettlement']>> {
  const row = await withParty(settlementsOf(context).where('settlement.id', '=', id))
    .select(sql<string | null>`coalesce(customer.phone_number, vendor.phone_number)`.as('phone'))
    .executeTakeFirst();
  if (row === undefined) return failNotFound();
  const [{ allocations }, payments] = await Promise.all([
    readPaymentsInForce(context, id),
    // Of a deleted one what it had been; of an edited one what it is.
    readPayments(context, { settlementId: id, isDeleted: row.deleted_at !== null }),
  ]);
  refuseUnreadable(context, allocations);
  const documents = await readDocuments(context, uniqueOf(allocations));
  return {
    ...settlementRowOf(row),
    outletId: row.outlet_id,
    partyPhone: context.can(row.customer_id === null ? 'vendor.read' : 'customer.read') ? row.phone || null : null,
    paymentLedgerDetailResponseDtoList: payments,
    allocations: documents.map((document) => ({
      componentType: document.type,
      componentEntityId: document.id,
      code: document.code,
      billDateAD: formatAdDate(document.billedOn),
      billDateBS: document.billedOnBs,
      payableFromAD: formatAdDate(document.payableFrom),
      totalAmount: rupeesFromPaisa(document.total),
      dueAmount: rupeesFromPaisa(document.due),
      amount: rupeesFromPaisa(
        sumPaisa(allocations.filter((one) => isSame(one, document)).map((one): Paisa => one.amount)),
      ),
    })),
  };
}

type Ref = { type: string; id: number };

function isSame(one: Ref, other: Ref): boolean {
  return one.type === other.type && one.id === other.id;
}

function uniqueOf<R extends Ref>(refs: readonly R[]): R[] {
  return refs.filter((ref, position) => refs.findIndex((one) => isSame(one, ref)) === position);
}

/** Settlements that the caller may see. */
function settlementsOf({ db, businessId, can }: Reader) {
  const ofVendors = mayRead({ can }, { settledBy: 'PAID', party: 'vendor' });
  return db
    .tables()
    .selectFrom('settlement')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.business_id', '=', 'settlement.business_id')
        .onRef('customer.id', '=', 'settlement.customer_id'),
    )
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.business_id', '=', 'settlement.business_id').onRef('vendor.id', '=', 'settlement.vendor_id'),
    )
    .where('settlement.business_id', '=', businessId)
    .$if(!ofVendors, (settlements) => settlements.where('settlement.vendor_id', 'is', null));
}

/** What each one tells; amounts by mode of `mode`, or of all that is money. */
function withParty(selection: ReturnType<typeof settlementsOf>, mode?: SettlementMode) {
  const isCounted = mode === undefined ? sql`payment.mode not in ('ADVANCE', 'TDS')` : sql`payment.mode = ${mode}`;
  return selection.selectAll('settlement').select([
    sql<string>`coalesce(customer.name, vendor.name)`.as('name'),
    sql<string | null>`coalesce(customer.name_np, vendor.name_np)`.as('name_np'),
    sql<number>`(select coalesce(sum(payment.amount_paisa - (select coalesce(sum(allocation.amount_paisa), 0) from payment_allocation allocation
          where allocation.business_id = payment.business_id and allocation.payment_id = payment.id)), 0)::bigint
        from payment where payment.business_id = settlement.business_id and payment.settlement_id = settlement.id
          and payment.reversal_entry_id is null)`.as('advance_paisa'),
    sql<number>`(select coalesce(sum(payment.amount_paisa), 0)::bigint from payment
        where payment.business_id = settlement.business_id and payment.settlement_id = settlement.id and ${isCounted}
          and (payment.reversal_entry_id is null or settlement.deleted_at is not null))`.as('mode_paisa'),
    sql<SettlementMode[]>`(select coalesce(array_agg(distinct payment.mode), '{}') from payment
        where payment.business_id = settlement.business_id and payment.settlement_id = settlement.id
          and (payment.reversal_entry_id is null or settlement.deleted_at is not null or exists (select from cheque
            where cheque.business_id = payment.business_id and cheque.payment_id = payment.id and cheque.state in (${sql.raw(fallen)}))))`.as(
      'modes',
    ),
    // One at a time, from the settlement on: as "not exists" it would be answered from all payments that there are.
    sql<boolean>`(settlement.deleted_at is null and (select allocation.id from payment
        join payment_allocation allocation on allocation.business_id = payment.business_id and allocation.payment_id = payment.id
        left join document_due due on due.business_id = allocation.business_id and due.id = allocation.document_id
        left join paid_at_issue issued on issued.business_id = due.business_id and issued.document_id = due.id and issued.settlement_id = settlement.id
        where payment.business_id = settlement.business_id and payment.settlement_id = settlement.id
          and (due.id is null or issued.document_id is not null) limit 1) is null
      and (select cheque.id from cheque
        join payment on payment.business_id = cheque.business_id and payment.id = cheque.payment_id
        where cheque.business_id = settlement.business_id and cheque.settlement_id = settlement.id
          and (${sql.raw(movedCheque)} or cheque.state in (${sql.raw(fallen)})) limit 1) is null)`.as('is_editable'),
  ]);
}

function settlementRowOf(row: Row): Answer<Contract['listSettlements']>['rows'][number] {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    customerId: row.customer_id,
    vendorId: row.vendor_id,
    customerName: row.name,
    customerNameNp: row.name_np,
    receivedDateAD: row.received_on,
    receivedDateBS: row.received_on_bs,
    totalAmount: rupeesOf(row.total_paisa),
    modeAmount: rupeesOf(row.mode_paisa),
    advanceAmount: row.kind === 'RECEIVED' && !isRefund(row) ? rupeesOf(row.advance_paisa) : 0,
    modes: row.modes,
    remarks: row.remarks,
    receivedBy: row.created_by_name,
    isActive: row.deleted_at === null,
    deleteReason: row.delete_reason,
    isEditable: row.is_editable && !isRefund(row),
    version: row.version,
  };
}

/** What went back of an advance, to a customer or from a vendor, is deleted and written anew. */
export function isRefund({ kind, customer_id }: { kind: SettlementDirection; customer_id: number | null }): boolean {
  return (kind === 'PAID') === (customer_id !== null);
}

const dated = { table: 'settlement', day: 'received_on' } as const;

/** What a search means: by number and amount, and by either name of the party and its sound. */
async function searchOf(context: Reader, search: string | undefined): Promise<Search | null> {
  const test = foundBy(search, {
    names: ['customer.name', 'customer.name_np', 'vendor.name', 'vendor.name_np'],
    codes: ['settlement.number'],
    sound: sql`coalesce(customer.name_sound, vendor.name_sound)`,
  });
  if (search === undefined || test === null) return null;
  const { businessId } = context;
  const numbered = (['RECEIVED', 'PAID'] as const).map((kind) => ({ kind, series: settlements[kind].series }));
  const isMeant = sql<SqlBool>`(select ${test} from (select settlement.business_id, settlement.customer_id, settlement.vendor_id) own
      left join customer on customer.business_id = own.business_id and customer.id = own.customer_id
      left join vendor on vendor.business_id = own.business_id and vendor.id = own.vendor_id)`;
  return {
    isMeant: orAmount(dated.table, search, isMeant),
    leads: [
      ...leadsToAmount(dated.table, search),
      ...leadToParties({ businessId, party: 'customer', search }, dated.table),
      ...leadToParties({ businessId, party: 'vendor', search }, dated.table),
      ...leadsToNumbers(context, dated, await findNumbers(context, numbered, search), search),
    ],
  };
}

const sorting: Sorting = {
  number: sql.ref('settlement.number'),
  receivedDateAD: sql.ref('settlement.received_on'),
  totalAmount: sql.ref('settlement.total_paisa'),
  customerName: sql`coalesce(${nepaliOrder('customer.name')}, ${nepaliOrder('vendor.name')})`,
};
