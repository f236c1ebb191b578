import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { failNotFound } from '../core/errors.ts';
import type { Services } from '../core/services.ts';

const ticketSeconds = 60;
const algorithm = 'HS256';

/**
 * Signs what an address may open for one minute, for pages in frames, which cannot send a token. `kind` tells the
 * tickets of one page from those of another.
 */
export function signTicket(services: Services, kind: string, claims: JWTPayload): Promise<string> {
  const issuedAt = Math.floor(services.clock() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: `${kind}+jwt` })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ticketSeconds)
    .sign(services.keys.ticket);
}

/** What a ticket of that kind says; 404 for anything else, and after its minute. */
export async function readTicket(services: Services, kind: string, text: unknown): Promise<JWTPayload> {
  if (typeof text !== 'string') return failNotFound();
  const options = {
    algorithms: [algorithm],
    typ: `${kind}+jwt`,
    requiredClaims: ['exp'],
    currentDate: new Date(services.clock()),
  };
  const { payload } = await jwtVerify(text, services.keys.ticket, options).catch(() => failNotFound());
  return payload;
}
