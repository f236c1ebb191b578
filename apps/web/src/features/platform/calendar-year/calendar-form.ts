import { calendarYearForm } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import type { z } from '@bahi/contract/zod';
import { type BsCalendar, withBsYears } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarChange, compareCalendars, daysOfYear } from '@bahi/domain/calendar/bs-calendar-change';
import { inDigitsOf, toLatin } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import type { CsvYear } from './calendar-csv.ts';

export type CalendarValues = z.input<typeof calendarYearForm>;
export type YearValues = CalendarValues['years'][number];

/** The form for some years, as the calendar in force has them. */
export function calendarValues(years: YearValues[]): CalendarValues {
  return { years, provenance: '', isOfficial: true, acceptsShift: false };
}

/** The calendar in force, and the language in whose digits a form begins. */
export type Setting = { calendar: BsCalendar; language: Language };

/** A year of the calendar in force, to be changed. */
export function yearValues(year: number, { calendar, language }: Setting, version: number | null = null): YearValues {
  return { ...inDigits({ year: String(year), months: monthsOf(year, calendar).map(String) }, language), version };
}

/** The years of a file that say something new: other lengths, or of a year that is not official yet. */
export function newYearsOf(file: readonly CsvYear[], { calendar, language }: Setting): YearValues[] {
  return file
    .filter(({ year, months }) => {
      const known = monthsOf(Number(year), calendar);
      return Number(year) > calendar.lastOfficialYear || months.some((days, month) => Number(days) !== known[month]);
    })
    .map((year) => inDigits(year, language));
}

function inDigits({ year, months }: CsvYear, language: Language): YearValues {
  return { year: inDigitsOf(year, language), months: months.map((days) => inDigitsOf(days, language)) };
}

/** The days that the typed lengths come to; null while one of them is no number. */
export function daysTyped(months: readonly unknown[]): number | null {
  const days = months.map((length) => Number(toLatin(String(length)).trim() || Number.NaN));
  return days.some(Number.isNaN) ? null : daysOfYear(days);
}

/** What the years of the form would change of the calendar in force; null while they cannot be taken. */
export function changeOf(values: Pick<CalendarValues, 'years'>, calendar: BsCalendar): CalendarAfter | null {
  const { years } = calendarYearForm.shape;
  const parsed = years.safeParse(values.years).data;
  const after = parsed === undefined ? null : withBsYears(calendar, parsed, calendar.lastOfficialYear);
  return after === null ? null : { after, shifts: compareCalendars(calendar, after).shifts };
}
export type CalendarAfter = { after: BsCalendar; shifts: CalendarChange['shifts'] };

function monthsOf(year: number, calendar: BsCalendar): readonly number[] {
  return calendar.months[year - calendar.firstYear] ?? [];
}
