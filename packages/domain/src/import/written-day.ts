import { type BsCalendar, dayFromBs, isDateProblem, parseAdDate, parseBsDate } from '../calendar/bs-calendar.ts';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { toLatin } from '../numbers/digits.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** What is further away than this in both calendars is no day of a bill that anybody still owes. */
const mostYears = 30;
/** A month of Bikram Sambat has 32 days at most. */
const mostDays = 32;

/**
 * The day that a cell of a file says, in BS or AD, in digits of either script: the year first (`2083-07-01`, `83/7/1`,
 * `083.7.1`) or last (`01/07/2083`, `17-Jul-2026`, `17-Jul-26`). A calendar that is named beside it counts; otherwise the
 * day is read in the one in which it is nearer to today, for fifty-seven years lie between them. Null where it is no day,
 * or one that could be several.
 */
export function readWrittenDay(
  text: string,
  { today, calendar }: { today: CalendarDay; calendar: BsCalendar },
): CalendarDay | null {
  const named = /\b(ad|a\.d\.)|ई/iu.test(text) ? 'ad' : /\b(bs|b\.s\.)|वि/iu.test(text) ? 'bs' : null;
  const parts = partsOf(text);
  if (parts === null) return null;
  const written = `${parts.year}-${parts.month}-${parts.day}`;
  const [ad, bs] = [parseAdDate(written, calendar), parseBsDate(written, calendar)];
  const days = [
    ...(named === 'bs' || isDateProblem(ad) ? [] : [ad]),
    ...(named === 'ad' || parts.isAd || isDateProblem(bs) ? [] : [dayFromBs(bs, calendar)]),
  ];
  const away = (day: CalendarDay): number => Math.abs(daysBetween(today, day));
  const [nearest] = days.toSorted((one, other) => away(one) - away(other));
  return nearest !== undefined && away(nearest) <= mostYears * 366 ? nearest : null;
}

type Parts = { year: number; month: number; day: number; isAd: boolean };

function partsOf(text: string): Parts | null {
  const plain = toLatin(text).toLowerCase();
  const named = /(\d{1,2})[\s/.,-]+([a-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})(?!\d)/.exec(plain);
  if (named !== null) {
    const month = months.indexOf(named[2] ?? '') + 1;
    const year = named[3] ?? '';
    return month === 0 ? null : { day: Number(named[1]), month, year: fullYear(year), isAd: true };
  }
  const found = /(?<!\d)(\d{1,4})[\s/.-]+(\d{1,2})[\s/.-]+(\d{1,4})(?!\d)/.exec(plain);
  const whole = /(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/.exec(plain);
  const [, first = '', second = '', third = ''] = found ?? whole ?? [];
  if (first === '') return null;
  // A year has four digits, or is short as in BS: `083`, or `83`, which is no day of a month.
  if (third.length === 4 && first.length <= 2)
    return { year: Number(third), month: Number(second), day: Number(first), isAd: false };
  return third.length <= 2 && (first.length >= 3 || Number(first) > mostDays)
    ? { year: fullYear(first), month: Number(second), day: Number(third), isAd: false }
    : null;
}

function fullYear(year: string): number {
  return year.length === 4 ? Number(year) : 2000 + (Number(year) % 1000);
}
