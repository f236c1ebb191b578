import { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openShop, type Shop } from '../../catalogue/item/testing/shop.ts';
import { type Cells, commit, csvFile, problemsOf, refusedFile, upload } from './testing/files.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  return () => app.close();
});

const headings = ['Item name', 'Category', 'Unit', 'Selling price'];

/** What is said of items that have these cells beside name, category, unit and selling price. */
async function saidOf(further: readonly string[], rows: Cells): Promise<Record<number, string[]>> {
  const sheet = rows.map(([name = null, ...cells]) => [name, 'Rice', 'kg', '90', ...cells]);
  return problemsOf(shop.owner, await upload(shop.owner, csvFile([[...headings, ...further], ...sheet])));
}

test.each([
  ['more columns than a table has', [Array.from({ length: 61 }, (_, at) => `C${at}`)], 'more than 60 columns'],
  ['a cell like a letter', [headings, ['Rice', 'x'.repeat(4001)]], 'more than 4,000 characters in B2'],
])('a file with %s is refused', async (_, rows, said) => {
  expect(await refusedFile(shop.owner, csvFile(rows))).toContain(said);
});

describe('a row of an item is refused at its cell', () => {
  test.each([
    [
      'that says of an item other than its first row',
      ['Code', 'Size'],
      [
        ['Alike', 'A-1', '38'],
        ['Alike', 'A-2', '39'],
      ],
      { 3: ['Code: Another value than in row 2, which is of the same item'] },
    ],
    [
      'that nothing tells from another of its item',
      [],
      [['Double'], ['Double']],
      { 3: ['Item name: The same item as in row 2; say what tells its variants apart'] },
    ],
    [
      'without the value that other variants have',
      ['Size'],
      [['Gap', '38'], ['Gap']],
      { 3: ['Size: Variants of this item have a value here in other rows'] },
    ],
    [
      'with stock and no cost, or a cost and no stock',
      ['Opening quantity', 'Cost of one unit', 'Outlet'],
      [
        ['No cost', '5', '', 'PKR'],
        ['No stock', '', '4', 'PKR'],
      ],
      { 2: ['Cost of one unit: Say what one unit cost'], 3: ['Opening quantity: Say how many there are'] },
    ],
  ])('%s', async (_, further, rows, said) => {
    expect(await saidOf(further, rows)).toEqual(said);
  });

  test('that names what is no longer in use', async () => {
    const { id } = await call(shop.owner, brandContract.save, { body: { name: 'Gone Tea', nameNp: 'गएको चिया' } });
    await call(shop.owner, brandContract.setStatus, { params: { id } });
    expect(await saidOf(['Brand'], [['Old tea', 'gone tea']])).toEqual({ 2: ['Brand: “gone tea” is inactive'] });
  });

  test('that names a colour without a swatch', async () => {
    const attributeValues = [{ value: 'Maroon', swatch: '#A01830' }];
    const body = { name: 'Shade', nameNp: 'आभा', isColour: true, attributeValues };
    await call(shop.owner, attributeContract.save, { body });
    const rows = [
      ['Shawl', 'Maroon'],
      ['Shawl', 'Teal'],
    ];
    expect(await saidOf(['Shade'], rows)).toEqual({
      3: ['Shade: The colour “Teal” has no swatch; add it to the attribute first'],
    });
  });

  test('that names what its reader may not make', async () => {
    const rights = ['data-import.create', 'data-import.read', 'item.create'] as const;
    const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
    const staged = await upload(clerk, csvFile([headings, ['Topi', 'Headgear', 'kg', '90']]));
    expect(await problemsOf(clerk, staged)).toMatchObject({
      2: ['Category: “Headgear” is not there yet, and you have no right to make it'],
    });
  });
});

describe('a row of a party is refused at its cell', () => {
  test('whose local body several districts have', async () => {
    const rows = [
      ['Name', 'Phone', 'District', 'Local body', 'Ward'],
      ['Far west', '9841000041', '', 'Mahakali', '1'],
      ['Kanchanpur', '9841000042', 'Kanchanpur', 'Mahakali', '1'],
    ];
    const said = await problemsOf(shop.owner, await upload(shop.owner, csvFile(rows), 'CUSTOMER'));
    expect(said[2]?.[0]).toBe('Local body: Several are called “Mahakali”; write also what lies above it');
    expect(Object.keys(said)).toEqual(['2']);
  });

  test('whose alias a vendor has', async () => {
    const columns = [
      'Name',
      'Nepali name',
      'Alias',
      'Type',
      'Phone',
      'Email',
      'PAN',
      'City',
      'Ward',
      'Street',
      'House',
    ];
    const row = (name: string, phone: string, pan: string) => [
      name,
      'शर्मा',
      'SHR',
      'Wholesaler',
      phone,
      's@bahi.example',
      pan,
      'Butwal',
      '11',
      'Milanchowk',
      '2',
    ];
    const first = await upload(shop.owner, csvFile([columns, row('Sharma', '9841000051', '301000051')]), 'VENDOR');
    await commit(shop.owner, first);
    const again = await upload(shop.owner, csvFile([columns, row('Shrestha', '9841000052', '301000052')]), 'VENDOR');
    expect(again).toMatchObject({ presentRows: 1, recordCount: 0 });
    expect(await problemsOf(shop.owner, again)).toEqual({ 2: ['Alias: Sharma is there already, by its alias'] });
  });
});

describe('an import that waits', () => {
  test('takes a match of all its columns, and cells of rows that it has', async () => {
    const { id } = await upload(shop.owner, csvFile([headings, ['Waiting', 'Rice', 'kg', '90']]));
    const short = { params: { id }, body: { columns: ['name'] } };
    expect(fieldsOf(await refusal(shop.owner, dataImportContract.saveSettings, short))).toEqual({
      columns: 'The file has 4 columns; send one for each',
    });
    const beyond = { params: { id }, body: { rows: [{ rowNumber: 99, cells: [], isLeftOut: true }] } };
    expect(fieldsOf(await refusal(shop.owner, dataImportContract.saveRows, beyond))).toEqual({
      'rows.0.rowNumber': 'The file has no such row',
    });
  });

  test('is neither stored with nothing new in it nor taken back before it is stored', async () => {
    const { id } = await upload(shop.owner, csvFile([headings, ['Left out', 'Rice', 'kg', '90']]));
    const params = { id };
    const rows = [{ rowNumber: 2, cells: [], isLeftOut: true }];
    await call(shop.owner, dataImportContract.saveRows, { params, body: { rows } });
    expect(await refusal(shop.owner, dataImportContract.commit, { params })).toMatchObject({
      status: 409,
      message: 'There is nothing new to store',
    });
    expect(await refusal(shop.owner, dataImportContract.reverse, { params })).toMatchObject({
      status: 409,
      message: 'Nothing of this import is stored',
    });
  });
});

test('of many records in the way of taking an import back, three are named and the others counted', async () => {
  const rows = ['A', 'B', 'C', 'D'].map((letter, at) => [`In the way ${letter}`, `984100006${at}`, 'Butwal', '11']);
  const staged = await upload(shop.owner, csvFile([['Name', 'Phone', 'Local body', 'Ward'], ...rows]), 'CUSTOMER');
  await commit(shop.owner, staged);
  const made = await call(shop.owner, customerContract.list, { query: { search: 'In the way' } });
  for (const { id } of made.rows) await call(shop.owner, customerContract.toggle, { params: { id } });
  const { message } = await refusal(shop.owner, dataImportContract.reverse, { params: { id: staged.id } });
  expect(message).toMatch(/^Cannot be taken back: (In the way [A-D] · ){2}In the way [A-D] and 1 more have been used/);
});
