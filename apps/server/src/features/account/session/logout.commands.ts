import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { failInvalidToken, type SessionReader } from '../../../platform/sessions/session.ts';
import { revokeFamily } from './revoke-sessions.ts';

/** Ends the sign-in that the token belongs to, with every office of it, and the browser's cookie. */
export async function logOut(context: OpenContext, sessions: SessionReader): Promise<Record<never, never>> {
  const { id, userId, businessId } = context.session ?? failInvalidToken();
  const ended = await context.services.database.transaction('write', platformTenant, (tx) =>
    revokeFamily(tx, id, context.now),
  );
  for (const endedId of ended) sessions.forget(endedId);
  noteSecurity(context, 'signedOut', { userId, businessId });
  context.exchange.setCookie(null);
  context.say('session.signedOut');
  return {};
}
