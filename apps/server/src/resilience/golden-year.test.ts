import { accountId } from '../features/books/voucher/testing/vouchers.ts';
import { fileOf, type Line, matchOffers, readFile } from '../features/books/bank-statement/testing/statements.ts';
import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { balanceSheetContract } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { cashFlowContract } from '@bahi/contract/reports/cash-flow/cash-flow.contract';
import { inventoryReportContract } from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { profitAndLossContract } from '@bahi/contract/reports/profit-and-loss/profit-and-loss.contract';
import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../testing/books.ts';
import { call } from '../testing/caller.ts';
import { inOutlet, type Person } from '../testing/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import {
  balanceSheet,
  bankStatement,
  cashFlow,
  depreciation,
  heldBackOfMonth,
  heldByCustomer,
  instalment,
  loan,
  months,
  opening,
  profitAndLoss,
  rent,
  salary,
  yearEnd,
} from '../testing/figures/golden-year/sheet.ts';
import { dayOf } from '../testing/figures/golden-year/firm.ts';
import { type Filed, openFirm, tradeAYear } from '../testing/figures/golden-year/story.ts';

// A year of trade through the calls of the product.
vi.setConfig({ hookTimeout: 240_000 });

const fiscalYear = '2082/83';
const wholeYear = { fromDateAD: '2025-07-17', toDateAD: '2026-07-16', pageSize: 100 };
const firstOfNext = { fromDateAD: '2026-07-17', toDateAD: '2026-07-17', pageSize: 100 };

let app: TestApp;
let owner: Person;
let filed: Filed[];
beforeAll(async () => {
  app = await startTestApp();
  const firm = await openFirm(app);
  filed = await tradeAYear(app, firm);
  owner = await inOutlet(app, firm.owner, null);
  await call(owner, assetContract.post, { body: { fiscalYear } });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** What moved on the bank in the year, day by day, debits above zero; without what the books began with. */
async function linesOfBank(): Promise<Line[]> {
  const rows = await app.asOwner(
    `select line.posting_date::text as day, entry.source_kind as what, (line.debit_paisa - line.credit_paisa)::float8 / 100 as rupees
     from journal_line line join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where line.business_id = $1 and line.account_code = 'BANK' and entry.source_kind <> 'OPENING_VOUCHER'
       and line.posting_date <= $2 order by line.posting_date, line.id`,
    [owner.businessId, wholeYear.toDateAD],
  );
  return rows.map(({ day, what, rupees }): Line => [String(day), String(what), '', Number(rupees)]);
}

const withoutZeros = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));

/** What each account came to in the end of a period, debits less credits, and at what it began. */
async function trialBalanceOf(days: typeof wholeYear) {
  const { rows, totals } = await call(owner, trialBalanceContract.generate, { body: days });
  const side = (of: 'opening' | 'closing') =>
    withoutZeros(
      Object.fromEntries(rows.map((row) => [row.account, (row[`${of}Debit`] ?? 0) - (row[`${of}Credit`] ?? 0)])),
    );
  return { opening: side('opening'), closing: side('closing'), totals };
}

const bySum = (rows: readonly { line: string; amount: number | null }[]) =>
  Object.fromEntries(rows.map(({ line, amount }) => [line.replace(/^SUM_/, ''), amount]));

test('the VAT return of each month is the one of the sheet, and all that it ties to holds', () => {
  expect(filed.map(({ payable, carried }) => [payable, carried])).toEqual(
    months.map(({ payable, carried }) => [payable, carried]),
  );
  expect(filed.flatMap(({ ties }, at) => ties.filter(([, isTied]) => !isTied).map(([tie]) => [at + 1, tie]))).toEqual(
    [],
  );
});

test('the sales register of a month has its sales, and what came back', async () => {
  const asoj = { fromDateAD: dayOf(3, 1), toDateAD: dayOf(3, 31), pageSize: 100 };
  const { totals } = await call(owner, salesRegisterContract.generate, { body: asoj });
  expect(totals).toMatchObject({ taxable: 285_000, vat: 37_050 });
});

test('the trial balance of the year is the one of the sheet, account by account', async () => {
  const { closing, opening: begun, totals } = await trialBalanceOf(wholeYear);
  expect(closing).toEqual(yearEnd);
  expect(begun).toEqual({});
  expect(totals['closingDebit']).toBe(totals['closingCredit']);
});

test('profit and loss, balance sheet, cash flow and stock are those of the sheet', async () => {
  const earned = await call(owner, profitAndLossContract.generate, { body: wholeYear });
  expect(bySum(earned.rows)).toMatchObject(withoutZeros(profitAndLoss));
  const owned = await call(owner, balanceSheetContract.generate, { body: { asAtAD: '2026-07-16', pageSize: 100 } });
  expect(bySum(owned.rows)).toMatchObject(balanceSheet);
  const flowed = await call(owner, cashFlowContract.generate, { body: wholeYear });
  expect(bySum(flowed.rows)).toMatchObject(cashFlow);
  const stock = await call(owner, inventoryReportContract.generate, { body: { ...wholeYear, basis: 'VALUE' } });
  expect(stock.rows).toMatchObject([{ closingValue: yearEnd.INVENTORY }]);
});

test('the bank says what its book does: every line of the year is matched, and nothing is open', async () => {
  const params = { id: await accountId(owner, 'BANK') };
  await readFile(owner, fileOf(bankStatement.opening, await linesOfBank()));
  const { lines: told } = await call(owner, bankStatementContract.open, { params });
  const begun = told.find(({ isOpening }) => isOpening);
  await call(owner, bankStatementContract.match, { params, body: { lines: [begun?.id ?? 0], books: [] } });
  for (let left = 1; left > 0;) {
    await matchOffers(owner);
    left = (await call(owner, bankStatementContract.open, { params })).offers.length;
  }
  const report = await call(owner, bankStatementContract.report, { params, query: { dateAD: wholeYear.toDateAD } });
  expect(report).toMatchObject({
    bookAmount: bankStatement.closing,
    statementAmount: bankStatement.closing,
    bookOpenAmount: 0,
    lineOpenAmount: 0,
    bookCount: 0,
    lineCount: 0,
  });
});

test('cheques, tax held back and the loan stand in their registers as the sheet has them', async () => {
  const { rows } = await call(owner, chequeContract.list, { query: { pageSize: 50 } });
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['BOUNCED', 'CLEARED', 'CLEARED']);
  const ashadh = await call(owner, tdsContract.get, { query: { dayAD: dayOf(12, 1) } });
  expect(ashadh.types.map(({ portalType, amount }) => [portalType, amount])).toEqual([
    [27, rent.heldBack],
    [33, salary.heldBack],
  ]);
  expect(ashadh).toMatchObject({ deducted: heldBackOfMonth, left: 0 });
  const withheld = await call(owner, tdsContract.withheld, { query: wholeYear });
  expect(withheld).toMatchObject({ total: heldByCustomer.amount, missing: 0 });
  const { rows: loans } = await call(owner, loanContract.list, { query: {} });
  expect(loans).toMatchObject([{ amount: loan.amount, repaid: 4 * instalment.principal, owed: -yearEnd.TERMLOAN }]);
});

test('the year is closed onto the owner, and the next begins with what the sheet leaves', async () => {
  const before = await call(owner, yearEndContract.get, { query: { fiscalYear } });
  expect(Object.fromEntries((before.sums ?? []).map(({ sum, amount }) => [sum, amount]))).toEqual(profitAndLoss);
  expect(before.points.filter(({ count }) => count > 0)).toEqual([]);
  const closed = await call(owner, yearEndContract.close, { body: { fiscalYear, onto: 'RETAINED_EARNINGS' } });
  expect(closed.closing?.vouchers.map(({ profit }) => profit)).toEqual([profitAndLoss.NET_PROFIT]);
  const stands = Object.entries(yearEnd).filter(([account]) => !(account in spentAndEarned));
  const next = await trialBalanceOf(firstOfNext);
  expect(next.opening).toEqual({ ...Object.fromEntries(stands), RETAINED_EARNINGS: -profitAndLoss.NET_PROFIT });
  const written = opening.FIXED_ASSETS + 80_000 - depreciation;
  expect(next.opening['FIXED_ASSETS']).toBe(written);
});

/** The accounts that begin anew with a year. */
const spentAndEarned = {
  SALES: 0,
  SALES_RETURNS: 0,
  COST_OF_GOODS_SOLD: 0,
  EXPENSES: 0,
  SALARY: 0,
  INTEREST: 0,
  INSURANCE: 0,
  DEPRECIATION: 0,
};
