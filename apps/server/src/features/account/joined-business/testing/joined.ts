import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { call, type Caller } from '../../../../testing/caller.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { send, type Sending } from '../../account/testing/api.ts';
import {
  addUser,
  type Owner,
  password,
  type Person,
  registerOwner,
  signedIn,
  tokensIn,
} from '../../account/testing/people.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** A business with its owner and somebody who keeps its books, both with the same password. */
export type Client = { owner: Owner; accountant: Person };

export async function addClient(app: TestApp, companyName: string): Promise<Client> {
  const owner = await registerOwner(app, { companyName });
  const accountant = await addUser(app, {
    businessId: owner.businessId,
    userType: 'BUSINESS_INTERNAL',
    roles: ['ACCOUNTANT'],
  });
  return { owner, accountant };
}

export function as(app: TestApp, { access_token: token }: { access_token: string }): Caller & { token: string } {
  return { base: app.base, token, language: 'en' };
}

/** Signed in by password, now. */
export async function comeIn(app: TestApp, { userName }: { userName: string }, sending: Sending = {}) {
  return as(app, await signedIn(app, userName, sending));
}

/** Joins the sign-in of the caller with somebody's. */
export async function joinWith(
  caller: Caller,
  { userName }: { userName: string },
  codes: { code?: string; ownCode?: string } = {},
): Promise<void> {
  const body = { username: userName, password, ownPassword: password, ...codes };
  await call(caller, joinedBusinessContract.join, { body });
}

/** Both sign-ins of the same person, joined by who signs in anew to the first. */
export async function joined(app: TestApp, one: Person, other: Person): Promise<Caller & { token: string }> {
  const caller = await comeIn(app, one);
  await joinWith(caller, other);
  return caller;
}

/** The answer to who wants to switch, as it goes over the wire. */
export function trySwitch(app: TestApp, { token }: { token: string }, userId: number, sending: Sending = {}) {
  return send(app, `POST /joined-business/${userId}/switch`, { token, ...sending });
}

/** The tokens of the other sign-in. */
export async function switched(app: TestApp, caller: { token: string }, { userId }: { userId: number }) {
  return tokensIn(await trySwitch(app, caller, userId));
}

/** 200 while a token opens something. */
export async function opens(app: TestApp, { token }: { token: string }): Promise<number> {
  return (await send(app, 'GET /init', { token })).status;
}
