import type { accountContract } from '@bahi/contract/account/account/account.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { toLatin } from '@bahi/domain/numbers/digits';
import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import { failInvalidToken, type SessionReader } from '../../../platform/sessions/session.ts';
import { sendResetCode } from '../../platform/otp/otp.commands.ts';
import { failTicket, type Holder, readTicket, takeTicket } from '../../platform/otp/tickets.ts';
import { verifyCode } from '../../platform/otp/verify-code.ts';
import {
  type Account,
  findAccount,
  findAccountById,
  findAccountByMobile,
  knownOf,
  mobileOf,
  tenantOf,
} from '../session/accounts.ts';
import { refuseGuessable } from '../session/guessable-password.ts';
import { hashPassword } from '../session/password.ts';
import { revokeSessionsOf } from '../session/revoke-sessions.ts';
import { forgetDevices } from '../session/known-devices.ts';
import { isRightPassword } from '../session/token.commands.ts';
import { fingerprint, forgetWrongTries } from '../session/wrong-tries.ts';

type Nothing = Record<never, never>;

/** Sends the code to the account's mobile and e-mail. What is answered does not tell whether there is an account. */
export async function requestReset(
  context: OpenContext,
  { body }: Input<typeof accountContract.resetRequest>,
): Promise<Answer<typeof accountContract.resetRequest>> {
  const account = await context.services.database.transaction('read', platformTenant, (tx) =>
    findAccount(tx, body.username),
  );
  const { answer, byMail } = await sendResetCode(context, {
    subject: resetSubject(body.username),
    account: account?.is_active === true ? account : null,
  });
  context.say(byMail ? 'account.resetSentByMail' : 'account.resetSent');
  return answer;
}

/** Sets a new password for who brings a ticket, or the code that was sent for the name of the account. */
export async function confirmReset(
  context: OpenContext,
  { body }: Input<typeof accountContract.resetConfirm>,
): Promise<Nothing> {
  const { ticket, username, otp, password } = body;
  if (ticket) return setPasswordByTicket(context, { ticket, password, isFirst: false });
  const fields = [...(username ? [] : ['username']), ...(otp ? [] : ['otp'])];
  if (!username || !otp)
    return fail('common.invalid', { fields: fields.map((field) => ({ field, key: 'common.isRequired' })) });
  // Before the code is used up. Of an account nothing is told here.
  await refuseGuessable(password, [username], 'password');
  const code = toLatin(otp);
  if (!/^\d{6}$/.test(code)) return fail('otp.sixDigits', { field: 'otp' });
  const verified = await verifyCode(context, {
    subject: resetSubject(username),
    purpose: 'RESET',
    otp: code,
    // What is the person's own is told only to who brings the right code, which stays good.
    accept: async (tx, holder) => {
      const account = await holderOf(tx, holder);
      if (account !== null) await refuseGuessable(password, knownOf(account), 'password');
    },
  });
  return setPasswordByTicket(context, { ticket: verified, password, isFirst: false });
}

/** The first password of somebody whom the owner of a business let in: their mobile is their proof. */
export async function setFirstPassword(
  context: OpenContext,
  { body }: Input<typeof accountContract.firstPassword>,
): Promise<Nothing> {
  return setPasswordByTicket(context, { ...body, isFirst: true });
}

/** Changes the password of who is signed in and ends their other sign-ins. Wrong old passwords count as tries. */
export async function changePassword(
  context: OpenContext,
  sessions: SessionReader,
  { body }: Input<typeof accountContract.changePassword>,
): Promise<Nothing> {
  const { database } = context.services;
  const session = context.session ?? failInvalidToken();
  const found = await database.transaction('read', platformTenant, (tx) => findAccountById(tx, session.userId));
  const account = found ?? failInvalidToken();
  if (!(await isRightPassword(context, account, { username: '', password: body.oldPassword })))
    return fail('account.oldPasswordWrong', { field: 'oldPassword' });
  if (body.password === body.oldPassword) return fail('account.passwordSame', { field: 'password' });
  await refuseGuessable(body.password, knownOf(account), 'password');
  const passwordHash = await hashPassword(body.password);
  const ended = await database.transaction('write', tenantOf(account), async (tx) => {
    // First the password: whoever signs in with the old one is then refused, or through and among those that end.
    await writePassword(tx, account, passwordHash);
    return revokeSessionsOf(tx, account.id, session.id, context.now);
  });
  for (const id of [...ended, session.id]) sessions.forget(id);
  noteSecurity(context, 'passwordChanged', { userId: account.id, businessId: account.business_id });
  context.say('account.passwordChanged');
  return {};
}

/** Under what a code is kept that was asked for by a name: nothing tells it from one of a name without an account. */
function resetSubject(username: string): string {
  return mobileOf(username) ?? `name:${fingerprint(username)}`;
}

async function setPasswordByTicket(
  context: OpenContext,
  { ticket, password, isFirst }: { ticket: string; password: string; isFirst: boolean },
): Promise<Nothing> {
  const { database } = context.services;
  const account = await database.transaction('read', platformTenant, async (tx) =>
    holderOf(tx, await readTicket(tx, ticket, 'RESET', context.now)),
  );
  if (account === null || !account.is_active) return failTicket();
  if (isFirst && account.password_hash !== null) return fail('account.passwordAlreadySet');
  await refuseGuessable(password, knownOf(account), 'password');
  const passwordHash = await hashPassword(password);
  await database.transaction('write', tenantOf(account), async (tx) => {
    await takeTicket(tx, ticket, 'RESET', context.now);
    await Promise.all([
      writePassword(tx, account, passwordHash),
      forgetDevices(tx, account.id),
      revokeSessionsOf(tx, account.id, null, context.now),
    ]);
  });
  noteSecurity(context, 'passwordChanged', { userId: account.id, businessId: account.business_id });
  context.say('account.passwordChanged');
  return {};
}

async function holderOf(tx: Tx, { mobileNumber, accountId }: Holder): Promise<Account | null> {
  if (accountId !== null) return findAccountById(tx, accountId);
  return mobileNumber === null ? null : findAccountByMobile(tx, mobileNumber);
}

async function writePassword(tx: Tx, account: Account, passwordHash: string): Promise<void> {
  await Promise.all([
    tx.query(
      `update app_user set password_hash = $3, must_change_password = false, version = version + 1
       where business_id = $1 and id = $2`,
      [account.business_id, account.id, passwordHash],
    ),
    forgetWrongTries(tx, account.id),
  ]);
}
