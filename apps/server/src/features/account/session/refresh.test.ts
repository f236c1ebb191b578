import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import { addUser, type Owner, refresh, registerOwner, signedIn, signIn, tokensIn } from '../account/testing/people.ts';

const ended = { status: 403, body: { error: 'token_expired', message: 'token_expired' } };
const hours = 3_600_000;

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
});
afterAll(() => app.close());

const opens = async (token: string): Promise<boolean> => (await send(app, 'GET /init', { token })).status === 200;

test('a refresh token is exchanged for new tokens of the same session', async () => {
  const first = await signedIn(app, owner.email);
  app.advance(11 * 60_000);
  expect(await opens(first.access_token)).toBe(false);
  const second = tokensIn(await refresh(app, first.refresh_token, { access_token: first.access_token }));
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await opens(second.access_token)).toBe(true);
});

test('two that refresh at the same moment get one successor, and both go on', async () => {
  const { refresh_token: token } = await signedIn(app, owner.email);
  const [one, other] = await Promise.all([refresh(app, token), refresh(app, token)]);
  const [left, right] = [tokensIn(one), tokensIn(other)];
  expect(left.refresh_token).toBe(right.refresh_token);
  app.advance(60_000);
  for (const { access_token, refresh_token } of [left, right]) {
    expect(await opens(access_token)).toBe(true);
    expect((await refresh(app, refresh_token)).status).toBe(200);
  }
});

test('a used token comes back within ten seconds, as from a second tab', async () => {
  const { refresh_token: token } = await signedIn(app, owner.email);
  const first = tokensIn(await refresh(app, token));
  app.advance(10_000);
  const again = tokensIn(await refresh(app, token));
  expect(again.refresh_token).toBe(first.refresh_token);
  expect(again.refresh_token).not.toBe(token);
});

test('a used token that comes back later was stolen: the whole sign-in ends', async () => {
  const stolen = await signedIn(app, owner.email);
  const kept = tokensIn(await refresh(app, stolen.refresh_token));
  app.advance(10_001);
  expect(await refresh(app, stolen.refresh_token)).toMatchObject(ended);
  app.advance(1000);
  expect(await opens(kept.access_token)).toBe(false);
  expect(await refresh(app, kept.refresh_token)).toMatchObject(ended);
});

test('a session that nobody used for a day has ended, one that was used goes on', async () => {
  const idle = await signedIn(app, owner.email);
  let used = await signedIn(app, owner.email);
  app.advance(23 * hours);
  used = tokensIn(await refresh(app, used.refresh_token));
  app.advance(1 * hours);
  expect(await refresh(app, idle.refresh_token)).toMatchObject(ended);
  expect((await refresh(app, used.refresh_token)).status).toBe(200);
});

test('after seven days one signs in again, however busy the session was', async () => {
  let tokens = await signedIn(app, owner.email);
  for (let step = 0; step < 8; step += 1) {
    app.advance(20 * hours);
    tokens = tokensIn(await refresh(app, tokens.refresh_token));
  }
  app.advance(8 * hours - 1000);
  tokens = tokensIn(await refresh(app, tokens.refresh_token));
  app.advance(1000);
  expect(await send(app, 'GET /init', { token: tokens.access_token })).toMatchObject(ended);
  expect(await refresh(app, tokens.refresh_token)).toMatchObject(ended);
});

test('a browser’s refresh token is useless without its cookie', async () => {
  const received = await signIn(app, owner.email, undefined, { browser: true });
  const { refresh_token: token } = tokensIn(received);
  expect(await refresh(app, token, {}, { browser: true })).toMatchObject(ended);
  expect(await refresh(app, token)).toMatchObject(ended);
  const renewed = await refresh(app, token, {}, { browser: true, cookie: received.cookie });
  expect(renewed.status).toBe(200);
  expect(renewed.cookieLine).toBeNull();
  const cookie = { cookie: received.cookie, browser: true };
  expect((await send(app, 'GET /init', { token: tokensIn(renewed).access_token, ...cookie })).status).toBe(200);
});

test('the access token that comes along is of the same sign-in', async () => {
  const mine = await signedIn(app, owner.email);
  const other = await signedIn(app, owner.email);
  for (const access_token of [other.access_token, 'garbage', `${mine.access_token}x`])
    expect(await refresh(app, mine.refresh_token, { access_token })).toMatchObject(ended);
  expect((await refresh(app, mine.refresh_token, { access_token: mine.access_token })).status).toBe(200);
});

test('nothing is given for a token that was never ours, after a logout, or to a disabled user', async () => {
  expect(await refresh(app, 'made-up')).toMatchObject(ended);
  const left = await signedIn(app, owner.email);
  await send(app, 'POST /user/logout', { token: left.access_token });
  expect(await refresh(app, left.refresh_token)).toMatchObject(ended);
  const user = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  const tokens = await signedIn(app, user.email);
  await app.services.database.transaction(
    'write',
    { businessId: owner.businessId, outletId: null, userId: null },
    (tx) => tx.query('update app_user set is_active = false where id = $1', [user.userId]),
  );
  expect(await refresh(app, tokens.refresh_token)).toMatchObject(ended);
});

test('a refresh needs the client’s credentials as well', async () => {
  expect(await refresh(app, owner.tokens.refresh_token, {}, { basic: null })).toMatchObject({
    status: 401,
    body: { error: 'invalid_client', error_description: 'session.clientUnknown' },
  });
});
