import type { Services } from '../../../platform/core/services.ts';
import type { Claimed } from './report-file.claim.ts';

/** How far a file is. */
type Progress = { done: number; total: number | null };
export type Telling = {
  readonly progress: Progress;
  /** Whether the file is still wanted of this server: nobody cancelled it, and no other server makes it. */
  isOurs: () => boolean;
  end: () => Promise<void>;
};

const everyMilliseconds = 1000;

/**
 * Tells each second how far a file is, in transactions of their own, and so that its server is alive; finds out whether it is
 * still wanted.
 */
export function tellProgress(services: Services, file: Claimed): Telling {
  const { business_id: businessId, id, tries } = file;
  const progress: Progress = { done: 0, total: null };
  let isOurs = true;
  let underWay: Promise<unknown> | null = null;
  const tell = (): void => {
    if (underWay !== null) return;
    underWay = services.database
      .transaction('write', { businessId, outletId: null, userId: null }, (db) =>
        db.query(
          `update report_file set rows_done = $4, rows_total = $5, due_at = to_timestamp($6::double precision / 1000)
           where business_id = $1 and id = $2 and tries = $3 and state = 'MAKING' returning id`,
          [businessId, id, tries, progress.done, progress.total, leaseEnd(services)],
        ),
      )
      .then((told) => {
        isOurs &&= told.length > 0;
      })
      // Whoever looks sees a former count; the file itself is none the worse.
      .catch((error: unknown) => services.log.warn({ err: error }, 'progress of a report'))
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(tell, everyMilliseconds);
  return {
    progress,
    isOurs: () => isOurs,
    end: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

function leaseEnd(services: Services): number {
  return services.clock() + services.config.limits.reportFiles.leaseSeconds * 1000;
}
