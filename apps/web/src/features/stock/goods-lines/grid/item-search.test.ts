import { expect, test } from 'vitest';
import type { LineItem } from '../line-item.ts';
import { exactMatch, indexOf, searchIn } from './item-search.ts';

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
  salesUnit: null,
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

test('a whole barcode, code or SKU means one thing; a part of it means nothing', () => {
  const goods = [
    { ...item(1, 'Tea', 'चिया'), barcode: '8901058851298', sku: 'C-1' },
    { ...item(2, 'Ketchup', null), barcode: '036000291452', sku: 'KET-1' },
  ];
  const meant = (text: string) => {
    const found = exactMatch(goods, text);
    return found === null ? null : [found.item.id, found.isScan];
  };
  expect([meant('8901058851298'), meant('८९०१०५८८५१२९८'), meant('890105885129'), meant('')]).toEqual([
    [1, true],
    [1, true],
    null,
    null,
  ]);
  // Some scanners read a UPC-A as an EAN-13 with a zero before it.
  expect([meant('036000291452'), meant('0036000291452')]).toEqual([
    [2, true],
    [2, true],
  ]);
  // A code is typed by hand, also where a label bears the same; an SKU is on a label.
  expect([meant('c-1'), meant('ket-1')]).toEqual([
    [1, false],
    [2, true],
  ]);
});
