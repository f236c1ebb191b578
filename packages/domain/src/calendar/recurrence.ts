import { addBsMonths, type BsCalendar, bsFromDay, calendarBounds, dayFromBs, formatBsDate } from './bs-calendar.ts';
import { asCalendarDay, type CalendarDay, daysBetween } from './calendar-day.ts';

/** How often something comes again: every so many months of Bikram Sambat, or weeks. */
export type Recurrence = {
  readonly unit: 'MONTH' | 'WEEK';
  readonly every: number;
  /** Nothing is due before it. */
  readonly firstOn: CalendarDay;
  /** 1 to 32, of a month that is shorter its last day; null for that of the first day. Weeks have none. */
  readonly dayOfMonth: number | null;
  /** Nothing is due after it. */
  readonly lastOn: CalendarDay | null;
};

/** The first day after `after` on which it is due; null where there is none, or none that the calendar knows. */
export function dueDayAfter(recurrence: Recurrence, after: CalendarDay, calendar: BsCalendar): CalendarDay | null {
  const { firstOn, lastOn } = recurrence;
  const from = asCalendarDay(Math.max(after, firstOn - 1));
  if (from >= calendarBounds(calendar).last) return null;
  const day = recurrence.unit === 'WEEK' ? weekAfter(recurrence, from) : monthAfter(recurrence, from, calendar);
  if (day === null || day > calendarBounds(calendar).last) return null;
  return lastOn !== null && day > lastOn ? null : day;
}

/** What a due day is the day of, once each: a month (`2083-08`), or where weeks are counted the day (`2083-08-04`). */
export function periodOf(unit: Recurrence['unit'], day: CalendarDay, calendar: BsCalendar): string {
  const text = formatBsDate(bsFromDay(day, calendar));
  return unit === 'MONTH' ? text.slice(0, 7) : text;
}

function weekAfter({ every, firstOn }: Recurrence, from: CalendarDay): CalendarDay {
  const step = 7 * every;
  const passed = Math.floor(daysBetween(firstOn, from) / step) + 1;
  return asCalendarDay(firstOn + passed * step);
}

function monthAfter({ every, firstOn, dayOfMonth }: Recurrence, from: CalendarDay, calendar: BsCalendar) {
  const first = bsFromDay(firstOn, calendar);
  const anchor = { ...first, day: dayOfMonth ?? first.day };
  const inMonth = (months: number): CalendarDay | null => {
    const date = addBsMonths(anchor, months, calendar);
    return date === null ? null : dayFromBs(date, calendar);
  };
  const reached = bsFromDay(asCalendarDay(Math.max(from, firstOn)), calendar);
  const months = (reached.year - first.year) * 12 + reached.month - first.month;
  // The day of the first month may lie before the first day: then the month after it begins the row.
  const begin = (inMonth(0) ?? firstOn) < firstOn ? 1 : 0;
  for (let count = Math.max(0, Math.floor((months - begin) / every)); ; count += 1) {
    const day = inMonth(begin + count * every);
    if (day === null || day > from) return day;
  }
}
