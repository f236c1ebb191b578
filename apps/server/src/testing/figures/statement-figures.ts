import { accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { balanceSheetContract } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { dayBookContract } from '@bahi/contract/reports/day-book/day-book.contract';
import { profitAndLossContract } from '@bahi/contract/reports/profit-and-loss/profit-and-loss.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import { expect } from 'vitest';
import { call } from '../caller.ts';
import { expectCashFlow, expectCashOfMonth } from './cash-figures.ts';
import { type Books, type Change, credited, daysOf, debited } from './report-figures.ts';

const isProfit = (one: Change): boolean => one.isProfit;
const money = (rupees: number): number => Math.round(rupees * 100) / 100;

/**
 * The accountant's reports of a shop that was filled somehow: of each month both sides of the trial balance are equal and
 * each account is what the ledger says, and of each day on which anything was posted the balance sheet balances, as a whole
 * and of each outlet, and the profit between is what equity gained by it.
 */
export async function expectStatements(books: Books, outletIds: readonly number[]): Promise<void> {
  const { changes } = books;
  for (const month of new Set(changes.map((one) => one.month))) {
    await expectMonth(books, month);
    await expectCashOfMonth(books, month);
  }
  const days = [...new Set(changes.map(({ day }) => day))].toSorted();
  // Each outlet on each day of a story; of a long one, on some of its days.
  const every = Math.ceil(days.length / 30);
  for (const [position, day] of days.entries())
    for (const outletId of position % every === 0 ? [undefined, ...outletIds] : [undefined]) {
      await expectSheet(books, day, outletId);
      if (position % every === 0) await expectCashFlow(books, { day, outletId });
    }
}

async function expectMonth(books: Books, month: string): Promise<void> {
  const { owner, changes } = books;
  const body = { ...daysOf(month), pageSize: 1000 };
  const { rows, totals } = await call(owner, trialBalanceContract.generate, { body });
  expect({ month, ...totals }).toEqual({
    month,
    openingDebit: totals.openingCredit,
    openingCredit: totals.openingCredit,
    debit: totals.credit,
    credit: totals.credit,
    closingDebit: totals.closingCredit,
    closingCredit: totals.closingCredit,
  });
  for (const row of rows) {
    const moved = [row.openingDebit, -(row.openingCredit ?? 0), row.debit, -(row.credit ?? 0)];
    const came = money(moved.reduce<number>((sum, part) => sum + (part ?? 0), 0));
    expect({ month, name: row.name, came }).toEqual({
      month,
      name: row.name,
      came: money((row.closingDebit ?? 0) - (row.closingCredit ?? 0)),
    });
  }
  for (const { code } of chartOfAccounts) {
    const ofAccount = rows.filter(({ account }) => account === code);
    const moved = ofAccount.reduce((sum, { debit, credit }) => sum + (debit ?? 0) - (credit ?? 0), 0);
    const isOf = (one: Change) => one.month === month && one.account === code;
    expect({ month, code, moved: money(moved) }).toEqual({ month, code, moved: debited(books, isOf) });
    if (changes.some(({ account }) => account === code)) await expectLedger(books, { body, code, rows: ofAccount });
  }
  const whole = await call(owner, dayBookContract.generate, { body: { ...body, pageSize: 1 } });
  expect({ month, ...whole.totals }).toEqual({ month, debit: totals.debit, credit: totals.credit });
  const profit = await call(owner, profitAndLossContract.generate, { body });
  const net = profit.rows.find(({ sum }) => sum === 'NET_PROFIT')?.amount ?? 0;
  expect({ month, net }).toEqual({ month, net: credited(books, (one) => one.month === month && isProfit(one)) });
}

type Side = number | null;
type Row = { debit: Side; credit: Side; closingDebit: Side; closingCredit: Side };

/** The ledger of an account, all its categories together, comes to the rows of the trial balance. */
async function expectLedger(
  { owner }: Books,
  { body, code, rows }: { body: object; code: string; rows: readonly Row[] },
): Promise<void> {
  const sumOf = (name: keyof Row): number => money(rows.reduce((sum, row) => sum + (row[name] ?? 0), 0));
  const first = await call(owner, accountLedgerContract.generate, { body: { ...body, account: code, pageSize: 1 } });
  expect({ code, ...first.totals }).toEqual({ code, debit: sumOf('debit'), credit: sumOf('credit') });
  if (first.recordsTotal === 0) return;
  const pageNumber = first.recordsTotal - 1;
  const last = await call(owner, accountLedgerContract.generate, {
    body: { ...body, account: code, pageSize: 1, pageNumber },
  });
  const [{ what, balance, side } = { what: null, balance: 0, side: null }] = last.rows;
  expect({ code, what, balance: side === 'CR' ? -(balance ?? 0) : balance }).toEqual({
    code,
    what: 'CLOSING',
    balance: money(sumOf('closingDebit') - sumOf('closingCredit')) + 0,
  });
}

async function expectSheet(books: Books, day: string, outletId: number | undefined): Promise<void> {
  const { rows } = await call(books.owner, balanceSheetContract.generate, {
    body: { asAtAD: day, outletId, pageSize: 1000 },
  });
  const amountOf = (isMeant: (row: (typeof rows)[number]) => boolean): number =>
    money(rows.filter(isMeant).reduce((sum, { amount }) => sum + amount, 0));
  const sum = (name: string) => amountOf((row) => row.sum === name && row.isSum);
  expect({ day, outletId, assets: sum('ASSETS') }).toEqual({
    day,
    outletId,
    assets: sum('LIABILITIES_AND_EQUITY'),
  });
  if (outletId !== undefined) return;
  const isThen = (one: Change): boolean => one.day <= day;
  expect({ day, earned: amountOf(({ line }) => line === 'FORMER_PROFIT' || line === 'YEAR_PROFIT') }).toEqual({
    day,
    earned: credited(books, (one) => isThen(one) && isProfit(one)),
  });
}
