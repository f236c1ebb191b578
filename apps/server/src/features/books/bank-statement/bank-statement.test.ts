import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { csvFile, xlsxFile } from '../../platform/data-import/testing/files.ts';
import { accountId } from '../voucher/testing/vouchers.ts';
import { bankOf, fileOf, headings, type Line, openOf, readFile, refusedFile } from './testing/statements.ts';

const { preview, upload, list, accounts, remove } = bankStatementContract;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const november: Line[] = [
  ['2026-11-02', 'Deposit of cash', '', 500],
  ['2026-11-03', 'FT Ram Kirana', 'FT1', 250.5],
  ['2026-11-03', 'Fee of transfer', 'FT1', -10],
  ['2026-11-05', 'Charge', '', -40.25],
];

describe('reading a statement', () => {
  test('is proven by its balance, shown before it is stored, and its columns are remembered', async () => {
    const { owner } = shop;
    const moneyAccountId = await bankOf(owner);
    const shown = await call(owner, preview, { body: { moneyAccountId }, files: { file: fileOf(1000, november) } });
    expect(shown).toMatchObject({
      columns: ['date', 'text', 'reference', 'debit', 'credit', 'balance'],
      isRemembered: false,
      problem: null,
      lineCount: 4,
      openingAmount: 1000,
      closingAmount: 1700.25,
    });
    expect((await call(owner, list, { query: {} })).rows).toEqual([]);
    const read = await readFile(owner, fileOf(1000, november));
    expect(read).toMatchObject({ lineCount: 4, knownCount: 0, fromAD: '2026-11-02', closingAmount: 1700.25 });
    expect(await call(owner, accounts, {})).toMatchObject([{ code: 'BANK', statementAmount: 1700.25, openLines: 5 }]);
    const again = await call(owner, preview, { body: { moneyAccountId }, files: { file: fileOf(1000, november) } });
    expect(again).toMatchObject({ isRemembered: true, knownCount: 4, problem: expect.stringContaining('read before') });
  });

  test('a file that comes twice adds nothing, and one that overlaps adds what is new', async () => {
    const { owner } = shop;
    expect(await refusedFile(owner, fileOf(1000, november))).toEqual({
      file: 'All lines of this file (4) were read before: nothing was added',
    });
    const more: Line[] = [...november.slice(2), ['2026-11-06', 'FT Ram Kirana', 'FT2', 300]];
    expect(await readFile(owner, fileOf(1750.5, more))).toMatchObject({ lineCount: 1, knownCount: 2 });
    expect((await openOf(owner)).lines.map(({ amount }) => amount)).toEqual([1000, 500, 250.5, -10, -40.25, 300]);
  });

  test('a gap, a wrong order and a wrong balance are said with their row, and nothing is stored', async () => {
    const { owner } = shop;
    const said = async (file: File, more = {}) => (await refusedFile(owner, file, more))['file'];
    const later: Line[] = [['2026-11-09', 'Later', '', 5]];
    expect(await said(fileOf(9999, later))).toContain('this one begins with Rs 9,999.00');
    expect(await said(fileOf(0, [['2026-11-01', 'Before', '', 5]]))).toContain('Row 2: this line is of before');
    const head = [headings];
    const rows = [
      ['2026-11-07', 'A', '', '', '10', '2010.25'],
      ['2026-11-08', 'B', '', '', '10', '2020.25'],
    ];
    const broken = rows.with(1, ['2026-11-08', 'B', '', '', '10', '2021.25']);
    expect(await said(csvFile([...head, ...broken]))).toBe(
      'Row 3: the balance should be Rs 2,020.25 but is Rs 2,021.25. A row is missing or wrong here',
    );
    const mixed = [...rows, ['2026-11-07', 'C', '', '', '1', '9.00']];
    expect(await said(csvFile([...head, ...mixed]))).toContain('Row 4: the dates go back and forth');
    const wrong = (at: number, text: string) => csvFile([...head, (rows[0] ?? []).with(at, text)]);
    expect(await said(wrong(0, 'someday'))).toContain('Row 2: the date is not read');
    expect(await said(wrong(4, 'ten'))).toContain('Row 2: the amount is not a number');
    expect(await said(wrong(5, ''))).toContain('Row 2: the balance is missing');
    expect(await said(wrong(3, '10'))).toContain('Row 2: it has both');
    expect(await said(wrong(0, '2027-11-07'))).toContain('Row 2: the date is after today');
    expect(await said(wrong(4, ''))).toContain('No line with a date');
    expect(
      await said(
        csvFile([
          ['Day of it', 'Text'],
          ['1', '2'],
        ]),
      ),
    ).toContain('Say which columns');
    expect(await said(csvFile([...head, ...rows]), { columns: 'date,text,text,debit,credit,balance' })).toContain(
      'twice',
    );
    expect((await openOf(owner)).lineCount).toBe(6);
  });

  test('newest first, in BS and one signed amount, as a workbook with titles above', async () => {
    const one = await openShop(app);
    const rows = [
      ['Some Bank Ltd'],
      ['Miti', 'Particulars', 'Amount', 'Balance'],
      ['2083/07/20', 'Out', -30.1, 69.9],
      ['2083/07/19', 'In', 100, 100],
    ];
    expect(await readFile(one.owner, await xlsxFile(rows, 'bs.xlsx'))).toMatchObject({
      lineCount: 2,
      openingAmount: 0,
    });
    expect((await openOf(one.owner)).lines).toMatchObject([
      { dateAD: '2026-11-05', amount: 100 },
      { dateAD: '2026-11-06', dateBS: '2083-07-20', amount: -30.1, balance: 69.9 },
    ]);
  });

  test('a wallet with one reference beside all lines loses none of them, and a line read before is not passed over', async () => {
    const { owner } = await openShop(app);
    await readFile(owner, fileOf(1000, [['2026-11-02', 'Load', 'IPS', 500]]));
    const next: Line[] = [
      ['2026-11-02', 'X', 'IPS', 100],
      ['2026-11-02', 'Load', 'IPS', 500],
      ['2026-11-02', 'Z', 'IPS', 7],
    ];
    expect(await readFile(owner, fileOf(1500, next))).toMatchObject({ lineCount: 3, knownCount: 0 });
    const twice: Line[] = [
      ['2026-11-02', 'New', 'A', -7],
      ['2026-11-02', 'Z', 'IPS', 7],
      ['2026-11-02', 'More', 'B', 1],
    ];
    expect((await refusedFile(owner, fileOf(2107, twice)))['file']).toContain('Row 2: this line is of before');
    expect((await openOf(owner)).lines.map(({ amount }) => amount)).toEqual([1000, 500, 100, 500, 7]);
  });

  test('what balances prove both ways is read as it goes on from what is stored', async () => {
    const { owner } = await openShop(app);
    await readFile(owner, fileOf(0, [['2026-11-02', 'Load', '', 100]]));
    const day = [
      ['2026-11-03', 'Back', '', '', '100', '100'],
      ['2026-11-03', 'Out', '', '100', '', '0'],
    ];
    expect(await readFile(owner, csvFile([headings, ...day]))).toMatchObject({
      openingAmount: 100,
      closingAmount: 100,
    });
    const fee = ['2026-11-04', 'Fee reversed', '', '-10', '', '110'];
    expect(await readFile(owner, csvFile([headings, fee]))).toMatchObject({ openingAmount: 100, closingAmount: 110 });
    expect((await openOf(owner)).lines.map(({ amount }) => amount)).toEqual([100, -100, 100, 10]);
    const other = await openShop(app);
    await readFile(other.owner, fileOf(0, [['2026-11-02', 'Load', '', 120]]));
    await readFile(other.owner, csvFile([headings, fee.with(1, 'Out')]));
    expect((await openOf(other.owner)).lines.map(({ amount }) => amount)).toEqual([120, -10]);
  });

  test('a footer, a repeated heading and an empty date change nothing', async () => {
    const { owner } = await openShop(app);
    const rows = [
      ['05/11/2026', 'In', '', '', '10', '10'],
      headings,
      ['', 'नगद जम्मा', '', '', '5', '15'],
      ['Total', '', '', '', '15', '15'],
      ['Printed on 2026-11-20 10:30', '', '', '', '', ''],
    ];
    expect(await readFile(owner, csvFile([headings, ...rows]))).toMatchObject({
      lineCount: 2,
      fromAD: '2026-11-05',
      toAD: '2026-11-05',
      closingAmount: 15,
    });
  });

  test('the last statement can be removed, no other; cash has none', async () => {
    const { owner } = shop;
    const { rows } = await call(owner, list, { query: {} });
    const [last, first] = rows;
    expect(await refusal(owner, remove, { params: { id: first?.id ?? 0 } })).toMatchObject({
      error: 'bankStatement.notLast',
    });
    await call(owner, remove, { params: { id: last?.id ?? 0 } });
    expect((await openOf(owner)).lineCount).toBe(5);
    const cash = { moneyAccountId: await accountId(owner, 'CASH') };
    const refused = await refusal(owner, upload, { body: cash, files: { file: fileOf(0, november) } });
    expect(fieldsOf(refused)).toEqual({ moneyAccountId: 'Choose a bank account or a wallet' });
  });
});
