import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterMove, goneBetween, isProvisional, leftAtAverage } from './cost-origin.ts';
import { asPaisa } from '../../numbers/money.ts';
import { asQuantity } from '../../numbers/quantity.ts';
import { emptyStock, putIn, type StockBalance, takeOut } from '../../stock-cost.ts';

const balance = (quantity: number, value: number): StockBalance => ({
  quantity: asQuantity(quantity),
  value: asPaisa(value),
});

const sold = (quantity: number, value: number) => ({ ...balance(quantity, value), kind: 'SALE' as const });

test('start, what came in and what left add up to what is there, whatever moved', () => {
  const moved = fc.record({
    quantity: fc.integer({ min: 1, max: 50_000 }),
    value: fc.integer({ min: 0, max: 90_000 }),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(moved, fc.boolean()), { maxLength: 20 }), fc.nat(19), (moves, cut) => {
      let now = emptyStock;
      let start = emptyStock;
      const causes: StockBalance[] = [];
      const left: StockBalance[] = [];
      for (const [position, [{ quantity, value }, isIn]] of moves.entries()) {
        if (position === cut) start = now;
        const counts = position >= cut;
        if (isIn) {
          now = putIn(now, asQuantity(quantity), asPaisa(value)).balanceAfter;
          if (counts) causes.push(balance(quantity, value));
          continue;
        }
        const taken = takeOut(now, asQuantity(quantity));
        if (!taken.ok) continue;
        expect(leftAtAverage(now, sold(-quantity, -taken.cost))).toBe(true);
        now = taken.balanceAfter;
        if (counts) left.push(balance(quantity, taken.cost));
      }
      if (moves.length <= cut) return;
      const gone = goneBetween(start, causes, now);
      expect(gone).toEqual(left.reduce(afterMove, emptyStock));
    }),
  );
});

test('what was sold beyond what there was is provisional where nothing told its cost', () => {
  const sale = (quantity: number) => ({ ...balance(-quantity, -500), kind: 'SALE' as const });
  expect(isProvisional(emptyStock, sale(10_000))).toBe(true);
  expect(isProvisional(balance(10_000, 0), sale(20_000))).toBe(true);
  expect(isProvisional(balance(10_000, 0), sale(10_000))).toBe(false);
  expect(isProvisional(balance(10_000, 100), sale(20_000))).toBe(false);
  expect(isProvisional(emptyStock, { ...balance(-10_000, -500), kind: 'CANCELLATION' })).toBe(false);
});

test('what comes in, and what nothing tells the cost of, is at no average', () => {
  expect(leftAtAverage(balance(40_000, 400), sold(-10_000, -101))).toBe(false);
  expect(leftAtAverage(balance(40_000, 400), { ...sold(-10_000, -100), kind: 'RETURN' })).toBeNull();
  expect(leftAtAverage(emptyStock, sold(-10_000, -100))).toBeNull();
});
