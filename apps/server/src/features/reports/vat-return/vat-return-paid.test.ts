import { cashFlowContract } from '@bahi/contract/reports/cash-flow/cash-flow.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { bankOf } from '../../money/tds/testing/held.ts';
import { addOutlet, addPerson, inOutlet, saveProfile } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { fileBy, formOf, passingMonths, shopToPay, standing } from './testing/returns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { nextMonth, goBack } = passingMonths(() => app);

const { get, list, pay, takeBackPayment, withdraw } = vatReturnContract;
const dayAD = '2026-11-20';
const left = 5390;

/** A shop that has 390 to pay, and owes 5,000 more by an adjustment; filed unless it is said otherwise. */
async function openToPay({ isFiled = true, trades = true } = {}) {
  const shop = await shopToPay(app, nextMonth, { trades });
  const { owner } = shop;
  if (isFiled) await fileBy(owner, formOf(dayAD, { adjustmentDebit: 5000 }));
  const form = {
    dayAD,
    moneyAccountId: await bankOf({ owner }),
    paidOnAD: '2026-12-20',
    amount: left,
    voucherNumber: 'NRB-7',
  };
  return { ...shop, form };
}

test('VAT of a filed month is paid with its voucher, stands in box 10, and is paid out of the bank', async () => {
  const { owner, form } = await openToPay();
  expect(await messageOf(owner, pay, { body: { ...form, amount: 1000 } })).toBe('VAT of Mangsir 2083 is paid');
  const rest = { ...form, amount: left - 1000, voucherNumber: 'NRB-8' };
  expect(await call(owner, pay, { body: rest })).toMatchObject({ amount: left - 1000, isActive: true });
  const { typed, ties, leftToPay, payments } = await call(owner, get, { query: { dayAD } });
  expect([typed.paid, typed.voucherNumber, leftToPay, payments.length]).toEqual([left, 'NRB-7, NRB-8', 0, 2]);
  expect(ties.filter(({ isTied }) => !isTied)).toEqual([]);
  expect(await standing(app, owner)).toEqual({ VAT_ADJUSTED: 5000 });
  const { rows } = await call(owner, cashFlowContract.generate, {
    body: { fromDateAD: '2026-12-16', toDateAD: '2026-12-20', pageSize: 100 },
  });
  expect(rows.find(({ line }) => line === 'SUM_TAXES' || line === 'TAXES')?.amount).toBe(-left);
});

test('twenty who pay a month at once pay no more than is left of it', async () => {
  const { owner, form } = await openToPay();
  const paying = Array.from({ length: 20 }, (_, number) =>
    call(owner, pay, { body: { ...form, amount: 2000, voucherNumber: `NRB-${number}` } }),
  );
  const paid = await Promise.allSettled(paying);
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await call(owner, get, { query: { dayAD } })).leftToPay).toBe(left - 4000);
});

test('of who pays a month and who withdraws its return at once one is refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { owner, form } = await openToPay();
    const done = await Promise.allSettled([
      call(owner, pay, { body: form }),
      call(owner, withdraw, { body: { dayAD, reason: 'The number of another firm' } }),
    ]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    goBack();
  }
});

test('who is registered for VAT no more pays and takes back what was filed, and sees those months alone', async () => {
  // While there are no numbers yet, the registration changes.
  const { owner, form } = await openToPay({ trades: false });
  await saveProfile(owner, 'Gurung Kirana Pasal', 'PAN');
  const paid = await call(owner, pay, { body: { ...form, amount: 5000 } });
  expect((await call(owner, get, { query: { dayAD } })).leftToPay).toBe(0);
  await call(owner, takeBackPayment, { body: { id: paid.id, reason: 'Another bank' } });
  const { months } = await call(owner, list, {});
  expect(months.map(({ lastDayBS }) => lastDayBS)).toEqual(['2083-08-29']);
  expect((await refusal(owner, get, { query: { dayAD: '2026-12-20' } })).error).toBe('vatReturn.notRegistered');
});

test('what is of no outlet is booked in one that is in use', async () => {
  const { owner, form, outletId } = await openToPay({ isFiled: false });
  const other = await addOutlet(app, owner, 'PALPA');
  await call(owner, outletContract.toggle, { params: { id: outletId } });
  await fileBy(owner, formOf(dayAD));
  await call(owner, pay, { body: { ...form, amount: 390 } });
  const rows = await app.asOwner(
    `select distinct outlet_id::int as id from journal_entry where business_id = $1 and source_kind in ('VAT_RETURN', 'VAT_PAYMENT')`,
    [owner.businessId],
  );
  expect(rows).toEqual([{ id: other }]);
});

test('what cannot be paid is told at its field, and nothing is paid twice', async () => {
  const { owner, form } = await openToPay();
  const refused = async (changes: object) => fieldsOf(await refusal(owner, pay, { body: { ...form, ...changes } }));
  expect(await refused({ amount: left + 1 })).toEqual({
    amount: `Rs ${left.toLocaleString('en-US')}.00 of the month are left to pay`,
  });
  expect(await refused({ amount: 10.5 })).toEqual({ amount: 'Whole rupees only' });
  expect(await refused({ paidOnAD: '2027-01-20' })).toEqual({ paidOnAD: 'Cannot be in the future' });
  expect(await refused({ paidOnAD: '2026-11-10' })).toEqual({ paidOnAD: 'Choose a day from 1 Poush 2083 on' });
  expect(await refused({ moneyAccountId: 999_999 })).toEqual({
    moneyAccountId: 'Choose a cash box, bank account or wallet that is in use',
  });
  await call(owner, pay, { body: { ...form, amount: 100 } });
  expect(await refused({ amount: 100 })).toEqual({ voucherNumber: 'Already exists' });
});

test('a month is filed before it is paid, and is not withdrawn while it is', async () => {
  const { owner, form } = await openToPay({ isFiled: false });
  expect(await refusal(owner, pay, { body: form })).toMatchObject({
    status: 409,
    message: 'File the return of this month first: what is to be paid follows from it',
  });
  await fileBy(owner, formOf(dayAD, { adjustmentDebit: 5000 }));
  const paid = await call(owner, pay, { body: form });
  const back = { body: { dayAD, reason: 'The number of another firm' } };
  expect(await refusal(owner, withdraw, back)).toMatchObject({
    status: 409,
    message: 'VAT of Mangsir 2083 is paid: take the payment back first',
  });
  const reason = { body: { id: paid.id, reason: 'Typed twice' } };
  expect(await messageOf(owner, takeBackPayment, reason)).toBe('The payment of VAT is taken back');
  expect((await refusal(owner, takeBackPayment, reason)).error).toBe('taxOffice.alreadyCancelled');
  await call(owner, withdraw, back);
});

test('a payment that is taken back moves nothing, and its voucher pays again', async () => {
  const { owner, form } = await openToPay();
  const paid = await call(owner, pay, { body: form });
  await call(owner, takeBackPayment, { body: { id: paid.id, reason: 'Another bank' } });
  expect(await standing(app, owner)).toEqual({ OUTPUT_VAT: -left, VAT_ADJUSTED: 5000 });
  const { typed, leftToPay, payments } = await call(owner, get, { query: { dayAD } });
  expect([typed.paid, typed.voucherNumber, leftToPay]).toEqual([0, null, left]);
  expect(payments).toMatchObject([{ isActive: false, cancelReason: 'Another bank' }]);
  await call(owner, pay, { body: form });
});

test('the VAT of a month that is locked is paid on a later day, and on none that is locked for all', async () => {
  const { owner, form } = await openToPay();
  expect((await call(owner, get, { query: { dayAD } })).isLocked).toBe(true);
  const lock = { throughDayAD: '2026-12-18', throughDayBS: '', reason: 'So far it is done' };
  const paid = await call(owner, pay, { body: { ...form, amount: 100, paidOnAD: '2026-12-17' } });
  await call(owner, periodLockContract.lock, { body: { ...lock, scope: 'ALL' } });
  const wrong = await refusal(owner, pay, { body: { ...form, paidOnAD: '2026-12-17', voucherNumber: 'NRB-9' } });
  expect(fieldsOf(wrong)).toEqual({ paidOnAD: expect.stringContaining('3 Poush 2083') });
  // It is taken back all the same, on the first open day.
  await call(owner, takeBackPayment, { body: { id: paid.id, reason: 'Typed twice' } });
});

test('whose right it is: who only reads pays nothing, and an outlet pays for no business', async () => {
  const { owner, form, outletId } = await openToPay();
  const reader = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['vat-return.read'] });
  expect((await refusal(reader, pay, { body: form })).status).toBe(403);
  const inside = await inOutlet(app, owner, outletId);
  const ofWhole = { status: 409, message: 'The return is of the whole business: leave the outlet to see it' };
  expect(await refusal(inside, pay, { body: form })).toMatchObject(ofWhole);
  expect(await refusal(inside, takeBackPayment, { body: { id: 1, reason: 'None' } })).toMatchObject(ofWhole);
});

test.each([
  'amount_paisa = amount_paisa - 100',
  'paid_on = paid_on - 1',
  `account_code = 'CASH'`,
  'outlet_id = outlet_id + 1',
  `state = 'CANCELLED', cancelled_at = now()`,
])('verify tells a payment that its entry does not say: %s', async (change) => {
  const { owner, form } = await openToPay();
  await call(owner, pay, { body: form });
  const planted = withFaults(
    app,
    'set local session_replication_role = replica',
    `update vat_payment set ${change} where business_id = ${owner.businessId}`,
  );
  expect(await faultsOf(planted, 'VAT paid')).not.toEqual([]);
});
