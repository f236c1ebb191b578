import { type Paisa, subtractPaisa } from './numbers/money.ts';

/** Words of the specification, section 3; derived from payments, never entered. */
export const paymentStatuses = ['PAID', 'PARTIALLY_PAID', 'DUE'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** PAID when nothing is due any more (also for a total of zero), DUE when nothing is paid, else PARTIALLY_PAID. */
export function paymentStatusOf(total: Paisa, paid: Paisa): PaymentStatus {
  if (paid >= total) return 'PAID';
  return paid > 0 ? 'PARTIALLY_PAID' : 'DUE';
}

/** What is still to be paid: total less paid. */
export function dueOf(total: Paisa, paid: Paisa): Paisa {
  return subtractPaisa(total, paid);
}
