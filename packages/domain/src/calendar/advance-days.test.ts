import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeAdvance } from './advance-days.ts';
import { asCalendarDay } from './calendar-day.ts';
import { asPaisa } from '../numbers/money.ts';

const changesOf = (...changes: [day: number, change: number][]) =>
  changes.map(([day, change]) => ({ day: asCalendarDay(day), change: asPaisa(change) }));
const free = (day: number, ...changes: [number, number][]) => freeAdvance(changesOf(...changes), asCalendarDay(day));

test('an advance is free from the day it came in', () => {
  expect([9, 10, 11].map((day) => free(day, [10, 500]))).toEqual([0, 500, 500]);
});

test('what was used later is not free before', () => {
  const changes: [number, number][] = [
    [10, 500],
    [20, -400],
    [30, 300],
  ];
  expect([10, 19, 20, 29, 30].map((day) => free(day, ...changes))).toEqual([100, 100, 100, 100, 400]);
});

test('several changes of one day count together', () => {
  expect(free(10, [10, -500], [10, 500], [10, 20])).toBe(20);
});

test('whatever is used as far as it is free, no day ends below zero', () => {
  const day = fc.integer({ min: 0, max: 9 });
  const gifts = fc.array(fc.tuple(day, fc.integer({ min: 1, max: 50 })), { maxLength: 5 });
  fc.assert(
    fc.property(gifts, fc.array(day, { maxLength: 8 }), (given, uses) => {
      const changes: [number, number][] = [...given];
      for (const on of uses) changes.push([on, -Math.ceil(free(on, ...changes) / 2)]);
      for (let on = 0; on < 10; on += 1) expect(free(on, ...changes)).toBeGreaterThanOrEqual(0);
    }),
  );
});
