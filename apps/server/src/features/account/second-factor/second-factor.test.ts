import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import {
  addUser,
  askForTokens,
  otherThan,
  type Owner,
  password,
  registerOwner,
  signIn,
  ticketFor,
  tokensIn,
} from '../account/testing/people.ts';
import { codeOf, firstStep, halfMinute, secondStep, turnOn } from './testing/phone.ts';

const { create, confirm, createRecoveryCodes, remove, get } = secondFactorContract;

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await registerOwner(app);
});
afterAll(() => app.close());

const caller = (token = owner.tokens.access_token) => ({ base: app.base, token });

test('a key alone asks for nothing: it counts once a code and the password have confirmed it', async () => {
  const { key, address, qr } = await call(caller(), create, {});
  expect(address).toBe(
    `otpauth://totp/Bahi:${owner.userName}?issuer=Bahi&secret=${key}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(qr).toMatchObject({ side: expect.any(Number), path: expect.stringMatching(/^M[\dMhvz -]+$/) });
  expect(await call(caller(), get, {})).toEqual({
    isOn: false,
    isRequired: false,
    onSince: null,
    passkeys: [],
    passkeyAddress: null,
    recoveryCodesLeft: 0,
    hasPassword: true,
  });
  expect((await signIn(app, owner.email)).status).toBe(200);
  const code = codeOf(app, key);
  const refusedFor = async (body: { code: string; password: string }) =>
    fieldsOf(await refusal(caller(), confirm, { body }));
  expect(await refusedFor({ code, password: '' })).toEqual({ password: 'Required' });
  expect(await refusedFor({ code, password: 'Wrong#1234' })).toEqual({ password: 'The password is not right' });
  expect(await refusedFor({ code: otherThan(code), password })).toEqual({ code: 'This code is not right' });
  expect(await messageOf(caller(), confirm, { body: { code, password } })).toBe(
    'The second step is on. You are signed out everywhere else',
  );
  expect(await call(caller(), get, {})).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect((await signIn(app, owner.email)).body).toMatchObject({ error: 'mfa_required' });
});

test('nothing is confirmed without a key, and no key is exchanged unseen for one that is in force', async () => {
  expect(await refusal(caller(), confirm, { body: { code: '123456', password } })).toMatchObject({
    status: 409,
    message: 'Add the key to your app first',
  });
  const { key } = await turnOn(app, owner.tokens.access_token);
  const isOn = { status: 409, message: 'The second step is on already' };
  expect(await refusal(caller(), create, {})).toMatchObject(isOn);
  expect(await refusal(caller(), confirm, { body: { code: codeOf(app, key), password } })).toMatchObject(isOn);
});

test('turning it on ends the other sign-ins, which did not show it', async () => {
  const elsewhere = tokensIn(await signIn(app, owner.email)).access_token;
  await turnOn(app, owner.tokens.access_token);
  expect((await send(app, 'GET /init', { token: elsewhere })).status).toBe(403);
  expect((await send(app, 'GET /init', { token: owner.tokens.access_token })).status).toBe(200);
});

test('new recovery codes take the place of the old ones', async () => {
  const phone = await turnOn(app, owner.tokens.access_token);
  expect(new Set(phone.recoveryCodes).size).toBe(10);
  const [old = ''] = phone.recoveryCodes;
  const body = { password, code: phone.code() };
  const { recoveryCodes } = await call(caller(), createRecoveryCodes, { body });
  expect(await refusal(caller(), createRecoveryCodes, { body })).toMatchObject({
    message: 'This code was already used. Wait for the next one',
  });
  expect((await secondStep(app, await firstStep(app, owner.email), old)).status).toBe(400);
  const [fresh = ''] = recoveryCodes;
  expect((await secondStep(app, await firstStep(app, owner.email), fresh)).status).toBe(200);
  expect(await call(caller(), get, {})).toMatchObject({ recoveryCodesLeft: 9 });
  app.advance(halfMinute);
  const again = { password, code: phone.code() };
  expect(await messageOf(caller(), createRecoveryCodes, { body: again })).toBe(
    'The old recovery codes no longer count',
  );
});

test('it is turned off with password and code, not by a screen that was left open', async () => {
  const phone = await turnOn(app, owner.tokens.access_token);
  const code = phone.code();
  expect(await refusal(caller(), remove, { body: { code, password: 'Wrong#1234' } })).toMatchObject({ status: 400 });
  expect(await refusal(caller(), remove, { body: { code: otherThan(code), password } })).toMatchObject({ status: 400 });
  expect((await signIn(app, owner.email)).body).toMatchObject({ error: 'mfa_required' });
  expect(await messageOf(caller(), remove, { body: { code, password } })).toBe('The second step is off');
  expect((await signIn(app, owner.email)).status).toBe(200);
  expect(await refusal(caller(), remove, { body: { code, password } })).toMatchObject({
    status: 409,
    message: 'The second step is not on',
  });
  expect((await turnOn(app, owner.tokens.access_token)).key).not.toBe(phone.key);
});

test('who signs in by codes to the mobile alone has no password to give', async () => {
  const { businessId } = owner;
  const person = await addUser(app, { businessId, userType: 'BUSINESS_INTERNAL', roles: [], password: null });
  const ticket = await ticketFor(app, person.mobileNumber, 'LOGIN');
  const token = tokensIn(await askForTokens(app, { grant_type: 'otp', ticket })).access_token;
  expect(await call(caller(token), get, {})).toMatchObject({ hasPassword: false });
  const phone = await turnOn(app, token, '');
  await call(caller(token), remove, { body: { code: phone.code() } });
});

test('neither key nor code stands anywhere as it is', async () => {
  const { key, recoveryCodes } = await turnOn(app, owner.tokens.access_token);
  const stored = JSON.stringify([
    await app.asOwner('select answer from idempotency'),
    await app.asOwner('select encode(secret, $1) as stored from authenticator', ['escape']),
    await app.asOwner('select encode(code_hmac, $1) as stored from recovery_code', ['escape']),
    app.logLines,
  ]);
  for (const secret of [key, ...recoveryCodes.flatMap((code) => [code, code.replace('-', '')])])
    expect(stored.includes(secret)).toBe(false);
  const sealed = 'select secret from authenticator where user_id = $1';
  const other = await registerOwner(app);
  await turnOn(app, other.tokens.access_token);
  await app.asOwner(`update authenticator set secret = (${sealed}) where user_id = $2`, [owner.userId, other.userId]);
  expect(
    (await secondStep(app, await firstStep(app, other.email), codeOf(app, key))).errors,
    'a key is bound to its person',
  ).toEqual({ code: 'This code is not right' });
});
