import { allReports, reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { reportScreens } from '@bahi/contract/reports/all-reports/report-screens';
import { type ReportPath, reportPaths } from '@bahi/contract/reports/all-reports/report-paths';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import type { AnyReportAnswer } from '@bahi/contract/reports/report/report';
import { type AnyReportRow, isFigure, shownColumns } from '@bahi/contract/reports/report/report-columns';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { expect } from 'vitest';
import { call } from '../../caller.ts';
import type { Person } from '../../people.ts';
import { explained, sums } from './why-figures.ts';
import { linesReader, readReport } from './why-lines.ts';

type Days = { fromDate: string; toDate: string };

/**
 * Every figure of every report is what the lines come to that its row is declared to stand on, and every total what the
 * rows come to; the days end today. Answers how many figures were looked at.
 */
export async function expectWhyOfReports(owner: Person, days: Days): Promise<number> {
  const readLines = linesReader(owner);
  const needless = new Map<string, Set<string>>();
  let looked = 0;
  const outletIds = (await call(owner, outletContract.list, {})).rows.map(({ id }) => id);
  for (const path of reportPaths) {
    for (const filter of filtersOf(path, days, outletIds)) {
      const asked = { path, filter, today: days.toDate };
      const answer = await readReport(owner, path, filter);
      expect({ path, rows: answer.rows.length > 0 }).toEqual({ path, rows: true });
      expectTotals(path, answer);
      for (const { id, totals } of answer.groups) {
        const { groupId = '' } = reportAt(path).report;
        const alone = await readReport(owner, path, { ...filter, [groupId]: String(id) });
        expect({ path, id, totals: alone.totals }).toEqual({ path, id, totals });
      }
      for (const row of answer.rows) {
        looked += await expectRow(readLines, { ...asked, row });
        await tryExceptions(readLines, { ...asked, row }, needless);
      }
    }
  }
  for (const [column, names] of needless) expect({ column, isSumOf: [...names] }).toEqual({ column, isSumOf: [] });
  return looked;
}

/** A report is asked for so that each of its columns has something to tell. */
function filtersOf(path: ReportPath, { fromDate, toDate }: Days, outletIds: readonly number[]): ReportFilterTexts[] {
  const { time } = reportAt(path).report;
  const asked = time === 'period' ? { fromDate, toDate } : { asAt: toDate };
  if (path === 'inventory-report') return [asked, { ...asked, basis: 'VALUE' }];
  if (path === 'sales-report') return [asked, { ...asked, withReturns: 'true' }];
  if (path === 'age-receivable-report') return [asked, ...outletIds.map((id) => ({ ...asked, outletId: String(id) }))];
  return path === 'expiry-report' ? [{ ...asked, within: 'ANY' }] : [asked];
}

type Place = { path: ReportPath; filter: ReportFilterTexts; row: AnyReportRow; today: string };

async function expectRow(
  readLines: ReturnType<typeof linesReader>,
  { path, filter, row, today }: Place,
): Promise<number> {
  const { report } = reportAt(path);
  const found: Record<string, number> = {};
  const shown: Record<string, number> = {};
  for (const [column, explain] of Object.entries(explained[path])) {
    if (typeof explain === 'string' || (row[column] ?? null) === null) continue;
    const why = report.whyOf?.[column] ?? report.why;
    found[column] = rounded(explain(await readLines(why(row, filter, today)), row));
    shown[column] = Number(row[column]);
  }
  for (const [whole, parts] of sums[path] ?? []) {
    found[`parts of ${whole}`] = rounded(parts.reduce((sum, part) => sum + Number(row[part]), 0));
    shown[`parts of ${whole}`] = Number(row[whole]);
  }
  expect({ path, row: row[report.key], ...found }).toEqual({ path, row: row[report.key], ...shown });
  return Object.keys(shown).length;
}

/** Of each column that is excepted, the figures of its lines whose plain sum it is in every row so far that has any. */
async function tryExceptions(
  readLines: ReturnType<typeof linesReader>,
  { path, filter, row, today }: Place,
  needless: Map<string, Set<string>>,
): Promise<void> {
  const { report } = reportAt(path);
  for (const [column, explain] of Object.entries(explained[path])) {
    if (typeof explain !== 'string' || (row[column] ?? null) === null) continue;
    const lines = await readLines(report.why(row, filter, today));
    const sumOf = (name: string): number => lines.reduce((sum, line) => sum + (Number(line[name]) || 0), 0);
    const matching = lines
      .flatMap((line) => Object.keys(line))
      .filter((name) => rounded(sumOf(name)) === Number(row[column]));
    const before = needless.get(`${path} ${column}`);
    needless.set(`${path} ${column}`, new Set(matching.filter((name) => before?.has(name) ?? true)));
  }
}

/** What rows in force come to is what stands below them, also group by group. */
function expectTotals(path: ReportPath, { rows, totals, groups }: AnyReportAnswer): void {
  const { columns, groupId = '' } = reportAt(path).report;
  const summed = shownColumns(columns).filter(
    // Of the bases that are not asked for there is nothing.
    ([key, { total, kind }]) => total === true && kind !== 'percent' && totals[key] !== null,
  );
  const sumsOf = (of: readonly AnyReportRow[]) =>
    Object.fromEntries(
      summed.map(([key]) => [
        key,
        rounded(of.reduce((sum, row) => sum + (row['isCancelled'] === true ? 0 : Number(row[key] ?? 0)), 0)),
      ]),
    );
  expect({ path, ...totals }).toMatchObject({ path, ...sumsOf(rows) });
  for (const { id, totals: ofGroup } of groups)
    expect({ path, id, ...ofGroup }).toMatchObject({ path, id, ...sumsOf(rows.filter((row) => row[groupId] === id)) });
}

/** The columns of figures that a report shows, each explained or excepted, and nothing beside them. */
export function expectAllExplained(): void {
  for (const path of reportPaths) {
    const { report } = allReports[path];
    expect(reportScreens[path].module).toBe(report.module);
    const figures = shownColumns(report.columns).filter(([, column]) => isFigure(column));
    expect({ path, figures: Object.keys(explained[path]).toSorted() }).toEqual({
      path,
      figures: figures.map(([key]) => key).toSorted(),
    });
  }
}

/** Quantities have four places, amounts two. */
function rounded(figure: number): number {
  return Math.round(figure * 10_000) / 10_000 + 0;
}
