import { searchedSound } from '@bahi/domain/name-sound';
import { toDevanagari, toLatin } from '@bahi/domain/numbers/digits';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Tables whose names, codes and sounds an index keeps: their `…_found` answers the keys of rows that may hold a text. */
export type KeptTable = 'customer' | 'vendor' | 'vendor_address' | 'item' | 'service' | 'document';

/**
 * True for the rows of a table that its index finds for a search: all that are meant, and a few more, so that no others
 * need be looked at. Null where all are. As an array the keys stay with their table, which a join would lead to a walk.
 */
export function isFoundAmong(table: KeptTable, search: string): RawBuilder<SqlBool> | null {
  const texts = table === 'document' ? writtenTexts(search) : keptTexts(search);
  if (texts === null) return null;
  return sql`${sql.ref(`${table}.id`)} = any(array(select ${sql.raw(`${table}_found`)}(${texts}::text[])))`;
}

/**
 * True for variants of goods that the index finds for the word that fewest are called, by their item's texts or their own:
 * one with digits, else the longest. Null where no word is longer than a letter.
 */
export function isVariantFound(words: readonly string[]): RawBuilder<SqlBool> | null {
  const [rarest] = words.toSorted((one, other) => rarity(other) - rarity(one));
  const texts = rarest === undefined ? null : keptTexts(rarest);
  return texts === null ? null : sql`variant.id = any(array(select variant_found(${texts}::text[])))`;
}

function rarity(word: string): number {
  const letters = Array.from(word).length;
  return letters > 1 && /\p{Nd}/u.test(word) ? 100 + letters : letters;
}

/**
 * What an index of names is asked for, whichever way a search is meant: as it is written, in digits of either script, by
 * its sound. Null where it is a single letter, which most rows have.
 */
export function keptTexts(search: string): string[] | null {
  const texts = writtenTexts(search);
  const sound = searchedSound(search);
  return texts === null || sound === null ? texts : [...texts, sound];
}

/** The same of what is no name and has no sound that is kept. */
function writtenTexts(search: string): string[] | null {
  const text = search.trim();
  return Array.from(text).length < 2 ? null : [...new Set([text, toLatin(text), toDevanagari(text)])];
}
