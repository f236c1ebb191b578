import { cashFlowContract } from '@bahi/contract/reports/cash-flow/cash-flow.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, findingsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { bankOf } from '../../money/tds/testing/held.ts';
import { addPerson, inOutlet } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { fileBy, formOf, shopWithMonth } from './testing/returns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

let ahead = 0;
afterEach(() => {
  app.advance(-ahead);
  ahead = 0;
});

const { get, pay, takeBackPayment, withdraw } = vatReturnContract;
const aMonth = 34 * 24 * 60 * 60 * 1000;
const dayAD = '2026-11-20';

/** A shop whose month is over, which has 500 more to pay than its registers say; filed unless it is said otherwise. */
async function shopToPay({ isFiled = true } = {}) {
  const before = await shopWithMonth(app);
  ahead += aMonth;
  app.advance(aMonth);
  const owner = await inOutlet(app, before.owner, null);
  if (isFiled) await fileBy(owner, formOf(dayAD, { adjustmentDebit: 5000 }));
  const { leftToPay } = await call(owner, get, { query: { dayAD } });
  const form = {
    dayAD,
    moneyAccountId: await bankOf({ owner }),
    paidOnAD: '2026-12-20',
    amount: leftToPay ?? 1,
    voucherNumber: 'NRB-7',
  };
  return { ...before, owner, form, left: leftToPay ?? 0 };
}

async function bookedOf(businessId: number): Promise<Record<string, number>> {
  const rows = await app.asOwner(
    `select line.account_code, sum(line.debit_paisa - line.credit_paisa)::int as paisa
     from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
     where line.business_id = $1 and entry.source_kind = 'VAT_PAYMENT' group by 1`,
    [businessId],
  );
  return Object.fromEntries(rows.map(({ account_code: code, paisa }) => [String(code), Number(paisa)]));
}

test('VAT of a filed month is paid with its voucher, stands in box 10, and sets off what was bought', async () => {
  const { owner, form, left } = await shopToPay();
  expect(await messageOf(owner, pay, { body: { ...form, amount: 1000 } })).toBe('VAT of Mangsir 2083 is paid');
  const rest = { ...form, amount: left - 1000, voucherNumber: 'NRB-8' };
  expect(await call(owner, pay, { body: rest })).toMatchObject({ amount: left - 1000, isActive: true });
  const { typed, ties, leftToPay, payments } = await call(owner, get, { query: { dayAD } });
  expect([typed.paid, typed.voucherNumber, leftToPay, payments.length]).toEqual([left, 'NRB-7, NRB-8', 0, 2]);
  expect(ties.map(({ tie, isTied }) => [tie, isTied])).toEqual(ties.map(({ tie }) => [tie, true]));
  expect(ties.find(({ tie }) => tie === 'PAID')).toMatchObject({ said: left, other: left });
  const booked = await bookedOf(owner.businessId);
  expect(booked['BANK']).toBe(-left * 100);
  expect((booked['OUTPUT_VAT'] ?? 0) + (booked['INPUT_VAT'] ?? 0)).toBe(left * 100);
  const { rows } = await call(owner, cashFlowContract.generate, {
    body: { fromDateAD: '2026-12-16', toDateAD: '2026-12-20', pageSize: 100 },
  });
  expect(rows.find(({ line }) => line === 'SUM_TAXES' || line === 'TAXES')?.amount).toBe(-left);
});

test('what cannot be paid is told at its field, and nothing is paid twice', async () => {
  const { owner, form, left } = await shopToPay();
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
  const { owner, form } = await shopToPay({ isFiled: false });
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
  const { owner, form, left } = await shopToPay();
  const paid = await call(owner, pay, { body: form });
  await call(owner, takeBackPayment, { body: { id: paid.id, reason: 'Another bank' } });
  expect(Object.values(await bookedOf(owner.businessId)).every((paisa) => paisa === 0)).toBe(true);
  const { typed, leftToPay, payments } = await call(owner, get, { query: { dayAD } });
  expect([typed.paid, typed.voucherNumber, leftToPay]).toEqual([0, null, left]);
  expect(payments).toMatchObject([{ isActive: false, cancelReason: 'Another bank' }]);
  await call(owner, pay, { body: form });
});

test('the VAT of a month that is locked is paid on a later day, and on none that is locked for all', async () => {
  const { owner, form } = await shopToPay();
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
  const { owner, form, outletId } = await shopToPay();
  const reader = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['vat-return.read'] });
  expect((await refusal(reader, pay, { body: form })).status).toBe(403);
  const inside = await inOutlet(app, owner, outletId);
  const ofWhole = { status: 409, message: 'The return is of the whole business: leave the outlet to see it' };
  expect(await refusal(inside, pay, { body: form })).toMatchObject(ofWhole);
  expect(await refusal(inside, takeBackPayment, { body: { id: 1, reason: 'None' } })).toMatchObject(ofWhole);
});

test.each(['amount_paisa = amount_paisa - 100', 'paid_on = paid_on - 1', `state = 'CANCELLED', cancelled_at = now()`])(
  'verify tells a payment that its entry does not say: %s',
  async (change) => {
    const { owner, form } = await shopToPay();
    await call(owner, pay, { body: form });
    const planted = withFaults(
      app,
      'set local session_replication_role = replica',
      `update vat_payment set ${change} where business_id = ${owner.businessId}`,
    );
    const findings = await findingsOf(planted, { booksAlone: true });
    expect(findings.filter(({ faults }) => faults.length > 0).map(({ check }) => check)).toContain('VAT paid');
  },
);
