import { type BsCalendar, standardCalendar, withBsYears } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { createContext, use } from 'react';
import { todayByClock } from './clock.ts';

/** The BS table and the day it is; before signing in, the built-in table and this machine's clock. */
export type CalendarSetting = { calendar: BsCalendar; today: CalendarDay };

export const CalendarContext = createContext<CalendarSetting | null>(null);

/** The table that BS dates are read and shown with. */
export function useCalendar(): BsCalendar {
  return use(CalendarContext)?.calendar ?? standardCalendar;
}

/** The day it is in Nepal: the server's, where somebody is signed in. */
export function useToday(): CalendarDay {
  return use(CalendarContext)?.today ?? todayByClock();
}

/** The built-in table with the years that the super user replaced. An unsound replacement is left out. */
export function calendarWith(
  years: readonly { year: number; months: readonly number[] }[],
  lastOfficialYear: number,
): BsCalendar {
  return withBsYears(standardCalendar, years, lastOfficialYear) ?? standardCalendar;
}
