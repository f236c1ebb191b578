import { randomUUID } from 'node:crypto';
import type { Answer } from '@bahi/contract/endpoint';
import type { sessionContract } from '@bahi/contract/account/session/session.contract';
import type { SignInWay } from '@bahi/contract/people/security-log/security-event';
import { signAccessToken } from '../../../platform/sessions/access-token.ts';
import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { randomToken, sha256 } from '../../../platform/core/keys.ts';
import { findWorkplaces } from '../../../platform/sessions/rights.ts';
import { sessionLengths } from '../../../platform/sessions/session-lengths.ts';
import type { Account } from './accounts.ts';
import { rememberDevice } from './known-devices.ts';
import { revokeReplaced } from './revoke-sessions.ts';
import { forgetWrongTries } from './wrong-tries.ts';

export type TokenAnswer = Answer<typeof sessionContract.token>;

/** A session just made or refreshed, with the refresh token that nobody else has seen. */
export type IssuedSession = {
  id: string;
  account: Pick<Account, 'id' | 'business_id' | 'must_change_password'>;
  outletId: number | null;
  cookieHash: Buffer | null;
  refreshToken: string;
};

/** What a sign-in made: the session of the whole business and, for an outlet user of one outlet, that outlet's. */
export type SignedIn = {
  whole: IssuedSession;
  office: IssuedSession | null;
  cookie: string | null;
  device: string | null;
};

/**
 * Starts the session of somebody whose identity was just shown, in a transaction of their business. A browser's
 * tokens are bound to a cookie, which `answerTokens` sets once the transaction has ended well. The sign-in whose cookie
 * it takes the place of ends.
 */
export async function startSession(
  context: OpenContext,
  tx: Tx,
  account: Account,
  ways: readonly SignInWay[],
): Promise<SignedIn> {
  const { exchange, now } = context;
  const endsAt = now + sessionLengths(context.services).refreshAbsoluteSeconds * 1000;
  void forgetWrongTries(tx, account.id);
  if (exchange.cookie !== null) await revokeReplaced(tx, exchange.cookie, now);
  const device = rememberDevice(context, tx, account.id);
  return { ...(await insertSessions(context, tx, { account, originId: null, endsAt, ways })), device };
}

/**
 * The session of somebody who switched to this account (decision 0118): it ends with the sign-in that all of it began
 * with. No password was shown, so wrong tries are counted on and the browser is not known by it.
 * With a cookie's hash it stands beside the session that it comes from, which goes on, in the one browser of both.
 */
export async function startSwitched(context: OpenContext, tx: Tx, given: Omit<Begun, 'ways'>): Promise<SignedIn> {
  return { ...(await insertSessions(context, tx, { ...given, ways: [] })), device: null };
}

type Begun = {
  account: Account;
  originId: string | null;
  endsAt: number;
  ways: readonly SignInWay[];
  /** Of the cookie that the browser has already; else it is given one. */
  cookieHash?: Buffer | null;
};

async function insertSessions(
  context: OpenContext,
  tx: Tx,
  { account, originId, endsAt, ways, cookieHash: known }: Begun,
): Promise<Omit<SignedIn, 'device'>> {
  const cookie = context.exchange.isBrowser && known === undefined ? randomToken() : null;
  const cookieHash = known ?? (cookie === null ? null : sha256(cookie));
  void tx.query('update app_user set last_sign_in_at = to_timestamp($2::double precision / 1000) where id = $1', [
    account.id,
    context.now,
  ]);
  const given = { account, originId, cookieHash, endsAt, ways };
  const whole = await insertSession(context, tx, { ...given, outletId: null, parentId: null });
  const outletId = await onlyWorkplace(tx, account);
  const office =
    outletId === null ? null : await insertSession(context, tx, { ...given, outletId, parentId: whole.id });
  return { whole, office, cookie };
}

/** The tokens of a sign-in, by the ways that somebody came, and the cookie where they are bound to one. */
export async function answerTokens(
  context: OpenContext,
  signedIn: SignedIn,
  ways: readonly SignInWay[],
): Promise<TokenAnswer> {
  const { id: userId, business_id: businessId } = signedIn.whole.account;
  noteSecurity(context, 'signedIn', { userId, businessId, detail: ways });
  return giveSession(context, signedIn);
}

/** The tokens of a session that was just started, and the cookies of the browser that asked for it. */
export async function giveSession(
  context: OpenContext,
  { whole, office, cookie, device }: SignedIn,
): Promise<TokenAnswer> {
  if (cookie !== null) context.exchange.setCookie(cookie);
  if (device !== null) context.exchange.setDevice(device);
  const answer = await tokensOf(context, whole);
  if (office === null) return answer;
  const { access_token: office_access_token, refresh_token: office_refresh_token } = await tokensOf(context, office);
  return { ...answer, office_access_token, office_refresh_token };
}

/** The tokens of one session. */
export async function tokensOf(context: OpenContext, session: IssuedSession): Promise<TokenAnswer> {
  const accessToken = await signAccessToken(context.services, {
    sessionId: session.id,
    userId: session.account.id,
    businessId: session.account.business_id,
    officeId: session.outletId,
    cookieHash: session.cookieHash?.toString('base64url') ?? null,
  });
  return {
    access_token: accessToken,
    refresh_token: session.refreshToken,
    token_type: 'bearer',
    expires_in: sessionLengths(context.services).accessTokenSeconds,
    office_id: session.outletId,
    must_change_password: session.account.must_change_password,
  };
}

type NewSession = Omit<IssuedSession, 'id' | 'refreshToken'> & {
  parentId: string | null;
  /** Of a session that was switched to and its offices. */
  originId: string | null;
  endsAt: number;
  /** How somebody came in; an office and what is switched to have what they began with. */
  ways: readonly SignInWay[];
};

/** Writes a session with its first refresh token. An office's session ends with its parent at the latest. */
export async function insertSession(context: OpenContext, tx: Tx, session: NewSession): Promise<IssuedSession> {
  const { exchange, now } = context;
  const id = randomUUID();
  void tx.query(
    `insert into user_session (id, user_id, parent_id, outlet_id, cookie_hash, user_agent, address, created_at, last_used_at, ends_at,
       origin_id, by_password, by_second_step)
     values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::double precision / 1000),
       to_timestamp($8::double precision / 1000), to_timestamp($9::double precision / 1000), $10, $11, $12)`,
    [
      id,
      session.account.id,
      session.parentId,
      session.outletId,
      session.cookieHash,
      exchange.userAgent,
      exchange.address,
      now,
      session.endsAt,
      session.originId,
      // Whoever registers has just chosen it.
      session.ways.some((way) => way === 'BY_PASSWORD' || way === 'BY_REGISTRATION'),
      session.ways.some((way) => way === 'BY_FACTOR' || way === 'BY_PASSKEY'),
    ],
  );
  return { ...session, id, refreshToken: await insertRefreshToken(tx, { sessionId: id, token: randomToken(), now }) };
}

/** Stores a refresh token of a session, by its hash alone; one that is there already stays as it is. */
export async function insertRefreshToken(
  tx: Tx,
  { sessionId, token, now }: { sessionId: string; token: string; now: number },
): Promise<string> {
  await tx.query(
    `insert into refresh_token (token_hash, session_id, created_at)
     values ($1, $2, to_timestamp($3::double precision / 1000)) on conflict (token_hash) do nothing`,
    [sha256(token), sessionId, now],
  );
  return token;
}

/** The outlet of an outlet user who works in exactly one, and so needs not choose. */
async function onlyWorkplace(tx: Tx, account: Account): Promise<number | null> {
  if (account.user_type !== 'OUTLET_USER') return null;
  const workplaces = await findWorkplaces(tx, {
    userId: account.id,
    userType: account.user_type,
    businessId: account.business_id,
  });
  return workplaces.length === 1 ? (workplaces[0]?.id ?? null) : null;
}
