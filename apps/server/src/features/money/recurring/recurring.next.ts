import { asCalendarDay, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { dueDayAfter, periodOf, type Recurrence } from '@bahi/domain/calendar/recurrence';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'calendar'>;

/**
 * The first day after `after` and after all that has been due on which a record is due again, in a period that it has
 * not had; null where nothing more comes. As the database keeps it. Without an id it is a new one.
 */
export async function nextDueDay(
  { db, businessId, calendar }: Reader,
  id: number | null,
  recurrence: Recurrence,
  after: CalendarDay,
): Promise<string | null> {
  const rows = await db.query<{ period: string; due_on: string }>(
    'select period, due_on from recurring_period where business_id = $1 and recurring_id = $2',
    [businessId, id],
  );
  const had = new Set(rows.map(({ period }) => period));
  const last = asCalendarDay(rows.reduce<number>((latest, { due_on }) => Math.max(latest, storedDay(due_on)), after));
  let day = dueDayAfter(recurrence, last, calendar);
  while (day !== null && had.has(periodOf(recurrence.unit, day, calendar)))
    day = dueDayAfter(recurrence, day, calendar);
  return day === null ? null : formatAdDate(day);
}
