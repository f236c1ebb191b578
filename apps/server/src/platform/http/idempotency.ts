import { sha256 } from '../core/keys.ts';
import type { Session } from '../core/context.ts';
import type { Tx } from '../database/database.ts';
import { fail } from '../core/errors.ts';

/** An answer as it was given the first time. */
export type KeptAnswer = { data: unknown; message: string | null };

/** Whose keys they are; who is not signed in is nobody, 0. */
export type Sender = Pick<Session, 'businessId' | 'userId'>;

export type IdempotentRequest = { key: string; call: string; hash: Buffer };

/** The key of a writing request with the fingerprint of what it asks, or null when it came without a key. */
export function idempotentRequest(key: string | null, call: string, input: unknown): IdempotentRequest | null {
  if (key === null) return null;
  if (key.length > 100) fail('common.malformed');
  return { key, call, hash: sha256(JSON.stringify(input)) };
}

/**
 * Takes the key within the request's transaction. A second request with it waits here until the first has ended:
 * then it gets the first one's answer, or, when that failed and left nothing, goes on as if it were the first.
 */
export async function takeKey(tx: Tx, session: Sender, request: IdempotentRequest): Promise<KeptAnswer | null> {
  const taken = await tx.query(
    `insert into idempotency (business_id, user_id, key, call, request_hash) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning key`,
    [session.businessId, session.userId, request.key, request.call, request.hash],
  );
  if (taken.length > 0) return null;
  return (await readKept(tx, session, request)) ?? fail('common.busy', { status: 503 });
}

/** What was answered under the key before, without taking it; null while nothing was. Fails where it asked something else. */
export async function readKept(tx: Tx, session: Sender, request: IdempotentRequest): Promise<KeptAnswer | null> {
  const [kept] = await tx.query<{ call: string; request_hash: Buffer; answer: KeptAnswer | null }>(
    'select call, request_hash, answer from idempotency where business_id = $1 and user_id = $2 and key = $3',
    [session.businessId, session.userId, request.key],
  );
  if (kept === undefined) return null;
  if (kept.call !== request.call || !kept.request_hash.equals(request.hash))
    return fail('common.keyReused', { status: 422 });
  return kept.answer;
}

/** Keeps the answer under the key; sent without waiting, it travels with the commit. */
export function keepAnswer(tx: Tx, session: Sender, request: IdempotentRequest, answer: KeptAnswer): Promise<unknown> {
  return tx.query('update idempotency set answer = $4 where business_id = $1 and user_id = $2 and key = $3', [
    session.businessId,
    session.userId,
    request.key,
    JSON.stringify(answer),
  ]);
}
