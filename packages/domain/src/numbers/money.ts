import { groupedDecimalText, scaledIntegerFromNumber, scaledIntegerFromText } from './decimal-text.ts';
import { inDigitsOf } from './digits.ts';
import type { Language } from '../language.ts';

declare const paisa: unique symbol;

/** An amount of money in paisa (a hundredth of a rupee): an integer within Number.MAX_SAFE_INTEGER. */
export type Paisa = number & { readonly [paisa]: true };

/** A rate of 100 %, in hundredths of a percent: rates are integers such as 1300 for 13 %. */
export const wholeRateHundredths = 10_000;

export function isPaisa(value: number): value is Paisa {
  return Number.isSafeInteger(value);
}

/** Takes an integer of paisa as money. Throws RangeError when it is not a safe integer. */
export function asPaisa(value: number): Paisa {
  // Adding zero turns a negative zero, which prints and compares oddly, into zero.
  const amount = value + 0;
  if (!isPaisa(amount)) throw new RangeError(`not a safe integer of paisa: ${value}`);
  return amount;
}

export const zeroPaisa: Paisa = asPaisa(0);

/** Rupees as they travel in JSON, at most two decimals; null when it is no such number or too large. */
export function paisaFromRupees(rupees: number): Paisa | null {
  return paisaOrNull(scaledIntegerFromNumber(rupees, 2));
}

/** Rupees of an answer or a body that the contract has checked. Throws RangeError when they are no amount after all. */
export function paisaOf(rupees: number): Paisa {
  const amount = paisaFromRupees(rupees);
  if (amount === null) throw new RangeError(`not an amount of rupees: ${rupees}`);
  return amount;
}

/** Rupees for JSON and spreadsheets; comes back through paisaFromRupees unchanged below 70 trillion (2^46) rupees. */
export function rupeesFromPaisa(amount: Paisa): number {
  return amount / 100;
}

/** Rupees as a person types them, Devanagari or Latin digits, with or without commas; null when unreadable. */
export function parseRupees(text: string): Paisa | null {
  return paisaOrNull(scaledIntegerFromText(text, 2));
}

/**
 * Rupees with lakh grouping in the digits of the language: 12,34,567.89 or १२,३४,५६७.८९.
 * `decimals: false` rounds half up to whole rupees (for charts and tiles, never for bills).
 */
export function formatRupees(amount: Paisa, language: Language, options: { decimals?: boolean } = {}): string {
  const text =
    options.decimals === false
      ? groupedDecimalText(Number(roundHalfUpDivide(BigInt(amount), 100n)), 0)
      : groupedDecimalText(amount, 2);
  return inDigitsOf(text, language);
}

/** Throws RangeError when the sum leaves the safe integers, as every function here that returns Paisa does. */
export function addPaisa(left: Paisa, right: Paisa): Paisa {
  return asPaisa(left + right);
}

export function subtractPaisa(left: Paisa, right: Paisa): Paisa {
  return asPaisa(left - right);
}

export function negatePaisa(amount: Paisa): Paisa {
  return asPaisa(0 - amount);
}

export function sumPaisa(amounts: Iterable<Paisa>): Paisa {
  let total = zeroPaisa;
  for (const amount of amounts) total = addPaisa(total, amount);
  return total;
}

/**
 * The one rounding of the product: to the nearest integer, a half away from zero, so that the reversal of an entry
 * is its exact negative. Throws RangeError when the denominator is not above zero.
 */
export function roundHalfUpDivide(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be above zero');
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** `amount × numerator ÷ denominator`, rounded half up, exact whatever the size of the product. */
export function scalePaisa(amount: Paisa, numerator: number, denominator: number): Paisa {
  return asPaisa(Number(roundHalfUpDivide(BigInt(amount) * BigInt(numerator), BigInt(denominator))));
}

/** A percentage of an amount, rounded half up; the rate in hundredths of a percent (13 % is 1300). */
export function multiplyRate(amount: Paisa, rateHundredths: number): Paisa {
  return scalePaisa(amount, rateHundredths, wholeRateHundredths);
}

/** What makes whole rupees of an amount: from -0.49 to 0.50, half a rupee up; zero where it would leave nothing of it. */
export function roundingToRupee(amount: Paisa): Paisa {
  const whole = scalePaisa(scalePaisa(amount, 1, 100), 100, 1);
  return whole === 0 ? zeroPaisa : subtractPaisa(whole, amount);
}

/**
 * Divides `total` over the weights so that the shares add up to it exactly (largest remainder; of equal remainders
 * the earlier position wins). A weight of zero gets nothing; when all weights are zero they count as equal.
 * A negative total is the mirror of the positive one. Weights are non-negative safe integers.
 * Throws RangeError for any other weight, and when there is a total but nothing to spread it over.
 */
export function spreadByLargestRemainder(total: Paisa, weights: readonly number[]): Paisa[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('weights must be non-negative safe integers');
  }
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('nothing to spread the total over');
    return [];
  }
  const allZero = weights.every((weight) => weight === 0);
  const bigWeights = weights.map((weight) => (allZero ? 1n : BigInt(weight)));
  const sign = total < 0 ? -1 : 1;
  return spreadSize(BigInt(Math.abs(total)), bigWeights).map((share) => asPaisa(sign * share));
}

function spreadSize(size: bigint, weights: readonly bigint[]): number[] {
  const weightTotal = weights.reduce((sum, weight) => sum + weight, 0n);
  const parts = weights.map((weight, position) => ({
    position,
    share: Number((size * weight) / weightTotal),
    remainder: (size * weight) % weightTotal,
  }));
  const unspread = Number(parts.reduce((sum, part) => sum + part.remainder, 0n) / weightTotal);
  // Fewer units are left than parts have a remainder, so a weight of zero never receives one.
  const receivers = new Set(
    parts
      .toSorted((left, right) => compareBigInt(right.remainder, left.remainder) || left.position - right.position)
      .slice(0, unspread)
      .map((part) => part.position),
  );
  return parts.map((part) => (receivers.has(part.position) ? part.share + 1 : part.share));
}

function compareBigInt(left: bigint, right: bigint): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function paisaOrNull(value: number | null): Paisa | null {
  return value !== null && isPaisa(value) ? value : null;
}
