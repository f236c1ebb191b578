import type { CalendarDay } from './calendar-day.ts';

/** A day as it is computed with, or as its text `YYYY-MM-DD`: both stand in order by themselves. */
type Day = CalendarDay | string;

/** No document is dated after today (specification, section 5). */
export function isInFuture<D extends Day>(dated: D, today: D): boolean {
  return dated > today;
}

/** A document is due on the day it is dated or later (specification, section 5). */
export function isDueInTime<D extends Day>(days: { readonly dated: D; readonly due: D }): boolean {
  return days.due >= days.dated;
}
