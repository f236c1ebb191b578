import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, outcomeOf, refusal, send } from '../../../testing/caller.ts';
import type { Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loanTenant } from './testing/loans.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { save, get, pay, balances } = loanContract;
type Body = Sent<typeof save>['body'];
const tenant = () => loanTenant(app);
const made = (owner: Person, loan: Body) => call(owner, save, { body: loan });

test('sent twice, and by two at once, an instalment is paid once', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan);
  const request = { params: { id }, body: { ...payment, place: 1, principal: 9000, interest: 1200 } };
  const key = { 'idempotency-key': 'one-instalment' };
  const answers = [await send(owner, pay, request, key), await send(owner, pay, request, key)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await call(owner, get, { params: { id } })).toMatchObject({ owed: 111_000, paymentCount: 1 });
  const next = { params: { id }, body: { ...request.body, place: 2, paidOnAD: '2026-09-17' } };
  const both = await Promise.all([outcomeOf(owner, pay, next), outcomeOf(owner, pay, next)]);
  expect(both.toSorted()).toEqual(['done', 'loan.paidMeanwhile']);
});

test('nothing is paid onto an account that is no longer one of loans', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan);
  const moved = { id: Number(loan.accountId), version: 1, code: 'NICLOAN', name: 'NIC', nameNp: 'एनआईसी' };
  await call(owner, ownAccountContract.save, { body: { ...moved, groupCode: 'CURRENT_LIABILITIES' } });
  const refusedNow = await refusal(owner, pay, { params: { id }, body: { ...payment, principal: 100 } });
  expect([refusedNow.status, refusedNow.error]).toEqual([409, 'loan.accountChanged']);
  expect(await call(owner, balances, {})).toMatchObject({ rows: [{ registered: 120_000, booked: 120_000 }] });
});

test('each check of the register finds its planted fault', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan);
  await call(owner, pay, { params: { id }, body: { ...payment, principal: 9000, interest: 1200 } });
  const second = { ...payment, paidOnAD: '2026-09-17', principal: 9000, interest: 1100 };
  await call(owner, pay, { params: { id }, body: second });
  const planted = (statement: string) => withFaults(app, `${statement} and business_id = ${owner.businessId}`);
  const gone = planted('delete from loan_payment where place = 1');
  expect(await faultsOf(gone, 'loans')).toMatchObject([{ payments: 1, paisa: 900_000 }]);
  expect(await faultsOf(gone, 'vouchers of loans')).toMatchObject([{ principal_paisa: null }]);
  const less = planted('update loan set amount_paisa = 1700000 where true');
  expect(await faultsOf(less, 'loans')).toMatchObject([{ amount_paisa: 1_700_000, paisa: 1_800_000 }]);
  const other = planted('update loan_payment set principal_paisa = principal_paisa - 1 where place = 1');
  expect(await faultsOf(other, 'vouchers of loans')).toMatchObject([{ principal_paisa: 899_999 }]);
});
