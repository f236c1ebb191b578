import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, type Caller, fieldsOf, refusal } from '../../../../testing/caller.ts';
import { enterOldBill } from '../../../../testing/opening-dues.ts';
import { openShop } from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { oldExcel } from '../../../../platform/files/old-excel/testing/write-old-excel.ts';
import { csvFile, xlsxFile } from '../../../platform/data-import/testing/files.ts';
import { accountId, addOwnAccount } from '../testing/vouchers.ts';

vi.setConfig({ testTimeout: 120_000 });
const { previewOpening, enterOpening, opening } = voucherContract;

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const read = (owner: Caller, file: File, said: object = {}) =>
  call(owner, previewOpening, { body: { dateAD: '2026-10-18', ...said }, files: { file } });

/** Of a shop whose goods are worth 15,500 (against capital), of which a customer owes 1,000 of before: it balances at 25,500. */
const rows = [
  ['Old Books Pvt Ltd', '', '', ''],
  ['Trial balance', '', '', ''],
  ['Code', 'Particulars', 'Debit', 'Credit'],
  ['', 'Current assets', '', ''],
  ['11', 'Cash in hand', '2,000.00', ''],
  ['BANK', 'Our bank', '7,000.00', ''],
  ['12', 'Sundry debtors', '1,000.00', ''],
  ['13', 'Closing stock', '15,500.00', ''],
  ['3010', 'Loan of before', '', '4,000.00'],
  ['', 'पुँजी खाता', '', '21,500.00'],
  ['', 'Total', '25,500.00', '25,500.00'],
];

test('what a sheet says is read against what is entered, taken over by the form alone, and then agrees', async () => {
  const { owner, customerId } = await openShop(app);
  await addOwnAccount(owner, '3010', 'LOANS');
  await enterOldBill(owner, customerId, { totalBillAmount: 1000 });
  const sheet = await read(owner, csvFile(rows, 'trial.csv'));
  expect(sheet).toMatchObject({
    columns: ['code', 'name', 'debit', 'credit'],
    missing: [],
    debit: 25_500,
    credit: 25_500,
  });
  expect(sheet.lines.map(({ row, state, takenDebit, takenCredit }) => [row, state, takenDebit - takenCredit])).toEqual([
    [5, 'TAKEN', 2000],
    [6, 'TAKEN', 7000],
    [7, 'AGREES', 0],
    [8, 'AGREES', 0],
    [9, 'TAKEN', -4000],
    // Of 21,500 the goods stand against 15,500 already.
    [10, 'TAKEN', -6000],
  ]);
  expect(await call(owner, opening, { query: {} })).toMatchObject({ isSet: false });
  const lines = sheet.lines
    .filter(({ state }) => state === 'TAKEN')
    .map(({ accountId, takenDebit, takenCredit }) => ({
      accountId: accountId ?? 0,
      ...(takenDebit > 0 ? { debit: takenDebit } : { credit: takenCredit }),
    }));
  // What the lines lack is what the old bill stands against.
  await call(owner, enterOpening, { body: { dateAD: '2026-10-18', lines, difference: 'OPENING_BALANCE' } });
  expect(await call(owner, opening, { query: {} })).toMatchObject({ unexplained: 0, debit: 25_500, credit: 25_500 });
  const again = await read(owner, await xlsxFile(rows, 'trial.xlsx'));
  expect(again.lines.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'AGREES'));
});

test('what cannot be taken over is told at its row, in both languages', async () => {
  const { owner, customerId } = await openShop(app);
  await enterOldBill(owner, customerId, { totalBillAmount: 1000 });
  for (const [code, name, nameNp] of [
    ['B1', 'Twin', 'जुम्ल्याहा'],
    ['B2', 'Other', 'Twin'],
  ] as const)
    await call(owner, ownAccountContract.save, { body: { code, name, nameNp, groupCode: 'LOANS' } });
  const odd = [
    ['Account', 'Balance'],
    ['Suspense', '10 Dr'],
    ['Twin', '20 Cr'],
    ['Debtors', '1,500.00 Dr'],
    ['Stock', '9,000.00'],
    ['Sales', '500 Cr'],
    ['Cash', 'many'],
    ['CASH', '5'],
    ['RENT', '70'],
  ];
  await addOwnAccount(owner, 'RENT', 'EXPENSES');
  const file = new File([Uint8Array.from(oldExcel([{ rows: odd }]))], 'trial.xls');
  const { lines } = await read(owner, file);
  expect(lines.map(({ row, state, problem }) => [row, state, problem])).toEqual([
    [2, 'REFUSED', 'No account here has this code or name: add it, or change the file'],
    [3, 'REFUSED', 'Several accounts have this name: write the code of one'],
    [4, 'ELSEWHERE', 'Opening dues come to Rs 1,000.00 here: enter what is missing one by one'],
    [5, 'ELSEWHERE', 'Opening stock is worth Rs 15,500.00 here: enter what is missing with the items'],
    [6, 'REFUSED', expect.any(String)],
    [7, 'REFUSED', 'The amount is not a number'],
    [8, 'TAKEN', null],
    [9, 'REFUSED', expect.stringContaining('retained earnings')],
  ]);
  expect(lines.map(({ isChoosable }) => isChoosable)).toEqual([true, true, false, false, true, false, false, true]);
  // Income and expenses of before have no balance to begin with: nothing has to be said of them.
  expect(lines.flatMap(({ row, needsChoice }) => (needsChoice ? [row] : []))).toEqual([2, 3]);
  const nepali = await read({ ...owner, language: 'ne' }, file);
  expect(nepali.lines[0]?.problem).toContain('खाता यहाँ छैन');
  const both = [
    ['Name', 'Dr', 'Cr'],
    ['Cash', '1', '2'],
  ];
  expect((await read(owner, csvFile(both, 'b.csv'))).lines).toMatchObject([
    { problem: 'It has both a debit and a credit' },
  ]);
});

test('a row that no account fits is taken over onto the one that is chosen for it, less what is entered there', async () => {
  const { owner } = await openShop(app);
  const [suspense, sales] = [await addOwnAccount(owner, '3900', 'LOANS'), await accountId(owner, 'RETAINED_EARNINGS')];
  const file = csvFile(
    [
      ['Account', 'Balance'],
      ['Suspense', '10 Cr'],
      ['Sales', '500 Cr'],
      ['Cash', '510'],
      ['Cash in transit', '5'],
    ],
    'trial.csv',
  );
  const goods = await accountId(owner, 'INVENTORY');
  const accounts = `2:${suspense},3:${sales},4:${suspense},5:${goods}`;
  const { lines } = await read(owner, file, { accounts });
  expect(lines).toMatchObject([
    { state: 'TAKEN', accountId: suspense, takenCredit: 10, isChoosable: true },
    { state: 'TAKEN', accountId: sales, takenCredit: 500, isChoosable: true },
    // What fits by itself stays.
    { state: 'TAKEN', takenDebit: 510, isChoosable: false },
    // Goods are entered with the items, whoever says otherwise.
    { state: 'ELSEWHERE', isChoosable: true },
  ]);
  const unknown = await read(owner, file, { accounts: '2:999999999,x,3:' });
  expect(unknown.lines.map(({ state }) => state)).toEqual(['REFUSED', 'REFUSED', 'TAKEN', 'REFUSED']);
  const told = lines.slice(0, 3).map(({ accountId: id, takenDebit, takenCredit }) => ({
    accountId: id ?? 0,
    ...(takenDebit > 0 ? { debit: takenDebit } : { credit: takenCredit }),
  }));
  await call(owner, enterOpening, { body: { dateAD: '2026-10-18', lines: told, difference: 'NONE' } });
  expect((await read(owner, file, { accounts })).lines.map(({ state }) => state)).toEqual([
    'AGREES',
    'AGREES',
    'AGREES',
    'ELSEWHERE',
  ]);
});

test('columns that are not known are chosen; a file without any account, a broken one and none at all are refused', async () => {
  const { owner } = await openShop(app);
  const unnamed = csvFile(
    [
      ['A', 'B', 'C'],
      ['Cash', '5', ''],
    ],
    'a.csv',
  );
  expect(await read(owner, unnamed)).toMatchObject({ missing: ['name', 'debit', 'credit'], lines: [] });
  const chosen = await read(owner, unnamed, { columns: 'name,debit,credit' });
  expect(chosen.lines).toMatchObject([{ row: 2, state: 'TAKEN', takenDebit: 5 }]);
  const at = async (file: File) =>
    fieldsOf(await refusal(owner, previewOpening, { body: {}, files: { file } }))['file'];
  expect(
    await at(
      csvFile(
        [
          ['Account', 'Debit', 'Credit'],
          ['Total', '5', '5'],
        ],
        'c.csv',
      ),
    ),
  ).toBe('No account with an amount was found in this file');
  expect(await at(new File([Uint8Array.from(oldExcel([{ rows: [] }]).subarray(0, 900))], 'd.xls'))).toContain(
    'damaged',
  );
  expect(await at(new File([Buffer.alloc(5_000_001, 65)], 'e.csv'))).toContain('smaller than 5 MB');
});

test('what only the format of a number says is read, and a formula that nobody has worked out is refused', async () => {
  const { owner } = await openShop(app);
  const of = (name: string, amount: number) => [name, amount];
  const sheetOf = async (cells: Map<string, object>) => {
    const rows = [of('Particulars', 0).with(1, 'Closing balance'), of('Our bank', 700), of('Share capital', 700)];
    const bytes = await writeXlsx({ sheets: [{ name: 'Trial', rows, cells }] });
    return new File([Buffer.from(bytes)], 'trial.xlsx');
  };
  const sided = (format: string) => ({ value: 700, style: { numFmt: format } });
  const shown = await sheetOf(
    new Map([
      ['1,1', sided('0.00" Dr"')],
      ['2,1', sided('"" 0.00" Cr"')],
    ]),
  );
  expect((await read(owner, shown)).lines.map(({ debit, credit }) => [debit, credit])).toEqual([
    [700, 0],
    [0, 700],
  ]);
  const open = await sheetOf(new Map([['2,1', { value: null, type: 'formula', formula: 'B2' }]]));
  const refused = await refusal(owner, previewOpening, { body: { dateAD: '2026-10-18' }, files: { file: open } });
  expect(JSON.stringify(refused)).toContain('B3');
});
