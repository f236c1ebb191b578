import { expect, test } from 'vitest';
import { withSide } from './number-side.ts';

test('a number says the side that its format shows', () => {
  expect(withSide(250.5, '"" 0.00" Cr"')).toBe('250.5 Cr');
  expect(withSide(250.5, '#,##0.00" Dr";#,##0.00" Cr"')).toBe('250.5 Dr');
  expect(withSide(-250.5, '#,##0.00" Dr";#,##0.00" Cr"')).toBe('250.5 Cr');
  expect(withSide(-250.5, '0.00" Dr"')).toBe('-250.5 Dr');
  expect(withSide(250.5, '#,##0.00')).toBe(null);
  expect(withSide(250.5, '"Crore "0.00')).toBe(null);
});
