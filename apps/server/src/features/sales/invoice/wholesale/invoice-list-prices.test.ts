import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../../testing/caller.ts';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { addCustomer, billOf, lineOf, openShop, sell, type Shop } from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

const { save, savePrices, toggle } = priceListContract;

let app: TestApp;
let shop: Shop;
let listId: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const body = {
    name: 'Retailers 2083',
    nameNp: 'खुद्रा २०८३',
    audience: 'CUSTOMERS' as const,
    customerIds: [shop.customerId],
    tillDateAD: '2026-11-20',
  };
  listId = (await call(shop.owner, save, { body })).id;
  const rice = { itemLedgerDetailId: shop.rice.variantId };
  await call(shop.owner, savePrices, {
    params: { id: listId },
    body: {
      prices: [
        { ...rice, fromQuantity: 1, price: 97 },
        { ...rice, fromQuantity: 10, price: 92.5 },
      ],
    },
  });
});
afterAll(() => app.close());

const riceAt = (rate: number, quantity = 1) => lineOf(shop.rice.variantId, { rate, quantity });
const listsOf = async (invoiceId: number) =>
  (await call(shop.owner, invoiceContract.get, { params: { id: invoiceId } })).lines.map(({ priceList }) => priceList);
const retailers = (fromQuantity: number) => ({
  id: listId,
  name: 'Retailers 2083',
  nameNp: 'खुद्रा २०८३',
  fromQuantity,
});

test('a bill says which list a rate was taken from, and from how many on', async () => {
  const bill = await sell(shop, { lines: [riceAt(92.5, 12), riceAt(97, 2)] });
  expect(bill.lines.map(({ priceList }) => priceList)).toEqual([retailers(10), retailers(1)]);
  expect(await listsOf(bill.id)).toEqual([retailers(10), retailers(1)]);
});

test('a rate that was typed stands as it was typed, and names no list', async () => {
  const bill = await sell(shop, { lines: [riceAt(90, 12), riceAt(92.5, 2), riceAt(100)] });
  expect(bill.lines.map(({ rate, priceList }) => [rate, priceList])).toEqual([
    [90, null],
    [92.5, null],
    [100, null],
  ]);
});

test('another customer, and another day, take no price of the list', async () => {
  const other = await addCustomer(shop.owner, 'Passer-by');
  const bill = await sell(shop, { customerId: other, lines: [riceAt(97)] });
  expect(await listsOf(bill.id)).toEqual([null]);
  await call(shop.owner, save, { body: await edited({ tillDateAD: '2026-11-19' }) });
  expect(await listsOf((await sell(shop, { lines: [riceAt(97)] })).id)).toEqual([null]);
  await call(shop.owner, save, { body: await edited({ tillDateAD: '2026-11-20' }) });
});

test('a bill stays as it was when the list is called otherwise, changed or taken out of use', async () => {
  const { id } = await sell(shop, { lines: [riceAt(97)] });
  await call(shop.owner, save, { body: await edited({ name: 'Renamed', nameNp: '' }) });
  await call(shop.owner, toggle, { params: { id: listId } });
  expect(await listsOf(id)).toEqual([retailers(1)]);
  await call(shop.owner, toggle, { params: { id: listId } });
  await call(shop.owner, save, { body: await edited({}) });
});

test('a draft keeps the rate it has when it is issued after the list ended, and then names no list', async () => {
  const draft = await sell(shop, { state: 'DRAFT', lines: [riceAt(97)] });
  expect(draft.lines[0]?.priceList).toEqual(retailers(1));
  await call(shop.owner, toggle, { params: { id: listId } });
  const body = { ...billOf(shop, { lines: [riceAt(97)] }), id: draft.id, version: draft.version };
  const issued = await call(shop.owner, invoiceContract.update, { body });
  expect(issued.lines[0]).toMatchObject({ rate: 97, priceList: null });
  await call(shop.owner, toggle, { params: { id: listId } });
});

test('sent again under its key, a bill is the same with its list', async () => {
  const body = billOf(shop, { lines: [riceAt(97)] });
  const key = { 'idempotency-key': 'one-bill-of-the-list' };
  const first = await call(shop.owner, invoiceContract.create, { body }, key);
  await call(shop.owner, toggle, { params: { id: listId } });
  const second = await call(shop.owner, invoiceContract.create, { body }, key);
  expect(second).toEqual(first);
  expect(second.lines[0]?.priceList).toEqual(retailers(1));
  await call(shop.owner, toggle, { params: { id: listId } });
  await expectSoundBooks(app);
});

/** The list as it is, but for what changes. */
async function edited(changes: object) {
  const { customerIds } = await call(shop.owner, priceListContract.get, { params: { id: listId } });
  const usual = { name: 'Retailers 2083', nameNp: 'खुद्रा २०८३', audience: 'CUSTOMERS' as const };
  return { ...usual, id: listId, customerIds, tillDateAD: '2026-11-20', ...changes };
}
