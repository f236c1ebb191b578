import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bsFromDay, dayFromBs, daysInBsMonth, formatBsDate, parseBsDate, standardCalendar } from './bs-calendar.ts';
import { addDays, asCalendarDay, type CalendarDay } from './calendar-day.ts';
import { dueDayAfter, periodOf, type Recurrence } from './recurrence.ts';

const calendar = standardCalendar;
const bs = (text: string): CalendarDay => {
  const date = parseBsDate(text);
  if ('error' in date) throw new RangeError(text);
  return dayFromBs(date);
};
const monthly = (changes: Partial<Recurrence> = {}): Recurrence => ({
  unit: 'MONTH',
  every: 1,
  firstOn: bs('2083-01-01'),
  dayOfMonth: null,
  lastOn: null,
  ...changes,
});
/** The first due days of a recurrence, BS. */
function daysOf(recurrence: Recurrence, count: number): string[] {
  const days: string[] = [];
  let after = addDays(recurrence.firstOn, -1);
  while (days.length < count) {
    const day = dueDayAfter(recurrence, after, calendar);
    if (day === null) break;
    days.push(formatBsDate(bsFromDay(day)));
    after = day;
  }
  return days;
}

test('a rent of the first comes on the first of each month, over the end of the year', () => {
  expect(daysOf(monthly({ firstOn: bs('2083-11-01') }), 4)).toEqual([
    '2083-11-01',
    '2083-12-01',
    '2084-01-01',
    '2084-02-01',
  ]);
});

test('day 32 is the last day of each month', () => {
  const days = daysOf(monthly({ dayOfMonth: 32 }), 12);
  expect(days).toEqual(
    Array.from({ length: 12 }, (_, month) =>
      formatBsDate({ year: 2083, month: month + 1, day: daysInBsMonth(2083, month + 1) }),
    ),
  );
});

test('a day that the first month has passed already comes in the next one', () => {
  expect(daysOf(monthly({ firstOn: bs('2083-08-10'), dayOfMonth: 5, every: 3 }), 2)).toEqual([
    '2083-09-05',
    '2083-12-05',
  ]);
});

test('weeks are counted from the first day, and the last day is the last', () => {
  const weekly = monthly({ unit: 'WEEK', every: 2, firstOn: bs('2083-12-20') });
  const [first = '', second = '', third = ''] = daysOf(weekly, 3);
  expect([bs(second) - bs(first), bs(third) - bs(second)]).toEqual([14, 14]);
  expect(daysOf({ ...weekly, lastOn: bs(second) }, 5)).toEqual([first, second]);
});

test('nothing is due beyond the calendar', () => {
  expect(daysOf(monthly({ firstOn: bs('2100-11-01') }), 5)).toEqual(['2100-11-01', '2100-12-01']);
  expect(dueDayAfter(monthly(), asCalendarDay(bs('2100-12-30') + 40), calendar)).toBeNull();
});

test('each period has its month', () => {
  expect(periodOf('MONTH', bs('2083-08-04'), calendar)).toBe('2083-08');
  expect(periodOf('WEEK', bs('2083-08-04'), calendar)).toBe('2083-08-04');
});

const anyDay = fc.integer({ min: bs('2070-01-01'), max: bs('2095-12-01') }).map(asCalendarDay);
const anyMonthly = fc
  .record({
    every: fc.integer({ min: 1, max: 14 }),
    firstOn: anyDay,
    dayOfMonth: fc.option(fc.integer({ min: 1, max: 32 })),
  })
  .map((chosen) => monthly(chosen));

test('every month that is due has one day, the day that was asked for or the last of a shorter month', () => {
  fc.assert(
    fc.property(anyMonthly, (recurrence) => {
      const days = daysOf(recurrence, 30).map((day) => bsFromDay(bs(day)));
      const asked = recurrence.dayOfMonth ?? bsFromDay(recurrence.firstOn).day;
      for (const { year, month, day } of days) expect(day).toBe(Math.min(asked, daysInBsMonth(year, month)));
      const months = days.map(({ year, month }) => year * 12 + month);
      for (const [position, month] of months.slice(1).entries())
        expect(month - (months[position] ?? 0)).toBe(recurrence.every);
    }),
  );
});

test('from whatever day one looks, the next due day is the same row', () => {
  fc.assert(
    fc.property(anyMonthly, fc.boolean(), anyDay, (chosen, isWeekly, after) => {
      const recurrence: Recurrence = isWeekly ? { ...chosen, unit: 'WEEK', dayOfMonth: null } : chosen;
      const next = dueDayAfter(recurrence, after, calendar);
      let walked = dueDayAfter(recurrence, addDays(recurrence.firstOn, -1), calendar);
      while (walked !== null && walked <= after) walked = dueDayAfter(recurrence, walked, calendar);
      expect(next).toBe(walked);
      expect(next === null || next >= recurrence.firstOn).toBe(true);
    }),
    { numRuns: 50 },
  );
});
