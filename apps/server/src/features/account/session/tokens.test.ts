import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, testNow, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import { addUser, type Owner, registerOwner, signedIn, signIn, tokensIn } from '../account/testing/people.ts';

const invalid = { status: 401, body: { status: 401, error: 'invalid_token' } };
const ended = { status: 403, body: { status: 403, error: 'token_expired', message: 'token_expired' } };

let app: TestApp;
let owner: Owner;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
});
afterAll(() => app.close());

const advance = (milliseconds: number): void => {
  ahead += milliseconds;
  app.advance(milliseconds);
};
const init = (token: string | undefined, headers: Record<string, string> = {}) =>
  send(app, 'GET /init', { token, headers });

/** A token that would be taken, but for what is changed. */
async function forged(
  changes: {
    claims?: Record<string, unknown>;
    header?: Record<string, string>;
    key?: Uint8Array;
    issuer?: string;
    audience?: string;
  } = {},
): Promise<string> {
  const { access_token: good } = await signedIn(app, owner.email);
  const payload: unknown = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
  const claims = { ...Object(payload), ...changes.claims };
  return new SignJWT({ ...claims, iss: changes.issuer ?? claims.iss, aud: changes.audience ?? claims.aud })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...changes.header })
    .sign(changes.key ?? app.services.keys.accessToken);
}

test('a token made as ours are is taken, so what follows is refused for its one change', async () => {
  expect((await init(await forged())).status).toBe(200);
});

test('without a token nothing opens, in both languages', async () => {
  expect(await init(undefined)).toMatchObject({ ...invalid, body: { message: 'Please sign in' } });
  const nepali = await send(app, 'GET /init', { language: 'ne' });
  expect(nepali).toMatchObject({ status: 401, body: { error: 'invalid_token', message: 'कृपया साइन इन गर्नुहोस्' } });
});

test('what is no token of ours is refused', async () => {
  const { access_token: good } = await signedIn(app, owner.email);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const unsigned = new UnsecuredJWT({ sid: randomUUID(), businessId: owner.businessId })
    .setSubject(String(owner.userId))
    .setIssuer('bahi')
    .setAudience('bahi-api')
    .setIssuedAt(Math.floor(testNow / 1000))
    .setExpirationTime(Math.floor(testNow / 1000) + 600)
    .encode();
  const corpus = [
    'x',
    'a.b.c',
    '....',
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${header}.${payload}.${signature.slice(0, -2)}AA`,
    `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`,
    `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.${signature}`,
    unsigned,
    await forged({ key: new TextEncoder().encode('another key, as long as the one it is not') }),
    await forged({ key: app.services.keys.ticket }),
    await forged({ header: { alg: 'HS512' } }),
    await forged({ header: { typ: 'JWT' } }),
    await forged({ issuer: 'someone' }),
    await forged({ audience: 'another-api' }),
    await forged({ claims: { exp: undefined } }),
    await forged({ claims: { sid: undefined } }),
    await forged({ claims: { sub: undefined } }),
    await forged({ claims: { sub: 'owner' } }),
    await forged({ claims: { businessId: 'all' } }),
    await forged({ claims: { iat: undefined } }),
    owner.tokens.refresh_token,
  ];
  for (const token of corpus) expect({ token, ...(await init(token)) }).toMatchObject({ token, ...invalid });
  for (const authorization of ['', 'Bearer', `Basic ${good}`, `Bearer ${good} ${good}`, good])
    expect({ authorization, ...(await init(undefined, { authorization })) }).toMatchObject({
      authorization,
      ...invalid,
    });
});

test('a signed token that names no session of its user has nothing behind it', async () => {
  const other = await registerOwner(app);
  for (const claims of [
    { sid: randomUUID() },
    { sub: String(other.userId) },
    { businessId: other.businessId },
    { businessId: 0 },
    { officeId: 1 },
  ]) {
    advance(1001);
    expect({ claims, ...(await init(await forged({ claims }))) }).toMatchObject({ claims, ...ended });
  }
});

test('an access token ends after ten minutes', async () => {
  const { access_token: token } = await signedIn(app, owner.email);
  advance(10 * 60_000 - 1000);
  expect((await init(token)).status).toBe(200);
  advance(1000);
  expect(await init(token)).toMatchObject(invalid);
});

test('a browser’s token is useless without its cookie, which no script can read', async () => {
  const received = await signIn(app, owner.email, undefined, { browser: true });
  const { access_token: token } = tokensIn(received);
  expect(received.cookieLine).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(received.cookieLine).toContain('Max-Age=604800');
  expect((await send(app, 'GET /init', { token, browser: true, cookie: received.cookie })).status).toBe(200);
  expect(await send(app, 'GET /init', { token, browser: true })).toMatchObject(invalid);
  expect(await send(app, 'GET /init', { token })).toMatchObject(invalid);
  expect(await send(app, 'GET /init', { token, browser: true, cookie: `${received.cookie}x` })).toMatchObject(invalid);
  const other = await signIn(app, owner.email, undefined, { browser: true });
  expect(await send(app, 'GET /init', { token, browser: true, cookie: other.cookie })).toMatchObject(invalid);
});

test('a plain client gets no cookie and needs none', async () => {
  const received = await signIn(app, owner.email);
  expect(received.cookieLine).toBeNull();
  expect((await init(tokensIn(received).access_token)).status).toBe(200);
});

test('who signs in anew in a browser leaves the sign-in that it had, and no other', async () => {
  const elsewhere = await signedIn(app, owner.email);
  const before = await signIn(app, owner.email, undefined, { browser: true });
  const token = tokensIn(before).access_token;
  const after = await signIn(app, owner.email, undefined, { browser: true, cookie: before.cookie });
  expect(after.cookie).not.toBe(before.cookie);
  expect(await send(app, 'GET /init', { token, browser: true, cookie: before.cookie })).toMatchObject(ended);
  const now = { token: tokensIn(after).access_token, browser: true, cookie: after.cookie };
  expect((await send(app, 'GET /init', now)).status).toBe(200);
  expect((await init(elsewhere.access_token)).status).toBe(200);
});

test('signing out ends the session at once and the browser’s cookie with it', async () => {
  const received = await signIn(app, owner.email, undefined, { browser: true });
  const { access_token: token, refresh_token: refreshToken } = tokensIn(received);
  const browser = { browser: true, cookie: received.cookie };
  const out = await send(app, 'POST /user/logout', { token, ...browser, language: 'ne' });
  expect(out).toMatchObject({ status: 200, cookie: '', body: { message: 'साइन आउट भयो' } });
  expect(await send(app, 'GET /init', { token, ...browser })).toMatchObject(ended);
  const again = await send(app, 'POST /user/logout', { token, ...browser });
  expect(again).toMatchObject(ended);
  expect(refreshToken).not.toBe('');
  // Other sign-ins of the same person go on.
  expect((await init((await signedIn(app, owner.email)).access_token)).status).toBe(200);
});

test('a disabled user is out within a second', async () => {
  const user = await accountant();
  const { access_token: token } = await signedIn(app, user.email);
  expect((await init(token)).status).toBe(200);
  await asBusiness('update app_user set is_active = false where business_id = $1 and id = $2', user.userId);
  advance(1000);
  expect(await init(token)).toMatchObject(ended);
});

test('a role that is taken away grants nothing within a second', async () => {
  const user = await accountant();
  const { access_token: token } = await signedIn(app, user.email);
  expect((await send(app, 'GET /business-detail/profile', { token })).status).toBe(200);
  await asBusiness('delete from user_role where business_id = $1 and user_id = $2', user.userId);
  advance(1000);
  expect(await send(app, 'GET /business-detail/profile', { token })).toMatchObject({
    status: 403,
    body: { error: 'common.forbidden' },
  });
  expect((await init(token)).body.data).toMatchObject({ rights: [] });
});

test('a role counts from its first day to its last, as days are in Nepal', async () => {
  const user = await accountant();
  // A quarter to midnight UTC is the next morning in Kathmandu.
  advance(Date.UTC(2026, 10, 29, 23, 45) - testNow - ahead);
  await asBusiness(
    `update user_role set effective_from = '2026-11-30', effective_till = '2026-11-30' where business_id = $1 and user_id = $2`,
    user.userId,
  );
  const rightsNow = async (): Promise<number> => {
    const { access_token: token } = await signedIn(app, user.email);
    return Object((await init(token)).body.data).rights.length;
  };
  expect(await rightsNow()).toBeGreaterThan(0);
  advance(18 * 3_600_000 + 31 * 60_000);
  expect(await rightsNow()).toBe(0);
  await asBusiness(
    `update user_role set effective_from = '2026-12-02', effective_till = null where business_id = $1 and user_id = $2`,
    user.userId,
  );
  expect(await rightsNow()).toBe(0);
  advance(24 * 3_600_000);
  expect(await rightsNow()).toBeGreaterThan(0);
});

function accountant() {
  return addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: ['ACCOUNTANT'] });
}

function asBusiness(statement: string, userId: number): Promise<unknown> {
  const tenant = { businessId: owner.businessId, outletId: null, userId: null };
  return app.services.database.transaction('write', tenant, (tx) => tx.query(statement, [owner.businessId, userId]));
}

test('what one token opens another one of the same sign-in does not, however soon it comes', async () => {
  const stranger = await registerOwner(app);
  const good = await forged();
  const claims = { sid: sidOf(good), businessId: stranger.businessId };
  expect((await init(good)).status).toBe(200);
  expect(await init(await forged({ claims }))).toMatchObject(ended);
  expect(await init(await forged({ claims: { sid: sidOf(good), officeId: 1 } }))).toMatchObject(ended);
  expect((await init(good)).status).toBe(200);
});

function sidOf(token: string): unknown {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return Object(payload).sid;
}
