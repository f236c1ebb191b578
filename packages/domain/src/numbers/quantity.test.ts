import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa } from './money.ts';
import {
  amountForQuantity,
  asQuantity,
  formatQuantity,
  numberFromQuantity,
  parseQuantity,
  quantityFromNumber,
} from './quantity.ts';

test('a quantity has at most four decimals', () => {
  expect(quantityFromNumber(2.5)).toBe(25000);
  expect(quantityFromNumber(0.0001)).toBe(1);
  expect(quantityFromNumber(0.00001)).toBeNull();
  expect(quantityFromNumber(1e12)).toBeNull();
  expect(() => asQuantity(0.5)).toThrow(RangeError);
});

test('a quantity is read in both digits and as the database writes it', () => {
  expect(parseQuantity('१,२५०.५')).toBe(12505000);
  expect(parseQuantity('12.5000')).toBe(125000);
  expect(parseQuantity('12.50001')).toBeNull();
});

test('a quantity is shown without trailing zeros', () => {
  const shown = (units: number): string => formatQuantity(quantityFromNumber(units) ?? asQuantity(0), 'en');
  expect([0, 10, 100.5, 1234567.125, -2.0001].map(shown)).toEqual(['0', '10', '100.5', '12,34,567.125', '-2.0001']);
  expect(formatQuantity(asQuantity(12505000), 'ne')).toBe('१,२५०.५');
});

test('what is shown can be typed again, and JSON gives it back', () => {
  const size = 10 ** 14;
  fc.assert(
    fc.property(fc.integer({ min: -size, max: size }).map(asQuantity), (quantity) => {
      expect(parseQuantity(formatQuantity(quantity, 'ne'))).toBe(quantity);
      expect(quantityFromNumber(numberFromQuantity(quantity))).toBe(quantity);
    }),
  );
});

test('quantity times rate is rounded half up to the paisa', () => {
  expect(amountForQuantity(asPaisa(10050), asQuantity(15000))).toBe(15075);
  expect(amountForQuantity(asPaisa(1), asQuantity(5000))).toBe(1);
  expect(amountForQuantity(asPaisa(1), asQuantity(4999))).toBe(0);
});
