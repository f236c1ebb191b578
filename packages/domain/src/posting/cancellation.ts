import { addPaisa, negatePaisa } from '../numbers/money.ts';
import { addQuantity, asQuantity } from '../numbers/quantity.ts';
import { assertBalanced, reversalOf } from './ledger.ts';
import { correctUnsound } from './costs/sound-stock.ts';
import {
  balanceAt,
  firstLineOf,
  freeQuantity,
  keepBalance,
  mayLackAt,
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
 * Cancels what a document posted: the reversal of its entry, and of its moves at their original value (ledger
 * design). When nothing happened in between, the books are as before the document. Otherwise goods may leave at
 * another cost than the average they now have: if that would leave value on an empty shelf, or value and quantity of
 * different sign, what remains keeps the average it had and the difference goes to COST_ADJUSTMENT.
 *
 * Error: stockNotEnough at `lines.N.quantity` when goods that came in are gone, on that day or a later one, and negative stock is not allowed.
 */
export function postCancellation(
  original: Pick<Posting, 'journalLines' | 'stockMoves'>,
  context: StockContext,
): PostingResult {
  const stock = openStock(context.balances);
  const reversalMoves = original.stockMoves.map(reversalMoveOf);
  for (const move of reversalMoves) keepBalance(stock, movedBalance(balanceAt(stock, move), move));

  const before = openStock(context.balances);
  const errors = touchedBalances(stock, reversalMoves).flatMap((after): PostingError[] => {
    const isOut = after.quantity < balanceAt(before, after).quantity;
    if (mayLackAt(after, context.negativeStockAllowed) || !isOut || freeQuantity(after) >= 0) return [];
    return [{ field: `lines.${firstLineOf(after, reversalMoves)}.quantity`, code: 'stockNotEnough' }];
  });
  if (errors.length > 0) return { ok: false, errors };
  const corrections = correctUnsound(context.balances, stock, reversalMoves);
  const stockMoves = [...reversalMoves, ...corrections.moves];
  const journalLines = assertBalanced([...reversalOf(original.journalLines), ...corrections.journalLines]);
  return { ok: true, posting: { journalLines, stockMoves, balancesAfter: touchedBalances(stock, stockMoves) } };
}

function reversalMoveOf(move: StockMove): StockMove {
  return { ...move, kind: 'CANCELLATION', quantity: asQuantity(-move.quantity), value: negatePaisa(move.value) };
}

function movedBalance(balance: PlaceBalance, move: StockMove): PlaceBalance {
  return {
    ...balance,
    quantity: addQuantity(balance.quantity, move.quantity),
    value: addPaisa(balance.value, move.value),
  };
}
