import { scannedKey } from '@bahi/domain/goods/barcode';
import { searchedSound, soundOf } from '@bahi/domain/name-sound';
import { toLatin } from '@bahi/domain/numbers/digits';
import { lineItemKey, type LineItem } from '../line-item.ts';

/** Items and services in the order of the server, each with the text that it is found by. */
export type SearchIndex = readonly { item: LineItem; words: string; names: readonly string[]; sound: string }[];

const mostFound = 50;

export function indexOf(items: readonly LineItem[]): SearchIndex {
  return items.map((item) => {
    const names = [item.name, item.nameNp ?? '', item.code].map(searched);
    const sound = soundOf(`${item.name} ${item.nameNp ?? ''}`);
    const codes = [item.sku ?? '', item.barcode ?? ''].map(searched);
    return { item, words: [...names, ...codes].join(' '), names, sound };
  });
}

/**
 * The items whose names (in either language), code, SKU or barcode hold every typed word, or a name sounds like it: those
 * that begin with what was typed come first, otherwise in the order of the index. Empty text finds nothing.
 */
export function searchIn(index: SearchIndex, text: string): LineItem[] {
  const typed = searched(text.trim());
  const words = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, sound: searchedSound(word) }));
  if (words.length === 0) return [];
  const found = index.filter((entry) =>
    words.every(({ word, sound }) => entry.words.includes(word) || (sound !== null && entry.sound.includes(sound))),
  );
  const isFirst = (names: readonly string[]): boolean => names.some((name) => name.startsWith(typed));
  const first = found.filter((entry) => isFirst(entry.names));
  const rest = found.filter((entry) => !isFirst(entry.names));
  return [...first, ...rest].slice(0, mostFound).map((entry) => entry.item);
}

/** The item that a scanned barcode or SKU means, or a whole code typed by hand. */
export function exactMatch(items: readonly LineItem[], text: string): { item: LineItem; isScan: boolean } | null {
  const typed = searched(text.trim());
  if (typed === '') return null;
  const key = scannedKey(text);
  const scanned = items.find(({ barcode }) => barcode !== null && scannedKey(barcode) === key);
  if (scanned !== undefined) return { item: scanned, isScan: true };
  const coded = items.find((item) => searched(item.code) === typed);
  if (coded !== undefined) return { item: coded, isScan: false };
  const labelled = items.find((item) => searched(item.sku ?? '') === typed);
  return labelled === undefined ? null : { item: labelled, isScan: true };
}

/** Small letters and Latin digits, so that `५०० ग्रा.` is found by 500 and the other way round. */
function searched(text: string): string {
  return toLatin(text).toLowerCase();
}

/** Both lists, each item once. */
export function mergeFound(first: readonly LineItem[], second: readonly LineItem[]): LineItem[] {
  const known = new Set(first.map(lineItemKey));
  return [...first, ...second.filter((item) => !known.has(lineItemKey(item)))];
}
