import { type BsCalendar, calendarBounds } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { momentOf } from '@bahi/domain/counter/counter-moment';
import type { CounterInvoice } from '@bahi/domain/counter/counter-text';

/** The day in Nepal on which it was issued; null where the calendar does not know it. */
export function dayOfIssue(calendar: BsCalendar, { issuedAt }: Pick<CounterInvoice, 'issuedAt'>): CalendarDay | null {
  const moment = momentOf(issuedAt);
  if (moment === null) return null;
  const day = todayInKathmandu(moment);
  const { first, last } = calendarBounds(calendar);
  return day < first || day > last ? null : day;
}
