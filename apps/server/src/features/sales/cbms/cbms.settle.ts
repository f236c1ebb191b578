import type { CbmsReason, CbmsStop } from '@bahi/contract/sales/cbms/cbms.contract';
import type { Services } from '../../../platform/core/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { writeNotice } from '../../platform/notice/notice.write.ts';
import type { Verdict } from './cbms.answer.ts';
import type { Claim } from './cbms.rows.ts';

const minute = 60_000;
/** How long is waited after each try of one that the receiver could not take; after the last one it has failed. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute, 720 * minute];
/** How long nothing is tried of a business after so many calls in a row that nobody answered; then the last one again. */
const pauses = [minute / 2, minute, 5 * minute, 15 * minute, 60 * minute];

type Writer = { db: Tx; services: Services; businessId: number; now: number };

/** What came of a call: what the receiver means, or why it was not heard. */
export type Heard = {
  verdict: Verdict | 'UNREACHABLE' | 'ADDRESS_PRIVATE';
  code: string | null;
  status: number | null;
  text: string | null;
};

const longestAnswer = 500;

/** Notes what came of a try, unless it was given up meanwhile and is another's. True where the next one may follow at once. */
export async function settle(writer: Writer, claim: Claim, heard: Heard): Promise<boolean> {
  const { db, businessId, now } = writer;
  const { report, tries } = claim;
  // Its settings first, as whoever claims has them.
  await db.query('select id from cbms_setup where business_id = $1 for update', [businessId]);
  const [own] = await db.query<Row<'cbms_report'>>(
    `select * from cbms_report where business_id = $1 and id = $2 and state = 'SENDING' and tries = $3 for update`,
    [businessId, report.id, tries],
  );
  await db.query(
    `update cbms_try set answered_at = to_timestamp($4::double precision / 1000), status = $5, answer = $6, outcome = $7,
       version = version + 1
     where business_id = $1 and report_id = $2 and try_number = $3 returning id`,
    // A character of PostgreSQL's own end of text would be refused.
    [businessId, report.id, tries, now, heard.status, plain(heard.text), heard.code ?? heard.verdict],
  );
  if (own === undefined) return false;
  switch (heard.verdict) {
    case 'TAKEN':
    case 'KNOWN':
      return arrived(writer, own, heard.verdict);
    case 'ORIGINAL_UNKNOWN':
    case 'INVALID':
      await fail(writer, own, heard.verdict);
      return true;
    case 'REFUSED': {
      const wait = waits[own.tries - own.tried_since - 1];
      await (wait === undefined ? fail(writer, own, 'REFUSED') : waitOn(writer, own, { reason: 'REFUSED', wait }));
      return true;
    }
    case 'CREDENTIALS':
    case 'ADDRESS_PRIVATE':
      await waitOn(writer, own, { reason: heard.verdict === 'CREDENTIALS' ? 'CREDENTIALS' : 'UNREACHABLE', wait: 0 });
      await stopAll(writer, heard.verdict);
      return false;
    case 'UNREACHABLE':
    case 'UNCLEAR':
      await waitOn(writer, own, { reason: heard.verdict, wait: 0 });
      await pause(writer);
      return false;
  }
}

function plain(text: string | null): string | null {
  return text === null ? null : text.replaceAll('\0', '').slice(0, longestAnswer);
}

/** One that was there already had arrived by the first of its tries that nobody heard of. */
async function arrived({ db, businessId, now }: Writer, own: Row<'cbms_report'>, verdict: Verdict): Promise<true> {
  const isRealtime = verdict === 'KNOWN' || own.tries === 1 ? own.is_realtime_first === true : false;
  await db.query(
    `update cbms_report set state = 'SENT', due_at = null, reason = null, is_realtime = $3,
       settled_at = to_timestamp($4::double precision / 1000), version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, own.id, isRealtime, now],
  );
  await db.query(
    'update cbms_setup set misses = 0, paused_until = null where business_id = $1 and misses > 0 returning id',
    [businessId],
  );
  return true;
}

async function fail(writer: Writer, own: Row<'cbms_report'>, reason: CbmsReason): Promise<void> {
  const { db, businessId, now } = writer;
  await db.query(
    `update cbms_report set state = 'FAILED', due_at = null, reason = $3,
       settled_at = to_timestamp($4::double precision / 1000), version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, own.id, reason, now],
  );
  await tellFailed(writer, own, 'FAILED');
}

/** Puts one back into the line, behind nobody. */
async function waitOn(
  { db, businessId, now }: Writer,
  own: Row<'cbms_report'>,
  { reason, wait }: { reason: CbmsReason; wait: number },
): Promise<void> {
  await db.query(
    `update cbms_report set state = 'WAITING', due_at = to_timestamp($4::double precision / 1000), reason = $3,
       version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, own.id, reason, now + wait],
  );
}

/** Holds what is refused before it is sent; a person sees to it. */
export async function holdRefused(writer: Writer, report: Row<'cbms_report'>, reason: CbmsReason): Promise<void> {
  const { db, businessId } = writer;
  await db.query(
    `update cbms_report set state = 'HELD', due_at = null, reason = $3, version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, report.id, reason],
  );
  await tellFailed(writer, report, 'HELD');
}

async function tellFailed(
  writer: Writer,
  { outlet_id: outletId }: Row<'cbms_report'>,
  subject: 'FAILED' | 'HELD',
): Promise<void> {
  await writeNotice(writer, { kind: 'CBMS_FAILED', subject, count: 1, outletId, needs: 'cbms.read' });
}

/** Nothing of the business is sent until a person has seen to it: what is wrong would be wrong of each. */
export async function stopAll(writer: Writer, stop: CbmsStop): Promise<null> {
  const { db, businessId, now } = writer;
  await db.query(
    `update cbms_setup set stop = $2, stopped_at = to_timestamp($3::double precision / 1000)
     where business_id = $1 and stop is null returning id`,
    [businessId, stop, now],
  );
  await writeNotice(writer, { kind: 'CBMS_STOPPED', outletId: null, needs: 'cbms.update' });
  return null;
}

/** Nobody answers, of whatever is sent: the business is left alone for longer and longer. */
async function pause({ db, businessId, now }: Writer): Promise<void> {
  await db.query(
    `update cbms_setup set misses = misses + 1,
       paused_until = to_timestamp(($2::double precision + ($3::bigint[])[least(misses + 1, $4)]) / 1000)
     where business_id = $1 returning id`,
    [businessId, now, pauses, pauses.length],
  );
}
