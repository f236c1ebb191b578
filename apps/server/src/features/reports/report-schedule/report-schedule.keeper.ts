import type { Session } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type NewNotice, type NoticeWriter, writeNotice } from '../../platform/notice/notice.write.ts';
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
export async function stopSchedule(writer: NoticeWriter, scheduleId: number, why: Stop): Promise<void> {
  const { db, businessId } = writer;
  const [stopped] = await db.query<Pick<Row<'report_schedule'>, 'outlet_id' | 'name' | 'name_np' | 'kept_by'>>(
    `update report_schedule set is_active = false, next_on = null, stop_reason = $3, version = version + 1
     where business_id = $1 and id = $2 and is_active returning outlet_id, name, name_np, kept_by`,
    [businessId, scheduleId, why],
  );
  if (stopped === undefined) return;
  const { outlet_id: outletId, name, name_np: nameNp, kept_by: keptBy } = stopped;
  await tellKeeper(writer, keptBy, { kind: 'SCHEDULE_STOPPED', recordId: scheduleId, outletId, name, nameNp });
}

/** Tells of a schedule whom its list shows it to: who keeps it, whatever they may see by now, and the owners. */
export async function tellKeeper(
  writer: NoticeWriter,
  keptBy: number,
  notice: Omit<Extract<NewNotice, { needs: null }>, 'needs' | 'forUser'>,
): Promise<void> {
  const told = await writer.db.query<{ id: number }>(
    `select id from app_user
     where business_id = $1 and (id = $2 or (user_type = 'BUSINESS_OWNER_USER' and is_active)) order by id`,
    [writer.businessId, keptBy],
  );
  for (const { id: forUser } of told) await writeNotice(writer, { ...notice, needs: null, forUser });
}
