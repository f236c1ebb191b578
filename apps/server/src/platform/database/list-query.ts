import type { Status } from '@bahi/contract/enumeration';
import type { ListQuery } from '@bahi/contract/paging';
import type { Language } from '@bahi/domain/language';
import { searchedSound } from '@bahi/domain/name-sound';
import { toDevanagari, toLatin } from '@bahi/domain/numbers/digits';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, type Simplify, sql, type SqlBool } from 'kysely';
import { fail } from '../core/errors.ts';
import type { Tx } from './database.ts';
import { isFoundAmong, type KeptTable } from './kept-texts.ts';

/** A search text as a pattern for ILIKE, its own wildcards taken literally; null when there is nothing to search. */
export function searchPattern(search: string | null | undefined): string | null {
  const text = search?.trim() ?? '';
  return text === '' ? null : `%${text.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}

/** Where a search looks, in columns of the query. */
export type Searched = {
  /** Texts that are found as written anywhere, or however they are spelt where a word begins. */
  names?: readonly string[];
  /** Numbers and codes: found as written, and in digits of the other script. */
  codes?: readonly (string | RawBuilder<unknown>)[];
  /** What keeps how the names sound; else it is made while reading, which many rows have no time for. */
  sound?: RawBuilder<unknown>;
  /** The table that all of these are of, where an index keeps them. */
  kept?: KeptTable;
};

/** True where a search means the row; null when nothing is searched. */
export function foundBy(
  search: string | null | undefined,
  { names = [], codes = [], sound, kept }: Searched,
): RawBuilder<SqlBool> | null {
  const pattern = searchPattern(search);
  if (pattern === null) return null;
  const patterns = new Set([pattern, toLatin(pattern), toDevanagari(pattern)]);
  const contains = (columns: NonNullable<Searched['codes']>, text: string) =>
    columns.map((column) => sql<SqlBool>`${typeof column === 'string' ? sql.ref(column) : column} ilike ${text}`);
  const tests = [
    ...contains(names, pattern),
    ...[...patterns].flatMap((text) => contains(codes, text)),
    ...soundsLike(search ?? '', names, sound),
  ];
  const isMeant = sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
  const isKept = kept === undefined ? null : isFoundAmong(kept, search ?? '');
  return isKept === null ? isMeant : sql`${isKept} and ${isMeant}`;
}

function soundsLike(
  search: string,
  names: readonly string[],
  kept: RawBuilder<unknown> | undefined,
): RawBuilder<SqlBool>[] {
  const searched = searchedSound(search);
  if (searched === null || names.length === 0) return [];
  const sound = kept ?? sql`sound_of(concat_ws(' ', ${sql.join(names.map((name) => sql.ref(name)))}))`;
  return [sql`${sound} like ${`%${searched}%`}`];
}

/** True where a column has one of the values; of no values nowhere, which `in ()` cannot say. */
export function isOneOf(column: string, values: readonly (string | boolean)[]): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} = any(${values})`;
}

/** What a list may be sorted by: names as they are sent, and the expressions they stand for. */
export type Sorting = Readonly<Record<string, RawBuilder<unknown> | readonly RawBuilder<unknown>[]>>;

/** Names sort as Nepali does: Devanagari by its alphabet, Latin beside it. */
export function nepaliOrder(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} collate "ne-x-icu"`;
}

/** The name that a reader of the language sees: their own, and the other where there is none. English is never missing. */
export function shownName(language: Language, table: string): RawBuilder<unknown> {
  const english = sql.ref(`${table}.name`);
  const shown = language === 'ne' ? sql`coalesce(${sql.ref(`${table}.name_np`)}, ${english})` : english;
  return sql`${shown} collate "ne-x-icu"`;
}

/** The values of `is_active` that a status in a path stands for; a record of these lists is active or it is not. */
export function activeFlagsOf(status: Status): boolean[] {
  if (status === 'ALL') return [true, false];
  if (status === 'ACTIVE') return [true];
  return status === 'INACTIVE' ? [false] : [];
}

/**
 * The order of a list: the field that was asked for (`-field` descending) or the list's own, then always the tie
 * breaker, so that pages never overlap. Fails at `sort` for a name that is not in the list.
 */
export function orderOf(
  sorting: Sorting,
  sort: string | null | undefined,
  byDefault: string,
  tie: string,
): RawBuilder<unknown> {
  const asked = sort ?? byDefault;
  const descending = asked.startsWith('-');
  const expression = Object.hasOwn(sorting, asked.replace(/^-/, '')) ? sorting[asked.replace(/^-/, '')] : undefined;
  if (expression === undefined) return fail('common.sortUnknown', { field: 'sort' });
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  const parts = [expression].flat().map((part) => sql`${part} ${direction}`);
  return sql`${sql.join(parts)}, ${sql.ref(tie)} desc`;
}

/** Rows of a page; a list that is asked for from its beginning, as by a dropdown, may be longer (decision 0030). */
const longestPage = 200;

/** Limit and offset of the page that was asked for. Fails at `pageSize` for pages that are a download. */
export function pageOf(query: Pick<ListQuery, 'pageNumber' | 'pageSize'>): { limit: number; offset: number } {
  refuseLongPage({ isFirst: query.pageNumber === 0, rows: query.pageSize, field: 'pageSize' });
  return { limit: query.pageSize, offset: query.pageNumber * query.pageSize };
}

/** Refuses at `field` a page that is a download; the first one may be longer. */
export function refuseLongPage({ isFirst, rows, field }: { isFirst: boolean; rows: number; field: string }): void {
  if (!isFirst && rows > longestPage) fail('common.numberLarge', { field });
}

/** What a list answers that nothing can be in: all of its rows are in use, and those that are not were asked for. */
export const noRows: { rows: never[]; recordsTotal: 0 } = { rows: [], recordsTotal: 0 };

/** The page that was asked for of a list that was read as a whole, and how many rows there are in all. */
export function pageOfRows<R>(
  rows: readonly R[],
  query: Pick<ListQuery, 'pageNumber' | 'pageSize'>,
): { rows: R[]; recordsTotal: number } {
  const { limit, offset } = pageOf(query);
  return { rows: rows.slice(offset, offset + limit), recordsTotal: rows.length };
}

/**
 * One page of a list, and how many rows there are in all (of many: as of a minute ago). `selection` holds the tables and conditions that decide
 * which rows belong to the list; `shown` is the same with what each row shows.
 */
export async function readPage<T, S extends keyof T, U, C extends keyof U, R>(
  { db }: { db: Tx },
  selection: SelectQueryBuilder<U, C, Record<never, never>>,
  shown: SelectQueryBuilder<T, S, R>,
  order: RawBuilder<unknown>,
  query: Pick<ListQuery, 'pageNumber' | 'pageSize'>,
): Promise<{ rows: Simplify<R>[]; recordsTotal: number }> {
  const { limit, offset } = pageOf(query);
  const [rows, recordsTotal] = await Promise.all([
    shown.orderBy(order).limit(limit).offset(offset).execute(),
    db.count(selection.select(sql`1`.as('one')).compile()),
  ]);
  return { rows, recordsTotal };
}

export type Reads<T> = Kysely<T>;
