import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarBounds } from './bs-calendar.ts';
import { addToBsMonth, asBsMonth, bsMonthOfDay, bsMonthsThrough, isBsMonth, lastDayOfBsMonth } from './bs-month.ts';
import { addDays, asCalendarDay } from './calendar-day.ts';

test('months are told from other texts', () => {
  expect(['2083-04', '2083-13', '2083-4', '2083-00', ''].map(isBsMonth)).toEqual([true, false, false, false, false]);
  expect(() => asBsMonth('2083-13')).toThrow(RangeError);
});

test('months are counted over the turn of a year', () => {
  const [first, last] = [asBsMonth('2082-11'), asBsMonth('2083-02')];
  expect(bsMonthsThrough(first, last)).toBe(4);
  expect(bsMonthsThrough(last, first)).toBe(-2);
  expect(addToBsMonth(first, 3)).toBe(last);
  expect(addToBsMonth(last, -3)).toBe(first);
});

test('the day after the last of a month is of the next one', () => {
  const { first, last } = calendarBounds();
  fc.assert(
    fc.property(fc.integer({ min: first, max: addDays(last, -40) }), (number) => {
      const month = bsMonthOfDay(asCalendarDay(number));
      const end = lastDayOfBsMonth(month);
      return end !== null && end >= number && bsMonthOfDay(addDays(end, 1)) === addToBsMonth(month, 1);
    }),
  );
  expect(lastDayOfBsMonth(asBsMonth('2150-01'))).toBeNull();
});
