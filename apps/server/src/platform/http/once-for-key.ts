import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '../core/errors.ts';
import { openSecrets, sealSecrets } from '../core/keys.ts';
import type { Services } from '../core/services.ts';
import type { Tenant } from '../database/database.ts';
import { type IdempotentRequest, type KeptAnswer, keepAnswer, type Sender, takeKey } from './idempotency.ts';

const lookMilliseconds = 100;
const patienceMilliseconds = 5000;

/**
 * Does the work of a call that opens its own transactions once for its key. The key is taken beforehand and given back
 * when the work fails; a second request with it waits for the first one's answer. One that never ended, because the
 * server was killed, gives way after two minutes. Answers may hold a password, so they are kept encrypted.
 */
export async function onceForKey(
  services: Services,
  { sender, request }: { sender: Sender; request: IdempotentRequest },
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const tenant: Tenant = { businessId: sender.businessId, outletId: null, userId: sender.userId || null };
  const whole = { ...request, hash: services.keys.hashRequest(request.hash.toString('base64')) };
  const kept = await takeOrWait(services, { tenant, sender, request: whole });
  if (kept !== null) return opened(services, request, kept);
  try {
    const answer = await work();
    const sealed = sealSecrets(services.keys, groupOf(request), { answer: JSON.stringify(answer) });
    const stored = { data: sealed?.toString('base64'), message: null };
    await services.database.transaction('write', tenant, (tx) => keepAnswer(tx, sender, whole, stored));
    return answer;
  } catch (error) {
    await services.database.transaction('write', tenant, (tx) =>
      tx.query('delete from idempotency where business_id = $1 and user_id = $2 and key = $3', [
        sender.businessId,
        sender.userId,
        request.key,
      ]),
    );
    throw error;
  }
}

type Taking = { tenant: Tenant; sender: Sender; request: IdempotentRequest };

async function takeOrWait(services: Services, { tenant, sender, request }: Taking): Promise<KeptAnswer | null> {
  for (let waited = 0; ; waited += lookMilliseconds) {
    const taken = await services.database.transaction('write', tenant, async (tx) => {
      // One after another, so that each sees what the one before has taken.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [request.key, sender.userId]);
      await tx.query(
        `delete from idempotency where business_id = $1 and user_id = $2 and key = $3
           and answer is null and created_at < now() - interval '2 minutes'`,
        [sender.businessId, sender.userId, request.key],
      );
      const [underWay] = await tx.query(
        `select key from idempotency where business_id = $1 and user_id = $2 and key = $3
           and call = $4 and request_hash = $5 and answer is null`,
        [sender.businessId, sender.userId, request.key, request.call, request.hash],
      );
      return underWay === undefined ? { kept: await takeKey(tx, sender, request) } : null;
    });
    if (taken !== null) return taken.kept;
    if (waited >= patienceMilliseconds) return fail('common.busy', { status: 503 });
    await wait(lookMilliseconds);
  }
}

/** What was sealed under another secret is not to be had any more: the call is not made a second time for it. */
function opened({ keys }: Services, request: IdempotentRequest, { data }: KeptAnswer): KeptAnswer {
  const sealed = Buffer.from(typeof data === 'string' ? data : '', 'base64');
  const answer: unknown = JSON.parse(openSecrets(keys, groupOf(request), sealed)?.['answer'] ?? 'null');
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !('message' in answer))
    return fail('common.keyReused', { status: 422 });
  return { data: answer.data, message: typeof answer.message === 'string' ? answer.message : null };
}

function groupOf({ key, call }: IdempotentRequest): string {
  return `idempotency ${call} ${key}`;
}
