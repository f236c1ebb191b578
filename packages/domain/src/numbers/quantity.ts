import { groupedDecimalText, scaledIntegerFromNumber, scaledIntegerFromText } from './decimal-text.ts';
import { inDigitsOf } from './digits.ts';
import type { Language } from '../language.ts';
import { type Paisa, scalePaisa } from './money.ts';

declare const quantity: unique symbol;

/** A quantity in ten-thousandths of its unit (numeric(18,4) in the database): 2.5 kg is 25000. A safe integer. */
export type Quantity = number & { readonly [quantity]: true };

/** One whole unit, in ten-thousandths. */
export const oneUnitTenThousandths = 10_000;

export function isQuantity(value: number): value is Quantity {
  return Number.isSafeInteger(value);
}

/** Takes an integer of ten-thousandths as a quantity. Throws RangeError when it is not a safe integer. */
export function asQuantity(value: number): Quantity {
  const tenThousandths = value + 0;
  if (!isQuantity(tenThousandths)) throw new RangeError(`not a safe integer of ten-thousandths: ${value}`);
  return tenThousandths;
}

export const zeroQuantity: Quantity = asQuantity(0);

/** A quantity as it travels in JSON, at most four decimals; null when it is no such number or too large. */
export function quantityFromNumber(units: number): Quantity | null {
  return quantityOrNull(scaledIntegerFromNumber(units, 4));
}

/** A quantity as a person types it or the database writes it (`१,२५०.५`, `12.5000`); null when unreadable. */
export function parseQuantity(text: string): Quantity | null {
  return quantityOrNull(scaledIntegerFromText(text, 4));
}

/** Units for JSON and for numeric(18,4). */
export function numberFromQuantity(tenThousandths: Quantity): number {
  return tenThousandths / oneUnitTenThousandths;
}

/** Units with lakh grouping, up to four decimals and no trailing zeros, in the digits of the language. */
export function formatQuantity(tenThousandths: Quantity, language: Language): string {
  return inDigitsOf(groupedDecimalText(tenThousandths, 4).replace(/\.?0+$/, ''), language);
}

export function addQuantity(left: Quantity, right: Quantity): Quantity {
  return asQuantity(left + right);
}

export function subtractQuantity(left: Quantity, right: Quantity): Quantity {
  return asQuantity(left - right);
}

/** What `tenThousandths` of a thing cost at `rate` paisa a unit, rounded half up to the paisa. */
export function amountForQuantity(rate: Paisa, tenThousandths: Quantity): Paisa {
  return scalePaisa(rate, tenThousandths, oneUnitTenThousandths);
}

function quantityOrNull(value: number | null): Quantity | null {
  return value !== null && isQuantity(value) ? value : null;
}
