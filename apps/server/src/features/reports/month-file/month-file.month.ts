import { addDays, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Reader } from '../report/report.asked.ts';

/** For whom a month is put together. */
export type MonthReader = Reader;
export type Month = { readonly from: CalendarDay; readonly to: CalendarDay };

/** The BS month of a day, last month where none is named; fails at `dayAD` for one that has not begun. */
export function monthToTake({ calendar, today }: Pick<Context, 'calendar' | 'today'>, dayAD: string | null): Month {
  const running = bsMonthOf(today, calendar);
  const day = readDay(calendar, { ad: dayAD, bs: null }, { ad: 'dayAD', bs: 'dayAD' }) ?? addDays(running.from, -1);
  if (day > running.to) fail('common.dateFuture', { field: 'dayAD' });
  return bsMonthOf(day, calendar);
}

/** The months that are offered, the one that runs first. */
export function offeredMonths({ calendar, today }: Pick<Context, 'calendar' | 'today'>): Month[] {
  const months = [bsMonthOf(today, calendar)];
  for (let last = months[0]; last !== undefined && months.length < mostOffered; last = months.at(-1))
    months.push(bsMonthOf(addDays(last.from, -1), calendar));
  return months;
}

/** Two years: whoever wants more asks by the day. */
const mostOffered = 25;
