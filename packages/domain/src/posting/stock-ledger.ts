import { negatePaisa, type Paisa, zeroPaisa } from '../numbers/money.ts';
import { asQuantity, type Quantity, zeroQuantity } from '../numbers/quantity.ts';
import { emptyStock, putIn, type StockBalance, takeOut } from '../stock-cost.ts';
import { credit, debit, type JournalLine } from './ledger.ts';

/** One item variant at one outlet: the place whose cost is averaged. */
export type StockPlace = { readonly itemVariantId: number; readonly outletId: number };

/** A place's balance as the ledger holds it. `fallbackUnitCost`: see TakeOutOptions. */
export type PlaceBalance = StockPlace & StockBalance & { readonly fallbackUnitCost?: Paisa };

export const stockMoveKinds = ['OPENING', 'SALE', 'CANCELLATION', 'COST_ADJUSTMENT'] as const;

export type StockMoveKind = (typeof stockMoveKinds)[number];

/**
 * One move of stock: quantity and value are signed, in above zero and out below. A value-only move (COST_ADJUSTMENT)
 * has quantity 0. `sourceLine` is the position of the document's line, from 0, that it belongs to.
 */
export type StockMove = StockPlace & {
  readonly kind: StockMoveKind;
  readonly quantity: Quantity;
  readonly value: Paisa;
  readonly sourceLine: number;
};

/** What a document posts: one balanced entry, its stock moves, and every touched balance as it is afterwards. */
export type Posting = {
  readonly journalLines: readonly JournalLine[];
  readonly stockMoves: readonly StockMove[];
  /** In the order of itemVariantId, then outletId: the order in which rows are locked. */
  readonly balancesAfter: readonly PlaceBalance[];
};

export type PostingErrorCode =
  | 'stockNotEnough'
  | 'quantityMustBePositive'
  | 'valueCannotBeNegative'
  | 'amountMustBePositive';

/** `field` is the place in the form: `lines.2.quantity`, `amount`. */
export type PostingError = { readonly field: string; readonly code: PostingErrorCode };

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

/** Sells `quantity` out of a place: debit cost of goods sold, credit inventory. Null when there is not enough. */
export function sellFrom(
  balance: PlaceBalance,
  sale: { readonly quantity: Quantity; readonly sourceLine: number; readonly negativeStockAllowed: boolean },
): StockStep | null {
  const place = placeOf(balance);
  const taken = takeOut(balance, sale.quantity, {
    negativeAllowed: sale.negativeStockAllowed,
    fallbackUnitCost: balance.fallbackUnitCost ?? zeroPaisa,
  });
  if (!taken.ok) return null;
  const quantity = asQuantity(-sale.quantity);
  return {
    balanceAfter: { ...balance, ...taken.balanceAfter },
    moves: [{ ...place, kind: 'SALE', quantity, value: negatePaisa(taken.cost), sourceLine: sale.sourceLine }],
    journalLines: [...debit('COST_OF_GOODS_SOLD', taken.cost, place), ...credit('INVENTORY', taken.cost, place)],
  };
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
