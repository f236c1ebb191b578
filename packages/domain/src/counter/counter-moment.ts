import { dayFromAd } from '../calendar/calendar-day.ts';

/** The moment of an instant as it is written here, in milliseconds since 1970, or null where it is none. */
export function momentOf(instant: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})\.(\d{3})Z$/.exec(instant)?.slice(1).map(Number);
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0, millisecond = 0] = parts ?? [];
  const day = parts === undefined ? null : dayFromAd({ year, month, day: date });
  if (day === null || hour > 23 || minute > 59 || second > 59) return null;
  return (((day * 24 + hour) * 60 + minute) * 60 + second) * 1000 + millisecond;
}
