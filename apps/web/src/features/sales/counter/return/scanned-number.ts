import { toLatin } from '@bahi/domain/numbers/digits';

const tagged = /^(PAN|NO|DATE|DATE_AD|BUYER_PAN|TAXABLE|VAT|TOTAL):/;

/** A line of the QR of a bill; a scanner that works as a keyboard sends one after the other, each with Enter. */
export function isOfQr(line: string): boolean {
  return tagged.test(line.trim());
}

/** The number of a bill as it was typed, in either digits, or as its QR says it; empty where there is none. */
export function numberIn(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const numbered = lines.find((line) => line.startsWith('NO:'));
  if (numbered !== undefined) return numbered.slice('NO:'.length);
  return lines.some(isOfQr) ? '' : toLatin(text.trim());
}
