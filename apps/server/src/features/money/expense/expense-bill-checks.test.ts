import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, tamper } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openShop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('verify finds a vendor’s bill that stands in the books twice, and one that is not known by its number', async () => {
  const { owner } = await openShop(app);
  const vendorId = (await addVendor(owner)).id;
  const named = { categoryName: 'Electricity', categoryType: 'EXPENSE' };
  const categoryId = (await call(owner, categoryContract.create, { body: named })).id;
  const days = { billDateAD: '2026-11-18', dueDateAD: '2026-11-30' };
  const record = async (billNumber: string, billDateAD = days.billDateAD) => {
    const body = {
      ...days,
      billDateAD,
      heading: 'Electricity',
      vendorId,
      categoryId,
      totalBillAmount: 100,
      billNumber,
    };
    return (await call(owner, expenseContract.save, { body })).id;
  };
  const first = await record('NEA-4471');
  const second = await record('NEA-4472');
  await record('NEA-4471', '2026-06-01');
  const found = () => faultsOf(app, 'bills of expense');
  expect(await found()).toEqual([]);
  await tamper(app, `update expense set bill_number = 'nea4471' where id = ${second}`);
  expect(await found()).toEqual([
    { id: second, bill_number: 'nea4471', party_bill: '2083/84 NEA4472', expected: '2083/84 NEA4471' },
  ]);
  await tamper(
    app,
    'drop index document_vendor_bill_key',
    `update document set vendor_bill = '2083/84 NEA4471' where id = ${second}`,
  );
  expect(await found()).toEqual([{ id: second, bill_number: 'nea4471', same_as: first }]);
});
