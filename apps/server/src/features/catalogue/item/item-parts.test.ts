import { itemAddressContract, itemPartContract } from '@bahi/contract/catalogue/item/item-address.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { dataDownloadContract } from '@bahi/contract/platform/data-download/data-download.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { readXlsx } from 'hucre/xlsx';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addAttribute, giveValues, price, variantsOf } from '../item-variant/testing/variants.ts';
import { addItem, editItem, itemForm, openShop, readItem, type Shop } from './testing/shop.ts';

let app: TestApp;
let shop: Shop;
let neighbour: Shop;
let size: Awaited<ReturnType<typeof addAttribute>>;
/** A carton, and a dozen of which a unit group knows how many kilograms it is. */
let [cartonId, dozenId, tonneId] = [0, 0, 0];
beforeAll(async () => {
  app = await sharedTestApp();
  [shop, neighbour] = [await openShop(app), await openShop(app)];
  const { owner } = shop;
  size = await addAttribute(owner, { name: 'Size', nameNp: 'साइज' }, [
    ['Small', 'सानो'],
    ['Large', 'ठूलो'],
  ]);
  const unit = async (name: string) =>
    (await call(owner, unitContract.save, { body: { name, nameNp: name, shortCode: name } })).id;
  [cartonId, dozenId, tonneId] = [await unit('Our crate'), await unit('Our sack'), await unit('Our lorry')];
  const group = await call(owner, unitGroupContract.save, {
    body: { name: 'By the sack', nameNp: 'बोरा', baseUnitId: dozenId },
  });
  // A sack is the base; a kilogram is a quarter of it.
  const conversion = { unitGroupId: group.id, name: 'Kilogram', nameNp: 'किलो', unitId: shop.unitId, factor: 0.25 };
  await call(owner, unitConversionContract.save, { body: conversion });
});
afterAll(() => app.close());

test('an item is saved whole in one call: units, planning, values and prices of its variants, with their stock', async () => {
  const [small = 0, large = 0] = size.ids;
  const saved = await addItem(shop, {
    defaultUnits: { purchaseUnitId: cartonId, purchaseUnitConversion: 24, salesUnitId: shop.unitId },
    planningData: { reorderPoint: 5, reorderQuantity: '४८', leadDays: '७' },
    attributeValueIds: size.ids,
    ledgerDetails: [
      {
        attributeValueIds: [small],
        sellingPrice: 50,
        openingStock: [{ outletId: shop.mainId, quantity: 3, rate: 20 }],
      },
      { attributeValueIds: [large], sellingPrice: 70 },
    ],
  });
  expect(saved).toMatchObject({
    hasVariants: true,
    stockQuantity: 3,
    reorderPoint: 5,
    defaultUnits: {
      purchaseUnitId: cartonId,
      purchaseUnitName: 'Our crate',
      purchaseUnitConversion: 24,
      salesUnitId: shop.unitId,
      salesUnitConversion: 1,
    },
    planningData: { reorderPoint: 5, reorderQuantity: 48, leadDays: 7 },
  });
  expect(
    (await variantsOf(shop.owner, saved.id)).map(({ sellingPrice, quantity }) => [sellingPrice, quantity]),
  ).toEqual([
    [50, 3],
    [70, 0],
  ]);
  // What is not sent stays.
  const { name, categoryId, unitId, sellingPrice } = saved;
  const body = { name, categoryId, unitId, sellingPrice, reorderPoint: 6 };
  const again = await call(shop.owner, itemContract.update, { params: { itemId: saved.id }, body });
  expect(again).toMatchObject({
    hasVariants: true,
    defaultUnits: { purchaseUnitConversion: 24 },
    planningData: { reorderPoint: 6, reorderQuantity: 48, leadDays: 7 },
  });
  await expectSoundBooks(app);
});

test('opening stock of an item that gets its variants in the same call can be sold', async () => {
  const [small = 0] = size.ids;
  const saved = await addItem(shop, {
    openingStock: [{ outletId: shop.mainId, quantity: 4, rate: 20 }],
    attributeValueIds: size.ids,
    ledgerDetails: [{ attributeValueIds: [small], sellingPrice: 50 }],
  });
  expect(saved).toMatchObject({ hasVariants: true, stockQuantity: 4 });
  expect(await variantsOf(shop.owner, saved.id)).toMatchObject([
    { attributeValue: null, quantity: 4, isActive: true },
    { attributeValue: 'Small', quantity: 0 },
  ]);
});

test('who may only create writes no prices of a variant that is there', async () => {
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['item.create'] });
  const item = await addItem(shop, { sellingPrice: 90 });
  await giveValues(shop.owner, item.id, size.ids);
  const { createVariant } = itemAddressContract;
  const body = { itemId: item.id, attributeValueIds: size.ids.slice(0, 1), sellingPrice: 80 };
  expect(await call(clerk, createVariant, { body })).toMatchObject({ attributeValue: 'Small', sellingPrice: 80 });
  const again = await refusal(clerk, createVariant, { body: { ...body, sellingPrice: 1 } });
  expect(fieldsOf(again)).toEqual({ attributeValueIds: 'Another variant of the item has this combination' });
  const usual = await refusal(clerk, createVariant, { body: { itemId: item.id, sellingPrice: 1 } });
  expect(fieldsOf(usual)).toEqual({ attributeValueIds: 'Choose one value of each attribute of the item' });
  expect(await readItem(shop, item.id)).toMatchObject({ sellingPrice: 90 });
  expect(await variantsOf(shop.owner, item.id)).toMatchObject([{ sellingPrice: 80 }]);
});

test('what is wrong in a part is said at its field, and nothing of the item is kept', async () => {
  const [small = 0] = size.ids;
  const before = (await call(shop.owner, itemContract.list, { body: {} })).recordsTotal;
  const refused = async (parts: object) =>
    fieldsOf(await refusal(shop.owner, itemContract.create, { body: { ...itemForm(shop), ...parts } }));
  expect(await refused({ defaultUnits: { purchaseUnitId: cartonId, purchaseUnitConversion: 0 } })).toEqual({
    'defaultUnits.purchaseUnitConversion': 'Should be greater than 0',
  });
  expect(await refused({ defaultUnits: { salesUnitId: tonneId } })).toEqual({
    'defaultUnits.salesUnitConversion': 'Say how many Kilogram one of these is',
  });
  expect(await refused({ defaultUnits: { salesUnitId: shop.unitId, salesUnitConversion: 2 } })).toEqual({
    'defaultUnits.salesUnitConversion': 'The item’s own unit is 1',
  });
  expect(await refused({ defaultUnits: { salesUnitId: 999_999 } })).toEqual({
    'defaultUnits.salesUnitId': 'Not found, choose another',
  });
  expect(await refused({ planningData: { leadDays: 1000 } })).toHaveProperty(['planningData.leadDays']);
  const row = { attributeValueIds: [small], sellingPrice: 1 };
  expect(await refused({ attributeValueIds: size.ids, ledgerDetails: [row, row] })).toEqual({
    'ledgerDetails.1.attributeValueIds': 'This variant stands here twice',
  });
  // 95 and VAT are 107.35.
  expect(await refused({ mrp: 107 })).toEqual({ sellingPrice: 'More than the printed price, with VAT' });
  expect((await call(shop.owner, itemContract.list, { body: {} })).recordsTotal).toBe(before);
});

test('units and planning are saved by themselves too; a conversion that a unit group knows is not asked for', async () => {
  const { id: itemId } = await addItem(shop);
  const units = { itemId, purchaseUnitId: dozenId, salesUnitId: cartonId, salesUnitConversion: 12 };
  const saved = await call(shop.owner, itemPartContract.saveDefaultUnits, { body: units });
  expect(saved).toMatchObject({
    itemId,
    purchaseUnitConversion: 4,
    salesUnitConversion: 12,
    salesUnitName: 'Our crate',
  });
  expect(await call(shop.owner, itemPartContract.defaultUnits, { params: { itemId } })).toEqual([saved]);
  const planning = { itemId, reorderPoint: 2, reorderQuantity: 20, leadDays: 0 };
  const planned = await call(shop.owner, itemPartContract.savePlanningData, { body: planning });
  expect(planned).toMatchObject(planning);
  expect(await call(shop.owner, itemPartContract.planningData, { params: { itemId } })).toEqual([planned]);
  const params = { itemId };
  expect(await refusal(neighbour.owner, itemPartContract.defaultUnits, { params })).toMatchObject({ status: 404 });
  expect(await refusal(neighbour.owner, itemPartContract.savePlanningData, { body: planning })).toMatchObject({
    status: 404,
  });
});

test('a description keeps its paragraphs and lists, and no script', async () => {
  const item = await addItem(shop, {
    description: '<p onclick="x()">Warm <b>wool</b></p><script>alert(1)</script><img src=x onerror=alert(1)>',
  });
  expect(item.description).toBe('<p>Warm <strong>wool</strong></p>');
  expect(await addItem(shop, { description: '<script>alert(1)</script>' })).toMatchObject({ description: null });
});

test('a description reads as text in the Excel file of all data', async () => {
  await addItem(shop, { name: 'Spices', description: '<p>Salt & pepper, <b>&lt; 5</b> kg</p>' });
  const response = await send(shop.owner, dataDownloadContract.download, {
    body: { fileType: 'EXCEL', language: 'en' },
  });
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  const row = sheets.flatMap(({ rows }) => rows).find((cells) => cells.includes('Spices'));
  expect(
    row
      ?.map(String)
      .find((cell) => cell.includes('Salt'))
      ?.trim(),
  ).toBe('Salt & pepper,  < 5  kg');
});

test('an item and its variants have second addresses, of the same records', async () => {
  const { owner } = shop;
  const { create, get, list, listByStatus, listVariants, remove, update, createVariant, getVariant } =
    itemAddressContract;
  const { updateVariant, removeVariant, save } = itemAddressContract;
  const made = await call(owner, create, { body: itemForm(shop, { code: 'SECOND-1' }) });
  expect(await readItem(shop, made.id)).toEqual(made);
  const params = { id: made.id };
  expect(await call(owner, get, { params })).toEqual(made);
  expect((await call(owner, list, { query: { search: 'SECOND-1' } })).rows).toMatchObject([{ id: made.id }]);
  const inactive = await call(owner, listByStatus, { params: { status: 2 }, query: { search: 'SECOND-1' } });
  expect(inactive.recordsTotal).toBe(0);
  const active = await call(owner, listByStatus, { params: { status: 'ACTIVE' }, query: { search: 'SECOND-1' } });
  expect(active.rows).toMatchObject([{ id: made.id }]);
  expect(await call(owner, update, { params, body: itemForm(shop, { code: 'SECOND-2' }) })).toMatchObject({
    code: 'SECOND-2',
  });
  expect(await call(owner, save, { body: itemForm(shop, { id: made.id, code: 'SECOND-3' }) })).toMatchObject({
    id: made.id,
    code: 'SECOND-3',
  });
  await call(owner, itemPartContract.saveAttributes, { body: { itemId: made.id, attributeValueIds: size.ids } });
  const attributes = await call(owner, itemPartContract.attributes, { params: { itemId: made.id } });
  expect(attributes).toMatchObject([{ attributeId: size.id }]);
  const body = { itemId: made.id, attributeValueIds: size.ids.slice(0, 1), sellingPrice: 9 };
  const variant = await call(owner, createVariant, { body });
  expect(await call(owner, getVariant, { params: { id: variant.id } })).toEqual(variant);
  const ofItem = await call(owner, listVariants, { query: { itemId: made.id, isActive: true } });
  expect(ofItem.rows).toMatchObject([{ id: variant.id, attributeValue: 'Small', quantity: 0 }]);
  const changed = { params: { id: variant.id }, body: { sellingPrice: 11 } };
  expect(await call(owner, updateVariant, changed)).toMatchObject({ sellingPrice: 11 });
  const prices = await call(owner, itemPartContract.savePrices, {
    body: { itemId: made.id, ledgerDetails: [{ id: variant.id, sellingPrice: 12 }] },
  });
  expect(prices).toMatchObject([{ id: variant.id, sellingPrice: 12 }]);
  const listed = await call(owner, itemPartContract.prices, { params: { itemId: made.id } });
  expect(listed).toMatchObject([{ id: variant.id }]);
  await call(owner, removeVariant, { params: { id: variant.id } });
  expect(await refusal(owner, getVariant, { params: { id: variant.id } })).toMatchObject({ status: 404 });
  await call(owner, remove, { params });
  expect(await refusal(owner, get, { params })).toMatchObject({ status: 404 });
});

test('who writes a whole item is told that its values, variants or prices were changed since they saw it', async () => {
  const item = await addItem(shop);
  const { ids } = await addAttribute(shop.owner, { name: 'Fit', nameNp: 'नाप' }, [
    ['Slim', 'कसिलो'],
    ['Wide', 'खुकुलो'],
  ]);
  const [slim = 0] = ids;
  let seen = item.version;
  const changes: readonly (() => Promise<unknown>)[] = [
    () => giveValues(shop.owner, item.id, ids),
    () => price(shop.owner, item.id, [{ attributeValueIds: [slim], sellingPrice: 90 }]),
    async () => {
      const [variant] = await variantsOf(shop.owner, item.id);
      const params = { id: variant?.id ?? 0 };
      return call(shop.owner, itemVariantContract.update, { params, body: { sellingPrice: 95 } });
    },
    async () => {
      const [variant] = await variantsOf(shop.owner, item.id);
      return call(shop.owner, itemVariantContract.remove, { params: { id: variant?.id ?? 0 } });
    },
    () => price(shop.owner, item.id, [{ sellingPrice: 120 }]),
  ];
  for (const change of changes) {
    await change();
    const body = { ...itemForm(shop), version: seen, attributeValueIds: [] };
    const stale = await refusal(shop.owner, itemContract.update, { params: { itemId: item.id }, body });
    expect([stale.status, stale.error]).toEqual([409, 'common.stale']);
    ({ version: seen } = await readItem(shop, item.id));
  }
  expect(await readItem(shop, item.id)).toMatchObject({ sellingPrice: 120 });
  expect(await editItem(shop, item.id, { version: seen })).toMatchObject({ id: item.id });
});

test('variants are found by words of their item and their values, in both languages, as they sound, and by SKU or barcode', async () => {
  const colour = await addAttribute(shop.owner, { name: 'Shade', nameNp: 'रङ' }, [
    ['Crimson', 'गाढा रातो'],
    ['Indigo', 'नील'],
  ]);
  const { id } = await addItem(shop, { name: 'Pashmina shawl', nameNp: 'पश्मिना सल', code: 'PSH-21' });
  await giveValues(shop.owner, id, [...colour.ids, ...size.ids]);
  const [crimson = 0, indigo = 0] = colour.ids;
  const [small = 0, large = 0] = size.ids;
  await price(shop.owner, id, [
    { attributeValueIds: [crimson, small], barcode: '8901234500019', sellingPrice: 10 },
    { attributeValueIds: [crimson, large], sku: 'SHAWL-Crim/L', sellingPrice: 20 },
    { attributeValueIds: [indigo, small], sellingPrice: 30 },
  ]);
  const found = async (search: string) => {
    const { rows } = await call(shop.owner, itemContract.priceList, { query: { search, sort: 'sellingPrice' } });
    return rows.map(({ sellingPrice }) => sellingPrice);
  };
  expect(await found('pashmina')).toEqual([10, 20, 30]);
  expect(await found('shawl crimson')).toEqual([10, 20]);
  expect(await found('small pashm')).toEqual([10, 30]);
  expect(await found('पश्मिना रातो ठूलो')).toEqual([20]);
  expect(await found('pasmina rato')).toEqual([10, 20]);
  expect(await found('PSH-२१ indigo')).toEqual([30]);
  expect(await found('8901234500019')).toEqual([10]);
  expect(await found('shawl-crim/l')).toEqual([20]);
  expect(await found('crimson indigo')).toEqual([]);
  const second = await call(shop.owner, itemAddressContract.listVariants, { query: { search: 'shawl indigo' } });
  expect(second.rows).toMatchObject([{ attributeValue: 'Indigo, Small' }]);
  const items = await call(shop.owner, itemContract.list, { body: { search: 'crimson' } });
  expect(items.rows).toMatchObject([{ id }]);
});
