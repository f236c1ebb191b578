import { expect, test } from 'vitest';
import { compareCalendars, daysOfYear, newYear } from './bs-calendar-change.ts';
import { type BsCalendar, calendarBounds, dayFromBs, standardCalendar, withBsYears } from './bs-calendar.ts';
import { formatAdDate } from './calendar-day.ts';

const [of2083 = [], of2084 = []] = standardCalendar.months.slice(2083 - 1970);

function replaced(year: number, months: readonly number[]): BsCalendar {
  const calendar = withBsYears(standardCalendar, [{ year, months }], 2083);
  if (calendar === null) throw new Error('an unsound table');
  return calendar;
}

test('the same table changes nothing', () => {
  expect(compareCalendars(standardCalendar, replaced(2084, [...of2084]))).toEqual({ days: null, shifts: [] });
});

test('a day moved from one month to the next changes the days between, and no new year', () => {
  const moved = of2084.with(1, (of2084[1] ?? 0) - 1).with(2, (of2084[2] ?? 0) + 1);
  const endOfJestha = dayFromBs({ year: 2084, month: 2, day: of2084[1] ?? 0 });
  const endOfAshadh = dayFromBs({ year: 2084, month: 3, day: of2084[2] ?? 0 });
  expect(compareCalendars(standardCalendar, replaced(2084, moved))).toEqual({
    days: { first: endOfJestha, last: endOfAshadh },
    shifts: [],
  });
});

test('a day more shifts every later year, and a day less in a later one ends the shift', () => {
  const longer = of2084.with(11, (of2084[11] ?? 0) + 1);
  expect(daysOfYear(longer)).toBe(daysOfYear(of2084) + 1);
  const one = replaced(2084, longer);
  expect(compareCalendars(standardCalendar, one)).toEqual({
    days: { first: newYear(2085, standardCalendar), last: calendarBounds().last },
    shifts: [{ year: 2085, days: 1 }],
  });
  const of2086 = standardCalendar.months[2086 - 1970] ?? [];
  const both = withBsYears(one, [{ year: 2086, months: of2086.with(11, (of2086[11] ?? 0) - 1) }], 2083);
  expect(compareCalendars(standardCalendar, both ?? one)).toMatchObject({
    shifts: [
      { year: 2085, days: 1 },
      { year: 2087, days: 0 },
    ],
  });
});

test('a day more at the end of the table changes no day that both tables have but the last', () => {
  const of2100 = standardCalendar.months.at(-1) ?? [];
  const { days, shifts } = compareCalendars(standardCalendar, replaced(2100, of2100.with(11, (of2100[11] ?? 0) - 1)));
  expect(shifts).toEqual([]);
  expect(days?.last).toBe(calendarBounds().last);
});

test('years begin in the middle of April', () => {
  expect(formatAdDate(newYear(2083, standardCalendar))).toBe('2026-04-14');
  expect(daysOfYear(of2083)).toBe(365);
});
