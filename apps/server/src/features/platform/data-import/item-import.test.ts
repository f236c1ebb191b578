import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addItem, openShop, type Shop, writeBill } from '../../catalogue/item/testing/shop.ts';
import { commit, csvFile, problemsOf, readImport, takeBack, upload, xlsxFile } from './testing/files.ts';

const headings = [
  'Item name',
  'Nepali name',
  'Code',
  'Category',
  'Unit',
  'Selling price',
  'Opening quantity',
  'Cost of one unit',
];

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  return () => app.close();
});

async function inMain(id: number): Promise<void> {
  await call(shop.owner, dataImportContract.saveSettings, { params: { id }, body: { outletId: shop.mainId } });
}

async function itemNamed(name: string) {
  const { rows } = await call(shop.owner, itemContract.list, { body: { search: name } });
  return rows.find((row) => row.name === name);
}

describe('items from a file', () => {
  test('are judged first, and stored with their opening stock only then', async () => {
    const staged = await upload(
      shop.owner,
      await xlsxFile([
        headings,
        ['Basmati', 'बासमती', 'B-1', 'Rice', 'kg', 120, 25, 95.5],
        ['Sona Masuri', 'सोना मन्सुली', '', 'Rice', 'Kilogram', 80, null, null],
      ]),
    );
    await inMain(staged.id);
    const judged = await readImport(shop.owner, staged.id);
    expect(judged).toMatchObject({
      state: 'STAGED',
      newRows: 2,
      errorRows: 0,
      recordCount: 2,
      quantity: 25,
      value: 2387.5,
    });
    expect(await itemNamed('Basmati')).toBeUndefined();

    const stored = await commit(shop.owner, staged);
    expect(stored).toMatchObject({ state: 'COMMITTED', recordCount: 2 });
    expect(await itemNamed('Basmati')).toMatchObject({
      code: 'B-1',
      sellingPrice: 120,
      stockQuantity: 25,
      nameNp: 'बासमती',
    });
    expect(await itemNamed('Sona Masuri')).toMatchObject({ stockQuantity: 0 });
    await expectSoundBooks(app);
  });

  test('a row a variant: values of the file become combinations, and rows of one variant stock of its outlets', async () => {
    const { id } = await upload(
      shop.owner,
      csvFile([
        [
          'Item name',
          'Category',
          'Unit',
          'Selling price',
          'MRP',
          'Barcode',
          'Fit',
          'Size',
          'Opening quantity',
          'Cost of one unit',
          'Outlet',
        ],
        ['Kurta', 'Clothes', 'pcs', '800', '', '', 'Slim', 'S', '3', '500', 'PKR'],
        ['Kurta', '', '', '850', '1000', '8901234567890', 'Slim', 'M', '4', '520', 'PKR'],
        ['Kurta', '', '', '850', '1000', '', 'Slim', 'M', '6', '520', 'Nowhere'],
      ]),
    );
    const staged = await readImport(shop.owner, id);
    const columns = staged.columns.map((key, at) => (staged.headings[at] === 'Fit' ? 'attribute' : key));
    const matched = await call(shop.owner, dataImportContract.saveSettings, { params: { id }, body: { columns } });
    expect(matched.missing).toEqual([
      { what: 'category', name: 'Clothes', within: null, rows: 1 },
      { what: 'attribute', name: 'Fit', within: null, rows: 3 },
      { what: 'attributeValue', name: 'Slim', within: 'Fit', rows: 3 },
    ]);
    expect(await problemsOf(shop.owner, staged)).toMatchObject({ 4: ['Outlet: Not found, choose another'] });
    const outlet = await call(shop.owner, dataImportContract.saveRows, {
      params: { id },
      body: { rows: [{ rowNumber: 4, cells: [{ column: staged.headings.indexOf('Outlet'), value: '' }] }] },
    });
    expect(outlet.errorRows).toBe(1);
    await inMain(id);
    await commit(shop.owner, staged);
    const kurta = await itemNamed('Kurta');
    expect(kurta).toMatchObject({ hasVariants: true, stockQuantity: 13 });
    const variants = await call(shop.owner, itemVariantContract.list, { params: { id: kurta?.id ?? 0 }, query: {} });
    expect(
      variants.map(({ attributeValue, sellingPrice, mrp, barcode, quantity }) => [
        attributeValue,
        sellingPrice,
        mrp,
        barcode,
        quantity,
      ]),
    ).toEqual([
      ['Slim, S', 800, null, null, 3],
      ['Slim, M', 850, 1000, '8901234567890', 10],
    ]);
    await expectSoundBooks(app);
  });

  test('each error stands at its cell, in the language of who reads it, and is mended on the spot', async () => {
    const staged = await upload(
      shop.owner,
      csvFile([
        [...headings.slice(0, 6), 'MRP', 'VAT included', 'Barcode'],
        ['', '', '', 'Rice', 'kg', '10', '', '', ''],
        ['Good one', '', 'G-1', 'Rice', 'kg', 'ten', '', '', '890100'],
        ['Dear one', 'mahango', 'G-1', 'Rice', 'kg', '120.505', '', 'perhaps', ''],
        ['Sold dear', '', '', 'Rice', 'kg', '120', '100', 'yes', '890100'],
      ]),
    );
    expect(staged).toMatchObject({ errorRows: 4, newRows: 0 });
    expect(await problemsOf(shop.owner, staged)).toEqual({
      2: ['Item name: Required'],
      3: ['Selling price: Enter a number only'],
      4: [
        'Nepali name: Not in Nepali letters',
        'VAT included: Write yes or no',
        'Code: Also in row 3',
        'Selling price: At most two decimals',
      ],
      5: ['Barcode: Also in row 3', 'Selling price: More than the printed price, with VAT'],
    });
    const nepali = { ...shop.owner, language: 'ne' } as const;
    expect((await problemsOf(nepali, staged))[3]).toEqual(['Selling price: सङ्ख्या मात्र लेख्नुहोस्']);
    expect(await refusal(shop.owner, dataImportContract.commit, { params: { id: staged.id } })).toMatchObject({
      status: 409,
      message: '4 rows still have something to mend; nothing was stored',
    });
    const mended = await call(shop.owner, dataImportContract.saveRows, {
      params: { id: staged.id },
      body: {
        rows: [
          { rowNumber: 2, cells: [], isLeftOut: true },
          { rowNumber: 3, cells: [{ column: 5, value: '१०' }] },
          {
            rowNumber: 4,
            cells: [
              { column: 1, value: 'महँगो' },
              { column: 2, value: 'G-2' },
              { column: 5, value: '120.50' },
              { column: 7, value: 'No' },
            ],
          },
          {
            rowNumber: 5,
            cells: [
              { column: 5, value: '100' },
              { column: 8, value: '' },
            ],
          },
        ],
      },
    });
    expect(mended).toMatchObject({ errorRows: 0, newRows: 3, leftOutRows: 1 });
    await commit(shop.owner, staged);
    expect(await itemNamed('Good one')).toMatchObject({ sellingPrice: 10, code: 'G-1' });
  });

  test('what is there already is skipped or refused, and told by what', async () => {
    await addItem(shop, { name: 'Old hand', code: 'OLD-1', barcode: '4006381333931' });
    const rows = [
      [...headings.slice(0, 6), 'Barcode'],
      ['OLD HAND', '', '', 'Rice', 'kg', '10', ''],
      ['By code', '', 'OLD-1', 'Rice', 'kg', '10', ''],
      ['By barcode', '', '', 'Rice', 'kg', '10', '4006381333931'],
      ['Quite new', '', '', 'Rice', 'kg', '10', ''],
    ];
    const staged = await upload(shop.owner, csvFile(rows));
    expect(staged).toMatchObject({ presentRows: 3, newRows: 1, errorRows: 0, recordCount: 1 });
    expect(Object.values(await problemsOf(shop.owner, staged)).flat()).toEqual([
      'Item name: Old hand is there already, by its name',
      'Code: Old hand is there already, by its code',
      'Barcode: Old hand is there already, by its barcode',
    ]);
    const strict = await call(shop.owner, dataImportContract.saveSettings, {
      params: { id: staged.id },
      body: { present: 'REFUSE' },
    });
    expect(strict).toMatchObject({ presentRows: 0, errorRows: 3 });
  });

  test('what is not there is named and made with the import, or refused at its cell', async () => {
    const staged = await upload(
      shop.owner,
      csvFile([
        ['Item name', 'Category', 'Sub-category', 'Brand', 'Unit', 'Selling price'],
        ['Dhaka topi', 'Headwear', 'Topi', 'Palpali', 'Thaan', '400'],
        ['Bhadgaule topi', 'Headwear', 'Topi', '', 'Thaan', '300'],
      ]),
    );
    expect(staged.missing).toEqual([
      { what: 'category', name: 'Headwear', within: null, rows: 2 },
      { what: 'subCategory', name: 'Topi', within: 'Headwear', rows: 2 },
      { what: 'brand', name: 'Palpali', within: null, rows: 1 },
      { what: 'unit', name: 'Thaan', within: null, rows: 2 },
    ]);
    const without = await call(shop.owner, dataImportContract.saveSettings, {
      params: { id: staged.id },
      body: { makesMissing: false },
    });
    expect(without).toMatchObject({ errorRows: 2, missing: [] });
    expect((await problemsOf(shop.owner, staged))[2]?.[0]).toBe(
      'Category: “Headwear” is not there yet; let it be made, or write another',
    );
    await call(shop.owner, dataImportContract.saveSettings, {
      params: { id: staged.id },
      body: { makesMissing: true },
    });
    await commit(shop.owner, staged);
    const made = await itemNamed('Dhaka topi');
    const detail = await call(shop.owner, itemContract.get, { params: { itemId: made?.id ?? 0 } });
    expect(detail).toMatchObject({
      categoryName: 'Headwear',
      subCategoryName: 'Topi',
      brandName: 'Palpali',
      unitName: 'Thaan',
    });
  });

  test('a shared attribute that lacks a value gets an own one beside it, which the next file uses', async () => {
    const rows = (name: string, sizes: string[]) => [
      ['Item name', 'Category', 'Unit', 'Selling price', 'Size'],
      ...sizes.map((size) => [name, 'Rice', 'pcs', '100', size]),
    ];
    const staged = await upload(shop.owner, csvFile(rows('Shoe', ['40', '41'])));
    expect(staged.missing.map(({ what, name }) => `${what} ${name}`)).toEqual([
      'attribute Size (own)',
      'attributeValue 40',
      'attributeValue 41',
    ]);
    await commit(shop.owner, staged);
    const next = await upload(shop.owner, csvFile(rows('Boot', ['41', '42'])));
    expect(next.missing.map(({ what, name, within }) => [what, name, within])).toEqual([
      ['attributeValue', '42', 'Size (own)'],
    ]);
    await commit(shop.owner, next);
    expect(await itemNamed('Boot')).toMatchObject({ hasVariants: true });
  });

  test('with the totals of the old program, which are kept beside', async () => {
    const staged = await upload(shop.owner, csvFile([headings.slice(0, 6), ['Total item', '', '', 'Rice', 'kg', '5']]));
    const kept = await call(shop.owner, dataImportContract.saveTotals, {
      params: { id: staged.id },
      body: { expectedRows: '2', expectedQuantity: '१२.५', expectedValue: '1,250.00' },
    });
    expect(kept).toMatchObject({ expectedRows: 2, expectedQuantity: 12.5, expectedValue: 1250 });
  });
});

describe('an import that is stored', () => {
  test('is stored once, however often it is asked for', async () => {
    const staged = await upload(shop.owner, csvFile([headings.slice(0, 6), ['Only once', '', '', 'Rice', 'kg', '5']]));
    const sent = { params: { id: staged.id } };
    const key = { 'idempotency-key': 'import-once' };
    const [one, other] = await Promise.all([
      call(shop.owner, dataImportContract.commit, sent, key),
      call(shop.owner, dataImportContract.commit, sent, key),
    ]);
    expect(one).toEqual(other);
    expect(await refusal(shop.owner, dataImportContract.commit, sent)).toMatchObject({
      status: 409,
      error: 'dataImport.notStaged',
    });
    const { rows } = await call(shop.owner, dataImportContract.list, {
      query: { search: 'items.csv', state: 'COMMITTED' },
    });
    expect(rows.filter(({ id }) => id === staged.id)).toHaveLength(1);
  });

  test('is taken back while nothing uses it, and can then be brought in again', async () => {
    const file = () =>
      csvFile([
        ['Item name', 'Code', 'Category', 'Unit', 'Selling price', 'Opening quantity', 'Cost of one unit', 'Barcode'],
        ['Passing', 'PASS-1', 'Passing goods', 'kg', '5', '10', '4', '4006381333900'],
        ['Passing too', 'PASS-2', 'Passing goods', 'kg', '5', '', '', ''],
      ]);
    const first = await upload(shop.owner, file());
    await inMain(first.id);
    await commit(shop.owner, first);
    expect(await takeBack(shop.owner, first)).toMatchObject({
      state: 'TAKEN_BACK',
      takenBackByName: expect.any(String),
    });
    expect(await itemNamed('Passing')).toBeUndefined();
    expect(await itemNamed('Passing too')).toBeUndefined();
    await expectSoundBooks(app);

    const second = await upload(shop.owner, file());
    await inMain(second.id);
    expect(await readImport(shop.owner, second.id)).toMatchObject({ newRows: 2, presentRows: 0, errorRows: 0 });
    await commit(shop.owner, second);
    expect(await itemNamed('Passing')).toMatchObject({ code: 'PASS-1', stockQuantity: 10 });
    await expectSoundBooks(app);
  });

  test('stays once something of it is in a bill or was changed, and says what', async () => {
    const staged = await upload(
      shop.owner,
      csvFile([
        headings,
        ['Billed', '', '', 'Rice', 'kg', '5', '10', '4'],
        ['Edited', '', '', 'Rice', 'kg', '5', '', ''],
      ]),
    );
    await inMain(staged.id);
    await commit(shop.owner, staged);
    const [billed, edited] = [await itemNamed('Billed'), await itemNamed('Edited')];
    await writeBill(shop, { itemLedgerDetailId: billed?.itemLedgerDetailId ?? 0 });
    await call(shop.owner, itemContract.setStatus, { params: { id: edited?.id ?? 0, status: 'INACTIVE' } });
    expect(await refusal(shop.owner, dataImportContract.reverse, { params: { id: staged.id } })).toMatchObject({
      status: 409,
      message: 'Cannot be taken back: Billed · Edited have been used or changed since',
    });
    expect(await itemNamed('Billed')).toMatchObject({ stockQuantity: 10, isActive: true });
  });

  test('leaves nothing of it behind when the books refuse one row', async () => {
    const staged = await upload(
      shop.owner,
      csvFile([
        headings.slice(0, 6),
        ['Half a thing', '', 'HALF-1', 'Halves', 'kg', '5'],
        ['Other half', '', 'HALF-2', 'Halves', 'kg', '5'],
      ]),
    );
    // Somebody enters one of them meanwhile: what was new is judged anew where it is stored.
    await addItem(shop, { name: 'Other half' });
    await call(shop.owner, dataImportContract.saveSettings, { params: { id: staged.id }, body: { present: 'REFUSE' } });
    await refusal(shop.owner, dataImportContract.commit, { params: { id: staged.id } });
    expect(await itemNamed('Half a thing')).toBeUndefined();
    expect(await readImport(shop.owner, staged.id)).toMatchObject({ state: 'STAGED', errorRows: 1 });
  });
});

describe('how an import is matched', () => {
  test.each([
    [
      'Tally',
      ['Name of Item', 'Under', 'Units', 'Closing Balance', 'Rate', 'Value', 'Standard Price'],
      ['name', 'category', 'unit', 'openingQuantity', 'openingRate', null, 'sellingPrice'],
    ],
    [
      'Zoho',
      ['Item Name', 'SKU', 'Rate', 'Usage unit', 'Category Name', 'Opening Stock'],
      ['name', 'sku', 'sellingPrice', 'unit', 'category', 'openingQuantity'],
    ],
    [
      'Vyapar',
      ['Item name*', 'Item code', 'Category', 'HSN', 'Sale price', 'Base Unit', 'Opening stock quantity', 'Tax Rate'],
      ['name', 'code', 'category', 'hsCode', 'sellingPrice', 'unit', 'openingQuantity', 'taxable'],
    ],
    [
      'our own in Nepali',
      ['सामानको नाम', 'नेपाली नाम', 'वर्ग', 'एकाइ', 'बिक्री मूल्य', 'साइज'],
      ['name', 'nameNp', 'category', 'unit', 'sellingPrice', 'attribute'],
    ],
  ])('by the headings of %s', async (_, names, columns) => {
    const staged = await upload(shop.owner, csvFile([['Shrestha Traders'], names, names.map(() => 'x')]));
    expect(staged.columns).toEqual(columns);
  });

  test('by hand, and so the next time: the match is remembered of these headings', async () => {
    const rows = [
      ['Maal', 'Category', 'Unit', 'Selling prise'],
      ['Thing', 'Rice', 'kg', '5'],
    ];
    const staged = await upload(shop.owner, csvFile(rows));
    expect(staged.columns).toEqual([null, 'category', 'unit', null]);
    expect(staged.missingColumns).toEqual([
      { column: 'name', nearest: null },
      { column: 'sellingPrice', nearest: 'Selling prise' },
    ]);
    expect(await refusal(shop.owner, dataImportContract.commit, { params: { id: staged.id } })).toMatchObject({
      message: 'Say first which column is: Item name, Selling price',
    });
    const columns = ['name', 'category', 'unit', 'sellingPrice'];
    const matched = await call(shop.owner, dataImportContract.saveSettings, {
      params: { id: staged.id },
      body: { columns },
    });
    expect(matched).toMatchObject({ missingColumns: [], newRows: 1, isMatchRemembered: true });
    expect((await upload(shop.owner, csvFile(rows))).columns).toEqual(columns);
    const twice = await refusal(shop.owner, dataImportContract.saveSettings, {
      params: { id: staged.id },
      body: { columns: ['name', 'name', 'unit', 'x'] },
    });
    expect(fieldsOf(twice)).toEqual({
      'columns.1': 'Another column is this already',
      'columns.3': 'There is no such column',
    });
  });
});

test('a template in the language of who asks: headings, an example and notes, which can be sent back as it is', async () => {
  for (const language of ['en', 'ne'] as const) {
    const asked = { ...shop.owner, language };
    const response = await send(asked, dataImportContract.template, { params: { kind: 'ITEM', format: 'xlsx' } });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { sheets } = await readXlsx(bytes);
    expect(sheets).toHaveLength(2);
    expect(sheets[0]?.rows[0]?.[0]).toBe(language === 'en' ? 'Item name' : 'सामानको नाम');
    const staged = await upload(asked, new File([bytes], 'template.xlsx'));
    expect(staged).toMatchObject({ missingColumns: [], rowCount: 1 });
    expect(staged.columns).not.toContain(null);
    const csv = await send(asked, dataImportContract.template, { params: { kind: 'ITEM', format: 'csv' } });
    expect((await upload(asked, new File([await csv.arrayBuffer()], 'template.csv'))).columns).toEqual(staged.columns);
  }
});

test('SKUs come with their variants, each once in the file and in the shop', async () => {
  const columns = ['Item name', 'Category', 'Unit', 'Selling price', 'Size', 'SKU'];
  const first = await upload(
    shop.owner,
    csvFile([
      columns,
      ['Polo shirt', 'Shirts', 'kg', '900', 'S', 'POLO-S'],
      ['Polo shirt', 'Shirts', 'kg', '900', 'M', 'POLO-M'],
    ]),
  );
  await commit(shop.owner, first);
  const found = await itemNamed('Polo shirt');
  const { rows } = await call(shop.owner, itemContract.list, { body: { search: 'polo-m' } });
  expect(rows.map(({ id }) => id)).toEqual([found?.id]);

  const again = await upload(
    shop.owner,
    csvFile([
      columns,
      ['Golf shirt', 'Shirts', 'kg', '900', '', 'polo-s'],
      ['Cap', 'Shirts', 'kg', '100', '', 'CAP'],
      ['Hat', 'Shirts', 'kg', '100', '', 'cap'],
    ]),
  );
  expect(again).toMatchObject({ presentRows: 1, errorRows: 1, newRows: 1 });
  expect(await problemsOf(shop.owner, again)).toEqual({
    2: ['SKU: Polo shirt is there already, by its SKU'],
    4: ['SKU: Also in row 3'],
  });
});
