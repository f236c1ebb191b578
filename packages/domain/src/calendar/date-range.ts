import {
  addBsMonths,
  type BsCalendar,
  type BsDate,
  bsFromDay,
  dayFromBs,
  daysInBsMonth,
  standardCalendar,
} from './bs-calendar.ts';
import { type AdDate, adFromDay, addDays, type CalendarDay, dayFromAd, daysInAdMonth } from './calendar-day.ts';
import { fiscalYearOf } from './fiscal-year.ts';

/** Both days belong to the range. */
export type DateRange = { readonly from: CalendarDay; readonly to: CalendarDay };

/** The choices of a date-range field, in the order shown; `custom` is the user's own two days. */
export const dateRangePresets = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisBsMonth',
  'lastBsMonth',
  'thisBsQuarter',
  'lastBsQuarter',
  'thisBsFourMonths',
  'lastBsFourMonths',
  'thisFiscalYear',
  'lastFiscalYear',
  'thisMonth',
  'lastMonth',
  'custom',
] as const;

export type DateRangePreset = (typeof dateRangePresets)[number];

/**
 * The days a preset means. The last 7 and 30 days end today and count it; months, quarters, four-month periods (of
 * VAT) and fiscal years are whole, also when part of them is still to come; all but AD months follow BS. Throws RangeError when the table does not know the days.
 */
export function dateRangeOf(
  preset: Exclude<DateRangePreset, 'custom'>,
  today: CalendarDay,
  calendar: BsCalendar = standardCalendar,
): DateRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last7Days':
      return { from: addDays(today, -6), to: today };
    case 'last30Days':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return adMonthOf(today);
    case 'lastMonth':
      return adMonthOf(addDays(adMonthOf(today).from, -1));
    case 'thisBsMonth':
      return bsMonthOf(today, calendar);
    case 'lastBsMonth':
      return bsMonthOf(addDays(bsMonthOf(today, calendar).from, -1), calendar);
    case 'thisBsQuarter':
      return bsPeriodOf(today, 3, calendar);
    case 'lastBsQuarter':
      return bsPeriodOf(addDays(bsPeriodOf(today, 3, calendar).from, -1), 3, calendar);
    case 'thisBsFourMonths':
      return bsPeriodOf(today, 4, calendar);
    case 'lastBsFourMonths':
      return bsPeriodOf(addDays(bsPeriodOf(today, 4, calendar).from, -1), 4, calendar);
    case 'thisFiscalYear':
      return bsPeriodOf(today, 12, calendar);
    case 'lastFiscalYear':
      return bsPeriodOf(addDays(bsPeriodOf(today, 12, calendar).from, -1), 12, calendar);
  }
}

/** The period of `months` BS months that a day is in, counted from the beginning of its fiscal year; months divide 12. */
export function bsPeriodOf(day: CalendarDay, months: number, calendar: BsCalendar = standardCalendar): DateRange {
  const { startBsYear, firstDay, lastDay } = fiscalYearOf(day, calendar);
  const sinceShrawan = (bsFromDay(day, calendar).month + 8) % 12;
  const begun = sinceShrawan - (sinceShrawan % months);
  const first = addBsMonths({ year: startBsYear, month: 4, day: 1 }, begun, calendar);
  const next = addBsMonths({ year: startBsYear, month: 4, day: 1 }, begun + months, calendar);
  return {
    from: first === null ? firstDay : dayFromBs(first, calendar),
    to: next === null ? lastDay : addDays(dayFromBs(next, calendar), -1),
  };
}

/** The whole AD month that a day is in. */
export function adMonthOf(day: CalendarDay): DateRange {
  const date: AdDate = adFromDay(day);
  const first = dayFromAd({ ...date, day: 1 }) ?? day;
  return { from: first, to: addDays(first, daysInAdMonth(date.year, date.month) - 1) };
}

/** The whole BS month that a day is in. Throws RangeError when the table does not know the day. */
export function bsMonthOf(day: CalendarDay, calendar: BsCalendar = standardCalendar): DateRange {
  const date: BsDate = bsFromDay(day, calendar);
  const first = dayFromBs({ ...date, day: 1 }, calendar);
  return { from: first, to: addDays(first, daysInBsMonth(date.year, date.month, calendar) - 1) };
}
