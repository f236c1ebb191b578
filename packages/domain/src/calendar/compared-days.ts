import {
  type BsCalendar,
  bsFromDay,
  calendarBounds,
  dayFromBs,
  daysInBsMonth,
  standardCalendar,
} from './bs-calendar.ts';
import { asCalendarDay, type CalendarDay } from './calendar-day.ts';

/** From one day to another, both included. */
export type Days = { readonly from: CalendarDay; readonly to: CalendarDay };

/**
 * What a period is compared with, right before it: of whole months of Bikram Sambat as many months, of other days as many
 * days. What the calendar does not know any more begins with its first day.
 */
export function periodBefore({ from, to }: Days, calendar: BsCalendar = standardCalendar): Days {
  const last = asCalendarDay(from - 1);
  const [first, end] = [bsFromDay(from, calendar), bsFromDay(to, calendar)];
  const isWhole = first.day === 1 && end.day === daysInBsMonth(end.year, end.month, calendar);
  if (!isWhole) return known({ from: asCalendarDay(from - (to - from) - 1), to: last }, calendar);
  const months = (end.year - first.year) * 12 + end.month - first.month + 1;
  const begun = first.year * 12 + (first.month - 1) - months;
  const year = Math.floor(begun / 12);
  if (year < calendar.firstYear) return known({ from: calendarBounds(calendar).first, to: last }, calendar);
  return known({ from: dayFromBs({ year, month: (begun % 12) + 1, day: 1 }, calendar), to: last }, calendar);
}

/** The same days of the year before; a month's last day stays one. */
export function yearBefore({ from, to }: Days, calendar: BsCalendar = standardCalendar): Days {
  return { from: dayOfYearBefore(from, calendar), to: dayOfYearBefore(to, calendar) };
}

/** The same day of the year before, by Bikram Sambat; the last day of a month stays its last one. */
export function dayOfYearBefore(day: CalendarDay, calendar: BsCalendar = standardCalendar): CalendarDay {
  const date = bsFromDay(day, calendar);
  const year = date.year - 1;
  if (year < calendar.firstYear) return calendarBounds(calendar).first;
  const last = daysInBsMonth(year, date.month, calendar);
  const isLast = date.day === daysInBsMonth(date.year, date.month, calendar);
  return dayFromBs({ year, month: date.month, day: isLast ? last : Math.min(date.day, last) }, calendar);
}

function known({ from, to }: Days, calendar: BsCalendar): Days {
  const { first } = calendarBounds(calendar);
  return { from: asCalendarDay(Math.max(from, first)), to: asCalendarDay(Math.max(to, first)) };
}
