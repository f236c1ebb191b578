import {
  type BsCalendar,
  bsFromDay,
  calendarBounds,
  dayFromBs,
  formatBsDate,
  isDateProblem,
  parseAdDate,
  parseBsDate,
} from '@bahi/domain/calendar/bs-calendar';
import type { BsDate, DateProblem } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { formatInBothCalendars, formatLongBsDate } from '@bahi/domain/calendar/calendar-names';
import type { Language } from '@bahi/domain/language';
import { fail } from './errors.ts';

/**
 * Reads a day that came AD, BS or both; null when neither came. Both must agree.
 * Fails at `field` (with its suffix AD or BS) for a date that does not exist or is out of range.
 */
export function readDay(
  calendar: BsCalendar,
  sent: { ad: string | null | undefined; bs: string | null | undefined },
  field: { ad: string; bs: string },
): CalendarDay | null {
  const ad = sent.ad ? checked(parseAdDate(sent.ad, calendar), field.ad) : null;
  const bs = sent.bs ? dayFromBs(checked(parseBsDate(sent.bs, calendar), field.bs), calendar) : null;
  if (ad !== null && bs !== null && ad !== bs) fail('common.datesDisagree', { field: field.bs });
  const day = ad ?? bs;
  if (day === null) return null;
  const { first, last } = calendarBounds(calendar);
  if (day < first || day > last) fail('common.dateRange', { field: ad === null ? field.bs : field.ad });
  return day;
}

/** As `readDay`, for a day that must be there. */
export function readRequiredDay(
  calendar: BsCalendar,
  sent: { ad: string | null | undefined; bs: string | null | undefined },
  field: { ad: string; bs: string },
): CalendarDay {
  return readDay(calendar, sent, field) ?? fail('common.isRequired', { field: field.ad });
}

/** The day that a question is about: the AD day that it names in `dayAD`, or today. */
export function dayAsked(
  { calendar, today }: { calendar: BsCalendar; today: CalendarDay },
  dayAD: string | null | undefined,
): CalendarDay {
  return readDay(calendar, { ad: dayAD, bs: null }, { ad: 'dayAD', bs: 'dayAD' }) ?? today;
}

/** A day as it is stored and answered: AD the truth, BS beside it. */
export function bothDates(day: CalendarDay, calendar: BsCalendar): { ad: string; bs: string } {
  return { ad: formatAdDate(day), bs: formatBsDate(bsFromDay(day, calendar)) };
}

/** A day as a sentence says it: `४ मंसिर २०८३`. */
export function dayText(
  { calendar, language }: { calendar: BsCalendar; language: Language },
  day: CalendarDay,
): string {
  return formatLongBsDate(day, language, calendar);
}

/** A day as a refusal names it, in both calendars: `४ मंसिर २०८३ (२०२६-११-२०)`. */
export function dayInBothCalendars(
  { calendar, language }: { calendar: BsCalendar; language: Language },
  day: CalendarDay,
): string {
  return formatInBothCalendars(day, language, calendar);
}

/** A day as the database keeps it; it was checked when it was stored. */
export function storedDay(text: string): CalendarDay {
  const day = parseAdDate(text);
  if (isProblem(day)) throw new RangeError(`not a stored day: ${text}`);
  return day;
}

function checked<T extends BsDate | CalendarDay>(parsed: T | DateProblem, field: string): T {
  if (isProblem(parsed)) return fail(parsed.error === 'range' ? 'common.dateRange' : 'common.dateInvalid', { field });
  return parsed;
}

function isProblem<T extends BsDate | CalendarDay>(parsed: T | DateProblem): parsed is DateProblem {
  return isDateProblem(parsed);
}
