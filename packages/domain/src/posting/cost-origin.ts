import { addPaisa, subtractPaisa } from '../numbers/money.ts';
import { addQuantity, asQuantity, subtractQuantity } from '../numbers/quantity.ts';
import { hasAverage, type StockBalance, valueAtAverage } from '../stock-cost.ts';

/** A move of quantity and value, in above zero and out below. */
export type Moved = StockBalance;

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

/** Whether what left costs its quantity at the average that there was; null where nothing left or nothing tells an average. */
export function leftAtAverage(before: StockBalance, move: Moved): boolean | null {
  if (move.quantity >= 0 || !hasAverage(before)) return null;
  return valueAtAverage(before, asQuantity(-move.quantity)) === -move.value;
}
