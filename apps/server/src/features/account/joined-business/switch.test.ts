import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  addOutlets,
  addUser,
  askForTokens,
  refresh,
  signedIn,
  signIn,
  ticketFor,
  tokensIn,
} from '../account/testing/people.ts';
import {
  addClient,
  as,
  type Client,
  comeIn,
  hour,
  joined,
  joinWith,
  minute,
  opens,
  switched,
  trySwitch,
} from './testing/joined.ts';

const { list } = joinedBusinessContract;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let app: TestApp;
let kirana: Client;
let hardware: Client;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  kirana = await addClient(app, 'Kirana Pasal');
  hardware = await addClient(app, 'Hardware Stores');
});
afterAll(() => app.close());

const companyOf = async (caller: Parameters<typeof call>[0]) =>
  (await call(caller, sessionContract.init, {})).business?.companyName;

test('one switches there and back without a password, and what was used last stands first', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  const there = as(app, await switched(app, here, hardware.accountant));
  expect(await companyOf(there)).toBe('Hardware Stores');
  app.advance(minute);
  const back = as(app, await switched(app, there, kirana.accountant));
  expect(await companyOf(back)).toBe('Kirana Pasal');
  expect((await call(back, list, {})).map(({ companyName }) => companyName)).toEqual([
    'Kirana Pasal',
    'Hardware Stores',
  ]);
});

test('both businesses are told who, when, whence and of which sign-in, and no password is claimed', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  const headers = { 'x-forwarded-for': '10.7.7.7', 'user-agent': firefox };
  const there = as(app, tokensIn(await trySwitch(app, here, hardware.accountant.userId, { headers })));
  const log = async ({ owner, accountant }: Client) =>
    (await call(as(app, owner.tokens), securityLogContract.list, { query: { userId: accountant.userId } })).rows;
  const [away] = await log(kirana);
  const came = await log(hardware);
  const seen = { address: '10.7.7.7', browser: 'FIREFOX', device: 'LINUX', outcome: 'DONE' };
  expect(away).toMatchObject({ event: 'switchedAway', userId: kirana.accountant.userId, ...seen });
  expect(came).toMatchObject([
    { event: 'switchedIn', userId: hardware.accountant.userId, detail: away?.detail, ...seen },
    { event: 'joined' },
    { event: 'firstStepDone' },
  ]);
  expect(away?.detail).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)]);
  expect(JSON.stringify(came), 'of the other business nothing').not.toContain('Kirana');
  expect(await call(there, userSessionContract.list, {})).toMatchObject([{ isSwitched: true, isCurrent: true }]);
  expect(await call(here, userSessionContract.list, {})).toMatchObject([{ isSwitched: false }]);
});

test('who administers a business sees who comes by switching, and not from where', async () => {
  const owner = as(app, hardware.owner.tokens);
  const shown = async () => {
    const { rows } = await call(owner, userRoleContract.people, {});
    return rows.find(({ id }) => id === hardware.accountant.userId);
  };
  expect(await shown()).toMatchObject({ joinedAt: null, lastSwitchedAt: null });
  const here = await joined(app, kirana.accountant, hardware.accountant);
  expect(await shown()).toMatchObject({ joinedAt: expect.any(String), lastSwitchedAt: null });
  await switched(app, here, hardware.accountant);
  expect(await shown()).toMatchObject({ lastSwitchedAt: expect.any(String) });
  expect(JSON.stringify(await shown())).not.toContain('Kirana');
});

test('twelve hours after the password all that was switched to is over, however often one has switched', async () => {
  await joined(app, kirana.accountant, hardware.accountant);
  const first = await signedIn(app, kirana.accountant.userName);
  app.advance(11 * hour);
  const here = tokensIn(await refresh(app, first.refresh_token));
  const there = await switched(app, as(app, here), hardware.accountant);
  app.advance(hour - 5 * minute);
  const renewed = tokensIn(await refresh(app, there.refresh_token));
  const back = await switched(app, as(app, renewed), kirana.accountant);
  expect(await opens(app, as(app, back))).toBe(200);
  app.advance(5 * minute);
  expect(await opens(app, as(app, back)), 'its age is that of the first').toBe(403);
  expect((await refresh(app, back.refresh_token)).status).toBe(403);
  const anew = await comeIn(app, kirana.accountant);
  expect(await opens(app, as(app, await switched(app, anew, hardware.accountant))), 'a new sign-in').toBe(200);
});

test('a sign-in of this morning goes on where it is, and switches no more', async () => {
  await joined(app, kirana.accountant, hardware.accountant);
  const first = await signedIn(app, kirana.accountant.userName);
  app.advance(11 * hour);
  const renewed = tokensIn(await refresh(app, first.refresh_token));
  app.advance(hour);
  const still = as(app, tokensIn(await refresh(app, renewed.refresh_token)));
  expect(await opens(app, still)).toBe(200);
  expect((await trySwitch(app, still, hardware.accountant.userId)).body).toMatchObject({
    status: 403,
    message: 'You switch for 12 hours after signing in with a password. Sign out and in again',
  });
});

test('who came in by a code of their mobile does not switch', async () => {
  await joined(app, kirana.accountant, hardware.accountant);
  const ticket = await ticketFor(app, kirana.accountant.mobileNumber, 'LOGIN');
  const byCode = as(app, tokensIn(await askForTokens(app, { grant_type: 'otp', ticket })));
  expect((await trySwitch(app, byCode, hardware.accountant.userId)).body).toMatchObject({
    status: 403,
    error: 'joinedBusiness.lapsed',
  });
});

test('one switches to what is joined with oneself alone, and learns of nothing else', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  const others = [hardware.owner.userId, kirana.accountant.userId, kirana.owner.userId, 987_654_321];
  for (const userId of others)
    expect({ userId, status: (await trySwitch(app, here, userId)).status }).toEqual({ userId, status: 404 });
  const stranger = await comeIn(app, kirana.owner);
  expect((await trySwitch(app, stranger, hardware.accountant.userId)).status).toBe(404);
});

test('tokens of a switch are bound to the browser as those of a sign-in are, and kept nowhere', async () => {
  await joined(app, kirana.accountant, hardware.accountant);
  const browser = { browser: true };
  const first = await signIn(app, kirana.accountant.userName, undefined, browser);
  const { access_token: token } = tokensIn(first);
  const headers = { 'idempotency-key': '7f1f0f0e-7a53-4f2e-8f2e-1f6f3a1b2c3d' };
  const sending = { ...browser, cookie: first.cookie, device: first.device, headers };
  expect((await trySwitch(app, { token }, hardware.accountant.userId, browser)).status, 'no cookie').toBe(401);
  const there = await trySwitch(app, { token }, hardware.accountant.userId, sending);
  expect(there.cookie).toEqual(expect.stringMatching(/.{20,}/));
  expect(there.cookie).not.toBe(first.cookie);
  const tokens = tokensIn(there);
  expect(await opens(app, { token: tokens.access_token }), 'elsewhere').toBe(401);
  expect(await app.asOwner('select key from idempotency where key = $1', [headers['idempotency-key']])).toEqual([]);
  for (const secret of [tokens.access_token, tokens.refresh_token]) {
    expect(app.logLines.join('\n')).not.toContain(secret);
  }
});

test('of a sign-in two sessions live at most: where one is, and where one came from', async () => {
  const third = await addClient(app, 'Medical Hall');
  const here = await joined(app, kirana.accountant, hardware.accountant);
  await joinWith(here, third.accountant);
  const there = as(app, await switched(app, here, hardware.accountant));
  expect(await opens(app, here), 'an answer that was lost is asked for again').toBe(200);
  const beyond = as(app, await switched(app, there, third.accountant));
  expect([await opens(app, here), await opens(app, there), await opens(app, beyond)]).toEqual([403, 200, 200]);
});

test('an outlet user of one outlet comes to it at once', async () => {
  const [outletId = 0] = await addOutlets(app, hardware.owner.businessId, ['H9']);
  const cashier = await addUser(app, {
    businessId: hardware.owner.businessId,
    userType: 'OUTLET_USER',
    roles: [],
    outletIds: [outletId],
  });
  const here = await joined(app, kirana.accountant, cashier);
  const tokens = await switched(app, here, cashier);
  const inOutlet = { base: app.base, token: tokens.office_access_token ?? '' };
  expect(await call(inOutlet, sessionContract.init, {})).toMatchObject({ officeId: outletId });
  const back = as(app, await switched(app, { token: inOutlet.token }, kirana.accountant));
  expect(await companyOf(back)).toBe('Kirana Pasal');
});
