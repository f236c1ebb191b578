import { type BsCalendar, bsFromDay, calendarBounds, daysInBsMonth } from './bs-calendar.ts';
import { addDays, type CalendarDay, weekday } from './calendar-day.ts';

/** On which days something is sent. */
export type SendingDays =
  | { readonly frequency: 'DAILY' }
  /** 0 is Sunday. */
  | { readonly frequency: 'WEEKLY'; readonly weekday: number }
  /** 1 to 32 of a month of Bikram Sambat; of a month that is shorter its last day. */
  | { readonly frequency: 'MONTHLY'; readonly monthDay: number };

/** From one day to the next of a month at most. */
const longestGap = 64;

export function isSendingDay(days: SendingDays, day: CalendarDay, calendar: BsCalendar): boolean {
  if (days.frequency === 'DAILY') return true;
  if (days.frequency === 'WEEKLY') return weekday(day) === days.weekday;
  const date = bsFromDay(day, calendar);
  return date.day === Math.min(days.monthDay, daysInBsMonth(date.year, date.month, calendar));
}

/** The first day after `after` on which it is sent; null where the calendar knows none. */
export function sendingDayAfter(days: SendingDays, after: CalendarDay, calendar: BsCalendar): CalendarDay | null {
  const { last } = calendarBounds(calendar);
  for (let count = 1; count <= longestGap; count += 1) {
    const day = addDays(after, count);
    if (day > last) return null;
    if (isSendingDay(days, day, calendar)) return day;
  }
  return null;
}

/** The last day of these, both within, on which it is sent; null where there is none. */
export function lastSendingDay(
  days: SendingDays,
  { from, to }: { from: CalendarDay; to: CalendarDay },
  calendar: BsCalendar,
): CalendarDay | null {
  for (let day = to; day >= from; day = addDays(day, -1)) if (isSendingDay(days, day, calendar)) return day;
  return null;
}
