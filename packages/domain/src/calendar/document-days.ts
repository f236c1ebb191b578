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

/**
 * A document is taken back only in the month of its date, so that the figures of a month that is over, its VAT first of
 * all, stay as they were told. Both days as they are printed, `YYYY-MM-DD` in Bikram Sambat.
 */
export function isOfOpenMonth(days: { readonly datedBs: string; readonly todayBs: string }): boolean {
  return days.datedBs.slice(0, monthLetters) === days.todayBs.slice(0, monthLetters);
}

const monthLetters = 'YYYY-MM'.length;
