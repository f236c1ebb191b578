import type { BatchOrder } from './batches.ts';
import type { AccountCode } from '../posting/ledger.ts';

/**
 * Why goods leave the shelf without being sold, and the account that takes what they cost. What is damaged, expired or
 * lost is a loss of stock; what the owner takes home is drawn from the capital and no cost of the business; what is given
 * to win customers is a cost of selling.
 */
export const writeOffReasons = {
  DAMAGED: 'STOCK_ADJUSTMENT',
  EXPIRED: 'STOCK_ADJUSTMENT',
  LOST: 'STOCK_ADJUSTMENT',
  OWN_USE: 'DRAWINGS',
  SAMPLE: 'PROMOTION',
  GIVEN_AWAY: 'PROMOTION',
} as const satisfies Record<string, AccountCode>;

export type WriteOffReason = keyof typeof writeOffReasons;

/** The reasons for which batches leave in an order. */
export function reasonsInOrder(order: BatchOrder): WriteOffReason[] {
  const reasons: WriteOffReason[] = ['DAMAGED', 'EXPIRED', 'LOST', 'OWN_USE', 'SAMPLE', 'GIVEN_AWAY'];
  return reasons.filter((reason) => batchOrderOf(reason) === order);
}

/** Which batches leave for a reason: what is given to customers is not expired, and what has expired is nothing else. */
export function batchOrderOf(reason: WriteOffReason): BatchOrder {
  if (reason === 'SAMPLE' || reason === 'GIVEN_AWAY') return 'SALE';
  return reason === 'EXPIRED' ? 'EXPIRED' : 'CLEARANCE';
}
