import { type BsCalendar, isProvisional } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { bothDates } from '../core/days.ts';
import type { PaperDate, PaperWithdrawal } from '@bahi/contract/paper/paper-data';

/** A day as it is put on paper, with the BS date as it was printed first. */
export function paperDate(calendar: BsCalendar, day: CalendarDay, bs: string): PaperDate {
  return { day, bs, isProvisional: isProvisional(Number(bs.slice(0, 4)), calendar) };
}

/** What a paper says of its own end; null of one that still counts. */
export function withdrawalOf(
  calendar: BsCalendar,
  { at, reason, by }: { at: Date | null; reason: string | null; by: string | null },
): PaperWithdrawal | null {
  if (at === null) return null;
  const day = todayInKathmandu(at.getTime());
  return { on: paperDate(calendar, day, bothDates(day, calendar).bs), reason: reason ?? '', by: by ?? '' };
}
