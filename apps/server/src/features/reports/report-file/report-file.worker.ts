import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { claimFile, failFile, handOverFile, putOffFile } from './report-file.claim.ts';
import { keepFile } from './report-file.keep.ts';
import { makeFile } from './report-file.make.ts';
import { tellProgress } from './report-file.progress.ts';
import type { ReportFileRecord } from './report-file.rows.ts';

const everyMilliseconds = 1000;

/**
 * Makes the files that were asked for, again and again, until the answered function is called, which waits for what is under
 * way. Any number of servers may do so on one database: each file is claimed by one. A server makes few at once.
 */
export function startReportFiles(services: Services): () => Promise<void> {
  const { hands } = services.config.limits.reportFiles;
  const stops = Array.from({ length: hands }, () =>
    repeated(services, { name: 'report files', everyMilliseconds }, (isStopped) => makeDueFiles(services, isStopped)),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Makes one file of each business that waits for some, as often as there are any. */
export async function makeDueFiles(services: Services, isStopped = () => false): Promise<void> {
  for (let count = 1; count > 0 && !isStopped();) {
    count = 0;
    for (const businessId of await businessesWaiting(services)) {
      if (isStopped()) return;
      const file = await claimFile(services, businessId);
      if (file === null) continue;
      count += 1;
      await work(services, file, isStopped);
    }
  }
}

async function businessesWaiting(services: Services): Promise<number[]> {
  const rows = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      `select business_id from businesses_with_due_report_files(to_timestamp($1::double precision / 1000)) as due (business_id)`,
      [services.clock()],
    ),
  );
  return rows.map(({ business_id }) => business_id);
}

async function work(services: Services, file: ReportFileRecord, isStopped: () => boolean): Promise<void> {
  const telling = tellProgress(services, file);
  const goOn = (): void => {
    if (isStopped() || !telling.isOurs()) throw new Error('the file is not made by this server any more');
  };
  try {
    const made = await makeFile(services, file, { telling, goOn });
    if ('failure' in made) await failFile(services, file, made.failure);
    else await keepFile(services, file, { ...made, rows: telling.progress.done });
  } catch (error) {
    if (!telling.isOurs()) return;
    if (isStopped()) return await handOverFile(services, file);
    services.log.warn({ err: error, businessId: file.business_id, reportFileId: file.id }, 'report files');
    await putOffFile(services, file);
  } finally {
    await telling.end();
  }
}
