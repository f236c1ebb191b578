import type { Answer } from '@bahi/contract/endpoint';
import type { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import type { Row } from '../../../platform/database/table-types.ts';

export type SavedReport = Answer<(typeof savedReportContract)['get']>;

/** A saved report with the roles that find it; what was written passed the contract. */
export type SavedReportRow = Omit<Row<'saved_report'>, 'report' | 'period' | 'filter'> &
  Pick<SavedReport, 'report' | 'period' | 'filter' | 'roles'>;

export function savedReportOf(row: SavedReportRow, userId: number): SavedReport {
  return {
    id: row.id,
    name: row.name,
    nameNp: row.name_np,
    report: row.report,
    period: row.period,
    filter: row.filter,
    roles: row.roles,
    isOwn: row.kept_by === userId,
    keptBy: row.kept_by_name,
    version: row.version,
  };
}
