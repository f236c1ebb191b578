import type { Answer, Input } from '@bahi/contract/endpoint';
import type { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { longestPromiseDays } from '@bahi/domain/numbers/payment-promise';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, readRequiredDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { readOwed } from '../reminder/reminder.owed.ts';
import { promiseOf, readPromise } from './promise.queries.ts';

type Contract = typeof collectContract;

const standing = { ended: null, ended_on: null, ended_at: null, ended_by: null, ended_by_name: null } as const;

/**
 * Notes what a customer promised, of all that they owe the outlet of the caller or the whole business; what stood before
 * there is replaced by it. Who sees all outlets replaces what any of them noted.
 */
export async function takePromise(
  context: Context,
  { body }: Input<Contract['promise']>,
): Promise<Answer<Contract['promise']>> {
  const { db, businessId, session, today, calendar, language } = context;
  const { customerId } = body;
  const sent = { ad: body.promisedDateAD, bs: body.promisedDateBS };
  const day = readRequiredDay(calendar, sent, { ad: 'promisedDateAD', bs: 'promisedDateBS' });
  if (day < today) fail('collect.dayPast', { field: 'promisedDateAD' });
  if (day > addDays(today, longestPromiseDays)) fail('collect.dayFar', { field: 'promisedDateAD' });
  const owed = await readOwed(context, { of: 'customer', id: customerId });
  if (owed === null) return fail('common.unknownRecord', { field: 'customerId' });
  const { due } = owed;
  if (due <= 0) fail('collect.nothingDue', { field: 'customerId' });
  const amount = body.amount === null ? null : paisaOf(body.amount);
  if (amount !== null && amount > due)
    fail('collect.moreThanDue', { field: 'amount', parameters: { due: formatRupees(due, language) } });
  // Of two who note one at once the second replaces what the first noted.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`promise:${businessId}:${customerId}`]);
  await endPromises(context, customerId);
  const dates = bothDates(day, calendar);
  const id = await insertRow(db, 'payment_promise', {
    business_id: businessId,
    outlet_id: context.outletId,
    customer_id: customerId,
    promised_on: dates.ad,
    promised_on_bs: dates.bs,
    amount_paisa: amount,
    due_paisa: due,
    note: body.note,
    taken_on: formatAdDate(today),
    ...(await readLast(context)),
    created_by: session.userId,
    created_by_name: session.fullName,
    ...standing,
  });
  context.say('collect.promiseNoted');
  return promiseOf(await readPromise(context, id), today);
}

/** Takes back a promise that was noted by mistake. One that was kept, broken or replaced is history. */
export async function withdrawPromise(
  context: Context,
  { params }: Input<Contract['withdraw']>,
): Promise<Answer<Contract['withdraw']>> {
  const { db, businessId, session, today } = context;
  await db.query('select id from payment_promise where business_id = $1 and id = $2 for update', [
    businessId,
    params.promiseId,
  ]);
  const { state } = promiseOf(await readPromise(context, params.promiseId), today);
  if (state !== 'OPEN' && state !== 'TODAY') fail('collect.promiseEnded', { status: 409 });
  await db.query(
    `update payment_promise set ended = 'WITHDRAWN', ended_on = $3, ended_at = now(), ended_by = $4, ended_by_name = $5,
       version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, params.promiseId, formatAdDate(today), session.userId, session.fullName],
  );
  context.say('collect.promiseWithdrawn');
  return promiseOf(await readPromise(context, params.promiseId), today);
}

async function endPromises({ db, businessId, session, today }: Context, customerId: number): Promise<void> {
  await db.query(
    `update payment_promise set ended = 'REPLACED', ended_on = $3, ended_at = now(), ended_by = $4, ended_by_name = $5,
       version = version + 1
     where business_id = $1 and customer_id = $2 and ended is null returning id`,
    [businessId, customerId, formatAdDate(today), session.userId, session.fullName],
  );
}

/** What was in the books before a promise: a receipt or a bill that is newer came after it. */
async function readLast({ db, businessId }: Context): Promise<{ after_settlement: number; after_entry: number }> {
  const [last] = await db.query<{ after_settlement: number; after_entry: number }>(
    `select coalesce((select max(id) from settlement where business_id = $1), 0)::bigint as after_settlement,
       coalesce((select max(id) from journal_entry where business_id = $1), 0)::bigint as after_entry`,
    [businessId],
  );
  return last ?? { after_settlement: 0, after_entry: 0 };
}
