import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemWiseSalesContract } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { addCustomer, addItem, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let brandId: number;
let hari: number;
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  hari = await addCustomer(shop.owner, 'Hari Stores');
  brandId = (await call(shop.owner, brandContract.save, { body: { name: 'Dhara', nameNp: 'धारा' } })).id;
  const goods = { name: 'Mustard oil', taxable: true, sellingPrice: 300, quantity: 20, cost: 250, brandId };
  const oil = await addItem(shop.owner, shop.outletId, goods);
  const service = await call(shop.owner, serviceContract.save, { body: { name: 'Delivery', costPrice: 50 } });
  const delivery = { inventoryType: 'SERVICE' as const, serviceId: service.id, quantity: 1, rate: 50 };
  const tea = (quantity: number) => lineOf(shop.tea.variantId, { rate: 200, quantity });
  await sell(shop, { lines: [tea(3), lineOf(shop.rice.variantId, { quantity: 2 })], discountType: '2', discount: 80 });
  await sell(shop, {
    customerId: hari,
    lines: [tea(1), delivery, lineOf(oil.variantId, { rate: 300 })],
    shippingCharge: 70,
  });
  const slip = await sell(shop, { lines: [tea(9)] });
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
});
afterAll(() => app.close());

const generate = (filter: object = {}, caller = shop.owner) =>
  call(caller, itemWiseSalesContract.generate, { body: { ...month, ...filter } });

test('each item and service stands once with what was sold of it, and what it brought above its cost', async () => {
  const { rows, totals } = await generate();
  // Of 800 on the first invoice 80 are taken off: 60 of the tea, 20 of the rice.
  expect(rows).toMatchObject([
    {
      name: 'Tea',
      sold: 4,
      gross: 800,
      discount: 60,
      net: 740,
      taxable: 740,
      vat: 96.2,
      total: 836.2,
      cost: 600,
      margin: 140,
      marginPercent: 18.92,
    },
    { name: 'Mustard oil', sold: 1, net: 300, vat: 39, cost: 250, margin: 50, marginPercent: 16.67 },
    {
      name: 'Rice',
      sold: 2,
      gross: 200,
      discount: 20,
      net: 180,
      taxable: 0,
      vat: 0,
      total: 180,
      cost: 160,
      margin: 20,
    },
    { name: 'Delivery', sold: 1, net: 50, cost: 0, margin: 50, marginPercent: 100 },
  ]);
  expect(totals).toMatchObject({
    gross: 1350,
    discount: 80,
    net: 1270,
    taxable: 1090,
    vat: 141.7,
    total: 1411.7,
    cost: 1010,
    margin: 260,
    marginPercent: 20.47,
  });
});

test('it is narrowed by kind, category, brand and customer', async () => {
  const names = async (filter: object) => (await generate({ sort: 'name', ...filter })).rows.map(({ name }) => name);
  expect(await names({ inventoryType: 'SERVICE' })).toEqual(['Delivery']);
  expect(await names({ inventoryType: 'ITEM', customerId: hari })).toEqual(['Mustard oil', 'Tea']);
  expect(await names({ brandId })).toEqual(['Mustard oil']);
  const { categoryId } = await call(shop.owner, itemContract.get, { params: { itemId: shop.tea.itemId } });
  expect(await names({ itemCategoryId: categoryId })).toEqual(['Mustard oil', 'Rice', 'Tea']);
  const unknown = { body: { ...month, brandId: 999_999, itemCategoryId: 999_999 } };
  expect(Object.keys(fieldsOf(await refusal(shop.owner, itemWiseSalesContract.generate, unknown)))).toEqual([
    'itemCategoryId',
  ]);
});

test('cost and margin are for who may read purchases, and the file says the same as the screen', async () => {
  const rights = ['item-wise-sales-report.report'] as const;
  const seller = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: shop.outletId });
  const { rows, totals } = await generate({}, seller);
  expect([totals.cost, totals.margin, totals.marginPercent, rows[0]?.marginPercent]).toEqual([null, null, null, null]);
  expect(totals.total).toBe(1411.7);
  const body = { ...month, fileType: 'EXCEL' as const, language: 'en' as const };
  const answer = await send(shop.owner, itemWiseSalesContract.download, { body });
  const cells = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  expect(cells.at(-1)?.slice(-3)).toEqual([1010, 260, 0.2047]);
});
