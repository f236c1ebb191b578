import { expect, test } from 'vitest';
import { isOfQr, numberIn } from './scanned-number.ts';

const qr = 'PAN:301234567\nNO:INV-HO-2083/84-00012\nDATE:2083-08-10\nDATE_AD:2026-11-26\nTOTAL:113';

test('the number of a bill is read out of its QR, and taken as it is typed', () => {
  expect(numberIn(qr)).toBe('INV-HO-2083/84-00012');
  expect(numberIn(' INV-HO-2083/84-000१२ ')).toBe('INV-HO-2083/84-00012');
  expect(numberIn('PAN:301234567')).toBe('');
  expect(qr.split('\n').every(isOfQr)).toBe(true);
  expect(isOfQr('INV-HO-2083/84-00012')).toBe(false);
});
