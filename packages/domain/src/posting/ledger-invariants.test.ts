import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { asQuantity } from '../numbers/quantity.ts';
import { salesInvoiceOf } from '../testing/invoice-document.ts';
import { postCancellation } from './cancellation.ts';
import { postExpense } from './expense.ts';
import { postDue } from './due.ts';
import { isBalanced, type JournalLine } from './ledger.ts';
import { postOpeningStock } from './opening-stock.ts';
import { postPaymentMade, postPaymentReceived } from './payment.ts';
import { postSalesInvoice } from './sales-invoice.ts';
import { postStockAdjustment } from './stock-adjustment.ts';
import { openStock, type PlaceBalance, type Posting, type PostingResult, type StockContext } from './stock-ledger.ts';

/** The books of a business: everything posted so far, and the balances that the server keeps. */
type Books = { readonly postings: Posting[]; balances: PlaceBalance[]; readonly negativeStockAllowed: boolean };

const ofCustomer = { outletId: 1, customerId: 7 };
const ofVendor = { outletId: 1, vendorId: 9 };
const anyVariant = fc.integer({ min: 1, max: 3 });
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('open' as const),
    lines: fc.array(
      fc.record({
        itemVariantId: anyVariant,
        quantity: fc.integer({ min: 1, max: 300_000 }).map(asQuantity),
        value: fc.integer({ min: 0, max: 1_000_000 }).map(asPaisa),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant('sell' as const),
    lines: fc.array(
      fc.record({
        itemVariantId: fc.option(anyVariant, { freq: 5 }),
        units: fc.integer({ min: 1, max: 15 }),
        rupees: fc.integer({ min: 1, max: 900 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    shipping: fc.constantFrom(0, 5000).map(asPaisa),
    discountValue: fc.constantFrom(0, 0, 333, 10_000),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    amount: fc.integer({ min: 1, max: 100_000 }).map(asPaisa),
    inAdvance: fc.constantFrom(0, 0, 700).map(asPaisa),
    mode: fc.constantFrom('CASH' as const, 'ONLINE' as const, 'CHEQUE' as const),
  }),
  fc.record({
    kind: fc.constant('earn' as const),
    total: fc.integer({ min: 1, max: 100_000 }).map(asPaisa),
  }),
  fc.record({
    kind: fc.constant('spend' as const),
    total: fc.integer({ min: 2, max: 100_000 }).map(asPaisa),
    vat: fc.constantFrom(0, 1).map(asPaisa),
    isPaid: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('adjust' as const),
    lines: fc.array(
      fc.record({
        itemVariantId: anyVariant,
        quantity: fc
          .integer({ min: -120_000, max: 120_000 })
          .filter((quantity) => quantity !== 0)
          .map(asQuantity),
        account: fc.constantFrom('STOCK_ADJUSTMENT' as const, 'DRAWINGS' as const, 'PROMOTION' as const),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({ kind: fc.constant('cancel' as const), position: fc.nat(1000) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const anySteps = fc.array(anyStep, { maxLength: 30 });

function resultOf(step: Step, books: Books): PostingResult | null {
  const context: StockContext = { balances: books.balances, negativeStockAllowed: books.negativeStockAllowed };
  if (step.kind === 'open') return postOpeningStock({ outletId: 1, lines: step.lines }, context);
  if (step.kind === 'adjust') return postStockAdjustment({ outletId: 1, lines: step.lines }, context);
  if (step.kind === 'pay')
    return postPaymentReceived({ ...ofCustomer, onDocuments: step.amount, inAdvance: step.inAdvance, mode: step.mode });
  if (step.kind === 'earn')
    return postDue('INCOME', { ...ofCustomer, partyId: ofCustomer.customerId, categoryId: 3, total: step.total });
  if (step.kind === 'spend') {
    const { total, vat } = step;
    if (step.isPaid) return postPaymentMade({ ...ofVendor, mode: 'CHEQUE', amount: total });
    return postExpense({ ...ofVendor, categoryId: 4, total, vat });
  }
  if (step.kind === 'sell') {
    const { shipping, discountValue } = step;
    return postSalesInvoice(salesInvoiceOf(step.lines, { shipping, discountValue }), context);
  }
  const original = books.postings[step.position % Math.max(1, books.postings.length)];
  return original === undefined ? null : postCancellation(original, context);
}

function keep(books: Books, posting: Posting): void {
  books.postings.push(posting);
  const stock = openStock([...books.balances, ...posting.balancesAfter]);
  books.balances = [...stock.values()];
}

function run(steps: readonly Step[], negativeStockAllowed: boolean): Books {
  const books: Books = { postings: [], balances: [], negativeStockAllowed };
  for (const step of steps) {
    const result = resultOf(step, books);
    if (result?.ok === true) keep(books, result.posting);
  }
  return books;
}

function balanceOf(lines: readonly JournalLine[], account: JournalLine['account']): number {
  return lines.filter((line) => line.account === account).reduce((sum, line) => sum + line.debit - line.credit, 0);
}

/** What is left of each account and subject; an account that is even is left out. */
function leftOver(lines: readonly JournalLine[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { debit, credit, ...subject } of lines) {
    const key = JSON.stringify(subject, ['account', 'outletId', 'partyId', 'itemVariantId', 'categoryId', 'taxCode']);
    sums.set(key, (sums.get(key) ?? 0) + debit - credit);
  }
  return [...sums].filter(([, sum]) => sum !== 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

test('every entry balances, and stock is worth what the inventory account says, whatever happens', () => {
  fc.assert(
    fc.property(anySteps, fc.boolean(), (steps, negativeStockAllowed) => {
      const books = run(steps, negativeStockAllowed);
      const lines = books.postings.flatMap((posting) => posting.journalLines);
      const moves = books.postings.flatMap((posting) => posting.stockMoves);
      expect(books.postings.every((posting) => isBalanced(posting.journalLines))).toBe(true);
      expect(balanceOf(lines, 'INVENTORY')).toBe(sumOf(books.balances.map((balance) => balance.value)));
      for (const balance of books.balances) {
        const ofPlace = moves.filter((move) => move.itemVariantId === balance.itemVariantId);
        expect(sumOf(ofPlace.map((move) => move.quantity))).toBe(balance.quantity);
        expect(sumOf(ofPlace.map((move) => move.value))).toBe(balance.value);
        expect(balance.quantity !== 0 || balance.value === 0).toBe(true);
        expect(balance.quantity * balance.value).toBeGreaterThanOrEqual(0);
        expect(negativeStockAllowed || balance.quantity >= 0).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('a document cancelled at once leaves nothing behind', () => {
  fc.assert(
    fc.property(anySteps, anyStep, fc.boolean(), (steps, last, negativeStockAllowed) => {
      const books = run(steps, negativeStockAllowed);
      const before = openStock(books.balances);
      const posted = resultOf(last, books);
      fc.pre(posted !== null && posted.ok);
      keep(books, posted.posting);
      const cancelled = postCancellation(posted.posting, { balances: books.balances, negativeStockAllowed: true });
      fc.pre(cancelled.ok);
      expect(leftOver([...posted.posting.journalLines, ...cancelled.posting.journalLines])).toEqual([]);
      for (const balance of cancelled.posting.balancesAfter) {
        const { quantity, value } = before.get(`${balance.itemVariantId}:1`) ?? { quantity: 0, value: 0 };
        expect([balance.quantity, balance.value]).toEqual([quantity, value]);
      }
    }),
    { numRuns: 500 },
  );
});
