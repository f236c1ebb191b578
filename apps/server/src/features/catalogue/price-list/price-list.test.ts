import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addressIn, openBusiness } from '../../../testing/people.ts';
import { addCustomer, addItem, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';

const { save, get, list, toggle, listPrices, savePrices, fillPrices, pricesForInvoice } = priceListContract;
type Form = Sent<typeof save>['body'];
type Price = NonNullable<Sent<typeof savePrices>['body']['prices']>[number];

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const form = (changes: Partial<Form> = {}): Form => ({
  name: `List ${unusedNumber()}`,
  audience: 'EVERYBODY',
  ...changes,
});
const saved = (changes: Partial<Form> = {}) => call(shop.owner, save, { body: form(changes) });
const refused = async (changes: Partial<Form>) => fieldsOf(await refusal(shop.owner, save, { body: form(changes) }));
const price = (changes: Partial<Price> = {}): Price => ({
  itemLedgerDetailId: shop.rice.variantId,
  fromQuantity: 1,
  price: 95,
  ...changes,
});
const priced = (id: number, prices: Price[], removedIds: number[] = []) =>
  call(shop.owner, savePrices, { params: { id }, body: { prices, removedIds } });
const refusedPrices = async (id: number, prices: Price[]) =>
  fieldsOf(await refusal(shop.owner, savePrices, { params: { id }, body: { prices } }));
const rowsOf = async (id: number, query: object = {}) =>
  (await call(shop.owner, listPrices, { params: { id }, query })).rows;
const groupNamed = async (name: string) =>
  (await call(shop.owner, customerGroupContract.save, { body: { name, nameNp: name } })).id;
const intoGroup = async (customerId: number, customerGroupId: number | null) => {
  const place = await addressIn(shop.owner);
  const body = {
    id: customerId,
    name: 'Member',
    phoneNumber: '9841000000',
    focalPerson: 'M',
    customerGroupId,
    ...place,
  };
  await call(shop.owner, customerContract.save, { body });
};

describe('a price list', () => {
  test('is for groups from one day till another, and both calendars say when', async () => {
    const group = await groupNamed('Retailers of Butwal');
    const dashain = await saved({
      name: 'Dashain',
      nameNp: 'दशैँ',
      audience: 'GROUPS',
      customerGroupIds: [group],
      fromDateBS: '2083-06-25',
      tillDateAD: '2026-10-25',
      discountPercent: 2.5,
      remarks: 'Till the Tika',
    });
    expect(dashain).toMatchObject({
      name: 'Dashain',
      audience: 'GROUPS',
      customerGroups: [{ id: group, name: 'Retailers of Butwal' }],
      customers: [],
      fromDateAD: '2026-10-11',
      fromDateBS: '2083-06-25',
      tillDateAD: '2026-10-25',
      tillDateBS: '2083-07-08',
      discountPercent: 2.5,
      priceCount: 0,
      isActive: true,
    });
    const { rows } = await call(shop.owner, list, { query: { search: 'दशैँ' } });
    expect(rows).toMatchObject([{ id: dashain.id, audienceNames: [{ id: group }], audienceCount: 1 }]);
    const edited = await saved({ id: dashain.id, version: dashain.version, name: 'Dashain', audience: 'EVERYBODY' });
    expect(edited).toMatchObject({ audience: 'EVERYBODY', customerGroups: [], fromDateAD: null, version: 2 });
    expect(await refusal(shop.owner, save, { body: form({ id: dashain.id, version: 1 }) })).toMatchObject({
      error: 'common.stale',
    });
  });

  test('is of one name, for somebody, and ends no sooner than it begins', async () => {
    await saved({ name: 'Only once' });
    expect(await refused({ name: 'ONLY ONCE' })).toEqual({ name: 'Already exists' });
    expect(await refused({ name: '' })).toEqual({ name: 'Required' });
    expect(await refused({ audience: 'GROUPS' })).toEqual({ customerGroupIds: 'Required' });
    expect(await refused({ audience: 'CUSTOMERS', customerIds: [] })).toEqual({ customerIds: 'Required' });
    expect(await refused({ fromDateAD: '2026-11-20', tillDateAD: '2026-11-19' })).toEqual({
      tillDateAD: 'It cannot end before it begins',
    });
    expect(await refused({ discountPercent: 100 })).toEqual({ discountPercent: 'Too large' });
    expect(await refused({ discountPercent: 0 })).toEqual({ discountPercent: 'Should be greater than 0' });
  });

  test('is for nobody of another business, and for none who is out of use', async () => {
    const stranger = await openBusiness(app);
    const theirs = await addCustomer(stranger, 'Theirs');
    expect(await refused({ audience: 'CUSTOMERS', customerIds: [theirs] })).toEqual({
      customerIds: 'Not found, choose another',
    });
    const gone = await addCustomer(shop.owner, 'Gone');
    const kept = await saved({ audience: 'CUSTOMERS', customerIds: [gone] });
    await call(shop.owner, customerContract.toggle, { params: { id: gone } });
    expect(await refused({ audience: 'CUSTOMERS', customerIds: [gone] })).toEqual({
      customerIds: 'Inactive, choose another',
    });
    expect(await saved({ id: kept.id, audience: 'CUSTOMERS', customerIds: [gone] })).toMatchObject({
      customerIds: [gone],
    });
    const params = { id: kept.id };
    expect(await refusal(stranger, get, { params })).toMatchObject({ status: 404 });
    expect(await refusal(stranger, listPrices, { params })).toMatchObject({ status: 404 });
    expect(await refusal(stranger, savePrices, { params, body: { prices: [] } })).toMatchObject({ status: 404 });
    expect(await refusal(stranger, fillPrices, { params, body: { percentOff: 5 } })).toMatchObject({ status: 404 });
  });

  test('begins with the prices of the one that it is a copy of', async () => {
    const first = await saved();
    await priced(first.id, [price(), price({ fromQuantity: 10, price: 90 })]);
    const copy = await saved({ name: 'A copy', copiedFromId: first.id });
    expect(copy.priceCount).toBe(2);
    await priced(copy.id, [price({ fromQuantity: 20, price: 85 })]);
    expect((await call(shop.owner, get, { params: { id: first.id } })).priceCount).toBe(2);
    const stranger = await openBusiness(app);
    const body = { ...form(), copiedFromId: first.id };
    expect(await refusal(stranger, save, { body })).toMatchObject({ status: 404 });
  });
});

describe('the prices of a list', () => {
  test('are written, changed, taken away and found by what they are of', async () => {
    const { id } = await saved();
    await priced(id, [
      price(),
      price({ fromQuantity: '१०', price: 90 }),
      price({ itemLedgerDetailId: shop.tea.variantId, price: 190 }),
    ]);
    const [one, ten, tea] = await rowsOf(id);
    expect([one, ten, tea]).toMatchObject([
      { itemName: 'Rice', fromQuantity: 1, price: 95, sellingPrice: 100 },
      { itemName: 'Rice', fromQuantity: 10, price: 90 },
      { itemName: 'Tea', fromQuantity: 1, price: 190, sellingPrice: 200 },
    ]);
    expect(await rowsOf(id, { search: 'tea' })).toMatchObject([{ id: tea?.id }]);
    expect(await rowsOf(id, { pageSize: 1, pageNumber: 1 })).toMatchObject([{ id: ten?.id }]);
    const answer = await priced(id, [price({ id: ten?.id, fromQuantity: 12, price: 88 })], [one?.id ?? 0]);
    expect(answer).toEqual({ written: 1, removed: 1 });
    expect(await rowsOf(id, { sort: 'price' })).toMatchObject([{ fromQuantity: 12, price: 88 }, { price: 190 }]);
    const body = { prices: [price({ id: one?.id })] };
    expect(await refusal(shop.owner, savePrices, { params: { id }, body })).toMatchObject({ error: 'common.stale' });
  });

  test('change places without meeting each other', async () => {
    const { id } = await saved();
    await priced(id, [price(), price({ fromQuantity: 10, price: 90 })]);
    const [one, ten] = await rowsOf(id);
    await priced(id, [price({ id: one?.id, fromQuantity: 10, price: 80 }), price({ id: ten?.id, price: 99 })]);
    expect(await rowsOf(id)).toMatchObject([
      { fromQuantity: 1, price: 99 },
      { fromQuantity: 10, price: 80 },
    ]);
  });

  test('are one for each quantity, at the field of the second', async () => {
    const { id } = await saved();
    const twice = 'The list has a price of this from this quantity on already';
    expect(await refusedPrices(id, [price(), price({ price: 90 })])).toEqual({ 'prices.1.fromQuantity': twice });
    await priced(id, [price()]);
    expect(await refusedPrices(id, [price({ fromQuantity: 5 }), price({ price: 90 })])).toEqual({
      'prices.1.fromQuantity': twice,
    });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('are above zero, from one unit on, of goods of the business, and not above the printed price with its VAT', async () => {
    const { id } = await saved();
    const soap = await addItem(shop.owner, shop.outletId, {
      name: 'Soap',
      taxable: true,
      sellingPrice: 100,
      quantity: 10,
      cost: 60,
    });
    const [row] = await call(shop.owner, itemVariantContract.list, { params: { id: soap.itemId }, query: {} });
    const prices = { id: soap.variantId, sellingPrice: 100, mrp: 113, vatIncluded: false };
    await call(shop.owner, itemVariantContract.savePrices, {
      body: { itemId: soap.itemId, ledgerDetails: [{ ...prices, version: row?.version }] },
    });
    const ofSoap = { itemLedgerDetailId: soap.variantId };
    expect(await refusedPrices(id, [price({ ...ofSoap, price: 100.01 })])).toEqual({
      'prices.0.price': 'More than the printed price, with VAT',
    });
    await priced(id, [price({ ...ofSoap, price: 100 })]);
    expect(await refusedPrices(id, [price({ price: 0 })])).toEqual({ 'prices.0.price': 'Should be greater than 0' });
    expect(Object.keys(await refusedPrices(id, [price({ fromQuantity: 0.5 })]))).toEqual(['prices.0.fromQuantity']);
    const stranger = await openShop(app);
    expect(await refusedPrices(id, [price({ itemLedgerDetailId: stranger.rice.variantId })])).toEqual({
      'prices.0.itemLedgerDetailId': 'This item does not exist',
    });
    // What was printed lower meanwhile is sold for no more than that: the list's price is not offered.
    expect(await offered(shop.customerId, [soap.variantId], id)).toMatchObject([{ price: 100 }]);
    await call(shop.owner, itemVariantContract.savePrices, {
      body: { itemId: soap.itemId, ledgerDetails: [{ ...prices, sellingPrice: 80, mrp: 100 }] },
    });
    expect(await offered(shop.customerId, [soap.variantId], id)).toEqual([]);
  });

  test('are filled in for all that is sold of a category, and what stood there is written anew', async () => {
    const { id } = await saved();
    await priced(id, [price({ price: 50 }), price({ fromQuantity: 10, price: 45 })]);
    const [rice] = await rowsOf(id);
    expect(rice).toMatchObject({ price: 50 });
    const answer = await call(shop.owner, fillPrices, { params: { id }, body: { percentOff: '५' } });
    expect(answer.leftOut).toBe(0);
    const rows = await rowsOf(id, { pageSize: 50 });
    expect(rows.filter(({ itemName }) => itemName === 'Rice')).toMatchObject([
      { fromQuantity: 1, price: 95 },
      { fromQuantity: 10, price: 45 },
    ]);
    expect(rows.find(({ itemName }) => itemName === 'Tea')).toMatchObject({ fromQuantity: 1, price: 190 });
    const nothing = { params: { id }, body: { percentOff: 5, categoryId: 999_999 } };
    expect(fieldsOf(await refusal(shop.owner, fillPrices, nothing))).toEqual({
      categoryId: 'Nothing is sold of this category and brand',
    });
    const said = await messageOf({ ...shop.owner, language: 'ne' }, fillPrices, {
      params: { id },
      body: { percentOff: 1 },
    });
    expect(said).toMatch(/मूल्य भरियो$/);
  });

  test('are not filled in where nothing would be left of the price', async () => {
    const fresh = await openShop(app);
    await addItem(fresh.owner, fresh.outletId, {
      name: 'Match stick',
      taxable: false,
      sellingPrice: 0.01,
      quantity: 0,
      cost: 0.01,
    });
    const list = await call(fresh.owner, save, { body: { name: 'Clearance', audience: 'EVERYBODY' } });
    const filled = { params: { id: list.id }, body: { percentOff: 90 } };
    expect(await messageOf(fresh.owner, fillPrices, filled)).toMatch(/; 1 would be above the MRP, or nothing/);
    const { rows } = await call(fresh.owner, listPrices, { params: { id: list.id }, query: {} });
    expect(rows.map(({ itemName }) => itemName)).not.toContain('Match stick');
  });

  test('keep what they come to when the item is priced with VAT from now on', async () => {
    const { id } = await saved();
    const oil = await addItem(shop.owner, shop.outletId, {
      name: 'Oil',
      taxable: true,
      sellingPrice: 200,
      quantity: 0,
      cost: 0,
    });
    await priced(id, [price({ itemLedgerDetailId: oil.variantId, price: 100 })]);
    await call(shop.owner, itemVariantContract.savePrices, {
      body: { itemId: oil.itemId, ledgerDetails: [{ id: oil.variantId, sellingPrice: 226, vatIncluded: true }] },
    });
    expect(await rowsOf(id)).toMatchObject([{ price: 113, sellingPrice: 226, vatIncluded: true }]);
    expect(await offered(shop.customerId, [oil.variantId], id)).toMatchObject([{ price: 113 }]);
  });
});

/** What the list offers to a bill of the day. */
async function offered(customerId: number | null, itemLedgerDetailIds: number[], id: number, dayAD = '2026-11-20') {
  const body = { customerId, dayAD, itemLedgerDetailIds };
  const goods = await call(shop.owner, pricesForInvoice, { body });
  return goods.flatMap(({ itemLedgerDetailId, listPrices: prices }) =>
    prices.filter(({ priceListId }) => priceListId === id).map((one) => ({ itemLedgerDetailId, ...one })),
  );
}

describe('for a bill', () => {
  const rice = () => [shop.rice.variantId];

  test('only lists count that hold on its day', async () => {
    const { id } = await saved({ fromDateAD: '2026-11-10', tillDateAD: '2026-11-20' });
    await priced(id, [price()]);
    const on = async (dayAD: string) => (await offered(shop.customerId, rice(), id, dayAD)).length;
    expect([await on('2026-11-09'), await on('2026-11-10'), await on('2026-11-20'), await on('2026-11-21')]).toEqual([
      0, 1, 1, 0,
    ]);
  });

  test('lists that are out of use do not count', async () => {
    const { id } = await saved();
    await priced(id, [price()]);
    await call(shop.owner, toggle, { params: { id } });
    expect(await offered(shop.customerId, rice(), id)).toEqual([]);
    await call(shop.owner, toggle, { params: { id } });
    expect(await offered(shop.customerId, rice(), id)).toHaveLength(1);
  });

  test('a list for customers counts for them alone', async () => {
    const other = await addCustomer(shop.owner, 'Another');
    const { id } = await saved({ audience: 'CUSTOMERS', customerIds: [shop.customerId] });
    await priced(id, [price()]);
    expect(await offered(shop.customerId, rice(), id)).toMatchObject([{ audience: 'CUSTOMERS', price: 95 }]);
    expect(await offered(other, rice(), id)).toEqual([]);
    expect(await offered(null, rice(), id)).toEqual([]);
  });

  test('a list for a group counts for who is in it, while the group is in use', async () => {
    const group = await groupNamed('Hotels of Butwal');
    const member = await addCustomer(shop.owner, 'Member');
    await intoGroup(member, group);
    const { id } = await saved({ audience: 'GROUPS', customerGroupIds: [group, await groupNamed('Nobody yet')] });
    await priced(id, [price()]);
    expect(await offered(member, rice(), id)).toMatchObject([{ audience: 'GROUPS', price: 95 }]);
    expect(await offered(shop.customerId, rice(), id)).toEqual([]);
    await call(shop.owner, customerGroupContract.setStatus, { params: { id: group } });
    expect(await offered(member, rice(), id)).toEqual([]);
    await call(shop.owner, customerGroupContract.setStatus, { params: { id: group } });
    await intoGroup(member, null);
    expect(await offered(member, rice(), id)).toEqual([]);
  });

  test('what is off all selling prices holds from one unit on, where the list has no price from there', async () => {
    const { id } = await saved({ discountPercent: 10 });
    await priced(id, [
      price({ fromQuantity: 10, price: 80 }),
      price({ itemLedgerDetailId: shop.tea.variantId, price: 199 }),
    ]);
    const prices = await offered(shop.customerId, [shop.rice.variantId, shop.tea.variantId], id);
    const shown = prices.map(
      (one) => `${one.itemLedgerDetailId === shop.rice.variantId ? 'rice' : 'tea'} ${one.fromQuantity}: ${one.price}`,
    );
    expect(new Set(shown)).toEqual(new Set(['tea 1: 199', 'rice 1: 90', 'rice 10: 80']));
  });

  test('another business is offered nothing of this one', async () => {
    const { id } = await saved();
    await priced(id, [price()]);
    const stranger = await openShop(app);
    const body = { customerId: shop.customerId, itemLedgerDetailIds: rice() };
    expect(await refusal(stranger.owner, pricesForInvoice, { body })).toMatchObject({ status: 404 });
    expect(await call(stranger.owner, pricesForInvoice, { body: { ...body, customerId: null } })).toEqual([]);
    const own = await call(shop.owner, pricesForInvoice, { body });
    expect(own).toMatchObject([{ itemLedgerDetailId: shop.rice.variantId, sellingPrice: 100 }]);
    expect(own[0]?.listPrices.map(({ priceListId }) => priceListId)).toContain(id);
  });
});

test.each([
  ['EXCEL', 'PK\u0003\u0004'],
  ['PDF', '%PDF'],
] as const)('a list is taken along as %s, with its prices', async (fileType, begins) => {
  const { id } = await saved({ name: `Taken along as ${fileType}`, nameNp: 'साथमा', discountPercent: 5 });
  await priced(id, [price(), price({ fromQuantity: 10, price: 90 })]);
  const response = await send(shop.owner, priceListContract.download, {
    params: { id },
    body: { fileType, language: 'ne' },
  });
  expect(response.status).toBe(200);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString('latin1'),
  ).toBe(begins);
});
