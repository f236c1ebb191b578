import type { ReportFileFailure } from '@bahi/contract/reports/report-file/report-file-choices';
import type { Services } from '../../../platform/core/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { writeNotice } from '../../platform/notice/notice.write.ts';
import type { ReportFileRecord } from './report-file.rows.ts';

/** A file that this server makes: it is its own as long as nobody cancelled it or took it over. */
export type Claimed = Pick<ReportFileRecord, 'business_id' | 'id' | 'tries'>;

/** Tries that may end their server, or not succeed, before it has failed. */
const mostTries = 3;
/** How long is waited after each that did not succeed. */
const waitMilliseconds = 10_000;

/**
 * Takes the file of a business that has waited the longest, or whose server is gone, unless another one of the business is
 * being made: by whichever server, a business has one at a time. Null where there is none.
 */
export function claimFile(services: Services, businessId: number): Promise<ReportFileRecord | null> {
  const now = services.clock();
  return services.database.transaction('write', { businessId, outletId: null, userId: null }, async (db) => {
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`report-files:${businessId}`]);
    const open = await db.query<{ id: number; state: string; tries: number; is_due: boolean }>(
      `select id, state, tries, due_at <= to_timestamp($2::double precision / 1000) as is_due from report_file
       where business_id = $1 and due_at is not null order by id`,
      [businessId, now],
    );
    if (open.some(({ state, is_due }) => state === 'MAKING' && !is_due)) return null;
    const due = open.find(({ is_due }) => is_due);
    if (due === undefined) return null;
    // Each of its tries ended the server that made it: it would do so for ever.
    if (due.tries >= mostTries) {
      await fail(services, db, { business_id: businessId, ...due }, 'OTHER');
      return null;
    }
    const [claimed] = await db.query<ReportFileRecord>(
      `update report_file set state = 'MAKING', tries = tries + 1, rows_done = 0, rows_total = null,
         due_at = to_timestamp($3::double precision / 1000)
       where business_id = $1 and id = $2 and tries = $4 and due_at <= to_timestamp($5::double precision / 1000)
       returning *`,
      [businessId, due.id, now + services.config.limits.reportFiles.leaseSeconds * 1000, due.tries, now],
    );
    return claimed ?? null;
  });
}

/** Notes that there is no file, and why. */
export function failFile(services: Services, file: Claimed, failure: ReportFileFailure): Promise<void> {
  return asOwn(services, file, (db) => fail(services, db, file, failure));
}

/** Leaves a file to be tried again in a while, unless it was tried often enough. */
export function putOffFile(services: Services, file: Claimed): Promise<void> {
  if (file.tries >= mostTries) return failFile(services, file, 'OTHER');
  return leave(services, file, { due: services.clock() + waitMilliseconds, tries: file.tries });
}

/** Leaves a file to another server because this one stops: that was no try. */
export function handOverFile(services: Services, file: Claimed): Promise<void> {
  return leave(services, file, { due: services.clock(), tries: file.tries - 1 });
}

function leave(services: Services, file: Claimed, { due, tries }: { due: number; tries: number }): Promise<void> {
  return asOwn(services, file, async (db) => {
    await db.query(
      `update report_file set state = 'WAITING', tries = $4, due_at = to_timestamp($5::double precision / 1000)
       where business_id = $1 and id = $2 and state = 'MAKING' and tries = $3 returning id`,
      [file.business_id, file.id, file.tries, tries, due],
    );
  });
}

async function fail(services: Services, db: Tx, file: Claimed, failure: ReportFileFailure): Promise<void> {
  const now = services.clock();
  const { business_id: businessId, id: recordId, tries } = file;
  const [failed] = await db.query<Pick<ReportFileRecord, 'user_id' | 'outlet_id' | 'report'>>(
    `update report_file set state = 'FAILED', failure = $4, due_at = null,
       settled_at = to_timestamp($5::double precision / 1000)
     where business_id = $1 and id = $2 and tries = $3 and due_at is not null returning user_id, outlet_id, report`,
    [businessId, recordId, tries, failure, now],
  );
  if (failed === undefined) return;
  const { user_id: forUser, outlet_id: outletId, report: subject } = failed;
  await writeNotice(
    { db, services, businessId, now },
    { kind: 'REPORT_FAILED', subject, recordId, outletId, needs: null, forUser },
  );
}

function asOwn(services: Services, { business_id: businessId }: Claimed, work: (db: Tx) => Promise<void>) {
  return services.database.transaction('write', { businessId, outletId: null, userId: null }, work);
}
