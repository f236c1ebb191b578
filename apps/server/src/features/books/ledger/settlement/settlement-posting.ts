import type { PartyKind, SettlementDirection } from '@bahi/domain/document-kinds';
import { sumPaisa } from '@bahi/domain/numbers/money';
import {
  movesMoney,
  postAdvanceReturned,
  postPaymentMade,
  postPaymentReceived,
  postVendorAdvanceReturned,
} from '@bahi/domain/posting/payment';
import type { Posting } from '@bahi/domain/posting/stock-ledger';
import { fail } from '../../../../platform/core/errors.ts';
import type { PlannedPayment } from './settlement-write.ts';

function postingOfReceived(customerId: number, outletId: number, payment: PlannedPayment): Posting {
  const onDocuments = sumPaisa(payment.allocations.map((allocation) => allocation.amount));
  const { mode, inAdvance } = payment;
  const account = payment.account ?? undefined;
  const posted = postPaymentReceived({ outletId, customerId, mode, account, onDocuments, inAdvance });
  return posted.ok ? posted.posting : refuseAmount();
}

function postingOfMade(vendorId: number, outletId: number, { mode, account, amount }: PlannedPayment): Posting {
  const posted = postPaymentMade({ outletId, vendorId, mode, account: account ?? undefined, amount });
  return posted.ok ? posted.posting : refuseAmount();
}

/** What a customer had in advance goes back to them; no document is settled by it. */
function postingOfReturned(customerId: number, outletId: number, { mode, account, amount }: PlannedPayment): Posting {
  if (!movesMoney(mode)) return refuseAmount();
  const posted = postAdvanceReturned({ outletId, customerId, mode, account: account ?? undefined, amount });
  return posted.ok ? posted.posting : refuseAmount();
}

/** What a vendor held in advance comes back; no document is settled by it. */
function postingOfGivenBack(vendorId: number, outletId: number, { mode, account, amount }: PlannedPayment): Posting {
  if (!movesMoney(mode)) return refuseAmount();
  const posted = postVendorAdvanceReturned({ outletId, vendorId, mode, account: account ?? undefined, amount });
  return posted.ok ? posted.posting : refuseAmount();
}

/** What a payment posts, by whose it is and which way the money goes. */
export const postingOf = {
  customer: { RECEIVED: postingOfReceived, PAID: postingOfReturned },
  vendor: { RECEIVED: postingOfGivenBack, PAID: postingOfMade },
} as const satisfies Record<PartyKind, Record<SettlementDirection, unknown>>;

function refuseAmount(): never {
  return fail('common.aboveZero', { field: 'totalPayingAmount' });
}
