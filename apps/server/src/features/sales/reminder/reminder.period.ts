import { addBsMonths, type BsCalendar, bsFromDay, dayFromBs, formatBsDate } from '@bahi/domain/calendar/bs-calendar';
import { addDays, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Period } from '../../../platform/core/period.ts';

/** The month of Bikram Sambat that ended last, `2083-07`. */
export function lastEndedMonth(today: CalendarDay, calendar: BsCalendar): string {
  const first = dayFromBs({ ...bsFromDay(today, calendar), day: 1 }, calendar);
  return formatBsDate(bsFromDay(addDays(first, -1), calendar)).slice(0, 7);
}

/** First and last day of a month of Bikram Sambat. */
export function periodOf(month: string, calendar: BsCalendar): Period {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = { year, month: number, day: 1 };
  const next = addBsMonths(first, 1, calendar);
  if (next === null) throw new RangeError(`the calendar ends before the month after ${month}`);
  return { from: dayFromBs(first, calendar), to: addDays(dayFromBs(next, calendar), -1) };
}
