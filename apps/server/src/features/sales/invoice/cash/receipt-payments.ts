import type { PaymentMode } from '@bahi/domain/posting/payment';

/** What was paid by the receipt that was written with an invoice, part by part; null without one. */
export type ReceiptPayments = { receipt_payments: readonly { mode: PaymentMode; paisa: number }[] | null };

/** Of an invoice of business $1, while its receipt stands, without what was paid by a cheque that fell since. */
export const receiptPayments = `(
  select json_agg(json_build_object('mode', payment.mode, 'paisa', payment.amount_paisa) order by payment.id)
  from payment join settlement on settlement.business_id = $1 and settlement.id = payment.settlement_id
  where payment.business_id = $1 and payment.settlement_id = invoice.receipt_id
    and payment.reversal_entry_id is null and settlement.deleted_at is null)
  as receipt_payments`;

/** In paisa, what was given back of what was handed over: all of it that was not paid in cash. */
export function changeOf(tendered: number, payments: ReceiptPayments['receipt_payments']): number {
  const inCash = (payments ?? []).filter(({ mode }) => mode === 'CASH');
  return tendered - inCash.reduce((sum, { paisa }) => sum + paisa, 0);
}
