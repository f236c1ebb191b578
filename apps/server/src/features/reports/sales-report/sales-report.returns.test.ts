import { itemWiseSalesContract } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { allowDaysBack, lineOf, openShop, sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { generate } = salesReportContract;
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

test('with credit notes the rows come to what was sold in the end, of a whole month and of one item', async () => {
  const shop = await openShop(app);
  const { owner, tea, rice } = shop;
  await allowDaysBack(shop);
  const elsewhere = await addOutlet(app, owner, 'KTM');
  const bill = await sell(shop, {
    outletId: shop.outletId,
    lines: [lineOf(tea.variantId, { rate: 200, quantity: 3 }), lineOf(rice.variantId, { rate: 100, quantity: 2 })],
  });
  const other = await sell(shop, { outletId: shop.outletId, lines: [lineOf(rice.variantId, { quantity: 1 })] });
  await credit(shop, returnOf(bill, [1, 1]));
  const asked = async (filter: object) => call(owner, generate, { body: { ...month, sort: 'grandTotal', ...filter } });

  expect((await asked({})).totals).toMatchObject({ grandTotal: 978, sales: 6 });
  const whole = await asked({ withReturns: true });
  expect(whole.rows[0]).toMatchObject({ isReturn: true, sales: -2, taxAmount: -26, grandTotal: -326, totalCredit: 0 });
  expect(whole.totals).toMatchObject({ grandTotal: 652, sales: 4, taxAmount: 52 });

  const ofTea = { inventoryType: 'ITEM', itemOrServiceId: tea.variantId, withReturns: true };
  const tea2 = await asked(ofTea);
  expect(tea2.totals).toMatchObject({ grandTotal: 452, sales: 2, taxAmount: 52 });
  const items = await call(owner, itemWiseSalesContract.generate, { body: month });
  expect(items.rows.find(({ itemVariantId }) => itemVariantId === tea.variantId)).toMatchObject({
    total: tea2.totals.grandTotal,
    netQuantity: tea2.totals.sales,
    vat: tea2.totals.taxAmount,
  });
  // A number asks for an invoice, with what came back of it and of no other.
  expect((await asked({ withReturns: true, invoiceNumber: bill.code })).totals.grandTotal).toBe(552);
  expect((await asked({ withReturns: true, invoiceNumber: other.code })).totals.grandTotal).toBe(100);

  const keeper = await addPerson(app, owner, {
    userType: 'OUTLET_USER',
    outletId: elsewhere,
    rights: ['sales-report.report'],
  });
  const theirs = await call(keeper, generate, { body: { ...month, withReturns: true } });
  expect(theirs.recordsTotal).toBe(0);
});
