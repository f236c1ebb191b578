import { addPaisa, subtractPaisa } from '../../numbers/money.ts';
import { addQuantity, asQuantity, subtractQuantity } from '../../numbers/quantity.ts';
import type { StockMoveKind } from '../stock-ledger.ts';
import { hasAverage, type StockBalance, tellsCost, valueAtAverage } from '../../stock-cost.ts';

/** A move of quantity and value, in above zero and out below. */
export type Moved = StockBalance;
type MovedAs = Moved & { readonly kind: StockMoveKind };

/** What is on hand after a move. */
export function afterMove(balance: StockBalance, { quantity, value }: Moved): StockBalance {
  return { quantity: addQuantity(balance.quantity, quantity), value: addPaisa(balance.value, value) };
}

/**
 * What left a place between a balance and a later one, where `causes` is all that came in or changed the value meanwhile:
 * start + causes − gone = end, in quantity and in value.
 */
export function goneBetween(start: StockBalance, causes: readonly Moved[], end: StockBalance): StockBalance {
  const all = causes.reduce(afterMove, start);
  return { quantity: subtractQuantity(all.quantity, end.quantity), value: subtractPaisa(all.value, end.value) };
}

/**
 * Whether what was sold costs its quantity at the average that there was; null where nothing tells an average, and for what
 * brings a cost of its own.
 */
export function leftAtAverage(before: StockBalance, { kind, quantity, value }: MovedAs): boolean | null {
  if (kind !== 'SALE' || quantity >= 0 || !hasAverage(before)) return null;
  return valueAtAverage(before, asQuantity(-quantity)) === -value;
}

/** Whether goods were sold that were not there, at a cost that the next receipt corrects: nothing told it before. */
export function isProvisional(before: StockBalance, { kind, quantity }: MovedAs): boolean {
  return kind === 'SALE' && !tellsCost(before, asQuantity(-quantity));
}
