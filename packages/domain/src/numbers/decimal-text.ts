import { groupLakh, toLatin } from './digits.ts';

/**
 * Reads a number that a person typed or pasted and returns it times ten to the power of `decimalPlaces`, exactly.
 * Takes Devanagari and Latin digits, a leading minus, commas of lakh or Western grouping, and `.5` or `12.`.
 * Null when it is no such number, has more decimals than allowed, or leaves the safe integers.
 */
export function scaledIntegerFromText(text: string, decimalPlaces: number): number | null {
  const parts = /^(-?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.(\d*))?$/.exec(toLatin(text).trim());
  if (parts === null) return null;
  const [, sign = '', whole = '', decimals = ''] = parts;
  if (whole === '' && decimals === '') return null;
  if (decimals.length > decimalPlaces) return null;
  const size = Number(whole.replaceAll(',', '') + decimals.padEnd(decimalPlaces, '0'));
  if (!Number.isSafeInteger(size)) return null;
  return sign === '-' ? 0 - size : size;
}

/**
 * Reads a JavaScript number as the decimal it prints as, times ten to the power of `decimalPlaces`, exactly.
 * Going through the printed form avoids the floating-point error of multiplying (1.005 × 1000 is not 1005).
 * Null when it has more decimals than allowed or leaves the safe integers.
 */
export function scaledIntegerFromNumber(value: number, decimalPlaces: number): number | null {
  return scaledIntegerFromText(String(value), decimalPlaces);
}

/** Writes a scaled integer as a decimal in Latin digits with lakh grouping: (123456789, 2) → `12,34,567.89`. */
export function groupedDecimalText(scaledInteger: number, decimalPlaces: number): string {
  const digits = String(Math.abs(scaledInteger)).padStart(decimalPlaces + 1, '0');
  const whole = groupLakh(digits.slice(0, digits.length - decimalPlaces));
  const sign = scaledInteger < 0 ? '-' : '';
  return decimalPlaces === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimalPlaces)}`;
}
