import { addPaisa } from '../../numbers/money.ts';
import { soundCorrection } from '../../stock-cost.ts';
import type { JournalLine } from '../ledger.ts';
import {
  adjustValue,
  balanceAt,
  firstLineOf,
  keepBalance,
  openStock,
  type PlaceBalance,
  type RunningStock,
  type StockMove,
  type StockStep,
  touchedBalances,
} from '../stock-ledger.ts';

/**
 * What a document that moves goods at another cost than the average they have must add: where it would leave value on an
 * empty shelf, or value and quantity of different sign, what remains keeps the average it had and the difference goes to
 * COST_ADJUSTMENT. Judged per place after all moves, for between two moves of one document a balance may be unsound for
 * a moment. `stock` is kept as it is after that; `before` are the balances that the document found.
 */
export function correctUnsound(
  before: readonly PlaceBalance[],
  stock: RunningStock,
  moves: readonly StockMove[],
): Pick<StockStep, 'moves' | 'journalLines'> {
  const found = openStock(before);
  const corrections: StockMove[] = [];
  const journalLines: JournalLine[] = [];
  for (const after of touchedBalances(stock, moves)) {
    const correction = soundCorrection(balanceAt(found, after), after);
    if (correction === 0) continue;
    const adjusted = adjustValue(after, correction, firstLineOf(after, moves));
    keepBalance(stock, { ...after, value: addPaisa(after.value, correction) });
    corrections.push(...adjusted.moves);
    journalLines.push(...adjusted.journalLines);
  }
  return { moves: corrections, journalLines };
}
