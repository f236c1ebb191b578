import type { Input } from '@bahi/contract/endpoint';
import type { CbmsAct, cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { TextKey } from '../../../platform/core/texts.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { requireWholeBusiness } from '../../people/role/role.guard.ts';
import { readOutbox, readReport } from './cbms.queries.ts';
import { type CbmsOutbox, type CbmsReport, needsPassword } from './cbms.rows.ts';

type Contract = typeof cbmsContract;

/** Keeps one back that has not arrived yet; what is sent at this moment cannot be. */
export async function holdReport(context: Context, { params }: Input<Contract['hold']>): Promise<CbmsReport> {
  const { state } = await lockReport(context, params.id);
  if (state !== 'WAITING' && state !== 'FAILED') failState(state, 'cbms.notWaiting');
  await context.db.query(
    `update cbms_report set state = 'HELD', reason = 'BY_PERSON', due_at = null, settled_at = null, version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [context.businessId, params.id],
  );
  await noteActs(context, [params.id], 'HELD');
  return told(context, params.id, 'cbms.isHeld');
}

/** Lets one go that is held. What does not add up is held again as it is read anew. */
export async function releaseReport(context: Context, { params }: Input<Contract['release']>): Promise<CbmsReport> {
  const { state } = await lockReport(context, params.id);
  if (state !== 'HELD') failState(state, 'cbms.notHeld');
  await requireGoing(context);
  await putInLine(context, [params.id]);
  await noteActs(context, [params.id], 'RELEASED');
  return told(context, params.id, 'cbms.isReleased');
}

/** Sends what has failed once more, its tries counted anew, and what waits for its next try at once. */
export async function retryReport(context: Context, { params }: Input<Contract['retry']>): Promise<CbmsReport> {
  const { state } = await lockReport(context, params.id);
  if (state !== 'FAILED' && state !== 'WAITING') failState(state, 'cbms.notRetried');
  const { isPaused } = await requireGoing(context);
  await putInLine(context, [params.id]);
  await noteActs(context, [params.id], 'RETRIED');
  const { waitsForOriginal } = await readReport(context, params.id);
  return told(context, params.id, isPaused || waitsForOriginal ? 'cbms.isInLine' : 'cbms.isRetried');
}

/** Sends everything again that has failed. */
export async function retryReports(context: Context): Promise<CbmsOutbox> {
  const { db, businessId } = context;
  await requireGoing(context);
  const rows = await db.query<{ id: number }>(
    `select id from cbms_report where business_id = $1 and state = 'FAILED' order by id for update`,
    [businessId],
  );
  const ids = rows.map(({ id }) => id);
  await putInLine(context, ids);
  await noteActs(context, ids, 'RETRIED');
  context.say('cbms.areRetried', { count: ids.length });
  return readOutbox(context);
}

/** Notes of one that is held or has failed that somebody told the receiver otherwise; a return of it goes on. */
export async function markReportTold(
  context: Context,
  { params, body }: Input<Contract['markTold']>,
): Promise<CbmsReport> {
  const { state } = await lockReport(context, params.id);
  if (state !== 'HELD' && state !== 'FAILED') failState(state, 'cbms.notMarked');
  await context.db.query(
    `update cbms_report set state = 'SENT', reason = 'BY_HAND', due_at = null, is_realtime = false,
       settled_at = to_timestamp($3::double precision / 1000), version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [context.businessId, params.id, context.now],
  );
  await noteActs(context, [params.id], 'TOLD', body.remarks);
  return told(context, params.id, 'cbms.isMarked');
}

/** Lets everything go on at once that was stopped, or waits because nobody answered; not with a password that was refused. */
export async function resumeCbms(context: Context): Promise<CbmsOutbox> {
  const { db, businessId } = context;
  requireWholeBusiness(context);
  const [setup] = await db.query<Pick<Row<'cbms_setup'>, 'is_on' | 'stop'>>(
    'select is_on, stop from cbms_setup where business_id = $1 for update',
    [businessId],
  );
  if (setup === undefined) return fail('cbms.notSetUp', { status: 409 });
  if (!setup.is_on) return fail('cbms.isOff', { status: 409 });
  if (needsPassword(setup.stop)) return fail('cbms.passwordAnew', { status: 409 });
  await db.query(
    `update cbms_setup set stop = null, stopped_at = null, misses = 0, paused_until = null, missed_since = null,
       missed_told_at = null, unread_in_row = 0
     where business_id = $1 and (stop is not null or misses > 0) returning id`,
    [businessId],
  );
  context.say('cbms.resumed');
  return readOutbox(context);
}

type Locked = Pick<Row<'cbms_report'>, 'state'>;

/** Holds one of them, so that no server begins to send it meanwhile. */
async function lockReport({ db, businessId }: Context, id: number): Promise<Locked> {
  const [row] = await db.query<Locked>('select state from cbms_report where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  return row ?? failNotFound();
}

function failState(state: Locked['state'], key: TextKey): never {
  return fail(state === 'SENDING' ? 'cbms.beingSent' : key, { status: 409 });
}

/** Nothing that is put into the line goes where it is off or stopped. */
async function requireGoing({ db, businessId, now }: Context): Promise<{ isPaused: boolean }> {
  const [setup] = await db.query<Pick<Row<'cbms_setup'>, 'is_on' | 'stop' | 'paused_until'>>(
    'select is_on, stop, paused_until from cbms_setup where business_id = $1',
    [businessId],
  );
  if (setup === undefined || !setup.is_on) return fail('cbms.isOff', { status: 409 });
  if (setup.stop !== null) return fail('cbms.isStopped', { status: 409 });
  return { isPaused: (setup.paused_until?.getTime() ?? 0) > now };
}

/**
 * The tries that were made stay: the number of the next one tells it from them. Who lets a return go knows that its bill was told,
 * and that it has not arrived itself.
 */
async function putInLine({ db, businessId, now }: Context, ids: readonly number[]): Promise<void> {
  await db.query(
    `update cbms_report set state = 'WAITING', reason = null, settled_at = null, refusals = 0, unheard = 0,
       is_released = is_released or state = 'HELD' and reason = 'ORIGINAL_NOT_REPORTED',
       may_be_realtime = case when what = 'BILL' then may_be_realtime end,
       due_at = to_timestamp($3::double precision / 1000), version = version + 1
     where business_id = $1 and id = any($2) returning id`,
    [businessId, ids, now],
  );
}

async function noteActs(
  { db, businessId, session, now }: Context,
  ids: readonly number[],
  act: CbmsAct,
  remarks: string | null = null,
): Promise<void> {
  await db.query(
    `insert into cbms_act (business_id, report_id, act, remarks, acted_by, acted_by_name, acted_at)
     select $1, report_id, $3, $4, $5, $6, to_timestamp($7::double precision / 1000) from unnest($2::bigint[]) as report_id
     returning id`,
    [businessId, ids, act, remarks, session.userId, session.fullName, now],
  );
}

async function told(context: Context, id: number, key: TextKey): Promise<CbmsReport> {
  const report = await readReport(context, id);
  context.say(key, { number: report.number });
  return report;
}
