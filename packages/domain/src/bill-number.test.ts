import { expect, test } from 'vitest';
import { comparedBillNumber } from './bill-number.ts';

test('the number of a vendor’s bill is the same however it is typed', () => {
  for (const typed of ['NEA-4471', 'nea 4471', 'NEA/०४४७१', ' NEA - 04471. '])
    expect([typed, comparedBillNumber(typed)]).toEqual([typed, 'NEA-4471']);
  expect(comparedBillNumber('खानी-९०७')).toBe('खानी-907');
  expect(comparedBillNumber('007')).toBe('7');
});

test('other numbers stay other numbers', () => {
  const numbers = ['1-23', '12-3', '123', 'A1', 'A-1', '100', '1', 'NEA-4471-2'];
  expect(new Set(numbers.map(comparedBillNumber)).size).toBe(numbers.length);
  expect(comparedBillNumber('—')).toBe('');
});
