import { balanceSheetContract } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { cashFlowContract } from '@bahi/contract/reports/cash-flow/cash-flow.contract';
import { expect } from 'vitest';
import { call } from '../caller.ts';
import { type Books, daysOf, debited } from './report-figures.ts';

const money = (rupees: number): number => Math.round(rupees * 100) / 100 + 0;

/**
 * The cash flow of a month until a day, of all outlets or of one: its lines come to its sums, what was there before with what moved
 * is what there is in the end, and that is the cash of the balance sheet of the last day.
 */
export async function expectCashFlow(
  { owner, changes }: Books,
  { day, outletId }: { day: string; outletId: number | undefined },
): Promise<void> {
  const asked = { fromDateAD: `${day.slice(0, 8)}01`, toDateAD: day, outletId };
  const { rows } = await call(owner, cashFlowContract.generate, { body: { ...asked, pageSize: 100 } });
  const amountOf = (name: string): number => rows.find(({ line }) => line === name)?.amount ?? 0;
  const lines = money(rows.reduce((sum, { isSum, amount }) => sum + (isSum ? 0 : amount), 0));
  const activities = ['OPERATING', 'INVESTING', 'FINANCING', 'BEGUN'];
  const sums = money(activities.reduce((sum, name) => sum + amountOf(name), 0));
  const sheet = await call(owner, balanceSheetContract.generate, { body: { asAtAD: day, outletId, pageSize: 1000 } });
  const codes = new Set(changes.flatMap(({ isMoney, account }) => (isMoney ? [account] : [])));
  const cash = sheet.rows.reduce((sum, { account, amount }) => sum + (codes.has(account ?? '') ? amount : 0), 0);
  const moved = amountOf('MOVED');
  expect({ asked, lines, sums, end: money(amountOf('OPENING') + moved), cash: money(cash) }).toEqual({
    asked,
    lines: moved,
    sums: moved,
    end: amountOf('CLOSING'),
    cash: amountOf('CLOSING'),
  });
}

/** Of each month, and what the ledger says of its money. */
export async function expectCashOfMonth(books: Books, month: string): Promise<void> {
  const asked = daysOf(month);
  const { rows } = await call(books.owner, cashFlowContract.generate, { body: { ...asked, pageSize: 100 } });
  const moved = rows.find(({ line }) => line === 'MOVED')?.amount ?? 0;
  expect({ month, moved }).toEqual({ month, moved: debited(books, (one) => one.isMoney && one.month === month) });
}
