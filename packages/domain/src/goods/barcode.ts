import { toLatin } from '../numbers/digits.ts';

/** Numbers that GS1 gives, by how many digits they have: of each the last checks the others. */
const checkedLengths: ReadonlyMap<number, CheckedBarcode> = new Map([
  [8, 'EAN-8'],
  [12, 'UPC-A'],
  [13, 'EAN-13'],
]);

/** How a number with a check digit is drawn. */
export type CheckedBarcode = 'EAN-8' | 'UPC-A' | 'EAN-13';

/** Why a text is no barcode: its check digit is another, or it has what Code 128 does not draw. */
export type BarcodeFault = 'checkDigit' | 'letters';

/**
 * The last digit of an EAN-8, UPC-A or EAN-13, reckoned from those before it (GS1 General Specifications, section 7.9):
 * counted from the right they weigh 3 and 1 by turns, and with the check digit their sum is a multiple of ten.
 */
export function checkDigitOf(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, position) => total + Number(digit) * (position % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** What a barcode is by its digits; null where it is drawn as Code 128, which has letters and any length. */
export function checkedBarcodeOf(barcode: string): CheckedBarcode | null {
  return /^\d+$/.test(barcode) ? (checkedLengths.get(barcode.length) ?? null) : null;
}

/** A barcode as it is stored: digits of both scripts in Latin, and without the spaces that group the digits in print. */
export function storedBarcode(typed: string): string {
  const latin = toLatin(typed.trim());
  const joined = latin.replace(/\s/g, '');
  return /^\d+$/.test(joined) ? joined : latin;
}

/** What keeps a scanner from reading a stored barcode; null where it can be read. */
export function barcodeFaultOf(barcode: string): BarcodeFault | null {
  if (!/^[ -~]*$/.test(barcode)) return 'letters';
  const isChecked = checkedBarcodeOf(barcode) !== null;
  return isChecked && checkDigitOf(barcode.slice(0, -1)) !== barcode.at(-1) ? 'checkDigit' : null;
}

/**
 * What a scanner's text is compared by. The same number is read as UPC-A by some scanners and, with a zero before it, as
 * EAN-13 by others.
 */
export function scannedKey(scanned: string): string {
  const barcode = storedBarcode(scanned).toLowerCase();
  return /^0\d{12}$/.test(barcode) ? barcode.slice(1) : barcode;
}

/**
 * The beginning of a shop's own numbers. GS1 leaves 20 to 29 to what circulates within a shop; scales that print weight or
 * price into the number begin theirs with 20 to 23, as they come from the factory.
 */
const ownPrefix = '24';
const ownDigits = 10;

/** The greatest number of an own barcode. */
export const mostOwnBarcodes = 10 ** ownDigits - 1;

/** The `number`th EAN-13 that a business makes for its own use, from 1 on. */
export function ownBarcode(number: number): string {
  const digits = ownPrefix + String(number).padStart(ownDigits, '0');
  return digits + checkDigitOf(digits);
}

const longestSku = 40;
const longestValue = 10;

/**
 * An SKU made of the item's code and the values of a variant, in English: `AP-01-M-BLUE`. What has no Latin letter or digit
 * in it counts as `V` and its place. `attempt` tells apart what would come out alike: 2, 3 and so on.
 */
export function skuOf(itemCode: string, values: readonly string[], attempt = 1): string {
  const parts = values.map((value, position) => skuPart(value) || `V${position + 1}`);
  const ending = attempt === 1 ? '' : `-${attempt}`;
  const sku = [itemCode.trim().replace(/\s+/g, '-'), ...parts].join('-');
  return Array.from(sku)
    .slice(0, longestSku - ending.length)
    .join('')
    .concat(ending);
}

function skuPart(value: string): string {
  return toLatin(value)
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, longestValue);
}
