import { platformTenant, type Tx } from '../database/database.ts';
import { sweepTemporaryFiles } from '../files/files.ts';
import type { Services } from '../core/services.ts';

const hour = 3_600_000;

/**
 * Housekeeping, at the start and every hour: files of forms that were never saved, imports that were never stored, reports whose day is over, idempotency keys, codes and
 * attempts of days past, and what the security log has kept for two years. Answers the function that ends it.
 */
export function startJobs(services: Services): () => void {
  const run = (): void => {
    sweep(services).catch((error: unknown) => services.log.warn({ err: error }, 'housekeeping'));
  };
  const first = setTimeout(run, 5000);
  const timer = setInterval(run, hour);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** One round of housekeeping, business by business: row level security shows each its own rows only. */
export async function sweep(services: Services): Promise<void> {
  await sweepTemporaryFiles(services);
  const businesses = await services.database.transaction('read', platformTenant, (tx) =>
    tx.query<{ id: number }>('select id from business order by id'),
  );
  for (const { id } of businesses)
    await services.database.transaction('write', { ...platformTenant, businessId: id }, async (tx) => {
      await tx.query(`delete from idempotency where business_id = $1 and created_at < now() - interval '3 days'`, [id]);
      // Files that were read and never stored; their rows go along.
      await tx.query(
        `delete from data_import where business_id = $1 and state = 'STAGED' and created_at < now() - interval '7 days'`,
        [id],
      );
      await forgetReportFiles(tx, id, services.clock());
      await tx.query(`delete from security_event where business_id = $1 and at < now() - interval '2 years'`, [id]);
    });
  await services.database.transaction('write', platformTenant, async (tx) => {
    await tx.query(`delete from sign_in_attempt where at < now() - interval '1 day'`);
    await tx.query(`delete from known_device where last_used_at < now() - interval '400 days'`);
    await tx.query(`delete from otp_ticket where expires_at < now() - interval '1 day'`);
    await tx.query(`delete from otp where created_at < now() - interval '30 days'`);
    // Its refresh tokens go with a session.
    await tx.query(`delete from user_session where ends_at < now() - interval '30 days'`);
  });
}

/** Long reports: their content goes after its day, and what was asked for after some more. */
async function forgetReportFiles(tx: Tx, businessId: number, now: number): Promise<void> {
  await tx.query(
    `delete from report_file_piece where business_id = $1 and file_id in (
       select id from report_file where business_id = $1 and expires_at <= to_timestamp($2::double precision / 1000))`,
    [businessId, now],
  );
  await tx.query(
    `delete from report_file
     where business_id = $1 and settled_at < to_timestamp($2::double precision / 1000) - interval '7 days'`,
    [businessId, now],
  );
}
