import type { CollectRow } from '@bahi/contract/sales/collect/collect-answer';

/** Whether a customer owes more than their limit. */
export function isOverLimit({ creditLimit, creditUsed }: CollectRow): boolean {
  return creditLimit !== null && creditUsed !== null && creditUsed > creditLimit;
}

/** Of a limit of nothing all is used. */
export function percentOf(used: number, limit: number): number {
  return limit === 0 ? 100 : Math.max(0, Math.round((used / limit) * 100));
}
