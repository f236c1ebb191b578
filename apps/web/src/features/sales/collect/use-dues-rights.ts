import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { screens } from '@bahi/contract/screens';
import { useSession } from '../../../platform/session.tsx';

/** What the caller may do for what a customer owes. */
export function useDuesRights() {
  const { can, isBusinessInactive } = useSession();
  return {
    mayRemind: can(reminderContract.send) && can('customer.read') && !isBusinessInactive,
    mayPromise: can(collectContract.promise) && !isBusinessInactive,
    mayReceive: can(paymentContract.createSettlement) && can(paymentContract.listSettlements) && !isBusinessInactive,
  };
}

/** Where the payment of a customer is taken. */
export function receivePath(customerId: number): string {
  return `${screens.payments}?receive=${customerId}`;
}
