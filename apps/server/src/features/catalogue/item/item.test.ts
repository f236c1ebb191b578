import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, inOutlet } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addItem, writeBill, editItem, itemForm, openShop, readItem, type Shop, writeRow } from './testing/shop.ts';

let app: TestApp;
let shop: Shop;
let neighbour: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  neighbour = await openShop(app);
});
afterAll(() => app.close());

/** What each field of a refused new item says, in English. */
async function refusedFields(changes: object): Promise<Record<string, string>> {
  return fieldsOf(await refusal(shop.owner, itemContract.create, { body: { ...itemForm(shop), ...changes } }));
}

test('an item keeps all that its form says, with digits of both scripts, and is found again', async () => {
  const brand = await call(shop.owner, brandContract.save, { body: { name: 'Hulas', nameNp: 'हुलास' } });
  const created = await addItem(shop, {
    name: '  Basmati  ',
    nameNp: 'बासमती',
    code: 'BAS-1',
    barcode: '8901234567890',
    hsCode: '1006.30',
    brandId: brand.id,
    purchasePrice: '१,२०० ',
    sellingPrice: '१,५५०.५०',
    purchaseDateBS: '२०८३-०७-०१',
    vatIncluded: true,
    reorderPoint: '२.५',
    description: 'लामो दाना',
  });
  expect(created).toMatchObject({
    name: 'Basmati',
    nameNp: 'बासमती',
    code: 'BAS-1',
    barcode: '8901234567890',
    hsCode: '1006.30',
    categoryId: shop.categoryId,
    categoryName: 'Rice, flour and pulses',
    categoryNameNp: 'चामल, पिठो र दाल',
    brandId: brand.id,
    brandName: 'Hulas',
    brandNameNp: 'हुलास',
    unitId: shop.unitId,
    unitName: 'Kilogram',
    unitNameNp: 'किलोग्राम',
    purchasePrice: 1200,
    sellingPrice: 1550.5,
    purchaseDateAD: '2026-10-18',
    purchaseDateBS: '2083-07-01',
    taxable: true,
    vatIncluded: true,
    hasVariants: false,
    reorderPoint: 2.5,
    description: 'लामो दाना',
    stockQuantity: 0,
    isActive: true,
    version: 1,
  });
  expect(await readItem(shop, created.id)).toEqual(created);
});

test('an item has a sub-category, size, model and printed price, and may be shared by its link', async () => {
  const { id: subCategoryId } = await call(shop.owner, itemCategoryContract.save, {
    body: { name: 'Fine rice', nameNp: 'मसिनो चामल', parentId: shop.categoryId },
  });
  const own = {
    subCategoryId,
    size: '५ किलो',
    model: 'Premium',
    mrp: '१,१५०',
    shareable: true,
    isPriceShareable: true,
  };
  const saved = await addItem(shop, own);
  expect(saved).toMatchObject({ ...own, mrp: 1150, subCategoryName: 'Fine rice', subCategoryNameNp: 'मसिनो चामल' });
  const found = await call(shop.owner, itemContract.list, { body: { categoryId: subCategoryId } });
  expect(found.rows).toMatchObject([{ id: saved.id }]);
  expect(await addItem(shop)).toMatchObject({ subCategoryId: null, mrp: null, shareable: false });
  const elsewhere = await call(shop.owner, itemCategoryContract.save, { body: { name: 'Elsewhere' } });
  expect(await refusedFields({ subCategoryId: elsewhere.id })).toEqual({
    subCategoryId: 'Does not lie within the category',
  });
  expect(await refusedFields({ subCategoryId: 999_999 })).toEqual({ subCategoryId: 'Not found, choose another' });
});

test('a Nepali shopkeeper is answered in Nepali', async () => {
  const nepali = { ...shop.owner, language: 'ne' } as const;
  expect(await messageOf(nepali, itemContract.create, { body: itemForm(shop) })).toBe('सामान सुरक्षित भयो');
  const refused = await refusal(nepali, itemContract.create, { body: itemForm(shop, { name: '' }) });
  expect(fieldsOf(refused)).toEqual({ name: 'आवश्यक छ' });
});

test('each field that is wrong says what is wrong with it', async () => {
  const wrong = {
    name: ' ',
    categoryId: '',
    unitId: undefined,
    sellingPrice: '-1',
    purchasePrice: 'cheap',
    reorderPoint: '1.23456',
    openingStock: [{ outletId: '', quantity: 0, rate: '' }],
  };
  expect(await refusedFields(wrong)).toEqual({
    name: 'Required',
    categoryId: 'Required',
    unitId: 'Required',
    sellingPrice: 'Cannot be less than 0',
    purchasePrice: 'Enter a number only',
    reorderPoint: 'At most four decimals',
    'openingStock.0.outletId': 'Required',
    'openingStock.0.quantity': 'Should be greater than 0',
    'openingStock.0.rate': 'Required',
  });
});

describe('the code', () => {
  test('is the next free one when none is typed', async () => {
    const fresh = await openShop(app);
    await addItem(fresh, { code: 'I-0002' });
    await addItem(fresh, { code: 'RICE' });
    expect(await addItem(fresh)).toMatchObject({ code: 'I-0003' });
    expect(await addItem(fresh, { code: '' })).toMatchObject({ code: 'I-0004' });
    // Codes are each business's own.
    expect(await addItem(await openShop(app))).toMatchObject({ code: 'I-0001' });
  });

  test('is never given twice, however many items are saved at once', async () => {
    const fresh = await openShop(app);
    const typed = ['I-0017', 'I-0019', 'I-0021', 'I-0023'].map((code) => addItem(fresh, { code }));
    const made = Array.from({ length: 12 }, () => addItem(fresh));
    const items = await Promise.all([...made, ...typed]);
    expect(new Set(items.map((item) => item.code)).size).toBe(16);
  });

  test('stays when an edit leaves it empty, and changes when another is typed', async () => {
    const { id } = await addItem(shop, { code: 'KEEP-1' });
    expect(await editItem(shop, id, { code: '' })).toMatchObject({ code: 'KEEP-1', version: 2 });
    expect(await editItem(shop, id, { code: 'KEEP-2' })).toMatchObject({ code: 'KEEP-2', version: 3 });
  });
});

test('name, code, SKU and barcode belong to one item of a business; another business may use them too', async () => {
  const own = { name: 'Tokla Tea', code: 'TEA', sku: 'TOK-1', barcode: '111222' };
  const tea = await addItem(shop, own);
  const other = await addItem(shop);
  for (const [changes, fields] of [
    [{ name: 'TOKLA tea' }, { name: 'This name exists already' }],
    [{ code: 'TEA' }, { code: 'Another item has this code' }],
    [{ barcode: '111222' }, { barcode: 'Another item has this barcode' }],
    [{ sku: 'tok-1' }, { sku: 'Another item has this SKU' }],
  ] as const) {
    const body = itemForm(shop, changes);
    const created = await refusal(shop.owner, itemContract.create, { body });
    const edited = await refusal(shop.owner, itemContract.update, { params: { itemId: other.id }, body });
    expect([created.status, edited.status]).toEqual([409, 409]);
    expect([fieldsOf(created), fieldsOf(edited)]).toEqual([fields, fields]);
  }
  expect(await addItem(neighbour, own)).toMatchObject({ code: 'TEA' });
  // Its own name, codes and barcode are no doubles.
  expect(await editItem(shop, tea.id, own)).toMatchObject(own);
});

test('a barcode that claims a check digit has the right one; what no scanner reads is refused, other texts are taken', async () => {
  const wrong = 'The check digit of this number is not right, so it would not scan; read it once more';
  for (const barcode of ['8901058851299', '96385075', '036000291453', '८९०१०५८८५१२९९'])
    expect(await refusedFields({ barcode })).toEqual({ barcode: wrong });
  expect(await refusedFields({ barcode: 'चिया-५००' })).toEqual({
    barcode: 'English letters, digits and signs only: no scanner reads others',
  });
  const stored = async (barcode: string) => (await addItem(shop, { barcode })).barcode;
  expect(await stored('८९०१०५८ ८५१२९८')).toBe('8901058851298');
  expect(await stored('96385074')).toBe('96385074');
  expect(await stored('036000291452')).toBe('036000291452');
  expect(await stored('Tea 500 g')).toBe('Tea 500 g');
  expect(await stored('')).toBe(null);
});

test('the table itself takes no barcode that would not scan, as the rule of the form has it', async () => {
  const [verdict] = await app.asOwner(
    `select array_agg(is_scanned(barcode) order by place) as scanned
     from unnest($1::text[]) with ordinality as given (barcode, place)`,
    [
      [
        '8901058851298',
        '8901058851299',
        '96385074',
        '96385075',
        '036000291452',
        '036000291453',
        '111222',
        'Tea 5',
        'चिया',
      ],
    ],
  );
  expect(verdict?.['scanned']).toEqual([true, false, true, false, true, false, true, true, false]);
});

test('the purchase day may come in either calendar; both must agree', async () => {
  const newYear = { purchaseDateAD: '2026-04-14', purchaseDateBS: '2083-01-01' };
  expect(await addItem(shop, { purchaseDateAD: '2026-04-14' })).toMatchObject(newYear);
  expect(await addItem(shop, { purchaseDateBS: '2083-01-01' })).toMatchObject(newYear);
  expect(await addItem(shop, { purchaseDateAD: '2026-04-14', purchaseDateBS: '2083-1-1' })).toMatchObject(newYear);
  expect(await refusedFields({ ...newYear, purchaseDateBS: '2083-01-02' })).toEqual({
    purchaseDateBS: 'The AD and BS dates differ',
  });
  expect(await refusedFields({ purchaseDateBS: '2083-01-32' })).toEqual({ purchaseDateBS: 'This date does not exist' });
  expect(await refusedFields({ purchaseDateAD: '2026-02-30' })).toEqual({ purchaseDateAD: 'This date does not exist' });
});

describe('tax', () => {
  const unknown = { taxRateId: 'Not found, choose another' };

  test('a taxable item has the standard rate unless another is chosen; any other has none', async () => {
    const { rows } = await call(shop.owner, taxRateContract.list, {});
    const standard = rows.find((row) => row.isDefault)?.id;
    const zero = rows.find((row) => row.rate === 0)?.id ?? 0;
    expect(await addItem(shop)).toMatchObject({ taxable: true, taxRateId: standard });
    expect(await addItem(shop, { taxRateId: zero })).toMatchObject({ taxable: true, taxRateId: zero });
    expect(await addItem(shop, { taxable: false, taxRateId: zero })).toMatchObject({ taxable: false, taxRateId: null });
    expect(await refusedFields({ taxRateId: 999_999 })).toEqual(unknown);
  });

  test('a retired rate is refused, but stays where it is used already', async () => {
    const taxRateId = await writeRow(
      app,
      0,
      `insert into tax_rate (name, name_np, rate_hundredths) values ('Old 10 %', 'पुरानो १० %', 1000)
       returning id, $1::bigint`,
    );
    const item = await addItem(shop, { taxRateId });
    await writeRow(app, 0, 'update tax_rate set is_active = false where id = $2 returning id, $1::bigint', [taxRateId]);
    expect(await refusedFields({ taxRateId })).toEqual({ taxRateId: 'Inactive, choose another' });
    expect(await editItem(shop, item.id, { taxRateId })).toMatchObject({ taxRateId, version: 2 });
  });
});

describe('category, brand and unit', () => {
  const make = (businessId: number, table: string, codeColumn: string | null, name: string) =>
    codeColumn === null
      ? writeRow(app, businessId, `insert into ${table} (business_id, name) values ($1, $2) returning id`, [name])
      : writeRow(
          app,
          businessId,
          `insert into ${table} (business_id, name, ${codeColumn}) values ($1, $2, $2) returning id`,
          [name],
        );
  const makeAll = async (businessId: number, name: string) => ({
    categoryId: await make(businessId, 'item_category', 'code', name),
    brandId: await make(businessId, 'brand', null, name),
    unitId: await make(businessId, 'unit', 'short_code', name),
  });
  const allSay = (text: string) => ({ categoryId: text, brandId: text, unitId: text });

  test('may be shared or the business’s own', async () => {
    const own = { categoryName: 'own', brandName: 'own', unitName: 'own' };
    expect(await addItem(shop, await makeAll(shop.owner.businessId, 'own'))).toMatchObject(own);
    const shared = { categoryName: 'of all', brandName: 'of all', unitName: 'of all' };
    expect(await addItem(shop, await makeAll(0, 'of all'))).toMatchObject(shared);
  });

  test('of another business are not to be had, nor are unknown ones', async () => {
    const item = await addItem(shop);
    const theirs = await makeAll(neighbour.owner.businessId, 'theirs');
    for (const named of [theirs, { categoryId: 999_999, brandId: 999_999, unitId: 999_999 }]) {
      const body = itemForm(shop, named);
      const created = await refusal(shop.owner, itemContract.create, { body });
      const edited = await refusal(shop.owner, itemContract.update, { params: { itemId: item.id }, body });
      expect([created.status, edited.status]).toEqual([400, 400]);
      expect(fieldsOf(created)).toEqual(allSay('Not found, choose another'));
      expect(fieldsOf(edited)).toEqual(allSay('Not found, choose another'));
    }
    expect(await readItem(shop, item.id)).toEqual(item);
  });

  test('that are retired are taken for no new item, and stay on those that have them', async () => {
    const old = await makeAll(shop.owner.businessId, 'old');
    const item = await addItem(shop, old);
    const another = await addItem(shop);
    for (const table of ['item_category', 'brand', 'unit'])
      await writeRow(
        app,
        shop.owner.businessId,
        `update ${table} set is_active = false where business_id = $1 and name = 'old' returning id`,
      );
    const inactive = allSay('Inactive, choose another');
    expect(await refusedFields(old)).toEqual(inactive);
    const sent = { params: { itemId: another.id }, body: itemForm(shop, old) };
    expect(fieldsOf(await refusal(shop.owner, itemContract.update, sent))).toEqual(inactive);
    expect(await editItem(shop, item.id, { ...old, sellingPrice: 7 })).toMatchObject({ ...old, sellingPrice: 7 });
  });
});

test('an edit that began before another was saved is refused, and changes nothing', async () => {
  const { id } = await addItem(shop);
  expect(await editItem(shop, id, { version: 1, sellingPrice: 100 })).toMatchObject({ sellingPrice: 100, version: 2 });
  const sent = { params: { itemId: id }, body: itemForm(shop, { version: 1, sellingPrice: 200 }) };
  expect(await refusal(shop.owner, itemContract.update, sent)).toMatchObject({ status: 409, error: 'common.stale' });
  const edits = [1, 2, 3, 4].map((price) => editItem(shop, id, { version: 2, sellingPrice: price }));
  const ended = await Promise.allSettled(edits);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readItem(shop, id)).toMatchObject({ version: 3 });
});

test('the status is set to active or inactive, and to nothing else', async () => {
  const { id } = await addItem(shop);
  const set = (status: string | number) => call(shop.owner, itemContract.setStatus, { params: { id, status } });
  expect(await set('INACTIVE')).toMatchObject({ isActive: false });
  expect(await set(2)).toMatchObject({ isActive: false });
  expect(await set(1)).toMatchObject({ isActive: true, version: 4 });
  for (const status of ['DELETED', 0, -2]) {
    const refused = await refusal(shop.owner, itemContract.setStatus, { params: { id, status } });
    expect(fieldsOf(refused)).toEqual({ status: 'Choose from the list' });
  }
  expect(await readItem(shop, id)).toMatchObject({ isActive: true, version: 4 });
});

describe('an item is taken away', () => {
  const inUse = { status: 409, error: 'item.used' };

  test('while nothing refers to it', async () => {
    const { id } = await addItem(shop, { code: 'GONE' });
    expect(await messageOf(shop.owner, itemContract.remove, { params: { itemId: id } })).toBe('Deleted');
    expect(await refusal(shop.owner, itemContract.get, { params: { itemId: id } })).toMatchObject({ status: 404 });
    expect(await refusal(shop.owner, itemContract.remove, { params: { itemId: id } })).toMatchObject({ status: 404 });
    // Its code is free again.
    expect(await addItem(shop, { code: 'GONE' })).toMatchObject({ code: 'GONE' });
  });

  test('but not when it stands on a bill, be it a draft', async () => {
    const item = await addItem(shop);
    await writeBill(shop, item);
    expect(await refusal(shop.owner, itemContract.remove, { params: { itemId: item.id } })).toMatchObject(inUse);
    expect(await readItem(shop, item.id)).toEqual(item);
  });

  test('nor when it had opening stock: that is in the books, also of an outlet one does not see', async () => {
    const item = await addItem(shop, { openingStock: [{ outletId: shop.mainId, quantity: 1, rate: 1 }] });
    const sent = { params: { itemId: item.id } };
    expect(await refusal(shop.owner, itemContract.remove, sent)).toMatchObject(inUse);
    const elsewhere = await inOutlet(app, shop.owner, shop.pokharaId);
    expect(await refusal(elsewhere, itemContract.remove, sent)).toMatchObject(inUse);
    expect(await readItem(shop, item.id)).toEqual(item);
  });
});

test('another business sees, changes and deletes none of it', async () => {
  const item = await addItem(shop, { openingStock: [{ outletId: shop.mainId, quantity: 3, rate: 50 }] });
  const { owner } = neighbour;
  const params = { itemId: item.id };
  const notFound = { status: 404, error: 'common.notFound' };
  expect(await refusal(owner, itemContract.get, { params })).toMatchObject(notFound);
  expect(await refusal(owner, itemContract.update, { params, body: itemForm(neighbour) })).toMatchObject(notFound);
  const withId = itemForm(neighbour, { id: item.id });
  expect(await refusal(owner, itemContract.create, { body: withId })).toMatchObject(notFound);
  expect(await refusal(owner, itemContract.remove, { params })).toMatchObject(notFound);
  const status = { params: { id: item.id, status: 2 } };
  expect(await refusal(owner, itemContract.setStatus, status)).toMatchObject(notFound);
  const { rows } = await call(owner, itemContract.list, { body: {} });
  expect(rows.map(({ id }) => id)).not.toContain(item.id);
  expect(await readItem(shop, item.id)).toEqual(item);
});

test('who may only create cannot edit by sending an id along', async () => {
  const { id } = await addItem(shop);
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['item.create'] });
  expect(await addItem(shop, {}, clerk)).toMatchObject({ version: 1 });
  const body = itemForm(shop, { id });
  expect(await refusal(clerk, itemContract.create, { body })).toMatchObject({ status: 403, error: 'common.forbidden' });
  expect(await call(shop.owner, itemContract.create, { body })).toMatchObject({ id, version: 2 });
});

test('the same save sent three times at once makes one item', async () => {
  const body = itemForm(shop);
  const once = { 'idempotency-key': 'one-sack-of-rice' };
  const answers = await Promise.all([1, 2, 3].map(() => call(shop.owner, itemContract.create, { body }, once)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const { rows } = await call(shop.owner, itemContract.list, { body: { search: body.name } });
  expect(rows).toHaveLength(1);
});
