import { asQuantity } from '@bahi/domain/numbers/quantity';
import { expect, test } from 'vitest';
import { quantityOf, quantityOn, raised, typedEntry } from './typed-entry.ts';

test.each([
  ['3*chamal', 30_000, 'chamal'],
  ['३*चामल', 30_000, 'चामल'],
  ['1.5 * dal', 15_000, 'dal'],
  ['०.२५×चिनी', 2500, 'चिनी'],
  ['3*8901234567890', 30_000, '8901234567890'],
  ['5*', 50_000, ''],
  ['8901234567890', null, '8901234567890'],
  ['0*tea', null, '0*tea'],
  ['A*B', null, 'A*B'],
  ['999999999*tea', 9_999_999_990_000, 'tea'],
  ['900000000000*tea', null, '900000000000*tea'],
])('%s is so many times of what', (text, times, what) => {
  expect(typedEntry(text)).toEqual({ times, what });
});

test('one more of a line is one of what it is written in: a carton where it is cartons, else what it is usually sold by', () => {
  const biscuit = { salesUnit: { id: 5, code: 'ctn', name: 'Carton', nameNp: null, conversion: 24, own: 24, per: 1 } };
  const carton = { id: 5, code: 'ctn', name: 'Carton', nameNp: null, own: 24, per: 1 };
  expect(quantityOn({ soldIn: null }, biscuit, null)).toBe(240_000);
  expect(quantityOn({ soldIn: carton }, biscuit, null)).toBe(10_000);
  expect(quantityOn({ soldIn: carton }, biscuit, asQuantity(30_000))).toBe(30_000);
});

test('a line bears no more than its form allows, however many dozens of it are entered', () => {
  const most = asQuantity(999_999_999 * 10_000);
  const dozen = { salesUnit: { id: 12, code: 'doz', name: 'Dozen', nameNp: null, conversion: 12, own: 12, per: 1 } };
  expect(quantityOf(dozen, asQuantity(20_000))).toBe(240_000);
  expect(quantityOf({ salesUnit: { ...dozen.salesUnit, conversion: 1_000_000 } }, most)).toBe(most);
  expect(raised(most, most)).toBe(most);
});
