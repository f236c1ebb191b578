/** Digits of a number at least: one more than the numbers have that the server gives, so that the two never meet. */
const shortest = 6;

/** More than any counter sells in a year. */
export const highestSequence = 999_999_999;

/** What all numbers of a counter begin with: `INV-KTM-C2`. */
export function counterStem(of: {
  readonly prefix: string;
  readonly outletCode: string;
  readonly counterCode: string;
}): string {
  return `${of.prefix}-${of.outletCode}-${of.counterCode}`;
}

/** What they begin with in a fiscal year: `INV-KTM-C2-2083/84-`. */
export function counterNumberBegins(stem: string, fiscalYear: string): string {
  return `${stem}-${fiscalYear}-`;
}

/** The number of a place in the series: `INV-KTM-C2-2083/84-000123`. */
export function counterNumber(begins: string, sequence: number): string {
  return `${begins}${String(sequence).padStart(shortest, '0')}`;
}

/** The place that a number says, or null where it is none of this series as they are written. */
export function sequenceOfNumber(begins: string, number: string): number | null {
  if (!number.startsWith(begins)) return null;
  const digits = number.slice(begins.length);
  if (!/^\d{6,9}$/.test(digits)) return null;
  const sequence = Number(digits);
  return sequence > 0 && counterNumber(begins, sequence) === number ? sequence : null;
}
