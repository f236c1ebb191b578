declare const calendarDay: unique symbol;

/**
 * A day of the calendar as the number of whole days since 1970-01-01 AD: an integer, AD years 1 to 9999.
 * It has no time and no time zone, so comparing and subtracting days is arithmetic on integers.
 */
export type CalendarDay = number & { readonly [calendarDay]: true };

export type AdDate = { readonly year: number; readonly month: number; readonly day: number };

const firstAdDay = -719_162;
const lastAdDay = 2_932_896;
const kathmanduAheadMilliseconds = 20_700_000;
const dayMilliseconds = 86_400_000;

export function isCalendarDay(value: number): value is CalendarDay {
  return Number.isSafeInteger(value) && value >= firstAdDay && value <= lastAdDay;
}

/** Takes a day number as a day. Throws RangeError when it is not an integer of the AD years 1 to 9999. */
export function asCalendarDay(value: number): CalendarDay {
  const dayNumber = value + 0;
  if (!isCalendarDay(dayNumber)) throw new RangeError(`not a day number: ${value}`);
  return dayNumber;
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return asCalendarDay(day + count);
}

/** Whole days from one day to another; negative when `to` is the earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return to - from;
}

/** The day of the week: 0 Sunday to 6 Saturday. */
export function weekday(day: CalendarDay): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The day it is in Nepal (+05:45) at a moment in milliseconds since 1970-01-01T00:00Z. */
export function todayInKathmandu(epochMilliseconds: number): CalendarDay {
  return asCalendarDay(Math.floor((epochMilliseconds + kathmanduAheadMilliseconds) / dayMilliseconds));
}

/** The time it is in Nepal (+05:45) at a moment, as `HH:MM` in Latin digits. */
export function timeInKathmandu(epochMilliseconds: number): string {
  const minutes = Math.floor((epochMilliseconds + kathmanduAheadMilliseconds) / 60_000);
  const minuteOfDay = ((minutes % 1440) + 1440) % 1440;
  return `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
}

/** The hour of the day it is in Nepal at a moment, 0 to 23. */
export function hourInKathmandu(epochMilliseconds: number): number {
  return Number(timeInKathmandu(epochMilliseconds).slice(0, 2));
}

/** The day of an AD date, or null when the date does not exist. */
export function dayFromAd(date: AdDate): CalendarDay | null {
  if (date.year < 1 || date.year > 9999 || date.month < 1 || date.month > 12) return null;
  if (date.day < 1 || date.day > daysInAdMonth(date.year, date.month)) return null;
  // March is counted as the first month, so that the day a leap year adds comes last.
  const year = date.month > 2 ? date.year : date.year - 1;
  const month = (date.month + 9) % 12;
  const daysBeforeMonth = Math.floor((153 * month + 2) / 5);
  return asCalendarDay(daysBeforeMarchYear(year) + daysBeforeMonth + date.day - 719_469);
}

/** The AD date of a day. */
export function adFromDay(day: CalendarDay): AdDate {
  const sinceYearZero = day + 719_468;
  const era = Math.floor(sinceYearZero / 146_097);
  const dayOfEra = sinceYearZero - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const marchYear = era * 400 + yearOfEra;
  const dayOfYear = sinceYearZero - daysBeforeMarchYear(marchYear);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((marchMonth + 2) % 12) + 1;
  return {
    year: month > 2 ? marchYear : marchYear + 1,
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

export function daysInAdMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** `YYYY-MM-DD` AD in Latin digits, as stored and sent. */
export function formatAdDate(day: CalendarDay): string {
  const date = adFromDay(day);
  return `${String(date.year).padStart(4, '0')}-${twoDigits(date.month)}-${twoDigits(date.day)}`;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysBeforeMarchYear(year: number): number {
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
