import type { Answer } from '@bahi/contract/endpoint';
import type { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import type { ReportFilePath } from '@bahi/contract/reports/report-file/report-file-paths';
import type { Row } from '../../../platform/database/table-types.ts';

type ReportFile = Answer<(typeof reportFileContract)['get']>;

/** A file as it is kept; what was asked for passed the contract. */
export type ReportFileRecord = Omit<Row<'report_file'>, 'report'> & { report: ReportFilePath };

/** A file as it is answered: what was kept for its day is not there any more, whether it was swept already or not. */
export function reportFileOf(row: ReportFileRecord, now: number): ReportFile {
  return {
    id: row.id,
    report: row.report,
    fromDateAD: row.from_on,
    toDateAD: row.to_on,
    fileType: row.file_type,
    language: row.language,
    isOfChanges: row.is_of_changes,
    state: isExpired(row, now) ? 'EXPIRED' : row.state,
    failure: row.failure,
    rowsDone: row.rows_done,
    rowsTotal: row.rows_total,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    begunAt: row.begun_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

export function isExpired({ expires_at }: Pick<ReportFileRecord, 'expires_at'>, now: number): boolean {
  return expires_at !== null && expires_at.getTime() <= now;
}
