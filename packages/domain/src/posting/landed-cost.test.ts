import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocationMethods, costOfUnits, spreadLandedCost } from '../landed-cost.ts';
import { asPaisa, sumPaisa } from '../numbers/money.ts';
import { asQuantity } from '../numbers/quantity.ts';
import { postingOf, salesInvoiceOf } from '../testing/invoice-document.ts';
import { type LandedCost, postLandedCost, postLandedCostCancellation } from './landed-cost.ts';
import { isBalanced, type JournalLine } from './ledger.ts';
import { postPurchase, type PurchaseLine } from './purchase-invoice.ts';
import { postSalesInvoice } from './sales-invoice.ts';
import { openStock, type PlaceBalance, type Posting } from './stock-ledger.ts';
import { replayDay } from './costs/stock-replay.ts';

const units = (count: number) => asQuantity(count * 10_000);
const onHand = (itemVariantId: number, count: number, paisa: number): PlaceBalance => ({
  itemVariantId,
  outletId: 1,
  quantity: units(count),
  value: asPaisa(paisa),
});
const inStock = (itemVariantId: number, count: number): PurchaseLine => ({
  into: 'STOCK',
  itemVariantId,
  quantity: units(count),
});
const accounts = (lines: readonly JournalLine[]) => lines.map(({ account, debit, credit }) => [account, debit, credit]);

describe('a cost is spread over the goods to the paisa', () => {
  const lines = [
    { quantity: units(10), cost: asPaisa(100_000) },
    { quantity: units(20), cost: asPaisa(50_000) },
    { quantity: units(3), cost: asPaisa(0) },
  ];
  test.each([
    ['QUANTITY', [3030, 6061, 909]],
    ['VALUE', [6667, 3333, 0]],
    ['EQUAL', [3334, 3333, 3333]],
  ] as const)('%s', (method, shares) => {
    expect(spreadLandedCost(asPaisa(10_000), method, lines)).toEqual(shares);
  });

  test('two rupees for each unit of 33', () => {
    expect(costOfUnits(asPaisa(200), lines)).toBe(6600);
  });

  test('whatever the goods, the shares are the cost', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 10_000_000 }).map(asQuantity),
      cost: fc.integer({ min: 0, max: 10_000_000 }).map(asPaisa),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }).map(asPaisa),
        fc.constantFrom(...allocationMethods),
        fc.array(anyLine, { minLength: 1, maxLength: 20 }),
        (amount, method, any) => {
          const shares = spreadLandedCost(amount, method, any);
          expect(sumPaisa(shares)).toBe(amount);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

const freight: LandedCost = {
  outletId: 1,
  vendorId: 9,
  amount: asPaisa(3000),
  vat: asPaisa(390),
  shares: [
    { line: inStock(3, 10), share: asPaisa(1000), sourceLine: 0 },
    { line: { into: 'CAPITAL' }, share: asPaisa(1500), sourceLine: 1 },
    { line: { into: 'SPENDING', categoryId: 4 }, share: asPaisa(500), sourceLine: 2 },
  ],
};

test('what is on hand of the goods takes its part, what is sold of them is a cost of today', () => {
  const { posting, intoStock } = postLandedCost(freight, { balances: [onHand(3, 4, 40_000)] });
  expect(intoStock).toEqual([400, 0, 0]);
  expect(accounts(posting.journalLines)).toEqual([
    ['INVENTORY', 400, 0],
    ['COST_ADJUSTMENT', 600, 0],
    ['FIXED_ASSETS', 1500, 0],
    ['EXPENSES', 500, 0],
    ['INPUT_VAT', 390, 0],
    ['PAYABLE', 0, 3390],
  ]);
  expect(posting.stockMoves).toEqual([
    { itemVariantId: 3, outletId: 1, kind: 'LANDED_COST', quantity: 0, value: 400, sourceLine: 0 },
  ]);
  expect(posting.balancesAfter).toEqual([onHand(3, 4, 40_400)]);
});

test('onto an empty shelf nothing is put', () => {
  const { posting } = postLandedCost(freight, { balances: [onHand(3, 0, 0)] });
  expect(posting.stockMoves).toEqual([]);
  expect(accounts(posting.journalLines)[0]).toEqual(['COST_ADJUSTMENT', 1000, 0]);
});

test('two lines of one variant are on hand together, and each takes its part', () => {
  const cost: LandedCost = {
    ...freight,
    amount: asPaisa(1001),
    vat: asPaisa(0),
    shares: [
      { line: inStock(3, 5), share: asPaisa(500), sourceLine: 0 },
      { line: inStock(3, 5), share: asPaisa(501), sourceLine: 1 },
    ],
  };
  const { intoStock, posting } = postLandedCost(cost, { balances: [onHand(3, 100, 100_000)] });
  expect(intoStock).toEqual([500, 501]);
  expect(posting.balancesAfter).toEqual([onHand(3, 100, 101_001)]);
});

test('taken back, goods that are left cost what they did before, and what was sold meanwhile is put right', () => {
  const land = postLandedCost(
    { ...freight, amount: asPaisa(1000), vat: asPaisa(0), shares: freight.shares.slice(0, 1) },
    { balances: [onHand(3, 10, 100_000)] },
  );
  // Five of ten are sold at 101.00 each.
  const back = postLandedCostCancellation(
    { ...freight, amount: asPaisa(1000), vat: asPaisa(0), shares: freight.shares.slice(0, 1) },
    land.posting,
    { balances: [onHand(3, 5, 50_500)] },
  );
  expect(back.balancesAfter).toEqual([onHand(3, 5, 50_000)]);
  expect(accounts(back.journalLines)).toEqual([
    ['INVENTORY', 0, 1000],
    ['PAYABLE', 1000, 0],
    ['INVENTORY', 500, 0],
    ['COST_ADJUSTMENT', 0, 500],
  ]);
});

type Books = { postings: Posting[]; balances: PlaceBalance[]; landed: { cost: LandedCost; posting: Posting }[] };
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    variant: fc.integer({ min: 1, max: 2 }),
    count: fc.integer({ min: 1, max: 20 }),
    rupees: fc.integer({ min: 0, max: 50 }),
  }),
  fc.record({
    kind: fc.constant('sell' as const),
    variant: fc.integer({ min: 1, max: 2 }),
    count: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    kind: fc.constant('land' as const),
    amount: fc.integer({ min: 1, max: 5000 }),
    method: fc.constantFrom(...allocationMethods),
    counts: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 })),
  }),
  fc.record({ kind: fc.constant('back' as const), position: fc.nat(100) }),
);

function keep(books: Books, posting: Posting): void {
  books.postings.push(posting);
  books.balances = [...openStock([...books.balances, ...posting.balancesAfter]).values()];
}

function run(steps: readonly (typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never)[]): Books {
  const books: Books = { postings: [], balances: [], landed: [] };
  for (const step of steps) {
    const { balances } = books;
    if (step.kind === 'buy') {
      const { total } = salesInvoiceOf([{ itemVariantId: null, units: step.count, rupees: step.rupees }]);
      const bill = { outletId: 1, vendorId: 9, total, isVatSetOff: true, lines: [inStock(step.variant, step.count)] };
      if (total.grandTotal > 0) keep(books, postPurchase(bill, { balances }));
    } else if (step.kind === 'sell') {
      const sale = salesInvoiceOf([{ itemVariantId: step.variant, units: step.count, rupees: 10 }]);
      const posted = postSalesInvoice(sale, { balances, negativeStockAllowed: false });
      if (posted.ok) keep(books, postingOf(posted));
    } else if (step.kind === 'land') {
      const lines = step.counts.map((count, position) => inStock(position + 1, count));
      const carried = step.counts.map((count) => ({ quantity: units(count), cost: asPaisa(count * 100) }));
      const amount = asPaisa(step.amount);
      const parts = spreadLandedCost(amount, step.method, carried);
      const shares = lines.map((line, sourceLine) => ({ line, sourceLine, share: parts[sourceLine] ?? asPaisa(0) }));
      const cost: LandedCost = { outletId: 1, vendorId: 9, amount, vat: asPaisa(0), shares };
      const { posting } = postLandedCost(cost, { balances });
      books.landed.push({ cost, posting });
      keep(books, posting);
    } else {
      const [one] = books.landed.splice(step.position % Math.max(1, books.landed.length), 1);
      if (one !== undefined) keep(books, postLandedCostCancellation(one.cost, one.posting, { balances }));
    }
  }
  return books;
}

test('whatever is bought, sold, landed and taken back, the shelf is worth its account, and its costs can be followed', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const books = run(steps);
      expect(books.postings.every(({ journalLines }) => isBalanced(journalLines))).toBe(true);
      const lines = books.postings.flatMap(({ journalLines }) => journalLines);
      const inventory = lines.filter(({ account }) => account === 'INVENTORY');
      const worth = books.balances.reduce((sum, { value }) => sum + value, 0);
      expect(inventory.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(worth);
      for (const balance of books.balances) {
        expect(balance.quantity !== 0 || balance.value === 0).toBe(true);
        expect(balance.value).toBeGreaterThanOrEqual(0);
        const moves = books.postings.flatMap(({ stockMoves }, entryId) =>
          stockMoves
            .filter(({ itemVariantId }) => itemVariantId === balance.itemVariantId)
            .map((move) => ({ ...move, entryId })),
        );
        const { balanceAfter, due } = replayDay({ quantity: asQuantity(0), value: asPaisa(0) }, moves);
        expect([balanceAfter.value, due]).toEqual([balance.value, null]);
      }
    }),
    { numRuns: 1000 },
  );
});

test('shares that are not the cost are refused', () => {
  expect(() => postLandedCost({ ...freight, amount: asPaisa(2999) }, { balances: [] })).toThrow(
    'the shares are not the amount',
  );
});
