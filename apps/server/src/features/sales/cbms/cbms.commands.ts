import type { Input } from '@bahi/contract/endpoint';
import type { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { TextKey } from '../../../platform/core/texts.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { requireWholeBusiness } from '../../people/role/role.guard.ts';
import { readOutbox, readReport } from './cbms.queries.ts';
import type { CbmsOutbox, CbmsReport } from './cbms.rows.ts';

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
  return told(context, params.id, 'cbms.isHeld');
}

/** Lets one go that is held. What does not add up is held again as it is read anew. */
export async function releaseReport(context: Context, { params }: Input<Contract['release']>): Promise<CbmsReport> {
  const { state, reason } = await lockReport(context, params.id);
  if (state !== 'HELD') failState(state, 'cbms.notHeld');
  await putInLine(context, params.id, { isReleased: reason === 'ORIGINAL_NOT_REPORTED' });
  return told(context, params.id, 'cbms.isReleased');
}

/** Sends what has failed once more, its tries counted anew, and what waits for its next try at once. */
export async function retryReport(context: Context, { params }: Input<Contract['retry']>): Promise<CbmsReport> {
  const { state } = await lockReport(context, params.id);
  if (state !== 'FAILED' && state !== 'WAITING') failState(state, 'cbms.notRetried');
  await putInLine(context, params.id, { isReleased: false });
  return told(context, params.id, 'cbms.isRetried');
}

/** Lets everything go on at once that was stopped, or waits because nobody answered. */
export async function resumeCbms(context: Context): Promise<CbmsOutbox> {
  const { db, businessId } = context;
  requireWholeBusiness(context);
  const [setup] = await db.query<{ is_on: boolean }>('select is_on from cbms_setup where business_id = $1 for update', [
    businessId,
  ]);
  if (setup === undefined) return fail('cbms.notSetUp', { status: 409 });
  if (!setup.is_on) return fail('cbms.isOff', { status: 409 });
  await db.query(
    `update cbms_setup set stop = null, stopped_at = null, misses = 0, paused_until = null
     where business_id = $1 and (stop is not null or misses > 0) returning id`,
    [businessId],
  );
  context.say('cbms.resumed');
  return readOutbox(context);
}

type Locked = Pick<Row<'cbms_report'>, 'state' | 'reason'>;

/** Holds one of them, so that no server begins to send it meanwhile. */
async function lockReport({ db, businessId }: Context, id: number): Promise<Locked> {
  const [row] = await db.query<Locked>(
    'select state, reason from cbms_report where business_id = $1 and id = $2 for update',
    [businessId, id],
  );
  return row ?? failNotFound();
}

function failState(state: Locked['state'], key: TextKey): never {
  return fail(state === 'SENDING' ? 'cbms.beingSent' : key, { status: 409 });
}

/** The tries that were made stay: the number of the next one tells it from them. */
async function putInLine(
  { db, businessId, now }: Context,
  id: number,
  { isReleased }: { isReleased: boolean },
): Promise<void> {
  await db.query(
    `update cbms_report set state = 'WAITING', settled_at = null, tried_since = tries, is_released = is_released or $3,
       due_at = to_timestamp($4::double precision / 1000), version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, id, isReleased, now],
  );
}

async function told(context: Context, id: number, key: TextKey): Promise<CbmsReport> {
  const report = await readReport(context, id);
  context.say(key, { number: report.number });
  return report;
}
