import { asPaisa } from '@bahi/domain/numbers/money';
import { asQuantity, oneUnitTenThousandths } from '@bahi/domain/numbers/quantity';
import { describe, expect, test } from 'vitest';
import { blankLine, type LineDraft, newHead } from './document-draft.ts';
import type { LineItem } from './line-item.ts';
import { followedLines, type GoodsPrices, noPrices, priceOfLine, pricePlace, unknownPrices } from './line-price.ts';

const rice: LineItem = {
  inventoryType: 'ITEM',
  id: 7,
  code: 'RICE',
  sku: null,
  barcode: null,
  name: 'Rice',
  nameNp: null,
  unit: 'kg',
  unitNp: null,
  salesUnit: null,
  rate: 100,
  vatIncluded: false,
  taxable: false,
  taxRate: 0,
};
const list = {
  priceListId: 1,
  name: 'Retailers',
  nameNp: null,
  audience: 'GROUPS',
  fromDay: null,
  tillDay: null,
  tillDateBS: null,
} as const;
const from = (units: number, rupees: number) => ({
  ...list,
  fromQuantity: asQuantity(units * oneUnitTenThousandths),
  price: asPaisa(rupees * 100),
});
const retail: GoodsPrices = { sellingPrice: 100, listPrices: [from(1, 97), from(10, 92)] };
const usual: GoodsPrices = { sellingPrice: 100, listPrices: [] };

const party = { id: 3, name: 'Ram Kirana', nameNp: null, dueAmount: 0 };
const head = { ...newHead('2026-11-20', 1), party };
const known = (prices: GoodsPrices, of = head) => ({
  head: of,
  prices: { place: pricePlace(of), byKey: new Map([['ITEM:7', prices]]) },
});
const line = (changes: Partial<LineDraft> = {}): LineDraft => ({
  ...blankLine(1),
  item: rice,
  quantity: '1',
  rate: '100',
  ...changes,
});
const rateOf = (one: LineDraft, prices: ReturnType<typeof known>) => followedLines([one], prices)[0]?.rate;

describe('a rate', () => {
  test('follows the quantity while it was not typed', () => {
    expect(rateOf(line(), known(retail))).toBe('97');
    expect(rateOf(line({ quantity: '12' }), known(retail))).toBe('92');
    expect(rateOf(line({ quantity: '१२' }), known(retail))).toBe('92');
    expect(rateOf(line({ rate: '97' }), known(usual))).toBe('100');
    expect(rateOf(line({ rateIs: 'TYPED', rate: '90', quantity: '12' }), known(retail))).toBe('90');
  });

  test('stays where nothing is known yet of the customer or the day', () => {
    const later = { ...head, issuedDateAD: '2026-11-21' };
    expect(rateOf(line(), { ...known(retail), head: later })).toBe('100');
    expect(priceOfLine(line(), { ...known(retail), head: { ...head, party: null } })).toBeNull();
  });

  test('of goods without a price is left to be typed', () => {
    expect(rateOf(line({ rate: '' }), known({ sellingPrice: 0, listPrices: [] }))).toBe('');
  });

  test('of a stored draft stays as it is, and follows again where it is what the lists say', () => {
    const kept = { rateIs: 'KEPT', quantity: '12' } as const;
    expect(followedLines([line({ ...kept, rate: '95' })], known(retail))).toMatchObject([
      { rate: '95', rateIs: 'KEPT' },
    ]);
    expect(followedLines([line({ ...kept, rate: '92.00' })], known(retail))).toMatchObject([{ rateIs: 'FOLLOWED' }]);
  });

  test('names the list that it is of, and what it would be where it was typed', () => {
    expect(priceOfLine(line({ quantity: '12' }), known(retail))).toMatchObject({
      price: 9200,
      list: { name: 'Retailers' },
    });
    expect(priceOfLine(line({ rateIs: 'TYPED', rate: '90' }), known(usual))).toEqual({ price: 10000, list: null });
  });
});

test('prices are asked for what is on the lines, once, and anew for another customer and another day', () => {
  const lines = [line(), line({ key: 2 }), line({ key: 3, item: { ...rice, id: 5 } }), blankLine(4)];
  const service = line({ key: 5, item: { ...rice, inventoryType: 'SERVICE', id: 9 } });
  expect(unknownPrices({ head, lines: [...lines, service], prices: noPrices })).toBe('5,7');
  expect(unknownPrices({ ...known(retail), lines })).toBe('5');
  expect(unknownPrices({ ...known(retail), lines, head: { ...head, party: null } })).toBe('5,7');
  expect(unknownPrices({ ...known(retail), lines, head: { ...head, issuedDateAD: '2026-11-21' } })).toBe('5,7');
});
