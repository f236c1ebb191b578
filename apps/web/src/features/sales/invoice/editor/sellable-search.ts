import { toLatin } from '@bahi/domain/numbers/digits';
import { thingKey, type Sellable } from './sellable.ts';

/** Things in the order of the server, each with the text that it is found by. */
export type SearchIndex = readonly { thing: Sellable; words: string; names: readonly string[] }[];

const mostFound = 50;

export function indexOf(things: readonly Sellable[]): SearchIndex {
  return things.map((thing) => {
    const names = [thing.name, thing.nameNp ?? '', thing.code].map(searched);
    return { thing, words: [...names, searched(thing.barcode ?? '')].join(' '), names };
  });
}

/**
 * The things whose names (in either language), code or barcode hold every typed word: those that begin with what was
 * typed come first, otherwise in the order of the index. Empty text finds nothing.
 */
export function searchIn(index: SearchIndex, text: string): Sellable[] {
  const typed = searched(text.trim());
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = index.filter((entry) => words.every((word) => entry.words.includes(word)));
  const isFirst = (names: readonly string[]): boolean => names.some((name) => name.startsWith(typed));
  const first = found.filter((entry) => isFirst(entry.names));
  const rest = found.filter((entry) => !isFirst(entry.names));
  return [...first, ...rest].slice(0, mostFound).map((entry) => entry.thing);
}

/** The thing that a scanned barcode, or a whole code typed by hand, means. */
export function exactMatch(things: readonly Sellable[], text: string): { thing: Sellable; isScan: boolean } | null {
  const typed = searched(text.trim());
  if (typed === '') return null;
  const scanned = things.find((thing) => searched(thing.barcode ?? '') === typed);
  if (scanned !== undefined) return { thing: scanned, isScan: true };
  const coded = things.find((thing) => searched(thing.code) === typed);
  return coded === undefined ? null : { thing: coded, isScan: false };
}

/** Small letters and Latin digits, so that `५०० ग्रा.` is found by 500 and the other way round. */
function searched(text: string): string {
  return toLatin(text).toLowerCase();
}

/** Both lists, each thing once. */
export function mergeFound(first: readonly Sellable[], second: readonly Sellable[]): Sellable[] {
  const known = new Set(first.map(thingKey));
  return [...first, ...second.filter((thing) => !known.has(thingKey(thing)))];
}
