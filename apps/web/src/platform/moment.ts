import { type CalendarDay, timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';

/** The day and the time in Nepal of a moment as it comes on the wire (ISO 8601); null when it is none. */
export function momentInNepal(text: string): { day: CalendarDay; time: string } | null {
  const milliseconds = Date.parse(text);
  if (Number.isNaN(milliseconds)) return null;
  return { day: todayInKathmandu(milliseconds), time: timeInKathmandu(milliseconds) };
}
