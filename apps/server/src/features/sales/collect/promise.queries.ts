import type { PaymentPromise } from '@bahi/contract/sales/collect/collect-answer';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import { type PromiseFacts, promiseStateOn } from '@bahi/domain/numbers/payment-promise';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today'>;
export type PromiseRow = Row<'payment_promise'> & { received_paisa: number };

/** So many promises of one customer are shown, the last ones. */
const mostPromises = 50;

/**
 * What came from the customer of a row `promise` since it was given, up to the promised day: receipts that were entered
 * after it and stand, without what was paid of bills that were written after it, nor what was paid out of an advance.
 */
const received = `(select coalesce(sum(payment.amount_paisa - coalesce(newer.paisa, 0)), 0)::bigint
  from settlement
  join payment on payment.business_id = settlement.business_id and payment.settlement_id = settlement.id
    and payment.reversal_entry_id is null and payment.mode <> 'ADVANCE' and payment.paid_on <= promise.promised_on
  left join lateral (select sum(allocation.amount_paisa) as paisa from payment_allocation allocation
    join document on document.business_id = allocation.business_id and document.id = allocation.document_id
    where allocation.business_id = payment.business_id and allocation.payment_id = payment.id
      and document.entry_id > promise.after_entry) newer on true
  where settlement.business_id = promise.business_id and settlement.customer_id = promise.customer_id
    and settlement.received_on >= promise.taken_on and settlement.kind = 'RECEIVED'
    and settlement.id > promise.after_settlement
    and (promise.outlet_id is null or settlement.outlet_id = promise.outlet_id))`;

const promises = `select promise.*, ${received} as received_paisa from payment_promise promise`;

/** The promises of a customer that the caller sees, the last first. */
export async function promisesOf(reader: Reader, customerId: number): Promise<PaymentPromise[]> {
  const { db, businessId, today } = reader;
  const rows = await db.query<PromiseRow>(
    `${promises} where promise.business_id = $1 and promise.customer_id = $2 order by promise.id desc limit $3`,
    [businessId, customerId, mostPromises],
  );
  return rows.map((row) => promiseOf(row, today));
}

/** The same for who asks about a customer; 404 of one that there is not. */
export async function listPromises(reader: Reader, customerId: number): Promise<PaymentPromise[]> {
  const [known] = await reader.db.query<{ id: number }>('select id from customer where business_id = $1 and id = $2', [
    reader.businessId,
    customerId,
  ]);
  return known === undefined ? failNotFound() : promisesOf(reader, customerId);
}

/** One of them by its id; 404 for one that the caller does not see. */
export async function readPromise({ db, businessId }: Reader, id: number): Promise<PromiseRow> {
  const [row] = await db.query<PromiseRow>(`${promises} where promise.business_id = $1 and promise.id = $2`, [
    businessId,
    id,
  ]);
  return row ?? failNotFound();
}

/**
 * The promise that stands of each customer who owes, the last one where several outlets noted one; of these customers
 * alone where they are named. Of an outlet, those of its own that customers gave who owe there.
 */
export async function promisesInForce(
  { db, businessId, today }: Reader,
  { customerIds = null, outletId = null }: { customerIds?: readonly number[] | null; outletId?: number | null } = {},
): Promise<PaymentPromise[]> {
  const rows = await db.query<PromiseRow>(
    `select distinct on (promise.customer_id) promise.*, ${received} as received_paisa from payment_promise promise
     where promise.business_id = $1 and promise.ended is null and ($2::bigint[] is null or promise.customer_id = any($2))
       and ($3::bigint is null or promise.outlet_id = $3)
       and exists (select from document_due due where due.business_id = $1 and due.customer_id = promise.customer_id
         and due.owed_paisa > 0 and ($3::bigint is null or due.outlet_id = $3))
     order by promise.customer_id, promise.id desc`,
    [businessId, customerIds, outletId],
  );
  return rows.map((row) => promiseOf(row, today));
}

/** As it is told on a day. */
export function promiseOf(row: PromiseRow, today: CalendarDay): PaymentPromise {
  return {
    id: row.id,
    customerId: row.customer_id,
    promisedDateAD: row.promised_on,
    promisedDateBS: row.promised_on_bs,
    amount: row.amount_paisa === null ? null : rupeesOf(row.amount_paisa),
    dueAmount: rupeesOf(row.due_paisa),
    receivedAmount: rupeesOf(row.received_paisa),
    state: promiseStateOn(today, factsOf(row)),
    note: row.note,
    takenBy: row.created_by_name,
    takenAt: row.created_at.toISOString(),
    endedBy: row.ended_by_name,
  };
}

function factsOf(row: PromiseRow): PromiseFacts {
  return {
    promisedOn: storedDay(row.promised_on),
    promised: asPaisa(row.amount_paisa ?? row.due_paisa),
    received: asPaisa(row.received_paisa),
    ended: row.ended === null || row.ended_on === null ? null : { how: row.ended, on: storedDay(row.ended_on) },
  };
}
