import { expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { postingOf, refusalsOf } from '../testing/invoice-document.ts';
import { postDue } from './due.ts';
import { postExpense } from './expense.ts';

const expense = { outletId: 1, vendorId: 9, categoryId: 3, total: asPaisa(11_300), vat: asPaisa(1300) };
const income = { outletId: 1, partyId: 7, categoryId: 3, total: asPaisa(5000) };

test('an income is owed by the customer and earned in the account of its category', () => {
  expect(postingOf(postDue('INCOME', income)).journalLines).toEqual([
    { account: 'RECEIVABLE', outletId: 1, partyId: 7, debit: 5000, credit: 0 },
    { account: 'OTHER_INCOME', outletId: 1, categoryId: 3, debit: 0, credit: 5000 },
  ]);
});

test('what is paid to a vendor is owed to them, and costs in the account of its category', () => {
  expect(postingOf(postDue('EXPENSE', income)).journalLines).toEqual([
    { account: 'PAYABLE', outletId: 1, partyId: 7, debit: 0, credit: 5000 },
    { account: 'EXPENSES', outletId: 1, categoryId: 3, debit: 5000, credit: 0 },
  ]);
});

test('an expense is owed to the vendor; its VAT is no cost but input VAT', () => {
  expect(postingOf(postExpense(expense)).journalLines).toEqual([
    { account: 'EXPENSES', outletId: 1, categoryId: 3, debit: 10_000, credit: 0 },
    { account: 'INPUT_VAT', outletId: 1, taxCode: 'TAXABLE', debit: 1300, credit: 0 },
    { account: 'PAYABLE', outletId: 1, partyId: 9, debit: 0, credit: 11_300 },
  ]);
});

test('an expense without VAT has no line for it', () => {
  const accounts = postingOf(postExpense({ ...expense, vat: asPaisa(0) })).journalLines.map((line) => line.account);
  expect(accounts).toEqual(['EXPENSES', 'PAYABLE']);
});

test.each([
  [
    'an income of nothing',
    postDue('INCOME', { ...income, total: asPaisa(0) }),
    'totalBillAmount: amountMustBePositive',
  ],
  [
    'an expense of nothing but VAT',
    postExpense({ ...expense, vat: expense.total }),
    'totalBillAmount: amountMustBePositive',
  ],
  ['a VAT below zero', postExpense({ ...expense, vat: asPaisa(-1) }), 'vatAmount: amountMustBePositive'],
])('%s is refused', (_name, result, expected) => {
  expect(refusalsOf(result)).toEqual([expected]);
});
