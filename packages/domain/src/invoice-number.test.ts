import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDocumentNumber, parseDocumentNumber } from './invoice-number.ts';

test('the outlet stands in the number only when there are several', () => {
  const number = { prefix: 'INV', fiscalYearLabel: '2083/84', sequence: 1 };
  expect(formatDocumentNumber({ ...number, outletCode: 'KTM' })).toBe('INV-KTM-2083/84-00001');
  expect(formatDocumentNumber(number)).toBe('INV-2083/84-00001');
  expect(formatDocumentNumber({ ...number, outletCode: null, sequence: 123456 })).toBe('INV-2083/84-123456');
});

test('a number can be read back, also in Nepali digits', () => {
  expect(parseDocumentNumber('INV-KTM-२०८३/८४-००००१')).toEqual({
    prefix: 'INV',
    outletCode: 'KTM',
    fiscalYearLabel: '2083/84',
    sequence: 1,
  });
  fc.assert(
    fc.property(
      fc.constantFrom('INV', 'CN', 'QT'),
      fc.constantFrom(null, 'KTM', 'PKR-2', '01'),
      fc.integer({ min: 1, max: 10 ** 9 }),
      (prefix, outletCode, sequence) => {
        const number = { prefix, outletCode, fiscalYearLabel: '2083/84', sequence };
        expect(parseDocumentNumber(formatDocumentNumber(number))).toEqual(number);
      },
    ),
  );
});

test('any other text is no number', () => {
  const texts = ['', 'INV', 'INV-1', 'INV-2083/84-1', 'INV-2083-84-00001'];
  expect(texts.map(parseDocumentNumber)).toEqual(texts.map(() => null));
});
