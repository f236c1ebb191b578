import { addPaisa, negatePaisa, type Paisa, subtractPaisa, zeroPaisa } from '../numbers/money.ts';
import { addQuantity, asQuantity } from '../numbers/quantity.ts';
import { type StockBalance, valueAtAverage } from '../stock-cost.ts';
import { assertBalanced, type JournalLine, mirrorOf } from './ledger.ts';
import {
  adjustValue,
  balanceAt,
  keepBalance,
  openStock,
  type PlaceBalance,
  type Posting,
  type PostingError,
  type PostingResult,
  type StockContext,
  type StockMove,
  touchedBalances,
} from './stock-ledger.ts';

/**
 * Cancels what a document posted: the mirror of its entry, and the mirror of its moves at their original value (ledger
 * design). When nothing happened in between, the books are as before the document. Otherwise goods may leave at
 * another cost than the average they now have: if that would leave value on an empty shelf, or value and quantity of
 * different sign, what remains keeps the average it had and the difference goes to COST_ADJUSTMENT.
 *
 * Error: stockNotEnough at `lines.N.quantity` when goods that came in are gone and negative stock is not allowed.
 */
export function postCancellation(
  original: Pick<Posting, 'journalLines' | 'stockMoves'>,
  context: StockContext,
): PostingResult {
  const stock = openStock(context.balances);
  const mirrorMoves = original.stockMoves.map(mirrorMoveOf);
  for (const move of mirrorMoves) keepBalance(stock, movedBalance(balanceAt(stock, move), move));

  const before = openStock(context.balances);
  const errors: PostingError[] = [];
  const corrections: StockMove[] = [];
  const correctionLines: JournalLine[] = [];
  // Judged per place after all moves: between two moves of one document a balance may be unsound for a moment.
  for (const after of touchedBalances(stock, mirrorMoves)) {
    const balanceBefore = balanceAt(before, after);
    if (after.quantity < 0 && after.quantity < balanceBefore.quantity && !context.negativeStockAllowed) {
      errors.push({ field: `lines.${firstLineOf(after, mirrorMoves)}.quantity`, code: 'stockNotEnough' });
    }
    const correction = correctionOf(balanceBefore, after);
    if (correction === 0) continue;
    const adjusted = adjustValue(after, correction, firstLineOf(after, mirrorMoves));
    keepBalance(stock, { ...after, value: addPaisa(after.value, correction) });
    corrections.push(...adjusted.moves);
    correctionLines.push(...adjusted.journalLines);
  }
  if (errors.length > 0) return { ok: false, errors };
  const stockMoves = [...mirrorMoves, ...corrections];
  const journalLines = assertBalanced([...mirrorOf(original.journalLines), ...correctionLines]);
  return { ok: true, posting: { journalLines, stockMoves, balancesAfter: touchedBalances(stock, stockMoves) } };
}

function mirrorMoveOf(move: StockMove): StockMove {
  return { ...move, kind: 'CANCELLATION', quantity: asQuantity(-move.quantity), value: negatePaisa(move.value) };
}

function movedBalance(balance: PlaceBalance, move: StockMove): PlaceBalance {
  return {
    ...balance,
    quantity: addQuantity(balance.quantity, move.quantity),
    value: addPaisa(balance.value, move.value),
  };
}

/** What must be added to the value of `after` so that it is sound; zero in the common case. */
function correctionOf(before: StockBalance, after: StockBalance): Paisa {
  if (isSound(after)) return zeroPaisa;
  return subtractPaisa(valueAtAverage(before, after.quantity), after.value);
}

function isSound(balance: StockBalance): boolean {
  if (balance.quantity === 0) return balance.value === 0;
  return balance.quantity > 0 ? balance.value >= 0 : balance.value <= 0;
}

function firstLineOf(place: PlaceBalance, moves: readonly StockMove[]): number {
  const isSamePlace = (move: StockMove): boolean =>
    move.itemVariantId === place.itemVariantId && move.outletId === place.outletId;
  return moves.find(isSamePlace)?.sourceLine ?? 0;
}
