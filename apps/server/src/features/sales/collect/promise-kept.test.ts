import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { enterOldBill, oldBill } from '../../../testing/opening-dues.ts';
import { paying, row } from '../../../testing/paying.ts';
import { inOutlet } from '../../../testing/people.ts';
import { allowDaysBack, lineOf, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountId } from '../../books/voucher/testing/vouchers.ts';
import { promisedDues } from '../../platform/notice-day/promised-dues.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shop = await openNextShop(app);
});
afterEach(() => expectSoundBooks(app));
afterAll(() => app.close());

const { promise, promises, list } = collectContract;
const bill = (quantity = 5) => sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity })] });
const note = (amount?: number) =>
  call(shop.owner, promise, { body: { customerId: shop.customerId, promisedDateAD: '2026-11-25', amount } });
const told = async () => {
  const [last] = await call(shop.owner, promises, { params: { customerId: shop.customerId } });
  return [last?.state, last?.receivedAmount, last?.missingAmount];
};
const pay = (rows: readonly Parameters<typeof paying>[0][number][]) =>
  call(shop.owner, paymentContract.createSettlement, { body: { ...paying(rows), customerId: shop.customerId } });
const pass = async (days: number): Promise<void> => {
  app.advance(days * 86_400_000);
  shop.owner = await inOutlet(app, shop.owner, null);
};
const listed = async () => (await call(shop.owner, list, {})).rows[0]?.promise?.state ?? null;

test('a receipt row of an earlier day, and what goes onto newer bills, keep it not', async () => {
  await allowDaysBack(shop);
  await sell(shop, { issuedDateAD: '2026-11-18', lines: [lineOf(shop.rice.variantId, { quantity: 5 })] });
  await note(200);
  await pay([row(150, 'CASH', '2026-11-19'), row(50)]);
  expect(await told()).toEqual(['OPEN', 50, 150]);
  await pay([row(150)]);
  expect(await told()).toEqual(['KEPT', 200, 0]);
});

test('a credit note lowers what is left, and what is missing is never more than what is open of it', async () => {
  const sold = await bill();
  await note();
  const of = await call(shop.owner, invoiceContract.get, { params: { id: sold.id } });
  await credit(shop, returnOf(of, [2]));
  expect(await told()).toEqual(['OPEN', 200, 300]);
  await pass(6);
  expect(await told()).toEqual(['BROKEN', 200, 300]);
  await pay([row(250, 'CASH', '2026-11-26')]);
  expect(await told()).toEqual(['BROKEN', 200, 50]);
});

test('once nothing is open of what was owed, it stands no more, whatever is owed newly', async () => {
  await bill();
  await note();
  await pass(6);
  expect(await listed()).toBe('BROKEN');
  await pay([row(500, 'CASH', '2026-11-26')]);
  await sell(shop, { issuedDateAD: '2026-11-26' });
  expect(await told()).toEqual(['BROKEN', 0, 0]);
  expect(await listed()).toBeNull();
  expect((await call(shop.owner, list, { query: { promise: 'NONE' } })).recordsTotal).toBe(1);
  await app.services.database.transaction(
    'read',
    { businessId: shop.owner.businessId, outletId: null, userId: null },
    async (db) => {
      const reader = { db, businessId: shop.owner.businessId, today: todayInKathmandu(app.services.clock()) };
      expect(await promisedDues(reader, [])).toEqual([]);
    },
  );
});

test('a bill that is cancelled is no more to be paid', async () => {
  const sold = await bill();
  await note();
  await call(shop.owner, invoiceContract.cancel, { params: { id: sold.id }, body: { reason: 'Wrong customer' } });
  expect((await told())[0]).toBe('KEPT');
  await pass(6);
  expect((await told())[0]).toBe('KEPT');
});

test('an old due that is edited is as old as it was', async () => {
  const due = await enterOldBill(shop.owner, shop.customerId);
  await note(400);
  const body = { ...oldBill(shop.customerId, { billNumber: due.billNumber }), id: due.id, version: due.version };
  await call(shop.owner, openingDueContract.save, { body: { ...body, totalBillAmount: 900 } });
  await pay([row(400)]);
  expect(await told()).toEqual(['KEPT', 400, 0]);
});

/** A journal of today that makes the customer owe more, or below zero takes from what they owe. */
const byVoucher = async (amount: number, dateAD = '2026-11-20') => {
  const sides = amount > 0 ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  const lines = [
    { accountId: await accountId(shop.owner, 'RECEIVABLE'), customerId: shop.customerId, [sides[0]]: Math.abs(amount) },
    { accountId: await accountId(shop.owner, 'CAPITAL'), [sides[1]]: Math.abs(amount) },
  ];
  return call(shop.owner, voucherContract.journal, { body: { dateAD, lines } });
};
const cancelVoucher = (id: number) =>
  call(shop.owner, voucherContract.cancel, { params: { id }, body: { reason: 'Slip' } });

test('what is due by a voucher is promised like a bill, and received on it', async () => {
  const owed = await byVoucher(400);
  await note();
  expect(await told()).toEqual(['OPEN', 0, 400]);
  expect(await listed()).toBe('OPEN');
  await byVoucher(70);
  await pay([row(100)]);
  expect(await told()).toEqual(['OPEN', 100, 300]);
  await pass(6);
  expect(await told()).toEqual(['BROKEN', 100, 300]);
  expect(owed.dues).toMatchObject([{ effect: 'OPENS', amount: 400 }]);
});

test('a due of a voucher that is taken back is no more to be paid', async () => {
  const owed = await byVoucher(400);
  await note();
  await cancelVoucher(owed.id);
  expect((await told())[0]).toBe('KEPT');
});

test('what a voucher sets off counts as received, until it is taken back', async () => {
  await bill();
  await byVoucher(-50);
  await note(300);
  const taken = await byVoucher(-300);
  expect(await told()).toEqual(['KEPT', 300, 0]);
  await cancelVoucher(taken.id);
  expect(await told()).toEqual(['OPEN', 0, 300]);
});
