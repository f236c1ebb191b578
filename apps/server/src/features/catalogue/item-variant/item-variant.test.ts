import { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addItem, editItem, openShop, readItem, type Shop, writeBill } from '../item/testing/shop.ts';
import { addAttribute, giveValues, price, variantsOf } from './testing/variants.ts';

let app: TestApp;
let shop: Shop;
let neighbour: Shop;
/** Small, medium and large; red and blue. */
let size: Awaited<ReturnType<typeof addAttribute>>;
let colour: Awaited<ReturnType<typeof addAttribute>>;
let [small, medium, large, red, blue] = [0, 0, 0, 0, 0];
beforeAll(async () => {
  app = await sharedTestApp();
  [shop, neighbour] = [await openShop(app), await openShop(app)];
  size = await addAttribute(shop.owner, { name: 'Size', nameNp: 'साइज' }, [
    ['Small', 'सानो'],
    ['Medium', 'मझौला'],
    ['Large', 'ठूलो'],
  ]);
  colour = await addAttribute(shop.owner, { name: 'Colour', nameNp: 'रङ' }, [
    ['Red', 'रातो'],
    ['Blue', 'नीलो'],
  ]);
  [small = 0, medium = 0, large = 0] = size.ids;
  [red = 0, blue = 0] = colour.ids;
});
afterAll(() => app.close());

/** An item that may be small, medium or large, and red or blue. */
async function addShirt() {
  const item = await addItem(shop, { sellingPrice: 900, purchasePrice: 500 });
  await giveValues(shop.owner, item.id, [...colour.ids, ...size.ids]);
  return item;
}

const remove = { params: { id: 0 } };

describe('the values an item may have', () => {
  test('are told by attribute, with how many combinations they make, of which none is made', async () => {
    const item = await addShirt();
    const answer = await call(shop.owner, itemVariantContract.attributeValues, { params: { itemId: item.id } });
    expect(answer).toMatchObject({
      itemId: item.id,
      combinationCount: 6,
      ledgerDetailCount: 0,
      attributes: [
        { attributeNameNp: 'रङ', attributeValues: [{ value: 'Red', valueAlias: 'रातो' }, { value: 'Blue' }] },
        { attributeNameNp: 'साइज', attributeValues: [{ id: small }, { id: medium }, { id: large }] },
      ],
    });
    expect(await readItem(shop, item.id)).toMatchObject({ hasVariants: false, sellingPrice: 900 });
  });

  test('are none twice, none unknown, and of six attributes at most', async () => {
    const item = await addItem(shop);
    const refused = async (attributeValueIds: number[]) => {
      const body = { itemId: item.id, attributeValueIds };
      return fieldsOf(await refusal(shop.owner, itemVariantContract.saveAttributeValues, { body }));
    };
    expect(await refused([small, small])).toEqual({ 'attributeValueIds.1': 'A value stands here twice' });
    expect(await refused([small, 999_999])).toEqual({ 'attributeValueIds.1': 'Not found, choose another' });
    const theirs = await addAttribute(neighbour.owner, { name: 'Theirs', nameNp: 'उनको' }, [['A', 'क']]);
    expect(await refused(theirs.ids)).toEqual({ 'attributeValueIds.0': 'Not found, choose another' });
    const many = await Promise.all(
      Array.from({ length: 7 }, (_, n) =>
        addAttribute(shop.owner, { name: `Kind ${n}`, nameNp: 'प्रकार' }, [['A', 'क']]),
      ),
    );
    expect(await refused(many.flatMap(({ ids }) => ids))).toEqual({
      attributeValueIds: 'An item has at most 6 attributes',
    });
    const [retired] = many;
    await call(shop.owner, attributeContract.setStatus, { params: { id: retired?.id ?? 0 } });
    expect(await refused(retired?.ids ?? [])).toEqual({ 'attributeValueIds.0': 'Inactive, choose another' });
  });

  test('stay while variants with stock or in documents have them; with others the variants go', async () => {
    const item = await addShirt();
    const opening = [{ outletId: shop.mainId, quantity: 3, rate: 400 }];
    await price(shop.owner, item.id, [
      { attributeValueIds: [red, small], openingStock: opening },
      { attributeValueIds: [red, large] },
    ]);
    const body = { itemId: item.id, attributeValueIds: [red, blue, medium, large] };
    const kept = await refusal(shop.owner, itemVariantContract.saveAttributeValues, { body });
    expect(kept).toMatchObject({ status: 409, error: 'itemVariant.valueUsed' });
    expect(fieldsOf(kept)).toEqual({
      attributeValueIds: 'Small stays: variants that have stock or stand in documents have it',
    });
    const nepali = { ...shop.owner, language: 'ne' } as const;
    expect((await refusal(nepali, itemVariantContract.saveAttributeValues, { body })).message).toContain('सानो');
    expect(await variantsOf(shop.owner, item.id)).toHaveLength(2);
    await giveValues(shop.owner, item.id, [red, blue, small, medium]);
    expect(await variantsOf(shop.owner, item.id)).toMatchObject([{ attributeValue: 'Red, Small', quantity: 3 }]);
  });

  test('are not taken from their attribute while items may have them', async () => {
    const item = await addShirt();
    const removed = { params: { resourceId: small } };
    expect(await refusal(shop.owner, attributeContract.removeValue, removed)).toMatchObject({
      status: 409,
      error: 'attribute.valueUsed',
    });
    expect((await variantsOf(shop.owner, item.id)).length).toBe(1);
  });
});

describe('combinations', () => {
  const combinations = (itemId: number, query: object) =>
    call(shop.owner, itemVariantContract.combinations, { params: { itemId }, query });

  test('come a page at a time, made or not, and are searched by words of either language', async () => {
    const item = await addShirt();
    const [made] = await price(shop.owner, item.id, [{ attributeValueIds: [small, red], sellingPrice: 950 }]);
    const first = await combinations(item.id, { pageSize: 2 });
    expect(first).toMatchObject({
      recordsTotal: 6,
      rows: [
        {
          attributeValueIds: [red, small],
          attributeValue: 'Red, Small',
          attributeValueLocLang: 'रातो, सानो',
          itemLedgerDetailId: made?.id,
          sellingPrice: 950,
        },
        { attributeValue: 'Red, Medium', itemLedgerDetailId: null, sellingPrice: null },
      ],
    });
    const found = async (search: string) =>
      (await combinations(item.id, { search })).rows.map(({ attributeValue }) => attributeValue);
    expect(await found('small')).toEqual(['Red, Small', 'Blue, Small']);
    expect(await found('large blu')).toEqual(['Blue, Large']);
    expect(await found('नीलो सानो')).toEqual(['Blue, Small']);
    expect(await found('red blue')).toEqual([]);
  });

  test('are too many to be made, and their page is there all the same', async () => {
    const item = await addItem(shop);
    const kinds = await Promise.all(
      Array.from({ length: 5 }, (_, kind) =>
        addAttribute(
          shop.owner,
          { name: `Of many ${kind}`, nameNp: 'धेरै' },
          Array.from({ length: 50 }, (_value, n) => [`V${kind}.${n}`, `मान ${n}`] as const),
        ),
      ),
    );
    const { combinationCount } = await giveValues(
      shop.owner,
      item.id,
      kinds.flatMap(({ ids }) => ids),
    );
    expect(combinationCount).toBe(50 ** 5);
    const found = await combinations(item.id, { search: 'V0.7 V4.49', pageSize: 1 });
    expect(found.recordsTotal).toBe(50 ** 3);
    expect(found.rows[0]?.attributeValue).toBe('V0.7, V1.0, V2.0, V3.0, V4.49');
  });

  test('of another business’s item are not there', async () => {
    const item = await addShirt();
    const params = { itemId: item.id };
    expect(await refusal(neighbour.owner, itemVariantContract.combinations, { params })).toMatchObject({ status: 404 });
  });
});

describe('prices', () => {
  test('of many variants are saved at once, each with its own, and the item is no longer sold by itself', async () => {
    const item = await addShirt();
    const saved = await price(shop.owner, item.id, [
      { attributeValueIds: [red, small], sellingPrice: 950, purchasePrice: 520, mrp: 1200, barcode: `B${item.id}` },
      { attributeValueIds: [large, blue], sellingPrice: 1050, vatIncluded: true },
    ]);
    expect(saved).toMatchObject([
      {
        itemId: item.id,
        attributeValue: 'Red, Small',
        attributeValueLocLang: 'रातो, सानो',
        sellingPrice: 950,
        purchasePrice: 520,
        mrp: 1200,
        barcode: `B${item.id}`,
        isActive: true,
        quantity: 0,
      },
      { attributeValue: 'Blue, Large', sellingPrice: 1050, vatIncluded: true, purchasePrice: null },
    ]);
    expect(await readItem(shop, item.id)).toMatchObject({ hasVariants: true, sellingPrice: 900 });
    const listed = await variantsOf(shop.owner, item.id);
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(saved.map(({ id }) => id)));
    const { rows } = await call(shop.owner, itemContract.priceList, { query: { search: item.code } });
    expect(Object.fromEntries(rows.map((row) => [row.attributeValue, row.sellingPrice]))).toEqual({
      'Blue, Large': 1050,
      'Red, Small': 950,
    });
  });

  test('are saved anew of a combination that is there, and a stale form is refused', async () => {
    const item = await addShirt();
    const [made] = await price(shop.owner, item.id, [{ attributeValueIds: [red, small] }]);
    const again = await price(shop.owner, item.id, [{ attributeValueIds: [small, red], sellingPrice: 970 }]);
    expect(again).toMatchObject([{ id: made?.id, sellingPrice: 970, version: 2 }]);
    const params = { id: made?.id ?? 0 };
    const body = { version: 1, sellingPrice: 980 };
    expect(await refusal(shop.owner, itemVariantContract.update, { params, body })).toMatchObject({
      status: 409,
      error: 'common.stale',
    });
    expect(await call(shop.owner, itemVariantContract.update, { params, body: { sellingPrice: 980 } })).toMatchObject({
      sellingPrice: 980,
      attributeValue: 'Red, Small',
    });
  });

  test('of a combination that stands twice, is not whole, or holds what the item has not, are refused at their fields', async () => {
    const item = await addShirt();
    const [made, other] = await price(shop.owner, item.id, [
      { attributeValueIds: [red, small] },
      { attributeValueIds: [red, medium] },
    ]);
    const refused = async (...ledgerDetails: object[]) => {
      const body = { itemId: item.id, ledgerDetails: ledgerDetails.map((row) => ({ sellingPrice: 1, ...row })) };
      return fieldsOf(await refusal(shop.owner, itemVariantContract.savePrices, { body }));
    };
    expect(await refused({ attributeValueIds: [blue, small] }, { attributeValueIds: [small, blue] })).toEqual({
      'ledgerDetails.1.attributeValueIds': 'This variant stands here twice',
    });
    expect(await refused({ id: other?.id, attributeValueIds: [red, small] })).toEqual({
      'ledgerDetails.0.attributeValueIds': 'Another variant of the item has this combination',
    });
    const whole = 'Choose one value of each attribute of the item';
    expect(await refused({ attributeValueIds: [red] })).toEqual({ 'ledgerDetails.0.attributeValueIds': whole });
    expect(await refused({ attributeValueIds: [red, blue, small] })).toEqual({
      'ledgerDetails.0.attributeValueIds': whole,
    });
    expect(await refused({ attributeValueIds: [red, red, small] })).toEqual({
      'ledgerDetails.0.attributeValueIds': whole,
    });
    expect(await refused({ attributeValueIds: [red, 999_999] })).toEqual({
      'ledgerDetails.0.attributeValueIds.1': 'The item does not have this value',
    });
    expect(await refused({ id: (await addItem(shop)).itemLedgerDetailId })).toEqual({
      'ledgerDetails.0.id': 'Not found, choose another',
    });
    // 100 and VAT are 113.
    expect(await refused({ id: made?.id, sellingPrice: 100.01, mrp: 113 })).toEqual({
      'ledgerDetails.0.sellingPrice': 'More than the printed price, with VAT',
    });
    expect(await refused({ id: made?.id, barcode: `T${item.id}` }, { id: other?.id, barcode: `T${item.id}` })).toEqual({
      'ledgerDetails.1.barcode': 'This barcode stands twice in this item',
    });
    const [taken] = await price(shop.owner, item.id, [{ attributeValueIds: [blue, small], sku: `SK-${item.id}` }]);
    expect(await refused({ id: made?.id, sku: `sk-${item.id}` }, { id: taken?.id, sku: `SK-${item.id}` })).toEqual({
      'ledgerDetails.0.sku': 'This SKU stands twice in this item',
      'ledgerDetails.1.sku': 'This SKU stands twice in this item',
    });
    await addItem(shop, { sku: `OF-${item.id}` });
    expect(await refused({ id: made?.id, sku: `of-${item.id}` })).toEqual({
      'ledgerDetails.0.sku': 'Another item has this SKU',
    });
    expect(await refused({ id: made?.id, barcode: '8901058851299' })).toEqual({
      'ledgerDetails.0.barcode': 'The check digit of this number is not right, so it would not scan; read it once more',
    });
    expect(await refused()).toEqual({ ledgerDetails: 'Required' });
  });

  test('of one variant that is named twice, by itself and by the values it had, are refused', async () => {
    const item = await addShirt();
    const [made] = await price(shop.owner, item.id, [{ attributeValueIds: [red, small], sellingPrice: 500 }]);
    for (const second of [{ attributeValueIds: [red, small] }, { id: made?.id }]) {
      const ledgerDetails = [{ id: made?.id, attributeValueIds: [red, large] }, second];
      const body = { itemId: item.id, ledgerDetails: ledgerDetails.map((row) => ({ sellingPrice: 1, ...row })) };
      expect(fieldsOf(await refusal(shop.owner, itemVariantContract.savePrices, { body }))).toEqual({
        'ledgerDetails.1.attributeValueIds': 'This variant stands here twice',
      });
    }
    expect(await variantsOf(shop.owner, item.id)).toMatchObject([{ attributeValue: 'Red, Small', sellingPrice: 500 }]);
    await expectSoundBooks(app);
  });

  test('come in the order of their values, in lists and for labels, and saving says what was made', async () => {
    const item = await addShirt();
    const made = {
      itemId: item.id,
      ledgerDetails: [large, small].map((id) => ({ attributeValueIds: [id, red], sellingPrice: 9 })),
    };
    expect(await messageOf(shop.owner, itemVariantContract.savePrices, { body: made })).toBe('2 combinations made');
    const one = { ...made, ledgerDetails: [{ attributeValueIds: [medium, red], sellingPrice: 9 }] };
    expect(await messageOf(shop.owner, itemVariantContract.savePrices, { body: one })).toBe('1 combination made');
    expect(await messageOf(shop.owner, itemVariantContract.savePrices, { body: one })).toBe('Prices saved');
    await price(shop.owner, item.id, [{ attributeValueIds: [blue, small] }]);
    const inOrder = ['Red, Small', 'Red, Medium', 'Red, Large', 'Blue, Small'];
    expect((await variantsOf(shop.owner, item.id)).map(({ attributeValue }) => attributeValue)).toEqual(inOrder);
    const labels = await call(shop.owner, labelContract.list, { query: { itemId: item.id } });
    expect(labels.rows.map(({ attributeValue }) => attributeValue)).toEqual(inOrder);
  });

  test('of one combination saved by many at once make one variant', async () => {
    const item = await addShirt();
    const saved = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        price(shop.owner, item.id, [{ attributeValueIds: [blue, medium], sellingPrice: n }]),
      ),
    );
    expect(new Set(saved.flat().map(({ id }) => id)).size).toBe(1);
    expect(await variantsOf(shop.owner, item.id)).toHaveLength(1);
  });

  test('come with stock that adds up exactly over the outlets', async () => {
    const item = await addShirt();
    const openingStock = [
      { outletId: shop.mainId, quantity: 0.1, rate: 10 },
      { outletId: shop.pokharaId, quantity: 0.2, rate: 10 },
    ];
    const [saved] = await price(shop.owner, item.id, [{ attributeValueIds: [red, small], openingStock }]);
    expect(saved?.quantity).toBe(0.3);
    const [other] = await price(shop.owner, item.id, [
      { attributeValueIds: [red, large], openingStock: [{ outletId: shop.mainId, quantity: 0.2, rate: 10 }] },
    ]);
    expect(other?.quantity).toBe(0.2);
    expect((await readItem(shop, item.id)).stock[0]?.quantity).toBe(0.3);
  });

  test('come with opening stock of each variant and outlet, once', async () => {
    const item = await addShirt();
    const at = (outletId: number, quantity: number, rate: number) => ({ outletId, quantity, rate });
    const rows = [
      { attributeValueIds: [red, small], openingStock: [at(shop.mainId, 5, 400), at(shop.pokharaId, 1.5, 410)] },
      { attributeValueIds: [red, large], openingStock: [at(shop.mainId, 2, 450)] },
    ];
    const saved = await price(shop.owner, item.id, rows);
    expect(saved.map(({ quantity }) => quantity)).toEqual([6.5, 2]);
    expect(saved[0]?.stock).toMatchObject([
      { outletId: shop.mainId, quantity: 5, value: 2000, isFixed: true },
      { outletId: shop.pokharaId, quantity: 1.5, value: 615, isFixed: true },
    ]);
    expect(await readItem(shop, item.id)).toMatchObject({
      stockQuantity: 8.5,
      stock: [
        { outletId: shop.mainId, quantity: 7, value: 2900, isFixed: true },
        { outletId: shop.pokharaId, quantity: 1.5, isFixed: true },
      ],
    });
    const { rows: listed } = await call(shop.owner, itemContract.list, { body: { search: item.code } });
    expect(listed).toMatchObject([{ stockQuantity: 8.5, hasVariants: true }]);
    const again = { itemId: item.id, ledgerDetails: rows.map((row) => ({ ...row, sellingPrice: 1 })) };
    expect(fieldsOf(await refusal(shop.owner, itemVariantContract.savePrices, { body: again }))).toMatchObject({
      'ledgerDetails.0.openingStock.0.outletId': expect.stringContaining('opening stock is fixed'),
      'ledgerDetails.1.openingStock.0.outletId': expect.stringContaining('opening stock is fixed'),
    });
    const byItem = {
      params: { itemId: item.id },
      body: { ...(await formOf(item.id)), openingStock: [at(shop.mainId, 1, 1)] },
    };
    expect(fieldsOf(await refusal(shop.owner, itemContract.update, byItem))).toEqual({
      openingStock: 'The item has variants; enter the opening stock of each with its price',
    });
    await expectSoundBooks(app);
  });

  async function formOf(itemId: number) {
    const { name, categoryId, unitId, sellingPrice } = await readItem(shop, itemId);
    return { name, categoryId, unitId, sellingPrice };
  }
});

describe('a variant', () => {
  test('is chosen by its values, or made at the price of its item on first use', async () => {
    const item = await addShirt();
    const body = { itemId: item.id, attributeValueIds: [blue, small] };
    const made = await call(shop.owner, itemVariantContract.assignValues, { body });
    expect(made).toMatchObject({
      attributeValue: 'Blue, Small',
      sellingPrice: 900,
      purchasePrice: 500,
      isActive: true,
    });
    expect(await call(shop.owner, itemVariantContract.assignValues, { body })).toMatchObject({ id: made.id });
    expect(await messageOf(shop.owner, itemVariantContract.assignValues, { body })).toBe('Attribute values saved');
    const values = await call(shop.owner, itemVariantContract.values, { params: { itemId: item.id } });
    expect(values).toMatchObject([
      { itemLedgerDetailId: made.id, attributeId: colour.id, attributeValueId: blue, value: 'Blue' },
      { itemLedgerDetailId: made.id, attributeId: size.id, attributeValueId: small, valueAlias: 'सानो' },
    ]);
    const foreign = { itemId: item.id, attributeValueIds: [blue, 999_999] };
    expect(await refusal(shop.owner, itemVariantContract.assignValues, { body: foreign })).toMatchObject({
      status: 400,
    });
  });

  test('that had stock before there were variants is sold on, and may be given its values', async () => {
    const item = await addItem(shop, { openingStock: [{ outletId: shop.mainId, quantity: 4, rate: 50 }] });
    await giveValues(shop.owner, item.id, [...colour.ids, ...size.ids]);
    await price(shop.owner, item.id, [{ attributeValueIds: [red, small] }]);
    expect(await variantsOf(shop.owner, item.id)).toMatchObject([
      { id: item.itemLedgerDetailId, attributeValue: null, attributeValueIds: [], quantity: 4 },
      { attributeValue: 'Red, Small' },
    ]);
    const sent = { itemId: item.id, itemLedgerDetailId: item.itemLedgerDetailId, attributeValueIds: [blue, large] };
    await call(shop.owner, itemVariantContract.assignValues, { body: sent });
    expect((await variantsOf(shop.owner, item.id)).map((row) => [row.attributeValue, row.quantity])).toEqual([
      ['Red, Small', 0],
      ['Blue, Large', 4],
    ]);
    // The item has a price of its own as before, and is edited as before.
    expect(await editItem(shop, item.id, { sellingPrice: 77 })).toMatchObject({ sellingPrice: 77, stockQuantity: 4 });
  });

  test('is called as its values are called now', async () => {
    const brand = await addAttribute(shop.owner, { name: 'Finish', nameNp: 'फिनिस' }, [['Mat', 'म्याट']]);
    const item = await addItem(shop);
    await giveValues(shop.owner, item.id, brand.ids);
    await price(shop.owner, item.id, [{ attributeValueIds: brand.ids }]);
    await call(shop.owner, attributeContract.save, {
      body: {
        id: brand.id,
        name: brand.name,
        nameNp: 'फिनिस',
        attributeValues: [{ id: brand.ids[0] ?? 0, value: 'Matt', valueAlias: 'म्याट' }],
      },
    });
    expect(await variantsOf(shop.owner, item.id)).toMatchObject([{ attributeValue: 'Matt' }]);
  });

  test('is taken away while nothing refers to it, and with the last one the item is sold by itself again', async () => {
    const item = await addShirt();
    const [used, unused] = await price(shop.owner, item.id, [
      { attributeValueIds: [red, small] },
      { attributeValueIds: [red, large] },
    ]);
    await writeBill(shop, { itemLedgerDetailId: used?.id ?? 0 });
    const gone = (id = 0) => refusal(shop.owner, itemVariantContract.remove, { ...remove, params: { id } });
    expect(await gone(used?.id)).toMatchObject({
      status: 409,
      message: 'It has stock or stands in documents; make it inactive instead',
    });
    expect(await gone(item.itemLedgerDetailId)).toMatchObject({ status: 409, error: 'itemVariant.isDefault' });
    const params = { id: unused?.id ?? 0 };
    expect(await messageOf(shop.owner, itemVariantContract.remove, { params })).toBe('Deleted');
    expect(await gone(unused?.id)).toMatchObject({ status: 404 });
    expect(await refusal(shop.owner, itemContract.remove, { params: { itemId: item.id } })).toMatchObject({
      status: 409,
    });
    const other = await addShirt();
    const [only] = await price(shop.owner, other.id, [{ attributeValueIds: [red, small] }]);
    await call(shop.owner, itemVariantContract.remove, { params: { id: only?.id ?? 0 } });
    expect(await readItem(shop, other.id)).toMatchObject({ hasVariants: false });
    expect(await variantsOf(shop.owner, other.id)).toMatchObject([{ id: other.itemLedgerDetailId, isActive: true }]);
    await price(shop.owner, other.id, [{ attributeValueIds: [red, small] }]);
    expect(await messageOf(shop.owner, itemContract.remove, { params: { itemId: other.id } })).toBe('Deleted');
  });

  test('of another business is not there', async () => {
    const item = await addShirt();
    const [made] = await price(shop.owner, item.id, [{ attributeValueIds: [red, small] }]);
    const params = { id: made?.id ?? 0 };
    const { owner } = neighbour;
    const body = { itemId: item.id, ledgerDetails: [{ sellingPrice: 1 }] };
    const answers = [
      await refusal(owner, itemVariantContract.update, { params, body: { sellingPrice: 1 } }),
      await refusal(owner, itemVariantContract.remove, { params }),
      await refusal(owner, itemVariantContract.list, { params: { id: item.id } }),
      await refusal(owner, itemVariantContract.savePrices, { body }),
      await refusal(owner, itemVariantContract.saveAttributeValues, {
        body: { itemId: item.id, attributeValueIds: [] },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await variantsOf(shop.owner, item.id)).toMatchObject([{ sellingPrice: 100 }]);
  });
});
