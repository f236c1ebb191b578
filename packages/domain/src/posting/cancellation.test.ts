import { describe, expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { asQuantity } from '../numbers/quantity.ts';
import { postingOf, refusalsOf, salesInvoiceOf } from '../testing/invoice-document.ts';
import { postCancellation } from './cancellation.ts';
import { isBalanced, reversalOf } from './ledger.ts';
import { postOpeningStock } from './opening-stock.ts';
import { postSalesInvoice } from './sales-invoice.ts';
import type { PlaceBalance, Posting, StockContext } from './stock-ledger.ts';

/** `units` of variant 3 at outlet 1 that cost `paisa` together. */
function onHand(units: number, paisa: number): PlaceBalance {
  return { itemVariantId: 3, outletId: 1, quantity: asQuantity(units * 10_000), value: asPaisa(paisa) };
}

function opened(units: number, paisa: number, balances: readonly PlaceBalance[]): Posting {
  return postingOf(postOpeningStock({ outletId: 1, lines: [onHand(units, paisa)] }, { balances }));
}

function sold(units: number, balances: readonly PlaceBalance[]): Posting {
  const document = salesInvoiceOf([{ itemVariantId: 3, units, rupees: 10 }]);
  return postingOf(postSalesInvoice(document, { balances, negativeStockAllowed: true }));
}

const strict = (balances: readonly PlaceBalance[]): StockContext => ({ balances, negativeStockAllowed: false });

test('a cancelled sale leaves the books as they were, and puts goods back at what they cost', () => {
  const before = [onHand(3, 100)];
  const sale = sold(2, before);
  const cancelled = postingOf(postCancellation(sale, strict(sale.balancesAfter)));
  expect(cancelled.journalLines).toEqual(reversalOf(sale.journalLines));
  expect(cancelled.stockMoves).toMatchObject([{ kind: 'CANCELLATION', quantity: 20000, value: 67 }]);
  expect(cancelled.balancesAfter).toEqual(before);
});

test('a cancelled receipt that filled an oversold hole leaves the hole as it was', () => {
  for (const units of [1, 2, 5]) {
    const before = [onHand(-2, -80)];
    const receipt = opened(units, units * 50, before);
    const context = { balances: receipt.balancesAfter, negativeStockAllowed: true };
    expect(postingOf(postCancellation(receipt, context)).balancesAfter).toEqual(before);
  }
});

describe('when the average has moved since', () => {
  const cheap = opened(10, 100, []);
  const dear = opened(10, 1000, cheap.balancesAfter);

  test('a cancelled receipt cannot leave value on an empty shelf', () => {
    const sale = sold(10, dear.balancesAfter);
    const cancelled = postingOf(postCancellation(dear, strict(sale.balancesAfter)));
    expect(cancelled.stockMoves.map((move) => [move.kind, move.quantity, move.value])).toEqual([
      ['CANCELLATION', -100000, -1000],
      ['COST_ADJUSTMENT', 0, 450],
    ]);
    expect(cancelled.balancesAfter).toEqual([onHand(0, 0)]);
    expect(isBalanced(cancelled.journalLines)).toBe(true);
  });

  test('what remains keeps its average where it would be worth less than nothing', () => {
    const sale = sold(8, dear.balancesAfter);
    const cancelled = postingOf(postCancellation(dear, strict(sale.balancesAfter)));
    expect(cancelled.balancesAfter).toEqual([onHand(2, 110)]);
  });
});

test('goods that are gone cannot be taken back', () => {
  const receipt = opened(10, 1000, []);
  const sale = sold(1, receipt.balancesAfter);
  expect(refusalsOf(postCancellation(receipt, strict(sale.balancesAfter)))).toEqual([
    'lines.0.quantity: stockNotEnough',
  ]);
  const allowed = { balances: sale.balancesAfter, negativeStockAllowed: true };
  expect(postingOf(postCancellation(receipt, allowed)).balancesAfter).toEqual([onHand(-1, -100)]);
});
