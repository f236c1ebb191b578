import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa } from './money.ts';
import {
  isTdsOf,
  isTdsPortalType,
  tdsNatureNames,
  tdsNatures,
  tdsOf,
  tdsPortalNumbers,
  tdsPortalTypes,
} from './tds.ts';

const base = fc.integer({ min: 0, max: 99_999_999_900 }).map(asPaisa);
const rate = fc.integer({ min: 1, max: 10_000 });

test('the tax is the base by the rate, to the nearest paisa, a half up, and never above the base', () => {
  expect(tdsOf(asPaisa(10_000), 150)).toBe(150);
  expect(tdsOf(asPaisa(100), 150)).toBe(2);
  expect(tdsOf(asPaisa(33), 150)).toBe(0);
  expect(tdsOf(asPaisa(99_999_999_900), 1500)).toBe(14_999_999_985);
  fc.assert(
    fc.property(base, rate, (amount, hundredths) => {
      const tax = tdsOf(amount, hundredths);
      const exact = BigInt(amount) * BigInt(hundredths);
      const twice = 2n * (BigInt(tax) * 10_000n - exact);
      expect(twice).toBeGreaterThan(-10_000n);
      expect(twice).toBeLessThanOrEqual(10_000n);
      expect(tax).toBeLessThanOrEqual(amount);
    }),
  );
});

test('parts of a bill are taxed within a paisa each of the whole', () => {
  fc.assert(
    fc.property(base, base, rate, (one, other, hundredths) => {
      const parts = tdsOf(one, hundredths) + tdsOf(other, hundredths);
      expect(Math.abs(parts - tdsOf(asPaisa(one + other), hundredths))).toBeLessThanOrEqual(1);
    }),
  );
});

test('what is rounded to the rupee is still the tax of its base, a rupee more is not', () => {
  fc.assert(
    fc.property(base, rate, (amount, hundredths) => {
      const tax = tdsOf(amount, hundredths);
      expect(isTdsOf(asPaisa(Math.round(tax / 100) * 100), amount, hundredths)).toBe(true);
      expect(isTdsOf(asPaisa(tax + 100), amount, hundredths)).toBe(false);
    }),
  );
});

test('each nature that has a number of the portal has one that is known', () => {
  expect(tdsNatureNames.flatMap((nature) => tdsNatures[nature].portalType ?? []).every(isTdsPortalType)).toBe(true);
  expect(Object.keys(tdsPortalTypes)).toEqual(tdsPortalNumbers.map(String));
  expect(isTdsPortalType(32)).toBe(false);
});
