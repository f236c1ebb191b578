import type { ListQuery } from '@bahi/contract/paging';
import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql, type SqlBool } from 'kysely';
import type { Tx } from './database.ts';
import { orderOf, pageOf, readPage, type Sorting } from './list-query.ts';

/**
 * A way by which an index leads to rows that a search means: `on` says which, in columns of the list, for each row of
 * `from` where there is one. Of few rows all are read: in the order of days their index would not be asked.
 */
export type Lead = { from?: RawBuilder<unknown>; on: RawBuilder<SqlBool>; areFew?: boolean };
/** What is searched: all leads to its rows, and how a row of the list's table alone is known for one of them. */
export type Search = { leads: readonly Lead[]; isMeant: RawBuilder<SqlBool> };
/** A list by its table, and the column of the day by which it is ordered, the newest first. */
export type DatedTable = { table: string; day: string };

/** A list whose rows stand in the order of their days, but for what is searched in it. */
export type DatedList<T, S extends keyof T, U, C extends keyof U, R> = DatedTable & {
  /** The conditions, and the tables that they need. */
  selection: SelectQueryBuilder<U, C, Record<never, never>>;
  /** The same with what each row shows. */
  shown: SelectQueryBuilder<T, S, R>;
  sorting: Sorting;
  newestFirst: string;
};

type Keyed<U, C extends keyof U> = Pick<DatedList<U, C, U, C, unknown>, 'table' | 'day' | 'selection'>;

/**
 * Where many rows are meant, enough of them are among the newest, and no index need be asked: so many are looked at, and
 * more where those promise a page.
 */
const newest = { first: 100, most: 5000 };

/**
 * One page of a list of documents, of which there may be any number, and how many there are (of many: as of a minute
 * ago). Searched, it is read from where the leads point: by way of a party its newest, however many it has.
 */
export async function readDatedPage<T, S extends keyof T, U, C extends keyof U, R>(
  { db }: { db: Tx },
  list: DatedList<T, S, U, C, R>,
  search: Search | null,
  query: Pick<ListQuery, 'sort' | 'pageNumber' | 'pageSize'>,
): Promise<{ rows: Simplify<R>[]; recordsTotal: number }> {
  const order = orderOf(list.sorting, query.sort, list.newestFirst, `${list.table}.id`);
  if (search === null) return readPage({ db }, list.selection, list.shown, order, query);
  const { limit, offset } = pageOf(query);
  const isNewestFirst = (query.sort ?? list.newestFirst) === list.newestFirst;
  const [ids, recordsTotal] = await Promise.all([
    isNewestFirst ? newestMeant(db, list, search, offset + limit) : null,
    db.count(keysOf(list, search.leads).compile(db.tables())),
  ]);
  const found = sql<SqlBool>`${idOf(list)} = any(${ids?.slice(offset) ?? sql`array(select id from (${keysOf(list, search.leads)}) found)`})`;
  const page = list.shown.where(found).orderBy(order);
  const rows = await (isNewestFirst ? page : page.limit(limit).offset(offset)).execute();
  return { rows, recordsTotal };
}

/** The keys of the newest rows that are meant: of those of these days, or else of all to which something leads. */
export async function newestMeant<U, C extends keyof U>(
  db: Tx,
  list: Keyed<U, C>,
  { leads, isMeant }: Search,
  wanted: number,
): Promise<number[]> {
  const rows = list.selection.select(sql<number>`${idOf(list)}`.as('id')).orderBy(newestFirst(list));
  for (let looked = newest.first; looked <= newest.most;) {
    const isNew = sql<SqlBool>`${idOf(list)} = any(array(${rows.limit(looked)}))`;
    const found = await idsOf(db, sql`${rows.where(isNew).where(isMeant).limit(wanted)}`);
    if (found.length === wanted) return found;
    if (found.length === 0) break;
    looked *= Math.ceil((2 * wanted) / found.length);
  }
  return newestFound(db, list, leads, wanted);
}

/** The keys of the newest rows to which something leads. */
export function newestFound<U, C extends keyof U>(
  db: Tx,
  list: Keyed<U, C>,
  leads: readonly Lead[],
  wanted: number,
): Promise<number[]> {
  const found = keysOf(list, leads, wanted);
  return idsOf(db, sql`select id from (${found}) found order by day desc nulls last, id desc limit ${wanted}`);
}

async function idsOf(db: Tx, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(db.tables());
  return rows.map(({ id }) => id);
}

/**
 * Key and day of every row of a list to which something leads, or of the newest `most` of each lead's row: those stand
 * in the order of an index, so that no more of them are read.
 */
function keysOf<U, C extends keyof U>(
  list: Keyed<U, C>,
  leads: readonly Lead[],
  most?: number,
): RawBuilder<{ id: number; day: string }> {
  const ways = leads.map(({ from, on, areFew = false }) => {
    const rows = list.selection
      .where(on)
      .select([sql<number>`${idOf(list)}`.as('id'), sql<string>`${dayOf(list)}`.as('day')]);
    const few = most === undefined || areFew ? rows : rows.orderBy(newestFirst(list)).limit(most);
    // `offset 0`: for each row of `from` the index is asked, however many rows the whole list may be thought to give.
    return from === undefined
      ? sql`(${few})`
      : sql`(select one.id, one.day from ${from} cross join lateral (${few} offset 0) one)`;
  });
  return ways.length === 0
    ? sql`select null::bigint as id, null::date as day where false`
    : sql`${sql.join(ways, sql` union `)}`;
}

function idOf({ table }: DatedTable): RawBuilder<unknown> {
  return sql.ref(`${table}.id`);
}

function dayOf({ table, day }: DatedTable): RawBuilder<unknown> {
  return sql.ref(`${table}.${day}`);
}

function newestFirst(list: DatedTable): RawBuilder<unknown> {
  return sql`${dayOf(list)} desc nulls last, ${idOf(list)} desc`;
}
