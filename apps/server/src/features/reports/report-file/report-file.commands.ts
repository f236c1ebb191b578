import type { Answer, Input } from '@bahi/contract/endpoint';
import { monthAsked, type reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { isReport, reportFileAt } from '@bahi/contract/reports/report-file/report-file-paths';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { sha256 } from '../../../platform/core/keys.ts';
import { servedReports } from '../all-reports/served-reports.ts';
import { monthToTake } from '../month-file/month-file.month.ts';
import { decideParts } from '../month-file/month-file.parts.ts';
import { type ReportFileRecord, reportFileOf } from './report-file.rows.ts';
import { readOwnFile } from './report-file.queries.ts';

type Contract = typeof reportFileContract;
type Form = Input<Contract['begin']>['body'];
type ReportFile = Answer<Contract['begin']>;

/**
 * Notes that a file of a report is to be made, for who may see it; a server makes it. Who asks for the same while it is being
 * made gets that one.
 */
export async function beginReportFile(context: Context, { report, asked }: Form): Promise<ReportFile> {
  const { db, businessId, outletId, session, now } = context;
  if (!context.can(`${reportFileAt(report).module}.report`)) fail('common.forbidden', { status: 403 });
  const { days, fileType, language, isOfChanges, wanted } = await readWanted(context, { report, asked });
  const kept = { ...wanted, language: language ?? context.language };
  const hash = hashOf({ report, asked: kept, fileType });
  // One after another of each person, so that they are counted, and the same is found.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `report-files:${businessId}:${session.userId}`,
  ]);
  const open = await db.query<ReportFileRecord & { is_same: boolean }>(
    `select *, asked_hash = $3 and outlet_id is not distinct from $4 as is_same from report_file
     where business_id = $1 and user_id = $2 and due_at is not null`,
    [businessId, session.userId, hash, outletId],
  );
  const same = open.find(({ is_same }) => is_same);
  if (same !== undefined) return reportFileOf(same, now);
  const { openPerUser } = context.services.config.limits.reportFiles;
  if (open.length >= openPerUser) fail('reportFile.tooMany', { status: 409, parameters: { most: openPerUser } });
  const [begun] = await db.query<ReportFileRecord>(
    `insert into report_file (business_id, outlet_id, user_id, report, asked, asked_hash, from_on, to_on, file_type, language,
       is_of_changes, begun_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, to_timestamp($12::double precision / 1000),
       to_timestamp($12::double precision / 1000))
     returning *`,
    [
      businessId,
      outletId,
      session.userId,
      report,
      JSON.stringify(kept),
      hash,
      formatAdDate(days.from),
      formatAdDate(days.to),
      fileType,
      kept.language,
      isOfChanges,
      now,
    ],
  );
  return begun === undefined ? failNotFound() : reportFileOf(begun, now);
}

/** What is asked for, checked as the report's own call checks it: its days, and what kind of file. */
async function readWanted(context: Context, { report, asked }: Form) {
  if (isReport(report)) {
    const { found, ...file } = await servedReports[report].findFile(context, asked);
    return { ...file, days: found.asked, wanted: asked };
  }
  const { dayAD, language } = monthAsked.parse(asked);
  if ((await decideParts(context)).every(({ leftOut }) => leftOut !== null)) fail('common.forbidden', { status: 403 });
  const days = monthToTake(context, dayAD);
  // Whichever day of it was named, it is the same month.
  const wanted: Form['asked'] = { dayAD: formatAdDate(days.to) };
  return { days, fileType: 'ZIP', language, isOfChanges: false, wanted };
}

/** Stops what waits or is being made; the server that makes it finds out within seconds. */
export async function cancelReportFile({ db, session, now }: Context, id: number): Promise<ReportFile> {
  await readOwnFile(db, session, id);
  const [cancelled] = await db.query<ReportFileRecord>(
    `update report_file set state = 'CANCELLED', due_at = null, settled_at = to_timestamp($3::double precision / 1000)
     where business_id = $1 and id = $2 and due_at is not null returning *`,
    [session.businessId, id, now],
  );
  return cancelled === undefined ? fail('reportFile.notOpen', { status: 409 }) : reportFileOf(cancelled, now);
}

type Kept = Form['asked'] & { language: Language };

/** The same for the same filter and order, in whatever order its parts were sent; parts that say nothing count as absent. */
function hashOf({ report, asked, fileType }: { report: string; asked: Kept; fileType: string }): Buffer {
  const parts = Object.entries({ ...asked, fileType }).filter(([, value]) => value !== '' && value !== null);
  return sha256(JSON.stringify([report, ...parts.toSorted(([one], [other]) => (one < other ? -1 : 1))]));
}
