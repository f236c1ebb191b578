import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemPartContract } from '@bahi/contract/catalogue/item/item-address.contract';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { bought, purchaseOf } from '../../../testing/purchases.ts';
import { lineOf, openShop as openWholeShop } from '../../../testing/shop.ts';
import { quotationOf } from '../../../testing/quotations.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { addAttribute, giveValues, price, variantsOf } from '../item-variant/testing/variants.ts';
import { addItem, editItem, itemForm, openShop, readItem, type Shop } from './testing/shop.ts';

let app: TestApp;
let shop: Shop;
let size: Awaited<ReturnType<typeof addAttribute>>;
let [small, large] = [0, 0];
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  size = await addAttribute(shop.owner, { name: 'Size', nameNp: 'साइज' }, [
    ['Small', 'सानो'],
    ['Large', 'ठूलो'],
  ]);
  [small = 0, large = 0] = size.ids;
});
afterAll(() => app.close());

const refusedEdit = async (itemId: number, changes: object) => {
  const body = { ...itemForm(shop), ...changes };
  return refusal(shop.owner, itemContract.update, { params: { itemId }, body });
};
let serial = 0;
const addUnit = async (name: string, caller = shop.owner) => {
  serial += 1;
  const body = { name: `${name} ${serial}`, nameNp: name, shortCode: `${name}${serial}` };
  return (await call(caller, unitContract.save, { body })).id;
};

test('an item does not become taxed, nor higher, where a variant would then cost more than its printed price', async () => {
  const item = await addItem(shop, { taxable: false });
  await giveValues(shop.owner, item.id, size.ids);
  await price(shop.owner, item.id, [
    { attributeValueIds: [small], sellingPrice: 100, mrp: 100 },
    { attributeValueIds: [large], sellingPrice: 100, mrp: 120 },
  ]);
  expect(fieldsOf(await refusedEdit(item.id, { taxable: true }))).toEqual({
    taxRateId: 'Small would then cost more than its printed price, with VAT',
  });
  expect(await readItem(shop, item.id)).toMatchObject({ taxable: false });
  // What is priced anew in the same call is judged as it is then.
  const ledgerDetails = [{ attributeValueIds: [small], sellingPrice: 88, mrp: 100 }];
  expect(await editItem(shop, item.id, { taxable: true, ledgerDetails })).toMatchObject({ taxable: true });
  // What is not sold is held to no price.
  await editItem(shop, item.id, { taxable: false });
  await price(shop.owner, item.id, [{ attributeValueIds: [small], sellingPrice: 100, mrp: 100, isActive: false }]);
  expect(await editItem(shop, item.id, { taxable: true })).toMatchObject({ taxable: true });
});

test('the unit of an item is not changed under its units of buying and selling', async () => {
  const [crateId, otherId] = [await addUnit('crate'), await addUnit('bag')];
  const item = await addItem(shop, { defaultUnits: { purchaseUnitId: crateId, purchaseUnitConversion: 24 } });
  expect(fieldsOf(await refusedEdit(item.id, { unitId: otherId }))).toEqual({
    unitId: 'How much the units of buying and selling hold is counted in it; say that anew, or leave them out',
  });
  expect(await readItem(shop, item.id)).toMatchObject({ unitId: shop.unitId });
  const defaultUnits = { purchaseUnitId: crateId, purchaseUnitConversion: 6 };
  expect(await editItem(shop, item.id, { unitId: otherId, defaultUnits })).toMatchObject({
    unitId: otherId,
    defaultUnits: { purchaseUnitConversion: 6 },
  });
  await editItem(shop, item.id, { unitId: shop.unitId, defaultUnits: {} });
  expect(await editItem(shop, item.id, { unitId: otherId })).toMatchObject({ unitId: otherId });
});

describe('of unit groups that know a unit', () => {
  const addGroup = async (unitId: number, factor: number) => {
    serial += 1;
    const group = await call(shop.owner, unitGroupContract.save, {
      body: { name: `Group ${serial}`, nameNp: 'समूह', baseUnitId: shop.unitId },
    });
    await call(shop.owner, unitConversionContract.save, {
      body: { unitGroupId: group.id, name: 'Of it', nameNp: 'एक', unitId, factor },
    });
  };
  const usual = async (purchaseUnitId: number) => {
    const { id: itemId } = await addItem(shop);
    const sent = { body: { itemId, purchaseUnitId } };
    return { sent, save: itemPartContract.saveDefaultUnits };
  };

  test('any is taken while they agree; where they differ, it is asked for', async () => {
    const unitId = await addUnit('basket');
    await addGroup(unitId, 12);
    await addGroup(unitId, 12);
    const agreed = await usual(unitId);
    expect(await call(shop.owner, agreed.save, agreed.sent)).toMatchObject({ purchaseUnitConversion: 12 });
    await addGroup(unitId, 20);
    const differing = await usual(unitId);
    expect(fieldsOf(await refusal(shop.owner, differing.save, differing.sent))).toEqual({
      purchaseUnitConversion: 'Unit groups differ in how many Kilogram one of these is; say which',
    });
    const said = { body: { ...differing.sent.body, purchaseUnitConversion: 20 } };
    expect(await call(shop.owner, differing.save, said)).toMatchObject({ purchaseUnitConversion: 20 });
  });
});

describe('with the last say of a value', () => {
  test('go the variants that have it, after a question', async () => {
    const item = await addItem(shop);
    await giveValues(shop.owner, item.id, size.ids);
    await price(shop.owner, item.id, [{ attributeValueIds: [small] }, { attributeValueIds: [large] }]);
    const body = { itemId: item.id, attributeValueIds: [large], removesVariants: false };
    const asked = await refusal(shop.owner, itemVariantContract.saveAttributeValues, { body });
    expect(asked).toMatchObject({
      status: 409,
      error: 'itemVariant.variantsGo',
      message: 'Variants without stock that have these values are deleted with them: 1',
    });
    expect(await variantsOf(shop.owner, item.id)).toHaveLength(2);
    // Nothing is asked where none goes.
    await call(shop.owner, itemVariantContract.saveAttributeValues, {
      body: { ...body, attributeValueIds: size.ids },
    });
    await call(shop.owner, itemVariantContract.saveAttributeValues, { body: { ...body, removesVariants: true } });
    expect(await variantsOf(shop.owner, item.id)).toMatchObject([{ attributeValue: 'Large' }]);
  });
});

describe('codes of an item that gets variants', () => {
  test('are kept, and free for them, where the item itself is not sold any more', async () => {
    const item = await addItem(shop, { barcode: '8901234500026', sku: 'OWN-1' });
    await giveValues(shop.owner, item.id, size.ids);
    await price(shop.owner, item.id, [{ attributeValueIds: [small], barcode: null }]);
    expect(await readItem(shop, item.id)).toMatchObject({ barcode: '8901234500026', sku: 'OWN-1' });
    // Its form is saved with what it has, and with nothing else.
    const own = { barcode: '8901234500026', sku: 'OWN-1' };
    expect(await editItem(shop, item.id, own)).toMatchObject(own);
    const [variant] = await price(shop.owner, item.id, [
      { attributeValueIds: [small], barcode: '8901234500026', sku: 'own-1' },
    ]);
    expect(variant).toMatchObject({ barcode: '8901234500026', sku: 'own-1' });
    expect(await readItem(shop, item.id)).toMatchObject({ barcode: null, sku: null });
    expect(fieldsOf(await refusedEdit(item.id, { barcode: '8901234500033', sku: 'OWN-2' }))).toEqual({
      barcode: 'The item has variants; each has its own',
      sku: 'The item has variants; each has its own',
    });
    expect(await editItem(shop, item.id)).toMatchObject({ barcode: null });
  });

  test('pass to its first variant in one save, and to one alone', async () => {
    const own = { barcode: '8901234500064', sku: 'OWN-3' };
    const item = await addItem(shop, own);
    await giveValues(shop.owner, item.id, size.ids);
    const row = { attributeValueIds: [small], ...own };
    const ledgerDetails = [row, { ...row, attributeValueIds: [large] }].map((one) => ({ sellingPrice: 100, ...one }));
    const body = { itemId: item.id, ledgerDetails };
    const twice = await refusal(shop.owner, itemVariantContract.savePrices, { body });
    expect(Object.keys(fieldsOf(twice))).toEqual(['ledgerDetails.1.sku', 'ledgerDetails.1.barcode']);
    const [variant] = await price(shop.owner, item.id, [row]);
    expect(variant).toMatchObject(own);
    expect(await readItem(shop, item.id)).toMatchObject({ barcode: null, sku: null });
  });

  test('are the item’s again when its last variant is gone', async () => {
    const own = { barcode: '8901234500071', sku: 'OWN-4' };
    const item = await addItem(shop, own);
    await giveValues(shop.owner, item.id, size.ids);
    const [variant] = await price(shop.owner, item.id, [{ attributeValueIds: [small] }]);
    await call(shop.owner, itemVariantContract.remove, { params: { id: variant?.id ?? 0 } });
    expect(await readItem(shop, item.id)).toMatchObject({ ...own, hasVariants: false });
    const { rows } = await call(shop.owner, writeOffContract.goods, { query: { scanned: own.barcode } });
    expect(rows).toHaveLength(1);
  });

  test('stay with what has stock, and is sold on beside them', async () => {
    const openingStock = [{ outletId: shop.mainId, quantity: 3, rate: 20 }];
    const item = await addItem(shop, { barcode: '8901234500057', openingStock });
    await giveValues(shop.owner, item.id, size.ids);
    await price(shop.owner, item.id, [{ attributeValueIds: [small] }]);
    expect(await editItem(shop, item.id, { barcode: '8901234500057' })).toMatchObject({ barcode: '8901234500057' });
  });
});

test('what stands in a quotation or in the draft of a purchase is not deleted', async () => {
  const whole = await openWholeShop(app);
  const vendor = await addVendor(whole.owner, {});
  const fresh = async () => {
    const { categoryId, unitId } = await call(whole.owner, itemContract.get, {
      params: { itemId: whole.rice.itemId },
    });
    serial += 1;
    return call(whole.owner, itemContract.create, {
      body: { name: `Quoted ${serial}`, categoryId, unitId, sellingPrice: 10 },
    });
  };
  const [quoted, ordered] = [await fresh(), await fresh()];
  await call(whole.owner, quotationContract.create, {
    body: quotationOf(whole, { lines: [lineOf(quoted.itemLedgerDetailId)] }),
  });
  await call(whole.owner, purchaseContract.save, {
    params: { type: 'draft' },
    body: purchaseOf(whole, vendor.id, { lines: [bought(ordered.itemLedgerDetailId)] }),
  });
  for (const { id } of [quoted, ordered])
    expect(await refusal(whole.owner, itemContract.remove, { params: { itemId: id } })).toMatchObject({
      status: 409,
      error: 'item.used',
    });
});

test('whoever sells is told what an item is usually sold in, where that is not its own unit', async () => {
  const dozen = await addUnit('Dozen');
  const sold = await addItem(shop, { name: 'Socks by the dozen' });
  const soldIn = async () =>
    (await call(shop.owner, itemContract.priceList, { query: { search: 'Socks by the dozen' } })).rows;
  expect(await soldIn()).toMatchObject([{ salesUnitName: null, salesUnitNameNp: null, salesUnitConversion: null }]);
  const defaultUnits = { salesUnitId: dozen, salesUnitConversion: 12 };
  await editItem(shop, sold.id, { name: 'Socks by the dozen', defaultUnits });
  expect(await soldIn()).toMatchObject([
    { salesUnitNameNp: 'Dozen', salesUnitConversion: 12, salesUnitOwn: 12, salesUnitPer: 1 },
  ]);
  await editItem(shop, sold.id, { name: 'Socks by the dozen', defaultUnits: { salesUnitId: sold.unitId } });
  expect(await soldIn()).toMatchObject([{ salesUnitName: null, salesUnitConversion: null, salesUnitOwn: null }]);
});
