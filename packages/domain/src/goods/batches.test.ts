import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCalendarDay } from '../calendar/calendar-day.ts';
import { asQuantity } from '../numbers/quantity.ts';
import { type BatchOrder, batchesInOrder, fillOwed, firstOf, isExpired, pickBatches, withoutParts } from './batches.ts';

const today = asCalendarDay(100);
const shelfOf = (...batches: [expiresOn: number, free: number][]) =>
  batches.map(([expiresOn, free], at) => ({
    batchId: at + 1,
    expiresOn: asCalendarDay(expiresOn),
    free: asQuantity(free),
  }));
const anyShelf = fc
  .array(fc.tuple(fc.integer({ min: 90, max: 120 }), fc.integer({ min: 0, max: 50 })), { maxLength: 8 })
  .map((batches) => shelfOf(...batches));
const anyOrder = fc.constantFrom<BatchOrder>('SALE', 'TRANSFER', 'CLEARANCE');
const sum = (quantities: readonly number[]) => quantities.reduce((total, quantity) => total + quantity, 0);

test('what expires first leaves first, over several batches if need be', () => {
  const shelf = shelfOf([130, 10], [105, 4], [110, 5]);
  const offered = batchesInOrder(shelf, 'SALE', today);
  expect(pickBatches(offered, asQuantity(6))).toEqual([
    { batchId: 2, quantity: 4 },
    { batchId: 3, quantity: 2 },
  ]);
});

test('a batch is sold up to the day of its expiry, and not on the day after', () => {
  const shelf = shelfOf([100, 5]);
  expect(pickBatches(batchesInOrder(shelf, 'SALE', today), asQuantity(5))).toHaveLength(1);
  expect(pickBatches(batchesInOrder(shelf, 'SALE', asCalendarDay(101)), asQuantity(5))).toBeNull();
});

test('what has expired is sent elsewhere last, and leaves first where a shelf is cleared', () => {
  const shelf = shelfOf([90, 5], [110, 5]);
  expect(batchesInOrder(shelf, 'TRANSFER', today).map(({ batchId }) => batchId)).toEqual([2, 1]);
  expect(batchesInOrder(shelf, 'CLEARANCE', today).map(({ batchId }) => batchId)).toEqual([1, 2]);
});

test('what is picked is what was asked for, never more than there is, and the earliest first', () => {
  fc.assert(
    fc.property(anyShelf, anyOrder, fc.integer({ min: 1, max: 200 }), (shelf, order, asked) => {
      const offered = batchesInOrder(shelf, order, today);
      const parts = pickBatches(offered, asQuantity(asked));
      const there = sum(offered.map(({ free }) => free));
      expect(parts === null).toBe(there < asked);
      const picked = parts ?? [];
      expect(sum(picked.map(({ quantity }) => quantity))).toBe(parts === null ? 0 : asked);
      // Nothing that stands before a batch that was taken is left, and of none more was taken than there is.
      const used = offered.slice(0, picked.length);
      expect(picked.map(({ batchId }) => batchId)).toEqual(used.map(({ batchId }) => batchId));
      expect(picked.every(({ quantity }, at) => quantity > 0 && quantity <= (used[at]?.free ?? 0))).toBe(true);
      expect(used.slice(0, -1).every(({ free }, at) => picked[at]?.quantity === free)).toBe(true);
      // None that is sold has expired, and what stands before another expires no later.
      expect(order === 'SALE' && offered.some((batch) => isExpired(batch, today))).toBe(false);
      const sound = offered.filter((batch) => order !== 'TRANSFER' || !isExpired(batch, today));
      const days = sound.map(({ expiresOn }) => expiresOn);
      expect(days).toEqual(days.toSorted((left, right) => left - right));
    }),
  );
});

test('what comes back is what had left, part by part, and never more', () => {
  fc.assert(
    fc.property(anyShelf, fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }), (shelf, returns) => {
      const left = shelf.filter(({ free }) => free > 0).map(({ batchId, free }) => ({ batchId, quantity: free }));
      const sumOf = (parts: readonly { quantity: number }[]) => sum(parts.map(({ quantity }) => quantity));
      let still = left;
      let returned = 0;
      for (const quantity of returns) {
        const back = firstOf(still, asQuantity(quantity));
        expect(back === null).toBe(sumOf(still) < quantity);
        still = withoutParts(still, back ?? []);
        returned += sumOf(back ?? []);
        expect(sumOf(still) + returned).toBe(sumOf(left));
      }
    }),
  );
});

test('what comes in fills first what is owed to the shelf, and what is owed no more comes back into the last batch', () => {
  const part = (batchId: number, quantity: number) => ({ batchId, quantity: asQuantity(quantity) });
  const owed = part(9, 5);
  expect(fillOwed([part(1, 3)], owed, 1)).toEqual([part(9, 3)]);
  expect(fillOwed([part(1, 4), part(2, 4)], owed, 2)).toEqual([part(9, 5), part(2, 3)]);
  expect(fillOwed([part(1, 2), part(9, 7)], owed, 1)).toEqual([part(9, 5), part(1, 4)]);
  expect(fillOwed([part(1, 2), part(2, 1), part(9, 5)], owed, 2)).toEqual([part(9, 5), part(1, 2), part(2, 1)]);
  expect(fillOwed([part(9, 6)], owed, null)).toBeNull();
  expect(fillOwed([part(1, 3)], null, 1)).toEqual([part(1, 3)]);
});
