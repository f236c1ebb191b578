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
/** How many sums are tried for all that is asked at once: what nothing fits would else keep the server busy for seconds. */
export const mostSteps = 200_000;

/** How many sums may still be tried. */
export type Steps = { left: number };

/**
 * What may belong together, by plain arithmetic: sums are equal to the paisa. One to one comes first, by a number that the
 * bank's text names, by what was learnt of it, and by the nearness of the days; then one line of the statement to several of
 * the books, then several to one, as far as the steps reach. Nothing is offered twice, and nothing is matched by an offer.
 */
export function offerMatches(
  lines: readonly OpenStatementLine[],
  books: readonly OpenBookLine[],
  steps: Steps = { left: mostSteps },
): Offer[] {
  const open = { lines: new Set(lines.map(({ id }) => id)), books: new Set(books.map(({ id }) => id)) };
  const offers: Offer[] = [];
  const take = (offer: Offer): void => {
    offers.push(offer);
    for (const id of offer.lines) open.lines.delete(id);
    for (const id of offer.books) open.books.delete(id);
  };
  for (const { line, book } of pairsOf(lines, books))
    if (open.lines.has(line.id) && open.books.has(book.id))
      take({ lines: [line.id], books: [book.id], isLearnt: isLearnt(line, [book]) });
  const booksAround = aroundDay(books, open.books);
  for (const line of lines) {
    if (!open.lines.has(line.id)) continue;
    const parts = partsOf(line, booksAround(line.day), (book) => book.party ?? '', steps);
    if (parts !== null) take({ lines: [line.id], books: parts.map(({ id }) => id), isLearnt: isLearnt(line, parts) });
  }
  const linesAround = aroundDay(lines, open.lines);
  for (const book of books) {
    if (!open.books.has(book.id)) continue;
    const parts = partsOf(book, linesAround(book.day), (line) => line.learnt ?? '', steps);
    if (parts !== null)
      take({
        lines: parts.map(({ id }) => id),
        books: [book.id],
        isLearnt: parts.every((line) => isLearnt(line, [book])),
      });
  }
  return offers;
}

/** Those that are still open within the days of a group around a day, found by their day and not by passing over all. */
function aroundDay<L extends OpenLine>(all: readonly L[], open: ReadonlySet<number>): (day: CalendarDay) => L[] {
  const byDay = Map.groupBy(all, (one): number => one.day);
  return (day) => {
    const near: L[] = [];
    for (let at = day - groupDays; at <= day + groupDays; at += 1)
      for (const one of byDay.get(at) ?? []) if (open.has(one.id)) near.push(one);
    return near;
  };
}

function isLearnt(line: OpenStatementLine, books: readonly OpenBookLine[]): boolean {
  return line.learnt !== null && books.every(({ party }) => party === line.learnt);
}

type Pair = { line: OpenStatementLine; book: OpenBookLine; rank: number };

function pairsOf(lines: readonly OpenStatementLine[], books: readonly OpenBookLine[]): Pair[] {
  const byAmount = Map.groupBy(books, ({ amount }) => amount);
  const pairs = lines.flatMap((line) => {
    const said = wordsOf(line.says);
    return (byAmount.get(line.amount) ?? []).flatMap((book): Pair[] => {
      const away = Math.abs(line.day - book.day);
      const isNamed = book.numbers.some((number) => names(said, number));
      if (away > nearDays && !isNamed) return [];
      return [{ line, book, rank: away - (isNamed ? 1000 : 0) - (isLearnt(line, [book]) ? 100 : 0) }];
    });
  });
  return pairs.toSorted(
    (one, other) => one.rank - other.rank || one.line.id - other.line.id || one.book.id - other.book.id,
  );
}

/** The words of a text, zeros before them left aside. */
export function wordsOf(says: string): ReadonlySet<string> {
  const words = says.toLowerCase().split(/[^\p{L}\p{N}/-]+/u);
  return new Set(words.map((word) => word.replace(/^0+/, '')));
}

/** Whether words name a number, zeros before it left aside. */
export function names(said: ReadonlySet<string>, number: string): boolean {
  const sought = numberNamed(number);
  return sought !== null && said.has(sought);
}

/** A number as it stands among the words of a text; null for one that is too short to tell anything. */
export function numberNamed(number: string): string | null {
  const sought = number.replace(/^0+/, '').toLowerCase();
  return sought.length >= 3 ? sought : null;
}

/** Two to six of the others, of the same direction and within days, that come to as much; those of one party first. */
function partsOf<L extends OpenLine>(
  whole: OpenLine,
  others: readonly L[],
  partyOf: (one: L) => string,
  steps: Steps,
): L[] | null {
  const near = others
    .filter((one) => Math.sign(one.amount) === Math.sign(whole.amount) && Math.abs(one.amount) < Math.abs(whole.amount))
    .toSorted((one, other) => Math.abs(one.day - whole.day) - Math.abs(other.day - whole.day) || one.id - other.id);
  const parties = [...Map.groupBy(near, partyOf)].filter(([party, own]) => party !== '' && own.length > 1);
  const groups = [...parties.map(([, own]) => own), near.filter(({ day }) => day === whole.day), near];
  for (const group of groups) {
    const found = subsetOf(group.slice(0, mostCandidates), whole.amount, steps);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Two to six of them that come to the amount, the largest tried first; null where there are none, or none was found within
 * the steps. A way is left as soon as what follows cannot make up what is left, on either side of zero.
 */
export function subsetOf<L extends OpenLine>(
  candidates: readonly L[],
  amount: number,
  steps: Steps = { left: mostSteps },
): L[] | null {
  const sorted = candidates.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  const reach = reachOf(sorted);
  const taken: L[] = [];
  const search = (from: number, left: number): boolean => {
    if (left === 0 && taken.length > 1) return true;
    const parts = mostParts - taken.length;
    for (let at = from; at < sorted.length && parts > 0 && steps.left > 0; at += 1) {
      const [one, rest] = [sorted[at], reach[at]];
      if (one === undefined || rest === undefined) return false;
      if (left > rest.most || left < rest.least || Math.abs(left) > parts * Math.abs(one.amount)) return false;
      steps.left -= 1;
      taken.push(one);
      if (search(at + 1, left - one.amount)) return true;
      taken.pop();
    }
    return false;
  };
  return search(0, amount) ? candidates.filter((one) => taken.includes(one)) : null;
}

/** From each place on, the most and the least that those which follow can come to. */
function reachOf(sorted: readonly OpenLine[]): { most: number; least: number }[] {
  const reach: { most: number; least: number }[] = [];
  let [most, least] = [0, 0];
  for (const { amount } of sorted.toReversed()) {
    most += Math.max(amount, 0);
    least += Math.min(amount, 0);
    reach.push({ most, least });
  }
  return reach.toReversed();
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
