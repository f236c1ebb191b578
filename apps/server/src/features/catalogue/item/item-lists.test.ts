import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addItem, editItem, type Item, openShop, type Shop, writeRow } from './testing/shop.ts';

let app: TestApp;
let shop: Shop;
let rice: Item;
let oil: Item;
let salt: Item;
let inPokhara: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const { mainId, pokharaId } = shop;
  const brandId = await writeRow(
    app,
    shop.owner.businessId,
    `insert into brand (business_id, name, name_np) values ($1, 'Dhara', 'धारा') returning id`,
  );
  rice = await addItem(shop, {
    name: 'Rice 25 kg',
    nameNp: 'चामल',
    code: 'R-25',
    barcode: '8901030',
    hsCode: '1006.30',
    sellingPrice: 2400,
    reorderPoint: 8,
    openingStock: [
      { outletId: mainId, quantity: 5, rate: 2000 },
      { outletId: pokharaId, quantity: 2.5, rate: 2000 },
    ],
  });
  oil = await addItem(shop, {
    name: 'Mustard oil_1L',
    nameNp: 'तोरीको तेल',
    code: 'O-1',
    sellingPrice: 310,
    brandId,
    vatIncluded: true,
    reorderPoint: 5,
    openingStock: [{ outletId: mainId, quantity: 50, rate: 250 }],
  });
  salt = await addItem(shop, { name: 'Salt', nameNp: 'आयो नुन', code: 'S-1', sellingPrice: 28, taxable: false });
  await call(shop.owner, itemContract.setStatus, { params: { id: salt.id, status: 'INACTIVE' } });
  inPokhara = await inOutlet(app, shop.owner, pokharaId);
});
afterAll(() => app.close());

type Body = NonNullable<Parameters<typeof call<typeof itemContract.list>>[2]['body']>;

async function codesOf(body: Body, person: Person = shop.owner): Promise<string[]> {
  const { rows } = await call(person, itemContract.list, { body });
  return rows.map(({ code }) => code);
}

describe('the list of items', () => {
  test('finds an item by either name, its code, barcode or HS code, in digits of both scripts', async () => {
    const searches = ['rice', 'चामल', 'r-2', '0103', '1006.3', 'R-२५', '८९०१', '१००६.३०'];
    const found = await Promise.all(searches.map(async (search) => ({ search, codes: await codesOf({ search }) })));
    expect(found).toEqual(searches.map((search) => ({ search, codes: ['R-25'] })));
    expect(await codesOf({ search: 'nothing of the kind' })).toEqual([]);
    // Marks that mean something to the database are taken as they are written.
    expect(await codesOf({ search: '_' })).toEqual(['O-1']);
    expect(await codesOf({ search: '%' })).toEqual([]);
  });

  test('shows all of them, the active ones, or the inactive ones', async () => {
    expect(await codesOf({})).toEqual(['O-1', 'R-25', 'S-1']);
    expect(await codesOf({ isActive: true })).toEqual(['O-1', 'R-25']);
    expect(await codesOf({ isActive: false })).toEqual(['S-1']);
  });

  test('is ordered by the name that is read, or as asked, and cut into pages', async () => {
    // आयो नुन, चामल, तोरीको तेल
    expect(await codesOf({}, { ...shop.owner, language: 'ne' })).toEqual(['S-1', 'R-25', 'O-1']);
    expect(await codesOf({ sort: 'sellingPrice' })).toEqual(['S-1', 'O-1', 'R-25']);
    expect(await codesOf({ sort: '-sellingPrice' })).toEqual(['R-25', 'O-1', 'S-1']);
    expect(await codesOf({ sort: '-stockQuantity' })).toEqual(['O-1', 'R-25', 'S-1']);
    const page = await call(shop.owner, itemContract.list, { body: { sort: 'code', start: 1, length: 1 } });
    expect(page).toMatchObject({ rows: [{ code: 'R-25' }], recordsTotal: 3 });
    // The names of pages that every other list takes are understood, too.
    const same = await call(shop.owner, itemContract.list, { body: { sort: 'code', pageNumber: 1, pageSize: 1 } });
    expect(same).toEqual(page);
    expect(await codesOf({ sort: 'code', pageSize: 2 })).toEqual(['O-1', 'R-25']);
    const download = await refusal(shop.owner, itemContract.list, { body: { pageNumber: 1, pageSize: 1000 } });
    expect(fieldsOf(download)).toHaveProperty('pageSize');
    const beyond = await call(shop.owner, itemContract.list, { body: { start: 10, length: 10 } });
    expect(beyond).toMatchObject({ rows: [], recordsTotal: 3 });
    const unknown = await refusal(shop.owner, itemContract.list, { body: { sort: 'secret' } });
    expect(fieldsOf(unknown)).toHaveProperty('sort');
  });

  test('is narrowed to a category, a brand, or what is at or below its reorder point', async () => {
    expect(await codesOf({ categoryId: shop.categoryId })).toHaveLength(3);
    expect(await codesOf({ categoryId: 999_999 })).toEqual([]);
    expect(await codesOf({ brandId: oil.brandId })).toEqual(['O-1']);
    // 7.5 of rice are left and 8 wanted; salt has no reorder point.
    expect(await codesOf({ isLow: true })).toEqual(['R-25']);
    await editItem(shop, rice.id, { ...formOf(rice), reorderPoint: 7.5 });
    expect(await codesOf({ isLow: true })).toEqual(['R-25']);
    await editItem(shop, rice.id, { ...formOf(rice), reorderPoint: 7.4999 });
    expect(await codesOf({ isLow: true })).toEqual([]);
  });

  test('counts the stock of the outlets that one sees', async () => {
    const stockFor = async (person: Person) => {
      const { rows } = await call(person, itemContract.list, { body: { sort: 'code' } });
      return rows.map(({ stockQuantity }) => stockQuantity);
    };
    expect(await stockFor(shop.owner)).toEqual([50, 7.5, 0]);
    expect(await stockFor(inPokhara)).toEqual([0, 2.5, 0]);
    expect(await codesOf({ isLow: true }, inPokhara)).toEqual(['O-1', 'R-25']);
    const { stock } = await call(inPokhara, itemContract.get, { params: { itemId: rice.id } });
    expect(stock.map(({ outletId, quantity, value }) => [outletId, quantity, value])).toEqual([
      [shop.pokharaId, 2.5, 5000],
    ]);
  });
});

describe('the price list', () => {
  test('names every active item with price, tax and stock', async () => {
    const { rows, recordsTotal } = await call(shop.owner, itemContract.priceList, {});
    expect(recordsTotal).toBe(2);
    expect(rows).toEqual([
      {
        itemId: oil.id,
        itemLedgerDetailId: oil.itemLedgerDetailId,
        itemCode: 'O-1',
        sku: null,
        barcode: null,
        itemName: 'Mustard oil_1L',
        itemNameLocLang: 'तोरीको तेल',
        attributeValue: null,
        attributeValueLocLang: null,
        hsCode: null,
        brandName: 'Dhara',
        brandNameNp: 'धारा',
        unitName: 'Kilogram',
        unitNameNp: 'किलोग्राम',
        unitCode: 'kg',
        salesUnitId: null,
        salesUnitName: null,
        salesUnitNameNp: null,
        salesUnitCode: null,
        salesUnitConversion: null,
        salesUnitOwn: null,
        salesUnitPer: null,
        sellingPrice: 310,
        vatIncluded: true,
        taxable: true,
        taxRate: 13,
        stockQuantity: 50,
      },
      expect.objectContaining({ itemCode: 'R-25', stockQuantity: 7.5, taxRate: 13 }),
    ]);
    await call(shop.owner, itemContract.setStatus, { params: { id: salt.id, status: 'ACTIVE' } });
    const found = await call(shop.owner, itemContract.priceList, { query: { search: 'नुन' } });
    expect(found.rows).toEqual([expect.objectContaining({ itemCode: 'S-1', taxable: false, taxRate: 0 })]);
    await call(shop.owner, itemContract.setStatus, { params: { id: salt.id, status: 'INACTIVE' } });
  });

  test('counts the stock of the outlet that is asked for, or of the one that is worked in', async () => {
    const stockIn = async (outletId: number | undefined, person: Person = shop.owner) => {
      const { rows } = await call(person, itemContract.priceList, { query: { search: 'rice', outletId } });
      return rows.map(({ stockQuantity }) => stockQuantity);
    };
    expect(await stockIn(shop.mainId)).toEqual([5]);
    expect(await stockIn(shop.pokharaId)).toEqual([2.5]);
    expect(await stockIn(undefined, inPokhara)).toEqual([2.5]);
    expect(await stockIn(shop.pokharaId, inPokhara)).toEqual([2.5]);
  });

  test('of an outlet that one does not see is not found', async () => {
    const neighbour = await openShop(app);
    for (const [person, outletId] of [
      [inPokhara, shop.mainId],
      [shop.owner, neighbour.mainId],
      [shop.owner, 999_999],
    ] as const)
      expect(await refusal(person, itemContract.priceList, { query: { outletId } })).toMatchObject({ status: 404 });
  });

  test('is for who may read bills, be they no keepers of items', async () => {
    const seller = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
    expect((await call(seller, itemContract.priceList, {})).rows).toHaveLength(2);
    expect(await refusal(seller, itemContract.list, { body: {} })).toMatchObject({ status: 403 });
  });
});

/** The form with what an item is now. */
function formOf({ name, nameNp, code, barcode, hsCode, sellingPrice }: Item) {
  return { name, nameNp, code, barcode, hsCode, sellingPrice };
}
