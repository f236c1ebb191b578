import type { AnyReportAnswer, Report } from '@bahi/contract/reports/report/report';
import type {
  AnyReportRow,
  AnyReportTotals,
  ReportCell,
  ReportColumn,
  ShownColumn,
} from '@bahi/contract/reports/report/report-columns';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Asked } from './report.asked.ts';
import { type Group, isSeen, partOf, type StoredRow, type Sums } from './report.query.ts';

type AnyAsked = Asked<Report>;

/** A page of a report as it is answered: rupees, quantities and per cent as numbers. */
export function answerOf(
  report: Report,
  asked: AnyAsked,
  found: { rows: readonly StoredRow[]; totals: Sums; groups: readonly Group[] },
): AnyReportAnswer {
  return {
    rows: found.rows.map((row) => rowOf(report, asked, row)),
    recordsTotal: found.totals.count,
    totals: totalsOf(report, found.totals),
    groups: found.groups.map(({ id, name, nameLocLang, ...sums }) => ({
      id,
      name,
      nameLocLang,
      count: sums.count,
      totals: totalsOf(report, sums),
    })),
  };
}

/** A row of it. */
export function rowOf({ columns }: Report, asked: AnyAsked, row: StoredRow): AnyReportRow {
  const cells = Object.entries(columns).flatMap(([key, column]): [string, ReportCell][] => {
    if ('title' in column && isKeptBack(column) && !isSeen(column, asked)) return [[key, null]];
    if (column.kind === 'percent') return [[key, numberOf(column, partOf(column, row))]];
    const value = row[key] ?? null;
    if (column.kind === 'name')
      return [
        [key, value],
        [`${key}LocLang`, row[`${key}LocLang`] ?? null],
      ];
    if (column.kind === 'date')
      return [
        [key, value],
        [`${key}BS`, row[`${key}BS`] ?? null],
      ];
    return [[key, typeof value === 'boolean' ? value : cellOf(column, value)]];
  });
  return Object.fromEntries(cells);
}

/** What is for who may see costs, or for one choice of the filter, is told to nobody else, nor where something else is asked. */
function isKeptBack({ only, at }: ShownColumn): boolean {
  return only === 'cost' || at !== undefined;
}

/** Its sums; those that nothing was summed for are null. */
export function totalsOf({ columns }: Report, { values }: Sums): AnyReportTotals {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const column = columns[key];
      return [key, column === undefined ? null : numberOf(column, value)];
    }),
  );
}

function cellOf(column: ReportColumn, value: string | number | null): string | number | null {
  const isNumber = ['money', 'due', 'quantity', 'count', 'id'].includes(column.kind);
  return isNumber && value !== null ? numberOf(column, Number(value)) : value;
}

/** What is stored as paisa or hundredths, as the number that it means. */
function numberOf({ kind }: ReportColumn, value: number | null): number | null {
  if (value === null) return null;
  if (kind === 'money' || kind === 'due') return rupeesOf(value);
  return kind === 'percent' ? value / 100 : value;
}
