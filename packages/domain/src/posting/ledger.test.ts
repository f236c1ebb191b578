import { expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { assertBalanced, chartOfAccounts, credit, debit, isBalanced, reversalOf } from './ledger.ts';

const outlet = { outletId: 1 };

test('every account has a name of its own in both languages', () => {
  for (const part of ['code', 'en', 'ne'] as const) {
    expect(new Set(chartOfAccounts.map((account) => account[part])).size).toBe(chartOfAccounts.length);
  }
});

test('an entry whose debits are not its credits is refused', () => {
  const lines = [...debit('CASH', asPaisa(100), outlet), ...credit('SALES', asPaisa(99), outlet)];
  expect(() => assertBalanced(lines)).toThrow(RangeError);
});

test('a line is a debit or a credit, never both and never nothing', () => {
  const both = { ...outlet, account: 'CASH', debit: asPaisa(1), credit: asPaisa(1) } as const;
  const nothing = { ...outlet, account: 'CASH', debit: asPaisa(0), credit: asPaisa(0) } as const;
  const negative = { ...outlet, account: 'CASH', debit: asPaisa(-1), credit: asPaisa(0) } as const;
  expect([isBalanced([both]), isBalanced([nothing]), isBalanced([negative])]).toEqual([false, false, false]);
});

test('a negative debit is a credit, and nothing is no line', () => {
  expect(debit('CASH', asPaisa(-5), outlet)).toEqual(credit('CASH', asPaisa(5), outlet));
  expect(debit('CASH', asPaisa(0), outlet)).toEqual([]);
});

test('the reversal of an entry takes it back, and its reversal is the entry again', () => {
  const lines = [...debit('CASH', asPaisa(100), outlet), ...credit('SALES', asPaisa(100), outlet)];
  expect(reversalOf(lines)).toEqual([...credit('CASH', asPaisa(100), outlet), ...debit('SALES', asPaisa(100), outlet)]);
  expect(reversalOf(reversalOf(lines))).toEqual(lines);
});
