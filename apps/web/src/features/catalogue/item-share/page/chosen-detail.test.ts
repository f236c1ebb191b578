import { expect, test } from 'vitest';
import { detailOf, firstChoice } from './chosen-detail.ts';
import type { SharedItem } from './shared-item.ts';

const value = (id: number) => ({ id, value: `value ${id}`, valueAlias: null, swatch: null });
const attribute = (attributeName: string, ids: number[]) => ({
  attributeName,
  attributeNameNp: null,
  isColour: false,
  values: ids.map(value),
});
const detail = (sellingPrice: number, ids: number[]) => ({
  sellingPrice,
  quantity: 1,
  isVatIncludedPrice: false,
  valueReqs: ids.map((id) => ({ value: `value ${id}`, variantsId: id })),
});

function item(
  attributes: SharedItem['itemAttributeValueList'],
  details: SharedItem['itemAttributeDetailList'],
): SharedItem {
  return {
    itemName: 'Shirt',
    itemNameNp: null,
    businessName: 'Shop',
    businessNameNp: null,
    brandName: null,
    brandNameNp: null,
    itemCategory: 'Clothes',
    itemCategoryNp: null,
    unitName: 'Piece',
    unitNameNp: null,
    description: null,
    isTaxable: true,
    isPriceShareable: true,
    imageList: [],
    itemAttributeValueList: attributes,
    itemAttributeDetailList: details,
  };
}

const sizesAndColours = [attribute('Size', [1, 2]), attribute('Colour', [7, 8])];

test('the page opens with a variant that there is, whichever values stand first', () => {
  const shirt = item(sizesAndColours, [detail(900, [8, 2]), detail(800, [1, 7])]);
  expect(firstChoice(shirt)).toEqual([2, 8]);
  expect(detailOf(shirt, firstChoice(shirt))?.sellingPrice).toBe(900);
});

test('the price is that of the combination, and a combination that there is not has none', () => {
  const shirt = item(sizesAndColours, [detail(900, [8, 2]), detail(800, [1, 7])]);
  expect(detailOf(shirt, [1, 7])?.sellingPrice).toBe(800);
  expect(detailOf(shirt, [1, 8])).toBeUndefined();
});

test('without attributes it is the first detail’s, and without a price that is shared there is none', () => {
  expect(detailOf(item([], [detail(500, [])]), [])?.sellingPrice).toBe(500);
  const unpriced = item(sizesAndColours, []);
  expect(firstChoice(unpriced)).toEqual([1, 7]);
  expect(detailOf(unpriced, [1, 7])).toBeUndefined();
});
