import type { CbmsReason } from '@bahi/contract/sales/cbms/cbms.contract';
import type { Row } from '../../../platform/database/table-types.ts';
import type { Verdict } from './cbms.answer.ts';
import type { Claim, Writer } from './cbms.rows.ts';
import { holdRefused, pause, stopAll, tellFailed } from './cbms.stop.ts';

const minute = 60_000;
/** How long is waited after each time that the receiver could not take one alone; after the last one it has failed. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute, 720 * minute];
/** After so many tries in a row of one that brought nothing the next one is tried, and it comes again after a while. */
const mostUnheard = 3;
const unheardWait = 15 * minute;
/** So many in a row that it cannot read are not at fault themselves. */
const mostUnread = 5;

/** What came of a call: what the receiver means, or why it was not heard, and whether it may have been taken all the same. */
export type Heard = {
  verdict: Verdict | 'UNREACHABLE' | 'ADDRESS_PRIVATE';
  code: string | null;
  status: number | null;
  text: string | null;
  mayHaveArrived: boolean;
};

const longestAnswer = 500;

/** The row, and the settings of its business, that are settled. */
type Settled = { writer: Writer; setup: Row<'cbms_setup'>; own: Row<'cbms_report'>; claim: Claim };

/** Notes what came of a try, unless it was given up meanwhile and is another's. True where the next one may follow at once. */
export async function settle(writer: Writer, claim: Claim, heard: Heard): Promise<boolean> {
  const { db, businessId, now } = writer;
  const { report, tries } = claim;
  // Its settings first, as whoever claims has them.
  const [setup] = await db.query<Row<'cbms_setup'>>('select * from cbms_setup where business_id = $1 for update', [
    businessId,
  ]);
  const [own] = await db.query<Row<'cbms_report'>>(
    `select * from cbms_report where business_id = $1 and id = $2 and state = 'SENDING' and tries = $3 for update`,
    [businessId, report.id, tries],
  );
  await db.query(
    `update cbms_try set answered_at = to_timestamp($4::double precision / 1000), status = $5, answer = $6, outcome = $7,
       version = version + 1
     where business_id = $1 and report_id = $2 and try_number = $3 returning id`,
    [businessId, report.id, tries, now, heard.status, kept(heard.text, claim.password), heard.code ?? heard.verdict],
  );
  if (own === undefined || setup === undefined) return false;
  if (!heard.mayHaveArrived)
    await db.query('update cbms_report set may_be_realtime = $3 where business_id = $1 and id = $2 returning id', [
      businessId,
      own.id,
      report.may_be_realtime,
    ]);
  return settleBy({ writer, setup, own, claim }, heard);
}

async function settleBy(settled: Settled, heard: Heard): Promise<boolean> {
  const { writer, setup, claim } = settled;
  switch (heard.verdict) {
    case 'TAKEN':
    case 'KNOWN':
      await noteAnswer(settled, 0);
      return arrived(settled, heard.verdict);
    case 'ORIGINAL_UNKNOWN':
      await noteAnswer(settled, setup.unread_in_row);
      await fail(settled, 'ORIGINAL_UNKNOWN');
      return true;
    case 'INVALID': {
      const unread = setup.unread_in_row + 1;
      await noteAnswer(settled, unread);
      await fail(settled, 'INVALID');
      if (unread >= mostUnread) await stopAll(writer, 'INVALID', claim.version);
      return unread < mostUnread;
    }
    case 'REFUSED':
      await noteAnswer(settled, setup.unread_in_row);
      return refused(settled, 'REFUSED');
    case 'CREDENTIALS':
    case 'ADDRESS_PRIVATE':
      await waitOn(settled, { reason: heard.verdict === 'CREDENTIALS' ? 'CREDENTIALS' : 'UNREACHABLE', wait: 0 });
      await stopAll(writer, heard.verdict, claim.version);
      return false;
    case 'UNREACHABLE':
    case 'UNCLEAR':
      return unheard(settled, heard.verdict, heard);
  }
}

/** What is kept of an answer: its beginning, without the password, which it may repeat in any form. */
function kept(text: string | null, password: string): string | null {
  if (text === null) return null;
  const forms = [password, JSON.stringify(password).slice(1, -1), encodeURIComponent(password)];
  const blank = forms.reduce((rest, form) => rest.replaceAll(form, '•••'), text);
  // A character of PostgreSQL's own end of text would be refused.
  return Array.from(blank.replaceAll('\0', '')).slice(0, longestAnswer).join('');
}

/**
 * One that was there already had arrived by the last of its tries that nobody heard of; where there is none, somebody else told
 * it, and what stands there is to be compared.
 */
async function arrived({ writer, own, claim }: Settled, verdict: 'TAKEN' | 'KNOWN'): Promise<true> {
  const { db, businessId, now } = writer;
  const isRealtime = verdict === 'TAKEN' ? claim.isRealtime : claim.report.may_be_realtime;
  await db.query(
    `update cbms_report set state = 'SENT', due_at = null, reason = $5, is_realtime = $3,
       settled_at = to_timestamp($4::double precision / 1000), version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, own.id, isRealtime === true, now, isRealtime === null ? 'WAS_THERE' : null],
  );
  return true;
}

/** Whatever it says, the receiver is there and means something by it. */
async function noteAnswer({ writer: { db, businessId }, setup }: Settled, unread: number): Promise<void> {
  if (setup.misses === 0 && setup.unread_in_row === unread) return;
  await db.query(
    `update cbms_setup set misses = 0, paused_until = null, missed_since = null, missed_told_at = null, unread_in_row = $2
     where business_id = $1 returning id`,
    [businessId, unread],
  );
}

async function fail({ writer, own }: Settled, reason: CbmsReason): Promise<void> {
  const { db, businessId, now } = writer;
  await db.query(
    `update cbms_report set state = 'FAILED', due_at = null, reason = $3,
       settled_at = to_timestamp($4::double precision / 1000), version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, own.id, reason, now],
  );
  await tellFailed(writer, own, 'FAILED');
}

/** The receiver could not take this one alone. */
async function refused(settled: Settled, reason: CbmsReason): Promise<true> {
  const wait = waits[settled.own.refusals];
  await (wait === undefined ? fail(settled, reason) : waitOn(settled, { reason, wait, refusals: 1 }));
  return true;
}

/**
 * Nothing that makes sense was heard of it. A return that may have been taken is not sent again by itself: nothing tells a second
 * one from the first. Where others were answered meanwhile, it is this one that brings nothing.
 */
async function unheard(settled: Settled, reason: CbmsReason, { status, mayHaveArrived }: Heard): Promise<boolean> {
  const { writer, setup, own, claim } = settled;
  const isOfThis = status !== null || mayHaveArrived;
  if (own.what === 'RETURN' && mayHaveArrived) await holdRefused(writer, own, 'MAY_HAVE_ARRIVED');
  else if (isOfThis && own.unheard >= mostUnheard && setup.misses === 0) return refused(settled, reason);
  else {
    const wait = isOfThis && own.unheard + 1 >= mostUnheard ? unheardWait : 0;
    await waitOn(settled, { reason, wait, unheard: isOfThis ? 1 : 0 });
  }
  // What the settings of before brought says nothing of those of now.
  if (setup.version === claim.version) await pause(writer, setup);
  return false;
}

type Waiting = { reason: CbmsReason; wait: number; refusals?: number; unheard?: number };

/** Puts one back into the line, behind nobody. */
async function waitOn({ writer, own }: Settled, { reason, wait, refusals = 0, unheard = 0 }: Waiting): Promise<void> {
  const { db, businessId, now } = writer;
  await db.query(
    `update cbms_report set state = 'WAITING', due_at = to_timestamp($4::double precision / 1000), reason = $3,
       refusals = refusals + $5, unheard = unheard + $6, version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, own.id, reason, now + wait, refusals, unheard],
  );
}
