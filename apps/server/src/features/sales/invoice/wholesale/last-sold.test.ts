import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../../../testing/caller.ts';
import { addCartons, unitNamed } from '../testing/cartons.ts';
import { credit, returnOf } from '../../../../testing/credit-notes.ts';
import { addOutlet, addPerson, inOutlet } from '../../../../testing/people.ts';
import { changeGoods } from '../../../../testing/quotations.ts';
import { addCustomer, billOf, lineOf, openShop, sell, type Shop } from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const detailOf = (id: number, customerId?: number) =>
  call(shop.owner, invoiceContract.itemServiceDetail, {
    query: { inventoryType: 'ITEM', id, ...(customerId === undefined ? {} : { customerId }) },
  });

test('a line knows the units of its item, the own one first', async () => {
  const { variantId, carton } = await addCartons(shop.owner, shop.outletId);
  const { units } = await detailOf(variantId);
  expect(units.slice(0, 2)).toMatchObject([
    { name: 'Piece', own: 1, per: 1 },
    { id: carton, name: 'Carton', own: 24, per: 1 },
  ]);
  expect(units.filter(({ isSalesUnit }) => isSalesUnit)).toMatchObject([{ id: carton }]);
});

test('what this customer last paid is said with its day and bill, in the unit that it was agreed in', async () => {
  const { variantId, carton } = await addCartons(shop.owner, shop.outletId);
  const [ram, sita] = [await addCustomer(shop.owner, 'Ram'), await addCustomer(shop.owner, 'Sita')];
  expect((await detailOf(variantId, ram)).lastSold).toBeNull();
  await sell(shop, { customerId: ram, lines: [lineOf(variantId, { rate: 12 })] });
  const last = await sell(shop, { customerId: ram, lines: [lineOf(variantId, { unitId: carton, rate: 275 })] });
  await sell(shop, { customerId: sita, lines: [lineOf(variantId, { rate: 14 })] });
  // Neither a draft nor another's bill is what they paid.
  await call(shop.owner, invoiceContract.create, {
    body: billOf(shop, { state: 'DRAFT', customerId: ram, lines: [lineOf(variantId, { rate: 1 })] }),
  });
  expect((await detailOf(variantId, ram)).lastSold).toEqual({
    invoiceId: last.id,
    code: last.code,
    dateAD: '2026-11-20',
    dateBS: '2083-08-04',
    rate: 275,
    vatIncluded: false,
    own: 24,
    per: 1,
    unit: 'ctn',
    unitNp: 'कार्टुन',
  });
  expect((await detailOf(variantId)).lastSold, 'nobody is asked about').toBeNull();
  await call(shop.owner, invoiceContract.cancel, { params: { id: last.id }, body: { reason: 'Wrong rate' } });
  expect((await detailOf(variantId, ram)).lastSold).toMatchObject({ rate: 12 });
});

test('what was paid is the rate less the discount of the line, in per cent or as an amount', async () => {
  const { variantId, carton } = await addCartons(shop.owner, shop.outletId);
  const customerId = await addCustomer(shop.owner, 'Hari');
  const sold = (line: object) => sell(shop, { customerId, lines: [lineOf(variantId, line)] });
  await sold({ unitId: carton, quantity: 2, rate: 275, discountType: '1', discount: 10 });
  expect((await detailOf(variantId, customerId)).lastSold).toMatchObject({ rate: 247.5, own: 24 });
  await sold({ quantity: 3, rate: 12, discountType: '2', discount: 5 });
  expect((await detailOf(variantId, customerId)).lastSold).toMatchObject({ rate: 10.33, own: 1 });
});

test('what came back whole was not paid in the end, and what came back in part was', async () => {
  const { variantId } = await addCartons(shop.owner, shop.outletId);
  const customerId = await addCustomer(shop.owner, 'Gita');
  await sell(shop, { customerId, lines: [lineOf(variantId, { rate: 12 })] });
  const last = await sell(shop, { customerId, lines: [lineOf(variantId, { quantity: 10, rate: 11 })], discount: 10 });
  await credit(shop, returnOf(last, [4]));
  expect((await detailOf(variantId, customerId)).lastSold).toMatchObject({ rate: 11 });
  await credit(shop, returnOf(last, [6]));
  expect((await detailOf(variantId, customerId)).lastSold).toMatchObject({ rate: 12 });
});

test('a price of a piece is none of a kilo: what was sold in another unit of the item is not said', async () => {
  const { variantId, itemId } = await addCartons(shop.owner, shop.outletId);
  await sell(shop, { lines: [lineOf(variantId, { rate: 12 })] });
  const kilo = await unitNamed(shop.owner, 'Kilogram');
  await changeGoods(app, shop.owner, `update item set unit_id = ${kilo} where id = ${itemId}`);
  expect((await detailOf(variantId, shop.customerId)).lastSold).toBeNull();
});

test('who may not see invoices is not told what somebody paid, and another business knows nothing of it', async () => {
  const { variantId } = await addCartons(shop.owner, shop.outletId);
  const query = { inventoryType: 'ITEM' as const, id: variantId, customerId: shop.customerId };
  const stockman = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['item.read'] });
  expect((await send(stockman, invoiceContract.itemServiceDetail, { query })).status).toBe(403);
  const other = await openShop(app);
  expect((await send(other.owner, invoiceContract.itemServiceDetail, { query })).status).toBe(404);
});

test('at one outlet nobody is told what was paid at another', async () => {
  const { variantId } = await addCartons(shop.owner, shop.outletId);
  await sell(shop, { lines: [lineOf(variantId, { rate: 12 })] });
  const second = await inOutlet(app, shop.owner, await addOutlet(app, shop.owner, 'PKR'));
  const query = { inventoryType: 'ITEM' as const, id: variantId, customerId: shop.customerId };
  const seen = await call(second, invoiceContract.itemServiceDetail, { query });
  expect(seen.lastSold).toBeNull();
});
