import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  asQuantity,
  numberFromQuantity,
  quantityFromNumber,
  subtractQuantity,
  type Quantity,
  zeroQuantity,
} from '../numbers/quantity.ts';
import { type InBothUnits, partOfBill, partOfStock } from './debit-note.ts';

const of = (units: number): Quantity => quantityFromNumber(units) ?? zeroQuantity;
const left = (quantity: number, stock: number): InBothUnits => ({ quantity: of(quantity), stock: of(stock) });
const stockOf = (from: InBothUnits, quantity: number, whole = from) =>
  numberFromQuantity(partOfStock(whole, from, of(quantity)));
const billOf = (from: InBothUnits, stock: number, whole = from) =>
  numberFromQuantity(partOfBill(whole, from, of(stock)));

test('a carton of two is its pieces, and all that is left is all, however it is counted', () => {
  expect(stockOf(left(2, 96), 1)).toBe(48);
  expect(stockOf(left(0.8958, 43), 0.8958, left(1, 48))).toBe(43);
  expect(billOf(left(0.8958, 43), 43, left(1, 48))).toBe(0.8958);
  expect(billOf(left(1, 48), 5)).toBe(0.1042);
});

test('four decimals that are as good as whole pieces are whole pieces, and others stay what they are', () => {
  expect(stockOf(left(1, 48), 0.1042)).toBe(5);
  expect(stockOf(left(1, 48), 0.1041)).toBe(4.9968);
  expect(stockOf(left(1, 50), 0.125)).toBe(6.25);
  // A third of a kilo, and the last of three thirds.
  expect(stockOf(left(3, 1), 1)).toBe(0.3333);
  expect(stockOf(left(1, 0.3334), 1, left(3, 1))).toBe(0.3334);
});

test('whole pieces of a line, told in its unit, are the same pieces again', () => {
  const sizes = integer({ min: 2, max: 5000 });
  assert(
    property(sizes, integer({ min: 1, max: 50 }), integer({ min: 1, max: 100_000 }), (size, cartons, some) => {
      const from = left(cartons, cartons * size);
      const pieces = (some % (cartons * size)) + 1;
      const quantity = partOfBill(from, from, of(pieces));
      expect(numberFromQuantity(partOfStock(from, from, quantity))).toBe(pieces);
    }),
  );
});

test('whatever pieces went back before, a carton is as many pieces as it was bought with', () => {
  // Of 3 cartons of 48, 78 pieces went back in five parts, each as 4 decimals of a carton.
  expect(stockOf(left(1.3751, 66), 1, left(3, 144))).toBe(48);
  const sizes = integer({ min: 2, max: 500 });
  assert(
    property(sizes, integer({ min: 2, max: 20 }), array(integer({ min: 1, max: 500 })), (size, cartons, parts) => {
      const whole = left(cartons, cartons * size);
      let from = whole;
      for (const pieces of parts.map(of)) {
        if (from.stock - pieces < of(size)) break;
        const quantity = subtractQuantity(from.quantity, partOfBill(whole, from, pieces));
        from = { quantity, stock: subtractQuantity(from.stock, pieces) };
      }
      expect(from.quantity).toBeGreaterThanOrEqual(of(1));
      expect(stockOf(from, 1, whole)).toBe(size);
    }),
  );
});

test('of a carton of 20,000 the last piece is still there when all others went back', () => {
  const carton = left(1, 20_000);
  expect(billOf(carton, 19_999)).toBe(0.9999);
  expect(stockOf(left(0.0001, 1), 0.0001, carton)).toBe(1);
});

test('what is taken is never more than is left, in neither unit', () => {
  const quantities = integer({ min: 1, max: 100_000_000 });
  assert(
    property(
      quantities,
      quantities,
      integer({ min: 0 }),
      integer({ min: 0, max: 10_000 }),
      (quantity, stock, more, share) => {
        const from = { quantity: asQuantity(quantity), stock: asQuantity(stock) };
        const whole = { quantity: asQuantity(quantity + more), stock: asQuantity(stock + more) };
        const part = (whole: number) => asQuantity(Math.floor((whole * share) / 10_000));
        expect(partOfStock(whole, from, part(quantity))).toBeLessThanOrEqual(stock);
        expect(partOfBill(whole, from, part(stock))).toBeLessThanOrEqual(quantity);
        expect(partOfBill(whole, from, part(stock)) === quantity).toBe(part(stock) === stock);
      },
    ),
  );
});
