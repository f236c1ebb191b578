import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addPaisa,
  asPaisa,
  formatRupees,
  multiplyRate,
  negatePaisa,
  paisaFromRupees,
  parseRupees,
  roundHalfUpDivide,
  rupeesFromPaisa,
  spreadByLargestRemainder,
  sumPaisa,
} from './money.ts';

const anyPaisa = fc.maxSafeInteger().map(asPaisa);
const anyLanguage = fc.constantFrom('en' as const, 'ne' as const);

describe('money in and out', () => {
  test('rupees have at most two decimals', () => {
    expect(paisaFromRupees(1.15)).toBe(115);
    expect(paisaFromRupees(999999999.99)).toBe(99999999999);
    expect(paisaFromRupees(-0.5)).toBe(-50);
    expect(paisaFromRupees(1.155)).toBeNull();
    expect(paisaFromRupees(1e-7)).toBeNull();
    expect(paisaFromRupees(1e21)).toBeNull();
    expect(paisaFromRupees(Number.NaN)).toBeNull();
    expect(paisaFromRupees(Number.POSITIVE_INFINITY)).toBeNull();
  });

  test('rupees in JSON come back to the same paisa up to 70 trillion', () => {
    const limit = 2 ** 46 * 100 - 1;
    fc.assert(
      fc.property(fc.integer({ min: -limit, max: limit }).map(asPaisa), (amount) => {
        expect(paisaFromRupees(rupeesFromPaisa(amount))).toBe(amount);
      }),
    );
  });

  test('money is read in both digits, with or without commas', () => {
    for (const text of ['1234567.89', '12,34,567.89', '१२,३४,५६७.८९', '1,234,567.89', ' १२३४५६७.८९ ']) {
      expect(parseRupees(text)).toBe(123456789);
    }
    expect(parseRupees('.5')).toBe(50);
    expect(parseRupees('12.')).toBe(1200);
    expect(parseRupees('-0')).toBe(0);
  });

  test('what is no amount is refused', () => {
    const texts = ['', '.', '-', 'abc', '1.234', '1,5', '12,34', ',100', '1 000', '1e3', '99999999999999999'];
    expect(texts.map(parseRupees)).toEqual(texts.map(() => null));
  });

  test('money is shown with lakh grouping and two decimals in both languages', () => {
    expect(formatRupees(asPaisa(123456789), 'en')).toBe('12,34,567.89');
    expect(formatRupees(asPaisa(123456789), 'ne')).toBe('१२,३४,५६७.८९');
    expect(formatRupees(asPaisa(5), 'en')).toBe('0.05');
    expect(formatRupees(asPaisa(-100000), 'en')).toBe('-1,000.00');
  });

  test('without decimals money is rounded half up to the rupee', () => {
    expect(formatRupees(asPaisa(123456750), 'ne', { decimals: false })).toBe('१२,३४,५६८');
    expect(formatRupees(asPaisa(49), 'en', { decimals: false })).toBe('0');
    expect(formatRupees(asPaisa(-40), 'en', { decimals: false })).toBe('0');
  });

  test('what is shown can be typed again', () => {
    fc.assert(
      fc.property(anyPaisa, anyLanguage, (amount, language) => {
        expect(parseRupees(formatRupees(amount, language))).toBe(amount);
      }),
    );
  });

  test('an amount that is no safe integer is never money', () => {
    expect(() => asPaisa(0.5)).toThrow(RangeError);
    expect(() => asPaisa(2 ** 53)).toThrow(RangeError);
    expect(() => addPaisa(asPaisa(Number.MAX_SAFE_INTEGER), asPaisa(1))).toThrow(RangeError);
    expect(Object.is(negatePaisa(asPaisa(0)), 0)).toBe(true);
  });
});

describe('rounding', () => {
  test('a half goes away from zero', () => {
    expect([5n, 4n, -5n, -4n, 15n].map((numerator) => roundHalfUpDivide(numerator, 10n))).toEqual([
      1n,
      0n,
      -1n,
      0n,
      2n,
    ]);
    expect(() => roundHalfUpDivide(1n, 0n)).toThrow(RangeError);
  });

  test('13 % of an amount is rounded half up to the paisa', () => {
    expect(multiplyRate(asPaisa(10000), 1300)).toBe(1300);
    expect(multiplyRate(asPaisa(50), 1300)).toBe(7);
    expect(multiplyRate(asPaisa(Number.MAX_SAFE_INTEGER), 10000)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('spreading a total', () => {
  const anyWeights = fc.array(fc.oneof(fc.constant(0), fc.maxSafeNat()), { minLength: 1, maxLength: 40 });

  test('shares add up to the total and each is within one paisa of its exact part', () => {
    fc.assert(
      fc.property(anyPaisa, anyWeights, (total, weights) => {
        const shares = spreadByLargestRemainder(total, weights);
        expect(sumPaisa(shares)).toBe(total);
        const weightTotal = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
        for (const [position, weight] of weights.entries()) {
          const distance = BigInt(shares[position] ?? 0) * weightTotal - BigInt(total) * BigInt(weight);
          expect(weightTotal === 0n || (distance < weightTotal && distance > -weightTotal)).toBe(true);
          expect(weight > 0 || weightTotal === 0n || shares[position] === 0).toBe(true);
        }
      }),
    );
  });

  test('a negative total is the mirror of the positive one', () => {
    fc.assert(
      fc.property(anyPaisa, anyWeights, (total, weights) => {
        const mirrored = spreadByLargestRemainder(negatePaisa(total), weights).map(negatePaisa);
        expect(mirrored).toEqual(spreadByLargestRemainder(total, weights));
      }),
    );
  });

  test('of equal parts the earlier line takes the odd paisa', () => {
    expect(spreadByLargestRemainder(asPaisa(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spreadByLargestRemainder(asPaisa(101), [0, 1, 1])).toEqual([0, 51, 50]);
  });

  test('when nothing weighs anything all share alike', () => {
    expect(spreadByLargestRemainder(asPaisa(5), [0, 0])).toEqual([3, 2]);
    expect(spreadByLargestRemainder(asPaisa(0), [])).toEqual([]);
    expect(() => spreadByLargestRemainder(asPaisa(1), [])).toThrow(RangeError);
    expect(() => spreadByLargestRemainder(asPaisa(1), [-1])).toThrow(RangeError);
    expect(() => spreadByLargestRemainder(asPaisa(1), [0.5])).toThrow(RangeError);
  });
});
