import type { CalendarDay } from '../../calendar/calendar-day.ts';
import { mostSteps, names, type OpenStatementLine, type Steps, subsetOf, wordsOf } from './match-offers.ts';

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
  /** What a customer may hold back of it, by what it would be tax of. */
  readonly taxes: readonly PossibleTax[];
};
export type PossibleTax = { readonly nature: string; readonly amount: number };

/** A line of a statement, and the documents of one party that it pays in full. */
export type DueOffer = {
  readonly line: number;
  readonly dues: readonly number[];
  /** What was held back of the one document; without it null. */
  readonly held: { readonly amount: number; readonly natures: readonly string[] } | null;
  readonly isLearnt: boolean;
};

/** Bills that one payment settles at most, where they are all that the party owes. */
const mostTogether = 100;
const mostCandidates = 16;
/** The shortest name that is looked for in a text: two letters stand in many words. */
const shortestName = 4;
const rupee = 100;

type Fitting = Omit<DueOffer, 'isLearnt'> & { readonly first: OpenDue; readonly all: readonly OpenDue[] };
type Look = (line: OpenStatementLine, dues: readonly OpenDue[]) => Fitting[];

/**
 * Which open documents lines of a statement may have paid, by plain arithmetic: one of the very amount; else one less the
 * tax that a customer held back of it; else several of one party and outlet that come to it. Of documents of several parties
 * that fit, one whose number or party the bank's text names is offered, or of the party that was learnt; otherwise none,
 * since money is received of somebody. Nothing is offered twice.
 */
export function offerDues(
  lines: readonly OpenStatementLine[],
  dues: readonly OpenDue[],
  steps: Steps = { left: mostSteps },
): DueOffer[] {
  const offers: DueOffer[] = [];
  const taken = { lines: new Set<number>(), dues: new Set<number>() };
  for (const look of [exact, lessTax, together(steps)])
    for (const line of lines) {
      if (taken.lines.has(line.id)) continue;
      const open = dues.filter(
        ({ id, day, amount }) => !taken.dues.has(id) && day <= line.day && Math.sign(amount) === Math.sign(line.amount),
      );
      const found = likeliest(line, look(line, open));
      if (found === null) continue;
      offers.push({ line: line.id, dues: found.dues, held: found.held, isLearnt: found.first.party === line.learnt });
      taken.lines.add(line.id);
      for (const id of found.dues) taken.dues.add(id);
    }
  return offers;
}

function exact(line: OpenStatementLine, dues: readonly OpenDue[]): Fitting[] {
  return dues
    .filter(({ amount }) => amount === line.amount)
    .map((due) => ({ line: line.id, dues: [due.id], held: null, first: due, all: [due] }));
}

/** What is missing is the tax of a rate, to the paisa or in whole rupees, as many pay it. */
function lessTax(line: OpenStatementLine, dues: readonly OpenDue[]): Fitting[] {
  return dues.flatMap((due) => {
    const missing = due.amount - line.amount;
    if (missing <= 0 || line.amount <= 0) return [];
    const natures = due.taxes
      .filter(({ amount }) => missing === amount || (missing % rupee === 0 && Math.abs(missing - amount) < rupee))
      .map(({ nature }) => nature);
    const held = { amount: missing, natures };
    return natures.length === 0 ? [] : [{ line: line.id, dues: [due.id], held, first: due, all: [due] }];
  });
}

/** All that a party owes in an outlet, else two to six of the oldest of it. */
function together(steps: Steps): Look {
  return (line, dues) => {
    const groups = Map.groupBy(dues, ({ party, outletId }) => `${party}|${outletId}`);
    return [...groups.values()].flatMap((group) => {
      const sorted = group.toSorted((one, other) => one.day - other.day || one.id - other.id);
      const sum = sorted.reduce((total, { amount }) => total + amount, 0);
      if (sorted.length < 2 || Math.abs(sum) < Math.abs(line.amount)) return [];
      const isAll = sum === line.amount && sorted.length <= mostTogether;
      const all = isAll ? sorted : subsetOf(sorted.slice(0, mostCandidates), line.amount, steps);
      const [first] = all ?? [];
      if (all === null || first === undefined) return [];
      return [{ line: line.id, dues: all.map(({ id }) => id), held: null, first, all }];
    });
  };
}

/** Of one party the oldest; of several only what the text or former matches tell. */
function likeliest(line: OpenStatementLine, fitting: readonly Fitting[]): Fitting | null {
  const said = wordsOf(line.says);
  const text = line.says.toLowerCase();
  const isNumbered = ({ all }: Fitting): boolean =>
    all.some(({ numbers }) => numbers.some((number) => names(said, number)));
  const isCalled = ({ first }: Fitting): boolean =>
    first.partyNames.some((name) => name.length >= shortestName && text.includes(name.toLowerCase()));
  const sorted = fitting.toSorted((one, other) => one.first.day - other.first.day || one.first.id - other.first.id);
  for (const tells of [isNumbered, ({ first }: Fitting) => first.party === line.learnt, isCalled, () => true]) {
    const told = sorted.filter(tells);
    const [first] = told;
    if (first !== undefined) return told.every((one) => one.first.party === first.first.party) ? first : null;
  }
  return null;
}
