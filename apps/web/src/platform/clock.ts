import { type CalendarDay, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';

/** The day it is in Nepal by this machine's clock. Signed in, `useToday()` gives the server's day. */
export function todayByClock(): CalendarDay {
  return todayInKathmandu(Date.now());
}

export function nowMilliseconds(): number {
  return Date.now();
}

/** A moment as it is written on the wire, in UTC: `2026-11-27T09:30:00.000Z`. */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
