import {
  addBsMonths,
  type BsCalendar,
  bsFromDay,
  calendarBounds,
  dayFromBs,
  daysInBsMonth,
  formatBsDate,
  isDateProblem,
  parseAdDate,
  parseBsDate,
} from '@bahi/domain/calendar/bs-calendar';
import {
  adFromDay,
  asCalendarDay,
  type CalendarDay,
  dayFromAd,
  daysBetween,
  daysInAdMonth,
  formatAdDate,
} from '@bahi/domain/calendar/calendar-day';
import { adMonthName, bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf, toLatin } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';

/** The calendar that leads in a date field. */
export type DateMode = 'bs' | 'ad';
/** A month of either calendar: where it begins and how many days it has. */
export type MonthView = { year: number; month: number; first: CalendarDay; length: number };
export type DateBounds = { min: CalendarDay; max: CalendarDay };
/** What a typed date came to; `problem` names the text that tells what is wrong with it. */
export type ReadDate =
  | { day: CalendarDay }
  | { problem: 'common.dateInvalid' | 'common.dateRange' }
  /** A day before the first or after the last one. */
  | { problem: 'date.outside'; outside: 'before' | 'after'; refused: CalendarDay };

export function monthOf(day: CalendarDay, mode: DateMode, calendar: BsCalendar): MonthView {
  if (mode === 'bs') {
    const { year, month } = bsFromDay(day, calendar);
    return {
      year,
      month,
      first: dayFromBs({ year, month, day: 1 }, calendar),
      length: daysInBsMonth(year, month, calendar),
    };
  }
  const { year, month } = adFromDay(day);
  return { year, month, first: dayFromAd({ year, month, day: 1 }) ?? day, length: daysInAdMonth(year, month) };
}

/** The same day some months later, or the last day of a shorter month; at the ends of the table, its end. */
export function addMonths(day: CalendarDay, count: number, mode: DateMode, calendar: BsCalendar): CalendarDay {
  const { first, last } = calendarBounds(calendar);
  const end = count < 0 ? first : last;
  if (mode === 'bs') {
    const date = addBsMonths(bsFromDay(day, calendar), count, calendar);
    return date === null ? end : dayFromBs(date, calendar);
  }
  const date = adFromDay(day);
  const months = date.year * 12 + date.month - 1 + count;
  const year = Math.floor(months / 12);
  const month = months - year * 12 + 1;
  const moved = dayFromAd({ year, month, day: Math.min(date.day, daysInAdMonth(year, month)) });
  return moved === null ? end : within(moved, { min: first, max: last });
}

export function within(day: CalendarDay, { min, max }: DateBounds): CalendarDay {
  return asCalendarDay(Math.min(Math.max(day, min), max));
}

export function monthName(month: number, mode: DateMode, language: Language): string {
  return mode === 'bs' ? bsMonthName(month, language) : adMonthName(month, language);
}

/** The number of a day within its month. */
export function dayNumberOf(day: CalendarDay, mode: DateMode, calendar: BsCalendar): number {
  return mode === 'bs' ? bsFromDay(day, calendar).day : adFromDay(day).day;
}

/** A day as its field shows it, BS or AD, in the digits of the language: `२०८३-०८-०४`. */
export function dateText(day: CalendarDay, mode: DateMode, language: Language, calendar: BsCalendar): string {
  return inDigitsOf(mode === 'bs' ? formatBsDate(bsFromDay(day, calendar)) : formatAdDate(day), language);
}

/** The day of an AD text `YYYY-MM-DD`, as it is sent; null when it is empty or none. */
export function dayOf(text: unknown, calendar: BsCalendar): CalendarDay | null {
  if (typeof text !== 'string' || text === '') return null;
  const day = parseAdDate(text, calendar);
  return isDateProblem(day) ? null : day;
}

/**
 * Reads what was typed: year-month-day with `-`, `/`, `.` or spaces, in either script, in the calendar of the field; the
 * year may be short (`83/7/1`, `083/7/1`). `AD` or `BS` beside it names the other calendar; so does being possible only
 * there, or being near today only there: 2026-11-20 is no day of BS 2026 that anybody means. Without `today` any year
 * is meant, as of a day of birth.
 */
export function readDate(
  text: string,
  mode: DateMode,
  bounds: DateBounds & { today?: CalendarDay },
  calendar: BsCalendar,
): ReadDate {
  const named = /ad|ई/i.test(text) ? 'ad' : /bs|वि/i.test(text) ? 'bs' : null;
  const plain = toLatin(text)
    .replace(/[^\d/.\s-]/g, '')
    .trim()
    .replace(/[\s/.-]+/g, '-')
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    .replace(/^-|-$/g, '');
  const reading = readIn(plain, named ?? mode, bounds, calendar);
  if (named !== null) return reading;
  const other = readIn(plain, mode === 'bs' ? 'ad' : 'bs', bounds, calendar);
  const [day, otherDay] = [dayRead(reading), dayRead(other)];
  if (otherDay === null) return reading;
  const [isHere, isThere] = [day !== null && isNear(day, bounds.today), isNear(otherDay, bounds.today)];
  if ('day' in reading && (isHere || !isThere)) return reading;
  // A day that may not be chosen is what was meant all the same where it is near today, and another one is not.
  return 'day' in other || (isThere && !isHere) ? other : reading;
}

/** The day that a text is of, whether it may be chosen or not. */
function dayRead(reading: ReadDate): CalendarDay | null {
  return 'day' in reading ? reading.day : 'refused' in reading ? reading.refused : null;
}

/** Within three years of today: what bills, payments and reports are about. */
function isNear(day: CalendarDay, today: CalendarDay | undefined): boolean {
  return today === undefined || Math.abs(daysBetween(today, day)) <= 3 * 366;
}

function readIn(typed: string, mode: DateMode, bounds: DateBounds, calendar: BsCalendar): ReadDate {
  const text = typed.replace(mode === 'bs' ? /^0?(\d\d)-/ : /^(\d\d)-/, '20$1-');
  const parsed = mode === 'bs' ? parseBsDate(text, calendar) : parseAdDate(text, calendar);
  if (isDateProblem(parsed)) return { problem: parsed.error === 'range' ? 'common.dateRange' : 'common.dateInvalid' };
  const day = typeof parsed === 'number' ? parsed : dayFromBs(parsed, calendar);
  if (day < bounds.min) return { problem: 'date.outside', outside: 'before', refused: day };
  return day > bounds.max ? { problem: 'date.outside', outside: 'after', refused: day } : { day };
}
