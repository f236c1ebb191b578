import { expect, test } from 'vitest';
import {
  accountOfTrial,
  matchTrialHeadings,
  missingTrialColumns,
  readTrialBalance,
  sumsOfTrial,
  trialHeading,
} from './trial-balance.ts';

const rowsOf = (rows: string[][]) => rows.map((cells, at) => ({ number: at + 2, cells }));

test('columns are known by their headings, and what is lacking is told', () => {
  const rows = [['Old Books Ltd'], ['Trial balance'], ['Code', 'Particulars', 'Closing balance', 'Dr', 'Cr']];
  expect(trialHeading(rows)).toBe(2);
  expect(matchTrialHeadings(rows[2] ?? [])).toEqual(['code', 'name', null, 'debit', 'credit']);
  expect(matchTrialHeadings(['खाता', 'बाँकी'])).toEqual(['name', 'balance']);
  // What came and went in the year is no balance.
  expect(matchTrialHeadings(['Particulars', 'Opening Balance', 'Debit', 'Credit', 'Closing Balance'])).toEqual([
    'name',
    null,
    null,
    null,
    'balance',
  ]);
  expect(matchTrialHeadings(['Account', 'Dr', 'Cr', 'Dr', 'Cr', 'Dr', 'Cr'])).toEqual([
    'name',
    null,
    null,
    null,
    null,
    'debit',
    'credit',
  ]);
  expect(missingTrialColumns(['debit', null])).toEqual(['name', 'credit']);
  expect(missingTrialColumns(['code', 'balance'])).toEqual([]);
});

test('rows with an amount are lines; headings of groups, sums and empty rows are none', () => {
  const rows = rowsOf([
    ['Assets', '', ''],
    ['Cash in hand', '1,200.50', ''],
    ['Capital', '', '१,०००'],
    ['Drawings', '', '-50'],
    ['Both', '5', '6'],
    ['Odd', 'ten', ''],
    ['Nothing', '0', '-'],
    ['', '7', ''],
    ['Grand total', '1250.50', '1000'],
    ['जम्मा', '1250.50', '1000'],
    ['Total Energies Pvt. Ltd.', '', '75'],
    ['Opening balance', '', '175.50'],
  ]);
  const lines = readTrialBalance(rows, ['name', 'debit', 'credit']);
  expect(lines.map(({ row, name, debit, credit, problem }) => [row, name, debit, credit, problem])).toEqual([
    [3, 'Cash in hand', 120_050, 0, null],
    [4, 'Capital', 0, 100_000, null],
    [5, 'Drawings', 5000, 0, null],
    [6, 'Both', 0, 0, 'bothSides'],
    [7, 'Odd', 0, 0, 'amountUnreadable'],
    [12, 'Total Energies Pvt. Ltd.', 0, 7500, null],
    [13, 'Opening balance', 0, 17_550, null],
  ]);
  expect(sumsOfTrial(lines)).toEqual({ debit: 125_050, credit: 125_050 });
});

test('one column of balances says its side by Dr and Cr, else by its sign', () => {
  const rows = rowsOf([
    ['1', '500.00 Dr'],
    ['2', '300 Cr.'],
    ['3', '20'],
    ['4', '(30.00)'],
  ]);
  expect(readTrialBalance(rows, ['code', 'balance']).map(({ debit, credit }) => [debit, credit])).toEqual([
    [50_000, 0],
    [0, 30_000],
    [2000, 0],
    [0, 3000],
  ]);
});

test('an account is known by its code, else by either name, and by a name of two not at all', () => {
  const accounts = [
    { code: 'CASH', names: ['Cash', 'नगद'] },
    { code: 'B1', names: ['Nabil Bank', 'नबिल बैंक'] },
    { code: 'B2', names: ['Nabil bank', 'नबिल'] },
  ];
  const found = (code: string, name: string) => accountOfTrial({ code, name }, accounts);
  expect(found('b2', 'Whatever')).toBe(accounts[2]);
  expect(found('', 'cash')).toBe(accounts[0]);
  expect(found('77', 'नबिल बैंक')).toBe(accounts[1]);
  expect(found('', 'NABIL  BANK')).toBe('several');
  expect(found('', 'Suspense')).toBeNull();
});
