import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

test('before cash is paid out the till of the outlet is known, of a day and of all days after it', async () => {
  const shop = await openShop(app);
  const { owner, outletId } = shop;
  const named = { categoryName: 'Rent', categoryType: 'EXPENSE' };
  const { id: categoryId } = await call(owner, categoryContract.create, { body: named });
  const bill = { heading: 'Rent', vendorId: (await addVendor(owner)).id, categoryId, totalBillAmount: 500 };
  const days = { billDateAD: '2026-11-17', dueDateAD: '2026-11-20' };
  const expense = await call(owner, expenseContract.save, { body: { ...bill, ...days } });
  const cashOn = async (dayAD: string, componentEntityId = expense.id) => {
    const params = { componentTypeKey: 'EXPENSE', componentEntityId } as const;
    return (await call(owner, paymentContract.cashInHand, { params, query: { dayAD } })).cashAmount;
  };
  const move = (componentType: string, componentEntityId: number, amount: number, mode: string, day: string) =>
    call(owner, paymentContract.createSettlement, {
      body: { ...paying([row(amount, mode, day)]), componentType, componentEntityId },
    });
  expect(await cashOn('')).toBe(0);
  const sale = await sell(shop, {
    lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: shop.rice.variantId, quantity: 9, rate: 100 }],
  });
  await move('INVOICE', sale.id, 300, 'CASH', '2026-11-20');
  await move('INVOICE', sale.id, 200, 'ONLINE', '2026-11-20');
  expect([await cashOn('2026-11-19'), await cashOn('2026-11-20'), await cashOn('')]).toEqual([0, 300, 300]);
  // It is a warning: the payment goes through, and what is paid on an earlier day is missing on all later ones.
  await move('EXPENSE', expense.id, 120, 'CASH', '2026-11-18');
  expect([await cashOn('2026-11-17'), await cashOn('2026-11-18'), await cashOn('2026-11-20')]).toEqual([
    -120, -120, 180,
  ]);
  const second = await addOutlet(app, owner, 'PKR');
  const there = await call(owner, expenseContract.save, { body: { ...bill, ...days, outletId: second } });
  expect(await cashOn('2026-11-20', there.id), 'each outlet has a till of its own').toBe(0);
  const cashier = await addPerson(app, owner, {
    userType: 'OUTLET_USER',
    rights: ['payment.create', 'expense.read'],
    outletId,
  });
  const params = { componentTypeKey: 'EXPENSE', componentEntityId: there.id };
  expect((await refusal(cashier, paymentContract.cashInHand, { params })).status).toBe(404);
  const reader = await addPerson(app, owner, { userType: 'OUTLET_USER', rights: ['payment.read'], outletId });
  expect((await refusal(reader, paymentContract.cashInHand, { params })).status).toBe(403);
});

test('cash that an edited or deleted receipt gives back is judged by its outlet, also where all of it is an advance', async () => {
  const { owner, outletId, customerId } = await openShop(app);
  const second = await addOutlet(app, owner, 'PKR');
  const advance = async (amount: number, outlet: number) =>
    call(owner, paymentContract.createSettlement, {
      body: { ...paying([row(amount, 'CASH', '2026-11-18')]), customerId, outletId: outlet },
    });
  const receipt = await advance(300, outletId);
  await advance(900, second);
  expect([receipt.advanceAmount, receipt.allocations]).toEqual([300, []]);
  const cashOn = async (dayAD: string) =>
    (await call(owner, paymentContract.cashBesideSettlement, { params: { masterId: receipt.id }, query: { dayAD } }))
      .cashAmount;
  expect([await cashOn('2026-11-17'), await cashOn('2026-11-18'), await cashOn('')]).toEqual([0, 300, 300]);
  const edited = { ...paying([row(200, 'CASH', '2026-11-18')]), id: receipt.id, customerId, outletId };
  await call(owner, paymentContract.updateSettlement, { body: edited });
  expect(await cashOn('2026-11-18')).toBe(200);
  const cashier = await addPerson(app, owner, {
    userType: 'OUTLET_USER',
    rights: ['payment.create'],
    outletId: second,
  });
  const params = { masterId: receipt.id };
  expect((await refusal(cashier, paymentContract.cashBesideSettlement, { params })).status).toBe(404);
});
