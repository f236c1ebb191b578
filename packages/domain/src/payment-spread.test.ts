import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa, sumPaisa } from './money.ts';
import { spreadPayments } from './payment-spread.ts';

const paisa = (...amounts: number[]) => amounts.map(asPaisa);

test('one payment fills the oldest bill first, and what is over belongs to none', () => {
  expect(spreadPayments(paisa(900), paisa(500, 300))).toEqual({
    parts: [
      { payment: 0, document: 0, amount: 500 },
      { payment: 0, document: 1, amount: 300 },
    ],
    leftOver: [100],
  });
});

test('several payments go on where the one before ended', () => {
  expect(spreadPayments(paisa(200, 400), paisa(300, 900))).toEqual({
    parts: [
      { payment: 0, document: 0, amount: 200 },
      { payment: 1, document: 0, amount: 100 },
      { payment: 1, document: 1, amount: 300 },
    ],
    leftOver: [0, 0],
  });
});

test('nothing is lost, nothing is put twice, and no bill takes more than its room', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }).map(asPaisa), { maxLength: 8 });
  fc.assert(
    fc.property(amounts, amounts, (payments, rooms) => {
      const { parts, leftOver } = spreadPayments(payments, rooms);
      expect(leftOver).toHaveLength(payments.length);
      for (const [position, payment] of payments.entries()) {
        const put = parts.filter((part) => part.payment === position).map((part) => part.amount);
        expect(sumPaisa([...put, leftOver[position] ?? asPaisa(0)])).toBe(payment);
      }
      const filled = rooms.map((_, position) =>
        sumPaisa(parts.filter((part) => part.document === position).map((part) => part.amount)),
      );
      expect(filled.every((amount, position) => amount <= (rooms[position] ?? 0))).toBe(true);
      expect(parts.every((part) => part.amount > 0)).toBe(true);
      // Something is left over only when every bill is full, and a later bill gets something only when earlier ones are.
      expect(sumPaisa(leftOver) === 0 || sumPaisa(filled) === sumPaisa(rooms)).toBe(true);
      const last = filled.findLastIndex((amount) => amount > 0);
      expect(filled.slice(0, Math.max(last, 0))).toEqual(rooms.slice(0, Math.max(last, 0)));
    }),
  );
});
