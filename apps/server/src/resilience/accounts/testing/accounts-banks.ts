import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { fileOf, type Line } from '../../../features/books/bank-statement/testing/statements.ts';
import { lastOf, payingOf } from '../../../features/books/loan/testing/loans.ts';
import { call } from '../../../testing/caller.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import type { Doing } from './accounts-steps.ts';
import { attempt, picked, todayIn, type World } from './accounts-world.ts';

const openOf = (world: World) => call(world.shop.owner, bankStatementContract.open, { params: { id: world.bankId } });

/** The bank tells what the books have and it has not told, but for a few, and now and then charges that no book has. */
export async function readTheBank(world: World, { hasCharge, leavesOut }: Doing<'read the bank'>): Promise<void> {
  const { books } = await openOf(world);
  const told = books.filter(({ id }) => !world.told.has(id)).slice(leavesOut);
  const today = todayIn(world.app);
  const lines = told.map(({ number, amount }): Line => [today, `Txn ${number ?? ''}`, String(unusedNumber()), amount]);
  if (hasCharge) lines.push([today, 'Charge', String(unusedNumber()), -25]);
  if (lines.length === 0) return;
  const file = fileOf(world.statement, lines);
  const body = { moneyAccountId: world.bankId };
  const id = await attempt(world, bankStatementContract.upload, { body, files: { file } });
  if (id === null) return;
  for (const { id: line } of told) world.told.add(line);
  world.statement = Math.round(lines.reduce((sum, [, , , amount]) => sum + amount, world.statement) * 100) / 100;
}

/** One of the matches that are offered. */
export async function match(world: World, { pick }: Doing<'match'>): Promise<void> {
  const offer = picked((await openOf(world)).offers, pick);
  if (offer === undefined) return;
  const { lines, books } = offer;
  await attempt(world, bankStatementContract.match, { params: { id: world.bankId }, body: { lines, books } });
}

export async function letGo(world: World, { pick }: Doing<'let go'>): Promise<void> {
  const params = { id: world.bankId };
  const { rows } = await call(world.shop.owner, bankStatementContract.matches, { params, query: {} });
  const found = picked(rows, pick);
  if (found !== undefined) await attempt(world, bankStatementContract.unmatch, { params: { id: found.id } });
}

/** A line of the statement that the books do not have becomes a charge. */
export async function bookALine(world: World, { pick }: Doing<'book a line'>): Promise<void> {
  const line = picked((await openOf(world)).lines, pick);
  if (line === undefined) return;
  const body = { accountId: world.accounts.charges };
  await attempt(world, bankStatementContract.makeJournal, { params: { id: line.id }, body });
}

export async function payTheLoan(world: World): Promise<void> {
  const { owner } = world.shop;
  const paid = { paidOnAD: todayIn(world.app), accountId: world.bankId };
  await attempt(world, loanContract.pay, await payingOf(owner, world.loanId, paid));
}

export async function takeInstalmentBack(world: World): Promise<void> {
  await attempt(world, loanContract.takeBack, await lastOf(world.shop.owner, world.loanId));
}

/** Through the bank, and into the register. */
export async function buyAsset(world: World, { rupees, pick }: Doing<'buy an asset'>): Promise<void> {
  const today = todayIn(world.app);
  const { assets, bank } = world.accounts;
  const lines = [
    { accountId: assets, debit: rupees },
    { accountId: bank, credit: rupees },
  ];
  await attempt(world, voucherContract.journal, { body: { dateAD: today, lines } });
  const pool = picked(['A', 'B', 'C', 'D'] as const, pick) ?? 'B';
  const body = { name: `Thing ${unusedNumber()}`, pool, boughtOnAD: today, cost: rupees };
  await attempt(world, assetContract.save, { body });
}

/** Rent of some months at once. */
export async function payAhead(world: World, { rupees, pick }: Doing<'pay ahead'>): Promise<void> {
  const { prepaid, bank, salary } = world.accounts;
  const lines = [
    { accountId: prepaid, debit: rupees },
    { accountId: bank, credit: rupees },
  ];
  await attempt(world, voucherContract.journal, { body: { dateAD: todayIn(world.app), lines } });
  const last = `2084-${String(1 + (pick % 12)).padStart(2, '0')}`;
  const body = { name: `Rent ${unusedNumber()}`, accountId: salary, amount: rupees };
  await attempt(world, prepaidContract.save, { body: { ...body, firstMonth: '2083-08', lastMonth: last } });
}

export async function postTheMonths(world: World): Promise<void> {
  await attempt(world, prepaidContract.post, { body: {} });
}
