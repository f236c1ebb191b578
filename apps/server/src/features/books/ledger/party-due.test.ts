import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { addOutlet, inOutlet, type Person } from '../../../testing/people.ts';
import { addCustomer, addItem, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
let otherId: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  otherId = await addOutlet(app, shop.owner, 'PKR');
});
afterAll(() => app.close());

/** Names and dues of the customers by what they owe, page after page. */
async function owing(person: Person, pageSize: number, isActive?: string): Promise<[string, number][]> {
  const all: [string, number][] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { sort: '-dueAmount', pageNumber, pageSize, ...(isActive === undefined ? {} : { isActive }) };
    const { rows, recordsTotal } = await call(person, customerContract.list, { query });
    all.push(...rows.map(({ name, dueAmount }): [string, number] => [name, dueAmount]));
    if (all.length >= recordsTotal) return all;
  }
}

test('customers stand by what they owe in all outlets together, or in one’s own, on pages of any length', async () => {
  const { owner, outletId } = shop;
  const goods = { name: 'Salt', taxable: false, sellingPrice: 1, quantity: 1000, cost: 1 };
  const salt = await addItem(owner, otherId, goods);
  const owe = async (name: string, here: number, there: number): Promise<number> => {
    const customerId = await addCustomer(owner, name);
    if (here > 0) await sell(shop, { customerId, outletId, lines: [lineOf(shop.rice.variantId, { rate: here })] });
    if (there > 0)
      await sell(shop, { customerId, outletId: otherId, lines: [lineOf(salt.variantId, { rate: there })] });
    return customerId;
  };
  await owe('Owes nothing', 0, 0);
  await owe('Owes here', 300, 0);
  const both = await owe('Owes in both', 100, 250);
  const gone = await owe('Owes and is gone', 200, 0);
  await call(owner, customerContract.toggle, { params: { id: gone } });
  const expected = [
    ['Owes in both', 350],
    ['Owes here', 300],
    ['Owes and is gone', 200],
  ];
  for (const pageSize of [1, 2, 50]) expect((await owing(owner, pageSize)).slice(0, 3)).toEqual(expected);
  expect((await owing(owner, 2)).length).toBe((await owing(owner, 50)).length);
  expect((await owing(owner, 1, 'true')).slice(0, 2)).toEqual(expected.slice(0, 2));
  expect((await owing(owner, 1, 'false')).slice(0, 1)).toEqual(expected.slice(2));
  const inOther = await inOutlet(app, owner, otherId);
  const there = await owing(inOther, 1);
  expect(there[0]).toEqual(['Owes in both', 250]);
  expect(there.slice(1).filter(([, due]) => due !== 0)).toEqual([]);
  // What is written within an outlet counts for all.
  await sell({ ...shop, owner: inOther }, { customerId: both, lines: [lineOf(salt.variantId, { rate: 7 })] });
  expect([(await owing(inOther, 1))[0], (await owing(owner, 1))[0]]).toEqual([
    ['Owes in both', 257],
    ['Owes in both', 357],
  ]);
});

test('vendors stand by what they are owed', async () => {
  const { owner, outletId } = shop;
  const category = { categoryName: 'Rent', categoryType: 'EXPENSE' };
  const { id: categoryId } = await call(owner, categoryContract.create, { body: category });
  const day = { billDateAD: '2026-11-19', dueDateAD: '2026-11-19' };
  for (const [alias, amount] of [
    ['LITTLE', 50],
    ['MUCH', 900],
  ] as const) {
    const { id: vendorId } = await addVendor(owner, { name: alias, alias });
    const spent = { heading: 'Rent', categoryId, vendorId, outletId, totalBillAmount: amount };
    await call(owner, expenseContract.save, { body: { ...day, ...spent } });
  }
  for (const pageSize of [1, 2]) {
    const { rows } = await call(owner, vendorContract.list, { query: { sort: '-dueAmount', pageSize } });
    expect(rows[0]).toMatchObject({ alias: 'MUCH', dueAmount: 900 });
  }
});
