import type { Answer } from '@bahi/contract/endpoint';
import type { CollectRow, DueSums } from '@bahi/contract/sales/collect/collect-answer';
import type { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { daysBetween } from '@bahi/domain/calendar/calendar-day';
import { rightToRead } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { customerOwesInAll } from '../../books/ledger/party-due.ts';
import { remindedKinds } from '../reminder/reminder.owed.ts';
import { messageOf, type MessageRecord } from '../outbox/message.rows.ts';
import { promisesInForce } from './promise.queries.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'can'>;
export type Owing = Answer<(typeof collectContract)['list']>['rows'][number];

type Sums = Record<'due' | 'overdue' | 'not_due' | 'days_1_30' | 'days_31_60' | 'days_61_91' | 'beyond_91', number>;
/** A customer with what they owe, in paisa. */
export type DuesRow = Pick<
  Row<'customer'>,
  'id' | 'name' | 'name_np' | 'phone_number' | 'email' | 'credit_days' | 'credit_limit_paisa'
> &
  Sums & { oldest: string; oldest_bs: string; advance_paisa: number };

/** Amounts of paisa by their age as they are answered. */
export function sumsOf(sums: Sums): DueSums {
  return {
    dueAmount: rupeesOf(sums.due),
    overdueAmount: rupeesOf(sums.overdue),
    notDueAmount: rupeesOf(sums.not_due),
    days1To30Amount: rupeesOf(sums.days_1_30),
    days31To60Amount: rupeesOf(sums.days_31_60),
    days61To91Amount: rupeesOf(sums.days_61_91),
    beyond91Amount: rupeesOf(sums.beyond_91),
  };
}

/** Rows of a page with what stands beside the dues of each: promise, last reminder, how much of the limit is used. */
export async function rowsOf(
  context: Reader,
  found: readonly DuesRow[],
  outletId: number | null,
): Promise<CollectRow[]> {
  const ids = found.map(({ id }) => id);
  const standing = await promisesInForce(context, { customerIds: ids, outletId, isWide: true });
  const promises = new Map(standing.map((one) => [one.customerId, one]));
  const reminders = await lastReminders(context, ids);
  const used = await creditUsed(
    context,
    found.filter(({ credit_limit_paisa: limit }) => limit !== null).map(({ id }) => id),
  );
  return found.map((row) => ({
    id: row.id,
    name: row.name,
    nameNp: row.name_np,
    phoneNumber: row.phone_number,
    email: row.email,
    ...sumsOf(row),
    advanceAmount: rupeesOf(row.advance_paisa),
    oldestDueDateAD: row.oldest,
    oldestDueDateBS: row.oldest_bs,
    daysLate: daysBetween(storedDay(row.oldest), context.today),
    creditDays: row.credit_days,
    creditLimit: row.credit_limit_paisa === null ? null : rupeesOf(row.credit_limit_paisa),
    creditUsed: used.get(row.id) ?? null,
    lastReminder: reminders.get(row.id) ?? null,
    promise: promises.get(row.id) ?? null,
  }));
}

type LastRow = Pick<Row<'reminder'>, 'id' | 'customer_id' | 'kind' | 'way' | 'reminded_at'> & MessageRecord;

/** How each was reminded last, of a bill or of all they owe, of what the caller may read; a statement reminds nobody. */
async function lastReminders(
  { db, businessId, can }: Reader,
  ids: readonly number[],
): Promise<Map<number, CollectRow['lastReminder']>> {
  if (ids.length === 0 || !can('reminder.read')) return new Map();
  const readable = remindedKinds.filter((kind) => can(rightToRead(kind)));
  const rows = await db.query<LastRow>(
    `select last.id, last.customer_id, last.kind, last.way, last.reminded_at, message.state, message.failure, message.tries,
       message.due_at, message.settled_at
     from unnest($2::bigint[]) wanted (id)
     cross join lateral (select reminder.* from reminder
       left join document on document.business_id = reminder.business_id and document.id = reminder.document_id
       where reminder.business_id = $1 and reminder.customer_id = wanted.id and reminder.kind <> 'STATEMENT'
         and case when reminder.document_id is null then $3::boolean else document.kind = any($4) end order by reminder.id desc limit 1) last
     left join paper_message message on message.business_id = $1 and message.reminder_id = last.id`,
    [businessId, ids, can('customer.read'), readable],
  );
  return new Map(
    rows.map((row) => [
      row.customer_id,
      {
        id: row.id,
        kind: row.kind,
        way: row.way,
        remindedAt: row.reminded_at.toISOString(),
        message: messageOf(row),
      },
    ]),
  );
}

/** Rupees that each owes over all outlets less what they have in advance, as their credit limit is judged. */
function creditUsed({ db, businessId }: Reader, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return Promise.resolve(new Map());
  return acrossOutlets(db, async () => {
    const rows = await db.query<{ id: number; used_paisa: number }>(
      `select customer.id, ${customerOwesInAll} as used_paisa from customer where customer.business_id = $1 and customer.id = any($2)`,
      [businessId, ids],
    );
    return new Map(rows.map(({ id, used_paisa: used }) => [id, rupeesOf(used)]));
  });
}
