import { bsMonthLengths } from './bs-month-lengths.ts';
import { asCalendarDay, type CalendarDay, dayFromAd } from './calendar-day.ts';
import { toLatin } from '../numbers/digits.ts';

/** A Bikram Sambat date: month 1 Baisakh to 12 Chaitra. */
export type BsDate = { readonly year: number; readonly month: number; readonly day: number };

/**
 * The table that gives Bikram Sambat its months: lengths in days, one row of twelve a year from `firstYear` on.
 * Years after `lastOfficialYear` are provisional. Plain data, so that a newer table can be stored and sent.
 */
export type BsCalendar = {
  readonly firstYear: number;
  readonly lastOfficialYear: number;
  readonly months: readonly (readonly number[])[];
};

/** One year as a super user replaces it: its twelve month lengths in days. */
export type BsYearLengths = { readonly year: number; readonly months: readonly number[] };

/** Why a text is no date: outside the product's bounds, past its month's end, or not year-month-day at all. */
export type DateProblem = { readonly error: 'range' | 'invalid' | 'format' };

/** The bounds of the specification, section 5; nothing outside them is guessed. */
const firstBsYear = 1970;
const lastBsYear = 2100;
/** BS 1970-01-01 is 1913-04-13 AD. */
const firstBsDay = asCalendarDay(-20_717);

export const standardCalendar: BsCalendar = {
  firstYear: firstBsYear,
  lastOfficialYear: 2083,
  months: bsMonthLengths,
};

/** The day on which each year begins, and at the end the day after the last year; computed once per table. */
const yearStartsByCalendar = new WeakMap<BsCalendar, readonly number[]>();

/**
 * Checks a table that comes from outside. Null unless it begins in 1970, ends by 2100, has twelve months of 29 to 32
 * days in each year, and each year has 364 to 367 days (365 or 366 by the sun; one day of play for how a
 * provisional year may be corrected).
 */
export function parseBsCalendar(table: BsCalendar): BsCalendar | null {
  const lastYear = table.firstYear + table.months.length - 1;
  if (table.firstYear !== firstBsYear || table.months.length === 0 || lastYear > lastBsYear) return null;
  if (!Number.isSafeInteger(table.lastOfficialYear) || !table.months.every(isYearOfMonths)) return null;
  return table;
}

/**
 * The calendar with some years replaced, as a super user enters them when the official lengths of a year are out;
 * `lastOfficialYear` says how far the table is now official. Null when a year is outside the calendar or unsound.
 */
export function withBsYears(
  calendar: BsCalendar,
  replacements: readonly BsYearLengths[],
  lastOfficialYear: number,
): BsCalendar | null {
  if (replacements.some(({ year }) => calendar.months[year - calendar.firstYear] === undefined)) return null;
  const months = calendar.months.map((lengths, position) => {
    const replacement = replacements.find(({ year }) => year === calendar.firstYear + position);
    return replacement?.months ?? lengths;
  });
  return parseBsCalendar({ firstYear: calendar.firstYear, lastOfficialYear, months });
}

/** The first and the last day that the table knows. */
export function calendarBounds(calendar: BsCalendar = standardCalendar): { first: CalendarDay; last: CalendarDay } {
  const starts = yearStartsOf(calendar);
  return { first: firstBsDay, last: asCalendarDay((starts.at(-1) ?? firstBsDay) - 1) };
}

/** Days in a month; 0 for a month that the table does not have. */
export function daysInBsMonth(year: number, month: number, calendar: BsCalendar = standardCalendar): number {
  return calendar.months[year - calendar.firstYear]?.[month - 1] ?? 0;
}

/** True for a year whose lengths are not official yet; a date in it is shown with a mark. */
export function isProvisional(bsYear: number, calendar: BsCalendar = standardCalendar): boolean {
  return bsYear > calendar.lastOfficialYear;
}

/** The BS date of a day. Throws RangeError for a day that the table does not know: dates are checked when parsed. */
export function bsFromDay(day: CalendarDay, calendar: BsCalendar = standardCalendar): BsDate {
  const starts = yearStartsOf(calendar);
  // A year has at most 367 days, so the quotient is at or just before the year looked for.
  let position = Math.max(0, Math.floor((day - firstBsDay) / 367));
  while ((starts[position + 1] ?? Number.POSITIVE_INFINITY) <= day) position += 1;
  let dayOfYear = day - (starts[position] ?? 0);
  const lengths = calendar.months[position];
  if (lengths === undefined || dayOfYear < 0) throw new RangeError(`outside the BS calendar: day ${day}`);
  let month = 1;
  for (const length of lengths) {
    if (dayOfYear < length) break;
    dayOfYear -= length;
    month += 1;
  }
  return { year: calendar.firstYear + position, month, day: dayOfYear + 1 };
}

/** The day of a BS date. Throws RangeError for a date that the table does not have: dates are checked when parsed. */
export function dayFromBs(date: BsDate, calendar: BsCalendar = standardCalendar): CalendarDay {
  const start = yearStartsOf(calendar)[date.year - calendar.firstYear];
  if (start === undefined || !isDayOfMonth(date, calendar)) {
    throw new RangeError(`no such BS date: ${date.year}-${date.month}-${date.day}`);
  }
  const lengths = calendar.months[date.year - calendar.firstYear] ?? [];
  const daysBeforeMonth = lengths.slice(0, date.month - 1).reduce((sum, length) => sum + length, 0);
  return asCalendarDay(start + daysBeforeMonth + date.day - 1);
}

/**
 * The same day some months later (earlier when negative), or the month's last day when it is shorter.
 * Null outside the table.
 */
export function addBsMonths(date: BsDate, count: number, calendar: BsCalendar = standardCalendar): BsDate | null {
  const monthNumber = date.year * 12 + date.month - 1 + count;
  const year = Math.floor(monthNumber / 12);
  const month = monthNumber - year * 12 + 1;
  const length = daysInBsMonth(year, month, calendar);
  return length === 0 ? null : { year, month, day: Math.min(date.day, length) };
}

/** `YYYY-MM-DD` BS in Latin digits, as stored and sent. */
export function formatBsDate(date: BsDate): string {
  return `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
}

/**
 * Reads a BS date as year-month-day: Devanagari or Latin digits, `-`, `/` or `.` between, one-digit parts allowed.
 * Year 1970 to 2100, month 1 to 12 and day 1 to 32 are the bounds of the specification (error `range`); a day past
 * the real end of its month is `invalid`.
 */
export function parseBsDate(text: string, calendar: BsCalendar = standardCalendar): BsDate | DateProblem {
  const date = readYearMonthDay(text);
  if (date === null) return { error: 'format' };
  const yearKnown = date.year <= lastBsYear && daysInBsMonth(date.year, 1, calendar) > 0;
  const partsInRange = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 32;
  if (!yearKnown || !partsInRange) return { error: 'range' };
  return isDayOfMonth(date, calendar) ? date : { error: 'invalid' };
}

/**
 * Reads an AD date in the same forms. A day that has no BS date in the table is out of `range`; a date that does not
 * exist, such as 30 February, is `invalid`.
 */
export function parseAdDate(text: string, calendar: BsCalendar = standardCalendar): CalendarDay | DateProblem {
  const date = readYearMonthDay(text);
  if (date === null) return { error: 'format' };
  if (date.year < 1 || date.year > 9999 || date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31) {
    return { error: 'range' };
  }
  const day = dayFromAd(date);
  if (day === null) return { error: 'invalid' };
  const bounds = calendarBounds(calendar);
  return day < bounds.first || day > bounds.last ? { error: 'range' } : day;
}

/** Tells a problem from what parseBsDate and parseAdDate read. */
export function isDateProblem(parsed: BsDate | CalendarDay | DateProblem): parsed is DateProblem {
  return typeof parsed === 'object' && 'error' in parsed;
}

function readYearMonthDay(text: string): BsDate | null {
  const parts = /^(\d{1,6})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(toLatin(text).trim());
  return parts === null ? null : { year: Number(parts[1]), month: Number(parts[3]), day: Number(parts[4]) };
}

function isDayOfMonth(date: BsDate, calendar: BsCalendar): boolean {
  const length = daysInBsMonth(date.year, date.month, calendar);
  return Number.isSafeInteger(date.day) && date.day >= 1 && date.day <= length;
}

function isYearOfMonths(lengths: readonly number[]): boolean {
  const yearDays = lengths.reduce((sum, length) => sum + length, 0);
  const monthsSound = lengths.every((length) => Number.isSafeInteger(length) && length >= 29 && length <= 32);
  return lengths.length === 12 && monthsSound && yearDays >= 364 && yearDays <= 367;
}

function yearStartsOf(calendar: BsCalendar): readonly number[] {
  const known = yearStartsByCalendar.get(calendar);
  if (known !== undefined) return known;
  const starts: number[] = [firstBsDay];
  let start: number = firstBsDay;
  for (const lengths of calendar.months) {
    start += lengths.reduce((sum, length) => sum + length, 0);
    starts.push(start);
  }
  yearStartsByCalendar.set(calendar, starts);
  return starts;
}
