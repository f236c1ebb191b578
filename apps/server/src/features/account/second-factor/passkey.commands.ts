import type { Answer, Input } from '@bahi/contract/endpoint';
import type { MadePasskey } from '@bahi/contract/account/second-factor/passkey';
import type { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { sha256 } from '../../../platform/core/keys.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refuseToBeWithout } from '../../../platform/sessions/second-step.ts';
import { failInvalidToken, type SessionReader } from '../../../platform/sessions/session.ts';
import { insertTicket, spendTicket, type TicketPurpose } from '../../platform/otp/tickets.ts';
import { clientDataOf, listPasskeys, passkeyRequestOf, passkeyTimeoutMilliseconds } from '../session/passkey.ts';
import { relyingParty } from '../session/relying-party.ts';
import { hasSecondFactor, lockPerson } from '../session/second-factor.ts';
import { tenantOf } from '../session/accounts.ts';
import { withProof } from '../session/with-proof.ts';
import { beginSecondStep, removeUnusedCodes, notBegun, proven, whose } from './second-factor.commands.ts';

type Contract = typeof secondFactorContract;

const mostPasskeys = 10;
/** EdDSA, ES256 and RS256 (COSE): one of them is known to every device. */
const algorithms = [-8, -7, -257];

/** What a browser needs to let a device make a passkey; who has a second step already shows it for that. */
export async function createPasskey(
  context: OpenContext,
  { body }: Input<Contract['createPasskey']>,
): Promise<Answer<Contract['createPasskey']>> {
  const account = await proven(context, body.password);
  const begin = async (tx: Tx) => ({
    challenge: await insertChallenge(context, tx, account.id, 'NEW_PASSKEY'),
    held: await listPasskeys(tx, account.id),
  });
  const { challenge, held } = account.has_second_factor
    ? await withProof(context, account, body, begin, (tx) => refuseMore(tx, account.id))
    : await context.services.database.transaction('write', tenantOf(account), begin);
  return {
    challenge,
    rp: { id: relyingParty(context.services).id, name: 'Bahi' },
    // The same each time, so that a device keeps the person's passkeys together; it tells nothing of them.
    user: {
      id: sha256(`passkeys of ${account.id}`).toString('base64url'),
      name: account.user_name,
      displayName: account.full_name,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: held,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    timeout: passkeyTimeoutMilliseconds,
  };
}

/** Adds the passkey that the device has made for the challenge of `createPasskey`. */
export async function confirmPasskey(
  context: OpenContext,
  sessions: SessionReader,
  { body }: Input<Contract['confirmPasskey']>,
): Promise<Answer<Contract['confirmPasskey']>> {
  const { userId, businessId } = context.session ?? failInvalidToken();
  const tenant = tenantOf({ id: userId, business_id: businessId });
  const begun = await context.services.database.transaction('write', tenant, async (tx) => {
    await lockPerson(tx, userId);
    await refuseMore(tx, userId);
    const isFirst = !(await hasSecondFactor(tx, userId));
    await insertPasskey(tx, context, { ...body, userId });
    return isFirst ? beginSecondStep(context, tx, userId) : notBegun;
  });
  for (const id of begun.ended) sessions.forget(id);
  noteSecurity(context, 'factorAdded', { userId, subjectId: userId, businessId, detail: ['PASSKEY', body.name] });
  context.say('secondFactor.passkeyAdded');
  return { recoveryCodes: begun.recoveryCodes };
}

/** A challenge for a passkey that is to prove who asks. */
export async function requestPasskey(context: OpenContext): Promise<Answer<Contract['requestPasskey']>> {
  const { userId, businessId } = context.session ?? failInvalidToken();
  const tenant = tenantOf({ id: userId, business_id: businessId });
  return context.services.database.transaction('write', tenant, async (tx) =>
    passkeyRequestOf(
      relyingParty(context.services),
      await insertChallenge(context, tx, userId, 'SHOWN_PASSKEY'),
      await listPasskeys(tx, userId),
    ),
  );
}

/** Another name for a passkey. */
export async function updatePasskey(
  { db, session, say }: Context,
  { params, body }: Input<Contract['updatePasskey']>,
): Promise<Record<never, never>> {
  const [renamed] = await db.query('update passkey set name = $3 where id = $1 and user_id = $2 returning id', [
    params.id,
    session.userId,
    body.name,
  ]);
  if (renamed === undefined) failNotFound();
  say('secondFactor.passkeyRenamed');
  return {};
}

/** Takes a passkey away from who shows it, another one or a code. */
export async function removePasskey(
  context: OpenContext,
  { params, body }: Input<Contract['removePasskey']>,
): Promise<Record<never, never>> {
  const account = await proven(context, body.password);
  if (!account.has_second_factor) return failNotFound();
  const ofOwn = [params.id, account.id];
  const refuse = async (tx: Tx) => {
    const [own] = await tx.query('select id from passkey where id = $1 and user_id = $2', ofOwn);
    if (own === undefined) failNotFound();
    await refuseToBeWithout(tx, context.session ?? failInvalidToken());
  };
  const take = async (tx: Tx) => {
    const [removed] = await tx.query<{ name: string }>(
      'delete from passkey where id = $1 and user_id = $2 returning name',
      ofOwn,
    );
    await removeUnusedCodes(tx, account.id);
    return removed?.name ?? failNotFound();
  };
  const name = await withProof(context, account, body, take, refuse);
  noteSecurity(context, 'factorRemoved', { ...whose(account), detail: ['PASSKEY', name] });
  context.say('secondFactor.passkeyRemoved');
  return {};
}

async function refuseMore(tx: Tx, userId: number): Promise<void> {
  if ((await listPasskeys(tx, userId)).length >= mostPasskeys) fail('secondFactor.passkeysFull', { status: 409 });
}

function insertChallenge(
  { services, now }: OpenContext,
  tx: Tx,
  accountId: number,
  purpose: TicketPurpose,
): Promise<string> {
  const expiresAt = now + services.config.limits.otp.validSeconds * 1000;
  return insertTicket(tx, { mobileNumber: null, accountId, purpose, expiresAt });
}

async function insertPasskey(
  tx: Tx,
  { services, now }: OpenContext,
  { userId, name, passkey }: { userId: number; name: string; passkey: MadePasskey },
): Promise<void> {
  const said = clientDataOf(passkey.response.clientDataJSON);
  const party = relyingParty(services);
  const isAsked =
    said !== null &&
    party.isOurs(said.origin) &&
    (await spendTicket(tx, said.challenge, { purpose: 'NEW_PASSKEY', accountId: userId, now }));
  if (!isAsked) return fail('secondFactor.passkeyWrong', { field: 'passkey' });
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const made = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: said.challenge,
    expectedOrigin: said.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
    // It throws for all that is not as expected.
  }).catch(() => null);
  if (made?.verified !== true) return fail('secondFactor.passkeyWrong', { field: 'passkey' });
  const { id, publicKey, counter } = made.registrationInfo.credential;
  const [inserted] = await tx.query(
    `insert into passkey (user_id, name, credential_id, public_key, sign_count, transports, added_at)
     values ($1, $2, $3, $4, $5, $6, to_timestamp($7::double precision / 1000))
     on conflict (credential_id) do nothing returning id`,
    [userId, name, id, Buffer.from(publicKey), counter, passkey.response.transports, now],
  );
  if (inserted === undefined) fail('secondFactor.passkeyTaken', { status: 409 });
}
