import type { Answer, Input } from '@bahi/contract/endpoint';
import type { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { failInvalidToken, type SessionReader } from '../../../platform/sessions/session.ts';
import { revokeFamily, revokeSessionsOf } from '../session/revoke-sessions.ts';

type Contract = typeof userSessionContract;

/** Ends one sign-in of the caller with every office of it, or all but the one that asks. Of others' nothing is told. */
export async function endSessions(
  context: OpenContext,
  sessions: SessionReader,
  { params: { id } }: Input<Contract['remove']>,
): Promise<Answer<Contract['remove']>> {
  const { userId, businessId, id: ownId } = context.session ?? failInvalidToken();
  const ended = await context.services.database.transaction('write', platformTenant, (tx) =>
    id === 'others' ? revokeSessionsOf(tx, userId, ownId, context.now) : endOne(tx, { id, userId, now: context.now }),
  );
  for (const endedId of ended) sessions.forget(endedId);
  if (ended.length > 0) noteSecurity(context, 'sessionsEnded', { userId, subjectId: userId, businessId });
  context.say(id === 'others' ? 'userSession.othersEnded' : 'userSession.ended');
  return { endedCount: ended.length };
}

async function endOne(tx: Tx, { id, userId, now }: { id: string; userId: number; now: number }): Promise<string[]> {
  const [own] = await tx.query(
    'select id from user_session where id = $1 and user_id = $2 and parent_id is null and revoked_at is null',
    [id, userId],
  );
  return own === undefined ? failNotFound() : revokeFamily(tx, id, now);
}
