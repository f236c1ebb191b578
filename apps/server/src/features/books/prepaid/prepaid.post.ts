import type { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { asBsMonth } from '@bahi/domain/calendar/bs-month';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { prepaidLines } from '@bahi/domain/posting/accounts/prepaid';
import { asAccountCode } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { laterOf, readOpenFrom, refuseLocked } from '../ledger/open-days.ts';
import { takeBackById } from '../voucher/voucher.cancel.ts';
import { writeVoucher } from '../voucher/voucher.write.ts';
import { monthText, refuseFormerExpense, takePrepaid } from './prepaid.commands.ts';
import { getPrepaid, readPosted, readRunning } from './prepaid.queries.ts';
import { dueMonths, type OpenMonth, type Prepaid, type PrepaidTaken } from './prepaid.rows.ts';

type Contract = typeof prepaidContract;

/**
 * Posts all months that are over, each once and in their order, of one entry or of all: a voucher of the month's last day
 * or, where that is locked, of the first open day after it, as what comes late is posted.
 */
export async function postPrepaid(
  context: Context,
  { body }: Input<Contract['post']>,
): Promise<Answer<Contract['post']>> {
  const entries = body.id === null ? await takeRunning(context) : [await takePrepaid(context, body.id)];
  const openFrom = await readOpenFrom(context, { hasVat: false });
  const due = entries
    .flatMap((entry) => dueMonths(context, entry, context.today).map((month) => ({ entry, month })))
    // Of two who post at once each takes the numbers of an outlet, and within it the years, in the same order.
    .toSorted(
      (one, other) => one.entry.outlet_id - other.entry.outlet_id || compare(one.month.month, other.month.month),
    );
  if (due.length === 0) fail('prepaid.nothingDue', { status: 409 });
  if (openFrom !== null && openFrom > context.today)
    await refuseLocked(context, { day: context.today, field: 'id', hasVat: false });
  for (const entry of new Set(due.map((one) => one.entry))) await refuseFormerExpense(context, entry);
  let place = 0;
  for (const { entry, month } of due) {
    if (month.lastDay === null) continue;
    await postMonth(context, entry, month, { day: laterOf(month.lastDay, openFrom), place });
    place += 1;
  }
  context.say('prepaid.posted', { months: inDigitsOf(String(place), context.language) });
  return { months: place };
}

/** All that have months left, each held until the transaction ends; one that is removed meanwhile is not among them. */
async function takeRunning(context: Context): Promise<PrepaidTaken[]> {
  const { db, businessId } = context;
  const running = await readRunning(context);
  const held = await db.query<{ id: number }>(
    'select id from prepaid where business_id = $1 and id = any($2) order by id for update',
    [businessId, running.map(({ id }) => id)],
  );
  const entries: PrepaidTaken[] = [];
  for (const { id } of held) entries.push(await takePrepaid(context, id));
  return entries;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

async function postMonth(
  context: Context,
  entry: PrepaidTaken,
  { place: placeOfMonth, month, amount }: OpenMonth,
  { day, place }: { day: CalendarDay; place: number },
): Promise<void> {
  const { db, businessId, session } = context;
  const { outlet_id: outletId, category_id: categoryId } = entry;
  const expense = { account: asAccountCode(entry.account_code), categoryId: categoryId ?? undefined };
  const lines = prepaidLines(expense, amount).map((line) => ({ ...line, narration: null }));
  const name = context.language === 'ne' ? (entry.name_np ?? entry.name) : entry.name;
  const narration = `${name}, ${monthText(context, month)}`;
  const voucherId = await writeVoucher(context, 'PREPAID_VOUCHER', { outletId, day, narration, lines, place });
  await insertRow(db, 'prepaid_part', {
    business_id: businessId,
    prepaid_id: entry.id,
    outlet_id: outletId,
    place: placeOfMonth,
    month,
    amount_paisa: amount,
    voucher_id: voucherId,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
}

/** Takes the month that was posted last back, while the day of its voucher is open. */
export async function takePartBack(context: Context, { params, body }: Input<Contract['takeBack']>): Promise<Prepaid> {
  const { db, businessId, language } = context;
  const entry = await takePrepaid(context, params.id);
  const last = (await readPosted(context, entry.id)).at(-1);
  if (last === undefined || last.place !== body.place) return fail('prepaid.notLast', { status: 409 });
  await refuseLocked(context, { day: storedDay(last.dated_on), field: 'reason', hasVat: false });
  await db.query('delete from prepaid_part where business_id = $1 and id = $2', [businessId, last.id]);
  await takeBackById(context, last.voucher_id, body.reason);
  const name = language === 'ne' ? (entry.name_np ?? entry.name) : entry.name;
  context.say('prepaid.takenBack', { name, month: monthText(context, asBsMonth(last.month)) });
  return getPrepaid(context, entry.id);
}
