import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa } from '../../numbers/money.ts';
import { isBalanced } from '../ledger.ts';
import { postVoucher } from './voucher.ts';
import { closingLines } from './year-closing.ts';

test('income is debited, expenses are credited, and the profit is the owner’s', () => {
  const balances = [
    { account: 'SALES', earned: asPaisa(100_000) },
    { account: 'COST_OF_GOODS_SOLD', earned: asPaisa(-60_000) },
    { account: 'EXPENSES', categoryId: 4, earned: asPaisa(-15_000) },
    { account: 'ROUNDING', earned: asPaisa(0) },
  ] as const;
  expect(closingLines(balances, 'RETAINED_EARNINGS')).toEqual([
    { account: 'SALES', debit: 100_000, credit: 0 },
    { account: 'COST_OF_GOODS_SOLD', debit: 0, credit: 60_000 },
    { account: 'EXPENSES', categoryId: 4, debit: 0, credit: 15_000 },
    { account: 'RETAINED_EARNINGS', debit: 0, credit: 25_000 },
  ]);
});

test('a loss is debited to the owner, and a year of nothing has no lines', () => {
  const lines = closingLines([{ account: 'EXPENSES', categoryId: 1, earned: asPaisa(-500) }], 'CAPITAL');
  expect(lines.at(-1)).toEqual({ account: 'CAPITAL', debit: 500, credit: 0 });
  expect(closingLines([{ account: 'SALES', earned: asPaisa(0) }], 'CAPITAL')).toEqual([]);
});

test('whatever a year came to, its closing balances and leaves nothing on its accounts', () => {
  const earned = fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(earned, (amounts) => {
      const balances = amounts.map((amount, at) => ({
        account: 'EXPENSES' as const,
        categoryId: at + 1,
        earned: asPaisa(amount),
      }));
      const { journalLines } = postVoucher(1, closingLines(balances, 'RETAINED_EARNINGS'));
      return (
        isBalanced(journalLines) &&
        balances.every(({ categoryId, earned: before }) => {
          const moved = journalLines.filter((line) => line.categoryId === categoryId);
          return before + moved.reduce((sum, { debit, credit }) => sum + credit - debit, 0) === 0;
        })
      );
    }),
  );
});
