import type { CbmsReason, CbmsStop } from '@bahi/contract/sales/cbms/cbms.contract';
import type { Row } from '../../../platform/database/table-types.ts';
import { writeNotice } from '../../platform/notice/notice.write.ts';
import type { Writer } from './cbms.rows.ts';

const minute = 60_000;
/** How long nothing is tried of a business after so many calls in a row that nobody answered; then the last one again. */
const pauses = [minute / 2, minute, 5 * minute, 15 * minute, 60 * minute];
/** Whoever has heard nothing for so long is told so, and once a day from then on. */
const silentMilliseconds = 180 * minute;
const dayMilliseconds = 1440 * minute;

/** Holds what is refused before it is sent, or what must not be sent again; a person sees to it. */
export async function holdRefused(writer: Writer, report: Row<'cbms_report'>, reason: CbmsReason): Promise<void> {
  const { db, businessId } = writer;
  await db.query(
    `update cbms_report set state = 'HELD', due_at = null, reason = $3, version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, report.id, reason],
  );
  await tellFailed(writer, report, 'HELD');
}

/** Tells who may see it that one of them is not sent. */
export async function tellFailed(
  writer: Writer,
  { outlet_id: outletId }: Row<'cbms_report'>,
  subject: 'FAILED' | 'HELD',
): Promise<void> {
  await writeNotice(writer, { kind: 'CBMS_FAILED', subject, count: 1, outletId, needs: 'cbms.read' });
}

/**
 * Nothing of the business is sent until a person has seen to it: what is wrong would be wrong of each. Not where its settings
 * were changed since: what was wrong was wrong of those before.
 */
export async function stopAll(writer: Writer, stop: CbmsStop, version: number): Promise<null> {
  const { db, businessId, now } = writer;
  const stopped = await db.query(
    `update cbms_setup set stop = $2, stopped_at = to_timestamp($3::double precision / 1000)
     where business_id = $1 and stop is null and version = $4 returning id`,
    [businessId, stop, now, version],
  );
  if (stopped.length > 0) await writeNotice(writer, { kind: 'CBMS_STOPPED', outletId: null, needs: 'cbms.update' });
  return null;
}

/** Nobody answers, of whatever is sent: the business is left alone for longer and longer, and learns of it after hours. */
export async function pause(writer: Writer, setup: Row<'cbms_setup'>): Promise<void> {
  const { db, businessId, now } = writer;
  const since = setup.missed_since?.getTime() ?? now;
  const told = setup.missed_told_at?.getTime() ?? null;
  const isTold = now - since >= silentMilliseconds && (told === null || now - told >= dayMilliseconds);
  await db.query(
    `update cbms_setup set misses = misses + 1, missed_since = to_timestamp($2::double precision / 1000),
       missed_told_at = to_timestamp($3::double precision / 1000), paused_until = to_timestamp($4::double precision / 1000)
     where business_id = $1 returning id`,
    [businessId, since, isTold ? now : told, now + (pauses[setup.misses] ?? pauses.at(-1) ?? 0)],
  );
  if (isTold)
    await writeNotice(writer, { kind: 'CBMS_STOPPED', subject: 'SILENT', outletId: null, needs: 'cbms.update' });
}
