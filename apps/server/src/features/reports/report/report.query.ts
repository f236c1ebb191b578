import type { Report } from '@bahi/contract/reports/report/report';
import { isForViewer, type ShownColumn, shownColumns } from '@bahi/contract/reports/report/report-columns';
import type { Language } from '@bahi/domain/language';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { orderOf, type Sorting } from '../../../platform/database/list-query.ts';
import { streamRows } from '../../../platform/database/row-stream.ts';
import type { Asked } from './report.asked.ts';

/** A row as the query of a report answers it, under the names of its columns: amounts in paisa, quantities as text. */
export type StoredRow = Readonly<Record<string, string | number | boolean | null>>;
type AnyAsked = Asked<Report>;
/** What all rows, or those of a group, come to: paisa and quantities; null for who does not see it. */
export type Sums = { readonly count: number; readonly values: Readonly<Record<string, number | null>> };
export type Group = Sums & { readonly id: number | null; readonly name: string; readonly nameLocLang: string | null };
/**
 * A report under a query: `source` has its rows, in no order. Where they are told by more than they have, `tell` adds it to
 * those that are shown, so that sums over all of them look nothing up.
 */
export type Found = { report: Report; asked: AnyAsked; source: RawBuilder<unknown>; tell?: Tell; running?: Running };
export type Tell = (rows: RawBuilder<unknown>) => RawBuilder<unknown>;
/**
 * Of a report with running figures, which need the order of all rows before them: `first` has at least so many of the
 * rows in the usual order, for a page that ends with them, and `summed` as many rows with what adds up alone.
 */
export type Running = { first: (rows: number) => RawBuilder<unknown>; summed: RawBuilder<unknown> };

/** Some of the rows in the order that is asked for; null: all of them. */
export async function readRows(
  found: Found,
  sort: string | null | undefined,
  page: { limit: number; offset: number } | null,
): Promise<StoredRow[]> {
  return run(found.asked.db, ordered(found, sort, page));
}

/** A page of the rows, and what all of them come to. */
export async function readPage(
  found: Found,
  sort: string | null | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: StoredRow[]; totals: Sums }> {
  const { isByIndex, usualSort } = found.report;
  if (isByIndex !== true || (sort ?? usualSort) !== usualSort) return readInOnePass(found, sort, page);
  const source = found.running?.first(page.offset + page.limit) ?? found.source;
  const [rows, totals] = await Promise.all([readRows({ ...found, source }, sort, page), readTotals(found)]);
  return { rows, totals };
}

/**
 * The same of one pass over the documents: the rows and the totals ask for all of those alike, and rows that are sums
 * themselves, of goods or customers, are made once.
 */
async function readInOnePass(
  found: Found,
  sort: string | null | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredRow[]; totals: Sums }> {
  const { db } = found.asked;
  const order = orderIn(found, sort);
  const roomy = db.query(`select set_config('work_mem', $1, true)`, [memoryOfPass]);
  const reading = run(
    db,
    sql<StoredRow>`with reported as materialized (${found.source}), total as (select ${sumsOf(found, totalName)} from reported)
      select reported.*, total.* from total
      left join (${tellAll(found, sql`select * from reported order by ${order} limit ${limit} offset ${offset}`)}) reported on true
      order by ${order}`,
  );
  const [, rows] = await Promise.all([roomy, reading]);
  return {
    rows: rows.filter((row) => row[found.report.key] !== null),
    totals: sumsFrom(found, rows[0] ?? {}, totalName),
  };
}

/** The rows of some tens of thousands of documents, which would be written to the disk and read twice. */
const memoryOfPass = '16MB';

/** Beside the row that they stand next to. */
function totalName(key: string): string {
  return `total ${key}`;
}

/** All of them in order, as they are taken. */
export async function* streamReport(found: Found, sort: string | null | undefined): AsyncGenerator<StoredRow[]> {
  const { sql: text, parameters: values } = ordered(found, sort).compile(found.asked.db.tables());
  yield* streamRows<StoredRow>(found.asked.db, { text, values, atOnce: rowsAtOnce });
}

const rowsAtOnce = 1000;

function ordered(
  found: Found,
  sort: string | null | undefined,
  page: { limit: number; offset: number } | null = null,
): RawBuilder<StoredRow> {
  const order = orderIn(found, sort);
  const part = page === null ? sql`` : sql` limit ${page.limit} offset ${page.offset}`;
  const rows = sql<StoredRow>`select * from (${found.source}) reported order by ${order}${part}`;
  return found.tell === undefined ? rows : sql`select * from (${found.tell(rows)}) reported order by ${order}`;
}

/** Rows with all that they are told by. */
export function tellAll({ tell }: Pick<Found, 'tell'>, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return tell === undefined ? rows : tell(rows);
}

function orderIn({ report, asked }: Found, sort: string | null | undefined): RawBuilder<unknown> {
  return orderOf(sortingOf(report, asked), sort, report.usualSort, `reported.${report.key}`);
}

/** What a report may be sorted by; names by those that a reader of the language sees. */
function sortingOf({ columns, order }: Report, asked: AnyAsked): Sorting {
  const sorted = shownColumns(columns).filter(([, column]) => column.sort === true && isSeen(column, asked));
  const ownOrder = order === undefined ? {} : { position: order.map((column) => sql.ref(column)) };
  const ofColumns = sorted.map(([key, { kind }]): [string, RawBuilder<unknown>] => [
    key,
    kind === 'name' ? nameOrder(key, asked.language) : sql.ref(key),
  ]);
  return { ...Object.fromEntries(ofColumns), ...ownOrder };
}

function nameOrder(key: string, language: Language): RawBuilder<unknown> {
  const shown = language === 'ne' ? sql`coalesce(${sql.ref(`${key}LocLang`)}, ${sql.ref(key)})` : sql.ref(key);
  return sql`${shown} collate "ne-x-icu"`;
}

/** How many rows there are, and what those in force come to. */
export async function readTotals(found: Found): Promise<Sums> {
  const rows = found.running?.summed ?? found.source;
  const [row] = await run(found.asked.db, sql<StoredRow>`select ${sumsOf(found)} from (${rows}) reported`);
  return sumsFrom(found, row ?? {});
}

/** The same of each group, in the order of their names. */
export async function readGroups(found: Found): Promise<Group[]> {
  const { groupedBy, groupId } = found.report;
  if (groupedBy === undefined) return [];
  const name = sql.ref(groupedBy);
  const nameNp = sql.ref(`${groupedBy}LocLang`);
  const id = groupId === undefined ? sql`null::bigint` : sql.ref(groupId);
  const rows = await run(
    found.asked.db,
    sql<StoredRow>`select ${sumsOf(found)}, ${name} as group_name, ${nameNp} as group_name_np, ${id} as group_id
      from (${found.source}) reported group by ${name}, ${nameNp}, ${id}
      order by ${nameOrder(groupedBy, found.asked.language)}, ${name}`,
  );
  return rows.map((row) => ({
    id: row['group_id'] === null ? null : Number(row['group_id']),
    name: String(row['group_name']),
    nameLocLang: row['group_name_np'] === null ? null : String(row['group_name_np']),
    ...sumsFrom(found, row),
  }));
}

function sumsOf({ report }: Found, nameOf = itself): RawBuilder<unknown> {
  const inForce = 'isCancelled' in report.columns ? sql` filter (where not "isCancelled")` : sql``;
  const sums = summed(report).flatMap(([key, { kind }]) => {
    if (kind === 'percent') return [];
    const sum = sql`coalesce(sum(${sql.ref(key)})${inForce}, 0)`;
    const name = sql.id(nameOf(key));
    return [kind === 'quantity' ? sql`${sum} as ${name}` : sql`${sum}::bigint as ${name}`];
  });
  return sql.join([sql`count(*)::int as ${sql.id(nameOf('count'))}`, ...sums]);
}

function sumsFrom({ report, asked }: Found, row: StoredRow, nameOf = itself): Sums {
  const sums = Object.fromEntries(
    ['count', ...summed(report).map(([key]) => key)].map((key) => [key, row[nameOf(key)] ?? 0]),
  );
  const values = summed(report).map(([key, column]): [string, number | null] => {
    if (!isSeen(column, asked)) return [key, null];
    return [key, column.kind === 'percent' ? partOf(column, sums) : Number(sums[key])];
  });
  return { count: Number(sums['count']), values: Object.fromEntries(values) };
}

function itself(key: string): string {
  return key;
}

function summed({ columns }: Report): [string, ShownColumn][] {
  return shownColumns(columns).filter(([, { total }]) => total === true);
}

/** One column's part of another in hundredths of a per cent; null where there is nothing to be a part of. */
export function partOf({ part, whole }: { part: string; whole: string }, row: StoredRow): number | null {
  const all = Number(row[whole] ?? 0);
  return all <= 0 || row[part] === null ? null : Math.round((Number(row[part]) * 10_000) / all);
}

/** Whether who asks sees a column. */
export function isSeen(column: ShownColumn, { session, seesCost, filter }: AnyAsked): boolean {
  return isForViewer(column, { isOfOutlet: session.userType === 'OUTLET_USER', seesCost, filter });
}

async function run(db: Tx, statement: RawBuilder<StoredRow>): Promise<StoredRow[]> {
  return (await statement.execute(db.tables())).rows;
}
