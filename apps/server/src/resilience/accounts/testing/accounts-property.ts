import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { expect } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { expectFiguresOfLedger } from '../../../testing/figures/figures.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import * as banks from './accounts-banks.ts';
import type { Step } from './accounts-steps.ts';
import * as taxes from './accounts-taxes.ts';
import { openWorld, todayIn, type World } from './accounts-world.ts';

/**
 * Plays a story in a shop of its own, after which all that is told twice must agree; answers the share that was accepted.
 * `hasFigures` asks every report for what the ledger says as well, day by day and outlet by outlet.
 */
export async function playAccounts(
  app: TestApp,
  steps: readonly Step[],
  { hasFigures }: { hasFigures: boolean },
): Promise<number> {
  const world = await openWorld(app);
  for (const one of steps) await take(world, one);
  await expectBanks(world);
  await expectTaxes(world);
  await expectRegisters(world);
  if (hasFigures) await expectFiguresOfLedger(app, world.shop.owner);
  return world.accepted / Math.max(1, world.accepted + world.refused.length);
}

async function take(world: World, step: Step): Promise<void> {
  switch (step.does) {
    case 'pay less tax':
      return taxes.payLessTax(world, step);
    case 'pay a salary':
      return taxes.paySalary(world, step);
    case 'receive less tax':
      return taxes.receiveLessTax(world, step);
    case 'take a payment back':
      return taxes.takePaymentBack(world, step);
    case 'take a salary back':
      return taxes.takeSalaryBack(world, step);
    case 'pay the tax':
      return taxes.payTheTax(world, step);
    case 'take the tax back':
      return taxes.takeTaxBack(world, step);
    case 'trade':
      return taxes.trade(world, step);
    case 'a month passes':
      return taxes.monthPasses(world, step);
    case 'read the bank':
      return banks.readTheBank(world, step);
    case 'match':
      return banks.match(world, step);
    case 'let go':
      return banks.letGo(world, step);
    case 'book a line':
      return banks.bookALine(world, step);
    case 'pay the loan':
      return banks.payTheLoan(world);
    case 'take an instalment back':
      return banks.takeInstalmentBack(world);
    case 'buy an asset':
      return banks.buyAsset(world, step);
    case 'pay ahead':
      return banks.payAhead(world, step);
    case 'post the months':
      return banks.postTheMonths(world);
  }
}

const paisa = (rupees: number): number => Math.round(rupees * 100);

/** What accounts stand at, debits above zero, in paisa. */
async function standing({ app, shop }: World, ...codes: string[]): Promise<number> {
  const [row] = await app.asOwner(
    `select coalesce(sum(debit_paisa - credit_paisa), 0)::bigint as paisa from journal_line
     where business_id = $1 and account_code = any($2)`,
    [shop.owner.businessId, codes],
  );
  return Number(row?.['paisa']);
}

/** The book of the bank is what of it is matched and what is open, and its open lines lead to what the statement says. */
async function expectBanks(world: World): Promise<void> {
  const { owner } = world.shop;
  const params = { id: world.bankId };
  // Without a day it would be of the last one that the bank has told.
  const query = { dateAD: todayIn(world.app) };
  const report = await call(owner, bankStatementContract.report, { params, query });
  expect(paisa(report.bookAmount)).toBe(await standing(world, 'BANK'));
  expect(paisa(report.statementAmount)).toBe(paisa(world.statement));
  expect(paisa(report.bookAmount) - paisa(report.bookOpenAmount) + paisa(report.lineOpenAmount)).toBe(
    paisa(report.statementAmount),
  );
  const [matched] = await world.app.asOwner(
    `select coalesce(sum(line.debit_paisa - line.credit_paisa), 0)::bigint as paisa
     from bank_match_part book join journal_line line on line.business_id = $1 and line.id = book.journal_line_id
     where book.business_id = $1`,
    [owner.businessId],
  );
  expect(Number(matched?.['paisa']) + paisa(report.bookOpenAmount)).toBe(paisa(report.bookAmount));
}

/** TDS and VAT accounts are their registers, month by month, and what was paid of them. */
async function expectTaxes(world: World): Promise<void> {
  const { owner } = world.shop;
  const { months } = await call(owner, tdsContract.list, {});
  let left = 0;
  for (const { lastDayAD } of months) {
    const month = await call(owner, tdsContract.get, { query: { dayAD: lastDayAD } });
    expect(month.ties.find(({ tie }) => tie === 'LEDGER')).toMatchObject({ isTied: true });
    const lines = month.lines.reduce((sum, { amount }) => sum + paisa(amount), 0);
    const paid = month.deposits.reduce((sum, { amount, isActive }) => sum + (isActive ? paisa(amount) : 0), 0);
    expect([lines, lines - paid]).toEqual([paisa(month.deducted), paisa(month.left)]);
    left += lines - paid;
  }
  expect(left).toBe(0 - (await standing(world, 'TDS_PAYABLE')));
  const withheld = await call(owner, tdsContract.withheld, { query: { fromDateAD: '2026-01-01' } });
  expect(paisa(withheld.total)).toBe(await standing(world, 'TDS_RECEIVABLE'));
  const returns = await call(owner, vatReturnContract.list, {});
  for (const { lastDayAD } of returns.months) {
    const said = await call(owner, vatReturnContract.get, { query: { dayAD: lastDayAD } });
    // What the month before carries is not known while it is not filed.
    const open = said.ties.filter(
      ({ isTied, tie, other }) => !isTied && !(tie === 'BROUGHT_FORWARD' && other === null),
    );
    expect([lastDayAD, open]).toEqual([lastDayAD, []]);
  }
}

/** What is registered of assets, prepaid expenses and the loan is what their accounts have. */
async function expectRegisters(world: World): Promise<void> {
  const { owner } = world.shop;
  const sheet = await call(owner, assetContract.sheet, { query: {} });
  expect(paisa(sheet.registered)).toBe(paisa(sheet.booked));
  for (const contract of [prepaidContract, loanContract]) {
    const { rows } = await call(owner, contract.balances, {});
    expect(rows.map(({ registered }) => registered)).toEqual(rows.map(({ booked }) => booked));
  }
  expect(await standing(world, 'SHOPLOAN')).toBe(
    0 - paisa((await call(owner, loanContract.get, { params: { id: world.loanId } })).owed),
  );
}
