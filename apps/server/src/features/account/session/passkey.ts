import type { PasskeyRequest, ShownPasskey } from '@bahi/contract/account/second-factor/passkey';
import { z } from '@bahi/contract/zod';
import type { OpenContext } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { spendTicket } from '../../platform/otp/tickets.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

/** How long a device may take to ask for a finger or a number. */
export const passkeyTimeoutMilliseconds = 120_000;

type Descriptor = PasskeyRequest['allowCredentials'][number];

/** What browsers need to know a person's passkeys by. */
export function listPasskeys(tx: Tx, userId: number): Promise<Descriptor[]> {
  return tx.query<Descriptor>(
    `select credential_id as id, 'public-key' as type, transports from passkey where user_id = $1 order by id`,
    [userId],
  );
}

/** What a browser is asked for so that a device signs `challenge` with one of the passkeys. */
export function passkeyRequestOf(
  { id: rpId }: RelyingParty,
  challenge: string,
  allowCredentials: Descriptor[],
): PasskeyRequest {
  return { challenge, rpId, allowCredentials, userVerification: 'preferred', timeout: passkeyTimeoutMilliseconds };
}

/** What the browser says a device has signed, and at which page; null for what no browser says. */
export function clientDataOf(clientDataJSON: string): { challenge: string; origin: string } | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

const clientData = z.object({ challenge: z.string(), origin: z.string() });

type PasskeyRow = { id: number; public_key: Buffer; sign_count: number };

/**
 * Whether a passkey of this person has signed what it was asked to, at a page of ours: `challenge`, or where that is null
 * one that the person was given for it, which is spent by the try. `copied`: right, but its device has counted further
 * before, so that there are two of it.
 */
export async function takePasskey(
  tx: Tx,
  { services, now }: OpenContext,
  { userId, passkey, challenge }: { userId: number; passkey: ShownPasskey; challenge: string | null },
): Promise<'right' | 'wrong' | 'copied'> {
  const said = clientDataOf(passkey.response.clientDataJSON);
  const party = relyingParty(services);
  if (said === null || !party.isOurs(said.origin)) return 'wrong';
  const isAsked =
    challenge === null
      ? await spendTicket(tx, said.challenge, { purpose: 'SHOWN_PASSKEY', accountId: userId, now })
      : said.challenge === challenge;
  const [row] = await tx.query<PasskeyRow>(
    'select id, public_key, sign_count from passkey where user_id = $1 and credential_id = $2',
    [userId, passkey.id],
  );
  if (!isAsked || row === undefined) return 'wrong';
  const count = await signCountOf(passkey, said, { id: party.id, publicKey: row.public_key });
  if (count === null) return 'wrong';
  if (count <= row.sign_count && row.sign_count > 0) return 'copied';
  await tx.query(
    'update passkey set sign_count = $2, last_used_at = to_timestamp($3::double precision / 1000) where id = $1',
    [row.id, count, now],
  );
  return 'right';
}

/** How often the device has signed, for a signature that is right; null for any other. */
async function signCountOf(
  passkey: ShownPasskey,
  { challenge, origin }: { challenge: string; origin: string },
  { id: expectedRPID, publicKey }: { id: string; publicKey: Buffer },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const shown = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID,
    // What it counted before is compared by the caller, who tells a copy from what is merely wrong.
    credential: { id: passkey.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: false,
    // It throws for all that is not as expected.
  }).catch(() => null);
  return shown?.verified === true ? shown.authenticationInfo.newCounter : null;
}
