import type { SecondStepOf } from '@bahi/contract/account/second-factor/second-step-of';
import { errorCodes } from '@bahi/contract/errors';
import { type AccessClaims, verifyAccessToken } from './access-token.ts';
import type { Exchange, Session } from '../core/context.ts';
import type { Tx } from '../database/database.ts';
import { fail } from '../core/errors.ts';
import { isSame, sha256 } from '../core/keys.ts';
import { findRights, findWorkplaces } from './rights.ts';
import { secondStepFor } from './second-step.ts';
import type { Services } from '../core/services.ts';

/** Logout, disabling a user and a changed role act within this time. */
const cacheMilliseconds = 1000;
/** How long a token's signature is taken as checked; its own end is always kept. */
const verifiedMilliseconds = 60_000;
const mostCached = 10_000;

/** Reads the session of a request. Each call to it answers from the database, or from at most one second ago. */
export type SessionReader = { read(exchange: Exchange): Promise<Session>; forget(sessionId: string): void };

export function createSessionReader(services: Services): SessionReader {
  // By the whole token: what one token of a sign-in opens another one of it may not.
  const cached = new Map<string, { sessionId: string; until: number; found: Promise<Session | null> }>();
  const verified = new Map<string, { until: number; claims: AccessClaims }>();
  const claimsOf = async (token: string): Promise<AccessClaims> => {
    const now = services.clock();
    const known = verified.get(token);
    if (known !== undefined && known.until > now) return known.claims;
    const { claims, expiresAt } = (await verifyAccessToken(services, token)) ?? failInvalidToken();
    if (verified.size > mostCached) verified.clear();
    verified.set(token, { until: Math.min(now + verifiedMilliseconds, expiresAt), claims });
    return claims;
  };
  const lookUp = (token: string, claims: AccessClaims): Promise<Session | null> => {
    const now = services.clock();
    const known = cached.get(token);
    if (known !== undefined && known.until > now) return known.found;
    if (cached.size > mostCached) cached.clear();
    const found = loadSession(services, claims);
    cached.set(token, { sessionId: claims.sessionId, until: now + cacheMilliseconds, found });
    // A failure (the database is away) is not an answer to keep.
    found.catch(() => cached.delete(token));
    return found;
  };
  return {
    async read(exchange) {
      const token = /^Bearer ([\w.-]+)$/i.exec(exchange.authorization ?? '')?.[1];
      if (token === undefined) return failInvalidToken();
      const claims = await claimsOf(token);
      if (!isCookieOf(exchange, claims.cookieHash === null ? null : Buffer.from(claims.cookieHash, 'base64url')))
        failInvalidToken();
      return (await lookUp(token, claims)) ?? failSessionEnded();
    },
    forget(sessionId) {
      for (const [token, known] of cached) if (known.sessionId === sessionId) cached.delete(token);
    },
  };
}

/** 401: the access token is missing, expired or not ours; a refresh may help. */
export function failInvalidToken(): never {
  return fail('common.sessionInvalid', { status: 401, code: errorCodes.invalidToken });
}

/** 403: the session has ended; only signing in again helps. */
export function failSessionEnded(): never {
  return fail('common.sessionInvalid', { status: 403, code: errorCodes.tokenExpired });
}

/** True unless the tokens are bound to a browser's cookie and this exchange does not carry it. */
export function isCookieOf(exchange: Exchange, cookieHash: Buffer | null): boolean {
  if (cookieHash === null) return true;
  return exchange.cookie !== null && isSame(sha256(exchange.cookie), cookieHash);
}

type SessionRow = {
  id: string;
  user_id: number;
  outlet_id: number | null;
  user_type: Session['userType'];
  full_name: string;
  must_change_password: boolean;
  has_second_factor: boolean;
  second_step_of: SecondStepOf;
  business_id: number;
  business_status: Session['businessStatus'];
  is_sample: boolean;
};

async function loadSession(services: Services, claims: AccessClaims): Promise<Session | null> {
  const now = services.clock();
  const tenant = { businessId: claims.businessId, outletId: null, userId: claims.userId };
  return services.database.transaction('read', tenant, async (tx) => {
    const row = (await findSession(tx, claims, now))[0];
    if (row === undefined || row.business_id !== claims.businessId || row.outlet_id !== claims.officeId) return null;
    const of = { userId: row.user_id, userType: row.user_type, businessId: row.business_id };
    const [rights, workplaces] = await Promise.all([
      findRights(tx, { ...of, outletId: row.outlet_id, now }),
      row.outlet_id === null ? [] : findWorkplaces(tx, of),
    ]);
    if (row.outlet_id !== null && !workplaces.some(({ id }) => id === row.outlet_id)) return null;
    const secondStep = secondStepFor(services, row);
    return {
      id: row.id,
      userId: row.user_id,
      userType: row.user_type,
      fullName: row.full_name,
      businessId: row.business_id,
      businessStatus: row.business_status,
      ...(row.is_sample ? { isSample: true } : {}),
      outletId: row.outlet_id,
      // Whoever has to choose a new password, or to set up a second step, does that first.
      rights: row.must_change_password || secondStep === 'DUE' ? new Set() : rights,
      secondStep,
    };
  });
}

function findSession(tx: Tx, claims: AccessClaims, now: number): Promise<SessionRow[]> {
  return tx.query<SessionRow>(
    `select session.id, session.user_id, session.outlet_id, u.user_type, u.full_name, u.must_change_password,
       has_second_factor(u.id), b.second_step_of, u.business_id, b.status as business_status,
       b.sample_of_id is not null as is_sample
     from user_session session
     join app_user u on u.id = session.user_id
     join business b on b.id = u.business_id
     left join user_session parent on parent.id = session.parent_id
     where session.id = $1 and session.user_id = $2 and session.revoked_at is null and parent.revoked_at is null
       and session.ends_at > to_timestamp($3::double precision / 1000) and u.is_active
       and (session.origin_id is null or may_stay_switched(session.origin_id, u.id))`,
    [claims.sessionId, claims.userId, now],
  );
}
