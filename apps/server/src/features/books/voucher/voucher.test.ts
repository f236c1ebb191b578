import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { dayBookContract } from '@bahi/contract/reports/day-book/day-book.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, inOutlet } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  accountId,
  addCashBox,
  addOwnAccount,
  contraOf,
  enterContra,
  enterJournal,
  type JournalBody,
  journalOf,
  linesOn,
  voucherDay,
} from './testing/vouchers.ts';

vi.setConfig({ testTimeout: 120_000 });
const { journal, contra, cancel, get, list, accounts, print } = voucherContract;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** What each account came to, by its code; zero is no balance. */
async function balances(): Promise<Record<string, number>> {
  const body = { fromDate: '2082-04-01', toDate: '2083-12-30', pageSize: 100 };
  const { rows } = await call(shop.owner, trialBalanceContract.generate, { body });
  const closing = rows.map((row) => [row.account, (row.closingDebit ?? 0) - (row.closingCredit ?? 0)] as const);
  return Object.fromEntries(closing.filter(([, amount]) => amount !== 0));
}
const refusedJournal = async (body: JournalBody) => fieldsOf(await refusal(shop.owner, journal, { body }));

test('a journal is posted as it was written, told in the books, and found by its number', async () => {
  await addOwnAccount(shop.owner, 'WAGES', 'EXPENSES');
  await addOwnAccount(shop.owner, 'OWED', 'CURRENT_LIABILITIES');
  const lines = await linesOn(shop.owner, { WAGES: 40_000, OWED: -40_000 });
  const body = {
    dateBS: '2083-08-04',
    narration: 'Salary of Kartik',
    lines: lines.map((line, at) => ({ ...line, narration: at === 0 ? 'Hari and Sita' : null })),
  };
  expect(await messageOf(shop.owner, journal, { body })).toMatch(/^JV-HO-2083\/84-\d{5} entered$/);
  const { rows } = await call(shop.owner, list, { query: { kind: 'JOURNAL_VOUCHER' } });
  expect(rows[0]).toMatchObject({ total: 40_000, dateAD: '2026-11-20', accounts: 'Account WAGES · Account OWED' });
  const voucher = await call(shop.owner, get, { params: { id: rows[0]?.id ?? 0 } });
  expect(
    voucher.lines.map(({ accountCode, debit, credit, narration }) => [accountCode, debit, credit, narration]),
  ).toEqual([
    ['WAGES', 40_000, null, 'Hari and Sita'],
    ['OWED', null, 40_000, null],
  ]);
  const told = await call(shop.owner, dayBookContract.generate, {
    body: { fromDate: '2083-08-04', toDate: '2083-08-04', pageSize: 100 },
  });
  expect(told.rows.find(({ accountName }) => accountName === 'Account WAGES')).toMatchObject({
    what: 'JOURNAL_VOUCHER',
    sourceKind: 'JOURNAL_VOUCHER',
    sourceId: voucher.id,
    number: voucher.code,
    narration: 'Hari and Sita',
  });
  const ledger = await call(shop.owner, accountLedgerContract.generate, {
    body: { fromDate: '2083-08-01', toDate: '2083-08-29', account: 'OWED', pageSize: 100 },
  });
  expect(ledger.rows.map(({ what, number, narration }) => [what, number, narration])).toContainEqual([
    'JOURNAL_VOUCHER',
    voucher.code,
    'Salary of Kartik',
  ]);
  expect(await balances()).toMatchObject({ WAGES: 40_000, OWED: -40_000 });
  const found = await call(shop.owner, searchContract.find, { query: { search: voucher.code } });
  expect(found).toMatchObject([{ kind: 'VOUCHER', rows: [{ id: voucher.id, name: voucher.code }] }]);
});

test('money goes from one account into another, and the screen of cash and banks says so', async () => {
  const box = await addCashBox(shop.owner, 'BOX2');
  const voucher = await enterContra(shop.owner, { toAccountId: box, amount: 250.5 });
  expect(voucher).toMatchObject({ kind: 'CONTRA_VOUCHER', total: 250.5 });
  expect(voucher.code).toMatch(/^CON-HO-2083\/84-00001$/);
  const { rows } = await call(shop.owner, moneyAccountContract.list, { query: {} });
  expect(rows.find(({ code }) => code === 'BOX2')?.balanceAmount).toBe(250.5);
});

test('a voucher that was cancelled keeps its number; its mirror takes it out of the books', async () => {
  const before = await balances();
  const voucher = await enterJournal(shop.owner, { DRAWINGS: 70, BANK: -70 });
  const body = { reason: 'Paid by somebody else', version: voucher.version };
  expect(await messageOf(shop.owner, cancel, { params: { id: voucher.id }, body })).toBe(`${voucher.code} cancelled`);
  expect(await call(shop.owner, get, { params: { id: voucher.id } })).toMatchObject({
    code: voucher.code,
    state: 'CANCELLED',
    cancelReason: 'Paid by somebody else',
    isCancellable: false,
  });
  expect(await balances()).toEqual(before);
  const again = await refusal(shop.owner, cancel, { params: { id: voucher.id }, body: { reason: 'Once more' } });
  expect([again.status, again.error]).toEqual([409, 'stockPaper.notCancellable']);
  const stale = await refusal(shop.owner, cancel, { params: { id: voucher.id }, body });
  expect(stale.status).toBe(409);
});

test('a voucher of the year before is taken back on its own day: both years are as they were', async () => {
  const { owner } = await openShop(app);
  const years = async () =>
    Promise.all(
      [
        ['2082-04-01', '2083-03-31'],
        ['2083-04-01', '2083-08-04'],
      ].map(async ([fromDate = '', toDate = '']) => {
        const { rows } = await call(owner, trialBalanceContract.generate, {
          body: { fromDate, toDate, pageSize: 100 },
        });
        return Object.fromEntries(
          rows
            .map((row) => [row.account, (row.closingDebit ?? 0) - (row.closingCredit ?? 0)] as const)
            .filter(([, amount]) => amount !== 0),
        );
      }),
    );
  await addOwnAccount(owner, 'LOSS', 'EXPENSES');
  const before = await years();
  const { id } = await enterJournal(owner, { LOSS: 90, CASH: -90 }, { dateAD: '2026-07-10' });
  expect(await years()).not.toEqual(before);
  await call(owner, cancel, { params: { id }, body: { reason: 'Slip' } });
  expect(await years()).toEqual(before);
});

test('expenses and other income are named with their category, which is an account of its own', async () => {
  const category = { categoryName: 'Depreciation', categoryType: 'EXPENSE' } as const;
  const { id: categoryId } = await call(shop.owner, categoryContract.create, { body: category });
  const lines = await linesOn(shop.owner, { EXPENSES: 900, FIXED_ASSETS: -900 });
  const of = (id: number | null) => ({
    dateAD: voucherDay,
    lines: lines.map((line, at) => (at === 0 ? { ...line, categoryId: id } : line)),
  });
  expect(await refusedJournal(of(null))).toEqual({ 'lines.0.categoryId': 'Choose the category of this account' });
  expect(await refusedJournal(of(999_999))).toEqual({ 'lines.0.categoryId': 'Choose from the list' });
  const voucher = await call(shop.owner, journal, { body: of(categoryId) });
  expect(voucher.lines[0]).toMatchObject({ accountCode: 'EXPENSES', categoryName: 'Depreciation' });
  const choices = await call(shop.owner, accounts, {});
  expect(choices.find((one) => one.categoryId === categoryId)).toMatchObject({ code: 'EXPENSES', isOpened: false });
});

test.each([
  ['INVENTORY', /^Goods are worth/],
  ['OUTPUT_VAT', /^VAT follows/],
  ['INPUT_VAT', /^VAT follows/],
  ['SALES', /^Sales are/],
])('%s is written by documents alone, and its line says by which', async (code, said) => {
  const body = await journalOf(shop.owner, { CASH: 10, [code]: -10 });
  expect(await refusedJournal(body)).toEqual({ 'lines.1.accountId': expect.stringMatching(said) });
  expect((await call(shop.owner, accounts, {})).some((one) => one.code === code && !one.isOpenedAlone)).toBe(false);
});

test('what cannot be written is said at its field, and nothing of it is stored', async () => {
  const before = (await call(shop.owner, list, { query: {} })).recordsTotal;
  const [debit, credit] = await linesOn(shop.owner, { DRAWINGS: 10, CASH: -10 });
  if (debit === undefined || credit === undefined) throw new RangeError('two lines');
  const cases: [Partial<JournalBody>, Record<string, string>][] = [
    [
      { lines: [debit, { ...credit, credit: 9 }] },
      { lines: 'Debits are Rs 10.00 and credits Rs 9.00: they differ by Rs 1.00' },
    ],
    [{ lines: [debit] }, { lines: 'Write at least two lines' }],
    [{ lines: [{ ...debit, debit: 0 }, credit] }, { 'lines.0.debit': 'Write the amount as debit or as credit' }],
    [
      { lines: [debit, { ...credit, debit: 10 }] },
      { 'lines.1.credit': 'Write the amount as debit or as credit, not both' },
    ],
    [{ lines: [{ ...debit, debit: -10 }, credit] }, { 'lines.0.debit': 'Cannot be less than 0' }],
    [{ lines: [{ ...debit, accountId: 999_999 }, credit] }, { 'lines.0.accountId': 'Choose from the list' }],
    [{ lines: Array.from({ length: 201 }, () => debit) }, { lines: 'At most 200 lines' }],
    [{ dateAD: '2026-11-21' }, { dateAD: 'Cannot be in the future' }],
    [{ dateAD: '', dateBS: '2083-13-01' }, { dateBS: 'Year 1970 to 2100, month 1 to 12, day 1 to 32' }],
    [{ dateAD: '', dateBS: '' }, { dateAD: 'Required' }],
  ];
  for (const [said, fields] of cases)
    expect(await refusedJournal(await journalOf(shop.owner, undefined, said))).toEqual(fields);
  expect((await call(shop.owner, list, { query: {} })).recordsTotal).toBe(before);
});

test('money moves between two different accounts that hold money', async () => {
  const cash = await accountId(shop.owner, 'CASH');
  const refused = async (said: object) =>
    fieldsOf(await refusal(shop.owner, contra, { body: await contraOf(shop.owner, said) }));
  expect(await refused({ toAccountId: cash })).toEqual({ toAccountId: expect.stringMatching(/^Money cannot go/) });
  expect(await refused({ toAccountId: await accountId(shop.owner, 'CAPITAL') })).toEqual({
    toAccountId: 'Choose a cash box, bank account or wallet',
  });
  const cheques = await accountId(shop.owner, 'CHEQUES_IN_HAND');
  expect(await refused({ toAccountId: cheques })).toEqual({ toAccountId: expect.stringMatching(/^Cheques that wait/) });
  expect(await refused({ fromAccountId: cheques })).toEqual({ fromAccountId: expect.stringMatching(/^Cheques that/) });
  expect(await refused({ amount: 0 })).toEqual({ amount: 'Should be greater than 0' });
  expect(await refused({ amount: -5 })).toEqual({ amount: 'Should be greater than 0' });
});

test('an account that is out of use, or of another outlet, is refused at its line', async () => {
  const outletId = await addOutlet(app, shop.owner, 'PKR');
  const box = await addCashBox(shop.owner, 'BOXP', outletId);
  const body = await contraOf(shop.owner, { toAccountId: box, outletId: shop.outletId });
  expect(fieldsOf(await refusal(shop.owner, contra, { body }))).toEqual({
    toAccountId: 'This account is of another outlet: choose another one',
  });
  const there = await call(shop.owner, contra, { body: { ...body, outletId } });
  expect(there.code).toMatch(/^CON-PKR-/);
  const own = await addOwnAccount(shop.owner, 'OLD', 'EXPENSES');
  await call(shop.owner, ownAccountContract.toggle, { params: { id: own } });
  const lines = await linesOn(shop.owner, { OLD: 5, CASH: -5 });
  expect(await refusedJournal({ dateAD: voucherDay, outletId, lines })).toEqual({
    'lines.0.accountId': 'This account is not in use: choose another one',
  });
  const clerk = await inOutlet(app, shop.owner, outletId);
  const { rows } = await call(clerk, list, { query: {} });
  expect(rows.map(({ code }) => code)).toEqual([there.code]);
  const { rows: ofAccount } = await call(shop.owner, list, { query: { account: 'BOXP', outletId } });
  expect(ofAccount.map(({ id }) => id)).toEqual([there.id]);
});

test('a voucher sent twice under one key is one', async () => {
  const body = await contraOf(shop.owner, { outletId: shop.outletId });
  const key = { 'idempotency-key': 'twice-the-same' };
  const [first, second] = [
    await send(shop.owner, contra, { body }, key),
    await send(shop.owner, contra, { body }, key),
  ];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await second.text()).toBe(await first.text());
});

test('it is printed as a paper of one page', async () => {
  const { id } = await enterContra(shop.owner, { outletId: shop.outletId, amount: 1_234.5, narration: 'Deposit' });
  for (const language of ['ne', 'en'] as const) {
    const answer = await send(shop.owner, print, { params: { id }, body: { language } });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  }
});

test('nothing is written into a locked month, and what stands there is taken back on an open day', async () => {
  const own = await openShop(app);
  const voucher = await enterJournal(own.owner, { DRAWINGS: 5, CASH: -5 }, { dateAD: '2026-10-10' });
  const lock = { throughDayAD: '2026-10-17', scope: 'ALL', reason: 'Returned' } as const;
  await call(own.owner, periodLockContract.lock, { body: lock });
  const body = await journalOf(own.owner, undefined, { dateAD: '2026-10-10' });
  expect(Object.keys(fieldsOf(await refusal(own.owner, journal, { body })))).toEqual(['dateAD']);
  const { state } = await call(own.owner, cancel, { params: { id: voucher.id }, body: { reason: 'Not paid' } });
  expect(state).toBe('CANCELLED');
  const [mirror] = await app.asOwner(
    `select posting_date::text as day from journal_entry where kind = 'JOURNAL_VOUCHER_CANCELLATION' and source_id = ${voucher.id}`,
  );
  expect(mirror).toEqual({ day: '2026-10-18' });
});
