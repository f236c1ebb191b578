import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa, subtractPaisa, sumPaisa } from './money.ts';
import { mostPrepaidMonths, prepaidPart, prepaidParts } from './prepaid.ts';

const amounts = fc.integer({ min: 0, max: 99_999_999_900 }).map(asPaisa);
const months = fc.integer({ min: 1, max: mostPrepaidMonths });

test('a year of rent is taken by equal parts, and the last ones take what does not divide', () => {
  expect(prepaidParts(asPaisa(12_000_00), 12)).toEqual(Array.from({ length: 12 }, () => 1000_00));
  expect(prepaidParts(asPaisa(100_00), 3)).toEqual([3333, 3333, 3334]);
  expect(() => prepaidPart(asPaisa(100), 0)).toThrow(RangeError);
});

test('the parts add up to the amount, and differ by a paisa at most', () => {
  fc.assert(
    fc.property(amounts, months, (amount, count) => {
      const parts = prepaidParts(amount, count);
      expect(parts).toHaveLength(count);
      expect(sumPaisa(parts)).toBe(amount);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});

test('what is left after some months is taken as it would have been', () => {
  fc.assert(
    fc.property(amounts, months, fc.nat(), (amount, count, at) => {
      const parts = prepaidParts(amount, count);
      const taken = at % count;
      const left = subtractPaisa(amount, sumPaisa(parts.slice(0, taken)));
      expect(prepaidParts(left, count - taken)).toEqual(parts.slice(taken));
    }),
  );
});
