import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeInvoiceTotal, type InvoiceTotal } from '../invoice-total.ts';
import { asPaisa, sumPaisa } from '../numbers/money.ts';
import { asQuantity } from '../numbers/quantity.ts';
import { anyInvoice } from '../testing/arbitrary-invoice.ts';
import { salesInvoiceOf } from '../testing/invoice-document.ts';
import { isBalanced } from './ledger.ts';
import { postPurchase, purchaseCosts, type PurchaseLine } from './purchase-invoice.ts';
import type { PlaceBalance } from './stock-ledger.ts';

const units = (count: number) => asQuantity(count * 10_000);
/** Ten of variant 3 for 100 each, one computer for 1,000 and a repair for 500; 150 for the way, VAT on top. */
const total = salesInvoiceOf(
  [
    { itemVariantId: 3, units: 10, rupees: 100 },
    { itemVariantId: null, units: 1, rupees: 1000 },
    { itemVariantId: null, units: 1, rupees: 500 },
  ],
  { shipping: asPaisa(15_000) },
).total;
const lines: readonly PurchaseLine[] = [
  { into: 'STOCK', itemVariantId: 3, quantity: units(120) },
  { into: 'CAPITAL' },
  { into: 'SPENDING', categoryId: 9 },
];
const head = { outletId: 1, vendorId: 7 };

test('goods, capital goods and what is spent each take their net and their part of the way; VAT is set off', () => {
  const { journalLines, stockMoves, balancesAfter } = postPurchase(
    { ...head, total, lines, isVatSetOff: true },
    { balances: [] },
  );
  expect(journalLines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ['INVENTORY', 106_000, 0],
    ['FIXED_ASSETS', 106_000, 0],
    ['EXPENSES', 53_000, 0],
    ['INPUT_VAT', 34_450, 0],
    ['PAYABLE', 0, 299_450],
  ]);
  expect(journalLines[2]).toMatchObject({ categoryId: 9, outletId: 1 });
  expect(journalLines[4]).toMatchObject({ partyId: 7 });
  expect(stockMoves).toEqual([
    { itemVariantId: 3, outletId: 1, kind: 'RECEIPT', quantity: units(120), value: 106_000, sourceLine: 0 },
  ]);
  expect(balancesAfter).toEqual([{ itemVariantId: 3, outletId: 1, quantity: units(120), value: 106_000 }]);
});

test('VAT that cannot be set off is a part of what the goods cost', () => {
  const { journalLines } = postPurchase({ ...head, total, lines, isVatSetOff: false }, { balances: [] });
  expect(journalLines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ['INVENTORY', 119_780, 0],
    ['FIXED_ASSETS', 119_780, 0],
    ['EXPENSES', 59_890, 0],
    ['PAYABLE', 0, 299_450],
  ]);
});

test('goods that fill a hole cost what they cost: the difference to the guess goes to the cost adjustment', () => {
  const oversold: PlaceBalance = { itemVariantId: 3, outletId: 1, quantity: units(-20), value: asPaisa(-10_000) };
  const { journalLines, balancesAfter } = postPurchase(
    { ...head, total, lines, isVatSetOff: true },
    { balances: [oversold] },
  );
  // 120 for 1,060.00 are 8.83 each: the twenty that were sold for a guessed 5.00 cost 76.67 more.
  expect(journalLines.filter(({ account }) => account === 'COST_ADJUSTMENT')).toMatchObject([{ debit: 7667 }]);
  expect(balancesAfter).toMatchObject([{ quantity: units(100), value: 88_333 }]);
});

function totalOf(input: Parameters<typeof computeInvoiceTotal>[0]): InvoiceTotal | null {
  const result = computeInvoiceTotal(input);
  return result.ok ? result.total : null;
}

test('whatever is on the bill, its costs, its VAT and its rounding are its total, and the entry balances', () => {
  fc.assert(
    fc.property(
      anyInvoice,
      fc.boolean(),
      fc.integer({ min: -100, max: 100 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
      (input, isVatSetOff, rounded, places) => {
        const bill = totalOf({ ...input, statedRounding: asPaisa(rounded) });
        fc.pre(bill !== null && bill.grandTotal > 0);
        expect(bill.rounding).toBe(rounded);
        const costs = purchaseCosts({ total: bill, isVatSetOff });
        expect(sumPaisa([...costs, isVatSetOff ? bill.vat : asPaisa(0), bill.rounding])).toBe(bill.grandTotal);
        const bought = bill.lines.map(({ quantity }): PurchaseLine => {
          const place = places.next().value;
          if (place === 0) return { into: 'STOCK', itemVariantId: 3, quantity };
          return place === 1 ? { into: 'CAPITAL' } : { into: 'SPENDING', categoryId: 9 };
        });
        const posting = postPurchase({ ...head, total: bill, lines: bought, isVatSetOff }, { balances: [] });
        expect(isBalanced(posting.journalLines)).toBe(true);
        const inventory = posting.journalLines.filter(({ account }) => account === 'INVENTORY');
        expect(sumPaisa(posting.stockMoves.map(({ value }) => value))).toBe(
          sumPaisa(inventory.map(({ debit }) => debit)),
        );
      },
    ),
  );
});
