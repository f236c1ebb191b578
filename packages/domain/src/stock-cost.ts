import { addPaisa, asPaisa, negatePaisa, type Paisa, scalePaisa, subtractPaisa, zeroPaisa } from './numbers/money.ts';
import {
  addQuantity,
  amountForQuantity,
  asQuantity,
  type Quantity,
  subtractQuantity,
  zeroQuantity,
} from './numbers/quantity.ts';

/**
 * What is on hand of one item variant at one outlet, and what it cost. Its average cost is value ÷ quantity; quantity
 * 0 is always value 0. Both are below zero where a business that allows it has sold more than it had.
 */
export type StockBalance = { readonly quantity: Quantity; readonly value: Paisa };

export type TakeOutOptions = {
  /** False refuses to take more than there is. */
  readonly negativeAllowed: boolean;
  /** Cost of one unit of what is taken where nothing on hand tells it. Without one that is refused: no goods cost nothing. */
  readonly fallbackUnitCost?: Paisa;
};

export type TakeOutResult =
  | { readonly ok: true; readonly cost: Paisa; readonly balanceAfter: StockBalance }
  | { readonly ok: false; readonly code: 'stockNotEnough' | 'costUnknown' };

export const emptyStock: StockBalance = { quantity: zeroQuantity, value: zeroPaisa };

/**
 * Takes `quantity` (above zero) out at the moving average, rounded half up to the paisa; the last unit out takes all
 * the value that is left, so that no paisa stays on an empty shelf (ledger design, "Tables").
 */
export function takeOut(
  balance: StockBalance,
  quantity: Quantity,
  options: TakeOutOptions = { negativeAllowed: false },
): TakeOutResult {
  if (quantity > balance.quantity && !options.negativeAllowed) return { ok: false, code: 'stockNotEnough' };
  const cost = costOf(balance, quantity, options.fallbackUnitCost ?? zeroPaisa);
  if (cost === null) return { ok: false, code: 'costUnknown' };
  const quantityAfter = subtractQuantity(balance.quantity, quantity);
  return { ok: true, cost, balanceAfter: { quantity: quantityAfter, value: subtractPaisa(balance.value, cost) } };
}

/**
 * Puts `quantity` (above zero) in at `value`. What fills a hole left by overselling was already charged at a guessed
 * cost: `costDifference` is what it really cost less that guess, and does not stay in stock. It is zero unless the
 * balance was negative.
 */
export function putIn(
  balance: StockBalance,
  quantity: Quantity,
  value: Paisa,
): { balanceAfter: StockBalance; costDifference: Paisa } {
  const costDifference = balance.quantity < 0 ? costDifferenceOf(balance, quantity, value) : zeroPaisa;
  const valueAfter = subtractPaisa(addPaisa(balance.value, value), costDifference);
  return { balanceAfter: { quantity: addQuantity(balance.quantity, quantity), value: valueAfter }, costDifference };
}

/**
 * The value that `quantity` units have at the balance's average: what should remain when goods leave at another than
 * the average cost (a cancelled receipt). Zero for quantity 0.
 */
export function valueAtAverage(balance: StockBalance, quantity: Quantity): Paisa {
  if (balance.quantity === 0) return zeroPaisa;
  const sign = balance.quantity < 0 ? -1 : 1;
  return scalePaisa(balance.value, sign * quantity, sign * balance.quantity);
}

/**
 * What must be added to the value of `after` so that it is sound, with no value on an empty shelf and none of another
 * sign than its quantity: what is left then keeps the average that it had `before`. Zero in the common case.
 */
export function soundCorrection(before: StockBalance, after: StockBalance): Paisa {
  return isSound(after) ? zeroPaisa : subtractPaisa(valueAtAverage(before, after.quantity), after.value);
}

/** Whether a balance says what a unit costs: an empty place does not, nor one that was oversold at no cost. */
export function hasAverage(balance: StockBalance): boolean {
  return balance.quantity > 0 || (balance.quantity < 0 && balance.value < 0);
}

/** Whether a balance says what so many of it cost: of goods worth nothing that only covers what is there. */
export function tellsCost(balance: StockBalance, quantity: Quantity): boolean {
  return hasAverage(balance) && (quantity <= balance.quantity || balance.value !== 0);
}

/** What so many cost where the balance tells it: what is beyond what is there never costs nothing, however little of it. */
export function costAtAverage(balance: StockBalance, quantity: Quantity): Paisa {
  const cost = valueAtAverage(balance, quantity);
  return cost === 0 && quantity > balance.quantity ? asPaisa(1) : cost;
}

/** What is there at its average, and what is beyond it as well, or at the fallback: never at nothing. */
function costOf(balance: StockBalance, quantity: Quantity, fallbackUnitCost: Paisa): Paisa | null {
  if (tellsCost(balance, quantity)) return costAtAverage(balance, quantity);
  if (fallbackUnitCost <= 0) return null;
  const beyond = balance.quantity > 0 ? subtractQuantity(quantity, balance.quantity) : quantity;
  const cost = amountForQuantity(fallbackUnitCost, beyond);
  return cost === 0 ? asPaisa(1) : cost;
}

function costDifferenceOf(balance: StockBalance, quantity: Quantity, value: Paisa): Paisa {
  const hole = asQuantity(-balance.quantity);
  const filled = quantity < hole ? quantity : hole;
  const realCost = scalePaisa(value, filled, quantity);
  const guessedCost = scalePaisa(negatePaisa(balance.value), filled, hole);
  return subtractPaisa(realCost, guessedCost);
}

function isSound(balance: StockBalance): boolean {
  if (balance.quantity === 0) return balance.value === 0;
  return balance.quantity > 0 ? balance.value >= 0 : balance.value <= 0;
}
