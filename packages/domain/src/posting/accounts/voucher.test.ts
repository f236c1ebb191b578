import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa } from '../../numbers/money.ts';
import { chartOfAccounts, isBalanced } from '../ledger.ts';
import {
  balancingLine,
  contraLines,
  documentsOfAccount,
  isCategoryAccount,
  postVoucher,
  voucherDifference,
  voucherKinds,
  type VoucherLine,
  vouchers,
} from './voucher.ts';

const line = (account: VoucherLine['account'], debit: number, credit: number): VoucherLine => ({
  account,
  debit: asPaisa(debit),
  credit: asPaisa(credit),
});

test('each kind has numbers that begin with its own letters', () => {
  expect(voucherKinds.map((kind) => vouchers[kind].series.prefix)).toEqual([
    'JV',
    'CON',
    'OB',
    'CLO',
    'AST',
    'PRE',
    'LOA',
  ]);
});

test('a journal posts each of its lines as it stands, in its outlet', () => {
  const { journalLines, stockMoves } = postVoucher(3, [
    { ...line('EXPENSES', 50_000, 0), categoryId: 8 },
    line('CASH', 0, 50_000),
  ]);
  expect(journalLines).toEqual([
    { account: 'EXPENSES', outletId: 3, categoryId: 8, debit: 50_000, credit: 0 },
    { account: 'CASH', outletId: 3, debit: 0, credit: 50_000 },
  ]);
  expect(stockMoves).toEqual([]);
});

test('money that moves goes out of one account and into the other', () => {
  const { journalLines } = postVoucher(1, contraLines({ from: 'CASH', to: 'BANK' }, asPaisa(7_500)));
  expect(journalLines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ['BANK', 7_500, 0],
    ['CASH', 0, 7_500],
  ]);
});

test('whatever lines are written, the balancing line makes them balance', () => {
  const amount = fc.integer({ min: 1, max: 99_999_999_900 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), amount), { minLength: 1, maxLength: 20 }), (said) => {
      const lines = said.map(([isDebit, paisa]) => line('BANK', isDebit ? paisa : 0, isDebit ? 0 : paisa));
      const whole = [...lines, ...balancingLine(lines, 'CAPITAL')];
      return voucherDifference(whole) === 0 && isBalanced(postVoucher(1, whole).journalLines);
    }),
  );
});

test('lines that do not balance, of both sides or of none are never posted', () => {
  const wrong = [
    [line('CASH', 100, 0), line('BANK', 0, 99)],
    [line('CASH', 100, 100), line('BANK', 0, 0)],
    [line('CASH', -100, 0), line('BANK', 0, -100)],
    [line('CASH', 0, 0), line('BANK', 0, 0)],
  ];
  for (const lines of wrong) expect(() => postVoucher(1, lines)).toThrow(RangeError);
});

test('what is settled, counted or registered elsewhere is not for vouchers', () => {
  const open = chartOfAccounts.filter(({ code }) => documentsOfAccount(code) === null).map(({ code }) => code);
  expect(open).toEqual([
    'CASH',
    'BANK',
    'FIXED_ASSETS',
    'CAPITAL',
    'DRAWINGS',
    'OPENING_BALANCE',
    'RETAINED_EARNINGS',
    'OTHER_INCOME',
    'PROMOTION',
    'EXPENSES',
    'ROUNDING',
    'BANK_CHARGES',
    'CASH_DIFFERENCE',
    'TDS_RECEIVABLE',
    'DEPRECIATION',
    'ASSET_GAIN',
    'PREPAID_EXPENSES',
    'VAT_ADJUSTED',
    'VAT_CREDITED',
    'VAT_REFUND',
  ]);
  expect(open.filter(isCategoryAccount)).toEqual(['OTHER_INCOME', 'EXPENSES']);
  expect(documentsOfAccount('5010')).toBeNull();
});
