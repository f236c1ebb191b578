import { sessionIdOf } from '../../../platform/sessions/access-token.ts';
import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import { sha256 } from '../../../platform/core/keys.ts';
import { findWorkplaces } from '../../../platform/sessions/rights.ts';
import { failSessionEnded, isCookieOf } from '../../../platform/sessions/session.ts';
import { mayStayInSample } from '../../../platform/sessions/sample-stay.ts';
import { sessionLengths } from '../../../platform/sessions/session-lengths.ts';
import { type Account, findAccountById } from './accounts.ts';
import { revokeFamily } from './revoke-sessions.ts';
import { insertRefreshToken, insertSession, type IssuedSession, type TokenAnswer, tokensOf } from './start-session.ts';

type RefreshRequest = { refreshToken: string; accessToken: string | null; officeId: number | null };

/** Two requests that cross may both bring the same token, and get the same next one; later a used one was stolen. */
const graceMilliseconds = 10_000;

/**
 * New tokens for a refresh token. Each one is used once: it is exchanged for the next, and one that comes back after
 * its grace ends the whole sign-in. With an office that the token is not bound to, the tokens of that office are
 * given beside it, and the refresh token itself stays as it is.
 */
export async function refreshTokens(context: OpenContext, request: RefreshRequest): Promise<TokenAnswer> {
  const namedSessionId = request.accessToken === null ? null : await sessionIdOf(context.services, request.accessToken);
  if (request.accessToken !== null && namedSessionId === null) return failSessionEnded();
  const outcome = await context.services.database.transaction('write', platformTenant, async (tx) => {
    const found = await findRefreshable(tx, sha256(request.refreshToken));
    const account = found === null ? null : await findAccountById(tx, found.user_id);
    if (found === null || account === null || !isLive(context, found, account)) return null;
    if (namedSessionId !== null && namedSessionId !== found.id && namedSessionId !== found.parent_id) return null;
    if (found.used_at_ms !== null && context.now - found.used_at_ms > graceMilliseconds) {
      await revokeFamily(tx, found.id, context.now);
      noteSecurity(context, 'tokenReused', { userId: account.id, businessId: account.business_id });
      return null;
    }
    if (request.officeId !== null && request.officeId !== found.outlet_id) return { found, account, issued: null };
    return { found, account, issued: await rotate(context, tx, { found, account, token: request.refreshToken }) };
  });
  if (outcome === null) return failSessionEnded();
  const { found, account, issued } = outcome;
  if (!(await mayStayInSample(context, { account, originId: found.origin_id }))) return failSessionEnded();
  return tokensOf(context, issued ?? (await enterOffice(context, found, { account, officeId: request.officeId ?? 0 })));
}

type Refreshable = {
  id: string;
  parent_id: string | null;
  origin_id: string | null;
  user_id: number;
  outlet_id: number | null;
  cookie_hash: Buffer | null;
  used_at_ms: number | null;
  last_used_at_ms: number;
  ends_at_ms: number;
  is_revoked: boolean;
};

/** The session of a refresh token; null when it was never ours. */
async function findRefreshable(tx: Tx, tokenHash: Buffer): Promise<Refreshable | null> {
  const rows = await tx.query<Refreshable>(
    `select session.id, session.parent_id, session.origin_id, session.user_id, session.outlet_id, session.cookie_hash,
       (extract(epoch from token.used_at) * 1000)::double precision as used_at_ms,
       (extract(epoch from session.last_used_at) * 1000)::double precision as last_used_at_ms,
       (extract(epoch from session.ends_at) * 1000)::double precision as ends_at_ms,
       session.revoked_at is not null or parent.revoked_at is not null
         or (session.origin_id is not null and not may_stay_switched(session.origin_id, session.user_id)) as is_revoked
     from refresh_token token
     join user_session session on session.id = token.session_id
     left join user_session parent on parent.id = session.parent_id
     where token.token_hash = $1`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Neither signed out, nor disabled, nor taken apart from where one switched from, used within its idle time, before its absolute end, and by its own browser. */
function isLive(context: OpenContext, found: Refreshable, account: Account): boolean {
  const idleEnd = found.last_used_at_ms + sessionLengths(context.services).refreshIdleSeconds * 1000;
  const isInTime = context.now < idleEnd && context.now < found.ends_at_ms;
  return account.is_active && !found.is_revoked && isInTime && isCookieOf(context.exchange, found.cookie_hash);
}

async function rotate(
  context: OpenContext,
  tx: Tx,
  { found, account, token }: { found: Refreshable; account: Account; token: string },
): Promise<IssuedSession> {
  void tx.query(
    `update refresh_token set used_at = to_timestamp($2::double precision / 1000)
     where token_hash = $1 and used_at is null`,
    [sha256(token), context.now],
  );
  // The whole business's session lives on while its office is worked in.
  void tx.query(
    'update user_session set last_used_at = to_timestamp($3::double precision / 1000) where id in ($1, $2)',
    [found.id, found.parent_id, context.now],
  );
  const next = context.services.keys.nextRefreshToken(token);
  const refreshToken = await insertRefreshToken(tx, { sessionId: found.id, token: next, now: context.now });
  return { id: found.id, account, outletId: found.outlet_id, cookieHash: found.cookie_hash, refreshToken };
}

/** The session of an office in which the user may work, beside others of the same sign-in. */
async function enterOffice(
  context: OpenContext,
  found: Refreshable,
  { account, officeId }: { account: Account; officeId: number },
): Promise<IssuedSession> {
  const tenant = { businessId: account.business_id, outletId: null, userId: account.id };
  return context.services.database.transaction('write', tenant, async (tx) => {
    const workplaces = await findWorkplaces(tx, {
      userId: account.id,
      userType: account.user_type,
      businessId: account.business_id,
    });
    if (!workplaces.some(({ id }) => id === officeId)) fail('common.outletUnknown', { status: 404, field: 'officeId' });
    return insertSession(context, tx, {
      account,
      outletId: officeId,
      parentId: found.parent_id ?? found.id,
      originId: found.origin_id,
      cookieHash: found.cookie_hash,
      endsAt: found.ends_at_ms,
      ways: [],
    });
  });
}
