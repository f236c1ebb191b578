import { type CalendarDay, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';

/** The day it is in Nepal by this machine's clock. Signed in, `useToday()` gives the server's day. */
export function todayByClock(): CalendarDay {
  return todayInKathmandu(Date.now());
}

export function nowMilliseconds(): number {
  return Date.now();
}
