import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { atPriceRows, changesOf, priceForm, type Variant, valuesOf, wrongOutletOf } from './price-form.ts';

const [main, branch] = [4, 7];

function variant(id: number): Variant {
  const stockOf = (outletId: number) => ({ outletName: `Outlet ${outletId}`, outletNameNp: null, outletId });
  return {
    id,
    itemId: 1,
    attributeValueIds: [id],
    attributeValue: `Size ${id}`,
    attributeValueLocLang: null,
    sku: null,
    barcode: null,
    purchasePrice: 500,
    sellingPrice: 800,
    mrp: null,
    vatIncluded: false,
    isActive: true,
    version: 1,
    quantity: 0,
    stock: [main, branch].map((outletId) => ({ ...stockOf(outletId), quantity: 0, value: 0, isFixed: false })),
  };
}

const before = valuesOf([variant(1), variant(2)]);
/** The second variant with 5 at the main outlet and 3 at the branch. */
const typed = {
  rows: before.rows.map((row, position) => (position === 1 ? { ...row, quantity: { o4: '5', o7: '3' } } : row)),
};

test('opening stock that was typed for one outlet after the other is sent for each, of the rows that were changed', () => {
  const { ledgerDetails, positions } = changesOf(typed, before);
  expect(positions).toEqual([1]);
  expect(ledgerDetails[0]?.openingStock).toMatchObject([
    { outletId: main, quantity: '5' },
    { outletId: branch, quantity: '3' },
  ]);
  expect(changesOf(before, before).ledgerDetails).toEqual([]);
});

test('what the server refuses of an outlet stands in the cell of that outlet', () => {
  const refusal = (field: string) =>
    atPriceRows(
      new ApiError({ status: 400, code: 'common.invalid', message: '', fields: [{ field, message: 'no' }] }),
      changesOf(typed, before),
    ).fields[0]?.field;
  expect(refusal('ledgerDetails.0.openingStock.1.outletId')).toBe('rows.1.quantity.o7');
  expect(refusal('ledgerDetails.0.openingStock.1.rate')).toBe('rows.1.purchasePrice');
  expect(refusal('ledgerDetails.0.sellingPrice')).toBe('rows.1.sellingPrice');
  expect(wrongOutletOf([undefined, { quantity: { o7: { message: 'no' } } }])).toBe(branch);
  expect(wrongOutletOf([undefined, { sellingPrice: { message: 'no' } }])).toBeUndefined();
});

test('a quantity of nothing is refused at its outlet, and opening stock asks for its price', () => {
  const issuesOf = (changes: object) =>
    priceForm
      .safeParse({ rows: before.rows.map((row) => ({ ...row, ...changes })).slice(0, 1) })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(issuesOf({ quantity: { o7: '0' } })).toEqual(['rows.0.quantity.o7']);
  expect(issuesOf({ quantity: { o7: '2' }, purchasePrice: '' })).toEqual(['rows.0.purchasePrice']);
  expect(issuesOf({ quantity: { o4: '', o7: '' }, purchasePrice: '' })).toBeUndefined();
});
