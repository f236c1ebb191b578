import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { vendorAddressContract } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

test('the payments of an expense name the vendor and its main address', async () => {
  const { owner, outletId } = shop;
  const { id: vendorId, provinceId, districtId, localBodyId } = await addVendor(owner);
  const place = { provinceId, districtId, localBodyId, wardNo: 9, street: 'Golpark', addressLine: 'Godown 2' };
  const category = await call(owner, categoryContract.create, {
    body: { categoryName: 'Rent', categoryType: 'EXPENSE' },
  });
  const dates = { billDateAD: '2026-11-18', dueDateAD: '2026-11-30' };
  const { id } = await call(owner, expenseContract.save, {
    body: { ...dates, outletId, vendorId, categoryId: category.id, heading: 'Rent', totalBillAmount: 500 },
  });
  const party = async () =>
    call(owner, paymentContract.ofComponent, { params: { componentTypeKey: 'EXPENSE', componentEntityId: id } });
  expect(await party()).toMatchObject({
    customerName: 'Siddhartha Traders',
    customerAddress: 'Traffic Chowk, Butwal-6, Rupandehi',
  });
  await call(owner, vendorAddressContract.save, { body: { ...place, vendorId, isMain: true } });
  expect(await party()).toMatchObject({ customerAddress: 'Golpark, Butwal-9, Rupandehi' });
});
