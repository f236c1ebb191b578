import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, groupLakh, toDevanagari, toLatin } from './digits.ts';

test('digits change script and everything else stays', () => {
  expect(toDevanagari('Bill 2083/84, no. 1050')).toBe('Bill २०८३/८४, no. १०५०');
  expect(toLatin('मिति ०१२३४५६७८९')).toBe('मिति 0123456789');
});

test('a text in Latin digits comes back from Devanagari unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-z ,./-]*$/), (text) => {
      expect(toLatin(toDevanagari(text))).toBe(text);
    }),
  );
});

test('large numbers are grouped in lakh and crore', () => {
  expect(['1', '123', '1234', '12345', '123456', '1234567', '123456789'].map(groupLakh)).toEqual([
    '1',
    '123',
    '1,234',
    '12,345',
    '1,23,456',
    '12,34,567',
    '12,34,56,789',
  ]);
});

test('a count is shown in the digits of the language', () => {
  expect(formatNumber(100000, 'en')).toBe('1,00,000');
  expect(formatNumber(100000, 'ne')).toBe('१,००,०००');
  expect(formatNumber(-1234.5, 'ne')).toBe('-१,२३४.५');
  expect(formatNumber(0, 'ne')).toBe('०');
});
