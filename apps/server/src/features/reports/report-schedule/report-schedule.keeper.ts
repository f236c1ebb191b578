import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import type { ReportPath } from '@bahi/contract/reports/all-reports/report-paths';
import type { Session } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findRights, findWorkplaces } from '../../../platform/sessions/rights.ts';

/** Whose report it is, of which outlet, and which one. */
type Kept = { businessId: number; userId: number; outletId: number | null; report: ReportPath };
/** Why a schedule stops by itself; by its filter only once the report is made. */
type Stop = 'KEEPER_INACTIVE' | 'NO_RIGHT' | 'NO_OUTLET' | 'FILTER_WRONG';

/** Who keeps a report, with what they may see at this moment; or why nothing is sent in their name. */
export async function findKeeper(
  db: Tx,
  { businessId, userId, outletId, report }: Kept,
  now: number,
): Promise<{ session: Session } | { stop: Exclude<Stop, 'FILTER_WRONG'> }> {
  const [person] = await db.query<{ user_type: Session['userType']; full_name: string }>(
    'select user_type, full_name from app_user where business_id = $1 and id = $2 and is_active',
    [businessId, userId],
  );
  if (person === undefined) return { stop: 'KEEPER_INACTIVE' };
  const of = { businessId, userId, userType: person.user_type };
  if (outletId !== null && !(await findWorkplaces(db, of)).some(({ id }) => id === outletId))
    return { stop: 'NO_OUTLET' };
  const rights = await findRights(db, { ...of, outletId, now });
  if (!rights.has(`${reportAt(report).report.module}.report`) || !rights.has('report-schedule.create'))
    return { stop: 'NO_RIGHT' };
  return {
    session: {
      id: 'unattended',
      userId,
      userType: person.user_type,
      fullName: person.full_name,
      businessId,
      businessStatus: 'ACTIVE',
      outletId,
      rights,
      secondStep: 'OPTIONAL',
    },
  };
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
