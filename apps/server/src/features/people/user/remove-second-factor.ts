import type { Input } from '@bahi/contract/endpoint';
import type { userContract } from '@bahi/contract/people/user/user.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { removeFactor } from '../../account/second-factor/second-factor.commands.ts';
import { callerOf, findPerson, onPerson } from './managed-user.ts';
import { tellPerson } from './tell-person.ts';
import { getUser } from './user.queries.ts';
import type { UserDetail } from './user.rows.ts';

/** For who can make no code any more: their password alone opens the account again, and they are told. */
export async function removeSecondFactor(
  context: OpenContext,
  { params }: Input<(typeof userContract)['removeSecondFactor']>,
): Promise<UserDetail> {
  const person = await findPerson(context, params.userId);
  if (person.id === callerOf(context).userId) fail('user.notYourself', { status: 409 });
  const saved = await onPerson(context, person, async (inside) => {
    if (!(await removeFactor(inside.db, person.id))) return fail('user.noSecondFactor', { status: 409 });
    await tellPerson(inside, person, ['SECOND_FACTOR']);
    return getUser(inside, person.id);
  });
  context.say('user.secondFactorRemoved');
  return saved;
}
