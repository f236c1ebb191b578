import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { call, type Caller } from './caller.ts';
import { unusedNumber } from './unused-number.ts';

export type OldBill = Sent<typeof openingDueContract.save>['body'];

/** What a customer still owes of a bill of Shrawan, due in Bhadra, as at the first of Kartik 2083, unless another is said. */
export function oldBill(partyId: number, bill: Partial<OldBill> = {}): OldBill {
  return {
    party: 'customer',
    partyId,
    billNumber: `OLD-${unusedNumber()}`,
    billDateAD: '2026-07-20',
    dueDateAD: '2026-08-19',
    asAtAD: '2026-10-18',
    totalBillAmount: 1000,
    ...bill,
  };
}

export function enterOldBill(caller: Caller, partyId: number, bill: Partial<OldBill> = {}) {
  return call(caller, openingDueContract.save, { body: oldBill(partyId, bill) });
}
