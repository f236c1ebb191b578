import { roundHalfUpDivide } from '../numbers/money.ts';
import { asQuantity, oneUnitTenThousandths, type Quantity } from '../numbers/quantity.ts';

/**
 * How many of an item's own unit so many of another are, as two quantities, so that a third stays a third: `per` of the
 * other are `own` of the item's. A dozen of pieces is 12 for 1, a third of a kilo 1 for 3. Both above zero.
 */
export type UnitConversion = { readonly own: Quantity; readonly per: Quantity };

/** One of the item's own unit. */
export const ownUnit: UnitConversion = { own: asQuantity(10_000), per: asQuantity(10_000) };

/**
 * `quantity` of another unit in the item's own, rounded half up to four decimals once: three thirds of a kilo are a
 * kilo. Null when it is too large to be counted, or nothing is left of it.
 */
export function inOwnUnit(quantity: Quantity, { own, per }: UnitConversion): Quantity | null {
  const converted = roundHalfUpDivide(BigInt(quantity) * BigInt(own), BigInt(per));
  return converted > 0n && converted <= BigInt(Number.MAX_SAFE_INTEGER) ? asQuantity(Number(converted)) : null;
}

/**
 * How many of another unit so many of the item's own are that were added up one by one: a third of a kilo is 0.3333, and
 * three of them 0.9999. Null where that is no whole number of them.
 */
export function inScannedUnits(quantity: Quantity, conversion: UnitConversion): Quantity | null {
  const whole = inWholeUnits(quantity, conversion);
  const [own, per] = [BigInt(conversion.own), BigInt(conversion.per)];
  const isExact = (own * BigInt(oneUnitTenThousandths)) % per === 0n;
  if (whole !== null || isExact || quantity <= 0) return whole;
  const count = roundHalfUpDivide(BigInt(quantity) * per, own * BigInt(oneUnitTenThousandths));
  const left = BigInt(quantity) * per - count * own * BigInt(oneUnitTenThousandths);
  // Each of them was rounded by half of the last decimal at most.
  const isRounded = 2n * (left < 0n ? -left : left) <= count * per;
  return count > 0n && isRounded ? asQuantity(Number(count * BigInt(oneUnitTenThousandths))) : null;
}

/** How many of another unit so many of the item's own are, where that is a whole number of them; else null. */
export function inWholeUnits(quantity: Quantity, { own, per }: UnitConversion): Quantity | null {
  const [all, one] = [BigInt(quantity) * BigInt(per), BigInt(own) * BigInt(oneUnitTenThousandths)];
  return all > 0n && all % one === 0n ? asQuantity(Number((all / one) * BigInt(oneUnitTenThousandths))) : null;
}
