import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { bought, buy, purchaseOf } from '../../../testing/purchases.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

async function unitId(name: string): Promise<number> {
  const { rows } = await call(shop.owner, unitContract.list, { query: { search: name } });
  return rows.find((unit) => unit.name === name)?.id ?? 0;
}

/** A variant of an item that is counted in a unit, and usually bought in another. */
async function counted(unit: string, usual: object = {}): Promise<number> {
  const { rows } = await call(shop.owner, itemCategoryContract.list, {});
  const body = {
    name: `Goods ${unusedNumber()}`,
    categoryId: rows[0]?.id ?? 0,
    unitId: await unitId(unit),
    taxable: false,
    sellingPrice: 500,
    purchaseDateAD: '2026-04-14',
    defaultUnits: usual,
  };
  return (await call(shop.owner, itemContract.create, { body })).itemLedgerDetailId;
}

const detailOf = (id: number, more: object = {}) =>
  call(shop.owner, purchaseContract.lineDetail, { query: { inventoryType: 'ITEM', id, ...more } });
const onShelf = async (variantId: number) => (await detailOf(variantId)).stockQuantity;

test('bought by the dozen, pieces come onto the shelf, and what a dozen cost is asked for the next time', async () => {
  const dozen = await unitId('Dozen');
  const eggs = await counted('Piece', { purchaseUnitId: dozen });
  const before = await detailOf(eggs);
  expect(before).toMatchObject({ unitId: dozen, rate: null, lastBoughtAD: null });
  expect(before.units.map(({ name, conversion }) => [name, conversion]).slice(0, 2)).toEqual([
    ['Piece', 1],
    ['Dozen', 12],
  ]);
  const bill = await buy(shop, { lines: [bought(eggs, { unitId: dozen, quantity: 2.5, rate: 180 })] });
  expect(bill.lines).toMatchObject([{ quantity: 2.5, stockQuantity: 30, netAmount: 450, costAmount: 450 }]);
  expect(bill.lines[0]?.unit).not.toBe(bill.lines[0]?.stockUnit);
  expect(await onShelf(eggs)).toBe(30);
  expect(await detailOf(eggs)).toMatchObject({ rate: 180, lastBoughtAD: '2026-11-20' });
});

test('three thirds of a kilo are a kilo, also where an item says how much a third is in four decimals', async () => {
  const third = await call(shop.owner, unitContract.save, { body: { name: 'Third', shortCode: 'third' } });
  const group = await call(shop.owner, unitGroupContract.save, { body: { name: 'Thirds', baseUnitId: third.id } });
  const kilo = { unitGroupId: group.id, name: 'Kilo', unitId: await unitId('Kilogram'), factor: 3 };
  await call(shop.owner, unitConversionContract.save, { body: kilo });
  const cheese = await counted('Kilogram');
  const butter = await counted('Kilogram', { purchaseUnitId: third.id, purchaseUnitConversion: 0.3333 });
  const lines = [cheese, butter].map((variant) => bought(variant, { unitId: third.id, quantity: 3, rate: 200 }));
  const bill = await buy(shop, { lines });
  expect(bill.lines.map(({ stockQuantity }) => stockQuantity)).toEqual([1, 1]);
  expect([await onShelf(cheese), await onShelf(butter)]).toEqual([1, 1]);
});

test('what was typed for an item goes before its unit group', async () => {
  const dozen = await unitId('Dozen');
  const bread = await counted('Piece', { purchaseUnitId: dozen, purchaseUnitConversion: 13 });
  const bill = await buy(shop, { lines: [bought(bread, { unitId: dozen, quantity: 2 })] });
  expect(bill.lines).toMatchObject([{ stockQuantity: 26 }]);
});

test('a unit in which the item is not counted is refused, and so is too little to be counted', async () => {
  const [eggs, metre] = [await counted('Piece'), await unitId('Metre')];
  const salt = await counted('Tonne');
  const gram = await unitId('Gram');
  const vendorId = (await addVendor(shop.owner)).id;
  const lines = [bought(eggs, { unitId: metre }), bought(salt, { unitId: gram, quantity: 0.5 })];
  const body = purchaseOf(shop, vendorId, { lines });
  const refused = await refusal(shop.owner, purchaseContract.save, { params: { type: 'final' }, body });
  expect(fieldsOf(refused)).toEqual({
    'lines.0.unitId': 'This item is not counted in this unit',
    'lines.1.quantity': 'Too much or too little to be counted in stock',
  });
});

test('of a thing bought of several vendors the last rate of the one is asked for, and else of any', async () => {
  const eggs = await counted('Piece');
  const [dear, cheap] = [
    await buy(shop, { lines: [bought(eggs, { rate: 20 })] }),
    await buy(shop, { lines: [bought(eggs, { rate: 15, discount: 20 })] }),
  ];
  expect((await detailOf(eggs, { vendorId: dear.vendorId })).rate).toBe(20);
  expect((await detailOf(eggs, { vendorId: cheap.vendorId })).rate).toBe(12);
  expect((await detailOf(eggs)).rate).toBe(12);
});

test('a bill in a unit that is gone since is copied as it was, and the unit is refused when the copy is entered', async () => {
  const tray = await call(shop.owner, unitContract.save, { body: { name: 'Tray', shortCode: 'tray' } });
  const pieces = { name: 'Trays', baseUnitId: await unitId('Piece') };
  const group = await call(shop.owner, unitGroupContract.save, { body: pieces });
  const conversion = { unitGroupId: group.id, name: 'Tray', unitId: tray.id, factor: 30 };
  const { id } = await call(shop.owner, unitConversionContract.save, { body: conversion });
  const eggs = await counted('Piece');
  const lines = [bought(eggs, { unitId: tray.id, quantity: 2, rate: 450 })];
  const bill = await buy(shop, { lines });
  await call(shop.owner, unitConversionContract.setStatus, { params: { id, status: 'INACTIVE' } });
  const copy = await call(shop.owner, purchaseContract.duplicate, { params: { id: bill.id } });
  expect(copy.lines).toMatchObject([{ unitId: tray.id, quantity: 2, stockQuantity: bill.lines[0]?.stockQuantity }]);
  const body = { ...purchaseOf(shop, bill.vendorId, { lines }), id: copy.id, version: copy.version };
  const refused = await refusal(shop.owner, purchaseContract.save, { params: { type: 'final' }, body });
  expect(fieldsOf(refused)).toEqual({ 'lines.0.unitId': 'This item is not counted in this unit' });
});
