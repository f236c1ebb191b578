// Longer than 200 lines because every way in which goods come and go stands beside the others.
import type { CalendarDay } from '../calendar/calendar-day.ts';
import { negatePaisa, type Paisa, zeroPaisa } from '../numbers/money.ts';
import { addQuantity, asQuantity, type Quantity, zeroQuantity } from '../numbers/quantity.ts';
import { emptyStock, putIn, type StockBalance, takeOut } from '../stock-cost.ts';
import { type AccountCode, credit, debit, type JournalLine } from './ledger.ts';

/** One item variant at one outlet: the place whose cost is averaged. */
export type StockPlace = { readonly itemVariantId: number; readonly outletId: number };

/**
 * A place's balance at the end of the day on which a document moves it, and what moves it on later days, in the order
 * of day and writing; nothing where the document is of the last day. `fallbackUnitCost`: see TakeOutOptions. Goods that
 * are kept in batches (`inBatches`) never leave beyond what is there: no batch could be named. What was handed over already
 * (`mayOwe`) does, and is owed to the place until it comes.
 */
export type PlaceBalance = StockPlace &
  StockBalance & {
    readonly fallbackUnitCost?: Paisa;
    readonly later?: readonly DatedMove[];
    readonly inBatches?: boolean;
    readonly mayOwe?: boolean;
  };

export const stockMoveKinds = [
  'OPENING',
  'RECEIPT',
  'LANDED_COST',
  'SALE',
  'RETURN',
  'ADJUSTMENT',
  'TRANSFER',
  'CANCELLATION',
  'COST_ADJUSTMENT',
  'REVALUATION',
] as const;

export type StockMoveKind = (typeof stockMoveKinds)[number];

/** A move that was posted, as it stands in the order of its place. Moves of one entry follow each other. */
export type DatedMove = Pick<StockMove, 'kind' | 'quantity' | 'value'> & {
  readonly day: CalendarDay;
  readonly entryId: number;
};

/**
 * One move of stock: quantity and value are signed, in above zero and out below. A value-only move (LANDED_COST,
 * COST_ADJUSTMENT, REVALUATION) has quantity 0. `sourceLine` is the position of the document's line, from 0, that it belongs to.
 */
export type StockMove = StockPlace & {
  readonly kind: StockMoveKind;
  readonly quantity: Quantity;
  readonly value: Paisa;
  readonly sourceLine: number;
  /** The day on which it counts, where that is not the entry's: a revaluation counts on the day whose costs it corrects. */
  readonly day?: CalendarDay;
};

/** What a document posts: one balanced entry, its stock moves, and every touched balance as it is afterwards. */
export type Posting = {
  readonly journalLines: readonly JournalLine[];
  readonly stockMoves: readonly StockMove[];
  /** In the order of itemVariantId, then outletId: the order in which rows are locked. Of the document's day. */
  readonly balancesAfter: readonly PlaceBalance[];
};

export type PostingErrorCode =
  | 'stockNotEnough'
  | 'costUnknown'
  | 'quantityMustBePositive'
  | 'valueCannotBeNegative'
  | 'amountMustBePositive';

/**
 * `field` is the place in the form: `lines.2.quantity`, `amount`. Where goods lack, `possibleFrom` is the first later day
 * on which they do not; null when there is none.
 */
export type PostingError = {
  readonly field: string;
  readonly code: PostingErrorCode;
  readonly possibleFrom?: CalendarDay | null;
};

export type PostingResult =
  | { readonly ok: true; readonly posting: Posting }
  | { readonly ok: false; readonly errors: readonly PostingError[] };

/** What the books say before posting: the balances of all places that the document touches; a missing one is empty. */
export type StockContext = { readonly balances: readonly PlaceBalance[]; readonly negativeStockAllowed: boolean };

/** Balances while a document posts, line after line. */
export type RunningStock = Map<string, PlaceBalance>;

/** One step of a document: the place's balance after it, its moves, and the journal lines that carry their value. */
export type StockStep = {
  readonly balanceAfter: PlaceBalance;
  readonly moves: readonly StockMove[];
  readonly journalLines: readonly JournalLine[];
};

export function openStock(balances: readonly PlaceBalance[]): RunningStock {
  return new Map(balances.map((balance) => [placeKey(balance), balance]));
}

export function balanceAt(stock: RunningStock, place: StockPlace): PlaceBalance {
  return stock.get(placeKey(place)) ?? { ...placeOf(place), ...emptyStock };
}

/** The only change to a running stock: the document's next step starts from this balance. */
export function keepBalance(stock: RunningStock, balance: PlaceBalance): void {
  stock.set(placeKey(balance), balance);
}

/** The balances that moves touched, in the order in which rows are locked. */
export function touchedBalances(stock: RunningStock, moves: readonly StockMove[]): PlaceBalance[] {
  const touched = new Map(moves.map((move) => [placeKey(move), balanceAt(stock, move)]));
  return [...touched.values()].toSorted(
    (left, right) => left.itemVariantId - right.itemVariantId || left.outletId - right.outletId,
  );
}

/** What can leave a place on the balance's day so that none of its later moves turns negative. */
export function freeQuantity(balance: PlaceBalance): Quantity {
  let running = balance.quantity;
  let least = running;
  for (const move of balance.later ?? []) {
    running = addQuantity(running, move.quantity);
    if (running < least) least = running;
  }
  return least;
}

/** What is on hand after all that is written of a place, whatever its day. */
export function lastQuantity({ quantity, later = [] }: PlaceBalance): Quantity {
  return later.reduce((sum, move) => addQuantity(sum, move.quantity), quantity);
}

/** The first later day on which `quantity` can leave a place so that none of its later moves turns negative, or null. */
export function firstDayOf(balance: PlaceBalance, quantity: Quantity): CalendarDay | null {
  let running = balance.quantity;
  let first: CalendarDay | null = null;
  for (const move of balance.later ?? []) {
    running = addQuantity(running, move.quantity);
    first = running < quantity ? null : (first ?? move.day);
  }
  return first;
}

/** The first line of a document that moves a place. */
export function firstLineOf(place: StockPlace, moves: readonly StockMove[]): number {
  return moves.find((move) => placeKey(move) === placeKey(place))?.sourceLine ?? 0;
}

/** Goods that leave at the average of the moment, and the account that takes what they cost. */
export type StockOut = {
  readonly kind: 'SALE' | 'ADJUSTMENT' | 'TRANSFER';
  readonly account: AccountCode;
  readonly quantity: Quantity;
  readonly sourceLine: number;
  readonly negativeStockAllowed: boolean;
};

/** Sells `quantity` out of a place: debit cost of goods sold, credit inventory. Null when it lacks, or its cost is unknown. */
export function sellFrom(balance: PlaceBalance, sale: Omit<StockOut, 'kind' | 'account'>): StockStep | null {
  return takeFrom(balance, { ...sale, kind: 'SALE', account: 'COST_OF_GOODS_SOLD' });
}

/** Whether more than there is may leave a place, where the business allows it. */
export function mayLackAt(balance: PlaceBalance, negativeStockAllowed: boolean): boolean {
  return negativeStockAllowed && (balance.inBatches !== true || balance.mayOwe === true);
}

/** Takes `quantity` out of a place: debit the account, credit inventory. Null when it lacks, or its cost is unknown. */
export function takeFrom(balance: PlaceBalance, out: StockOut): StockStep | null {
  const place = placeOf(balance);
  const negativeAllowed = mayLackAt(balance, out.negativeStockAllowed);
  if (!negativeAllowed && out.quantity > freeQuantity(balance)) return null;
  const taken = takeOut(balance, out.quantity, {
    negativeAllowed,
    fallbackUnitCost: balance.fallbackUnitCost ?? zeroPaisa,
  });
  if (!taken.ok) return null;
  const quantity = asQuantity(-out.quantity);
  return {
    balanceAfter: { ...balance, ...taken.balanceAfter },
    moves: [{ ...place, kind: out.kind, quantity, value: negatePaisa(taken.cost), sourceLine: out.sourceLine }],
    journalLines: [...debit(out.account, taken.cost, place), ...credit('INVENTORY', taken.cost, place)],
  };
}

/** Whether a move took goods out at the average of its moment, so that what they cost follows from what was there. */
export function leavesAtAverage({ kind, quantity }: Pick<StockMove, 'kind' | 'quantity'>): boolean {
  return quantity < 0 && (kind === 'SALE' || kind === 'ADJUSTMENT' || kind === 'TRANSFER');
}

/**
 * Puts goods into a place and debits inventory; the other account is the document's business. What the goods cost
 * more or less than was guessed when they were oversold goes to COST_ADJUSTMENT, as a value-only move.
 */
export function receiveInto(
  balance: PlaceBalance,
  receipt: Pick<StockMove, 'kind' | 'quantity' | 'value' | 'sourceLine'>,
): StockStep {
  const { balanceAfter, costDifference } = putIn(balance, receipt.quantity, receipt.value);
  const adjusted = adjustValue(balance, negatePaisa(costDifference), receipt.sourceLine);
  return {
    balanceAfter: { ...balance, ...balanceAfter },
    moves: [{ ...placeOf(balance), ...receipt }, ...adjusted.moves],
    journalLines: [...debit('INVENTORY', receipt.value, placeOf(balance)), ...adjusted.journalLines],
  };
}

/** A value-only move of `change` paisa against COST_ADJUSTMENT; nothing for zero. */
export function adjustValue(
  place: StockPlace,
  change: Paisa,
  sourceLine: number,
): Pick<StockStep, 'moves' | 'journalLines'> {
  if (change === 0) return { moves: [], journalLines: [] };
  return {
    moves: [{ ...placeOf(place), kind: 'COST_ADJUSTMENT', quantity: zeroQuantity, value: change, sourceLine }],
    journalLines: [...debit('INVENTORY', change, placeOf(place)), ...credit('COST_ADJUSTMENT', change, placeOf(place))],
  };
}

function placeOf(place: StockPlace): StockPlace {
  return { itemVariantId: place.itemVariantId, outletId: place.outletId };
}

function placeKey(place: StockPlace): string {
  return `${place.itemVariantId}:${place.outletId}`;
}
