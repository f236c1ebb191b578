import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { openPlatform } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import { type Owner, password, registerOwner, signIn, tokensIn } from '../account/testing/people.ts';
import { codeOf, firstStep, secondStep, turnOn } from './testing/phone.ts';
import { addPasskey, type Asked, proofBy, securityKey } from './testing/security-key.ts';

const {
  createPasskey,
  confirmPasskey,
  requestPasskey,
  updatePasskey,
  removePasskey,
  create,
  confirm,
  createRecoveryCodes,
  remove,
  get,
} = secondFactorContract;
const notAccepted = { passkey: 'This passkey was not accepted. Try again' };
const minutes = 60_000;

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
const confirmed = async (asked: Asked, key = securityKey()) =>
  fieldsOf(await refusal(caller(), confirmPasskey, { body: { name: 'Key', passkey: key.make(asked) } }));
const ownId = async () => (await call(caller(), get, {})).passkeys[0]?.id ?? 0;
const begin = async (): Promise<Asked> => {
  const { challenge, rp } = await call(caller(), createPasskey, { body: { password } });
  return { challenge, rpId: rp.id };
};

test('a passkey is added under a name, asked for from then on, and ends the sign-ins that did not show it', async () => {
  const elsewhere = tokensIn(await signIn(app, owner.email)).access_token;
  expect(await call(caller(), get, {})).toMatchObject({ isOn: false, passkeys: [], passkeyAddress: null });
  expect(fieldsOf(await refusal(caller(), createPasskey, { body: { password: 'Wrong#1234' } }))).toEqual({
    password: 'The password is not right',
  });
  expect(await call(caller(), createPasskey, { body: { password } })).toMatchObject({
    rp: { id: 'localhost', name: 'Bahi' },
    user: { name: owner.userName, displayName: 'Sita Gurung' },
    excludeCredentials: [],
  });
  expect((await signIn(app, owner.email)).status, 'nothing asks for it yet').toBe(200);
  const { recoveryCodes } = await addPasskey(app, owner.tokens.access_token, { name: 'Laptop of the shop' });
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await call(caller(), get, {})).toMatchObject({
    isOn: true,
    onSince: null,
    passkeys: [{ name: 'Laptop of the shop', addedAt: expect.any(String), lastUsedAt: null }],
    recoveryCodesLeft: 10,
  });
  expect((await signIn(app, owner.email)).body).toMatchObject({ error: 'mfa_required' });
  expect((await send(app, 'GET /init', { token: elsewhere })).status).toBe(403);
  expect((await send(app, 'GET /init', { token: owner.tokens.access_token })).status).toBe(200);
  expect(app.logLines.some((line) => line.includes('factorAdded') && line.includes('Laptop of the shop'))).toBe(true);
});

test('what no device of a page of ours has just made is not added', async () => {
  const asked = await begin();
  for (const wrong of [
    { origin: 'https://bahi.example' },
    { origin: 'https://localhost.bahi.example' },
    { origin: 'null' },
    { rpId: 'bahi.example' },
    { challenge: 'made-up' },
    { type: 'webauthn.get' },
    { isTouched: false },
  ])
    expect([wrong, await confirmed({ ...asked, ...wrong })]).toEqual([wrong, notAccepted]);
  const other = await registerOwner(app);
  const ofOther = await call(caller(other.tokens.access_token), createPasskey, { body: { password } });
  expect(await confirmed({ ...asked, challenge: ofOther.challenge }), 'asked for by another').toEqual(notAccepted);
  await addPasskey(app, owner.tokens.access_token);
  const proof = await call(caller(), requestPasskey, {});
  expect(await confirmed(proof), 'a challenge that asked for no password').toEqual(notAccepted);
});

test('a challenge is good once, and for five minutes', async () => {
  const late = await begin();
  app.advance(5 * minutes);
  expect(await confirmed(late)).toEqual(notAccepted);
  const asked = await begin();
  const body = { name: 'Key', passkey: securityKey().make(asked) };
  expect(await messageOf(caller(), confirmPasskey, { body })).toBe('Passkey added');
  expect(await confirmed(asked)).toEqual(notAccepted);
});

test('one passkey stands in one account', async () => {
  const key = securityKey();
  await call(caller(), confirmPasskey, { body: { name: 'Key', passkey: key.make(await begin()) } });
  owner = await registerOwner(app);
  const body = { name: 'Key', passkey: key.make(await begin()) };
  expect(await refusal(caller(), confirmPasskey, { body })).toMatchObject({
    status: 409,
    message: 'This passkey is in use already',
  });
});

test('who has a second step shows it for another one, which brings no new recovery codes', async () => {
  const { key, recoveryCodes } = await addPasskey(app, owner.tokens.access_token);
  expect(fieldsOf(await refusal(caller(), createPasskey, { body: { password } }))).toEqual({ code: 'Required' });
  const passkey = await proofBy(app, owner.tokens.access_token, key);
  const { challenge, rp, excludeCredentials } = await call(caller(), createPasskey, { body: { password, passkey } });
  expect(excludeCredentials).toMatchObject([{ id: passkey.id, type: 'public-key', transports: ['usb'] }]);
  expect(fieldsOf(await refusal(caller(), createPasskey, { body: { password, passkey } })), 'shown twice').toEqual(
    notAccepted,
  );
  const made = securityKey().make({ challenge, rpId: rp.id });
  const body = { name: 'Phone', passkey: made };
  expect((await call(caller(), confirmPasskey, { body })).recoveryCodes).toEqual([]);
  expect((await secondStep(app, await firstStep(app, owner.email), recoveryCodes[0] ?? '')).status).toBe(200);
  expect(await call(caller(), get, {})).toMatchObject({ passkeys: [{ name: 'Key on the ring' }, { name: 'Phone' }] });
});

test('nobody has more than ten', async () => {
  const { recoveryCodes } = await addPasskey(app, owner.tokens.access_token);
  for (const code of recoveryCodes.slice(2)) await addPasskey(app, owner.tokens.access_token, { code });
  const full = { status: 409, message: 'There are ten passkeys already. Remove one first' };
  const made = [];
  for (const code of recoveryCodes.slice(0, 2)) {
    const { challenge, rp } = await call(caller(), createPasskey, { body: { password, code } });
    made.push({ name: 'Key', passkey: securityKey().make({ challenge, rpId: rp.id }) });
  }
  const token = owner.tokens.access_token;
  const answers = await Promise.all(made.map((body) => send(app, 'POST /user/passkey/confirm', { token, body })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.map(({ body }) => body.message)).toContain(full.message);
  expect((await call(caller(), get, {})).passkeys).toHaveLength(10);
  const body = { password, code: '123456' };
  expect(await refusal(caller(), createPasskey, { body }), 'whatever is shown').toMatchObject(full);
});

test('a passkey is renamed, and removed by who shows one; the last one takes the recovery codes with it', async () => {
  const { key } = await addPasskey(app, owner.tokens.access_token);
  const params = { id: await ownId() };
  const renaming = { params, body: { name: 'Blue key' } };
  expect(await messageOf(caller(), updatePasskey, renaming)).toBe('Passkey renamed');
  expect(await call(caller(), get, {})).toMatchObject({ passkeys: [{ name: 'Blue key' }] });
  const passkey = await proofBy(app, owner.tokens.access_token, key);
  const wrong = { passkey, password: 'Wrong#1234' };
  expect(await refusal(caller(), removePasskey, { params, body: wrong })).toMatchObject({ status: 400 });
  expect(fieldsOf(await refusal(caller(), removePasskey, { params, body: { password } }))).toEqual({
    code: 'Required',
  });
  expect(await messageOf(caller(), removePasskey, { params, body: { password, passkey } })).toBe('Passkey removed');
  expect(await call(caller(), get, {})).toMatchObject({ isOn: false, passkeys: [], recoveryCodesLeft: 0 });
  expect((await signIn(app, owner.email)).status).toBe(200);
  expect((await refusal(caller(), removePasskey, { params, body: { password, passkey } })).status).toBe(404);
});

test('nobody renames or removes the passkey of somebody else', async () => {
  await addPasskey(app, owner.tokens.access_token);
  const params = { id: await ownId() };
  const other = await registerOwner(app);
  const { key } = await addPasskey(app, other.tokens.access_token);
  const token = other.tokens.access_token;
  expect(await refusal(caller(token), updatePasskey, { params, body: { name: 'Mine' } })).toMatchObject({
    status: 404,
  });
  const passkey = await proofBy(app, token, key);
  for (const shown of [{ passkey }, { code: '123456' }])
    expect((await refusal(caller(token), removePasskey, { params, body: { password, ...shown } })).status).toBe(404);
  expect(await call(caller(), get, {})).toMatchObject({ passkeys: [{ name: 'Key on the ring' }] });
});

test('what a passkey of another, or for another, has signed proves nothing', async () => {
  const { key } = await addPasskey(app, owner.tokens.access_token);
  const other = await registerOwner(app);
  const { key: foreign } = await addPasskey(app, other.tokens.access_token);
  const asked = await call(caller(), requestPasskey, {});
  const refusedFor = async (passkey: ReturnType<typeof key.show>) =>
    fieldsOf(await refusal(caller(), createRecoveryCodes, { body: { password, passkey } }));
  expect(await refusedFor(foreign.show(asked))).toEqual(notAccepted);
  expect(await refusedFor(key.show(asked)), 'the challenge is spent by the try').toEqual(notAccepted);
  const askedOfOther = await call(caller(other.tokens.access_token), requestPasskey, {});
  expect(await refusedFor(key.show(askedOfOther))).toEqual(notAccepted);
  const passkey = await proofBy(app, owner.tokens.access_token, key);
  expect((await call(caller(), createRecoveryCodes, { body: { password, passkey } })).recoveryCodes).toHaveLength(10);
});

test('who has a passkey shows it to add an app; each is then taken alone, and the codes stay until both are gone', async () => {
  const { key: device, recoveryCodes } = await addPasskey(app, owner.tokens.access_token);
  const { key } = await call(caller(), create, {});
  const code = codeOf(app, key);
  expect(fieldsOf(await refusal(caller(), confirm, { body: { password, code } }))).toEqual({
    passkey: 'Show your passkey, or enter a code',
  });
  expect(fieldsOf(await refusal(caller(), createRecoveryCodes, { body: { password, code } }))).toEqual({
    code: 'This code is not right',
  });
  const standIn = {
    password,
    code: recoveryCodes[0] ?? '',
    passkey: await proofBy(app, owner.tokens.access_token, device),
  };
  expect(fieldsOf(await refusal(caller(), confirm, { body: standIn })), 'it shows no app').toEqual({
    code: 'This code is not right',
  });
  const shown = await proofBy(app, owner.tokens.access_token, device);
  expect(await messageOf(caller(), confirm, { body: { password, code, passkey: shown } })).toBe(
    'Authenticator app added',
  );
  expect((await signIn(app, owner.email)).body).toMatchObject({ secondFactor: ['PASSKEY', 'CODE'] });
  const removing = { password, passkey: await proofBy(app, owner.tokens.access_token, device) };
  expect(await messageOf(caller(), remove, { body: removing })).toBe('Authenticator app removed');
  expect(await call(caller(), get, {})).toMatchObject({ isOn: true, onSince: null, recoveryCodesLeft: 10 });
  expect(await refusal(caller(), remove, { body: { password, code: '123456' } }), 'whatever is shown').toMatchObject({
    message: 'The second step is not on',
  });
});

test('who may act on a person takes their passkeys with the rest of their second step', async () => {
  await turnOn(app, owner.tokens.access_token);
  const fresh = await registerOwner(app);
  await addPasskey(app, fresh.tokens.access_token);
  await call(await openPlatform(app), userContract.removeSecondFactor, { params: { userId: fresh.userId } });
  expect((await signIn(app, fresh.email)).status).toBe(200);
  expect(await call(caller(fresh.tokens.access_token), get, {})).toMatchObject({ isOn: false, passkeys: [] });
  expect(await call(caller(), get, {}), 'nobody else’s').toMatchObject({ isOn: true });
});
