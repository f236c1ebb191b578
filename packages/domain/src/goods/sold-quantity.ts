import { asPaisa, type Paisa, roundHalfUpDivide } from '../numbers/money.ts';
import { addQuantity, oneUnitTenThousandths, parseQuantity, type Quantity, zeroQuantity } from '../numbers/quantity.ts';
import { inOwnUnit, ownUnit, type UnitConversion } from './unit-conversion.ts';

/** What a line says in the unit that it is written in: how many are paid for, and how many go with them for nothing. */
export type Written = { readonly quantity: Quantity; readonly free: Quantity };

/** The same in the item's own unit. What leaves the shelf is `all` of it. */
export type CountedInOwn = { readonly paid: Quantity; readonly free: Quantity; readonly all: Quantity };

/** The largest quantity that a line can be of, in the item's own unit: 999,999,999, as what is typed. */
const largestCount = 999_999_999 * oneUnitTenThousandths;

/**
 * What a line comes to in the item's own unit; paid and free are each rounded once, to four decimals. Null when it is too
 * large to be counted, or nothing is left of either.
 */
export function countedInOwn({ quantity, free }: Written, conversion: UnitConversion): CountedInOwn | null {
  const paid = inOwnUnit(quantity, conversion);
  const given = free === 0 ? zeroQuantity : inOwnUnit(free, conversion);
  if (paid === null || given === null || paid + given > largestCount) return null;
  return { paid, free: given, all: addQuantity(paid, given) };
}

/**
 * The price of one of a unit, where one of another unit of the same item costs `price`: rounded half up to the paisa
 * once, so that a carton is no multiple of a rounded piece. Null where it is too large for money.
 */
export function priceInUnit(price: Paisa, to: UnitConversion, from: UnitConversion = ownUnit): Paisa | null {
  const part = BigInt(price) * BigInt(to.own) * BigInt(from.per);
  const across = roundHalfUpDivide(part, BigInt(to.per) * BigInt(from.own));
  return across > BigInt(Number.MAX_SAFE_INTEGER) ? null : asPaisa(Number(across));
}

/**
 * What is typed into a field for quantities: `10`, or with what goes along for nothing `10 + 1`, in either script. Null
 * where it is neither; the parts are as they were typed.
 */
export function splitFree(typed: string): { readonly quantity: string; readonly free: string } | null {
  const [quantity = '', free = '', ...more] = typed.split('+').map((part) => part.trim());
  if (more.length > 0 || parseQuantity(quantity) === null) return null;
  return free === '' || parseQuantity(free) !== null ? { quantity, free } : null;
}
