import { randomInt } from 'node:crypto';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { recoveryAlphabet, recoveryCodeLength } from '@bahi/contract/account/second-factor/second-factor-code';
import type { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { noteSecurity, type SecurityAbout } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { qrPath } from '../../../platform/paper/qr.ts';
import { refuseToBeWithout } from '../../../platform/sessions/second-step.ts';
import { failInvalidToken, type SessionReader } from '../../../platform/sessions/session.ts';
import { type Account, findAccountById } from '../session/accounts.ts';
import { forgetDevices, rememberDevice } from '../session/known-devices.ts';
import { revokeSessionsOf } from '../session/revoke-sessions.ts';
import { hasSecondFactor, lockPerson, sealKey, totpOf } from '../session/second-factor.ts';
import { isRightPassword } from '../session/token.commands.ts';
import { withProof } from '../session/with-proof.ts';

type Contract = typeof secondFactorContract;
type Proof = Input<Contract['remove']>;

const recoveryCodeCount = 10;

/** A new key for the app, in the place of one that was never confirmed. */
export async function createKey({ session, services }: OpenContext): Promise<Answer<Contract['create']>> {
  const { userId } = session ?? failInvalidToken();
  const { totp, made } = await services.database.transaction('write', platformTenant, async (tx) => {
    const found = (await findAccountById(tx, userId)) ?? failInvalidToken();
    const fresh = totpOf(undefined, found.user_name);
    const [row] = await tx.query(
      `insert into authenticator (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret, last_step = 0
         where authenticator.confirmed_at is null
       returning user_id`,
      [found.id, sealKey(services.keys, found.id, fresh.secret.base32)],
    );
    return { totp: fresh, made: row };
  });
  const key = totp.secret.base32;
  if (made === undefined) return fail('secondFactor.isOn', { status: 409 });
  const address = totp.toString();
  return { key, address, qr: qrPath(address) };
}

/** Turns it on for who has the key in an app. */
export async function confirmKey(
  context: OpenContext,
  sessions: SessionReader,
  { body }: Input<Contract['confirm']>,
): Promise<Answer<Contract['confirm']>> {
  const account = await proven(context, body.password);
  const shown = { code: body.code, passkey: body.passkey, isNew: true };
  const begun = await withProof(context, account, shown, async (tx) => {
    const isFirst = !(await hasSecondFactor(tx, account.id));
    await tx.query(
      'update authenticator set confirmed_at = to_timestamp($2::double precision / 1000) where user_id = $1',
      [account.id, context.now],
    );
    return isFirst ? beginSecondStep(context, tx, account.id) : notBegun;
  });
  for (const id of begun.ended) sessions.forget(id);
  noteSecurity(context, 'factorAdded', whose(account));
  context.say(begun === notBegun ? 'secondFactor.appAdded' : 'secondFactor.turnedOn');
  return { recoveryCodes: begun.recoveryCodes };
}

/** `ended`: sign-ins of which what is known counts no longer. */
type Begun = { recoveryCodes: string[]; ended: string[] };
/** Somebody had a second step before, and recovery codes with it. */
export const notBegun: Begun = { recoveryCodes: [], ended: [] };

/** With the first second step of any kind: whoever else is signed in as the person signs in anew, with both steps. */
export async function beginSecondStep(context: OpenContext, tx: Tx, userId: number): Promise<Begun> {
  const { id } = context.session ?? failInvalidToken();
  const recoveryCodes = await replaceRecoveryCodes(context, tx, userId);
  // Whoever knew the password before may have made browsers known, each of which has tries of its own.
  await forgetDevices(tx, userId);
  if (context.exchange.device !== null) rememberDevice(context, tx, userId);
  const ended = await revokeSessionsOf(tx, userId, id, context.now);
  // What is known of this sign-in may say that it is still due.
  return { recoveryCodes, ended: [...ended, id] };
}

/** Ten new codes for who has lost or used up the old ones, which count no longer. */
export async function createRecoveryCodes(
  context: OpenContext,
  { body }: Proof,
): Promise<Answer<Contract['createRecoveryCodes']>> {
  const account = await proven(context, body.password);
  const recoveryCodes = await withProof(context, account, body, (tx) => replaceRecoveryCodes(context, tx, account.id));
  noteSecurity(context, 'accountChanged', { ...whose(account), detail: ['RECOVERY_CODES'] });
  context.say('secondFactor.codesMade');
  return { recoveryCodes };
}

/** Takes the app away from who can still make a code, or has a passkey. Who has neither is helped by who may act on them. */
export async function removeOwn(context: OpenContext, { body }: Proof): Promise<Record<never, never>> {
  const account = await proven(context, body.password);
  const refuse = async (tx: Tx) => {
    const [own] = await tx.query('select user_id from authenticator where user_id = $1 and confirmed_at is not null', [
      account.id,
    ]);
    if (own === undefined) fail('secondFactor.isOff', { status: 409 });
    await refuseToBeWithout(tx, context.session ?? failInvalidToken());
  };
  const take = async (tx: Tx) => {
    await tx.query('delete from authenticator where user_id = $1', [account.id]);
    await removeUnusedCodes(tx, account.id);
    return hasSecondFactor(tx, account.id);
  };
  const isStillOn = await withProof(context, account, body, take, refuse);
  noteSecurity(context, 'factorRemoved', whose(account));
  context.say(isStillOn ? 'secondFactor.appRemoved' : 'secondFactor.turnedOff');
  return {};
}

/** Recovery codes stand in for a second step, and go with the last one. */
export async function removeUnusedCodes(tx: Tx, userId: number): Promise<void> {
  await tx.query('delete from recovery_code where user_id = $1 and not has_second_factor($1)', [userId]);
}

/** Takes somebody's second step away, app, passkeys and recovery codes; tells whether there was one. */
export async function removeFactor(tx: Tx, userId: number): Promise<boolean> {
  await lockPerson(tx, userId);
  const wasOn = await hasSecondFactor(tx, userId);
  for (const table of ['authenticator', 'passkey', 'recovery_code'])
    await tx.query(`delete from ${table} where user_id = $1`, [userId]);
  return wasOn;
}

/** The caller's account, whose owner has shown to know its password; who has none signs in by codes alone. */
export async function proven(context: OpenContext, password: string): Promise<Account> {
  const { userId } = context.session ?? failInvalidToken();
  const { database } = context.services;
  const found = await database.transaction('read', platformTenant, (tx) => findAccountById(tx, userId));
  const account = found ?? failInvalidToken();
  if (account.password_hash === null) return account;
  if (password === '') fail('common.isRequired', { field: 'password' });
  if (!(await isRightPassword(context, account, { username: '', password })))
    fail('account.passwordWrong', { field: 'password' });
  return account;
}

async function replaceRecoveryCodes({ services }: OpenContext, tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, randomCode);
  await tx.query('delete from recovery_code where user_id = $1', [userId]);
  // What was joined with a code that somebody else may have had is joined no longer (decision 0118).
  await tx.query('update joined_sign_in set is_broken = true where user_id = $1', [userId]);
  await tx.query('insert into recovery_code (user_id, code_hmac) select $1, unnest($2::bytea[])', [
    userId,
    codes.map((code) => services.keys.hashRecoveryCode(userId, code)),
  ]);
  return codes.map((code) => `${code.slice(0, recoveryCodeLength / 2)}-${code.slice(recoveryCodeLength / 2)}`);
}

function randomCode(): string {
  return Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(
    '',
  );
}

/** Of whom the security log tells. */
export function whose({ id, business_id: businessId }: Account): SecurityAbout {
  return { userId: id, subjectId: id, businessId };
}
