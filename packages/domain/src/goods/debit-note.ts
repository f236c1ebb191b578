import { roundHalfUpDivide } from '../numbers/money.ts';
import { asQuantity, oneUnitTenThousandths, type Quantity } from '../numbers/quantity.ts';

/**
 * Why a purchase bill is debited. Of a return it says how many go back; of a price that was too high and of a discount
 * that the vendor gave afterwards it says how much, and the goods stay.
 */
export const debitCases = ['RETURN', 'PRICE', 'DISCOUNT'] as const;
export type DebitCase = (typeof debitCases)[number];

/** Whether lines go back by quantity; else by amount. */
export function isReturn(debitCase: DebitCase): boolean {
  return debitCase === 'RETURN';
}

/** What is left of a line of a bill, in the bill's unit and in the item's own: 2 cartons are 96 pieces. */
export type LeftInBoth = { readonly quantity: Quantity; readonly stock: Quantity };

/**
 * How many of the item's own unit go back with so many of the bill's: their part of what is left, of which the last part
 * takes the rest. Four decimals of a carton cannot say 5 of its 48 pieces: as good as a whole number is that number.
 */
export function partOfStock({ quantity: left, stock }: LeftInBoth, quantity: Quantity): Quantity {
  if (quantity >= left) return stock;
  const part = BigInt(quantity) * BigInt(stock);
  const unit = BigInt(left) * BigInt(oneUnitTenThousandths);
  const whole = roundHalfUpDivide(part, unit);
  // Half of the last decimal of what was asked for, times what one of the bill's is of the item's own.
  const isAsGood = 2n * absolute(part - whole * unit) <= BigInt(stock);
  if (whole > 0n && isAsGood) return asQuantity(Number(whole) * oneUnitTenThousandths);
  return asQuantity(Number(roundHalfUpDivide(part, BigInt(left))));
}

/**
 * How many of the bill's unit go back with so many of the item's own: their part of what is left. All is all, and less
 * leaves something, however little of a carton the last of its 20,000 screws is.
 */
export function partOfBill({ quantity: left, stock }: LeftInBoth, stockQuantity: Quantity): Quantity {
  if (stockQuantity >= stock) return left;
  const part = Number(roundHalfUpDivide(BigInt(stockQuantity) * BigInt(left), BigInt(stock)));
  return asQuantity(Math.max(0, Math.min(part, left - 1)));
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
