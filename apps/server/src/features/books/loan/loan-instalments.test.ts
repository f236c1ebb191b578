import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
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

// Today is 4 Mangsir 2083: instalments of 1 Bhadra, 1 Asoj, 1 Kartik and 1 Mangsir are due.
const { save, get, list, pay, takeBack } = loanContract;
type Body = Sent<typeof save>['body'];
const made = (owner: Person, loan: Body, said: Partial<Body> = {}) => call(owner, save, { body: { ...loan, ...said } });
const found = (owner: Person, id: number) => call(owner, get, { params: { id } });
const daysOf = ({ plan }: { plan: { dueOnBS: string }[] }) => plan.slice(0, 3).map(({ dueOnBS }) => dueOnBS);

test('a payment taken back after the next day was edited is due on its own day again, and entered anew gives the same', async () => {
  const { owner, loan, payment } = await loanTenant(app);
  const { id } = await made(owner, loan);
  await call(owner, pay, await payingOf(owner, id, payment));
  // A holiday of two months: the next one on 1 Mangsir.
  const edited = await made(owner, loan, { id, dueOnAD: '2026-11-17', instalments: 11 });
  expect(daysOf(edited)).toEqual(['2083-08-01', '2083-09-01', '2083-10-01']);
  const back = await call(owner, takeBack, await lastOf(owner, id));
  expect(daysOf(back)).toEqual(['2083-05-01', '2083-08-01', '2083-09-01']);
  expect(back).toMatchObject({ nextDueBS: '2083-05-01', dueOnBS: '2083-05-01', instalments: 12 });
  // Saved as it stands, it stays so.
  const saved = await made(owner, loan, { id, dueOnAD: back.dueOnAD, instalments: 12, note: 'Holiday' });
  expect(saved.plan).toEqual(back.plan);
  const anew = await call(owner, pay, await payingOf(owner, id, { ...payment, principal: 9437.37, interest: 1223.01 }));
  expect(anew.plan).toEqual(edited.plan);
});

test('so is one after the rhythm was edited, and those before it one after another', async () => {
  const { owner, loan, payment } = await loanTenant(app);
  const { id } = await made(owner, loan);
  await call(owner, pay, await payingOf(owner, id, payment));
  await call(owner, pay, await payingOf(owner, id, { ...payment, paidOnAD: '2026-09-17' }));
  const quarterly = { id, every: 'QUARTERLY', dueOnAD: '2026-10-18', instalments: 4 } as const;
  const edited = await made(owner, loan, quarterly);
  expect(daysOf(edited)).toEqual(['2083-07-01', '2083-10-01', '2084-01-01']);
  const one = await call(owner, takeBack, await lastOf(owner, id));
  expect(daysOf(one)).toEqual(['2083-06-01', '2083-07-01', '2083-10-01']);
  const both = await call(owner, takeBack, await lastOf(owner, id));
  expect(daysOf(both)).toEqual(['2083-05-01', '2083-06-01', '2083-07-01']);
  expect(both).toMatchObject({ instalments: 6, owed: 120_000 });
  await call(owner, pay, await payingOf(owner, id, { ...payment, principal: 9437.37, interest: 1223.01 }));
  const { principal, interest } = edited.payments[0] ?? { principal: 0, interest: 0 };
  const second = { ...payment, paidOnAD: '2026-09-17', principal, interest };
  expect((await call(owner, pay, await payingOf(owner, id, second))).plan).toEqual(edited.plan);
  // Another day for the next one is said for all that come.
  await call(owner, takeBack, await lastOf(owner, id));
  const moved = await made(owner, loan, { ...quarterly, every: 'MONTHLY', dueOnAD: '2026-11-17' });
  expect(daysOf(moved)).toEqual(['2083-08-01', '2083-09-01', '2083-10-01']);
});

test('interest paid besides goes on past the instalments that it covers, which are passed over', async () => {
  const { owner, loan, payment } = await loanTenant(app);
  const { id, plan } = await made(owner, loan, { way: 'INTEREST_ONLY' });
  const [first, second] = plan.map(({ interest }) => interest);
  const besides = { ...payment, isInstalment: false, paidOnAD: '2026-07-27', principal: 0 };
  const covered = await call(owner, pay, await payingOf(owner, id, { ...besides, interest: 1500 }));
  expect(covered.plan[0]).toMatchObject({ principal: 0, interest: 0, isDue: false });
  expect(covered.plan[1]?.interest).toBe(Number(((first ?? 0) + (second ?? 0) - 1500).toFixed(2)));
  expect(covered).toMatchObject({ nextDueBS: '2083-06-01', dueOnBS: '2083-06-01', instalments: 11 });
  expect((await call(owner, list, { query: {} })).rows).toMatchObject([
    { nextDueBS: '2083-06-01', overdueInstalments: 3, overdueDays: 64 },
  ]);
  const paid = await call(owner, pay, await payingOf(owner, id, { ...payment, paidOnAD: '2026-09-17' }));
  expect(paid).toMatchObject({ nextDueBS: '2083-07-01', instalments: 10, owed: 120_000 });
  expect(paid.payments[0]).toMatchObject({ dueOnAD: '2026-09-17', interest: covered.plan[1]?.interest });
  const back = await call(owner, takeBack, await lastOf(owner, id));
  expect(back).toMatchObject({ nextDueBS: '2083-06-01', instalments: 11 });
  // Entered again, and both the instalment and the interest besides taken back: all are due as at first.
  await call(owner, takeBack, await lastOf(owner, id));
  expect(await found(owner, id)).toMatchObject({ nextDueBS: '2083-05-01', instalments: 12, plan });
});

test('interest paid besides goes on past an instalment that is settled', async () => {
  const { owner, loan, payment } = await loanTenant(app);
  const { id, plan } = await made(owner, loan, { way: 'EQUAL_PRINCIPAL' });
  const besides = { ...payment, isInstalment: false, paidOnAD: '2026-07-27', principal: 0, interest: 2000 };
  await call(owner, pay, await payingOf(owner, id, besides));
  const settled = await call(owner, pay, await payingOf(owner, id, payment));
  expect(settled.payments[0]).toMatchObject({ principal: 10_000, interest: 0 });
  const left = 2000 - (plan[0]?.interest ?? 0);
  expect(settled.plan[0]?.interest).toBe(Number(((plan[1]?.interest ?? 0) - left).toFixed(2)));
  // Saved with another rate it is passed by no less.
  const mended = await made(owner, loan, { id, way: 'EQUAL_PRINCIPAL', dueOnAD: settled.dueOnAD, instalments: 11 });
  expect(mended.plan).toEqual(settled.plan);
});

test('what comes to nothing stays passed over when the loan is edited', async () => {
  const { owner, loan, payment } = await loanTenant(app);
  const { id } = await made(owner, loan, { way: 'INTEREST_ONLY' });
  const besides = { ...payment, isInstalment: false, paidOnAD: '2026-07-27', principal: 0, interest: 1500 };
  const covered = await call(owner, pay, await payingOf(owner, id, besides));
  const { dueOnAD, instalments } = covered;
  const edited = await made(owner, loan, { id, way: 'EQUAL_PRINCIPAL', dueOnAD, instalments });
  expect(edited).toMatchObject({ nextDueBS: '2083-06-01', instalments: 11 });
  expect(edited.plan).toHaveLength(11);
});

test('once nothing is owed, interest and charges are still paid besides', async () => {
  const { owner, loan, payment } = await loanTenant(app);
  const { id } = await made(owner, loan);
  const besides = { ...payment, isInstalment: false, principal: 0, interest: 0 };
  const all = await call(owner, pay, await payingOf(owner, id, { ...besides, principal: 120_000 }));
  expect(all).toMatchObject({ state: 'PAID', owed: 0 });
  expect(all.accrual).toEqual({
    fromAD: '2026-07-17',
    paid: 0,
    balances: [
      { fromAD: '2026-07-17', owed: 120_000 },
      { fromAD: '2026-08-17', owed: 0 },
    ],
  });
  const paying = await payingOf(owner, id, { ...besides, interest: 1223.01, charges: 100 });
  const more = { params: paying.params, body: { ...paying.body, principal: 1 } };
  expect((await refusal(owner, pay, more)).error).toBe('loan.paidOff');
  const closed = await call(owner, pay, paying);
  expect(closed).toMatchObject({ state: 'PAID', interestPaid: 1223.01, accrual: { paid: 1223.01 } });
  expect(closed.balances).toMatchObject([{ registered: 0, booked: 0 }]);
  expect((await call(owner, takeBack, await lastOf(owner, id))).paymentCount).toBe(1);
});

test('an instalment is due after the day from which its interest counts', async () => {
  const { owner, loan, payment } = await loanTenant(app);
  const said = async (other: object) => fieldsOf(await refusal(owner, save, { body: { ...loan, ...other } }));
  expect(Object.keys(await said({ dueOnAD: loan.fromOnAD }))).toEqual(['dueOnAD']);
  const { id } = await made(owner, loan);
  await call(owner, pay, await payingOf(owner, id, payment));
  expect(Object.keys(await said({ id, dueOnAD: '2026-08-17' }))).toEqual(['dueOnAD']);
});
