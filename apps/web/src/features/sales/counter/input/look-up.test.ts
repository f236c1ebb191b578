import { expect, test } from 'vitest';
import { indexOf } from '../../../stock/goods-lines/grid/item-search.ts';
import type { LineItem } from '../../../stock/goods-lines/line-item.ts';
import { lookUp } from './look-up.ts';

const item = (id: number, name: string, code: string): LineItem => ({
  inventoryType: 'ITEM',
  id,
  code,
  sku: null,
  barcode: null,
  name,
  nameNp: null,
  unit: 'pcs',
  unitNp: null,
  salesUnit: null,
  rate: 100,
  vatIncluded: false,
  taxable: true,
  taxRate: 13,
});
const here = [item(1, 'Soap 1012', '1012'), item(2, 'Rice', 'RICE-1')];

/** Looks up where the server has these beside; null where it does not answer. */
const looked = async (text: string, there: LineItem[] | null = []) => {
  const findOnServer = async () => (there === null ? Promise.reject(new Error('away')) : Promise.resolve(there));
  const places = { items: here, index: indexOf(here), isComplete: false, findOnServer };
  const found = await lookUp(places, text);
  return typeof found === 'string' ? found : found.item.id;
};

test('digits are the whole code of something, here or on the server, and no part of one', async () => {
  expect(await looked('1012')).toBe(1);
  expect(await looked('101')).toBe('NOTHING');
  expect(await looked('१०१')).toBe('NOTHING');
  expect(await looked('101', [item(1, 'Soap 1012', '1012'), item(3, 'Salt', '101')])).toBe(3);
  expect(await looked('101', [item(1, 'Soap 1012', '1012')])).toBe('NOTHING');
});

test('a code that the server knows goes before a name that is here', async () => {
  expect(await looked('rice')).toBe(2);
  expect(await looked('rice', [item(4, 'Beaten', 'RICE')])).toBe(4);
});

test('of several that only the server knows none is taken, and without its answer nothing', async () => {
  expect(await looked('oil', [item(5, 'Oil', 'O-1')])).toBe(5);
  expect(await looked('oil', [item(5, 'Mustard oil', 'O-1'), item(6, 'Soya oil', 'O-2')])).toBe('SEVERAL');
  expect(await looked('oil', null)).toBe('NO_ANSWER');
});

test('what was just made is found under its code, though the list is older', async () => {
  const made = item(7, 'Noodles', 'N-7');
  const places = {
    items: here,
    index: indexOf(here),
    isComplete: true,
    findOnServer: async () => Promise.resolve([made]),
  };
  expect(await lookUp(places, { inventoryType: 'ITEM', id: 7, code: 'N-7' })).toEqual({ item: made, isScan: false });
});
