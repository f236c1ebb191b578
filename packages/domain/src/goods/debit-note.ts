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

/** So much of a line of a bill, in the bill's unit and in the item's own: 2 cartons are 96 pieces. */
export type InBothUnits = { readonly quantity: Quantity; readonly stock: Quantity };

/**
 * How many of the item's own unit go back with so many of the bill's, by what the whole line was bought with: a carton
 * is 48 pieces, whatever went back before. All that is left takes the rest. Four decimals of a carton cannot say 5 of its
 * 48 pieces: as good as a whole number is that number.
 */
export function partOfStock(whole: InBothUnits, left: InBothUnits, quantity: Quantity): Quantity {
  if (quantity >= left.quantity) return left.stock;
  const part = BigInt(quantity) * BigInt(whole.stock);
  const unit = BigInt(whole.quantity) * BigInt(oneUnitTenThousandths);
  const pieces = roundHalfUpDivide(part, unit);
  // Half of the last decimal of what was asked for, times what one of the bill's is of the item's own.
  const isAsGood = 2n * absolute(part - pieces * unit) <= BigInt(whole.stock);
  const stock =
    pieces > 0n && isAsGood
      ? Number(pieces) * oneUnitTenThousandths
      : Number(roundHalfUpDivide(part, BigInt(whole.quantity)));
  return asQuantity(Math.min(stock, left.stock));
}

/**
 * How many of the bill's unit go back with so many of the item's own: so many that what stays is what the pieces that
 * stay are of the whole line, and no rounding adds up. All is all, and less leaves something, however little of a carton
 * the last of its 20,000 screws is.
 */
export function partOfBill(whole: InBothUnits, left: InBothUnits, stockQuantity: Quantity): Quantity {
  if (stockQuantity >= left.stock) return left.quantity;
  const staying = BigInt(left.stock - stockQuantity) * BigInt(whole.quantity);
  const stays = Math.max(1, Number(roundHalfUpDivide(staying, BigInt(whole.stock))));
  return asQuantity(Math.max(0, left.quantity - stays));
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
