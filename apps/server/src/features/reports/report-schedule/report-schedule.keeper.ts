import type { Session } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findViewer, type ViewerOf } from '../report/report.viewer.ts';

/** Why a schedule stops by itself; by its filter only once the report is made. */
export type Stop = 'KEEPER_INACTIVE' | 'NO_RIGHT' | 'NO_OUTLET' | 'FILTER_WRONG';

/** Who keeps a report, with what they may see at this moment; or why nothing is sent in their name. */
export async function findKeeper(
  db: Tx,
  of: ViewerOf,
  now: number,
): Promise<{ session: Session } | { stop: Exclude<Stop, 'FILTER_WRONG'> }> {
  const viewer = await findViewer(db, of, now);
  if ('refused' in viewer) return { stop: viewer.refused === 'INACTIVE' ? 'KEEPER_INACTIVE' : viewer.refused };
  return viewer.session.rights.has('report-schedule.create') ? viewer : { stop: 'NO_RIGHT' };
}

/** Notes that a schedule stopped by itself, and why. */
export async function stopSchedule(
  db: Tx,
  { businessId, scheduleId }: { businessId: number; scheduleId: number },
  why: Stop,
): Promise<void> {
  await db.query(
    `update report_schedule set is_active = false, next_on = null, stop_reason = $3, version = version + 1
     where business_id = $1 and id = $2 and is_active returning id`,
    [businessId, scheduleId, why],
  );
}
