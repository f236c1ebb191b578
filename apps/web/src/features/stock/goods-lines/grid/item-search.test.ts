import { expect, test } from 'vitest';
import type { LineItem } from '../line-item.ts';
import { indexOf, searchIn } from './item-search.ts';

const item = (id: number, name: string, nameNp: string | null): LineItem => ({
  inventoryType: 'ITEM',
  id,
  code: `C-${id}`,
  sku: null,
  barcode: null,
  name,
  nameNp,
  unit: 'kg',
  unitNp: 'केजी',
  rate: 100,
  vatIncluded: false,
  taxable: true,
  taxRate: 13,
});
const index = indexOf([item(1, 'Basmati', 'बासमती चामल ५०० ग्रा.'), item(2, 'शुद्ध घिउ', null), item(3, 'Sugar', 'चिनी')]);
const found = (text: string) => searchIn(index, text).map(({ id }) => id);

test('on a line goods are found as they are written, and however their names are spelt', () => {
  expect(['chamal', 'चामाल', 'basmati 500', 'बासमती cham', 'C-1'].map(found)).toEqual([[1], [1], [1], [1], [1]]);
  expect(['suddha ghiu', 'सुद्द घीउ', 'shuddha'].map(found)).toEqual([[2], [2], [2]]);
  expect(['cheeni', 'चीनि', 'suga'].map(found)).toEqual([[3], [3], [3]]);
  expect(['', 'nothing', 'chamal ghiu'].map(found)).toEqual([[], [], []]);
});
