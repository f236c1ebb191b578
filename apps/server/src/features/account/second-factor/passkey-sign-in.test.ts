import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import {
  askForTokens,
  type Owner,
  password,
  registerOwner,
  signIn,
  ticketFor,
  tokensIn,
} from '../account/testing/people.ts';
import { secondStep } from './testing/phone.ts';
import {
  addPasskey,
  type Asked,
  askedAtSignIn,
  securityKey,
  type SecurityKey,
  signInByPasskey,
} from './testing/security-key.ts';

const notAccepted = { passkey: 'This passkey was not accepted. Try again' };
const ended = { ticket: 'The sign-in took too long. Sign in again' };
const minutes = 60_000;

let app: TestApp;
let owner: Owner;
let key: SecurityKey;
let recoveryCodes: string[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await registerOwner(app);
  ({ key, recoveryCodes } = await addPasskey(app, owner.tokens.access_token));
});
afterAll(() => app.close());

const asked = (person = owner) => askedAtSignIn(app, person.email);
/** Signs in with a fault planted into what the browser hands over. */
const shown = async (fault: Partial<Asked> = {}, device = key) => {
  const request = await asked();
  return signInByPasskey(app, request.challenge, device.show({ ...request, ...fault }));
};

test('a right password is answered with what a passkey is to sign, and the signature gives tokens', async () => {
  const first = await signIn(app, owner.email);
  const { id } = key.show({ challenge: '', rpId: '' });
  expect(first).toMatchObject({
    status: 400,
    body: {
      error: 'mfa_required',
      message: 'Show your passkey, or enter a code',
      secondFactor: ['PASSKEY'],
      passkey: {
        challenge: first.body['ticket'],
        rpId: 'localhost',
        allowCredentials: [{ id, type: 'public-key', transports: ['usb'] }],
        userVerification: 'preferred',
      },
    },
  });
  const tokens = tokensIn(await shown());
  expect((await send(app, 'GET /init', { token: tokens.access_token })).status).toBe(200);
  const state = await send(app, 'GET /user/second-factor', { token: tokens.access_token });
  expect(state.body.data).toMatchObject({ passkeys: [{ lastUsedAt: expect.any(String) }] });
  expect(app.logLines.some((line) => line.includes('BY_PASSKEY') && line.includes(`"userId":${owner.userId}`))).toBe(
    true,
  );
});

test('it stands beside a code to the mobile as well, and a recovery code stands in for it', async () => {
  const ticket = await ticketFor(app, owner.mobileNumber, 'LOGIN');
  const first = await askForTokens(app, { grant_type: 'otp', ticket });
  expect(first.body).toMatchObject({ error: 'mfa_required', secondFactor: ['PASSKEY'] });
  const { challenge, rpId } = { challenge: String(first.body['ticket']), rpId: 'localhost' };
  expect((await signInByPasskey(app, challenge, key.show({ challenge, rpId }))).status).toBe(200);
  expect((await secondStep(app, (await asked()).challenge, recoveryCodes[0] ?? '')).status).toBe(200);
  expect((await secondStep(app, (await asked()).challenge, '123456')).errors, 'of no app').toEqual({
    code: 'This code is not right',
  });
});

test('what was signed at another page, for another host, by nobody, or as something else, is refused', async () => {
  for (const fault of [
    { origin: 'https://bahi.example' },
    { origin: 'http://localhost.bahi.example' },
    { origin: 'http://127.0.0.1:8080' },
    { rpId: 'bahi.example' },
    { type: 'webauthn.create' },
    { isTouched: false },
    { challenge: 'made-up' },
  ]) {
    const refused = await shown(fault);
    expect([fault, refused.status, refused.errors]).toEqual([fault, 400, notAccepted]);
  }
  expect((await shown({ origin: 'http://localhost:8080' })).status).toBe(200);
  expect(app.logLines.some((line) => line.includes('factorWrong') && line.includes('"PASSKEY"'))).toBe(true);
});

test('what is no passkey at all is refused, and neither nor is asked for', async () => {
  const { challenge: ticket } = await asked();
  const grant = { grant_type: 'second_factor', ticket };
  expect((await askForTokens(app, { ...grant, passkey: '{"id":1}' })).errors).toEqual(notAccepted);
  expect((await askForTokens(app, { ...grant, passkey: 'no JSON' })).errors).toEqual(notAccepted);
  expect((await askForTokens(app, grant)).errors).toEqual({ code: 'Required' });
  const right = key.show({ challenge: ticket, rpId: 'localhost' });
  for (const part of ['clientDataJSON', 'authenticatorData', 'signature'])
    expect(
      (await signInByPasskey(app, ticket, { ...right, response: { ...right.response, [part]: 'AAAA' } })).errors,
    ).toEqual(notAccepted);
});

test('a challenge signed once opens one sign-in once', async () => {
  const one = await asked();
  const other = await asked();
  const signed = key.show(one);
  expect((await signInByPasskey(app, other.challenge, signed)).errors, 'of another pending sign-in').toEqual(
    notAccepted,
  );
  expect((await signInByPasskey(app, one.challenge, signed)).status).toBe(200);
  expect((await signInByPasskey(app, one.challenge, signed)).errors, 'replayed').toEqual(ended);
  expect((await signInByPasskey(app, other.challenge, signed)).errors, 'replayed elsewhere').toEqual(notAccepted);
  const late = await asked();
  app.advance(5 * minutes);
  expect((await signInByPasskey(app, late.challenge, key.show(late))).errors).toEqual(ended);
});

test('the passkey of another opens nothing, whoever’s sign-in it has signed', async () => {
  const other = await registerOwner(app);
  const { key: foreign } = await addPasskey(app, other.tokens.access_token);
  expect((await shown({}, foreign)).errors).toEqual(notAccepted);
  expect((await shown({}, securityKey())).errors, 'of nobody').toEqual(notAccepted);
  const ofOther = await asked(other);
  expect((await signInByPasskey(app, ofOther.challenge, key.show(ofOther))).errors).toEqual(notAccepted);
});

test('a device that counts less than before is a copy, and is refused; one that counts nothing is let in', async () => {
  expect((await shown({ count: 7 })).status).toBe(200);
  expect((await shown({ count: 7 })).errors).toEqual(notAccepted);
  expect((await shown({ count: 3 })).errors).toEqual(notAccepted);
  expect((await shown({ count: 0 })).errors).toEqual(notAccepted);
  expect(app.logLines.some((line) => line.includes('PASSKEY_COPIED'))).toBe(true);
  expect((await shown({ count: 8 })).status).toBe(200);
  owner = await registerOwner(app);
  ({ key } = await addPasskey(app, owner.tokens.access_token));
  for (const _ of [1, 2]) expect((await shown({ count: 0 })).status).toBe(200);
});

test('wrong passkeys and wrong codes are counted together', async () => {
  const narrow = await startTestApp({
    beside: app,
    limits: { signIn: { wrongTries: 3, ofAccount: 50, ofAddress: 50, windowSeconds: 900 } },
  });
  const person = await registerOwner(narrow);
  const { key: device, recoveryCodes: codes } = await addPasskey(narrow, person.tokens.access_token);
  const tryOnce = async (fault: Partial<Asked> = {}) => {
    const request = await askedAtSignIn(narrow, person.email);
    return (await signInByPasskey(narrow, request.challenge, device.show({ ...request, ...fault }))).status;
  };
  expect([await tryOnce({ rpId: 'x' }), await tryOnce({ rpId: 'x' })]).toEqual([400, 400]);
  expect((await secondStep(narrow, (await askedAtSignIn(narrow, person.email)).challenge, '000000')).status).toBe(400);
  expect(await tryOnce()).toBe(429);
  expect((await secondStep(narrow, (await askedAtSignIn(narrow, person.email)).challenge, codes[0] ?? '')).status).toBe(
    429,
  );
  narrow.advance(15 * minutes);
  expect(await tryOnce()).toBe(200);
  await narrow.close();
});

test('passkeys belong to the host of PUBLIC_URL, and to no page beside it', async () => {
  const served = await startTestApp({ beside: app, environment: { PUBLIC_URL: 'https://bahi.example/' } });
  const person = await registerOwner(served);
  const device = securityKey();
  const token = person.tokens.access_token;
  const atHome = { rpId: 'bahi.example', origin: 'https://bahi.example' };
  const caller = { base: served.base, token };
  const { challenge, rp } = await call(caller, secondFactorContract.createPasskey, { body: { password } });
  expect(rp.id).toBe('bahi.example');
  const passkey = device.make({ challenge, ...atHome });
  const added = await send(served, 'POST /user/passkey/confirm', { token, body: { name: 'Key', passkey } });
  expect(added.status).toBe(200);
  expect((await send(served, 'GET /user/second-factor', { token })).body.data).toMatchObject({
    passkeyAddress: 'https://bahi.example',
  });
  const tryAt = async (place: { rpId: string; origin: string }) => {
    const { challenge: ticket } = await askedAtSignIn(served, person.email);
    return (await signInByPasskey(served, ticket, device.show({ challenge: ticket, ...place }))).status;
  };
  expect(await tryAt({ ...atHome, origin: 'http://bahi.example' })).toBe(400);
  expect(await tryAt({ ...atHome, origin: 'https://bahi.example:8443' })).toBe(400);
  expect(await tryAt({ ...atHome, origin: 'https://shop.bahi.example' })).toBe(400);
  expect(await tryAt({ rpId: 'localhost', origin: 'http://localhost:8080' })).toBe(400);
  expect(await tryAt(atHome)).toBe(200);
  await served.close();
});

test('an address that browsers let have no passkeys leaves them to this machine', async () => {
  for (const publicUrl of ['http://bahi.example', 'https://203.0.113.5', 'https://[2001:db8::5]']) {
    const served = await startTestApp({ beside: app, environment: { PUBLIC_URL: publicUrl } });
    const { tokens } = await registerOwner(served);
    const state = await send(served, 'GET /user/second-factor', { token: tokens.access_token });
    expect(state.body.data).toMatchObject({ passkeyAddress: null });
    await served.close();
  }
});
