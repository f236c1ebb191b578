import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../../testing/caller.ts';
import { enterOldBill, oldBill } from '../../../../testing/opening-dues.ts';
import { addPerson, openBusiness, type Person } from '../../../../testing/people.ts';
import { addCustomer, openShop } from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import {
  accountId,
  addOwnAccount,
  enterContra,
  enterJournal,
  enterOpening,
  journalOf,
  openingOf,
} from '../testing/vouchers.ts';

vi.setConfig({ testTimeout: 120_000 });
const { enterOpening: open, opening, cancel, journal } = voucherContract;
const day = { dateAD: '2026-10-18' };

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const began = async (owner: Person) => call(owner, opening, { query: {} });
const refused = async (owner: Person, ...said: [Record<string, number>?, object?]) =>
  fieldsOf(await refusal(owner, open, { body: await openingOf(owner, ...said) }));

test('vouchers, opening dues and opening stock are one trial balance of the day on which the books begin', async () => {
  const { owner, customerId } = await openShop(app);
  await enterOldBill(owner, customerId, { totalBillAmount: 1000 });
  await addOwnAccount(owner, '3010', 'LOANS');
  // Goods are worth 15,500; they stand against capital, the due against the opening balance.
  const amounts = { CASH: 2000, BANK: 7000, 3010: -4000, OPENING_BALANCE: 1000, CAPITAL: -6000 };
  const voucher = await enterOpening(owner, amounts, day);
  expect(voucher).toMatchObject({ kind: 'OPENING_VOUCHER', code: expect.stringMatching(/^OB-HO-/), total: 10_000 });
  const told = await began(owner);
  expect(told).toMatchObject({ dateAD: '2026-10-18', isSet: true, unexplained: 0, later: 0 });
  expect(Object.fromEntries(told.rows.map((row) => [row.code, row.debit - row.credit]))).toEqual({
    CASH: 2000,
    BANK: 7000,
    RECEIVABLE: 1000,
    INVENTORY: 15_500,
    3010: -4000,
    CAPITAL: -21_500,
    OPENING_BALANCE: 0,
  });
  expect([told.debit, told.credit]).toEqual([25_500, 25_500]);
});

test('what does not balance is refused, or goes where its writer says', async () => {
  const owner = await openBusiness(app);
  expect(await refused(owner, { CASH: 700, BANK: -200 })).toEqual({
    lines: 'Debits are Rs 700.00 and credits Rs 200.00: they differ by Rs 500.00',
  });
  const aside = await enterOpening(owner, { CASH: 700 }, { ...day, difference: 'OPENING_BALANCE' });
  expect(aside.lines.map(({ accountCode, credit }) => [accountCode, credit])).toEqual([
    ['CASH', null],
    ['OPENING_BALANCE', 700],
  ]);
  expect((await began(owner)).unexplained).toBe(-700);
  await enterOpening(owner, { BANK: 300 }, { ...day, difference: 'CAPITAL' });
  expect((await began(owner)).rows.find(({ code }) => code === 'CAPITAL')?.credit).toBe(300);
});

test('accounts that began anew with the year are not opened, and what documents write is said by them', async () => {
  const owner = await openBusiness(app);
  await addOwnAccount(owner, 'WAGES', 'EXPENSES');
  const all = await refused(owner, { EXPENSES: 5, RECEIVABLE: 5, WAGES: 5, CAPITAL: -15 });
  const ofYear: unknown = expect.stringMatching(/^What was earned and spent before/);
  expect(all).toEqual({
    'lines.0.accountId': ofYear,
    'lines.1.accountId': expect.stringMatching(/^What customers owe/),
    'lines.2.accountId': ofYear,
  });
  const body = { ...(await openingOf(owner)), lines: [] };
  expect(fieldsOf(await refusal(owner, open, { body }))).toEqual({ lines: 'Write at least one line' });
});

test('the books begin on one day, before which nothing stands', async () => {
  const owner = await openBusiness(app);
  await enterJournal(owner, { DRAWINGS: 5, CASH: -5 }, { dateAD: '2026-10-17' });
  expect(await began(owner)).toMatchObject({ isSet: false, dateAD: '2026-10-17' });
  expect(await refused(owner, undefined, day)).toEqual({
    dateAD: expect.stringMatching(/^Something stands in the books on/),
  });
  await enterOpening(owner, undefined, { dateAD: '2026-10-17' });
  expect(await refused(owner, undefined, day)).toEqual({
    dateAD: expect.stringMatching(/^The books begin on/),
  });
  const before = await journalOf(owner, undefined, { dateAD: '2026-10-16' });
  expect(fieldsOf(await refusal(owner, journal, { body: before }))).toEqual({
    dateAD: expect.stringMatching(/^The books begin on .*: choose that day or a later one$/),
  });
  const customerId = await addCustomer(owner, 'Old Store');
  const due = await refusal(owner, openingDueContract.save, { body: oldBill(customerId, { asAtAD: '2026-10-16' }) });
  expect(Object.keys(fieldsOf(due))).toEqual(['asAtAD']);
});

test('a day that was mistaken is mended by cancelling, and another one can be said', async () => {
  const owner = await openBusiness(app);
  const { id } = await enterOpening(owner, undefined, { dateAD: '2025-07-17' });
  await call(owner, cancel, { params: { id }, body: { reason: 'Another day' } });
  expect((await began(owner)).isSet).toBe(false);
  await enterOpening(owner, undefined, day);
  expect(await began(owner)).toMatchObject({ isSet: true, dateAD: '2026-10-18' });
});

test('an opening balance stays once a day since is locked, and what came later is told beside it', async () => {
  const { owner, customerId } = await openShop(app);
  const { id } = await enterOpening(owner, undefined, { dateAD: '2026-10-10' });
  await enterOldBill(owner, customerId, { totalBillAmount: 400 });
  expect((await began(owner)).later).toBe(400);
  await enterContra(owner);
  const lock = { throughDayAD: '2026-10-17', scope: 'ALL', reason: 'Checked' } as const;
  await call(owner, periodLockContract.lock, { body: lock });
  const held = await refusal(owner, cancel, { params: { id }, body: { reason: 'Slip' } });
  expect([held.status, held.error]).toEqual([409, 'voucher.openingLocked']);
  expect((await call(owner, voucherContract.get, { params: { id } })).isCancellable).toBe(false);
  expect(await accountId(owner, 'CASH')).toBeGreaterThan(0);
});

test('an opening due of a day before the books begin is corrected and cancelled on its own day', async () => {
  const { owner, customerId } = await openShop(app);
  const { save, cancel: take } = openingDueContract;
  const old = await enterOldBill(owner, customerId, { asAtAD: '2026-10-01' });
  const later = await enterOldBill(owner, customerId, { asAtAD: '2026-10-25' });
  await enterOpening(owner, undefined, day);
  const { id, version, isEditable } = await call(owner, openingDueContract.get, { params: { id: old.id } });
  expect(isEditable).toBe(true);
  const said = { id, version, billNumber: old.billNumber, totalBillAmount: 700 };
  await call(owner, save, { body: oldBill(customerId, { ...said, asAtAD: '2026-10-01' }) });
  expect((await began(owner)).rows.find(({ code }) => code === 'RECEIVABLE')?.dues).toBe(700);
  const moved = { id: later.id, version: later.version, billNumber: later.billNumber, asAtAD: '2026-10-17' };
  expect(fieldsOf(await refusal(owner, save, { body: oldBill(customerId, moved) }))).toEqual({
    asAtAD: expect.stringMatching(/^The books begin on/),
  });
  await call(owner, take, { params: { id }, body: { reason: 'Paid long ago' } });
  expect((await began(owner)).rows.some(({ code }) => code === 'RECEIVABLE')).toBe(false);
});

test('whoever sees one outlet alone does not say on which day the books of all begin', async () => {
  const { owner, outletId } = await openShop(app);
  const rights = ['voucher.create', 'voucher.read'] as const;
  const clerk = await addPerson(app, owner, { userType: 'OUTLET_USER', rights, outletId });
  const body = await openingOf(owner, undefined, day);
  const first = await refusal(clerk, open, { body });
  expect([first.status, first.error]).toEqual([403, 'voucher.openingOfAllOutlets']);
  expect((await began(owner)).isSet).toBe(false);
  await enterOpening(owner, undefined, day);
  expect((await call(clerk, open, { body })).dateAD).toBe(day.dateAD);
});

test('where the only day of an opening balance is locked, its refusal names the journal that says it', async () => {
  const { owner } = await openShop(app);
  const lock = { throughDayAD: '2026-10-17', scope: 'ALL', reason: 'Checked' } as const;
  await enterJournal(owner, undefined, { dateAD: '2026-10-10' });
  await call(owner, periodLockContract.lock, { body: lock });
  const said = { dateAD: expect.stringMatching(/^An opening balance can be of .* at the latest, which is locked/) };
  expect(await refused(owner, undefined, day)).toEqual(said);
  await enterJournal(owner, { BANK: 40, OPENING_BALANCE: -40 }, { dateAD: '2026-10-18' });
});

test('two opening balances at once of different days: one of them stands', async () => {
  const owner = await openBusiness(app);
  const bodies = [await openingOf(owner, undefined, day), await openingOf(owner, undefined, { dateAD: '2026-10-19' })];
  const answers = await Promise.all(bodies.map((body) => refusalOrNull(call(owner, open, { body }))));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
});

test('what is posted while an opening balance is written stands after its day, or the balance is refused', async () => {
  const owner = await openBusiness(app);
  const [entry, balance] = await Promise.all([
    journalOf(owner, undefined, { dateAD: '2026-10-01' }),
    openingOf(owner, undefined, day),
  ]);
  const answers = await Promise.all([
    refusalOrNull(call(owner, journal, { body: entry })),
    refusalOrNull(call(owner, open, { body: balance })),
  ]);
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
});

function refusalOrNull(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    () => null,
    (error: unknown) => error,
  );
}

test.each([
  ['RECEIVABLE', /^What customers owed before/],
  ['CUSTOMER_ADVANCES', /^What customers owed before/],
  ['PAYABLE', /^What vendors were owed before/],
  ['VENDOR_ADVANCES', /^What vendors were owed before/],
])('%s is opened bill by bill, and its line says how', async (code, said) => {
  const { owner } = await openShop(app);
  expect(await refused(owner, { CASH: 10, [code]: -10 })).toEqual({
    'lines.1.accountId': expect.stringMatching(said),
  });
});
