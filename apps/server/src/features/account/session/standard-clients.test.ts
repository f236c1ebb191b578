import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oauthClient } from '@bahi/contract/account/session/session.contract';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { clientBasic, send } from '../account/testing/api.ts';
import { askForTokens, otherThan, type Owner, password, registerOwner, signIn } from '../account/testing/people.ts';
import { turnOn } from '../second-factor/testing/phone.ts';

// Programs that others write against the API use libraries that go by the book: RFC 6749, 6750 and 7235.
let app: TestApp;
let owner: Owner;
let server: oauth.AuthorizationServer;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
  server = { issuer: app.base, token_endpoint: `${app.base}/oauth/token` };
});
afterAll(() => app.close());

const client: oauth.Client = { client_id: oauthClient.id };
const insecure = { [oauth.allowInsecureRequests]: true };
const opens = async (token: string): Promise<number> => (await send(app, 'GET /init', { token })).status;

async function askByLibrary(grant: string, parameters: Record<string, string>, secret: string = oauthClient.secret) {
  const authentication = oauth.ClientSecretBasic(secret);
  const response = await oauth.genericTokenEndpointRequest(server, client, authentication, grant, parameters, insecure);
  return oauth.processGenericTokenEndpointResponse(server, client, response);
}

test('oauth4webapi signs in, refreshes and calls', async () => {
  const tokens = await askByLibrary('password', { username: owner.email, password });
  expect(await opens(tokens.access_token)).toBe(200);
  const response = await oauth.refreshTokenGrantRequest(
    server,
    client,
    oauth.ClientSecretBasic(oauthClient.secret),
    tokens.refresh_token ?? '',
    insecure,
  );
  const renewed = await oauth.processRefreshTokenResponse(server, client, response);
  expect(await opens(renewed.access_token)).toBe(200);
});

function openidConfiguration(): openid.Configuration {
  const { id, secret } = oauthClient;
  const configuration = new openid.Configuration(server, id, secret, openid.ClientSecretBasic(secret));
  openid.allowInsecureRequests(configuration);
  return configuration;
}

test('openid-client does as well', async () => {
  const configuration = openidConfiguration();
  const tokens = await openid.genericGrantRequest(configuration, 'password', { username: owner.email, password });
  const renewed = await openid.refreshTokenGrant(configuration, tokens.refresh_token ?? '');
  expect(await opens(renewed.access_token)).toBe(200);
});

test('who has a second step is refused with a ticket, which both libraries hand on and take back as a grant of its own', async () => {
  const person = await registerOwner(app);
  const phone = await turnOn(app, person.tokens.access_token);
  const first = { username: person.email, password };
  const asked = await askByLibrary('password', first).catch((error: unknown) => error);
  expect(asked).toBeInstanceOf(oauth.ResponseBodyError);
  const needed = { error: 'mfa_required', status: 400 };
  const told = { ticket: expect.any(String), secondFactor: expect.arrayContaining(['CODE']) };
  expect(asked).toMatchObject({ ...needed, cause: told });
  const wrong = { ticket: Object(asked).cause.ticket, code: otherThan(phone.code()) };
  expect(await askByLibrary('second_factor', wrong).catch((error: unknown) => error)).toMatchObject({
    error: 'invalid_grant',
  });
  const tokens = await askByLibrary('second_factor', { ...wrong, code: phone.code() });
  expect(await opens(tokens.access_token)).toBe(200);

  const configuration = openidConfiguration();
  const again = await openid.genericGrantRequest(configuration, 'password', first).catch((error: unknown) => error);
  expect(again).toBeInstanceOf(openid.ResponseBodyError);
  expect(again).toMatchObject(needed);
  const second = { ticket: Object(again).cause.ticket, code: phone.recoveryCodes[0] ?? '' };
  const others = await openid.genericGrantRequest(configuration, 'second_factor', second);
  const renewed = await openid.refreshTokenGrant(configuration, others.refresh_token ?? '');
  expect(await opens(renewed.access_token)).toBe(200);
});

test('what is refused a library understands', async () => {
  const refused = (grant: string, parameters: Record<string, string>, secret?: string) =>
    askByLibrary(grant, parameters, secret).catch((error: unknown) => error);
  const wrong = await refused('password', { username: owner.email, password: 'Wrong#1234' });
  expect(wrong).toBeInstanceOf(oauth.ResponseBodyError);
  expect(wrong).toMatchObject({ error: 'invalid_grant', error_description: 'session.wrongCredentials', status: 400 });
  const unknown = await refused('password', { username: owner.email, password }, 'someone else');
  expect(unknown).toBeInstanceOf(oauth.WWWAuthenticateChallengeError);
  expect(unknown).toMatchObject({ status: 401, cause: [{ scheme: 'basic', parameters: { realm: 'bahi' } }] });
  expect(await refused('password', { username: owner.email })).toMatchObject({ error: 'invalid_request', status: 400 });
  expect(await refused('implicit', {})).toMatchObject({ error: 'unsupported_grant_type', status: 400 });
});

test('the credentials are read as a form encodes them, and nothing else passes for them', async () => {
  const statusWith = async (credentials: string) =>
    (await signIn(app, owner.email, password, { basic: `Basic ${btoa(credentials)}` })).status;
  for (const right of ['bahi-web:bahi-web', 'bahi%2Dweb:bahi%2dweb', 'b%61hi-web:bahi-web'])
    expect([right, await statusWith(right)]).toEqual([right, 200]);
  for (const wrong of [
    'bahi-web',
    'bahi-web:',
    'bahi-web:bahi-web:',
    'bahi-web:bahi-web&',
    'bahi+web:bahi-web',
    'bahi%web:x',
  ])
    expect([wrong, await statusWith(wrong)]).toEqual([wrong, 401]);
});

test('a 401 says how to show who one is; a browser is not made to ask its user for the client’s secret', async () => {
  const challenge = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const form = {
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=otp&ticket=x',
    };
    const answer = await fetch(app.base + path, { method, ...(method === 'GET' ? { headers } : form) });
    expect(answer.status).toBe(401);
    return answer.headers.get('www-authenticate');
  };
  expect(await challenge('/init', {})).toBe('Bearer realm="bahi"');
  expect(await challenge('/init', { authorization: 'Bearer x' })).toBe('Bearer realm="bahi", error="invalid_token"');
  expect(await challenge('/oauth/token', {}, 'POST')).toBe('Basic realm="bahi", charset="UTF-8"');
  expect(await challenge('/oauth/token', { 'sec-fetch-site': 'same-origin' }, 'POST')).toBeNull();
});

test('our own word for a sign-in that has ended stays as the specification gives it', async () => {
  const ended = await askForTokens(
    app,
    { grant_type: 'refresh_token', refresh_token: 'made up' },
    { basic: clientBasic },
  );
  expect(ended).toMatchObject({ status: 403, body: { error: 'token_expired', message: 'token_expired' } });
});
