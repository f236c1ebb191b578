import { type BsCalendar, bsFromDay, calendarBounds, dayFromBs, standardCalendar } from './bs-calendar.ts';
import { asCalendarDay, type CalendarDay } from './calendar-day.ts';
import { inDigitsOf, toLatin } from '../numbers/digits.ts';
import type { Language } from '../language.ts';

/** 1 Shrawan to the end of Ashadh; `label` in Latin digits, as stored and as in document numbers: `2083/84`. */
export type FiscalYear = {
  readonly startBsYear: number;
  readonly label: string;
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
};

const shrawan = 4;

/** The fiscal year a day belongs to. Throws RangeError for a day that the table does not know. */
export function fiscalYearOf(day: CalendarDay, calendar: BsCalendar = standardCalendar): FiscalYear {
  const date = bsFromDay(day, calendar);
  return fiscalYearFrom(date.month >= shrawan ? date.year : date.year - 1, calendar);
}

/**
 * The fiscal year that begins in Shrawan of `startBsYear`. At both ends of the table the part that it knows is given.
 * Throws RangeError when it knows no day of that year.
 */
export function fiscalYearFrom(startBsYear: number, calendar: BsCalendar = standardCalendar): FiscalYear {
  const bounds = calendarBounds(calendar);
  const firstYear = calendar.firstYear;
  const lastYear = firstYear + calendar.months.length - 1;
  if (!Number.isSafeInteger(startBsYear) || startBsYear < firstYear - 1 || startBsYear > lastYear) {
    throw new RangeError(`outside the BS calendar: fiscal year ${startBsYear}`);
  }
  const firstOf = (year: number): CalendarDay => dayFromBs({ year, month: shrawan, day: 1 }, calendar);
  return {
    startBsYear,
    label: `${startBsYear}/${String((startBsYear + 1) % 100).padStart(2, '0')}`,
    firstDay: startBsYear < firstYear ? bounds.first : firstOf(startBsYear),
    lastDay: startBsYear === lastYear ? bounds.last : asCalendarDay(firstOf(startBsYear + 1) - 1),
  };
}

/** Reads `2083/84` (either digits); null when it is no fiscal year of the table or its two years do not follow. */
export function parseFiscalYear(text: string, calendar: BsCalendar = standardCalendar): FiscalYear | null {
  const parts = /^(\d{4})\/\d{2}$/.exec(toLatin(text).trim());
  if (parts === null) return null;
  const startBsYear = Number(parts[1]);
  if (startBsYear < calendar.firstYear - 1 || startBsYear >= calendar.firstYear + calendar.months.length) return null;
  const year = fiscalYearFrom(startBsYear, calendar);
  return year.label === parts[0] ? year : null;
}

/** The label in the digits of the language: 2083/84 or २०८३/८४. */
export function formatFiscalYear(label: string, language: Language): string {
  return inDigitsOf(label, language);
}
