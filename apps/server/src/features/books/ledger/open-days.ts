import { addDays, asCalendarDay, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf, formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;
type Speaker = Pick<Context, 'calendar' | 'language'>;
type Posted = { hasVat: boolean };

/**
 * From which day on nothing is locked, and on which the books begin; null where nothing is said of it. The day through
 * which years are closed is told where that is what holds, and no lock of a later day.
 */
export type OpenDays = {
  unlockedFrom: CalendarDay | null;
  begunOn: CalendarDay | null;
  closedThrough: CalendarDay | null;
};

/** Reads both. What bears VAT has a lock of its own beside; a year that is closed is locked for all. */
export async function readOpenDays({ db, businessId }: Reader, { hasVat }: Posted): Promise<OpenDays> {
  const [row] = await db.query<{ through: string | null; closed: string | null; begun: string | null }>(
    `select greatest(max(through_day), closed_through($1)) as through, closed_through($1) as closed,
       cut_over_day($1) as begun from period_lock_in_force
     where business_id = $1 and (scope = 'ALL' or $2)`,
    [businessId, hasVat],
  );
  return {
    unlockedFrom: row?.through ? addDays(storedDay(row.through), 1) : null,
    begunOn: row?.begun ? storedDay(row.begun) : null,
    closedThrough: row?.closed && row.closed === row.through ? storedDay(row.closed) : null,
  };
}

/** The first day that is open: behind every lock, and not before the books begin; null where all are. */
export async function readOpenFrom(context: Reader, posted: Posted): Promise<CalendarDay | null> {
  return openFromOf(await readOpenDays(context, posted));
}

/**
 * From which day on nothing without VAT is locked: what the business began with may have been written, and is mended, of
 * days before its books begin.
 */
export async function readUnlockedFrom(context: Reader): Promise<CalendarDay | null> {
  return (await readOpenDays(context, { hasVat: false })).unlockedFrom;
}

/** The later of the two. */
export function openFromOf({ unlockedFrom, begunOn }: OpenDays): CalendarDay | null {
  return unlockedFrom === null ? begunOn : laterOf(unlockedFrom, begunOn);
}

/** Where what belongs to a day is posted: on that day, or on the first open one after it. */
export async function openDayFrom(context: Reader, day: CalendarDay, posted: Posted): Promise<CalendarDay> {
  return laterOf(day, await readOpenFrom(context, posted));
}

/** The later of two days, of which the second may be missing. */
export function laterOf(day: CalendarDay, other: CalendarDay | null): CalendarDay {
  return other === null ? day : asCalendarDay(Math.max(day, other));
}

/** Refuses a day that is not open, at its field where it has one, and says why. */
export async function refuseLocked(
  context: Reader & Speaker,
  { day, field, hasVat }: Posted & { day: CalendarDay; field: string },
): Promise<void> {
  const refused = refusedDay(context, await readOpenDays(context, { hasVat }), day);
  if (refused !== null) fail(refused.key, { field, parameters: refused.parameters });
}

/**
 * Why a day is not open: it is locked, its year is closed, or the books begin later, whichever bound is the later one;
 * null where it is open.
 */
export function refusedDay(context: Speaker, { unlockedFrom, begunOn, closedThrough }: OpenDays, day: CalendarDay) {
  const isBefore = (bound: CalendarDay | null): bound is CalendarDay => bound !== null && day < bound;
  if (isBefore(begunOn) && (unlockedFrom === null || unlockedFrom < begunOn))
    return { key: 'common.dayBeforeBooks', parameters: { day: dayInBothCalendars(context, begunOn) } } as const;
  if (!isBefore(unlockedFrom)) return null;
  if (closedThrough !== null) {
    const { label } = fiscalYearOf(closedThrough, context.calendar);
    return { key: 'common.yearClosed', parameters: { year: formatFiscalYear(label, context.language) } } as const;
  }
  return {
    key: 'common.dayLocked',
    parameters: { day: dayInBothCalendars(context, addDays(unlockedFrom, -1)) },
  } as const;
}
