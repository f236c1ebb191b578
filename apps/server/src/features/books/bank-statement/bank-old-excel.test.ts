import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, type Caller } from '../../../testing/caller.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { openShop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { oldExcel, type Written } from '../../../platform/files/old-excel/testing/write-old-excel.ts';
import { bankOf, openOf, readFile, refusedFile } from './testing/statements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const fileOf = (content: Buffer | string, name = 'statement.xls') =>
  new File([typeof content === 'string' ? content : Uint8Array.from(content)], name);

/** The same statement in each way that banks write one: 1,000 brought forward, 250.50 in, 75 out. */
const read = [
  { dateAD: '2026-11-18', amount: 1000, isOpening: true },
  { dateAD: '2026-11-19', text: 'नगद जम्मा', reference: '0012', amount: 250.5, balance: 1250.5 },
  { dateAD: '2026-11-20', text: 'Fee & charge', amount: -75, balance: 1175.5 },
];

const workbook: Written[][] = [
  ['Some Bank Ltd'],
  ['Txn Date', 'Description', 'Reference', 'Debit', 'Credit', 'Balance'],
  [{ serial: 46_345 }, 'नगद जम्मा', '0012', null, { short: 250.5 }, 1250.5],
  [{ serial: 46_346 }, { label: 'Fee & charge' }, null, 75, null, { formula: 1175.5 }],
];

const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<style>td{mso-number-format:"\\@"}</style></head><body><table><tr><td colspan=6>Some Bank Ltd</td></tr></table>
<table border="1"><tr><th>Txn Date</th><th>Description</th><th>Reference</th><th>Debit</th><th>Credit</th><th>Balance</th></tr>
<tr><td>19-Nov-2026</td><td>नगद जम्मा</td><td>0012</td><td>&nbsp;</td><td>250.50</td><td>1,250.50</td></tr>
<tr><td>20-Nov-2026</td><td>Fee &amp; charge</td><td></td><td>75.00</td><td></td><td>1,175.50</td></tr></table></body></html>`;

const tabbed = [
  ['Some Bank Ltd, Kathmandu'],
  ['Txn Date', 'Description', 'Reference', 'Debit', 'Credit', 'Balance'],
  ['19/11/2026', 'नगद जम्मा', '="0012"', '', '250.50', '1,250.50'],
  ['20/11/2026', 'Fee & charge', '', '75.00', '', '1,175.50'],
]
  .map((row) => row.join('\t'))
  .join('\r\n');

/** So that Excel leaves the numbers as they are. */
const tabsBehind = [
  'Txn Date,Description,Reference,Debit,Credit,Balance',
  '19/11/2026,नगद जम्मा,"0012\t",,250.50\t,"1,250.50\t"',
  '20/11/2026,Fee & charge,,75.00\t,,"1,175.50\t"',
].join('\n');

describe('a statement that is named .xls is read by what is in it', () => {
  test.each([
    ['a workbook of Excel 97 to 2003', oldExcel([{ rows: workbook }])],
    ['one whose first sheet is hidden', oldExcel([{ rows: [['codes']], hidden: true }, { rows: workbook }])],
    ['a page of tables', page],
    ['lines with tabs', tabbed],
    ['lines with commas and a tab behind numbers', tabsBehind],
    ['lines with tabs in UTF-16', Buffer.from(`\ufeff${tabbed}`, 'utf16le')],
  ])('%s', async (_, content) => {
    const { owner } = await openShop(app);
    expect(await readFile(owner, fileOf(content))).toMatchObject({ lineCount: 2, openingAmount: 1000 });
    expect((await openOf(owner)).lines).toMatchObject(read);
  });

  test('what a formula came to is taken of a workbook of today too, since the balances prove it', async () => {
    const { owner } = await openShop(app);
    const rows = [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['2026-11-19', 'In', 10, 10],
    ];
    const cells = new Map([['1,3', { value: 10, type: 'formula' as const, formula: 'C2', formulaResult: 10 }]]);
    const bytes = await writeXlsx({ sheets: [{ name: 'S', rows, cells }] });
    expect(await readFile(owner, fileOf(Buffer.from(bytes), 'new.xlsx'))).toMatchObject({ closingAmount: 10 });
  });

  test('a page in the letters of Windows is read where it says so', async () => {
    const { owner } = await openShop(app);
    const latin = page.replace('utf-8', 'windows-1252').replace('नगद जम्मा', 'Café');
    await readFile(owner, fileOf(Buffer.from(latin, 'latin1')));
    expect((await openOf(owner)).lines[1]).toMatchObject({ text: 'Café' });
  });
});

const broken = workbook.with(3, [{ serial: 46_346 }, 'Fee', null, 75, null, 1100]);

test.each([
  ['with a password', oldExcel([{ rows: workbook }], { password: true }), 'has a password', 'पासवर्ड छ'],
  ['of before 1997', oldExcel([{ rows: workbook }], { streamName: 'Book' }), 'before 1997', '१९९७ भन्दा पुरानो'],
  ['of before there were containers', Buffer.from('0900040002001000', 'hex'), 'before 1997', '१९९७ भन्दा पुरानो'],
  ['that was cut off', oldExcel([{ rows: workbook }]).subarray(0, 2000), 'damaged', 'बिग्रिएको'],
  ['that is a document', oldExcel([{ rows: workbook }], { streamName: 'WordDocument' }), 'neither an Excel', 'होइन'],
  ['of XML', Buffer.from('<?xml version="1.0"?><Workbook><Row/></Workbook>'), 'neither an Excel', 'होइन'],
  ['whose sheets are all hidden', oldExcel([{ rows: workbook, hidden: true }]), 'nothing in the first', 'केही छैन'],
  ['of too many rows', oldExcel([{ rows: Array.from({ length: 10_100 }, () => [1]) }]), 'at most 10,000', '१०,०००'],
  [
    'with a column far to the right',
    oldExcel([{ rows: [[...Array.from({ length: 200 }, () => null), 1]] }]),
    '30',
    '३०',
  ],
  ['whose balances break', oldExcel([{ rows: broken }]), 'Row 4: the balance should be', 'हरफ ४'],
])(
  'a file %s is refused at its field in both languages, and nothing of it is stored',
  async (_, bytes, said, saidNp) => {
    const { owner } = await openShop(app);
    const nepali: Caller = { ...owner, language: 'ne' };
    expect((await refusedFile(owner, fileOf(bytes)))['file']).toContain(said);
    expect((await refusedFile(nepali, fileOf(bytes)))['file']).toContain(saidNp);
    const body = { moneyAccountId: await bankOf(owner) };
    expect(await call(owner, bankStatementContract.list, { query: {} })).toMatchObject({ recordsTotal: 0 });
    expect((await call(owner, bankStatementContract.open, { params: { id: body.moneyAccountId } })).lines).toEqual([]);
  },
);
