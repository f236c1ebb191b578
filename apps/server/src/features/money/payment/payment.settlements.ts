import type { Answer, Input } from '@bahi/contract/endpoint';
import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Paisa, rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { type InferResult, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readDatedPage } from '../../../platform/database/found-page.ts';
import { nepaliOrder, type Sorting } from '../../../platform/database/list-query.ts';
import { readDocuments, refuseUnreadable } from './payment.documents.ts';
import { fallen, movedCheque, readPayments } from './payment.account.ts';
import { filterOf } from './payment.filter.ts';
import { readPaymentsInForce } from './payment.reverse.ts';
import { datedSettlements, settlementSearch, settlementsOf } from '../../books/ledger/settlement/settlement-search.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

type Contract = typeof paymentContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'can' | 'calendar'>;
type Row = InferResult<ReturnType<typeof withParty>>[number];

/** Settlements newest first unless another order is asked for; searched by number or either name of the party. */
export async function listSettlements(
  context: Reader,
  { query }: Input<Contract['listSettlements']>,
): Promise<Answer<Contract['listSettlements']>> {
  let selection = settlementsOf(context, query.kind);
  for (const condition of filterOf(context, query)) selection = selection.where(condition);
  const list = {
    ...datedSettlements,
    selection,
    shown: withParty(selection, query.mode),
    sorting,
    newestFirst: '-receivedDateAD',
  };
  const { rows, recordsTotal } = await readDatedPage(
    context,
    list,
    await settlementSearch(context, query.search, query.kind),
    query,
  );
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

const sorting: Sorting = {
  number: sql.ref('settlement.number'),
  receivedDateAD: sql.ref('settlement.received_on'),
  totalAmount: sql.ref('settlement.total_paisa'),
  customerName: sql`coalesce(${nepaliOrder('customer.name')}, ${nepaliOrder('vendor.name')})`,
};
