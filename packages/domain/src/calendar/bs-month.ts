import { type BsCalendar, bsFromDay, dayFromBs, daysInBsMonth, standardCalendar } from './bs-calendar.ts';
import type { CalendarDay } from './calendar-day.ts';

declare const bsMonth: unique symbol;

/** A BS month as it is stored and sent: `2083-04`. Such texts stand in the order of their months. */
export type BsMonth = string & { readonly [bsMonth]: true };

const written = /^\d{4}-(0[1-9]|1[0-2])$/;

export function isBsMonth(text: string): text is BsMonth {
  return written.test(text);
}

/** Takes a text as a month. Throws RangeError when it is not one as `2083-04`. */
export function asBsMonth(text: string): BsMonth {
  if (!isBsMonth(text)) throw new RangeError(`not a BS month: ${text}`);
  return text;
}

/** The month of a day. Throws RangeError for a day that the table does not know. */
export function bsMonthOfDay(day: CalendarDay, calendar: BsCalendar = standardCalendar): BsMonth {
  const { year, month } = bsFromDay(day, calendar);
  return monthOf(year * 12 + month - 1);
}

/** The month so many months later, earlier when negative. */
export function addToBsMonth(month: BsMonth, count: number): BsMonth {
  return monthOf(placeOf(month) + count);
}

/** How many months there are from the first until the last, both of them counted; zero or less where they stand backwards. */
export function bsMonthsThrough(first: BsMonth, last: BsMonth): number {
  return placeOf(last) - placeOf(first) + 1;
}

/** The last day of a month; null for one that the table does not have. */
export function lastDayOfBsMonth(month: BsMonth, calendar: BsCalendar = standardCalendar): CalendarDay | null {
  const [year, number] = partsOf(month);
  const day = daysInBsMonth(year, number, calendar);
  return day === 0 ? null : dayFromBs({ year, month: number, day }, calendar);
}

function partsOf(month: BsMonth): [year: number, month: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5))];
}

function placeOf(month: BsMonth): number {
  const [year, number] = partsOf(month);
  return year * 12 + number - 1;
}

function monthOf(place: number): BsMonth {
  const year = Math.floor(place / 12);
  return asBsMonth(`${String(year).padStart(4, '0')}-${String(place - year * 12 + 1).padStart(2, '0')}`);
}
