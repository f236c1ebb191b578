import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountId, addOwnAccount } from '../voucher/testing/vouchers.ts';
import { lastOf, loanTenant, payingOf } from './testing/loans.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

// Today is 4 Mangsir 2083: instalments of 1 Bhadra, 1 Asoj, 1 Kartik and 1 Mangsir are due.
const { save, get, list, remove, pay, takeBack, balances, accounts } = loanContract;
type Body = Sent<typeof save>['body'];

const totalOf = ({ principal, interest }: { principal: number; interest: number }) => (principal + interest).toFixed(2);
const tenant = () => loanTenant(app);
const made = (owner: Person, loan: Body, said: Partial<Body> = {}) => call(owner, save, { body: { ...loan, ...said } });
const refused = async (owner: Person, body: Body, said: object) =>
  fieldsOf(await refusal(owner, save, { body: { ...body, ...said } }));

test('a loan is registered, found, mended and removed; the register posts nothing', async () => {
  const { owner, loan } = await tenant();
  expect(await messageOf(owner, save, { body: loan })).toBe('Loan saved');
  const [row] = (await call(owner, list, { query: { search: 'nic', state: 'RUNNING' } })).rows;
  expect(row).toMatchObject({ name: 'Shop loan', lender: 'NIC Asia', owed: 120_000, nextDueBS: '2083-05-01' });
  expect(row).toMatchObject({ overdueInstalments: 4, overdueDays: 95 });
  const params = { id: row?.id ?? 0 };
  const found = await call(owner, searchContract.find, { query: { search: 'shop loan' } });
  expect(found.find(({ kind }) => kind === 'LOAN')?.rows).toMatchObject([{ ...params, remark: 'NIC Asia' }]);
  const mended = await made(owner, loan, { ...params, version: 1, rate: 10.25, way: 'INTEREST_ONLY', instalments: 10 });
  expect(mended).toMatchObject({ rate: 10.25, way: 'INTEREST_ONLY', version: 2, isRemovable: true });
  expect((await refusal(owner, save, { body: { ...loan, ...params, version: 1 } })).error).toBe('common.stale');
  const history = await call(owner, recordHistoryContract.get, { params: { kind: 'LOAN', id: params.id } });
  expect(JSON.stringify(history)).toContain('Interest until the end');
  expect(JSON.stringify(history)).toContain('Instalments from then on');
  expect((await refusal(owner, remove, { params, query: { version: 1 } })).error).toBe('common.stale');
  expect(await messageOf(owner, remove, { params, query: {} })).toBe('Loan removed from the register');
  expect((await refusal(owner, get, { params })).status).toBe(404);
});

test('what cannot be registered is said at its field', async () => {
  const { owner, loan } = await tenant();
  const said = (other: object) => refused(owner, loan, other);
  expect(Object.keys(await said({ amount: 0, lender: '', fromOnAD: '', dueOnAD: '' })).toSorted()).toEqual([
    'amount',
    'dueOnAD',
    'fromOnAD',
    'lender',
  ]);
  expect(await said({ instalments: 481 })).toEqual({ instalments: 'Between 1 and 480 instalments' });
  expect(await said({ instalments: 480 })).toEqual({
    instalments: 'The calendar does not reach until the last instalment',
  });
  expect(Object.keys(await said({ fromOnAD: '2026-12-01' }))).toEqual(['fromOnAD']);
  expect(await said({ dueOnAD: '2026-07-16' })).toEqual({
    dueOnAD: expect.stringContaining('the instalment is due on a later day'),
  });
  expect(await said({ rate: 0, way: 'INTEREST_ONLY' })).toEqual({
    instalments: 'Without interest nothing is paid until the end: write one instalment',
  });
  expect(await said({ accountId: await accountId(owner, 'BANK'), interestAccountId: loan.accountId })).toEqual({
    accountId: 'Choose an account of your own in the group “Loans”',
    interestAccountId: 'Choose an account of expense for the interest',
  });
  expect(Object.keys(await said({ interestAccountId: await accountId(owner, 'EXPENSES') }))).toEqual([
    'interestAccountId',
  ]);
  const { id } = await made(owner, loan);
  expect(await said({})).toEqual({ accountId: 'Another loan has this account: each needs its own' });
  const choices = await call(owner, accounts, {});
  const usesOf = (code: string) => choices.filter((one) => one.code === code).map(({ use, loanId }) => [use, loanId]);
  expect(usesOf('NICLOAN')).toEqual([['LOAN', id]]);
  expect(usesOf('INTEREST')).toEqual([['INTEREST', null]]);
  expect(usesOf('BANK')).toEqual([['MONEY', null]]);
  expect(usesOf('CAPITAL')).toEqual([]);
});

test('an instalment is paid as the plan has it: principal, interest and charges by one voucher', async () => {
  const { owner, loan, payment } = await tenant();
  const { id, plan } = await made(owner, loan);
  const params = { id };
  expect(plan).toHaveLength(12);
  expect(plan[0]).toMatchObject({ dueOnBS: '2083-05-01', principal: 9437.37, interest: 1223.01, isDue: true });
  expect(await call(owner, balances, {})).toMatchObject({ rows: [{ registered: 120_000, booked: 120_000 }] });
  const paying = await payingOf(owner, id, { ...payment, charges: 50 });
  expect(await messageOf(owner, pay, paying)).toBe('Payment of Shop loan posted');
  const paid = await call(owner, get, { params });
  expect(paid).toMatchObject({ owed: 110_562.63, repaid: 9437.37, interestPaid: 1223.01, instalments: 11 });
  expect(paid).toMatchObject({ nextDueBS: '2083-06-01', overdueInstalments: 3, paidFromId: payment.accountId });
  expect(paid.payments).toMatchObject([{ place: 1, dueOnAD: '2026-08-17', charges: 50, paidOnBS: '2083-05-01' }]);
  expect(paid.balances).toMatchObject([{ registered: 110_562.63, booked: 110_562.63 }]);
  // As the plan had it: a paisa less may be found where it is worked out anew.
  expect(paid.plan.slice(0, 2).map((row) => totalOf(row))).toEqual(['10660.38', '10660.38']);
  const voucherId = paid.payments[0]?.voucher.id ?? 0;
  const voucher = await call(owner, voucherContract.get, { params: { id: voucherId } });
  expect(voucher).toMatchObject({ kind: 'LOAN_VOUCHER', isCancellable: false, dateAD: '2026-08-17' });
  expect(voucher.lines.map((line) => [line.accountCode, line.debit, line.credit])).toEqual([
    ['NICLOAN', 9437.37, null],
    ['INTEREST', 1273.01, null],
    ['BANK', null, 10_710.38],
  ]);
  const held = { params: { id: voucherId }, body: { reason: 'Slip' } };
  expect((await refusal(owner, voucherContract.cancel, held)).error).toBe('voucher.heldElsewhere');
  expect((await refusal(owner, pay, paying)).error).toBe('loan.paidMeanwhile');
  expect((await refusal(owner, remove, { params, query: {} })).error).toBe('loan.begun');
});

test('what is paid besides settles no instalment, and lessens what the next one takes', async () => {
  const { owner, loan, payment } = await tenant();
  const { id, plan } = await made(owner, loan, { way: 'INTEREST_ONLY' });
  const besides = { ...payment, isInstalment: false, paidOnAD: '2026-07-27' };
  const early = await call(owner, pay, await payingOf(owner, id, { ...besides, principal: 20_000, interest: 0 }));
  expect(early).toMatchObject({ owed: 100_000, instalments: 12, nextDueBS: '2083-05-01' });
  // 120,000 for ten days and 100,000 for 21, at 12 %.
  expect(early.plan[0]?.interest).toBe(1084.93);
  expect(plan[0]?.interest).toBe(1223.01);
  const interest = await call(owner, pay, await payingOf(owner, id, { ...besides, principal: 0, interest: 84.93 }));
  expect(interest.plan[0]?.interest).toBe(1000);
  expect(interest.payments.map(({ dueOnAD }) => dueOnAD)).toEqual([null, null]);
});

test('what cannot be paid is said at its field', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan);
  const said = async (other: object) =>
    fieldsOf(
      await refusal(owner, pay, await payingOf(owner, id, { ...payment, principal: 100, interest: 0, ...other })),
    );
  expect(await said({ principal: 0 })).toEqual({ principal: 'Write what is paid' });
  expect(await said({ principal: 120_000.01 })).toEqual({
    principal: 'Rs 1,20,000.00 is owed: no more is paid back',
  });
  expect(Object.keys(await said({ paidOnAD: '2026-11-21' }))).toEqual(['paidOnAD']);
  expect(await said({ paidOnAD: '2026-07-16' })).toEqual({
    paidOnAD: expect.stringContaining('when the loan began or was last paid'),
  });
  expect(Object.keys(await said({ paidOnAD: '' }))).toEqual(['paidOnAD']);
  expect(Object.keys(await said({ accountId: await accountId(owner, 'CAPITAL') }))).toEqual(['accountId']);
  expect(Object.keys(await said({ accountId: '' }))).toEqual(['accountId']);
  const lock = { throughDayAD: '2026-09-30', scope: 'ALL', reason: 'Audited' } as const;
  await call(owner, periodLockContract.lock, { body: lock });
  const locked = await refusal(owner, pay, await payingOf(owner, id, { ...payment, principal: 100 }));
  expect([locked.error, Object.keys(fieldsOf(locked))]).toEqual(['common.dayLocked', ['paidOnAD']]);
  const all = { ...payment, paidOnAD: '2026-11-20', principal: 120_000, interest: 0 };
  expect(await call(owner, pay, await payingOf(owner, id, all))).toMatchObject({ state: 'PAID', owed: 0, plan: [] });
  expect((await refusal(owner, pay, await payingOf(owner, id, all))).error).toBe('loan.paidOff');
  expect((await call(owner, list, { query: { state: 'PAID' } })).rows).toMatchObject([
    { nextDueAD: null, overdueDays: 0 },
  ]);
});

test('the last payment is taken back with a reason, while its day is open', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan);
  const params = { id };
  await call(owner, pay, await payingOf(owner, id, { ...payment, principal: 9000, interest: 1200 }));
  const first = await lastOf(owner, id);
  const second = { ...payment, paidOnAD: '2026-09-17', principal: 9000, interest: 1100 };
  await call(owner, pay, await payingOf(owner, id, second));
  expect((await refusal(owner, takeBack, first)).error).toBe('loan.notLast');
  expect(await messageOf(owner, takeBack, await lastOf(owner, id))).toBe('Payment of Shop loan taken back');
  const after = await call(owner, get, { params });
  expect(after).toMatchObject({ owed: 111_000, instalments: 11, nextDueBS: '2083-06-01', isReversible: true });
  expect(after.balances).toMatchObject([{ registered: 111_000, booked: 111_000 }]);
  await call(owner, periodLockContract.lock, {
    body: { throughDayAD: '2026-08-31', scope: 'ALL', reason: 'Audited' },
  });
  expect((await call(owner, get, { params })).isReversible).toBe(false);
  const held = await refusal(owner, takeBack, first);
  expect([held.error, Object.keys(fieldsOf(held))]).toEqual(['common.dayLocked', ['reason']]);
});

test('a loan that is begun keeps what is posted, and gets other terms for what is left', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan, { fromOnAD: '2026-07-20', dueOnAD: '2026-08-16' });
  const paid = await call(owner, pay, await payingOf(owner, id, { ...payment, principal: 9000, interest: 1200 }));
  // The 31st of Shrawan: in a month of 31 days again the last.
  expect(paid.dueOnBS).toBe('2083-05-31');
  const next = { ...loan, id, fromOnAD: '2026-07-20', dueOnAD: paid.dueOnAD, instalments: paid.instalments };
  const said = (other: object) => refused(owner, next, other);
  const begun = 'Payments of it are posted: take them back first';
  expect(await said({ fromOnAD: '2026-07-17' })).toEqual({ fromOnAD: begun });
  expect(await said({ accountId: await addOwnAccount(owner, 'OTHERLOAN', 'LOANS') })).toEqual({ accountId: begun });
  expect(await said({ amount: 8999 })).toEqual({ amount: 'Rs 9,000.00 is paid back: it cannot be less' });
  expect(Object.keys(await said({ dueOnAD: '2026-08-10' }))).toEqual(['dueOnAD']);
  const outletId = await addOutlet(app, owner, 'BTL');
  expect(await said({ outletId })).toEqual({ outletId: begun });
  // As it was, so that a shorter month moves no later day.
  const asWas = await made(owner, next, { outletId: paid.outletId, rate: 11, name: 'Old shop loan' });
  expect(asWas.plan.map(({ dueOnBS }) => dueOnBS.slice(8))).toEqual(paid.plan.map(({ dueOnBS }) => dueOnBS.slice(8)));
  expect(asWas).toMatchObject({ rate: 11, instalments: 11, repaid: 9000 });
  const terms = { way: 'EQUAL_PRINCIPAL', every: 'QUARTERLY', dueOnAD: '2026-12-01', instalments: 4 } as const;
  const other = await made(owner, next, { outletId: paid.outletId, ...terms });
  expect(other.plan.map(({ dueOnBS }) => dueOnBS.slice(0, 7))).toEqual(['2083-08', '2083-11', '2084-02', '2084-05']);
  expect(other.plan.map(({ principal }) => principal)).toEqual([27_750, 27_750, 27_750, 27_750]);
  // The instalment that is taken back is due on its own day again, and then those as they were edited.
  const back = await call(owner, takeBack, await lastOf(owner, id));
  expect(back).toMatchObject({ instalments: 5, owed: 120_000, nextDueBS: '2083-04-31' });
});

test('what is still owed after the last instalment comes with one more', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan, { instalments: 1 });
  const some = await call(owner, pay, await payingOf(owner, id, { ...payment, principal: 20_000, interest: 0 }));
  expect(some).toMatchObject({ instalments: 1, nextDueBS: '2083-06-01' });
  expect(some.plan).toMatchObject([{ principal: 100_000, owed: 0 }]);
});

test('the end of a year tells the instalments that are due and not paid', async () => {
  const { owner, loan } = await tenant();
  await made(owner, loan, { fromOnAD: '2026-04-15', dueOnAD: '2026-05-15' });
  const found = await call(owner, yearEndContract.get, { query: { fiscalYear: '2082/83' } });
  expect(found.points).toContainEqual(expect.objectContaining({ point: 'LOAN_INSTALMENTS', count: 2 }));
});
