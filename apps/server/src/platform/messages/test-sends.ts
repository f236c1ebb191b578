import { randomUUID } from 'node:crypto';
import type { OpenContext } from '../core/context.ts';
import { platformTenant } from '../database/database.ts';
import { fail } from '../core/errors.ts';
import { failInvalidToken } from '../sessions/session.ts';

const hourMilliseconds = 3_600_000;

/**
 * Counts a test message that a user is about to send, whether it will arrive or not, and refuses with 429 where the
 * last hour has had as many as it takes. SMS, e-mail and calls of CBMS are counted each on its own.
 */
export async function countTestSend({ services, session }: OpenContext, by: 'sms' | 'email' | 'cbms'): Promise<void> {
  const { database, clock, config } = services;
  const { userId } = session ?? failInvalidToken();
  const { perUserAnHour } = config.limits.testSends;
  const subject = `test ${by}:${userId}`;
  const now = clock();
  const isCounted = await database.transaction('write', platformTenant, async (tx) => {
    // Those of one user are counted one after another.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);
    const [row] = await tx.query<{ sent: number }>(
      `select count(*)::int as sent from sign_in_attempt
       where subject = $1 and at > to_timestamp($2::double precision / 1000)`,
      [subject, now - hourMilliseconds],
    );
    if ((row?.sent ?? 0) >= perUserAnHour) return false;
    await tx.query(
      'insert into sign_in_attempt (id, subject, at) values ($1, $2, to_timestamp($3::double precision / 1000))',
      [randomUUID(), subject, now],
    );
    return true;
  });
  if (!isCounted) fail('common.testsTooMany', { status: 429, parameters: { count: perUserAnHour } });
}
