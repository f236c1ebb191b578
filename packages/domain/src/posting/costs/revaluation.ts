import { sumPaisa } from '../../numbers/money.ts';
import { zeroQuantity } from '../../numbers/quantity.ts';
import { assertBalanced, credit, debit, type JournalLine } from '../ledger.ts';
import { type DatedMove, firstLineOf, type PlaceBalance, type Posting, type StockMove } from '../stock-ledger.ts';
import { replayDay } from './stock-replay.ts';

/**
 * What a document of a former day makes of the costs that were posted on later days (ledger design: "costs that change get one
 * adjusting entry on an open day, history stays"): debit inventory, credit cost of goods sold, or the other way round, item
 * by item; a value-only move for every day whose costs change, counted on that day. Its balances are those after all
 * that was posted, with no later moves. Nothing changes where the document is of the last day.
 */
export function revaluationOf({ balancesAfter, stockMoves }: Posting): Posting {
  const moves: StockMove[] = [];
  const journalLines: JournalLine[] = [];
  const balances = balancesAfter.map(({ later = [], ...balance }): PlaceBalance => {
    let current = balance;
    const corrections: StockMove[] = [];
    const { itemVariantId, outletId } = balance;
    for (const [day, ofDay] of Map.groupBy(later, (move: DatedMove) => move.day)) {
      const { balanceAfter, due } = replayDay(current, ofDay);
      current = { ...current, ...balanceAfter };
      if (due === null) continue;
      const sourceLine = firstLineOf(balance, stockMoves);
      corrections.push({
        itemVariantId,
        outletId,
        kind: 'REVALUATION',
        quantity: zeroQuantity,
        value: due,
        sourceLine,
        day,
      });
    }
    const total = sumPaisa(corrections.map(({ value }) => value));
    moves.push(...corrections);
    journalLines.push(...debit('INVENTORY', total, { itemVariantId, outletId }));
    journalLines.push(...credit('COST_OF_GOODS_SOLD', total, { itemVariantId, outletId }));
    return current;
  });
  return { journalLines: assertBalanced(journalLines), stockMoves: moves, balancesAfter: balances };
}
