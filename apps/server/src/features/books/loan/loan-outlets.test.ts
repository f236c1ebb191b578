import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, firstOutletId, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOwnAccount, enterJournal } from '../voucher/testing/vouchers.ts';
import { lastOf, loanTenant, payingOf } from './testing/loans.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { save, get, list, remove, pay, takeBack, balances } = loanContract;
type Body = Sent<typeof save>['body'];
const made = (owner: Person, loan: Body, said: Partial<Body> = {}) => call(owner, save, { body: { ...loan, ...said } });
const rights = ['loan.create', 'loan.read', 'loan.update', 'loan.delete'] as const;

async function twoOutlets() {
  const { owner, loan, payment } = await loanTenant(app);
  const firstId = await firstOutletId(owner);
  const outletId = await addOutlet(app, owner, 'BTL');
  const clerk = await addPerson(app, owner, { userType: 'OUTLET_USER', rights, outletId });
  return { owner, clerk, outletId, firstId, loan: { ...loan, outletId: firstId }, payment };
}

test('who works in one outlet neither sees nor changes a loan of another', async () => {
  const { owner, clerk, outletId, firstId, loan, payment } = await twoOutlets();
  const { id, version } = await made(owner, loan, { outletId: firstId });
  const params = { id };
  const paying = await payingOf(owner, id, payment);
  await call(owner, pay, paying);
  expect((await call(clerk, list, { query: {} })).rows).toEqual([]);
  expect((await refusal(clerk, get, { params })).status).toBe(404);
  expect((await refusal(clerk, pay, paying)).status).toBe(404);
  expect((await refusal(clerk, takeBack, await lastOf(owner, id))).status).toBe(404);
  expect((await refusal(clerk, remove, { params, query: {} })).status).toBe(404);
  expect((await refusal(clerk, save, { body: { ...loan, id, version, outletId } })).status).toBe(404);
  // The account of a loan that they do not see is taken all the same.
  const taken = await refusal(clerk, save, { body: { ...loan, outletId } });
  expect(fieldsOf(taken)).toEqual({ accountId: 'Another loan has this account: each needs its own' });
  expect(await call(clerk, balances, {})).toEqual({ rows: [], differing: [] });
  const reader = await addPerson(app, owner, { userType: 'OUTLET_USER', rights: ['loan.read'], outletId });
  expect((await refusal(reader, save, { body: loan })).status).toBe(403);
});

test('a clerk keeps a loan of their own outlet', async () => {
  const { owner, clerk, outletId, loan, payment } = await twoOutlets();
  const accountId = await addOwnAccount(owner, 'BTLLOAN', 'LOANS');
  await enterJournal(owner, { BANK: 60_000, BTLLOAN: -60_000 }, { dateAD: '2026-07-17', outletId });
  const { id } = await made(clerk, loan, { accountId, amount: 60_000, outletId: undefined });
  expect(await call(clerk, get, { params: { id } })).toMatchObject({ outletId, owed: 60_000 });
  expect(await call(clerk, balances, {})).toMatchObject({ rows: [{ registered: 60_000, booked: 60_000 }] });
  await call(clerk, pay, await payingOf(clerk, id, { ...payment, principal: 5000, interest: 600 }));
  expect(await call(clerk, get, { params: { id } })).toMatchObject({
    owed: 55_000,
    balances: [{ outletId, registered: 55_000, booked: 55_000 }],
  });
  const back = await call(clerk, takeBack, await lastOf(clerk, id));
  expect(back).toMatchObject({ owed: 60_000, isRemovable: true });
  expect(await call(clerk, remove, { params: { id }, query: {} })).toEqual({ id });
});

test('the accounts that differ are named, also where they agree together', async () => {
  const { owner, outletId, firstId, loan } = await twoOutlets();
  await made(owner, loan, { outletId: firstId });
  expect(await call(owner, balances, {})).toMatchObject({ rows: [{ registered: 120_000 }], differing: [] });
  const accountId = await addOwnAccount(owner, 'OTHERLOAN', 'LOANS');
  await made(owner, loan, { accountId, outletId: firstId, amount: 50_000 });
  await enterJournal(owner, { BANK: 50_000, NICLOAN: -50_000 }, { dateAD: '2026-07-17', outletId: firstId });
  const crossed = await call(owner, balances, {});
  expect(crossed.rows).toMatchObject([{ outletId: firstId, registered: 170_000, booked: 170_000 }]);
  expect(crossed.differing.map(({ code }) => code)).toEqual(['NICLOAN', 'OTHERLOAN']);
  await enterJournal(owner, { NICLOAN: 50_000, OTHERLOAN: -50_000 }, { dateAD: '2026-07-17', outletId: firstId });
  expect((await call(owner, balances, {})).differing).toEqual([]);
  await enterJournal(owner, { BANK: 10, OTHERLOAN: -10 }, { dateAD: '2026-07-17', outletId });
  expect((await call(owner, balances, {})).differing).toMatchObject([{ id: accountId, code: 'OTHERLOAN' }]);
});

test('the account of a loan with something owed stays one of loans and in use, also for who does not see the loan', async () => {
  const { owner, outletId, firstId, loan, payment } = await twoOutlets();
  const { id } = await made(owner, loan, { outletId: firstId });
  const account = { id: Number(loan.accountId), version: 1, code: 'NICLOAN', name: 'NIC', nameNp: 'एनआईसी' };
  const moved = { body: { ...account, groupCode: 'CURRENT_LIABILITIES' } };
  const stays = 'A loan that is not paid back has this account: until then it stays in use, in the group “Loans”';
  expect(fieldsOf(await refusal(owner, ownAccountContract.save, moved))).toEqual({ groupCode: stays });
  const toggling = { params: { id: account.id } };
  expect((await refusal(owner, ownAccountContract.toggle, toggling)).error).toBe('ownAccount.ofLoan');
  const keeps = ['own-account.read', 'own-account.create', 'own-account.update', 'own-account.delete'] as const;
  const elsewhere = await addPerson(app, owner, { userType: 'OUTLET_USER', rights: keeps, outletId });
  expect((await refusal(elsewhere, ownAccountContract.toggle, toggling)).error).toBe('ownAccount.ofLoan');
  const renamed = await call(owner, ownAccountContract.save, { body: { ...account, groupCode: 'LOANS' } });
  const all = { ...payment, principal: 120_000, interest: 0 };
  await call(owner, pay, await payingOf(owner, id, all));
  const free = { body: { ...moved.body, version: renamed.version } };
  expect(await call(owner, ownAccountContract.save, free)).toMatchObject({ groupCode: 'CURRENT_LIABILITIES' });
  // Owed again, it is mended in the chart of accounts.
  await call(owner, takeBack, await lastOf(owner, id));
  const refusedNow = await refusal(owner, pay, await payingOf(owner, id, payment));
  expect([refusedNow.status, refusedNow.error]).toEqual([409, 'loan.accountChanged']);
  await call(owner, ownAccountContract.save, { body: { ...account, version: undefined, groupCode: 'LOANS' } });
  expect(await call(owner, pay, await payingOf(owner, id, payment))).toMatchObject({ paymentCount: 1 });
});

test('an account that went out of use since is judged where it is changed or posted to, and not on an edit', async () => {
  const { owner, loan, payment } = await twoOutlets();
  const { id } = await made(owner, loan);
  await call(owner, ownAccountContract.toggle, { params: { id: Number(loan.interestAccountId) } });
  const edited = await made(owner, loan, { id, rate: 11 });
  expect(edited).toMatchObject({ rate: 11, interestAccountId: loan.interestAccountId });
  expect((await refusal(owner, pay, await payingOf(owner, id, payment))).error).toBe('loan.accountChanged');
  const interestAccountId = await addOwnAccount(owner, 'INTEREST2', 'EXPENSES');
  await made(owner, loan, { id, interestAccountId });
  const again = await refusal(owner, save, { body: { ...loan, id } });
  expect(Object.keys(fieldsOf(again))).toEqual(['interestAccountId']);
  expect(await call(owner, pay, await payingOf(owner, id, payment))).toMatchObject({ paymentCount: 1 });
});

test('in a closed year nothing is paid and nothing taken back', async () => {
  const { owner, firstId, loan, payment } = await twoOutlets();
  const accountId = await addOwnAccount(owner, 'OLDLOAN', 'LOANS');
  await enterJournal(owner, { BANK: 90_000, OLDLOAN: -90_000 }, { dateAD: '2026-05-15', outletId: firstId });
  const old = { accountId, amount: 90_000, fromOnAD: '2026-05-15', dueOnAD: '2026-06-15', outletId: firstId };
  const { id } = await made(owner, loan, old);
  const due = { ...payment, paidOnAD: '2026-06-15' };
  await call(owner, pay, await payingOf(owner, id, due));
  const year = { fiscalYear: '2082/83', onto: 'RETAINED_EARNINGS' } as const;
  await call(owner, yearEndContract.close, { body: year });
  expect((await call(owner, get, { params: { id } })).isReversible).toBe(false);
  expect((await refusal(owner, takeBack, await lastOf(owner, id))).error).toBe('common.yearClosed');
  const late = await refusal(owner, pay, await payingOf(owner, id, { ...payment, paidOnAD: '2026-07-16' }));
  expect([late.error, Object.keys(fieldsOf(late))]).toEqual(['common.yearClosed', ['paidOnAD']]);
  const open = await payingOf(owner, id, { ...payment, paidOnAD: '2026-07-17' });
  expect(await call(owner, pay, open)).toMatchObject({ paymentCount: 2, isReversible: true });
});
