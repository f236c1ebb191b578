import { expect, test } from 'vitest';
import { asPaisa } from '../money.ts';
import { postingOf, refusalsOf } from '../testing/invoice-document.ts';
import { postInvoicePayment } from './invoice-payment.ts';

test.each([
  ['CASH', 'CASH'],
  ['ONLINE', 'BANK'],
  ['CHEQUE', 'CHEQUES_IN_HAND'],
] as const)('a payment by %s is debited to %s and lowers what the customer owes', (mode, account) => {
  const payment = { outletId: 1, customerId: 7, amount: asPaisa(5000), mode };
  expect(postingOf(postInvoicePayment(payment))).toEqual({
    journalLines: [
      { account, outletId: 1, debit: 5000, credit: 0 },
      { account: 'RECEIVABLE', outletId: 1, partyId: 7, debit: 0, credit: 5000 },
    ],
    stockMoves: [],
    balancesAfter: [],
  });
});

test('a payment of nothing is refused', () => {
  const payment = { outletId: 1, customerId: 7, amount: asPaisa(0), mode: 'CASH' } as const;
  expect(refusalsOf(postInvoicePayment(payment))).toEqual(['amount: amountMustBePositive']);
});
