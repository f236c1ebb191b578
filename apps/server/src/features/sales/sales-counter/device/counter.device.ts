import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import type { Digest } from '@bahi/domain/counter/counter-link';
import type { Context, OpenContext } from '../../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../../platform/core/errors.ts';
import { isSame, randomToken, sha256 } from '../../../../platform/core/keys.ts';
import { inTransaction } from '../own-transaction.ts';
import { getCounter } from '../sales-counter.queries.ts';
import { type Counter, takeCounter } from '../sales-counter.rows.ts';

type Contract = typeof salesCounterContract;
type Shown = Pick<Input<Contract['lend']>['body'], 'counterId' | 'deviceId' | 'deviceKey'>;

/**
 * Makes a browser's storage the counter's. It is so for good: a storage that is lost takes its series along, and the
 * counter that comes after it is another one.
 */
export function registerDevice(
  context: OpenContext,
  { body }: Input<Contract['register']>,
): Promise<Answer<Contract['register']>> {
  return inTransaction(context, async (own) => {
    const { db, businessId, session } = own;
    const counter = await takeCounter(own, body.id);
    if (counter.state === 'CLOSED') fail('salesCounter.closedAlready', { status: 409 });
    const deviceKey = randomToken();
    const isAgain = counter.device_id === body.deviceId.toLowerCase() && !(await hasLent(own, counter.id));
    if (isAgain) {
      // The answer that told the key was lost: the same storage is told another one.
      await db.query('update sales_counter set device_key = $3 where business_id = $1 and id = $2', [
        businessId,
        counter.id,
        sha256(deviceKey),
      ]);
      return { deviceKey, counter: await getCounter(own, counter.id) };
    }
    if (counter.device_id !== null) fail('salesCounter.registeredAlready', { status: 409 });
    await db.query(
      `update sales_counter set state = 'ACTIVE', device_id = $3, device_name = $4, device_key = $5, registered_by = $6,
         registered_by_name = $7, registered_at = now(), version = version + 1 where business_id = $1 and id = $2`,
      [businessId, counter.id, body.deviceId, body.deviceName, sha256(deviceKey), session.userId, session.fullName],
    );
    own.say('salesCounter.registered', { code: counter.code });
    return { deviceKey, counter: await getCounter(own, counter.id) };
  });
}

async function hasLent({ db, businessId }: Context, counterId: number): Promise<boolean> {
  const [lend] = await db.query('select id from counter_lend where business_id = $1 and counter_id = $2 limit 1', [
    businessId,
    counterId,
  ]);
  return lend !== undefined;
}

/**
 * The counter whose device shows its key, held until the transaction ends; 404 for another business's or outlet's.
 */
export async function takeShownCounter(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { counterId, deviceId, deviceKey }: Shown,
): Promise<Counter> {
  const [row] = await db.query<Counter>('select * from sales_counter where business_id = $1 and id = $2 for update', [
    businessId,
    counterId,
  ]);
  if (row === undefined) return failNotFound();
  const key = row.device_key;
  if (key === null || row.device_id !== deviceId.toLowerCase() || !isSame(sha256(deviceKey), key))
    return fail('salesCounter.deviceUnknown', { status: 403 });
  return row;
}

/** The chain's SHA-256. */
export const digest: Digest = (text) => Promise.resolve(sha256(text).toString('hex'));

/** How a counter stands for its device. */
export async function counterNowOf(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  counter: Counter,
): Promise<Answer<Contract['take']>['counter']> {
  const [outlet] = await db.query<{ name: string; name_np: string | null }>(
    'select name, name_np from outlet where business_id = $1 and id = $2',
    [businessId, counter.outlet_id],
  );
  return {
    id: counter.id,
    code: counter.code,
    name: counter.name,
    outletId: counter.outlet_id,
    outletName: outlet?.name ?? '',
    outletNameNp: outlet?.name_np ?? null,
    state: counter.state,
    freezeReason: counter.freeze_reason,
  };
}
