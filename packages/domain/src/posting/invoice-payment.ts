import type { Paisa } from '../money.ts';
import { type AccountCode, assertBalanced, credit, debit } from './ledger.ts';
import type { PostingResult } from './stock-ledger.ts';

/** CASH 1, ONLINE 2, CHEQUE 3 (specification, section 3). */
export const paymentModes = ['CASH', 'ONLINE', 'CHEQUE'] as const;

export type PaymentMode = (typeof paymentModes)[number];

export type InvoicePayment = {
  readonly outletId: number;
  readonly customerId: number;
  readonly amount: Paisa;
  readonly mode: PaymentMode;
};

const accountOfMode = { CASH: 'CASH', ONLINE: 'BANK', CHEQUE: 'CHEQUES_IN_HAND' } as const satisfies Record<
  PaymentMode,
  AccountCode
>;

/** The account that money received or paid in a mode moves through. */
export function accountOfPaymentMode(mode: PaymentMode): AccountCode {
  return accountOfMode[mode];
}

/**
 * Posts a payment received on an invoice: debit cash, bank or cheques in hand, credit the customer's receivable.
 * Error: amountMustBePositive at `amount`. That it stays within the due amount is checked with the invoice locked.
 */
export function postInvoicePayment(payment: InvoicePayment): PostingResult {
  if (payment.amount <= 0) return { ok: false, errors: [{ field: 'amount', code: 'amountMustBePositive' }] };
  const { outletId, amount } = payment;
  const journalLines = assertBalanced([
    ...debit(accountOfPaymentMode(payment.mode), amount, { outletId }),
    ...credit('RECEIVABLE', amount, { outletId, partyId: payment.customerId }),
  ]);
  return { ok: true, posting: { journalLines, stockMoves: [], balancesAfter: [] } };
}
