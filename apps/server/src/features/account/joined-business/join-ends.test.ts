import { accountContract } from '@bahi/contract/account/account/account.contract';
import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, type Caller } from '../../../testing/caller.ts';
import { openPlatform, type Person as SignedIn } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import { password, refresh, signedIn, ticketFor, tokensIn } from '../account/testing/people.ts';
import { firstStep, secondStep, turnOn } from '../second-factor/testing/phone.ts';
import { addClient, as, type Client, comeIn, joined, joinWith, opens, switched, trySwitch } from './testing/joined.ts';

const { list, remove } = joinedBusinessContract;
const newPassword = 'Kanchenjunga#8586';
const second = 1000;

let app: TestApp;
let platform: SignedIn;
let kirana: Client;
let hardware: Client;
beforeAll(async () => {
  app = await startTestApp();
  platform = await openPlatform(app);
});
beforeEach(async () => {
  kirana = await addClient(app, 'Kirana Pasal');
  hardware = await addClient(app, 'Hardware Stores');
});
afterAll(() => app.close());

const recordOf = ({ accountant }: Client) => ({
  id: accountant.userId,
  userType: 'BUSINESS_INTERNAL' as const,
  fullName: 'Hari Thapa',
  userName: accountant.userName,
  mobileNumber: accountant.mobileNumber,
  email: accountant.email,
});
const ownerOf = ({ owner }: Client): Caller => as(app, owner.tokens);

/** What is done to somebody's sign-in after it was joined, by its owner or by themselves. */
type Change = {
  does: (client: Client) => Promise<unknown>;
  /** What is answered to who switches there from the other: changed, or apart. */
  there: 404 | 409;
  /** To who switches from it by a sign-in from before: whether that lives still. */
  here: 403 | 404;
};
const changes: Record<string, Change> = {
  'their password is reset by others': {
    does: (client) => call(ownerOf(client), userContract.resetPassword, { body: { userId: client.accountant.userId } }),
    there: 409,
    here: 403,
  },
  'they change their password': {
    does: async ({ accountant }) =>
      call(await comeIn(app, accountant), accountContract.changePassword, {
        body: { oldPassword: password, password: newPassword },
      }),
    there: 409,
    here: 403,
  },
  'they reset it by a code': {
    does: async ({ accountant }) => {
      const ticket = await ticketFor(app, accountant.mobileNumber, 'RESET');
      await call({ base: app.base, token: null }, accountContract.resetConfirm, {
        body: { ticket, password: newPassword },
      });
    },
    there: 409,
    here: 403,
  },
  'others give them another mobile number, and the old one back': {
    does: async (client) => {
      for (const mobileNumber of [`97${unusedNumber()}`, client.accountant.mobileNumber])
        await call(ownerOf(client), userContract.saveOutletUser, { body: { ...recordOf(client), mobileNumber } });
    },
    there: 409,
    here: 404,
  },
  'others give them another e-mail address': {
    does: (client) =>
      call(ownerOf(client), userContract.saveOutletUser, {
        body: { ...recordOf(client), email: `other${unusedNumber()}@bahi.example` },
      }),
    there: 409,
    here: 404,
  },
  'they turn a second step on': {
    does: async ({ accountant }) => turnOn(app, (await comeIn(app, accountant)).token),
    there: 409,
    here: 403,
  },
  'they are switched off, and on again': {
    does: async (client) => {
      const { userId: id } = client.accountant;
      for (const status of ['INACTIVE', 'ACTIVE'] as const)
        await call(ownerOf(client), userContract.toggle, { params: { id, status } });
    },
    there: 404,
    here: 403,
  },
  'others sign them out everywhere': {
    does: (client) => call(ownerOf(client), userRoleContract.signOut, { params: { userId: client.accountant.userId } }),
    there: 404,
    here: 403,
  },
  'a role is taken from them': {
    does: async (client) => {
      const [role] = await call(ownerOf(client), userRoleContract.ofUser, {
        params: { userId: client.accountant.userId },
      });
      await call(ownerOf(client), userRoleContract.remove, { params: { id: role?.id ?? 0 } });
    },
    there: 404,
    here: 404,
  },
};

describe.each(Object.entries(changes))('once %s', (_, { does, there, here: left }) => {
  test('nobody switches to it with what was joined before', async () => {
    const here = await joined(app, kirana.accountant, hardware.accountant);
    const switchedTo = await switched(app, here, hardware.accountant);
    await does(hardware);
    const anew = await comeIn(app, kirana.accountant);
    expect((await trySwitch(app, anew, hardware.accountant.userId)).status).toBe(there);
    app.advance(2 * second);
    expect(await opens(app, as(app, switchedTo)), 'and who is there is out').toBe(403);
    expect((await refresh(app, switchedTo.refresh_token)).status).toBe(403);
  });

  test('nobody switches from it, even by a sign-in that is theirs', async () => {
    await joined(app, kirana.accountant, hardware.accountant);
    const here = await signedIn(app, kirana.accountant.userName);
    await does(kirana);
    app.advance(2 * second);
    expect((await trySwitch(app, as(app, here), hardware.accountant.userId)).status).toBe(left);
  });
});

test('a second step there asks for one here', async () => {
  const [here, there] = [await comeIn(app, kirana.accountant), await comeIn(app, hardware.accountant)];
  const phone = { there: await turnOn(app, there.token), here: await turnOn(app, here.token) };
  await joinWith(here, hardware.accountant, { code: phone.there.code(), ownCode: phone.here.code() });
  expect((await trySwitch(app, here, hardware.accountant.userId)).body).toMatchObject({
    status: 403,
    message: 'That sign-in has a second step. Sign in with a second step here too, or sign in there',
  });
  app.advance(30 * second);
  const ticket = await firstStep(app, kirana.accountant.userName);
  const both = tokensIn(await secondStep(app, ticket, phone.here.code()));
  expect((await trySwitch(app, as(app, both), hardware.accountant.userId)).status).toBe(200);
});

test('so does a business that asks one of everybody, whether they have it or not', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  await turnOn(app, hardware.owner.tokens.access_token);
  await call(ownerOf(hardware), businessContract.saveSecondStep, { body: { secondStepOf: 'EVERYBODY' } });
  expect((await trySwitch(app, here, hardware.accountant.userId)).body).toMatchObject({
    error: 'joinedBusiness.secondStepFirst',
  });
});

test('a business that forbids it is out of reach, with who has switched to it, and is told as closed', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  const there = as(app, await switched(app, here, hardware.accountant));
  await call(ownerOf(hardware), businessContract.saveSwitching, { body: { allowsSwitching: false } });
  app.advance(2 * second);
  expect(await opens(app, there)).toBe(403);
  expect((await trySwitch(app, here, hardware.accountant.userId)).body).toMatchObject({
    status: 403,
    message: 'This business is suspended or does not allow switching',
  });
  expect(await call(here, list, {})).toMatchObject([{ state: 'CLOSED' }, { state: 'OPEN' }]);
  const direct = await comeIn(app, hardware.accountant);
  expect((await trySwitch(app, direct, kirana.accountant.userId)).status, 'nor is it left by switching').toBe(403);
  await call(ownerOf(hardware), businessContract.saveSwitching, { body: { allowsSwitching: true } });
  app.advance(2 * second);
  expect(await opens(app, there), 'allowed again, who was there does not come back').toBe(403);
});

test('so is one that is suspended; its own sign-ins read on', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  const there = await switched(app, here, hardware.accountant);
  const direct = await comeIn(app, hardware.accountant);
  const respond = (response: 'SUSPENDED' | 'REACTIVATED') =>
    call(platform, businessDetailContract.respond, {
      body: { businessDetailId: hardware.owner.businessId, response, remarks: 'Unpaid' },
    });
  await respond('SUSPENDED');
  app.advance(2 * second);
  expect([await opens(app, as(app, there)), await opens(app, direct)]).toEqual([403, 200]);
  expect((await trySwitch(app, here, hardware.accountant.userId)).status).toBe(403);
  await respond('REACTIVATED');
  app.advance(2 * second);
  expect(await opens(app, as(app, there)), 'nor does who was there come back').toBe(403);
  expect((await trySwitch(app, here, hardware.accountant.userId)).status).toBe(200);
});

test('taken apart from either side, what was switched to because of it is over', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  const there = as(app, await switched(app, here, hardware.accountant));
  await call(await comeIn(app, hardware.accountant), remove, { params: { userId: kirana.accountant.userId } });
  app.advance(2 * second);
  expect([await opens(app, here), await opens(app, there)]).toEqual([200, 403]);
  expect((await trySwitch(app, here, hardware.accountant.userId)).status).toBe(404);
  await joinWith(here, hardware.accountant);
  app.advance(2 * second);
  expect(await opens(app, there), 'joined anew, it does not come back').toBe(403);
});

/** The ways in which a sign-in ends; each is given where one is, where one came from, and what both began with. */
const ends: Record<string, (at: { here: Tokens; there: Tokens }) => Promise<unknown>> = {
  'signing out there': ({ there }) => call(as(app, there), sessionContract.logout, {}),
  'signing out where one came from': ({ here }) => call(as(app, here), sessionContract.logout, {}),
  'signing out all others, by who is signed in elsewhere': async () =>
    call(await comeIn(app, kirana.accountant), userSessionContract.remove, { params: { id: 'others' } }),
  'a refresh token that comes back, and so was stolen': async ({ there }) => {
    await refresh(app, there.refresh_token);
    app.advance(11 * second);
    await refresh(app, there.refresh_token);
  },
  'a new password of the sign-in that it began with': () =>
    call(ownerOf(kirana), userContract.resetPassword, { body: { userId: kirana.accountant.userId } }),
};
type Tokens = { access_token: string; refresh_token: string };

test.each(Object.entries(ends))('%s ends all that was switched to', async (_, end) => {
  await joined(app, kirana.accountant, hardware.accountant);
  const here = await signedIn(app, kirana.accountant.userName);
  const there = await switched(app, as(app, here), hardware.accountant);
  await end({ here, there });
  app.advance(2 * second);
  expect([await opens(app, as(app, here)), await opens(app, as(app, there))]).toEqual([403, 403]);
  expect((await refresh(app, there.refresh_token)).status).toBe(403);
});

test('who signs out while another tab switches is signed out of both', async () => {
  await joined(app, kirana.accountant, hardware.accountant);
  let won = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    const here = as(app, await signedIn(app, kirana.accountant.userName));
    const switching = trySwitch(app, here, hardware.accountant.userId);
    // Later by a little each time, so that now one is first and now the other.
    await new Promise((resolve) => setTimeout(resolve, turn * 3));
    await call(here, sessionContract.logout, {}).catch(() => undefined);
    if ((await switching).status === 200) won += 1;
  }
  expect(won).toBeGreaterThan(0);
  const live = await app.asOwner(
    'select id from user_session where user_id = $1 and origin_id is not null and revoked_at is null',
    [hardware.accountant.userId],
  );
  expect(live).toEqual([]);
});

test('a second step of a sign-in of one’s own is no way around that of another, by way of who has none', async () => {
  const third = await addClient(app, 'Shop of a thief');
  const [middle, there] = [await comeIn(app, kirana.accountant), await comeIn(app, hardware.accountant)];
  const phone = await turnOn(app, there.token);
  await joinWith(middle, hardware.accountant, { code: phone.code() });
  const theirs = await turnOn(app, third.owner.tokens.access_token);
  app.advance(30 * second);
  const ticket = await firstStep(app, third.owner.userName);
  const thief = as(app, tokensIn(await secondStep(app, ticket, theirs.code())));
  app.advance(30 * second);
  await joinWith(thief, kirana.accountant, { ownCode: theirs.code() });
  const refused = { status: 403, error: 'joinedBusiness.secondStepFirst' };
  expect((await trySwitch(app, thief, hardware.accountant.userId)).body).toMatchObject(refused);
  const between = as(app, await switched(app, thief, kirana.accountant));
  expect((await trySwitch(app, between, hardware.accountant.userId)).body).toMatchObject(refused);
});

test('new recovery codes end what was joined with the old ones', async () => {
  const here = await comeIn(app, kirana.accountant);
  const phone = await turnOn(app, here.token);
  await joinWith(here, hardware.accountant, { ownCode: phone.code() });
  app.advance(30 * second);
  await call(here, secondFactorContract.createRecoveryCodes, { body: { password, code: phone.code() } });
  const there = await comeIn(app, hardware.accountant);
  expect((await trySwitch(app, there, kirana.accountant.userId)).status).not.toBe(200);
});
