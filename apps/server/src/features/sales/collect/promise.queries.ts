import type { PaymentPromise } from '@bahi/contract/sales/collect/collect-answer';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { kindsWith } from '@bahi/domain/document-kinds';
import { asPaisa } from '@bahi/domain/numbers/money';
import { missingOf, type PromiseFacts, promiseStateOn } from '@bahi/domain/numbers/payment-promise';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { receivableKinds } from '../reminder/reminder.owed.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today'>;
export type PromiseRow = Row<'payment_promise'> & { open_paisa: number; received_paisa: number; fallen_paisa: number };

/** So many promises of one customer are shown, the last ones. */
const mostPromises = 50;

const listed = (all: readonly string[]): string => all.map((kind) => `'${kind}'`).join();
const kinds = listed(receivableKinds);
/** What customers owe by vouchers: its entry is the voucher's. */
const ofVouchers = listed(kindsWith({ party: 'customer', postedBy: 'VOUCHER' }));

/**
 * Whether the row `document` is one of those that a row `promise` speaks of: what its customer owed by then, in its place.
 * An edit posts a document anew and reactivating does so too; its first entry stays.
 */
const isMeant = `document.kind in (${kinds}) and (promise.outlet_id is null or document.outlet_id = promise.outlet_id)
  and (exists (select from journal_entry entry where entry.business_id = document.business_id
      and entry.source_kind = document.kind and entry.source_id = document.id and entry.id <= promise.after_entry)
    or (document.kind in (${ofVouchers}) and document.entry_id <= promise.after_entry))`;

/** What is still open of them. */
const stillOpen = `(select coalesce(sum(document.due_paisa), 0)::bigint as open_paisa from document_due document
  where document.business_id = promise.business_id and document.customer_id = promise.customer_id and ${isMeant})`;

/**
 * What was taken off them from the day the promise was given until its day, by payments, out of an advance, by credit
 * notes or by vouchers, each on its own day; of the first day what is newer than the promise. A voucher that was taken back
 * has given back what it took, so that it comes to nothing whenever that was.
 */
const received = `(select coalesce(sum(taken.paisa), 0)::bigint as received_paisa from (
    select allocation.amount_paisa as paisa from settlement
    join payment on payment.business_id = settlement.business_id and payment.settlement_id = settlement.id
    join payment_allocation allocation on allocation.business_id = payment.business_id and allocation.payment_id = payment.id
    join document on document.business_id = payment.business_id and document.id = allocation.document_id and ${isMeant}
    where settlement.business_id = promise.business_id and settlement.customer_id = promise.customer_id
      -- The rows of one receipt may be of several days, and hardly of several years.
      and settlement.received_on between promise.taken_on - 366 and promise.promised_on + 366
      and payment.paid_on between promise.taken_on and promise.promised_on and payment.reversal_entry_id is null
      and (payment.settlement_id > promise.after_settlement or payment.paid_on > promise.taken_on)
    union all
    select credit.amount_paisa from document note
    join document_credit credit on credit.business_id = note.business_id and credit.source_id = note.id
    join document on document.business_id = credit.business_id and document.id = credit.document_id and ${isMeant}
    where note.business_id = promise.business_id and note.customer_id = promise.customer_id
      and note.dated_on between promise.taken_on and promise.promised_on
      and (note.entry_id > promise.after_entry or note.dated_on > promise.taken_on)
    union all
    select credit.amount_paisa from document
    join document_credit credit on credit.business_id = document.business_id and credit.document_id = document.id
    join voucher on voucher.business_id = credit.business_id and voucher.id = credit.voucher_id
    where document.business_id = promise.business_id and document.customer_id = promise.customer_id and ${isMeant}
      and voucher.dated_on between promise.taken_on and promise.promised_on
      and (voucher.entry_id > promise.after_entry or voucher.dated_on > promise.taken_on)) taken)`;

/** What of them was cancelled by its day: nobody has to pay that any more. */
const fallen = `(select coalesce(sum(document.total_paisa), 0)::bigint as fallen_paisa from document
  join journal_entry reversal on reversal.business_id = document.business_id and reversal.reverses_id = document.entry_id
    and reversal.posting_date <= promise.promised_on
  where document.business_id = promise.business_id and document.customer_id = promise.customer_id
    and document.state = 'CANCELLED' and document.cancelled_at >= promise.created_at and ${isMeant})`;

const promises = `select promise.*, open.open_paisa, received.received_paisa, fallen.fallen_paisa from payment_promise promise
  cross join lateral ${stillOpen} open cross join lateral ${received} received cross join lateral ${fallen} fallen`;

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

type Narrowed = {
  customerIds?: readonly number[] | null;
  outletId?: number | null;
  /** With those that were given to the whole business. */
  isWide?: boolean;
};

/**
 * The promise that stands of each customer, the last one where several outlets noted one, as long as anything is open of
 * what was owed then; of these customers alone where they are named, of an outlet its own.
 */
export async function promisesInForce(
  { db, businessId, today }: Reader,
  { customerIds = null, outletId = null, isWide = false }: Narrowed = {},
): Promise<PaymentPromise[]> {
  const rows = await db.query<PromiseRow>(
    `select distinct on (promise.customer_id) promise.*, open.open_paisa, received.received_paisa, 0::bigint as fallen_paisa
     from payment_promise promise cross join lateral ${stillOpen} open cross join lateral ${received} received
     where promise.business_id = $1 and promise.ended is null and ($2::bigint[] is null or promise.customer_id = any($2))
       and ($3::bigint is null or promise.outlet_id = $3 or ($4 and promise.outlet_id is null)) and open.open_paisa > 0
     order by promise.customer_id, promise.id desc`,
    [businessId, customerIds, outletId, isWide],
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
    missingAmount: rupeesOf(missingOf(factsOf(row))),
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
    open: asPaisa(row.open_paisa),
    due: asPaisa(row.due_paisa),
    fallen: asPaisa(row.fallen_paisa),
    ended: row.ended === null || row.ended_on === null ? null : { how: row.ended, on: storedDay(row.ended_on) },
  };
}
