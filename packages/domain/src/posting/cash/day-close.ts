import { addPaisa, asPaisa, type Paisa, subtractPaisa, sumPaisa } from '../../numbers/money.ts';
import { assertBalanced, credit, debit, type JournalLine } from '../ledger.ts';
import type { Posting } from '../stock-ledger.ts';

/** The notes and coins that are counted piece by piece, in rupees (Nepal Rastra Bank); all other coins are one amount. */
export const denominations = [1000, 500, 100, 50, 20, 10, 5, 2, 1] as const;
export type Denomination = (typeof denominations)[number];

/** So many pieces of each denomination that was counted; what is not named was none. */
export type CountedNotes = readonly { readonly rupees: number; readonly pieces: number }[];

/** Paisa of the notes that were counted and of other coins. */
export function countedCash(notes: CountedNotes, otherCoins: Paisa): Paisa {
  return addPaisa(sumPaisa(notes.map(noteAmount)), otherCoins);
}

/** Paisa of so many pieces of one denomination. */
export function noteAmount({ rupees, pieces }: CountedNotes[number]): Paisa {
  return asPaisa(rupees * 100 * pieces);
}

/** What a cash box holds by the books in the end of a day, in paisa. */
export type CashOfDay = {
  /** What was left in the box when it was closed last, or what the books had before the day. */
  readonly opening: Paisa;
  /** What the books gained or lost between that close and this day. */
  readonly between: Paisa;
  readonly received: Paisa;
  readonly paid: Paisa;
};

export function expectedCash({ opening, between, received, paid }: CashOfDay): Paisa {
  return subtractPaisa(sumPaisa([opening, between, received]), paid);
}

/** What was counted less what the books say: below zero the box is short, above it is over. */
export function cashDifference(counted: Paisa, expected: Paisa): Paisa {
  return subtractPaisa(counted, expected);
}

type Box = { readonly outletId: number; readonly box: JournalLine['account'] };

/**
 * Posts what a cash box was found to be short or over of: what is missing is an expense, what is too much takes from it.
 * Null where nothing differs.
 */
export function postCashDifference({ outletId, box, difference }: Box & { difference: Paisa }): Posting | null {
  if (difference === 0) return null;
  return movesNoGoods([
    ...debit(box, difference, { outletId }),
    ...credit('CASH_DIFFERENCE', difference, { outletId }),
  ]);
}

/**
 * Posts what is taken out of a cash box into another account of money. Null where nothing is.
 * @throws RangeError where it would go into the same box.
 */
export function postCashTakenOut({
  outletId,
  box,
  to,
  amount,
}: Box & { to: JournalLine['account']; amount: Paisa }): Posting | null {
  if (box === to) throw new RangeError('money is not taken out of a box into the same one');
  if (amount === 0) return null;
  return movesNoGoods([...debit(to, amount, { outletId }), ...credit(box, amount, { outletId })]);
}

function movesNoGoods(journalLines: readonly JournalLine[]): Posting {
  return { journalLines: assertBalanced(journalLines), stockMoves: [], balancesAfter: [] };
}
