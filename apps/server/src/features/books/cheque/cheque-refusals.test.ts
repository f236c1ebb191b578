import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, type Caller, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { buy } from '../../../testing/purchases.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { accountId } from '../voucher/testing/vouchers.ts';
import {
  bounce,
  type Cheque,
  chequeOf,
  chequeRow,
  clear,
  deposit,
  handBack,
  receiveCheque,
} from './testing/cheques.ts';

vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let shop: Shop;
let bankId: number;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shop = await openShop(app);
  await allowDaysBack(shop);
  bankId = await accountId(shop.owner, 'BANK');
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const refusedDeposit = (cheques: readonly Pick<Cheque, 'id'>[], said: object = {}, caller: Caller = shop.owner) =>
  refusal(caller, chequeContract.deposit, {
    body: { cheques: cheques.map(({ id }) => ({ id })), moneyAccountId: bankId, dateAD: '2026-11-20', ...said },
  });
const refusedClear = ({ id }: Pick<Cheque, 'id'>, dateAD = '2026-11-20') =>
  refusal(shop.owner, chequeContract.clear, { params: { id }, body: { dateAD } });
const refusedBounce = ({ id }: Pick<Cheque, 'id'>, said: object = {}, caller: Caller = shop.owner) =>
  refusal(caller, chequeContract.bounce, {
    params: { id },
    body: { dateAD: '2026-11-20', reason: 'No money', ...said },
  });

/** Everything that a cheque could leave behind. */
async function stored() {
  return app.asOwner(
    `select (select count(*) from journal_entry where business_id = $1)::int as entries,
       (select count(*) from cheque_step where business_id = $1)::int as steps,
       (select count(*) from cheque_slip where business_id = $1)::int as slips,
       (select count(*) from settlement where business_id = $1)::int as settlements`,
    [shop.owner.businessId],
  );
}

test('what was never deposited is neither cleared nor bounced, and nothing is deposited twice', async () => {
  const cheque = await receiveCheque(shop, 100);
  const before = await stored();
  const message = 'This cheque was not deposited: deposit it first';
  expect(await refusedClear(cheque)).toMatchObject({ status: 409, message });
  expect(await refusedBounce(cheque)).toMatchObject({ status: 409, message });
  expect(fieldsOf(await refusedDeposit([cheque, cheque]))).toEqual({ 'cheques.1.id': 'This cheque is chosen twice' });
  expect(fieldsOf(await refusedDeposit([]))).toEqual({ cheques: 'Choose at least one cheque' });
  const many = Array.from({ length: 101 }, () => cheque);
  expect(fieldsOf(await refusedDeposit(many))).toEqual({ cheques: 'At most 100 cheques on one slip' });
  expect(await stored()).toEqual(before);
  await deposit(shop.owner, [cheque], bankId);
  expect(fieldsOf(await refusedDeposit([cheque]))).toEqual({ 'cheques.0.id': expect.stringMatching(/not in hand/) });
  const undoing = { params: { id: cheque.id }, body: { dateAD: '2026-11-20', reason: 'x' } };
  expect(await refusal(shop.owner, chequeContract.handBack, undoing)).toMatchObject({ status: 409 });
  const nepali = { ...shop.owner, language: 'ne' as const };
  expect(fieldsOf(await refusedDeposit([cheque], {}, nepali))).toEqual({
    'cheques.0.id': expect.stringMatching(/हातमा छैन/),
  });
});

test('two people who deposit the same cheque at once put it into the bank once', async () => {
  const cheque = await receiveCheque(shop, 100);
  const body = { cheques: [{ id: cheque.id }], moneyAccountId: bankId, dateAD: '2026-11-20' };
  const answers = await Promise.all([1, 2, 3].map(() => send(shop.owner, chequeContract.deposit, { body })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('days: not before it came, not in the future, not before the day on it, not in a locked month', async () => {
  const cheque = await receiveCheque(shop, 100, { paymentDate: '2026-11-15' });
  const late = await receiveCheque(shop, 100, { paymentDate: '2026-11-15', chequeDate: '2026-11-25' });
  const before = await stored();
  expect(fieldsOf(await refusedDeposit([cheque], { dateAD: '2026-11-14' }))).toEqual({
    dateAD: expect.stringMatching(/^This cheque was not there yet/),
  });
  expect(fieldsOf(await refusedDeposit([cheque], { dateAD: '2026-11-21' }))).toMatchObject({
    dateAD: expect.any(String),
  });
  expect(fieldsOf(await refusedDeposit([late]))).toEqual({ dateAD: expect.stringMatching(/^The bank takes this/) });
  expect(await stored()).toEqual(before);
  await deposit(shop.owner, [cheque], bankId, '2026-11-17');
  expect(fieldsOf(await refusedClear(cheque, '2026-11-16'))).toEqual({
    dateAD: expect.stringMatching(/^This cheque was not there yet/),
  });
  const lock = { throughDayAD: '2026-11-18', scope: 'ALL' as const, reason: 'Month is filed' };
  await call(shop.owner, periodLockContract.lock, { body: lock });
  const locked = { dateAD: expect.stringMatching(/locked/i) };
  expect(fieldsOf(await refusedClear(cheque, '2026-11-17'))).toEqual(locked);
  expect(fieldsOf(await refusedBounce(cheque, { dateAD: '2026-11-18' }))).toEqual(locked);
  await bounce(shop.owner, cheque, { dateAD: '2026-11-19' });
});

test('a number is entered once of a party and bank, or of the account that it is drawn on', async () => {
  const { number } = await receiveCheque(shop, 100);
  const again = (said: object = {}) => ({
    body: {
      customerId: shop.customerId,
      outletId: shop.outletId,
      paymentLedgerDetailRequestDtoList: [chequeRow(50, { chequeNumber: number, ...said })],
      totalPayingAmount: 50,
    },
  });
  const field = 'paymentLedgerDetailRequestDtoList.0.chequeNumber';
  const taken = 'A cheque with this number is entered already';
  const before = await stored();
  expect(fieldsOf(await refusal(shop.owner, paymentContract.createSettlement, again({ chequeBank: 'NABIL' })))).toEqual(
    {
      [field]: taken,
    },
  );
  expect(await stored()).toEqual(before);
  const other = await call(shop.owner, paymentContract.createSettlement, again({ chequeBank: 'Everest' }));
  const cheque = await chequeOf(shop.owner, other.id);
  const details = { params: { id: cheque.id }, body: { number, bank: 'Nabil' } };
  expect(fieldsOf(await refusal(shop.owner, chequeContract.details, details))).toEqual({ number: taken });
  const { id } = await buy(shop, {});
  const pay = (rupees: number) => ({
    body: {
      componentType: 'PURCHASE' as const,
      componentEntityId: id,
      paymentLedgerDetailRequestDtoList: [chequeRow(rupees, { chequeNumber: '77' })],
      totalPayingAmount: rupees,
    },
  });
  await call(shop.owner, paymentContract.createSettlement, pay(10));
  expect(fieldsOf(await refusal(shop.owner, paymentContract.createSettlement, pay(20)))).toEqual({ [field]: taken });
});

test('what stands on a cheque is judged at its field', async () => {
  const field = 'paymentLedgerDetailRequestDtoList.0';
  const refused = async (row: object) =>
    fieldsOf(
      await refusal(shop.owner, paymentContract.createSettlement, {
        body: {
          customerId: shop.customerId,
          outletId: shop.outletId,
          paymentLedgerDetailRequestDtoList: [{ ...chequeRow(50), ...row }],
          totalPayingAmount: 50,
        },
      }),
    );
  expect(await refused({ chequeNumber: '12/34' })).toEqual({
    [`${field}.chequeNumber`]: 'A cheque number has digits, letters and hyphens',
  });
  expect(await refused({ chequeDate: '2026-01-01' })).toEqual({
    [`${field}.chequeDate`]: expect.stringMatching(/six months ago/),
  });
  expect(await refused({ paymentMode: 'CASH' })).toEqual({
    [`${field}.chequeNumber`]: 'Only a payment by cheque has this: leave it empty',
    [`${field}.chequeBank`]: 'Only a payment by cheque has this: leave it empty',
  });
  expect(await refused({ chequeDate: '2026-12-20', moneyAccountId: bankId })).toEqual({
    [`${field}.moneyAccountId`]: expect.stringMatching(/^A post-dated cheque/),
  });
});

test('where it goes: a bank account in use, of the outlet, and cheques of one outlet', async () => {
  const cheque = await receiveCheque(shop, 100);
  const other = await addOutlet(app, shop.owner, 'PKR');
  const there = await receiveCheque({ ...shop, outletId: other }, 100);
  const cash = await accountId(shop.owner, 'CASH');
  expect(fieldsOf(await refusedDeposit([cheque], { moneyAccountId: cash }))).toEqual({
    moneyAccountId: expect.stringMatching(/^Cheques go into a bank/),
  });
  expect(fieldsOf(await refusedDeposit([cheque], { moneyAccountId: 999_999 }))).toMatchObject({
    moneyAccountId: expect.any(String),
  });
  expect(fieldsOf(await refusedDeposit([cheque, there]))).toEqual({
    'cheques.1.id': expect.stringMatching(/^Deposit the cheques of one outlet/),
  });
});

test('charges: of a customer alone, with a category, by who may enter income', async () => {
  const cheque = await receiveCheque(shop, 100);
  await deposit(shop.owner, [cheque], bankId);
  const body = { categoryName: 'Charges', categoryType: 'INCOME' as const };
  const { id: categoryId } = await call(shop.owner, categoryContract.create, { body });
  expect(fieldsOf(await refusedBounce(cheque, { customerCharge: 10 }))).toMatchObject({
    categoryId: expect.any(String),
  });
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['cheque.read', 'cheque.delete'],
  });
  expect(fieldsOf(await refusedBounce(cheque, { customerCharge: 10, categoryId }, clerk))).toEqual({
    customerCharge: expect.stringMatching(/^Charging the customer/),
  });
  expect(await refusedDeposit([cheque], {}, clerk)).toMatchObject({ status: 403 });
  const { id } = await buy(shop, {});
  const paid = await call(shop.owner, paymentContract.createSettlement, {
    body: {
      componentType: 'PURCHASE',
      componentEntityId: id,
      paymentLedgerDetailRequestDtoList: [chequeRow(10)],
      totalPayingAmount: 10,
    },
  });
  const ours = await chequeOf(shop.owner, paid.id);
  expect(fieldsOf(await refusedBounce(ours, { customerCharge: 10, categoryId }))).toEqual({
    customerCharge: 'Only a customer is charged',
  });
  expect(await refusal(clerk, chequeContract.get, { params: { id: ours.id } })).toMatchObject({ status: 404 });
  expect((await call(clerk, chequeContract.list, { query: {} })).rows.map((row) => row.id)).toEqual([cheque.id]);
});

test('a payment whose cheque went its way is neither deleted nor edited; an advance that was used is not taken back', async () => {
  const cheque = await receiveCheque(shop, 100);
  await deposit(shop.owner, [cheque], bankId);
  const params = { masterId: cheque.settlementId };
  const removing = { params, query: { reason: 'x' } };
  expect(await refusal(shop.owner, paymentContract.removeSettlement, removing)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^A cheque of this payment/),
  });
  const invoice = await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 1 })] });
  await call(shop.owner, paymentContract.create, {
    body: {
      componentType: 'INVOICE',
      componentEntityId: invoice.id,
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'ADVANCE', paymentDate: '2026-11-20', paymentAmount: 100 }],
      totalPayingAmount: 100,
    },
  });
  const before = await stored();
  expect(await refusedBounce(cheque)).toMatchObject({ status: 409, message: expect.stringMatching(/has been used/) });
  expect(await stored()).toEqual(before);
  await clear(shop.owner, cheque);
});

test('another business and another outlet see nothing of it; a stale version is refused', async () => {
  const cheque = await receiveCheque(shop, 100);
  const stranger = await openShop(app);
  const params = { id: cheque.id };
  expect(await refusal(stranger.owner, chequeContract.get, { params })).toMatchObject({ status: 404 });
  expect(await refusedDeposit([cheque], {}, stranger.owner)).toMatchObject({ status: 404 });
  expect(await refusal(stranger.owner, chequeContract.print, { params, body: {} })).toMatchObject({ status: 404 });
  const body = { number: '9', bank: null, version: cheque.version };
  await call(shop.owner, chequeContract.details, { params, body });
  expect(await refusal(shop.owner, chequeContract.details, { params, body })).toMatchObject({ status: 409 });
  await handBack(shop.owner, cheque);
  expect(await refusal(shop.owner, chequeContract.calendar, { query: { year: 1500 } })).toMatchObject({ status: 400 });
});
