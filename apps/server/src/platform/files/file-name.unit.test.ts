import { expect, test } from 'vitest';
import { nameOfFile } from './file-name.ts';

const named = (text: string, longest = 50) => nameOfFile(text, { longest, otherwise: 'file' });

test('a name has no dot and no space at its end, also where it was cut', () => {
  expect(named('Himal Traders Pvt. Ltd.')).toBe('Himal Traders Pvt. Ltd');
  expect(named('Himal Traders Pvt. Ltd.', 18)).toBe('Himal Traders Pvt');
  expect(named('. ..')).toBe('file');
});

test('what no system takes for a name, or nobody sees, is taken out', () => {
  expect(named('a\u0085b\u200ec\u200fd\u061ce/f')).toBe('a b c d e f');
  expect(named('चिया\u202e')).toBe('चिया');
});
