import { type BsCalendar, bsFromDay, dayFromBs, standardCalendar } from './bs-calendar.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';
import { bsMonthOf } from './date-range.ts';

/** A month's VAT return is due on this day of the next BS month. */
const lastDayToFile = 25;

/** The day until which the VAT return of a BS month is due, by the last day of that month. */
export function vatReturnDueOn(monthEnd: CalendarDay, calendar: BsCalendar = standardCalendar): CalendarDay {
  return dayFromBs({ ...bsFromDay(addDays(monthEnd, 1), calendar), day: lastDayToFile }, calendar);
}

/**
 * The last day of the latest BS month whose VAT return was due before `today`, so that nothing of it is to change any
 * more. Throws RangeError when the table does not know the days.
 */
export function lastFiledVatMonth(today: CalendarDay, calendar: BsCalendar = standardCalendar): CalendarDay {
  const before = endOfMonthBefore(today, calendar);
  return today > vatReturnDueOn(before, calendar) ? before : endOfMonthBefore(before, calendar);
}

/** The last days of the BS months that are over and have a day from `first` on, the newest first, at most so many. */
export function vatMonthsBetween(
  { first, today }: { first: CalendarDay; today: CalendarDay },
  most: number,
  calendar: BsCalendar = standardCalendar,
): CalendarDay[] {
  const ends: CalendarDay[] = [];
  let end = endOfMonthBefore(today, calendar);
  while (end >= first && ends.length < most) {
    ends.push(end);
    end = endOfMonthBefore(end, calendar);
  }
  return ends;
}

function endOfMonthBefore(day: CalendarDay, calendar: BsCalendar): CalendarDay {
  return addDays(bsMonthOf(day, calendar).from, -1);
}
