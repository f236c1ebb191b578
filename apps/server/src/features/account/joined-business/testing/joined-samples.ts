import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { call } from '../../../../testing/caller.ts';
import type { Person as Caller } from '../../../../testing/people.ts';
import type { Samples, World } from '../../../../walks/samples/samples.ts';
import { type Owner, password, registerOwner } from '../../account/testing/people.ts';

function callerOf({ app }: World, { tokens, userId, businessId }: Owner): Caller {
  return { base: app.base, token: tokens.access_token, userId, businessId };
}

function formFor({ userName }: Owner) {
  return { username: userName, password, ownPassword: password };
}

/** Two owners of businesses of their own, who have just signed up; joined where it is said. */
async function twoOwners(world: World, isJoined: boolean): Promise<{ caller: Caller; other: Owner }> {
  const [one, other] = [await registerOwner(world.app), await registerOwner(world.app)];
  const caller = callerOf(world, one);
  if (isJoined) await call(caller, joinedBusinessContract.join, { body: formFor(other) });
  return { caller, other };
}

/** Good calls of who has sign-ins at two businesses. */
export const joinedBusinessSamples: Samples = {
  'joinedBusiness.list': () => ({}),
  'joinedBusiness.join': async (world) => {
    const { caller, other } = await twoOwners(world, false);
    return { caller, body: formFor(other) };
  },
  'joinedBusiness.enter': async (world) => {
    const { caller, other } = await twoOwners(world, true);
    return { caller, params: { userId: other.userId } };
  },
  'joinedBusiness.remove': async (world) => {
    const { caller, other } = await twoOwners(world, true);
    return { caller, params: { userId: other.userId } };
  },
};
