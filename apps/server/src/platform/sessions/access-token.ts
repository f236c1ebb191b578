import { compactVerify, jwtVerify, SignJWT } from 'jose';
import { z } from '@bahi/contract/zod';
import type { Services } from '../core/services.ts';
import { sessionLengths } from './session-lengths.ts';

/** What an access token says. It opens nothing by itself: each request checks the session it names. */
export type AccessClaims = {
  sessionId: string;
  userId: number;
  businessId: number;
  officeId: number | null;
  /** Hash of the browser's cookie (base64url): a token copied elsewhere is useless. */
  cookieHash: string | null;
};

const issuer = 'bahi';
const audience = 'bahi-api';
const algorithm = 'HS256';
const type = 'at+jwt';

/** Signs an access token that ends after the configured seconds. */
export async function signAccessToken(services: Services, claims: AccessClaims): Promise<string> {
  const issuedAt = Math.floor(services.clock() / 1000);
  return new SignJWT({
    businessId: claims.businessId,
    ...(claims.officeId === null ? {} : { officeId: claims.officeId }),
    ...(claims.cookieHash === null ? {} : { cookieHash: claims.cookieHash }),
    sid: claims.sessionId,
  })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(claims.userId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + sessionLengths(services).accessTokenSeconds)
    .sign(services.keys.accessToken);
}

const payloadForm = z.object({
  sid: z.uuid(),
  sub: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  businessId: z.int().min(0),
  officeId: z.int().positive().optional(),
  cookieHash: z.string().optional(),
  exp: z.int(),
});

/**
 * The claims of a token that is ours, whole and not expired, with its end in milliseconds; null for any other.
 * Algorithm, issuer, audience, type and the claims it must have are all pinned.
 */
export async function verifyAccessToken(
  services: Services,
  token: string,
): Promise<{ claims: AccessClaims; expiresAt: number } | null> {
  const verified = await jwtVerify(token, services.keys.accessToken, {
    algorithms: [algorithm],
    issuer,
    audience,
    typ: type,
    requiredClaims: ['sub', 'sid', 'exp', 'iat', 'businessId'],
    // jose takes its time as a date object; this is the one place that needs one.
    currentDate: new Date(services.clock()),
  }).catch(() => null);
  const payload = payloadForm.safeParse(verified?.payload).data;
  if (payload === undefined) return null;
  const { sid, sub, businessId, officeId = null, cookieHash = null, exp } = payload;
  return { claims: { sessionId: sid, userId: sub, businessId, officeId, cookieHash }, expiresAt: exp * 1000 };
}

/** The session that a token of ours names, even when the token has expired; null when it is not ours. */
export async function sessionIdOf(services: Services, token: string): Promise<string | null> {
  const verified = await compactVerify(token, services.keys.accessToken, { algorithms: [algorithm] }).catch(() => null);
  if (verified === null) return null;
  const payload: unknown = JSON.parse(new TextDecoder().decode(verified.payload));
  return payloadForm.safeParse(payload).data?.sid ?? null;
}
