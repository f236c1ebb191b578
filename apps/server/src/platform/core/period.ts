import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { readRequiredDay } from './days.ts';
import { fail } from './errors.ts';

export type Period = { from: CalendarDay; to: CalendarDay };
type Sent = string | null | undefined;
type Asked = { fromDate?: Sent; toDate?: Sent; fromDateAD?: Sent; toDateAD?: Sent };

/** The two days of a period, each BS, AD or both; the end is not before the start. */
export function readPeriod(calendar: BsCalendar, asked: Asked): Period {
  const field = (name: string): { ad: string; bs: string } => ({ ad: name, bs: name });
  const from = readRequiredDay(calendar, { ad: asked.fromDateAD, bs: asked.fromDate }, field('fromDate'));
  const to = readRequiredDay(calendar, { ad: asked.toDateAD, bs: asked.toDate }, field('toDate'));
  if (to < from) fail('common.endBeforeStart', { field: 'toDate' });
  return { from, to };
}
