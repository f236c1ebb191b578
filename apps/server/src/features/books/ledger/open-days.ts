import { addDays, asCalendarDay, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;
type Speaker = Pick<Context, 'calendar' | 'language'>;
type Posted = { hasVat: boolean };

/**
 * The first day that is open: behind every lock, and not before the books begin; null where all are. What bears VAT has a
 * lock of its own beside.
 */
export async function readOpenFrom({ db, businessId }: Reader, { hasVat }: Posted): Promise<CalendarDay | null> {
  const [row] = await db.query<{ through: string | null }>(
    `select greatest(max(through_day), cut_over_day($1) - 1) as through from period_lock_in_force
     where business_id = $1 and (scope = 'ALL' or $2)`,
    [businessId, hasVat],
  );
  return row?.through ? addDays(storedDay(row.through), 1) : null;
}

/** Where what belongs to a day is posted: on that day, or on the first open one after it. */
export async function openDayFrom(context: Reader, day: CalendarDay, posted: Posted): Promise<CalendarDay> {
  return laterOf(day, await readOpenFrom(context, posted));
}

/** The later of two days, of which the second may be missing. */
export function laterOf(day: CalendarDay, other: CalendarDay | null): CalendarDay {
  return other === null ? day : asCalendarDay(Math.max(day, other));
}

/** Refuses a locked day at its field. */
export async function refuseLocked(
  context: Reader & Speaker,
  { day, field, hasVat }: Posted & { day: CalendarDay; field: string },
): Promise<void> {
  const openFrom = await readOpenFrom(context, { hasVat });
  if (openFrom !== null && day < openFrom)
    fail('common.dayLocked', { field, parameters: lockedText(context, openFrom) });
}

/** What the message of a locked day names: the last one that is locked. */
export function lockedText(context: Speaker, openFrom: CalendarDay): { day: string } {
  return { day: dayInBothCalendars(context, addDays(openFrom, -1)) };
}
