import { savedReportForm, type savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import type { ReportPath } from '@bahi/contract/reports/all-reports/report-paths';
import { reportPaths } from '@bahi/contract/reports/all-reports/report-paths';
import type { Report } from '@bahi/contract/reports/report/report';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

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

export function pathOf({ path }: Report): ReportPath | null {
  return reportPaths.find((one) => one === path) ?? null;
}
