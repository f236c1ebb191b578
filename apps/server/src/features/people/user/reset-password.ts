import type { Answer, Input } from '@bahi/contract/endpoint';
import type { userContract } from '@bahi/contract/people/user/user.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { SessionReader } from '../../../platform/sessions/session.ts';
import { knownOf } from '../../account/session/accounts.ts';
import { refuseGuessable } from '../../account/session/guessable-password.ts';
import { hashPassword, randomPassword } from '../../account/session/password.ts';
import { revokeSessionsOf } from '../../account/session/revoke-sessions.ts';
import { forgetDevices } from '../../account/session/known-devices.ts';
import { forgetWrongTries } from '../../account/session/wrong-tries.ts';
import { callerOf, findPerson, onPerson } from './managed-user.ts';
import { tellPerson } from './tell-person.ts';

type Contract = (typeof userContract)['resetPassword'];

/** Gives a person a password that is good until they choose their own, ends their sign-ins, and tells them. */
export async function resetPassword(
  context: OpenContext,
  sessions: SessionReader,
  { body }: Input<Contract>,
): Promise<Answer<Contract>> {
  const person = await findPerson(context, body.userId, 'userId');
  if (person.id === callerOf(context).userId) fail('user.notYourself', { field: 'userId', status: 409 });
  if (body.password !== undefined) await refuseGuessable(body.password, knownOf(person), 'password');
  const temporaryPassword = body.password ?? randomPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  const ended = await onPerson(context, person, async (inside) => {
    const { db, businessId, now } = inside;
    await tellPerson(inside, person, ['PASSWORD']);
    await db.query(
      `update app_user set password_hash = $3, must_change_password = true, version = version + 1
       where business_id = $1 and id = $2`,
      [businessId, person.id, passwordHash],
    );
    await Promise.all([forgetWrongTries(db, person.id), forgetDevices(db, person.id)]);
    return revokeSessionsOf(db, person.id, null, now);
  });
  for (const sessionId of ended) sessions.forget(sessionId);
  context.say('user.passwordReset');
  return { temporaryPassword };
}
