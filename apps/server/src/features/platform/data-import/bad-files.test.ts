import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { oldExcel } from '../../../platform/files/old-excel/testing/write-old-excel.ts';
import { zipChunks } from '../../../platform/reports/zip.ts';
import { openShop, type Shop } from '../../catalogue/item/testing/shop.ts';
import { csvFile, problemsOf, refusedFile, upload, xlsxFile } from './testing/files.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  return async () => {
    // Whatever was sent, nothing of it waits.
    const { rows } = await call(shop.owner, dataImportContract.list, { query: { search: 'bad' } });
    expect(rows).toEqual([]);
    await app.close();
  };
});

const headings = ['Item name', 'Category', 'Unit', 'Selling price'];
const row = ['Rice', 'Rice', 'kg', '90'];

describe('a file that cannot be brought in is refused with a clear message', () => {
  test('formulas, by the addresses of their cells', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Sheet1',
          rows: [headings, row],
          cells: new Map([['1,3', { value: 90, type: 'formula', formula: 'A1*2' }]]),
        },
      ],
    });
    expect(await refusedFile(shop.owner, new File([Buffer.from(bytes)], 'bad.xlsx'))).toBe(
      'There are formulas in D2. Copy the sheet and paste it as values',
    );
    for (const formula of ['=A1+B1', '=1+1', '="0123"', '= $A$1'])
      expect(await refusedFile(shop.owner, csvFile([headings, ['Rice', 'Rice', 'kg', formula]], 'bad.csv'))).toContain(
        'D2',
      );
  });

  test('more than 10,000 rows, with how many there are', async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => [`Thing ${at}`, 'Rice', 'kg', '1']);
    expect(await refusedFile(shop.owner, csvFile([headings, ...rows], 'bad.csv'))).toBe(
      'The file has 50,000 rows; at most 10,000 can be brought in at once. Divide it',
    );
  });

  test('an archive that unpacks to far more than a table', async () => {
    const zeros = '0'.repeat(1_000_000);
    const pieces: Uint8Array[] = [];
    const text = Array.from({ length: 100 }, () => zeros);
    for await (const piece of zipChunks([{ name: 'xl/worksheets/sheet1.xml', text }])) pieces.push(piece);
    const bomb = Buffer.concat(pieces);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusedFile(shop.owner, new File([bomb], 'bad.xlsx'))).toBe(
      'This file unpacks to far more than a table of 10,000 rows; it was not read',
    );
  });

  test('a sheet whose one far cell would fill the memory', async () => {
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Item name</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>`;
    expect(await refusedFile(shop.owner, new File([await workbookOf(sheet)], 'bad.xlsx'))).toBeDefined();
  });

  test('UTF-16 without its mark, and letters of another encoding, are named and not guessed', async () => {
    const text = `${headings.join(',')}\n${row.join(',')}`;
    expect(await refusedFile(shop.owner, new File([Buffer.from(text, 'utf16le')], 'bad.csv'))).toBe(
      'This file is in UTF-16. Save it as “CSV UTF-8” or as .xlsx',
    );
    expect(await refusedFile(shop.owner, new File([Buffer.from('Café,Unit', 'latin1')], 'bad.csv'))).toContain(
      'not in UTF-8',
    );
  });

  test('UTF-16 with its mark is read', async () => {
    const text = `${headings.join('\t')}\nचामल\tRice\tkg\t90`;
    const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const staged = await upload(shop.owner, new File([marked], 'good.csv'));
    expect(staged).toMatchObject({ newRows: 1, errorRows: 0 });
  });

  test('Preeti: headings refuse the file, cells are named', async () => {
    const preeti = [
      ["l;t:t'", 'ju{ ', 'PsfO', 'd"No'],
      ['rfdn', 'bfn', 's]nf]', '90'],
    ];
    expect(await refusedFile(shop.owner, csvFile(preeti, 'bad.csv'))).toBe(
      'The headings look typed in Preeti or Kantipur. Convert the file to Unicode first',
    );
    const staged = await upload(
      shop.owner,
      csvFile([
        ['Item name', 'Nepali name', 'Category', 'Unit', 'Selling price'],
        ['Rice', 'rfdn l;tf dl;gf]', 'Rice', 'kg', '90'],
        ['Lentils', "bfn d';'/f]sf]", 'Rice', 'kg', '90'],
      ]),
    );
    expect(await problemsOf(shop.owner, staged)).toEqual({
      2: ['Nepali name: Looks typed in Preeti or Kantipur: convert it to Unicode'],
      3: ['Nepali name: Looks typed in Preeti or Kantipur: convert it to Unicode'],
    });
  });

  test.each([
    ['a damaged workbook of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'damaged'],
    ['formulas of one', oldExcel([{ rows: [headings, ['Rice', 'Rice', 'kg', { formula: 90 }]] }]), 'formulas in D2'],
    ['a damaged workbook', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100, 7)]), 'damaged'],
    ['an empty file of text', Buffer.from('\n\n'), 'nothing in the first sheet'],
    ['headings alone', Buffer.from('Item name,Unit\n'), 'no row below'],
  ])('%s', async (_, content, said) => {
    expect(await refusedFile(shop.owner, new File([Uint8Array.from(content)], 'bad.xlsx'))).toContain(said);
  });

  test('more than 5 MB', async () => {
    const file = new File([Buffer.alloc(5_000_001, 65)], 'bad.csv');
    expect(
      await refusal(shop.owner, dataImportContract.upload, { body: { kind: 'ITEM' }, files: { file } }),
    ).toMatchObject({
      status: 413,
      error: 'dataImport.fileLarge',
    });
  });
});

describe('who may bring in what', () => {
  test('needs the right to enter it one by one as well', async () => {
    const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
    const staged = await upload(clerk, await xlsxFile([headings, row]));
    expect(staged.newRows).toBe(1);
    // Taking back is the owner's.
    expect(await refusal(clerk, dataImportContract.reverse, { params: { id: staged.id } })).toMatchObject({
      status: 403,
    });
  });

  test('sees no import of another business', async () => {
    const staged = await upload(shop.owner, csvFile([headings, row]));
    const other = await openShop(app);
    expect(await refusal(other.owner, dataImportContract.get, { params: { id: staged.id } })).toMatchObject({
      status: 404,
    });
    expect(await refusal(other.owner, dataImportContract.commit, { params: { id: staged.id } })).toMatchObject({
      status: 404,
    });
  });
});

/** A workbook with this sheet. */
async function workbookOf(sheet: string): Promise<Uint8Array<ArrayBuffer>> {
  const main = 'http://schemas.openxmlformats.org';
  const pieces: Uint8Array[] = [];
  const entries = [
    { name: 'xl/worksheets/sheet1.xml', text: [sheet] },
    {
      name: 'xl/workbook.xml',
      text: [
        `<workbook xmlns="${main}/spreadsheetml/2006/main" xmlns:r="${main}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: [
        `<Relationships xmlns="${main}/package/2006/relationships"><Relationship Id="rId1" Type="${main}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ],
    },
    {
      name: '_rels/.rels',
      text: [
        `<Relationships xmlns="${main}/package/2006/relationships"><Relationship Id="rId1" Type="${main}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    { name: '[Content_Types].xml', text: [`<Types xmlns="${main}/package/2006/content-types"/>`] },
  ];
  for await (const piece of zipChunks(entries)) pieces.push(piece);
  return Uint8Array.from(Buffer.concat(pieces));
}
