import { offerMatches, type OpenStatementLine, subsetOf } from '@bahi/domain/import/bank/match-offers';
import { asPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Reader } from './bank.account.ts';
import { type BookRow, type Hint, hintOf, type LineRow, partyOf, pickOpenBooks } from './bank.lines.ts';

/** So many lines of the books are named at most. */
export const mostNamedBooks = 1000;

type Sides = { lines: readonly LineRow[]; books: readonly BookRow[]; hints: readonly Hint[] };

/** What of both sides may belong together; what was there before the first statement comes first. */
export async function offersOf(context: Reader, code: string, { lines, books, hints }: Sides) {
  const opening = lines.find(({ row_number }) => row_number === null);
  const opened = opening === undefined ? null : await offerOpening(context, code, opening);
  const taken = new Set(opened?.had ?? []);
  const offers = offerMatches(
    lines.filter((line) => line !== opening).map((row) => sideOf(row, hints)),
    books
      .filter(({ id }) => !taken.has(id))
      .map((row) => ({
        id: row.id,
        day: storedDay(row.posting_date),
        amount: row.amount_paisa,
        party: partyOf(row),
        numbers: [row.number, row.cheque_number].filter((one) => one !== null),
      })),
  );
  const amounts = new Map(lines.map((row) => [row.id, asPaisa(row.amount_paisa)]));
  const told = offers.map((offer) => ({
    ...offer,
    lines: [...offer.lines],
    books: [...offer.books],
    amount: rupeesOf(sumPaisa(offer.lines.map((id) => amounts.get(id) ?? asPaisa(0)))),
  }));
  if (opening === undefined || opened === null) return told;
  const { books: named } = opened;
  return [{ lines: [opening.id], books: named, amount: rupeesOf(opening.amount_paisa), isLearnt: false }, ...told];
}

/** A line of a statement as offers compare it. */
export function sideOf(row: LineRow, hints: readonly Hint[]): OpenStatementLine {
  return {
    id: row.id,
    day: storedDay(row.dated_on),
    amount: row.amount_paisa,
    says: `${row.says} ${row.reference ?? ''}`,
    learnt: partyOf(hintOf(hints, row)),
  };
}

/** Of what the books had before the first statement, so many of the latest may not have been with the bank yet. */
const mostLate = 16;

/**
 * What was there before the first statement is all that the books had by then, where that is as much: then none of it is
 * named. Otherwise it is all but a few of the latest, which the bank did not have yet.
 */
async function offerOpening(
  context: Reader,
  code: string,
  opening: LineRow,
): Promise<{ had: number[]; books: number[] } | null> {
  const all = await pickOpenBooks(context, { code, day: opening.dated_on }, null);
  const sum = sumPaisa(all.map((one) => asPaisa(one.amount_paisa)));
  const ids = all.map(({ id }) => id);
  if (sum === opening.amount_paisa) return all.length === 0 ? null : { had: ids, books: [] };
  const latest = all.toSorted((one, other) => other.dated_on.localeCompare(one.dated_on) || other.id - one.id);
  const candidates = latest
    .slice(0, mostLate)
    .map((one) => ({ ...one, amount: one.amount_paisa, day: storedDay(one.dated_on) }));
  const beyond = sum - opening.amount_paisa;
  const single = candidates.find(({ amount }) => amount === beyond);
  const late = single === undefined ? subsetOf(candidates, beyond) : [single];
  if (late === null) return null;
  const left = ids.filter((id) => !late.some((one) => one.id === id));
  return left.length === 0 || left.length > mostNamedBooks ? null : { had: left, books: left };
}
