import {
  type BsCalendar,
  bsFromDay,
  formatBsDate,
  isDateProblem,
  parseAdDate,
} from '@bahi/domain/calendar/bs-calendar';
import { type CalendarChange, compareCalendars, newYear } from '@bahi/domain/calendar/bs-calendar-change';
import { addDays, asCalendarDay, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';

type Change = {
  before: BsCalendar;
  after: BsCalendar;
  /** The years that are replaced or put back, in the order of the form. */
  years: readonly number[];
  /** Whoever changes them has said that other years are to begin on another day. */
  isShiftMeant: boolean;
};

/**
 * Refuses a change of the calendar that would give another BS date to what is posted, or move a year whose lengths are
 * settled; one that moves years which are not settled is taken when that is meant. Fails at the year's field.
 */
export async function checkChange(context: Context, change: Change): Promise<void> {
  const { before, after } = change;
  const compared = compareCalendars(before, after);
  refuseMovedOfficial(context, change, compared);
  const period = periodAsked(context, change, compared);
  if (period !== null) await refusePosted(context, change, period);
  const shift = compared.shifts.find(({ days }) => days !== 0);
  if (shift !== undefined && !change.isShiftMeant)
    fail('calendarYear.shiftUnsaid', {
      field: 'acceptsShift',
      status: 409,
      parameters: { year: inDigitsOf(String(shift.year), context.language) },
    });
}

function fieldOf(years: readonly number[], year: number): string {
  const position = Math.max(
    0,
    years.findLastIndex((one) => one <= year),
  );
  return `years.${position}.year`;
}

/** The first day of an official year stays, unless that year is replaced together with those before it. */
function refuseMovedOfficial(
  { language }: Context,
  { before, after, years }: Change,
  { shifts }: CalendarChange,
): void {
  for (const { year: from, days } of shifts) {
    if (days === 0) continue;
    let next = from;
    while (years.includes(next)) next += 1;
    const isMoved = next <= before.lastOfficialYear && newYear(next, before) !== newYear(next, after);
    if (!isMoved) continue;
    fail('calendarYear.neighbourFixed', {
      field: fieldOf(years, next - 1),
      status: 409,
      parameters: { next: inDigitsOf(String(next), language) },
    });
  }
}

type Period = { first: CalendarDay; last: CalendarDay };

/**
 * The days on which nothing may be posted: those that get another BS date, and of years that are past all of them, for
 * what was printed in them is closed.
 */
function periodAsked({ today }: Context, { before, years }: Change, { days }: CalendarChange): Period | null {
  if (days === null) return null;
  const past = years.filter((year) => year < bsFromDay(today, before).year && lengthsDiffer(year, days, before));
  if (past.length === 0) return days;
  const starts = past.map((year) => newYear(year, before));
  const ends = past.map((year) => addDays(newYear(year + 1, before), -1));
  return { first: lowest([...starts, days.first]), last: highest([...ends, days.last]) };
}

/** Whether any of the days that change lies in a year. */
function lengthsDiffer(year: number, { first, last }: Period, calendar: BsCalendar): boolean {
  return newYear(year, calendar) <= last && newYear(year + 1, calendar) > first;
}

async function refusePosted(
  { db, language }: Context,
  { before, years }: Change,
  { first, last }: Period,
): Promise<void> {
  const [row] = await db.query<{ day: string | null }>('select first_posting_between($1, $2) as day', [
    formatAdDate(first),
    formatAdDate(last),
  ]);
  if (row === undefined || row.day === null) return;
  const day = parseAdDate(row.day, before);
  if (isDateProblem(day)) throw new RangeError('a posting is dated outside of the calendar');
  const date = bsFromDay(day, before);
  fail('calendarYear.postedOn', {
    field: fieldOf(years, date.year),
    status: 409,
    parameters: { date: inDigitsOf(formatBsDate(date), language) },
  });
}

function lowest(days: readonly CalendarDay[]): CalendarDay {
  return asCalendarDay(Math.min(...days));
}

function highest(days: readonly CalendarDay[]): CalendarDay {
  return asCalendarDay(Math.max(...days));
}
