import fc from 'fast-check';
import { expect, test } from 'vitest';
import { benfordShare, fewestAmounts, unlikelyFirstDigits } from './first-digits.ts';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test('the shares of Benford’s law add up to one and fall from digit to digit', () => {
  const shares = digits.map(benfordShare);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shares.map((share) => Math.round(share * 1000))).toEqual([301, 176, 125, 97, 79, 67, 58, 51, 46]);
});

test('amounts that grow by a factor conform, whatever their number and unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: fewestAmounts, max: 20_000 }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      (many, unit) => {
        const counts = digits.map(() => 0);
        // One turn through all magnitudes, in equal steps of the logarithm.
        for (let step = 0; step < many; step += 1) {
          const digit = Number((unit * 10 ** (step / many)).toExponential(9)[0]);
          counts[digit - 1] = (counts[digit - 1] ?? 0) + 1;
        }
        expect(unlikelyFirstDigits(counts)).toEqual([]);
      },
    ),
  );
});

test('a digit that amounts were invented with stands out, and no other one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 9 }), fc.integer({ min: 400, max: 5000 }), (digit, many) => {
      const counts = digits.map((one) => Math.round(many * benfordShare(one)));
      counts[digit - 1] = (counts[digit - 1] ?? 0) + Math.round(many / 5);
      expect(unlikelyFirstDigits(counts).map((found) => found.digit)).toEqual([digit]);
    }),
  );
});

test('of few amounts, or of something else than nine digits, nothing is said', () => {
  expect(unlikelyFirstDigits([0, 0, 0, 0, fewestAmounts - 1, 0, 0, 0, 0])).toEqual([]);
  expect(unlikelyFirstDigits([0, 0, 0, 0, fewestAmounts, 0, 0, 0, 0])).toEqual([
    { digit: 5, share: 100, expected: 7.9 },
  ]);
  expect(unlikelyFirstDigits([fewestAmounts])).toEqual([]);
});

test('the bounds are those of chi-square and of the mean absolute deviation', () => {
  // 20,000 amounts each of which digits are off by 1 per cent in all: chi-square alone would refuse them.
  const slightly = digits.map(
    (digit) => Math.round(20_000 * benfordShare(digit)) + (digit === 1 ? -300 : digit === 9 ? 300 : 0),
  );
  expect(unlikelyFirstDigits(slightly)).toEqual([]);
  // A few hundred that are off by the same deviation as chance makes of so few.
  const few = [80, 60, 40, 32, 21, 22, 20, 14, 11];
  expect(few.reduce((sum, count) => sum + count, 0)).toBe(fewestAmounts);
  expect(unlikelyFirstDigits(few)).toEqual([]);
});
