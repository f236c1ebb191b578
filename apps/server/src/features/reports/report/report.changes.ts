import type { GenerateBody, Report } from '@bahi/contract/reports/report/report';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import { isFigure, type ReportColumns, shownColumns } from '@bahi/contract/reports/report/report-columns';
import {
  type AnyChangesAnswer,
  type AnyReportChange,
  changeKinds,
  changeWords,
} from '@bahi/contract/reports/report/second-clock';
import { type RawBuilder, sql } from 'kysely';
import { fail } from '../../../platform/core/errors.ts';
import { pageOf } from '../../../platform/database/list-query.ts';
import { rowOf, totalsOf } from './report.answer.ts';
import type { Shown } from './report.document.ts';
import { type Found, isSeen, readRows, readTotals, type StoredRow, type Sums, tellAll } from './report.query.ts';

const texts = reportColumns.texts;

/** A report by both clocks, and what differs between them as a report of its own. */
export type Compared = { before: Found; after: Found; changes: Found };

/** Compares a report as it was known with what it says now; fails where no day is asked for. */
export function compared(before: Found, after: Found): Compared {
  if (!before.asked.days.has('knownOn')) fail('common.isRequired', { field: 'knownOn' });
  const report = reportOfChanges(before.report);
  return { before, after, changes: { report, asked: before.asked, source: differences(before, after) } };
}

/**
 * A page of what has changed. The three sums are each read of their own, so that they tell when something does not come
 * to what there is now.
 */
export async function answerChanges(
  { before, after, changes }: Compared,
  body: GenerateBody<Report>,
): Promise<AnyChangesAnswer> {
  const [rows, was, changed, is] = await Promise.all([
    readRows(changes, body.sort, pageOf(body)),
    readTotals(before),
    readTotals(changes),
    readTotals(after),
  ]);
  const { report } = before;
  return {
    rows: rows.map((row) => changeOf(before, row)),
    recordsTotal: changed.count,
    totals: {
      before: totalsOf(report, was),
      changes: totalsOf(report, { ...changed, values: { ...noneOf(was), ...changed.values } }),
      after: totalsOf(report, is),
    },
  };
}

/** The same as a file: a row has the figures of now less those of then, and the sums of both stand below. */
export async function changesFile({ before, after, changes }: Compared): Promise<{ found: Found; shown: Shown }> {
  const [was, totals, is] = await Promise.all([readTotals(before), readTotals(changes), readTotals(after)]);
  const groupOf = ({ en, ne }: { en: string; ne: string }, sums: Sums) => ({
    id: null,
    name: en,
    nameLocLang: ne,
    ...sums,
  });
  return { found: changes, shown: { totals, groups: [groupOf(texts.knownThen, was), groupOf(texts.knownNow, is)] } };
}

/** Sums of which nothing is known. */
function noneOf({ values }: Sums): Sums['values'] {
  return Object.fromEntries(Object.keys(values).map((key) => [key, null]));
}

function changeOf({ report, asked }: Found, row: StoredRow): AnyReportChange {
  const change = changeKinds.find((kind) => kind === row['change']) ?? 'CHANGED';
  const said = (side: 'former' | 'present') => {
    const stored = storedOf(row[side]);
    return stored === null ? null : rowOf(report, asked, stored);
  };
  // A part of a whole, and what is left after a row, have no difference that means anything.
  const parts = Object.entries(report.columns).flatMap(([key, column]) =>
    column.kind === 'percent' || ('isRunning' in column && column.isRunning === true) ? [[key, null]] : [],
  );
  const difference = { ...rowOf(report, asked, row), ...Object.fromEntries(parts) };
  return { change, before: said('former'), after: said('present'), difference };
}

/** A row within a row comes as JSON. */
function storedOf(value: unknown): StoredRow | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}

/**
 * What became of the row stands first; a cancelled one is told so there, and its figures are those that it lost. No index
 * has what two clocks tell differently.
 */
function reportOfChanges(report: Report): Report {
  const { groupedBy: _, isByIndex: _byIndex, ...rest } = report;
  const { isCancelled: _cancelled, ...others } = report.columns;
  const kept = Object.entries(others).filter(([, { kind }]) => kind !== 'percent');
  const columns: ReportColumns = {
    change: { kind: 'word', title: texts.change, words: changeWords, sort: true },
    ...Object.fromEntries(kept),
  };
  const { en, ne } = report.title;
  const title = { en: `${en} · ${texts.changesSince.en}`, ne: `${ne} · ${texts.changesSince.ne}` };
  return { ...rest, title, fileName: `${report.fileName} Changes`, columns };
}

/** The rows that the clocks tell differently, by what who asks sees of them. */
function differences(before: Found, after: Found): RawBuilder<unknown> {
  const { report, asked } = before;
  const isCancellable = 'isCancelled' in report.columns;
  const seen = shownColumns(report.columns).filter(([, column]) => column.kind !== 'percent' && isSeen(column, asked));
  const told = [...seen.map(([key]) => key), ...(isCancellable ? ['isCancelled'] : [])];
  const row = (side: string) => sql`row(${sql.join(told.map((key) => sql.ref(`${side}.${key}`)))})`;
  const key = (side: string) => sql.ref(`${side}.${report.key}`);
  const becameCancelled = sql`present."isCancelled" and not former."isCancelled"`;
  return sql`select case when ${key('former')} is null then 'ADDED' when ${key('present')} is null then 'GONE'
      ${isCancellable ? sql`when ${becameCancelled} then 'CANCELLED'` : sql``} else 'CHANGED' end as "change",
      case when ${key('former')} is not null then to_json(former) end as "former",
      case when ${key('present')} is not null then to_json(present) end as "present",
      ${sql.join(valuesOf(report, isCancellable))}
    from (${tellAll(before, before.source)}) former
    full join (${tellAll(after, after.source)}) present on ${key('present')} = ${key('former')}
    where ${row('former')} is distinct from ${row('present')}`;
}

/** Of figures the difference, and of all else what is said now, or was said last. */
function valuesOf({ columns, key, order }: Report, isCancellable: boolean): RawBuilder<unknown>[] {
  const figure = (name: string) => {
    const inForce = (side: string) =>
      isCancellable
        ? sql`case when not ${sql.ref(`${side}.isCancelled`)} then ${sql.ref(`${side}.${name}`)} end`
        : sql.ref(`${side}.${name}`);
    return sql`coalesce(${inForce('present')}, 0) - coalesce(${inForce('former')}, 0) as ${sql.id(name)}`;
  };
  const isThere = sql`${sql.ref(`present.${key}`)} is not null`;
  const said = (name: string) =>
    sql`case when ${isThere} then ${sql.ref(`present.${name}`)} else ${sql.ref(`former.${name}`)} end as ${sql.id(name)}`;
  const ofColumns = Object.entries(columns).flatMap(([name, column]) => {
    if (column.kind === 'percent') return [];
    if (isFigure(column)) return [figure(name)];
    if (name === 'isCancelled') return [sql`false as "isCancelled"`];
    if (column.kind === 'name') return [said(name), said(`${name}LocLang`)];
    return column.kind === 'date' ? [said(name), said(`${name}BS`)] : [said(name)];
  });
  return [...ofColumns, ...(order ?? []).filter((name) => !(name in columns)).map(said)];
}
