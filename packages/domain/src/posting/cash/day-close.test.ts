import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa, zeroPaisa } from '../../numbers/money.ts';
import {
  cashDifference,
  countedCash,
  denominations,
  expectedCash,
  postCashDifference,
  postCashTakenOut,
} from './day-close.ts';
import { isBalanced } from '../ledger.ts';

const paisa = (rupees: number) => asPaisa(rupees * 100);
const box = { outletId: 1, box: 'CASH' as const };

test('notes and coins are counted to one amount', () => {
  const notes = [
    { rupees: 1000, pieces: 3 },
    { rupees: 5, pieces: 4 },
  ];
  expect(countedCash(notes, asPaisa(250))).toBe(paisa(3022.5));
  expect(countedCash([], zeroPaisa)).toBe(0);
});

test('the books expect what there was, what came and less what went', () => {
  const day = { opening: paisa(500), between: paisa(-50), received: paisa(1200), paid: paisa(300) };
  expect(expectedCash(day)).toBe(paisa(1350));
  expect(cashDifference(paisa(1345), expectedCash(day))).toBe(paisa(-5));
});

test('cash that is short is an expense, cash that is over takes from it', () => {
  expect(postCashDifference({ ...box, difference: paisa(-5) })?.journalLines).toMatchObject([
    { account: 'CASH', debit: 0, credit: 500 },
    { account: 'CASH_DIFFERENCE', debit: 500, credit: 0 },
  ]);
  expect(postCashDifference({ ...box, difference: paisa(7) })?.journalLines).toMatchObject([
    { account: 'CASH', debit: 700, credit: 0 },
    { account: 'CASH_DIFFERENCE', debit: 0, credit: 700 },
  ]);
  expect(postCashDifference({ ...box, difference: zeroPaisa })).toBeNull();
});

test('what is taken out goes into another account of money, and never into the same box', () => {
  expect(postCashTakenOut({ ...box, to: 'BANK', amount: paisa(900) })?.journalLines).toMatchObject([
    { account: 'BANK', debit: 90_000, credit: 0 },
    { account: 'CASH', debit: 0, credit: 90_000 },
  ]);
  expect(postCashTakenOut({ ...box, to: 'BANK', amount: zeroPaisa })).toBeNull();
  expect(() => postCashTakenOut({ ...box, to: 'CASH', amount: paisa(1) })).toThrow(RangeError);
});

test('whatever was counted, the box holds just that afterwards, and what stays once some is taken out', () => {
  const pieces = fc.array(fc.record({ rupees: fc.constantFrom(...denominations), pieces: fc.nat(500) }));
  const check = (notes: { rupees: number; pieces: number }[], expected: number, share: number) => {
    const counted = countedCash(notes, zeroPaisa);
    const difference = cashDifference(counted, asPaisa(expected));
    const taken = asPaisa(Math.floor(counted * share));
    const postings = [
      postCashDifference({ ...box, difference }),
      postCashTakenOut({ ...box, to: 'BANK', amount: taken }),
    ].flatMap((posting) => (posting === null ? [] : [posting.journalLines]));
    const inBox = postings.flat().filter(({ account }) => account === 'CASH');
    const after = inBox.reduce((sum, line) => sum + line.debit - line.credit, expected);
    expect(postings.every((lines) => isBalanced(lines))).toBe(true);
    expect(after).toBe(counted - taken);
  };
  fc.assert(
    fc.property(
      pieces,
      fc.integer({ min: -1_000_000, max: 9_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      check,
    ),
  );
});
