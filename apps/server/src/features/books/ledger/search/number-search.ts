import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { parseFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { toLatin } from '@bahi/domain/numbers/digits';
import { type NumberRun, runsHolding } from '@bahi/domain/numbers/number-runs';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../../platform/core/context.ts';
import type { DatedTable, Lead } from '../../../../platform/database/found-page.ts';
import type { Series } from '../document-number.ts';
import { seriesCounter } from './series-counter.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'calendar'>;
/** Rows of a kind that bear numbers of a series. */
export type Numbered = { kind: string; series: Series };
type SeriesRow = {
  outlet_id: number;
  /** Of a registered counter; 0: the outlet's own. */
  counter_id: number;
  kind: string;
  fiscal_year: string;
  start: string;
  digits: number;
  last_number: number;
};
/** Rows that bear numbers; of a table of one kind no row says its kind. */
type NumberedTable = DatedTable & { isOfOneKind?: boolean | undefined };
type Place = { outletId: number; counterId: number; kind: string; fiscalYear: string };
type Run = Place & NumberRun;
/** A series of which all numbers are meant; or some, too many to be told one by one: those are looked for, days and all. */
type Whole = Place & { begins: boolean; isWhole: boolean };
export type FoundNumbers = { runs: Run[]; whole: Whole[] };

const mostRuns = 5000;
/** So many numbers are read one by one, and more of them in the order of their days. */
const fewNumbers = 1000;
/** Days by which a fiscal year may begin or end otherwise than the calendar says now. */
const correctedDays = 3;

/**
 * The numbers in which a search stands, in digits of either script. A number is its series and its place in that, so no
 * number need be looked at: row level security knows these columns, and their index is that of the numbers themselves.
 */
export async function findNumbers(
  { db, businessId }: Pick<Reader, 'db' | 'businessId'>,
  numbered: readonly Numbered[],
  search: string,
): Promise<FoundNumbers> {
  const series = await db.query<SeriesRow>(
    `select series.outlet_id, 0::bigint as counter_id, asked.kind, series.fiscal_year,
       number_begins(asked.prefix, outlet.code, series.fiscal_year) as start, 5 as digits, series.last_number
     from unnest($2::text[], $3::text[], $4::text[]) as asked (kind, series, prefix)
     join number_series series on series.business_id = $1 and series.kind = asked.series
     join outlet on outlet.business_id = $1 and outlet.id = series.outlet_id
     union all
     select series.outlet_id, series.counter_id, asked.kind, series.fiscal_year,
       counter.number_stem || '-' || series.fiscal_year || '-', 6, series.last_sequence
     from unnest($2::text[], $3::text[]) as asked (kind, series)
     join counter_series series on series.business_id = $1 and series.kind = asked.series
     join sales_counter counter on counter.business_id = $1 and counter.id = series.counter_id`,
    [
      businessId,
      numbered.map(({ kind }) => kind),
      numbered.map((one) => one.series.kind),
      numbered.map((one) => one.series.prefix),
    ],
  );
  const found: FoundNumbers = { runs: [], whole: [] };
  for (const { outlet_id: outletId, counter_id: counterId, kind, fiscal_year: fiscalYear, ...row } of series) {
    const { start, digits, last_number: last } = row;
    const place = { outletId, counterId, kind, fiscalYear };
    const runs = runsHolding(toLatin(search.trim()), { start, last, digits }, mostRuns);
    if (runs === null) found.whole.push({ ...place, begins: false, isWhole: false });
    for (const run of runs ?? [])
      if (run.first === 1 && run.last === last) found.whole.push({ ...place, begins: run.begins, isWhole: true });
      else found.runs.push({ ...place, ...run });
  }
  return found;
}

/** True for the rows with these numbers, which are found by them alone; null where they are a good part of all. */
export function hasNumber(
  { businessId }: Pick<Reader, 'businessId'>,
  table: string,
  { runs, whole }: FoundNumbers,
): RawBuilder<SqlBool> | null {
  if (whole.length > 0) return null;
  const { from, on } = leadToRuns({ table }, runs);
  return sql<SqlBool>`${sql.ref(`${table}.id`)} = any(array(select one.id from ${from} cross join lateral (
    select ${sql.table(table)}.id from ${sql.table(table)} where ${sql.ref(`${table}.business_id`)} = ${businessId} and ${on}) one))`;
}

/** How a list is led to the rows with these numbers. */
export function leadsToNumbers(
  { calendar }: Pick<Reader, 'calendar'>,
  { table, day, isOfOneKind = false }: NumberedTable,
  { runs, whole }: FoundNumbers,
  search: string,
): Lead[] {
  const years = whole.map(({ fiscalYear }) => parseFiscalYear(fiscalYear, calendar));
  const dayText = (of: CalendarDay | undefined, days: number) =>
    of === undefined ? null : formatAdDate(addDays(of, days));
  const leadToWhole: Lead = {
    from: sql`unnest(${whole.map((one) => one.outletId)}::bigint[], ${whole.map((one) => one.kind)}::text[],
      ${whole.map((one) => one.fiscalYear)}::text[], ${whole.map((one) => one.isWhole)}::bool[],
      ${years.map((year) => dayText(year?.firstDay, -correctedDays))}::date[],
      ${years.map((year) => dayText(year?.lastDay, correctedDays))}::date[], ${whole.map((one) => one.counterId)}::bigint[])
      as found (outlet_id, kind, fiscal_year, is_whole, first_day, last_day, counter_id)`,
    // The year is no condition for an index: rows are to be read in the order of their days.
    on: sql<SqlBool>`${isOfOutlet({ table, isOfOneKind })} and (${isOfYear(table)}) is true and ${sql.ref(`${table}.${day}`)}
        between coalesce(found.first_day, '-infinity') and coalesce(found.last_day, 'infinity')
      and (found.is_whole or ${sql.ref(`${table}.number`)} like ${`%${toLatin(search.trim())}%`})`,
  };
  return [
    ...(runs.length === 0
      ? []
      : [{ ...leadToRuns({ table, isOfOneKind }, runs), areFew: numbersOf(runs) <= fewNumbers }]),
    ...(whole.length === 0 ? [] : [leadToWhole]),
  ];
}

function leadToRuns({ table, isOfOneKind }: Omit<NumberedTable, 'day'>, runs: readonly Run[]) {
  return {
    from: sql`unnest(${runs.map((run) => run.outletId)}::bigint[], ${runs.map((run) => run.kind)}::text[],
      ${runs.map((run) => run.fiscalYear)}::text[], ${runs.map((run) => run.first)}::int[],
      ${runs.map((run) => run.last)}::int[], ${runs.map((run) => run.counterId)}::bigint[])
      as found (outlet_id, kind, fiscal_year, first, last, counter_id)`,
    on: sql<SqlBool>`${isOfOutlet({ table, isOfOneKind })} and ${isOfYear(table)} and ${sql.ref(`${table}.sequence`)} between found.first and found.last`,
  };
}

function numbersOf(runs: readonly Run[]): number {
  return runs.reduce((numbers, { first, last }) => numbers + last - first + 1, 0);
}

/** Documents alone are numbered by registered counters as well. */
function isOfOutlet({ table, isOfOneKind = false }: Omit<NumberedTable, 'day'>): RawBuilder<SqlBool> {
  const isOfKind = isOfOneKind ? sql`true` : sql`${sql.ref(`${table}.kind`)} = found.kind`;
  const isOfSeries = table === 'document' ? sql` and ${sql.raw(seriesCounter(table))} = found.counter_id` : sql``;
  return sql`${sql.ref(`${table}.outlet_id`)} = found.outlet_id and ${isOfKind}${isOfSeries}`;
}

function isOfYear(table: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(`${table}.fiscal_year`)} = found.fiscal_year`;
}
