import { type BsCalendar, type BsDate, bsFromDay, dayFromBs, daysInBsMonth, standardCalendar } from './bs-calendar.ts';
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
  'thisMonth',
  'lastMonth',
  'thisBsMonth',
  'lastBsMonth',
  'thisFiscalYear',
  'custom',
] as const;

export type DateRangePreset = (typeof dateRangePresets)[number];

/**
 * The days a preset means. The last 7 and 30 days end today and count it; months and the fiscal year are whole, also
 * when part of them is still to come. Throws RangeError when the table does not know the days.
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
    case 'thisFiscalYear': {
      const year = fiscalYearOf(today, calendar);
      return { from: year.firstDay, to: year.lastDay };
    }
  }
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
