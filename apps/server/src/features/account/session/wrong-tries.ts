import { randomUUID } from 'node:crypto';
import type { OpenContext } from '../../../platform/core/context.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import { sha256 } from '../../../platform/core/keys.ts';
import { mobileOf } from './accounts.ts';

/**
 * Wrong tries are counted for each account and each address in the database, over a window that slides: nobody is
 * locked out for good. A name without an account is counted like one.
 */
export function accountSubject(account: { id: number } | null, username: string): string {
  return account === null ? `name:${fingerprint(username)}` : `account:${account.id}`;
}

export function addressSubject(address: string): string {
  return `address:${networkOf(address)}`;
}

/** What a name without an account is kept under, so that no table holds what people mistyped. */
export function fingerprint(username: string): string {
  return sha256(mobileOf(username) ?? username.trim().normalize('NFC').toLowerCase()).toString('base64url');
}

/** Refuses with 429 where one of the subjects has used up its tries. Refused tries are not counted themselves. */
export async function refuseTooManyTries(context: OpenContext, subjects: readonly string[]): Promise<void> {
  const { wrongTries, windowSeconds } = context.services.config.limits.signIn;
  const since = context.services.clock() - windowSeconds * 1000;
  const counts = await context.services.database.transaction('read', platformTenant, (tx) =>
    tx.query<{ tries: number }>(
      `select count(*)::int as tries from sign_in_attempt
       where subject = any($1) and at > to_timestamp($2::double precision / 1000) group by subject`,
      [subjects, since],
    ),
  );
  if (counts.some(({ tries }) => tries >= wrongTries)) fail('session.tooManyTries', { status: 429 });
}

/** Counts one wrong try, in a transaction of its own: it stands whatever the answer. */
export async function countWrongTry(context: OpenContext, subjects: readonly string[]): Promise<void> {
  await context.services.database.transaction('write', platformTenant, async (tx) => {
    for (const subject of subjects)
      void tx.query(
        'insert into sign_in_attempt (id, subject, at) values ($1, $2, to_timestamp($3::double precision / 1000))',
        [randomUUID(), subject, context.services.clock()],
      );
  });
}

/** Whoever has shown to be the account's owner begins anew. */
export function forgetWrongTries(tx: Tx, userId: number): Promise<unknown> {
  return tx.query('delete from sign_in_attempt where subject = $1', [`account:${userId}`]);
}
