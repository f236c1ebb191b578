import { expect } from 'vitest';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { askForTokens, signIn, ticketFor, tokensIn } from '../../features/account/account/testing/people.ts';
import { platformTenant } from '../../platform/database/database.ts';
import { call, send } from '../../testing/caller.ts';
import type { Person } from '../../testing/people.ts';
import { attempts, onOneself } from './attempts.ts';
import { type Cast, enter, oneself, victimPartsFor } from './cast.ts';
import { type Pair, pairOf } from './pair.ts';
import { beyond, reachOf } from './reach.ts';

/** One of a part with everybody they may meet, and every call; answers what was gained by which. */
export async function gainsOf(cast: Cast, actor: string): Promise<string[]> {
  const gains: string[] = [];
  for (const victim of victimPartsFor(actor)) gains.push(...(await walkParts(cast, actor, victim)));
  return gains;
}

/** Two people by their parts, and every call; answers what was gained by which. */
export async function walkParts(cast: Cast, actorPart: string, victimPart: string): Promise<string[]> {
  const actor = await enter(cast, actorPart);
  const victim = victimPart === oneself ? actor : await enter(cast, victimPart);
  const gains = await walk(cast, { actor, victim }, Object.keys(attempts));
  return gains.map((gain) => `${actorPart} and ${victimPart}, ${gain}`);
}

/** Tries calls, and tells what somebody can do after one that only who had it before could have given. */
export async function walk(
  cast: Cast,
  { actor, victim }: { actor: Person; victim: Person },
  names: readonly string[],
): Promise<string[]> {
  const reach = (userId: number) => readReach(cast, userId);
  const pair = await pairOf(cast, actor, victim);
  const before = await reach(actor.userId);
  const allowed = new Set([...before, ...(await reach(victim.userId))]);
  for (const name of names) {
    const endpoint = cast.app.endpoints.get(name);
    if (endpoint === undefined) throw new Error(`${name} is not served`);
    const gained: string[] = [];
    let isChanged = false;
    for (const sent of attempts[name]?.(pair) ?? []) {
      const response = await send(actor, endpoint, sent);
      const answer: unknown = await response.json();
      if (!response.ok) continue;
      isChanged = true;
      if (actor === victim && !onOneself.includes(name)) gained.push('what is their own was changed');
      const opened = await throughSignIn(cast, pair, { name, sent, answer });
      if (!pair.isDisposal) gained.push(...beyond(opened, before));
    }
    if (isChanged) gained.push(...beyond(await reach(actor.userId), before));
    if (isChanged && !pair.isDisposal) gained.push(...beyond(await reach(victim.userId), allowed));
    if (gained.length > 0) return [...new Set(gained)].map((gain) => `${name}: ${gain}`);
  }
  return [];
}

async function readReach({ app, typeOf }: Cast, userId: number): Promise<ReadonlySet<string>> {
  const [row] = await app.services.database.transaction('read', platformTenant, (tx) =>
    tx.query<{ business_id: number; user_type: string }>('select business_id, user_type from app_user where id = $1', [
      userId,
    ]),
  );
  if (row === undefined) throw new Error('the person is there');
  return reachOf(app, { userId, businessId: row.business_id, userType: typeOf(row.user_type) });
}

/** What a call opened for its caller, who comes in where they can by the password or mobile that they chose. */
async function throughSignIn(
  cast: Cast,
  { victim }: Pair,
  { name, sent, answer }: { name: string; sent: { body?: object }; answer: unknown },
): Promise<ReadonlySet<string>> {
  const { app } = cast;
  const data = Object(Object(answer).data);
  const { id, mobileNumber } = Object(sent.body);
  if (name === 'user.resetPassword') await expectVictim(signIn(app, victim.userName, String(data.temporaryPassword)));
  else if (name !== 'user.saveOutletUser') return new Set();
  else if (id === victim.userId && mobileNumber !== victim.mobileNumber) {
    const ticket = await ticketFor(app, String(mobileNumber), 'LOGIN');
    await expectVictim(askForTokens(app, { grant_type: 'otp', ticket }));
  }
  return readReach(cast, name === 'user.resetPassword' ? victim.userId : Number(data.id));

  async function expectVictim(coming: ReturnType<typeof signIn>): Promise<void> {
    const { access_token: token } = tokensIn(await coming);
    const entered = await call({ base: app.base, token }, sessionContract.init, {});
    expect(entered.user.userDetails.id).toBe(victim.userId);
  }
}
