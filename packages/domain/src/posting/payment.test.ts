import { expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { postingOf, refusalsOf } from '../testing/invoice-document.ts';
import { postPaymentMade, postPaymentReceived } from './payment.ts';

const nothing = asPaisa(0);
const received = { outletId: 1, customerId: 7, mode: 'CASH', onDocuments: nothing, inAdvance: nothing } as const;
const made = { outletId: 1, vendorId: 9, mode: 'CASH', amount: asPaisa(5000) } as const;

test.each([
  ['CASH', 'CASH'],
  ['ONLINE', 'BANK'],
  ['CHEQUE', 'CHEQUES_IN_HAND'],
] as const)('a payment received by %s is debited to %s and lowers what the customer owes', (mode, account) => {
  const payment = { ...received, mode, onDocuments: asPaisa(5000) };
  expect(postingOf(postPaymentReceived(payment))).toEqual({
    journalLines: [
      { account, outletId: 1, debit: 5000, credit: 0 },
      { account: 'RECEIVABLE', outletId: 1, partyId: 7, debit: 0, credit: 5000 },
    ],
    stockMoves: [],
    balancesAfter: [],
  });
});

test('what a customer pays beyond their bills is their advance', () => {
  const payment = { ...received, onDocuments: asPaisa(3000), inAdvance: asPaisa(2000) };
  expect(postingOf(postPaymentReceived(payment)).journalLines).toEqual([
    { account: 'CASH', outletId: 1, debit: 5000, credit: 0 },
    { account: 'RECEIVABLE', outletId: 1, partyId: 7, debit: 0, credit: 3000 },
    { account: 'CUSTOMER_ADVANCES', outletId: 1, partyId: 7, debit: 0, credit: 2000 },
  ]);
});

test('an advance settles a bill without money', () => {
  const payment = { ...received, mode: 'ADVANCE', onDocuments: asPaisa(2000) } as const;
  expect(postingOf(postPaymentReceived(payment)).journalLines).toEqual([
    { account: 'CUSTOMER_ADVANCES', outletId: 1, partyId: 7, debit: 2000, credit: 0 },
    { account: 'RECEIVABLE', outletId: 1, partyId: 7, debit: 0, credit: 2000 },
  ]);
});

test.each([
  ['CASH', 'CASH'],
  ['ONLINE', 'BANK'],
  ['CHEQUE', 'BANK'],
] as const)('a payment made by %s is credited to %s and lowers what the vendor is owed', (mode, account) => {
  expect(postingOf(postPaymentMade({ ...made, mode }))).toEqual({
    journalLines: [
      { account: 'PAYABLE', outletId: 1, partyId: 9, debit: 5000, credit: 0 },
      { account, outletId: 1, debit: 0, credit: 5000 },
    ],
    stockMoves: [],
    balancesAfter: [],
  });
});

test.each([
  ['of nothing', received],
  ['that takes something back', { ...received, onDocuments: asPaisa(10), inAdvance: asPaisa(-5) }],
  ['into an advance out of an advance', { ...received, mode: 'ADVANCE', inAdvance: asPaisa(10) } as const],
])('a payment received %s is refused', (_name, payment) => {
  expect(refusalsOf(postPaymentReceived(payment))).toEqual(['amount: amountMustBePositive']);
});

test('a payment made of nothing is refused', () => {
  expect(refusalsOf(postPaymentMade({ ...made, amount: nothing }))).toEqual(['amount: amountMustBePositive']);
});
