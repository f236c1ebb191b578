import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { expectFiguresOfLedger } from '../../../testing/figures/figures.ts';
import { allowDaysBack, lineOf, openShop, sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

test('what is cancelled on a later day counts on that day, and what is of another month is not cancelled', async () => {
  const shop = await openShop(app);
  const tea = [lineOf(shop.tea.variantId, { rate: 200, quantity: 3 }), lineOf(shop.rice.variantId)];
  await allowDaysBack(shop);
  // 2083-07-30, the last day of Kartik.
  const old = await sell(shop, { issuedDateAD: '2026-11-16', lines: tea });
  const slip = await sell(shop, { issuedDateAD: '2026-11-18' });
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  const { business } = await call(shop.owner, dashboardContract.summary, {});
  expect(business?.daily.at(-3)?.sales).toBe(100);
  await sell(shop, { lines: tea, shippingCharge: 50, discount: 30, discountType: '2' });
  expect([old.isCancellable, slip.isCancellable]).toEqual([false, true]);
  const body = { reason: 'Slip' };
  const refused = await refusal(shop.owner, invoiceContract.cancel, { params: { id: old.id }, body });
  expect([refused.status, refused.message]).toEqual([
    409,
    'It is of a month that is over, so it stays: a credit note corrects it',
  ]);
  await expectFiguresOfLedger(app, shop.owner);
});

test('an edit in an open month that is past changes that month, in the ledger and in what is told of it', async () => {
  const { owner } = await openShop(app);
  const vendor = await addVendor(owner);
  const named = { categoryName: 'Rent', categoryType: 'EXPENSE' };
  const { id: categoryId } = await call(owner, categoryContract.create, { body: named });
  // 2083-07-30, the last day of Kartik.
  const day = { billDateAD: '2026-11-16', dueDateAD: '2026-11-16' };
  const spend = (totalBillAmount: number, id?: number) =>
    call(owner, expenseContract.save, {
      body: { id, heading: 'Rent', vendorId: vendor.id, categoryId, ...day, totalBillAmount },
    });
  const { id } = await spend(700);
  await spend(900, id);
  const kartik = { fromDate: '2083-07-01', toDate: '2083-07-30' };
  const statement = await call(owner, statementContract.vendor, { params: { id: vendor.id }, query: kartik });
  const { business } = await call(owner, dashboardContract.summary, {});
  expect([statement.closingBalance, business?.daily.at(-5)?.expenses]).toEqual([900, 900]);
  expect(business?.spending?.month.expenses, 'nothing of it is of Mangsir').toBe(0);
  await expectFiguresOfLedger(app, owner);
});

test('the report of one item tells its own money beside its quantity', async () => {
  const shop = await openShop(app);
  await sell(shop, {
    lines: [lineOf(shop.tea.variantId, { rate: 200, quantity: 3 }), lineOf(shop.rice.variantId, { quantity: 4 })],
    shippingCharge: 100,
    discount: 10,
  });
  const body = { fromDateAD: '2026-11-17', toDateAD: '2026-11-20', sort: '-grandTotal' };
  const reportOf = async (variantId: number) => {
    const filter = { ...body, inventoryType: 'ITEM' as const, itemOrServiceId: variantId };
    return (await call(shop.owner, salesReportContract.generate, { body: filter })).totals;
  };
  // Tea is 600 less 60, with VAT 70.20; rice 400 less 40; shipping of 100 with VAT 13 is neither's.
  const none = { shippingCharge: 0 };
  expect(await reportOf(shop.tea.variantId)).toEqual({
    ...none,
    sales: 3,
    discountCharge: 60,
    taxAmount: 70.2,
    grandTotal: 610.2,
    totalCredit: 610.2,
  });
  expect(await reportOf(shop.rice.variantId)).toEqual({
    ...none,
    sales: 4,
    discountCharge: 40,
    taxAmount: 0,
    grandTotal: 360,
    totalCredit: 360,
  });
});
