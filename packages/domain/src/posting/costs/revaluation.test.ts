import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCalendarDay, type CalendarDay } from '../../calendar/calendar-day.ts';
import { addPaisa, asPaisa } from '../../numbers/money.ts';
import { addQuantity, asQuantity } from '../../numbers/quantity.ts';
import { emptyStock, putIn, type StockBalance, takeOut } from '../../stock-cost.ts';
import { postingOf, refusalsOf, salesInvoiceOf } from '../../testing/invoice-document.ts';
import { postCancellation } from '../cancellation.ts';
import type { JournalLine } from '../ledger.ts';
import { postOpeningStock } from '../opening-stock.ts';
import { revaluationOf } from './revaluation.ts';
import { postSalesInvoice } from '../sales-invoice.ts';
import { postStockAdjustment } from '../stock-adjustment.ts';
import {
  type DatedMove,
  leavesAtAverage,
  type Posting,
  type PostingResult,
  type StockContext,
} from '../stock-ledger.ts';
import { replayDay } from './stock-replay.ts';

/** The books of one place: what was posted, in the order of writing, and what is kept beside. */
type Books = {
  moves: DatedMove[];
  lines: JournalLine[];
  kept: StockBalance;
  postings: Posting[];
  /** Sales that are in force. */
  sales: Posting[];
};
type Step = {
  does: 'receive' | 'sell' | 'find' | 'lose' | 'cancel';
  day: CalendarDay;
  units: number;
  paisa: number;
  pick: number;
  isSplit: boolean;
};

const place = { itemVariantId: 3, outletId: 1 };
const today = asCalendarDay(20_000);
const dayOf = (ago: number): CalendarDay => asCalendarDay(today - ago);

const anySteps = fc.array(
  fc.record({
    does: fc.constantFrom('receive', 'receive', 'sell', 'sell', 'sell', 'find', 'lose', 'cancel'),
    day: fc.integer({ min: 0, max: 6 }).map(dayOf),
    units: fc.integer({ min: 1, max: 12 }),
    paisa: fc.integer({ min: 0, max: 9_999 }),
    pick: fc.nat(50),
    isSplit: fc.boolean(),
  } satisfies Record<keyof Step, fc.Arbitrary<unknown>>),
  { maxLength: 25 },
);

function emptyBooks(): Books {
  return { moves: [], lines: [], kept: emptyStock, postings: [], sales: [] };
}

const inOrder = (moves: readonly DatedMove[]): DatedMove[] =>
  moves
    .map((move, id) => ({ move, id }))
    .toSorted((one, other) => one.move.day - other.move.day || one.id - other.id)
    .map(({ move }) => move);

/** What a document of a day finds: the balance at its end, and what comes after. */
function contextOn(books: Books, day: CalendarDay, negativeStockAllowed = false): StockContext {
  const later = inOrder(books.moves).filter((move) => move.day > day);
  const earlier = books.moves.filter((move) => move.day <= day);
  return {
    balances: [{ ...place, ...sumOf(earlier), later, fallbackUnitCost: asPaisa(70) }],
    negativeStockAllowed,
  };
}

function sumOf(moves: readonly DatedMove[]): StockBalance {
  return moves.reduce(
    (sum, move) => ({ quantity: addQuantity(sum.quantity, move.quantity), value: addPaisa(sum.value, move.value) }),
    emptyStock,
  );
}

function receipt(units: number, paisa: number, context: StockContext): PostingResult {
  const line = { itemVariantId: 3, quantity: asQuantity(units * 10_000), value: asPaisa(paisa) };
  return postOpeningStock({ outletId: 1, lines: [line] }, context);
}

function sale(units: readonly number[], context: StockContext): PostingResult {
  return postSalesInvoice(
    salesInvoiceOf(units.map((count) => ({ itemVariantId: 3, units: count, rupees: 10 }))),
    context,
  );
}

function adjustment(units: number, context: StockContext): PostingResult {
  const line = { itemVariantId: 3, quantity: asQuantity(units * 10_000), account: 'STOCK_ADJUSTMENT' } as const;
  return postStockAdjustment({ outletId: 1, lines: [line] }, context);
}

function resultOf(books: Books, step: Step, negativeStockAllowed: boolean): PostingResult | null {
  const { does, day, units, paisa, pick, isSplit } = step;
  const context = contextOn(books, does === 'cancel' ? today : day, negativeStockAllowed);
  if (does === 'receive') return receipt(units, paisa, context);
  if (does === 'find' || does === 'lose') return adjustment(does === 'find' ? units : -units, context);
  if (does === 'sell') return sale(isSplit ? [units, 1] : [units], context);
  const [original] = books.sales.splice(pick % Math.max(1, books.sales.length), 1);
  return original === undefined ? null : postCancellation(original, { ...context, negativeStockAllowed: true });
}

/** Writes a posting of a day, and what it makes of the costs of later ones, as the server does. */
function keep(books: Books, day: CalendarDay, posting: Posting): Posting {
  const revaluation = revaluationOf(posting);
  for (const part of [posting, revaluation]) {
    books.postings.push(part);
    const entryId = books.postings.length;
    books.moves.push(...part.stockMoves.map((move) => ({ ...move, day: move.day ?? day, entryId })));
    books.lines.push(...part.journalLines);
  }
  for (const { quantity, value } of revaluation.balancesAfter) books.kept = { quantity, value };
  return revaluation;
}

function play(steps: readonly Step[], negativeStockAllowed: boolean): Books {
  const books = emptyBooks();
  for (const step of steps) {
    const result = resultOf(books, step, negativeStockAllowed);
    if (result?.ok !== true) continue;
    keep(books, step.does === 'cancel' ? today : step.day, result.posting);
    if (step.does === 'sell') books.sales.push(result.posting);
  }
  return books;
}

/** What a verification finds that goes through all moves day by day. */
function daysOutOfOrder(moves: readonly DatedMove[]): CalendarDay[] {
  let balance: StockBalance = emptyStock;
  const found: CalendarDay[] = [];
  for (const [day, ofDay] of Map.groupBy(inOrder(moves), (move) => move.day)) {
    const { balanceAfter, due } = replayDay(balance, ofDay);
    balance = balanceAfter;
    if (due !== null) found.push(day);
  }
  return found;
}

const inventoryOf = (lines: readonly JournalLine[]): number =>
  lines.filter(({ account }) => account === 'INVENTORY').reduce((sum, line) => sum + line.debit - line.credit, 0);

test('whatever comes and goes on whatever day, stock is worth its moves, the inventory account, and what a replay by days says', () => {
  let revalued = 0;
  fc.assert(
    fc.property(anySteps, fc.boolean(), (steps, negativeStockAllowed) => {
      const books = play(steps, negativeStockAllowed);
      expect(sumOf(books.moves)).toEqual(books.kept);
      expect(inventoryOf(books.lines)).toBe(books.kept.value);
      expect(daysOutOfOrder(books.moves)).toEqual([]);
      revalued += books.moves.filter(({ kind }) => kind === 'REVALUATION').length;
    }),
    { numRuns: 500 },
  );
  expect(revalued).toBeGreaterThan(100);
});

test('the final balance is that of a shop that wrote everything on its day, and is never below zero in between', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const books = play(steps, false);
      let balance = emptyStock;
      for (const { kind, quantity, value } of inOrder(books.moves)) {
        if (quantity > 0) balance = putIn(balance, quantity, value).balanceAfter;
        if (!leavesAtAverage({ kind, quantity })) continue;
        const taken = takeOut(balance, asQuantity(-quantity));
        expect(taken.ok).toBe(true);
        balance = taken.ok ? taken.balanceAfter : balance;
      }
      expect(balance).toEqual(books.kept);
    }),
    { numRuns: 500 },
  );
});

test('a document of the last day changes no cost, and one of a former day only those that follow', () => {
  const books = emptyBooks();
  expect(keep(books, dayOf(6), postingOf(receipt(10, 1000, contextOn(books, dayOf(6))))).stockMoves).toEqual([]);
  keep(books, dayOf(4), postingOf(sale([4], contextOn(books, dayOf(4)))));
  keep(books, dayOf(2), postingOf(sale([3], contextOn(books, dayOf(2)))));
  // Between the two sales dearer goods came: 6 for 600 and 6 for 1800.
  const revaluation = keep(books, dayOf(3), postingOf(receipt(6, 1800, contextOn(books, dayOf(3)))));
  expect(revaluation.stockMoves).toEqual([
    { ...place, kind: 'REVALUATION', quantity: 0, value: -300, sourceLine: 0, day: dayOf(2) },
  ]);
  expect(revaluation.journalLines).toEqual([
    { ...place, account: 'INVENTORY', debit: 0, credit: 300 },
    { ...place, account: 'COST_OF_GOODS_SOLD', debit: 300, credit: 0 },
  ]);
  expect(books.kept).toEqual({ quantity: 90_000, value: 1800 });
});

test('goods leave on no day on which they, or a later sale, would lack; the first day on which they do not is named', () => {
  const books = emptyBooks();
  keep(books, dayOf(4), postingOf(receipt(10, 1000, contextOn(books, dayOf(4)))));
  keep(books, dayOf(2), postingOf(sale([9], contextOn(books, dayOf(2)))));
  keep(books, dayOf(1), postingOf(receipt(5, 500, contextOn(books, dayOf(1)))));
  const refusedOn = (ago: number, units: number) => {
    const result = sale([units], contextOn(books, dayOf(ago)));
    return result.ok ? null : result.errors[0]?.possibleFrom;
  };
  expect(refusedOn(3, 1)).toBeNull();
  expect(refusedOn(3, 2)).toBe(dayOf(1));
  expect(refusedOn(6, 1)).toBe(dayOf(4));
  expect(refusedOn(6, 7)).toBeNull();
  expect(sale([7], contextOn(books, today))).toMatchObject({ ok: false, errors: [{ possibleFrom: null }] });
});

test('what came in is not taken back when goods of a later day would lack', () => {
  const books = emptyBooks();
  const first = postingOf(receipt(5, 500, contextOn(books, dayOf(4))));
  keep(books, dayOf(4), first);
  keep(books, dayOf(4), postingOf(receipt(5, 500, contextOn(books, dayOf(4)))));
  keep(books, dayOf(2), postingOf(sale([8], contextOn(books, dayOf(2)))));
  keep(books, dayOf(1), postingOf(receipt(8, 800, contextOn(books, dayOf(1)))));
  expect(refusalsOf(postCancellation(first, contextOn(books, dayOf(3))))).toEqual(['lines.0.quantity: stockNotEnough']);
  expect(refusalsOf(postCancellation(first, contextOn(books, today)))).toEqual([]);
});

test('a paisa that is moved from one sale to another, or a revaluation that lacks, is found on its day', () => {
  const books = emptyBooks();
  keep(books, dayOf(6), postingOf(receipt(10, 1000, contextOn(books, dayOf(6)))));
  keep(books, dayOf(2), postingOf(sale([3], contextOn(books, dayOf(2)))));
  keep(books, dayOf(1), postingOf(sale([3, 1], contextOn(books, dayOf(1)))));
  const shifted = books.moves.map((move, position) =>
    position < 2 ? move : { ...move, value: asPaisa(move.value + (position === 2 ? 1 : position === 3 ? -1 : 0)) },
  );
  expect(daysOutOfOrder(shifted)).toEqual([dayOf(1)]);
  keep(books, dayOf(3), postingOf(receipt(5, 1500, contextOn(books, dayOf(3)))));
  expect(daysOutOfOrder(books.moves)).toEqual([]);
  const lacking = books.moves.filter(({ kind, day }) => kind !== 'REVALUATION' || day !== dayOf(2));
  expect(daysOutOfOrder(lacking)).toEqual([dayOf(2)]);
});
