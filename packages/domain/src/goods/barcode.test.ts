import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  barcodeFaultOf,
  checkDigitOf,
  checkedBarcodeOf,
  mostOwnBarcodes,
  ownBarcode,
  scannedKey,
  skuOf,
  storedBarcode,
} from './barcode.ts';

/** A GS1 number of one of its lengths, with its check digit. */
const number = fc
  .constantFrom(8, 12, 13)
  .chain((length) =>
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length - 1, maxLength: length - 1 }),
  )
  .map((digits) => digits + checkDigitOf(digits));

test('the check digits of goods that are sold are those that are printed on them', () => {
  // Noodles, a book, a chocolate bar; an EAN-8 and a UPC-A of the GS1 General Specifications.
  expect(['8901058851298', '9780306406157', '7622210449283', '96385074', '036000291452'].map(barcodeFaultOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(['8901058851299', '96385075', '036000291453'].map(barcodeFaultOf)).toEqual([
    'checkDigit',
    'checkDigit',
    'checkDigit',
  ]);
});

test('one digit that is mistyped never goes unseen', () => {
  fc.assert(
    fc.property(number, fc.nat(12), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
      const place = at % right.length;
      const digit = (Number(right.charAt(place)) + by) % 10;
      expect(barcodeFaultOf(right)).toBe(null);
      expect(barcodeFaultOf(right.slice(0, place) + digit + right.slice(place + 1))).toBe('checkDigit');
    }),
  );
});

test('two neighbours that change places go unseen only where they differ by five', () => {
  fc.assert(
    fc.property(number, fc.nat(10), (right, at) => {
      const place = at % (right.length - 1);
      const one = right.charAt(place);
      const other = right.charAt(place + 1);
      const swapped = right.slice(0, place) + other + one + right.slice(place + 2);
      const isUnseen = Math.abs(Number(one) - Number(other)) % 5 === 0;
      expect(barcodeFaultOf(swapped)).toBe(isUnseen ? null : 'checkDigit');
    }),
  );
});

test('other texts are barcodes of letters, digits and signs, of any length, without a check digit', () => {
  expect(['111222', 'TEA-500 g', '12345678901234', ''].map(barcodeFaultOf)).toEqual([null, null, null, null]);
  expect(['चिया', 'THÉ'].map(barcodeFaultOf)).toEqual(['letters', 'letters']);
  expect(['111222', '96385074', '036000291452', '8901058851298', 'A2345678'].map(checkedBarcodeOf)).toEqual([
    null,
    'EAN-8',
    'UPC-A',
    'EAN-13',
    null,
  ]);
});

test('a number is stored without the spaces that it is printed with, in Latin digits', () => {
  expect(storedBarcode(' ८९०१०५८ ८५१२९८ ')).toBe('8901058851298');
  expect(storedBarcode('TEA 500')).toBe('TEA 500');
});

test('the same number is the same whether it is scanned as UPC-A or as EAN-13', () => {
  expect(scannedKey('0036000291452')).toBe(scannedKey('036000291452'));
  expect(scannedKey('tea-5')).toBe(scannedKey('TEA-5'));
  expect(scannedKey('8901058851298')).toBe('8901058851298');
});

test('own numbers are EAN-13 for use within the shop, and no two of them are alike', () => {
  expect(ownBarcode(1)).toBe('2400000000013');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: mostOwnBarcodes }),
      fc.integer({ min: 1, max: mostOwnBarcodes }),
      (one, other) => {
        const barcode = ownBarcode(one);
        expect(checkedBarcodeOf(barcode)).toBe('EAN-13');
        expect(barcodeFaultOf(barcode)).toBe(null);
        expect(ownBarcode(other) === barcode).toBe(one === other);
      },
    ),
  );
});

test('an SKU is made of the code and the values, in letters that every scanner types', () => {
  expect(skuOf('AP-01', ['M', 'Sky blue'])).toBe('AP-01-M-SKYBLUE');
  expect(skuOf('AP-01', ['Crème', 'रातो'])).toBe('AP-01-CREME-V2');
  expect(skuOf('TEA', [])).toBe('TEA');
  expect(skuOf('TEA', [], 3)).toBe('TEA-3');
  expect(skuOf('चिया ५', ['१०'])).toBe('चिया-५-10');
  expect(skuOf('x'.repeat(40), ['Red'], 12)).toHaveLength(40);
  expect(skuOf('x'.repeat(40), ['Red'], 12).endsWith('-12')).toBe(true);
});
