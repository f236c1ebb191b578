import { itemCodeContract } from '@bahi/contract/catalogue/item-code/item-code.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { barcodeFaultOf, checkedBarcodeOf, mostOwnBarcodes, ownBarcode } from '@bahi/domain/goods/barcode';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addItem, itemForm, openShop, readItem, type Shop } from '../item/testing/shop.ts';
import { addAttribute, giveValues, price, variantsOf } from '../item-variant/testing/variants.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

type Wish = Sent<typeof itemCodeContract.make>['body'];
const make = (of: Shop, body: Wish) => call(of.owner, itemCodeContract.make, { body });

/** A kurta, small and large, in red and sky blue. */
async function addKurta(of: Shop) {
  const size = await addAttribute(of.owner, { name: 'Size', nameNp: 'साइज' }, [
    ['S', 'सानो'],
    ['L', 'ठूलो'],
  ]);
  const colour = await addAttribute(of.owner, { name: 'Colour', nameNp: 'रङ' }, [
    ['Red', 'रातो'],
    ['Sky blue', 'आकाशे'],
  ]);
  const item = await addItem(of, { code: `KU-${size.id}` });
  await giveValues(of.owner, item.id, [...size.ids, ...colour.ids]);
  const variants = await price(
    of.owner,
    item.id,
    size.ids.flatMap((one) => colour.ids.map((other) => ({ attributeValueIds: [one, other] }))),
  );
  return { item, variants };
}

test('all variants of an item that have no code get an own one, and what is there stays', async () => {
  const { item, variants } = await addKurta(shop);
  const [first, second] = variants;
  const params = { id: first?.id ?? 0 };
  await call(shop.owner, itemVariantContract.update, {
    params,
    body: { sellingPrice: 10, sku: 'OURS', barcode: '8901058851298' },
  });
  const made = await make(shop, { itemIds: [item.id] });
  expect(made).toMatchObject({ barcodes: 3, skus: 3, left: 0 });
  const after = await variantsOf(shop.owner, item.id);
  expect(after.find(({ id }) => id === first?.id)).toMatchObject({ sku: 'OURS', barcode: '8901058851298' });
  expect(after.find(({ id }) => id === second?.id)).toMatchObject({ sku: `${item.code}-S-SKYBLUE` });
  const barcodes = after.flatMap(({ barcode }) => barcode ?? []);
  expect(new Set(barcodes).size).toBe(4);
  expect(barcodes.map(checkedBarcodeOf)).toEqual(['EAN-13', 'EAN-13', 'EAN-13', 'EAN-13']);
  expect(barcodes.map(barcodeFaultOf)).toEqual([null, null, null, null]);
  // The item itself is not sold, and so has no code.
  expect(await readItem(shop, item.id)).toMatchObject({ sku: null, barcode: null });
  expect(await make(shop, { itemIds: [item.id] })).toMatchObject({ barcodes: 0, skus: 0 });
  expect(await messageOf(shop.owner, itemCodeContract.make, { body: { itemIds: [item.id] } })).toBe(
    'Nothing lacks a code',
  );
});

test('one variant gets its code alone; a barcode or an SKU alone where only that is asked for', async () => {
  const { item, variants } = await addKurta(shop);
  const [one, other] = variants.map(({ id }) => id);
  await make(shop, { itemLedgerDetailIds: [one ?? 0], sku: false });
  await make(shop, { itemLedgerDetailIds: [other ?? 0], barcode: false });
  const after = await variantsOf(shop.owner, item.id);
  const of = (id: number | undefined) => after.find((variant) => variant.id === id);
  expect(of(one)).toMatchObject({ sku: null, barcode: expect.stringMatching(/^24\d{11}$/) });
  expect(of(other)).toMatchObject({ sku: expect.stringContaining('KU-'), barcode: null });
  expect(after.filter(({ sku, barcode }) => sku === null && barcode === null)).toHaveLength(2);
  const nothing = await refusal(shop.owner, itemCodeContract.make, { body: { barcode: false, sku: false } });
  expect(fieldsOf(nothing)).toEqual({ barcode: 'Required' });
});

test('everything that is sold and has no code gets one at once', async () => {
  const fresh = await openShop(app);
  const tea = await addItem(fresh, { code: 'TEA' });
  await addKurta(fresh);
  expect(await make(fresh, {})).toMatchObject({ barcodes: 5, skus: 5, left: 0 });
  expect(await readItem(fresh, tea.id)).toMatchObject({ sku: 'TEA', barcode: ownBarcode(1) });
});

test('a number is never given twice: not to many at once, not after what had it is gone, not where somebody typed it', async () => {
  const fresh = await openShop(app);
  await addItem(fresh, { barcode: ownBarcode(3) });
  const items = await Promise.all(Array.from({ length: 10 }, () => addItem(fresh)));
  const made = await Promise.all(items.map(({ id }) => make(fresh, { itemIds: [id] })));
  const barcodes = made.flatMap(({ itemLedgerDetails }) => itemLedgerDetails.map(({ barcode }) => barcode));
  expect(new Set(barcodes).size).toBe(10);
  expect(barcodes).not.toContain(ownBarcode(3));
  expect(barcodes).toContain(ownBarcode(11));
  const last = items[barcodes.indexOf(ownBarcode(11))];
  await call(fresh.owner, itemContract.remove, { params: { itemId: last?.id ?? 0 } });
  const [next] = (await make(fresh, { itemIds: [(await addItem(fresh)).id] })).itemLedgerDetails;
  expect(next?.barcode).toBe(ownBarcode(12));
});

test('when all numbers are given, that is said and nothing gets a code', async () => {
  const fresh = await openShop(app);
  const tea = await addItem(fresh);
  await make(fresh, { itemIds: [tea.id] });
  const { businessId } = fresh.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId: null }, (db) =>
    db.query('update own_barcode_series set last_number = $2 where business_id = $1', [businessId, mostOwnBarcodes]),
  );
  const salt = await addItem(fresh);
  expect(await refusal(fresh.owner, itemCodeContract.make, { body: { itemIds: [salt.id] } })).toMatchObject({
    status: 409,
    message: 'The business has used all of its own barcodes',
  });
  expect(await readItem(fresh, salt.id)).toMatchObject({ sku: null, barcode: null });
});

test('who had an item open before its codes were made does not write over them', async () => {
  const tea = await addItem(shop);
  const opened = await readItem(shop, tea.id);
  const other = await addItem(shop);
  await make(shop, { itemIds: [tea.id] });
  const coded = await readItem(shop, tea.id);
  expect(coded.version).toBeGreaterThan(opened.version);
  const body = itemForm(shop, { name: 'Green tea', version: opened.version });
  const stale = await refusal(shop.owner, itemContract.update, { params: { itemId: tea.id }, body });
  expect(stale).toMatchObject({ status: 409, error: 'common.stale' });
  expect(await readItem(shop, tea.id)).toMatchObject({ sku: coded.sku, barcode: coded.barcode });
  // Of what got none nothing is changed.
  await make(shop, { itemIds: [tea.id] });
  expect(await readItem(shop, tea.id)).toMatchObject({ version: coded.version });
  expect(await readItem(shop, other.id)).toMatchObject({ version: other.version });
});

test('the same wish sent many times at once gives each variant one code', async () => {
  const { item } = await addKurta(shop);
  const answers = await Promise.all(Array.from({ length: 6 }, () => make(shop, { itemIds: [item.id] })));
  expect(answers.reduce((sum, { barcodes }) => sum + barcodes, 0)).toBe(4);
  expect(answers.reduce((sum, { skus }) => sum + skus, 0)).toBe(4);
});

test('SKUs that would be alike are told apart by a number', async () => {
  const shade = await addAttribute(shop.owner, { name: 'Shade', nameNp: 'छाया' }, [
    ['गाढा', 'गाढा'],
    ['हल्का', 'हल्का'],
  ]);
  const item = await addItem(shop, { code: 'SHADE' });
  await giveValues(shop.owner, item.id, shade.ids);
  await price(
    shop.owner,
    item.id,
    shade.ids.map((id) => ({ attributeValueIds: [id] })),
  );
  await addItem(shop, { sku: 'shade-v1-2' });
  const { itemLedgerDetails } = await make(shop, { itemIds: [item.id] });
  expect(itemLedgerDetails.map(({ sku }) => sku)).toEqual(['SHADE-V1', 'SHADE-V1-3']);
});

test('who may not change items makes no codes, and nobody those of another business', async () => {
  const neighbour = await openShop(app);
  const tea = await addItem(shop);
  expect(await make(neighbour, { itemIds: [tea.id] })).toMatchObject({ barcodes: 0, skus: 0 });
  expect(await readItem(shop, tea.id)).toMatchObject({ barcode: null });
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['item.read'] });
  const refused = await refusal(reader, itemCodeContract.make, { body: { itemIds: [tea.id] } });
  expect(refused).toMatchObject({ status: 403 });
  await expectSoundBooks(app);
});
