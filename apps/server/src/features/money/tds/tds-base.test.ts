import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { enterOldBill } from '../../../testing/opening-dues.ts';
import { buy } from '../../../testing/purchases.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { bankOf, cash, expenseOf, payExpense, tax } from './testing/held.ts';

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

const { offer, get, deposit, saveRate, withheld, removeRate } = tdsContract;
const dayAD = '2026-11-20';
const contract = (tdsBase: number) => ({ tdsNature: 'CONTRACT' as const, tdsBase });
const baseOf = async (
  { owner }: Pick<Shop, 'owner'>,
  componentTypeKey: 'INVOICE' | 'PURCHASE' | 'OPENING_RECEIVABLE',
  componentEntityId: number,
) => (await call(owner, offer, { params: { componentTypeKey, componentEntityId }, query: { dayAD } })).base;

/** Ten pieces: 1,000 without VAT and 130 of it. */
const tenOf = (own: Shop) => sell(own, { lines: [lineOf(own.tea.variantId, { quantity: 10 })] });

function receiptOf(own: Shop, rows: ReturnType<typeof tax>[]) {
  const totalPayingAmount = rows.reduce((sum, { paymentAmount }) => sum + paymentAmount, 0);
  return {
    body: {
      customerId: own.customerId,
      outletId: own.outletId,
      paymentLedgerDetailRequestDtoList: rows,
      totalPayingAmount,
    },
  };
}

test('a receipt over several bills has its tax of all of them, and of each in its share', async () => {
  const own = await openShop(app);
  const [first, second] = [await tenOf(own), await tenOf(own)];
  const above = receiptOf(own, [cash(2229), tax(31, contract(2001))]);
  expect(fieldsOf(await refusal(own.owner, paymentContract.createSettlement, above))).toEqual({
    'paymentLedgerDetailRequestDtoList.1.tdsBase':
      'Without VAT Rs 2,000.00 of the document are left to hold tax back from',
  });
  await call(own.owner, paymentContract.createSettlement, receiptOf(own, [cash(1672.5), tax(22.5, contract(1500))]));
  expect([await baseOf(own, 'INVOICE', first.id), await baseOf(own, 'INVOICE', second.id)]).toEqual([0, 500]);
  await call(own.owner, paymentContract.createSettlement, receiptOf(own, [cash(557.5), tax(7.5, contract(500))]));
});

test('VAT that is not set off is no part of what tax is of, and of a bill of before nothing is offered', async () => {
  const own = await openShop(app, 'PAN');
  const bill = await buy(own);
  expect(bill.vat).toBe(130);
  expect(await baseOf(own, 'PURCHASE', bill.id)).toBe(1000);
  const refused = await refusal(own.owner, paymentContract.createSettlement, {
    body: {
      componentEntityId: bill.id,
      componentType: 'PURCHASE',
      paymentLedgerDetailRequestDtoList: [tax(16.95, contract(1130))],
      totalPayingAmount: 16.95,
    },
  });
  expect(Object.keys(fieldsOf(refused))).toEqual(['paymentLedgerDetailRequestDtoList.0.tdsBase']);
  const old = await enterOldBill(own.owner, own.customerId);
  expect(await baseOf(own, 'OPENING_RECEIVABLE', old.id)).toBeNull();
});

test('what a note took off a bill is no part of what tax is of', async () => {
  const bill = await tenOf(shop);
  await credit(shop, returnOf(bill, [4]));
  expect(await baseOf(shop, 'INVOICE', bill.id)).toBe(600);
});

test('an edit keeps the rate of what stays as it was, and what a customer held back needs none', async () => {
  const own = await openShop(app);
  const days = { billDateAD: '2025-07-01', dueDateAD: '2025-07-01' };
  const bill = await expenseOf(own, { totalBillAmount: 2000, ...days });
  const old = { paymentDate: '2025-07-10', tdsNature: 'RENT' as const, tdsBase: 1000 };
  const rate = await call(own.owner, saveRate, {
    body: { nature: 'RENT', rate: 7, fromDayAD: '2025-07-01', source: 'Finance Act 2081' },
  });
  const paid = await payExpense(own, bill.id, [tax(70, old)]);
  await call(own.owner, removeRate, { params: { id: rate.id } });
  const edit = (...rows: ReturnType<typeof tax>[]) => ({
    body: {
      id: paid.id,
      paymentLedgerDetailRequestDtoList: rows,
      totalPayingAmount: rows.reduce((sum, { paymentAmount }) => sum + paymentAmount, 0),
    },
  });
  const changed = await call(
    own.owner,
    paymentContract.updateSettlement,
    edit(tax(70, old), { ...cash(100), paymentDate: '2025-07-10' }),
  );
  expect(changed.paymentLedgerDetailResponseDtoList[0]).toMatchObject({ tdsRate: 7, paymentAmount: 70 });
  const refused = await refusal(
    own.owner,
    paymentContract.updateSettlement,
    edit(tax(69, { ...old, tdsBase: 990 }), { ...cash(100), paymentDate: '2025-07-10' }),
  );
  expect(Object.keys(fieldsOf(refused))).toEqual(['paymentLedgerDetailRequestDtoList.0.tdsNature']);
  const oldBill = await enterOldBill(own.owner, own.customerId, {
    billDateAD: '2025-07-01',
    dueDateAD: '2025-07-01',
    asAtAD: '2025-07-05',
  });
  await call(own.owner, paymentContract.createSettlement, {
    body: {
      componentEntityId: oldBill.id,
      componentType: 'OPENING_RECEIVABLE',
      paymentLedgerDetailRequestDtoList: [tax(100, old)],
      totalPayingAmount: 100,
    },
  });
  expect((await call(own.owner, withheld, { query: {} })).rows).toMatchObject([{ base: 1000, amount: 100 }]);
});

test('tax of a month that is locked by now is not written anew, so that it stands in one file', async () => {
  const own = await openShop(app);
  const days = { billDateAD: '2026-11-01', dueDateAD: '2026-11-01' };
  const bill = await expenseOf(own, { totalBillAmount: 10_000, ...days });
  const row = tax(150, { ...contract(10_000), paymentDate: '2026-11-10' });
  const paid = await payExpense(own, bill.id, [row]);
  const lock = { scope: 'ALL' as const, throughDayAD: '2026-11-16', throughDayBS: '', reason: 'Kartik is done' };
  await call(own.owner, periodLockContract.lock, { body: lock });
  const body = { id: paid.id, paymentLedgerDetailRequestDtoList: [row, cash(10)], totalPayingAmount: 160 };
  expect(await refusal(own.owner, paymentContract.updateSettlement, { body })).toMatchObject({
    status: 409,
    error: 'tds.editLocked',
  });
  expect(await call(own.owner, get, { query: { dayAD } })).toMatchObject({ deducted: 0, lines: [] });
  expect((await call(own.owner, get, { query: { dayAD: '2026-11-10' } })).deducted).toBe(150);
});

test('a voucher of the bank pays several months, and a vendor’s type is that of what stands', async () => {
  const own = await openShop(app);
  const vendorId = (await addVendor(own.owner)).id;
  const days = { billDateAD: '2026-11-01', dueDateAD: '2026-11-01', vendorId };
  const bill = await expenseOf(own, { totalBillAmount: 10_000, ...days });
  const early = tax(75, { ...contract(5000), tdsPortalType: 24, paymentDate: '2026-11-10' });
  await payExpense(own, bill.id, [early]);
  const later = await payExpense(own, bill.id, [tax(30, { ...contract(2000), tdsPortalType: 22 })]);
  await payExpense(own, bill.id, [tax(100, { tdsNature: 'RENT', tdsBase: 1000 })]);
  const params = { componentTypeKey: 'EXPENSE' as const, componentEntityId: bill.id };
  const typeOf = async () => (await call(own.owner, offer, { params, query: { dayAD } })).portalType;
  expect(await typeOf()).toBe(22);
  const form = { moneyAccountId: await bankOf(own), paidOnAD: dayAD, voucherNumber: 'NRB-70' };
  await call(own.owner, deposit, { body: { ...form, dayAD, amount: 130 } });
  await call(own.owner, deposit, { body: { ...form, dayAD: '2026-11-10', amount: 75 } });
  const removed = { params: { masterId: later.id }, query: { reason: 'Slip' } };
  await call(own.owner, paymentContract.removeSettlement, removed);
  expect(await typeOf()).toBe(24);
});
