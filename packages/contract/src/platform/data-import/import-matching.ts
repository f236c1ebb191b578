import { type KnownColumn, matchHeadings, plainHeading } from '@bahi/domain/import/headings';
import { attributeKey, importColumns, type ImportKind } from './import-columns.ts';
import { otherPrograms } from './import-programs.ts';

/** All names of the columns of a kind, our own first. */
export function knownColumns(kind: ImportKind): KnownColumn<string>[] {
  return importColumns[kind].map(({ key, label, names = [] }) => ({ key, names: [label.en, label.ne, ...names] }));
}

/**
 * What each heading of a file is: as the program has it that most of its headings are of, else by the names that are
 * known; `attributes` are the names of attributes. Null for what is not taken over.
 */
export function matchImportHeadings(
  kind: ImportKind,
  headings: readonly string[],
  attributes: readonly string[] = [],
): (string | null)[] {
  const program = programOf(kind, headings);
  const own = new Map(Object.entries(program).map(([heading, key]) => [plainHeading(heading), key]));
  const said = headings.map((heading) => own.get(plainHeading(heading)));
  const taken = new Set(said);
  const rest = headings.map((heading, at) => (said[at] === undefined ? heading : ''));
  const matched = matchHeadings(
    rest,
    knownColumns(kind).filter(({ key }) => !taken.has(key)),
  );
  const named = new Set(attributes.map(plainHeading));
  return headings.map((heading, at) => {
    const known = said[at];
    if (known !== undefined) return known === '' || said.indexOf(known) < at ? null : known;
    return matched[at] ?? (named.has(plainHeading(heading)) ? attributeKey : null);
  });
}

/** The headings of the program that the file looks written by: at least three of its own, and more than of any other. */
function programOf(kind: ImportKind, headings: readonly string[]): Readonly<Record<string, string>> {
  const plain = new Set(headings.map(plainHeading));
  const counted = otherPrograms[kind].map((program) => ({
    program,
    met: Object.keys(program).filter((heading) => plain.has(plainHeading(heading))).length,
  }));
  const best = counted.toSorted((one, other) => other.met - one.met)[0];
  return best !== undefined && best.met >= leastHeadings ? best.program : {};
}

const leastHeadings = 3;
