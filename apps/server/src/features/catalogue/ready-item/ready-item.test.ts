import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { readyItemContract, trades } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, type Caller, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, openPlatform } from '../../../testing/people.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readTable } from './ready-item.tables.ts';

type Chosen = Sent<typeof readyItemContract.take>['body']['items'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const catalogueOf = async (caller: Caller, trade: (typeof trades)[number]) =>
  (await call(caller, readyItemContract.read, { params: { trade } })).items;

async function itemsOf(caller: Caller) {
  return (await call(caller, itemContract.list, { body: { sort: 'name' } })).rows;
}

test('each trade has its catalogue, in both languages, with shared categories and units', async () => {
  const owner = await openBusiness(app);
  for (const trade of trades) {
    const items = await catalogueOf(owner, trade);
    const kinds = readTable(trade).map(({ name, kind }) => ({ name, kind }));
    expect(
      items.map(({ name, kind }) => ({ name, kind })),
      'each reference is known',
    ).toEqual(kinds);
    expect(items.length).toBeGreaterThanOrEqual(40);
    expect(new Set(items.flatMap(({ name, nameNp }) => [name, nameNp])).size).toBe(items.length * 2);
    const goods = items.filter(({ kind }) => kind === 'ITEM');
    expect(goods.filter(({ categoryName, unitName }) => categoryName === null || unitName === null)).toEqual([]);
    expect(goods.filter(({ hsCode }) => hsCode !== null && !/^\d{4}\.\d{2}$/.test(hsCode))).toEqual([]);
    const services = items.filter(({ kind }) => kind === 'SERVICE');
    expect(services.filter(({ hsCode, categoryName }) => hsCode !== null || categoryName !== null)).toEqual([]);
    expect(items.filter(({ nameNp }) => !/\p{Script=Devanagari}/u.test(nameNp))).toEqual([]);
  }
  const kirana = new Map((await catalogueOf(owner, 'KIRANA')).map((one) => [one.name, one]));
  expect(kirana.get('Basmati rice')).toMatchObject({ unitName: 'Kilogram', hsCode: '1006.30', taxable: false });
  expect(kirana.get('Sugar')).toMatchObject({ nameNp: 'चिनी', categoryName: 'Grocery', taxable: true });
});

test('what is chosen becomes items with price and stock, and what is there already is left out', async () => {
  const owner = await openBusiness(app);
  const outletId = (await call(owner, outletContract.list, { query: {} })).rows[0]?.id ?? 0;
  const take = (items: Chosen) =>
    call(owner, readyItemContract.take, { params: { trade: 'KIRANA' }, body: { outletId, items } });
  expect(
    await take([
      { name: 'Sugar', sellingPrice: 100, quantity: 20, cost: 85.5 },
      { name: 'Basmati rice', sellingPrice: '१६०' },
      { name: 'Salt' },
    ]),
  ).toEqual({ made: 3, left: 0 });
  expect(await itemsOf(owner)).toMatchObject([
    { name: 'Basmati rice', nameNp: 'बासमती चामल', sellingPrice: 160, taxable: false, stockQuantity: 0 },
    { name: 'Salt', hsCode: '2501.00', sellingPrice: 0, unitName: 'Kilogram' },
    { name: 'Sugar', sellingPrice: 100, purchasePrice: 85.5, taxable: true, stockQuantity: 20 },
  ]);
  expect(await take([{ name: 'Sugar' }, { name: 'Chickpeas' }, { name: 'Chickpeas' }])).toEqual({ made: 1, left: 2 });
  expect((await catalogueOf(owner, 'KIRANA')).filter(({ isTaken }) => isTaken).map(({ name }) => name)).toEqual([
    'Basmati rice',
    'Chickpeas',
    'Sugar',
    'Salt',
  ]);
  await expectSoundBooks(app);
});

test('work that is charged for becomes services, for who may enter some', async () => {
  const owner = await openBusiness(app);
  const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['item.create', 'item.read'] });
  const body = { items: [{ name: 'Chicken momo (plate)', sellingPrice: 180 }] };
  expect(fieldsOf(await refusal(clerk, readyItemContract.take, { params: { trade: 'RESTAURANT' }, body }))).toEqual({
    'items.0.name': expect.any(String),
  });
  expect((await catalogueOf(clerk, 'RESTAURANT')).every(({ kind }) => kind === 'ITEM')).toBe(true);
  await call(owner, readyItemContract.take, { params: { trade: 'RESTAURANT' }, body });
  const { rows } = await call(owner, serviceContract.list, { query: {} });
  expect(rows).toMatchObject([{ name: 'Chicken momo (plate)', costPrice: 180, taxable: true }]);
});

test('a choice that is refused says where, and makes nothing', async () => {
  const owner = await openBusiness(app);
  const refused = async (items: Chosen, outletId?: number) =>
    fieldsOf(
      await refusal(owner, readyItemContract.take, {
        params: { trade: 'KIRANA' },
        body: { ...(outletId === undefined ? {} : { outletId }), items },
      }),
    );
  const fine = { name: 'Sugar', sellingPrice: 100 };
  expect(Object.keys(await refused([fine, { name: 'Salt', quantity: 5 }]))).toEqual(['items.1.cost']);
  expect(Object.keys(await refused([fine, { name: 'Salt', sellingPrice: -1 }]))).toEqual(['items.1.sellingPrice']);
  expect(Object.keys(await refused([fine, { name: 'Uranium' }]))).toEqual(['items.1.name']);
  expect(Object.keys(await refused([fine, { name: 'Salt', quantity: 5, cost: 20 }]))).toEqual(['outletId']);
  expect(Object.keys(await refused([fine, { name: 'Salt', quantity: 5, cost: 20 }], 999_999))).toEqual(['outletId']);
  expect(await itemsOf(owner)).toEqual([]);
});

test('the price of the shelf is what a bill of one comes to, where it was said to include VAT', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  const take = (trade: (typeof trades)[number], items: Chosen, vatIncluded: boolean) =>
    call(owner, readyItemContract.take, { params: { trade }, body: { items, vatIncluded } });
  await take(
    'KIRANA',
    [
      { name: 'Instant noodles', sellingPrice: 25 },
      { name: 'Milk', sellingPrice: 120 },
    ],
    true,
  );
  await take('RESTAURANT', [{ name: 'Chicken momo (plate)', sellingPrice: 180 }], true);
  await take('RESTAURANT', [{ name: 'Roti', sellingPrice: 100 }], false);
  expect(await itemsOf(owner), 'nothing is included of what is exempt').toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Instant noodles', vatIncluded: true }),
      expect.objectContaining({ name: 'Milk', vatIncluded: false }),
    ]),
  );
  const totals = new Map<string, number>();
  const { rows } = await call(owner, serviceContract.priceList, { query: {} });
  for (const { id, name, costPrice } of rows) {
    const line = { inventoryType: 'SERVICE', serviceId: id, quantity: 1, rate: costPrice } as const;
    totals.set(name, (await sell(shop, { lines: [line] })).grandTotal);
  }
  expect(Object.fromEntries(totals)).toEqual({ 'Chicken momo (plate)': 180, Roti: 113 });
});

test('goods whose unit the platform has retired are not in the catalogue, and are no services', async () => {
  const owner = await openBusiness(app);
  const platform = await openPlatform(app);
  const units = await call(platform, unitContract.list, { query: { search: 'Kilogram' } });
  const toggle = () => call(platform, unitContract.setStatus, { params: { id: units.rows[0]?.id ?? 0 } });
  await toggle();
  const items = await catalogueOf(owner, 'KIRANA');
  await toggle();
  expect(items.every(({ kind }) => kind === 'ITEM')).toBe(true);
  expect(items.map(({ name }) => name)).not.toContain('Sugar');
  expect(items.map(({ name }) => name)).toContain('Bath soap');
});
