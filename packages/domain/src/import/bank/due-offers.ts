import type { CalendarDay } from '../../calendar/calendar-day.ts';
import type { Paisa } from '../../numbers/money.ts';
import { type TdsNature, tdsOf } from '../../numbers/tds.ts';
import { mostSteps, numberNamed, type OpenStatementLine, type Steps, subsetOf, wordsOf } from './match-offers.ts';

/** A document that is due: what is to come in is above zero, what is to be paid below, in paisa. */
export type OpenDue = {
  readonly id: number;
  readonly day: CalendarDay;
  readonly amount: number;
  readonly party: string;
  /** What its party is called, in either script. */
  readonly partyNames: readonly string[];
  readonly outletId: number;
  /** By which a bank may name it. */
  readonly numbers: readonly string[];
  /** What a customer may hold tax back from; null where nobody does. */
  readonly taxedFrom: Paisa | null;
};
/** The rates of tax that hold on a day, in hundredths of a per cent. */
export type RatesOn = (day: CalendarDay) => ReadonlyMap<TdsNature, number>;

/** A line of a statement, and the documents of one party that it pays in full. */
export type DueOffer = {
  readonly line: number;
  readonly dues: readonly number[];
  /** What was held back of the one document; without it null. */
  readonly held: { readonly amount: number; readonly natures: readonly TdsNature[] } | null;
  readonly isLearnt: boolean;
};

/** Bills that one payment settles at most, where they are all that the party owes. */
const mostTogether = 100;
const mostCandidates = 16;
/** The shortest name that is looked for in a text: two letters stand in many words. */
const shortestName = 4;
const rupee = 100;

/** Documents that come to a line: all of one party, of which `first` is the oldest. */
type Fitting = Pick<DueOffer, 'held'> & { readonly first: OpenDue; readonly all: readonly OpenDue[] };
type Look = (line: OpenStatementLine, dues: Filed, isOpen: (due: OpenDue) => boolean) => Fitting[];

/**
 * Which open documents lines of a statement may have paid, by plain arithmetic: one of the very amount; else one less the
 * tax that a customer held back of it; else several of one party and outlet that come to it. What a line tells goes before
 * what it leaves open, over all lines: a number in the bank's text, then the party that was learnt, then one that the text
 * calls by its name. What tells nothing is offered where all that fits is of one party, since money is received of
 * somebody, and what tells of a party is not offered as another's. Nothing is offered twice.
 */
export function offerDues(
  lines: readonly OpenStatementLine[],
  dues: readonly OpenDue[],
  ratesOn: RatesOn,
  steps: Steps = { left: mostSteps },
): DueOffer[] {
  const filed = fileDues(dues);
  const told = toldBy(lines, filed);
  const offers: DueOffer[] = [];
  const taken = { lines: new Set<number>(), dues: new Set<number>() };
  for (const telling of tellings)
    for (const look of [exact, lessTax(ratesOn), together(steps)])
      for (const said of told) {
        const { line } = said;
        if (taken.lines.has(line.id)) continue;
        const isOpen = ({ id, day, party, amount }: OpenDue): boolean =>
          day <= line.day &&
          Math.sign(amount) === Math.sign(line.amount) &&
          !taken.dues.has(id) &&
          telling.isOf(said, party);
        const found = ofOneParty(look(line, filed, isOpen).filter((fitting) => telling.fits(said, fitting)));
        if (found === null) continue;
        const ids = found.all.map(({ id }) => id);
        offers.push({ line: line.id, dues: ids, held: found.held, isLearnt: found.first.party === line.learnt });
        taken.lines.add(line.id);
        for (const id of ids) taken.dues.add(id);
      }
  return offers;
}

/** Documents as they are looked for, the oldest first. */
type Filed = {
  readonly byAmount: ReadonlyMap<number, readonly OpenDue[]>;
  readonly taxed: readonly OpenDue[];
  readonly byPlace: ReadonlyMap<string, readonly OpenDue[]>;
  readonly byNumber: ReadonlyMap<string, readonly OpenDue[]>;
  /** What parties are called, and who. */
  readonly names: readonly (readonly [name: string, party: string])[];
};

function fileDues(dues: readonly OpenDue[]): Filed {
  const sorted = dues.toSorted((one, other) => one.day - other.day || one.id - other.id);
  const byNumber = new Map<string, OpenDue[]>();
  for (const due of sorted)
    for (const number of due.numbers.map(numberNamed))
      if (number !== null) byNumber.set(number, [...(byNumber.get(number) ?? []), due]);
  const parties = new Map(sorted.map(({ party, partyNames }) => [party, partyNames]));
  const named = [...parties].flatMap(([party, own]) => own.map((name) => [name.toLowerCase(), party] as const));
  return {
    byAmount: Map.groupBy(sorted, ({ amount }) => amount),
    taxed: sorted.filter(({ taxedFrom }) => taxedFrom !== null),
    byPlace: Map.groupBy(sorted, ({ party, outletId }) => `${party}|${outletId}`),
    byNumber,
    names: named.filter(([name]) => name.length >= shortestName),
  };
}

/** What a line tells: documents and parties by their numbers, and parties by their names. */
type Said = {
  readonly line: OpenStatementLine;
  readonly numbered: ReadonlySet<OpenDue>;
  readonly parties: { readonly numbered: ReadonlySet<string>; readonly called: ReadonlySet<string> };
};

function toldBy(lines: readonly OpenStatementLine[], { byNumber, names }: Filed): Said[] {
  // Of the names of all parties a statement has few.
  const whole = lines.map(({ says }) => says.toLowerCase()).join('\n');
  const found = names.filter(([name]) => whole.includes(name));
  return lines.map((line) => {
    const text = line.says.toLowerCase();
    const numbered = new Set([...wordsOf(line.says)].flatMap((word) => byNumber.get(word) ?? []));
    const called = found.flatMap(([name, party]) => (text.includes(name) ? [party] : []));
    return {
      line,
      numbered,
      parties: { numbered: new Set([...numbered].map(({ party }) => party)), called: new Set(called) },
    };
  });
}

type Telling = {
  readonly isOf: (said: Said, party: string) => boolean;
  readonly fits: (said: Said, fitting: Fitting) => boolean;
};

const tellings: readonly Telling[] = [
  {
    isOf: ({ parties }, party) => parties.numbered.has(party),
    fits: ({ numbered }, { all }) => all.some((due) => numbered.has(due)),
  },
  { isOf: ({ line }, party) => line.learnt === party, fits: () => true },
  { isOf: ({ parties }, party) => parties.called.has(party), fits: () => true },
  {
    isOf: ({ line, parties: { numbered, called } }, party) =>
      (line.learnt === null || line.learnt === party) &&
      [numbered, called].every((parties) => parties.size === 0 || parties.has(party)),
    fits: () => true,
  },
];

const exact: Look = (line, { byAmount }, isOpen) =>
  (byAmount.get(line.amount) ?? []).filter(isOpen).map((due) => ({ held: null, first: due, all: [due] }));

/** What is missing is the tax of a rate that holds on the line's day. */
function lessTax(ratesOn: RatesOn): Look {
  return (line, { taxed }, isOpen) => {
    if (line.amount <= 0) return [];
    const rates = [...ratesOn(line.day)];
    return taxed.flatMap((due) => {
      const [missing, from] = [due.amount - line.amount, due.taxedFrom];
      if (missing <= 0 || from === null || missing > from || !isOpen(due)) return [];
      const natures = rates.flatMap(([nature, rate]) => (isHeldTax(missing, tdsOf(from, rate)) ? [nature] : []));
      return natures.length === 0 ? [] : [{ held: { amount: missing, natures }, first: due, all: [due] }];
    });
  };
}

/** Whether what is missing of a document is a tax, to the paisa or in whole rupees, as many pay it. */
export function isHeldTax(missing: number, tax: number): boolean {
  return missing === tax || (missing % rupee === 0 && Math.abs(missing - tax) < rupee);
}

/** All that a party owes in an outlet, else two to six of the oldest of it. */
function together(steps: Steps): Look {
  return (line, { byPlace }, isOpen) =>
    [...byPlace.values()].flatMap((place) => {
      const open = place.length < 2 ? [] : place.filter(isOpen);
      const sum = open.reduce((total, { amount }) => total + amount, 0);
      if (open.length < 2 || Math.abs(sum) < Math.abs(line.amount)) return [];
      const isAll = sum === line.amount && open.length <= mostTogether;
      const all = isAll ? open : subsetOf(open.slice(0, mostCandidates), line.amount, steps);
      const [first] = all ?? [];
      return all === null || first === undefined ? [] : [{ held: null, first, all }];
    });
}

/** The oldest, where all are of one party. */
function ofOneParty(fitting: readonly Fitting[]): Fitting | null {
  const [first] = fitting.toSorted((one, other) => one.first.day - other.first.day || one.first.id - other.first.id);
  return first !== undefined && fitting.every((one) => one.first.party === first.first.party) ? first : null;
}
