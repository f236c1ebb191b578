import type { periodLockContract, PeriodLock } from '@bahi/contract/books/period-lock/period-lock.contract';
import type { Input } from '@bahi/contract/endpoint';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, dayText, readDay, readRequiredDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { getPeriodLock, lockedThrough } from './period-lock.queries.ts';

type Contract = typeof periodLockContract;
type Act = { action: PeriodLock['action']; scope: PeriodLock['scope']; through: CalendarDay | null; reason: string };

const field = { ad: 'throughDayAD', bs: 'throughDayBS' };

/** Locks all books, or what bears VAT, through a day that is over; later than what is locked already. */
export async function lockPeriod(context: Context, { body }: Input<Contract['lock']>): Promise<PeriodLock> {
  const { scope, reason } = body;
  const through = readRequiredDay(context.calendar, { ad: body.throughDayAD, bs: body.throughDayBS }, field);
  const last = lastLockable(context, scope);
  if (through > last)
    fail('periodLock.notOver', { field: field.ad, parameters: { day: dayInBothCalendars(context, last) } });
  refuseWithinMonth(context, scope, through);
  const before = await takeScope(context, scope);
  if (before !== null && through <= before)
    fail('periodLock.notLater', { field: field.ad, parameters: { day: dayText(context, before) } });
  context.say('periodLock.locked', { day: dayText(context, through) });
  return write(context, { action: 'LOCK', scope, through, reason });
}

/** Unlocks down to an earlier day, or wholly: of the owner alone, with the reason, and for all to see. */
export async function unlockPeriod(context: Context, { body }: Input<Contract['unlock']>): Promise<PeriodLock> {
  if (context.session.userType !== 'BUSINESS_OWNER_USER') fail('periodLock.ownerOnly', { status: 403 });
  const { scope, reason } = body;
  const through = readDay(context.calendar, { ad: body.throughDayAD, bs: body.throughDayBS }, field);
  const before = await takeScope(context, scope);
  if (before === null) return fail('periodLock.nothingLocked', { status: 409 });
  if (through !== null && through >= before)
    fail('periodLock.notEarlier', { field: field.ad, parameters: { day: dayText(context, before) } });
  if (through !== null) refuseWithinMonth(context, scope, through);
  context.say('periodLock.unlocked');
  return write(context, { action: 'UNLOCK', scope, through, reason });
}

/** The last day that is over, or the end of the last month that is. */
function lastLockable({ today, calendar }: Context, scope: PeriodLock['scope']): CalendarDay {
  return addDays(scope === 'VAT' ? bsMonthOf(today, calendar).from : today, -1);
}

/** A VAT return is of a whole month. */
function refuseWithinMonth(context: Context, scope: PeriodLock['scope'], through: CalendarDay): void {
  const end = bsMonthOf(through, context.calendar).to;
  if (scope === 'VAT' && through !== end)
    fail('periodLock.monthEnd', { field: field.ad, parameters: { day: dayText(context, end) } });
}

/**
 * Waits for all that is being posted and holds back what comes, since every entry takes its outlet to share. Answers
 * the last day that is locked so far.
 */
async function takeScope(context: Context, scope: PeriodLock['scope']): Promise<CalendarDay | null> {
  await context.db.query('select id from outlet where business_id = $1 order by id for update', [context.businessId]);
  return lockedThrough(context, scope);
}

async function write(context: Context, { action, scope, through, reason }: Act): Promise<PeriodLock> {
  const { db, businessId, session } = context;
  const [row] = await db.query<{ last: number }>(
    'select coalesce(max(sequence), 0)::int as last from period_lock where business_id = $1 and scope = $2',
    [businessId, scope],
  );
  const id = await insertRow(db, 'period_lock', {
    business_id: businessId,
    scope,
    sequence: (row?.last ?? 0) + 1,
    action,
    through_day: through === null ? null : formatAdDate(through),
    reason,
    locked_by: session.userId,
    locked_by_name: session.fullName,
  });
  return getPeriodLock(context, id);
}
