import type { Answer } from '@bahi/contract/endpoint';
import type { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import type { Context, Session } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type ReportFileRecord, reportFileOf } from './report-file.rows.ts';

type Contract = typeof reportFileContract;

const mostShown = 20;
/** Somebody's own, of where they work: $1 the business, $2 the user, $3 the outlet. */
const own = `select * from report_file where business_id = $1 and user_id = $2 and outlet_id is not distinct from $3`;

/** The files that somebody asked for where they work now, the newest first. */
export async function recentFiles({ db, session, now }: Context): Promise<Answer<Contract['recent']>> {
  const { businessId, userId, outletId } = session;
  const rows = await db.query<ReportFileRecord>(`${own} order by id desc limit ${mostShown}`, [
    businessId,
    userId,
    outletId,
  ]);
  return { files: rows.map((row) => reportFileOf(row, now)) };
}

export async function getReportFile({ db, session, now }: Context, id: number): Promise<Answer<Contract['get']>> {
  return reportFileOf(await readOwnFile(db, session, id), now);
}

/** One of somebody's own files; others' are not there. */
export async function readOwnFile(
  db: Tx,
  { businessId, userId, outletId }: Session,
  id: number,
): Promise<ReportFileRecord> {
  const [row] = await db.query<ReportFileRecord>(`${own} and id = $4`, [businessId, userId, outletId, id]);
  return row ?? failNotFound();
}
