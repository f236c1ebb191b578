import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa } from './money.ts';
import { isPan, type VatFigures, vatReturnOf, wholeRupees } from './vat-return.ts';

const nothing: VatFigures = {
  taxableSales: asPaisa(0),
  salesTax: asPaisa(0),
  exports: asPaisa(0),
  exemptSales: asPaisa(0),
  taxablePurchases: asPaisa(0),
  purchaseTax: asPaisa(0),
  taxableImports: asPaisa(0),
  importTax: asPaisa(0),
  exemptPurchases: asPaisa(0),
  exemptImports: asPaisa(0),
};
const untyped = { adjustmentCredit: 0, adjustmentDebit: 0, broughtForward: 0, refundAsked: 0 };

test('an amount stands in whole rupees, and what is there at all is a rupee at least', () => {
  const said = [0, 1, 49, 50, 149, 150, 99_999_950].map((paisa) => wholeRupees(asPaisa(paisa)));
  expect(said).toEqual([0, 1, 1, 1, 1, 2, 1_000_000]);
  expect([-1, -149, -150].map((paisa) => wholeRupees(asPaisa(paisa)))).toEqual([-1, -1, -2]);
});

test('a month in which more was sold than bought is paid, less what it brings forward', () => {
  const { boxes, payable, carriedForward } = vatReturnOf(
    {
      ...nothing,
      taxableSales: asPaisa(10_000_040),
      salesTax: asPaisa(1_300_005),
      exports: asPaisa(50_000),
      taxablePurchases: asPaisa(4_000_000),
      purchaseTax: asPaisa(520_000),
      taxableImports: asPaisa(1_000_000),
      importTax: asPaisa(130_000),
    },
    { ...untyped, adjustmentDebit: 10, broughtForward: 1000 },
  );
  expect(boxes['1.1']).toEqual({ value: 100_000, credit: null, debit: 13_000 });
  expect(boxes['1.2']).toEqual({ value: 500, credit: null, debit: null });
  expect(boxes['2.2']).toEqual({ value: 10_000, credit: 1_300, debit: null });
  expect(boxes['4']).toEqual({ value: null, credit: 6_500, debit: 13_010 });
  expect([boxes['5'].value, boxes['6'].value, boxes['7'].value]).toEqual([6_510, 1_000, 5_510]);
  expect([payable, carriedForward]).toEqual([5_510, 0]);
});

test('a credit goes on to the next month, but for what is asked back of it', () => {
  const bought = { ...nothing, purchaseTax: asPaisa(500_000) };
  expect(vatReturnOf(bought, { ...untyped, broughtForward: 200 })).toMatchObject({ payable: 0, carriedForward: 5_200 });
  expect(vatReturnOf(bought, { ...untyped, refundAsked: 5_000 })).toMatchObject({ payable: 0, carriedForward: 0 });
});

test('whatever the figures, what is paid and carried is what the boxes say', () => {
  const paisa = fc.integer({ min: -1e9, max: 1e9 }).map(asPaisa);
  const rupees = fc.nat(1e7);
  fc.assert(
    fc.property(
      paisa,
      paisa,
      paisa,
      rupees,
      rupees,
      rupees,
      (salesTax, purchaseTax, importTax, credit, debit, before) => {
        const typed = { adjustmentCredit: credit, adjustmentDebit: debit, broughtForward: before, refundAsked: 0 };
        const { boxes, payable, carriedForward } = vatReturnOf({ ...nothing, salesTax, purchaseTax, importTax }, typed);
        const taken = wholeRupees(purchaseTax) + wholeRupees(importTax) + credit + before;
        expect(payable - carriedForward).toBe(wholeRupees(salesTax) + debit - taken);
        expect(payable - carriedForward).toBe(boxes['7'].value);
        expect(Math.min(payable, carriedForward)).toBe(0);
      },
    ),
  );
});

test('a PAN is nine digits', () => {
  expect(['609812345', '60981234', '6098123456', 'N/A', null].map(isPan)).toEqual([true, false, false, false, false]);
});
