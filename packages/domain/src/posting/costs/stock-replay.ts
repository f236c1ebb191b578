import { addPaisa, type Paisa, subtractPaisa, zeroPaisa } from '../../numbers/money.ts';
import { addQuantity, asQuantity } from '../../numbers/quantity.ts';
import { costAtAverage, putIn, soundCorrection, type StockBalance, tellsCost } from '../../stock-cost.ts';
import { type DatedMove, leavesAtAverage } from '../stock-ledger.ts';

/** A move whose day is known by the others that it comes with. */
export type MoveOfDay = Omit<DatedMove, 'day'>;

/** What a day makes of a place's stock, and how its costs differ from that. */
export type ReplayedDay = {
  readonly balanceAfter: StockBalance;
  /** What a revaluation of the day adds to the value of stock; null where none is due. */
  readonly due: Paisa | null;
  /** Something was sold beyond what there was, and at no cost. */
  readonly isCostless: boolean;
};

/**
 * Follows the moves of one day at a place, in their order, from the balance before it. Goods come in at what they cost
 * and, of a cancelled sale, at what was posted of it; what goes back to its vendor leaves at what was posted; what it cost to bring them home is added to what is there; what
 * goods leave at, and what fills an oversold hole, follows from the average that there is by then. Where nothing tells it, what leaves costs what was posted. A revaluation is due when
 * that is not what the day's moves say, one of what left or, after an earlier revaluation, all of them together.
 */
export function replayDay(before: StockBalance, moves: readonly MoveOfDay[]): ReplayedDay {
  let balanceAfter = before;
  let beforeEntry = before;
  let posted = before.value;
  let isAsPosted = true;
  let isCostless = false;
  for (const [position, move] of moves.entries()) {
    if (moves[position - 1]?.entryId !== move.entryId) beforeEntry = balanceAfter;
    posted = addPaisa(posted, move.value);
    if (leavesAtAverage(move)) {
      const value = outValue(balanceAfter, move);
      isCostless ||= value === 0 && addQuantity(balanceAfter.quantity, move.quantity) < 0;
      isAsPosted &&= value === move.value;
      balanceAfter = moved(balanceAfter, { ...move, value });
    } else if (isTakenBack(move)) {
      balanceAfter = moved(balanceAfter, move);
      // Judged after all of them, as when they were posted.
      if (!isTakenBackToo(move, moves[position + 1])) balanceAfter = madeSound(beforeEntry, balanceAfter);
    } else if (move.kind === 'LANDED_COST') {
      // Onto a shelf that a document of a former day emptied, it is a cost of what was sold.
      if (balanceAfter.quantity > 0) balanceAfter = moved(balanceAfter, move);
    } else if (move.quantity > 0) {
      ({ balanceAfter } = putIn(balanceAfter, move.quantity, move.value));
    }
  }
  const difference = subtractPaisa(balanceAfter.value, posted);
  const wasRevalued = moves.some(({ kind }) => kind === 'REVALUATION');
  return { balanceAfter, due: difference === 0 && (isAsPosted || wasRevalued) ? null : difference, isCostless };
}

function outValue(balance: StockBalance, { quantity, value }: MoveOfDay): Paisa {
  const taken = asQuantity(-quantity);
  return tellsCost(balance, taken) ? subtractPaisa(zeroPaisa, costAtAverage(balance, taken)) : value;
}

/** What a document takes back at the value that it had: a cancelled document, and what is returned to a vendor. */
function isTakenBack({ kind, quantity, value }: MoveOfDay): boolean {
  return kind === 'CANCELLATION' || (kind === 'RETURN' && (quantity < 0 || value < 0));
}

function isTakenBackToo(move: MoveOfDay, next: MoveOfDay | undefined): boolean {
  return next?.entryId === move.entryId && isTakenBack(next);
}

function moved(balance: StockBalance, { quantity, value }: Pick<MoveOfDay, 'quantity' | 'value'>): StockBalance {
  return { quantity: addQuantity(balance.quantity, quantity), value: addPaisa(balance.value, value) };
}

function madeSound(before: StockBalance, after: StockBalance): StockBalance {
  return { ...after, value: addPaisa(after.value, soundCorrection(before, after)) };
}
