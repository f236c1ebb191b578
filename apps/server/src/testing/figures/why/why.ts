import { allReports, reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { type ReportPath, reportPaths } from '@bahi/contract/reports/all-reports/report-paths';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import type { AnyReportAnswer } from '@bahi/contract/reports/report/report';
import { type AnyReportRow, isFigure, shownColumns } from '@bahi/contract/reports/report/report-columns';
import { expect } from 'vitest';
import type { Person } from '../../people.ts';
import { explained } from './why-figures.ts';
import { linesReader, readReport } from './why-lines.ts';

type Days = { fromDate: string; toDate: string };

/**
 * Every figure of every report is what the lines come to that its row is declared to stand on, and every total what the
 * rows come to. Answers how many figures were looked at.
 */
export async function expectWhyOfReports(owner: Person, days: Days): Promise<number> {
  const readLines = linesReader(owner);
  let looked = 0;
  for (const path of reportPaths) {
    for (const filter of filtersOf(path, days)) {
      const answer = await readReport(owner, path, filter);
      expect({ path, rows: answer.rows.length > 0 }).toEqual({ path, rows: true });
      expectTotals(path, answer);
      for (const row of answer.rows) looked += await expectRow(readLines, { path, filter, row });
    }
  }
  return looked;
}

/** A report is asked for so that each of its columns has something to tell. */
function filtersOf(path: ReportPath, { fromDate, toDate }: Days): ReportFilterTexts[] {
  const { time } = reportAt(path).report;
  const asked = time === 'period' ? { fromDate, toDate } : { asAt: toDate };
  if (path === 'inventory-report') return [asked, { ...asked, basis: 'VALUE' }];
  if (path === 'sales-report') return [asked, { ...asked, withReturns: 'true' }];
  return path === 'expiry-report' ? [{ ...asked, within: 'ANY' }] : [asked];
}

type Place = { path: ReportPath; filter: ReportFilterTexts; row: AnyReportRow };

async function expectRow(readLines: ReturnType<typeof linesReader>, { path, filter, row }: Place): Promise<number> {
  const { report } = reportAt(path);
  const found: Record<string, number> = {};
  const shown: Record<string, number> = {};
  for (const [column, explain] of Object.entries(explained[path])) {
    if (typeof explain === 'string' || (row[column] ?? null) === null) continue;
    const why = report.whyOf?.[column] ?? report.why;
    found[column] = rounded(explain(await readLines(why(row, filter)), row));
    shown[column] = Number(row[column]);
  }
  expect({ path, row: row[report.key], ...found }).toEqual({ path, row: row[report.key], ...shown });
  return Object.keys(shown).length;
}

/** What rows in force come to is what stands below them, also group by group. */
function expectTotals(path: ReportPath, { rows, totals, groups }: AnyReportAnswer): void {
  const { columns, groupedBy = '' } = reportAt(path).report;
  const summed = shownColumns(columns).filter(([, { total, kind }]) => total === true && kind !== 'percent');
  const sumsOf = (of: readonly AnyReportRow[]) =>
    Object.fromEntries(
      summed.map(([key]) => [
        key,
        rounded(of.reduce((sum, row) => sum + (row['isCancelled'] === true ? 0 : Number(row[key] ?? 0)), 0)),
      ]),
    );
  expect({ path, ...totals }).toMatchObject({ path, ...sumsOf(rows) });
  for (const { name, totals: ofGroup } of groups)
    expect({ path, name, ...ofGroup }).toMatchObject({ path, name, ...sumsOf(rows.filter((row) => row[groupedBy] === name)) });
}

/** The columns of figures that a report shows, each explained or excepted, and nothing beside them. */
export function expectAllExplained(): void {
  for (const [path, { report }] of Object.entries(allReports)) {
    const figures = shownColumns(report.columns).filter(([, column]) => isFigure(column));
    const told = Object.entries(explained).find(([name]) => name === path)?.[1] ?? {};
    expect({ path, figures: Object.keys(told).toSorted() }).toEqual({
      path,
      figures: figures.map(([key]) => key).toSorted(),
    });
  }
}

/** Quantities have four places, amounts two. */
function rounded(figure: number): number {
  return Math.round(figure * 10_000) / 10_000 + 0;
}
