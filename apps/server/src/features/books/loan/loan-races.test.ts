import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, outcomeOf, refusal, send } from '../../../testing/caller.ts';
import type { Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lastOf, loanTenant, payingOf } from './testing/loans.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { save, get, pay, takeBack } = loanContract;
type Body = Sent<typeof save>['body'];
const tenant = () => loanTenant(app);
const found = (owner: Person, id: number) => call(owner, get, { params: { id } });
const made = (owner: Person, loan: Body) => call(owner, save, { body: loan });

test('sent twice, and by two at once, an instalment is paid once', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan);
  const request = await payingOf(owner, id, { ...payment, principal: 9000, interest: 1200 });
  const key = { 'idempotency-key': 'one-instalment' };
  const answers = [await send(owner, pay, request, key), await send(owner, pay, request, key)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await call(owner, get, { params: { id } })).toMatchObject({ owed: 111_000, paymentCount: 1 });
  const next = await payingOf(owner, id, { ...payment, paidOnAD: '2026-09-17' });
  const both = await Promise.all([outcomeOf(owner, pay, next), outcomeOf(owner, pay, next)]);
  expect(both.toSorted()).toEqual(['done', 'loan.paidMeanwhile']);
});

test('of a payment and an edit, or a payment that is taken back, at once the second is refused', async () => {
  const { owner, loan, payment } = await tenant();
  const { id, version } = await made(owner, loan);
  const edit = { body: { ...loan, id, version, rate: 14 } };
  const next = await payingOf(owner, id, payment);
  const first = await Promise.all([outcomeOf(owner, pay, next), outcomeOf(owner, save, edit)]);
  expect(first.toSorted()).toEqual(['common.stale', 'done']);
  const begun = await found(owner, id);
  const paid = begun.paymentCount === 1 ? begun : await call(owner, pay, await payingOf(owner, id, payment));
  const further = await payingOf(owner, id, payment);
  const back = await lastOf(owner, id);
  const both = await Promise.all([outcomeOf(owner, pay, further), outcomeOf(owner, takeBack, back)]);
  expect(both.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect([0, 2]).toContain((await found(owner, id)).paymentCount);
  expect(paid.paymentCount).toBe(1);
});

test('who saw other payments or other terms pays nothing, though as many payments stand there', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan);
  const seen = await payingOf(owner, id, payment);
  await call(owner, pay, seen);
  const late = await payingOf(owner, id, payment);
  await call(owner, takeBack, await lastOf(owner, id));
  const gone = await refusal(owner, takeBack, { params: { id }, body: { voucherId: 1, reason: 'Slip' } });
  expect([gone.status, gone.error]).toEqual([409, 'loan.notLast']);
  await call(owner, pay, await payingOf(owner, id, { ...payment, principal: 500, interest: 0 }));
  const stale = await refusal(owner, pay, late);
  expect([stale.status, stale.error]).toEqual([409, 'common.stale']);
  const former = await lastOf(owner, id);
  await call(owner, takeBack, former);
  await call(owner, pay, await payingOf(owner, id, payment));
  expect((await refusal(owner, takeBack, former)).error).toBe('loan.notLast');
});

test('each check of the register finds its planted fault', async () => {
  const { owner, loan, payment } = await tenant();
  const { id } = await made(owner, loan);
  await call(owner, pay, await payingOf(owner, id, { ...payment, principal: 9000, interest: 1200 }));
  const second = { ...payment, paidOnAD: '2026-09-17', principal: 9000, interest: 1100 };
  await call(owner, pay, await payingOf(owner, id, second));
  const planted = (statement: string) => withFaults(app, `${statement} and business_id = ${owner.businessId}`);
  const gone = planted('delete from loan_payment where place = 1');
  expect(await faultsOf(gone, 'loans')).toMatchObject([{ payments: 1, paisa: 900_000 }]);
  expect(await faultsOf(gone, 'vouchers of loans')).toMatchObject([{ principal_paisa: null }]);
  const less = planted('update loan set amount_paisa = 1700000 where true');
  expect(await faultsOf(less, 'loans')).toMatchObject([{ amount_paisa: 1_700_000, paisa: 1_800_000 }]);
  const other = planted('update loan_payment set principal_paisa = principal_paisa - 1 where place = 1');
  expect(await faultsOf(other, 'vouchers of loans')).toMatchObject([{ principal_paisa: 899_999 }]);
  const days = async (statement: string) =>
    (await faultsOf(planted(statement), 'days of loans')).map(({ place }) => place);
  expect(await days(`update loan_payment set due_on = '2026-08-17' where place = 2`)).toEqual([2]);
  expect(await days(`update loan_payment set due_on = '2026-07-17' where place = 1`)).toEqual([1]);
  expect(await days(`update loan set from_on = '2026-08-18' where true`)).toEqual([1]);
  const datedOn = (place: number, day: string) =>
    days(`update voucher set dated_on = '${day}' where id in
      (select voucher_id from loan_payment where place = ${place} and business_id = ${owner.businessId})`);
  expect(await datedOn(2, '2026-08-16')).toEqual([2]);
  expect(await datedOn(1, '2026-07-16')).toEqual([1]);
  const ofKind = planted(`update voucher set kind = 'CONTRA_VOUCHER' where kind = 'LOAN_VOUCHER'`);
  expect(await faultsOf(ofKind, 'payments of loans')).toHaveLength(2);
  const cancelled = planted(`update voucher set state = 'CANCELLED', cancelled_at = now() where kind = 'LOAN_VOUCHER'`);
  expect(await faultsOf(cancelled, 'payments of loans')).toMatchObject([
    { state: 'CANCELLED' },
    { state: 'CANCELLED' },
  ]);
});
