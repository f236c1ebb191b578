import { describe, expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { asQuantity } from '../numbers/quantity.ts';
import { postingOf, refusalsOf, salesInvoiceOf } from '../testing/invoice-document.ts';
import { isBalanced } from './ledger.ts';
import { postSalesInvoice } from './sales-invoice.ts';
import type { PlaceBalance, StockContext } from './stock-ledger.ts';

/** `units` of a variant at outlet 1 that cost `paisa` together. */
function onHand(itemVariantId: number, units: number, paisa: number): PlaceBalance {
  return { itemVariantId, outletId: 1, quantity: asQuantity(units * 10_000), value: asPaisa(paisa) };
}

function books(...balances: PlaceBalance[]): StockContext {
  return { balances, negativeStockAllowed: false };
}

test('a sale debits the customer and credits sales, shipping and VAT, and the cost leaves stock in the same entry', () => {
  const document = salesInvoiceOf([{ itemVariantId: 3, units: 2, rupees: 100 }], {
    shipping: asPaisa(5000),
    discountType: '2',
    discountValue: 1000,
  });
  const { journalLines, stockMoves, balancesAfter } = postingOf(postSalesInvoice(document, books(onHand(3, 5, 30000))));
  expect(journalLines.map((line) => [line.account, line.debit, line.credit])).toEqual([
    ['RECEIVABLE', 27120, 0],
    ['SALES', 0, 19000],
    ['SHIPPING_INCOME', 0, 5000],
    ['OUTPUT_VAT', 0, 3120],
    ['COST_OF_GOODS_SOLD', 12000, 0],
    ['INVENTORY', 0, 12000],
  ]);
  expect(isBalanced(journalLines)).toBe(true);
  expect(journalLines[0]).toMatchObject({ partyId: 7, outletId: 1 });
  expect(journalLines[1]).toMatchObject({ itemVariantId: 3, taxCode: 'TAXABLE' });
  expect(stockMoves).toEqual([
    { itemVariantId: 3, outletId: 1, kind: 'SALE', quantity: -20000, value: -12000, sourceLine: 0 },
  ]);
  expect(balancesAfter).toEqual([onHand(3, 3, 18000)]);
});

test.each([
  [100.3, 10000, ['ROUNDING', 30, 0]],
  [100.6, 10100, ['ROUNDING', 0, 40]],
])(
  'a total of %d that is rounded to the rupee posts what it was rounded by, one way or the other',
  (rupees, due, booked) => {
    const rules = { vatRegistered: false, allowsFreeLines: false, roundsToRupee: true };
    const document = salesInvoiceOf([{ itemVariantId: null, units: 1, rupees }], { rules });
    const { journalLines } = postingOf(postSalesInvoice(document, books()));
    expect(journalLines.map((line) => [line.account, line.debit, line.credit])).toEqual([
      ['RECEIVABLE', due, 0],
      ['SALES', 0, Math.round(rupees * 100)],
      booked,
    ]);
    expect(isBalanced(journalLines)).toBe(true);
  },
);

test('a service moves no stock', () => {
  const posting = postingOf(
    postSalesInvoice(salesInvoiceOf([{ itemVariantId: null, units: 1, rupees: 500 }]), books()),
  );
  expect(posting.stockMoves).toEqual([]);
  expect(posting.balancesAfter).toEqual([]);
  expect(posting.journalLines.map((line) => line.account)).toEqual(['RECEIVABLE', 'SALES', 'OUTPUT_VAT']);
});

describe('several lines of one variant', () => {
  const lines = [
    { itemVariantId: 3, units: 1, rupees: 10 },
    { itemVariantId: 2, units: 1, rupees: 10 },
    { itemVariantId: 3, units: 2, rupees: 10 },
  ];

  test('are taken one after the other, and the last unit takes the value left', () => {
    const context = books(onHand(3, 3, 100), onHand(2, 4, 400));
    const { stockMoves, balancesAfter } = postingOf(postSalesInvoice(salesInvoiceOf(lines), context));
    expect(stockMoves.map((move) => [move.itemVariantId, move.value, move.sourceLine])).toEqual([
      [3, -33, 0],
      [2, -100, 1],
      [3, -67, 2],
    ]);
    expect(balancesAfter).toEqual([onHand(2, 3, 300), onHand(3, 0, 0)]);
  });

  test('cannot together take more than there is', () => {
    const context = books(onHand(3, 2, 100), onHand(2, 4, 400));
    expect(refusalsOf(postSalesInvoice(salesInvoiceOf(lines), context))).toEqual(['lines.2.quantity: stockNotEnough']);
  });
});

test('goods that are given away leave stock at their cost, and are no sale', () => {
  const lines = [
    { itemVariantId: 3, units: 10, rupees: 100 },
    { itemVariantId: 3, units: 1, rupees: 0 },
  ];
  const { journalLines, stockMoves } = postingOf(postSalesInvoice(salesInvoiceOf(lines), books(onHand(3, 22, 66000))));
  expect(journalLines.map((line) => [line.account, line.debit, line.credit])).toEqual([
    ['RECEIVABLE', 113000, 0],
    ['SALES', 0, 100000],
    ['OUTPUT_VAT', 0, 13000],
    ['COST_OF_GOODS_SOLD', 30000, 0],
    ['INVENTORY', 0, 30000],
    ['COST_OF_GOODS_SOLD', 3000, 0],
    ['INVENTORY', 0, 3000],
  ]);
  expect(stockMoves.map((move) => [move.quantity, move.value])).toEqual([
    [-100000, -30000],
    [-10000, -3000],
  ]);
});

test('stock is that of the outlet that sells', () => {
  const elsewhere = { ...onHand(3, 10, 1000), outletId: 2 };
  const document = salesInvoiceOf([{ itemVariantId: 3, units: 1, rupees: 10 }]);
  expect(refusalsOf(postSalesInvoice(document, books(elsewhere)))).toEqual(['lines.0.quantity: stockNotEnough']);
});

test('where it is allowed, oversold goods leave at the last purchase price', () => {
  const context = { balances: [{ ...onHand(3, 0, 0), fallbackUnitCost: asPaisa(700) }], negativeStockAllowed: true };
  const document = salesInvoiceOf([{ itemVariantId: 3, units: 2, rupees: 10 }]);
  const { stockMoves, balancesAfter } = postingOf(postSalesInvoice(document, context));
  expect(stockMoves[0]?.value).toBe(-1400);
  expect(balancesAfter[0]).toMatchObject({ quantity: -20000, value: -1400 });
});

test('oversold goods costed at zero: what nothing tells the cost of is refused at its line', () => {
  const context = { balances: [onHand(3, 0, 0)], negativeStockAllowed: true };
  const document = salesInvoiceOf([{ itemVariantId: 3, units: 2, rupees: 10 }]);
  expect(refusalsOf(postSalesInvoice(document, context))).toEqual(['lines.0.quantity: costUnknown']);
});

test('lines and total of two documents are not posted as one', () => {
  const document = { ...salesInvoiceOf([{ itemVariantId: null, units: 1, rupees: 10 }]), lines: [] };
  expect(() => postSalesInvoice(document, books())).toThrow(RangeError);
});
