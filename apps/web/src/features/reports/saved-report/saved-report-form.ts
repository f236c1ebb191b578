import { savedReportForm, type savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import type { ReportPath } from '@bahi/contract/reports/all-reports/report-paths';
import { reportPaths } from '@bahi/contract/reports/all-reports/report-paths';
import { filterOf, type ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import type { Report } from '@bahi/contract/reports/report/report';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';
import type { AdRange } from '../../../ui/dates/DateRangePresets.tsx';

export type SavedReport = Answer<typeof savedReportContract.get>;
/** What a report that is about to be kept begins with. */
export type Beginning = Pick<SavedReport, 'report' | 'period' | 'filter'>;

/** The form of a report that nobody has kept yet, and of one that is kept. */
export function newSavedReport(beginning: Beginning) {
  return newValues(savedReportForm, { ...beginning, roleIds: [] });
}

export function savedReportValues(saved: SavedReport) {
  return valuesOfRecord(savedReportForm, { ...saved, roleIds: saved.roles.map(({ id }) => id) });
}

/** What a saved report is about on the day on which it is opened: `range` is that of its period, where it has one. */
export function filterMeant(report: Report, filter: ReportFilterTexts, range: AdRange | null): ReportFilterTexts {
  const days: ReportFilterTexts =
    range === null ? {} : report.time === 'period' ? { fromDate: range.from, toDate: range.to } : { asAt: range.to };
  return filterOf(report, (name) => days[name] ?? filter[name]);
}

export function pathOf({ path }: Report): ReportPath | null {
  return reportPaths.find((one) => one === path) ?? null;
}
