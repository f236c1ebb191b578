import { expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { isAbovePrinted } from './printed-price.ts';

test('a price counts with its VAT against the one that is printed', () => {
  const printed = asPaisa(113_00);
  expect(isAbovePrinted({ price: asPaisa(100_00), vatRateHundredths: 1300 }, printed)).toBe(false);
  expect(isAbovePrinted({ price: asPaisa(100_01), vatRateHundredths: 1300 }, printed)).toBe(true);
  expect(isAbovePrinted({ price: asPaisa(113_00), vatRateHundredths: 0 }, printed)).toBe(false);
  expect(isAbovePrinted({ price: asPaisa(113_01), vatRateHundredths: 0 }, printed)).toBe(true);
});
