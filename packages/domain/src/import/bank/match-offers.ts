import type { CalendarDay } from '../../calendar/calendar-day.ts';

/** A line of a statement, or a line of the books on the same account: what came in is above zero, in paisa. */
export type OpenLine = { readonly id: number; readonly day: CalendarDay; readonly amount: number };
/** Of the statement: what it says, and the party that such texts were matched with before. */
export type OpenStatementLine = OpenLine & { readonly says: string; readonly learnt: string | null };
/** Of the books: whose it is, and numbers by which a bank may name it. */
export type OpenBookLine = OpenLine & { readonly party: string | null; readonly numbers: readonly string[] };

export type Offer = {
  readonly lines: readonly number[];
  readonly books: readonly number[];
  /** Such texts were matched with this party before. */
  readonly isLearnt: boolean;
};

/** A bank may be some days behind its customer, and a cheque longer. */
const nearDays = 10;
/** Money that was counted together went on one slip, or came within days. */
const groupDays = 5;
const mostParts = 6;
const mostCandidates = 16;

/**
 * What may belong together, by plain arithmetic: sums are equal to the paisa. One to one comes first, by a number that the
 * bank's text names, by what was learnt of it, and by the nearness of the days; then one line of the statement to several of
 * the books, then several to one. Nothing is offered twice, and nothing is matched by an offer.
 */
export function offerMatches(lines: readonly OpenStatementLine[], books: readonly OpenBookLine[]): Offer[] {
  const open = { lines: new Map(lines.map((one) => [one.id, one])), books: new Map(books.map((one) => [one.id, one])) };
  const offers: Offer[] = [];
  const take = (offer: Offer): void => {
    offers.push(offer);
    for (const id of offer.lines) open.lines.delete(id);
    for (const id of offer.books) open.books.delete(id);
  };
  for (const { line, book } of pairsOf(lines, books))
    if (open.lines.has(line.id) && open.books.has(book.id))
      take({ lines: [line.id], books: [book.id], isLearnt: isLearnt(line, [book]) });
  for (const line of lines) {
    if (!open.lines.has(line.id)) continue;
    const parts = partsOf(line, [...open.books.values()], (book) => book.party ?? '');
    if (parts !== null) take({ lines: [line.id], books: parts.map(({ id }) => id), isLearnt: isLearnt(line, parts) });
  }
  for (const book of books) {
    if (!open.books.has(book.id)) continue;
    const parts = partsOf(book, [...open.lines.values()], (line) => line.learnt ?? '');
    if (parts !== null)
      take({
        lines: parts.map(({ id }) => id),
        books: [book.id],
        isLearnt: parts.every((line) => isLearnt(line, [book])),
      });
  }
  return offers;
}

function isLearnt(line: OpenStatementLine, books: readonly OpenBookLine[]): boolean {
  return line.learnt !== null && books.every(({ party }) => party === line.learnt);
}

type Pair = { line: OpenStatementLine; book: OpenBookLine; rank: number };

function pairsOf(lines: readonly OpenStatementLine[], books: readonly OpenBookLine[]): Pair[] {
  const byAmount = Map.groupBy(books, ({ amount }) => amount);
  const pairs = lines.flatMap((line) =>
    (byAmount.get(line.amount) ?? []).flatMap((book): Pair[] => {
      const away = Math.abs(line.day - book.day);
      const isNamed = book.numbers.some((number) => names(line.says, number));
      if (away > nearDays && !isNamed) return [];
      return [{ line, book, rank: away - (isNamed ? 1000 : 0) - (isLearnt(line, [book]) ? 100 : 0) }];
    }),
  );
  return pairs.toSorted(
    (one, other) => one.rank - other.rank || one.line.id - other.line.id || one.book.id - other.book.id,
  );
}

/** Whether a text names a number, as a word of its own, zeros before it left aside. */
function names(says: string, number: string): boolean {
  const sought = number.replace(/^0+/, '').toLowerCase();
  if (sought.length < 3) return false;
  return says
    .toLowerCase()
    .split(/[^\p{L}\p{N}/-]+/u)
    .some((word) => word.replace(/^0+/, '') === sought);
}

/** Two to six of the others, of the same direction and within days, that come to as much; those of one party first. */
function partsOf<L extends OpenLine>(whole: OpenLine, others: readonly L[], partyOf: (one: L) => string): L[] | null {
  const near = others
    .filter(
      (one) =>
        Math.sign(one.amount) === Math.sign(whole.amount) &&
        Math.abs(one.amount) < Math.abs(whole.amount) &&
        Math.abs(one.day - whole.day) <= groupDays,
    )
    .toSorted((one, other) => Math.abs(one.day - whole.day) - Math.abs(other.day - whole.day) || one.id - other.id);
  const parties = [...Map.groupBy(near, partyOf)].filter(([party, own]) => party !== '' && own.length > 1);
  const groups = [...parties.map(([, own]) => own), near.filter(({ day }) => day === whole.day), near];
  for (const group of groups) {
    const found = subsetOf(group.slice(0, mostCandidates), whole.amount);
    if (found !== null) return found;
  }
  return null;
}

/** The first of them, in their order, that come to the amount; at most 6 of 16, which is 15,000 sums. */
export function subsetOf<L extends OpenLine>(candidates: readonly L[], amount: number): L[] | null {
  const search = (from: number, left: number, taken: readonly L[]): L[] | null => {
    if (left === 0 && taken.length > 1) return [...taken];
    if (taken.length === mostParts) return null;
    for (let at = from; at < candidates.length; at += 1) {
      const one = candidates[at];
      if (one === undefined) continue;
      const found = search(at + 1, left - one.amount, [...taken, one]);
      if (found !== null) return found;
    }
    return null;
  };
  return search(0, amount, []);
}

/** The words of a bank's text that stay from one month to the next: without numbers, codes and short words. */
export function learntPattern(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 2 && !/\p{N}/u.test(word));
  return [...new Set(words)].slice(0, 8).join(' ').slice(0, 150);
}
