import { type BsCalendar, bsFromDay, calendarBounds, dayFromBs } from './bs-calendar.ts';
import { asCalendarDay, type CalendarDay } from './calendar-day.ts';

/** What another table of the BS calendar changes. */
export type CalendarChange = {
  /** The first and the last day whose BS date becomes another one; null when none does. */
  days: { first: CalendarDay; last: CalendarDay } | null;
  /**
   * Where years begin on another day than before: from `year` on by so many days later (negative: earlier), until the
   * next entry. An entry of 0 days says that from there on all is as it was.
   */
  shifts: readonly { year: number; days: number }[];
};

/** Compares two tables of the same years. */
export function compareCalendars(before: BsCalendar, after: BsCalendar): CalendarChange {
  const shifts: { year: number; days: number }[] = [];
  for (const position of before.months.keys()) {
    const year = before.firstYear + position;
    const days = newYear(year, after) - newYear(year, before);
    if (days !== (shifts.at(-1)?.days ?? 0)) shifts.push({ year, days });
  }
  return { days: changedDays(before, after), shifts };
}

/** The day on which a year of the table begins. */
export function newYear(year: number, calendar: BsCalendar): CalendarDay {
  return dayFromBs({ year, month: 1, day: 1 }, calendar);
}

/** The days of a year, or of what is given of it. */
export function daysOfYear(months: readonly number[]): number {
  return months.reduce((sum, length) => sum + length, 0);
}

function changedDays(before: BsCalendar, after: BsCalendar): CalendarChange['days'] {
  const { first, last: lastBefore } = calendarBounds(before);
  const lastAfter = calendarBounds(after).last;
  const last = Math.min(lastBefore, lastAfter);
  const isSame = (day: number): boolean => {
    const [one, other] = [bsFromDay(asCalendarDay(day), before), bsFromDay(asCalendarDay(day), after)];
    return one.year === other.year && one.month === other.month && one.day === other.day;
  };
  let start: number = first;
  while (start <= last && isSame(start)) start += 1;
  // What is left are days at the end that only one of the tables has.
  if (start > last) return lastBefore === lastAfter ? null : range(start, Math.max(lastBefore, lastAfter));
  let end = last;
  while (isSame(end)) end -= 1;
  return range(start, end);
}

function range(first: number, last: number): CalendarChange['days'] {
  return { first: asCalendarDay(first), last: asCalendarDay(last) };
}
