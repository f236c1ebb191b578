import { expect, test } from 'vitest';
import { namedLike } from './named-like.ts';

const rows = [
  { companyName: 'Hardware Stores', companyNameNp: 'हार्डवेयर स्टोर', userName: 'ram.books' },
  { companyName: 'Kirana Pasal', companyNameNp: null, userName: 'ram.kirana' },
];

test.each([
  ['', ['Hardware Stores', 'Kirana Pasal']],
  ['  ', ['Hardware Stores', 'Kirana Pasal']],
  ['store hard', ['Hardware Stores']],
  ['स्टोर', ['Hardware Stores']],
  ['RAM.K', ['Kirana Pasal']],
  ['medical', []],
])('“%s” finds %j', (text, found) => {
  expect(namedLike(rows, text).map(({ companyName }) => companyName)).toEqual(found);
});
