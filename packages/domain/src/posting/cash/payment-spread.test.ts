import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa, sumPaisa } from '../../numbers/money.ts';
import { spreadPayments, tooSmallPayments } from './payment-spread.ts';

const paisa = (...amounts: number[]) => amounts.map(asPaisa);

test('one payment fills the oldest bill first, and what is over belongs to none', () => {
  expect(spreadPayments(paisa(900), paisa(500, 300))).toEqual({
    allocations: [
      { payment: 0, document: 0, amount: 500 },
      { payment: 0, document: 1, amount: 300 },
    ],
    leftOver: [100],
  });
});

test('several payments go on where the one before ended', () => {
  expect(spreadPayments(paisa(200, 400), paisa(300, 900))).toEqual({
    allocations: [
      { payment: 0, document: 0, amount: 200 },
      { payment: 1, document: 0, amount: 100 },
      { payment: 1, document: 1, amount: 300 },
    ],
    leftOver: [0, 0],
  });
});

test('nothing is lost, nothing is put twice, and no document takes more than its open amount', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }).map(asPaisa), { maxLength: 8 });
  fc.assert(
    fc.property(amounts, amounts, (payments, openAmounts) => {
      const { allocations, leftOver } = spreadPayments(payments, openAmounts);
      expect(leftOver).toHaveLength(payments.length);
      for (const [position, payment] of payments.entries()) {
        const put = allocations
          .filter((allocation) => allocation.payment === position)
          .map((allocation) => allocation.amount);
        expect(sumPaisa([...put, leftOver[position] ?? asPaisa(0)])).toBe(payment);
      }
      const filled = openAmounts.map((_, position) =>
        sumPaisa(
          allocations.filter((allocation) => allocation.document === position).map((allocation) => allocation.amount),
        ),
      );
      expect(filled.every((amount, position) => amount <= (openAmounts[position] ?? 0))).toBe(true);
      expect(allocations.every((allocation) => allocation.amount > 0)).toBe(true);
      // Something is left over only when every bill is full, and a later bill gets something only when earlier ones are.
      expect(sumPaisa(leftOver) === 0 || sumPaisa(filled) === sumPaisa(openAmounts)).toBe(true);
      const last = filled.findLastIndex((amount) => amount > 0);
      expect(filled.slice(0, Math.max(last, 0))).toEqual(openAmounts.slice(0, Math.max(last, 0)));
    }),
  );
});

test.each<[string, number[], number[], number[]]>([
  ['a rupee is enough', [100], [10_000], []],
  ['less is too small', [99], [10_000], [0]],
  ['but for what is left of a bill', [50], [50], []],
  ['also in two', [30, 20], [50], []],
  ['beside a larger payment that settles the bill with it', [50, 10_000], [10_050], []],
  ['and not where the bill stays due', [5000, 50], [10_050], [1]],
  ['nor where it is over', [10_050, 50], [10_050], [1]],
  ['of two bills it settles the first', [50], [30, 5000], []],
])('a payment below one rupee settles something: %s', (_name, payments, dues, refused) => {
  const { allocations } = spreadPayments(paisa(...payments), paisa(...dues));
  expect(tooSmallPayments(paisa(...payments), paisa(...dues), allocations)).toEqual(refused);
});

test('whatever is due can be paid by one payment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (due) => {
      const { allocations } = spreadPayments(paisa(due), paisa(due));
      expect(tooSmallPayments(paisa(due), paisa(due), allocations)).toEqual([]);
    }),
  );
});
