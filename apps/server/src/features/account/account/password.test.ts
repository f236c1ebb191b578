import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Received, send } from './testing/api.ts';
import {
  addUser,
  codeSentTo,
  otherThan,
  type Owner,
  password,
  refresh,
  registerOwner,
  signedIn,
  signIn,
  ticketFor,
} from './testing/people.ts';

const fresh = 'Annapurna#8091';
const ended = { status: 403, body: { error: 'token_expired' } };

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await registerOwner(app);
});
afterAll(() => app.close());

const change = (token: string, body: object, language: 'en' | 'ne' = 'en'): Promise<Received> =>
  send(app, 'POST /user/change_password', { token, body, language });
const askReset = (username: string): Promise<Received> => send(app, 'POST /user/reset_req', { body: { username } });
const confirm = (body: object): Promise<Received> => send(app, 'POST /user/accounts/password/reset/confirm', { body });
const setFirst = (body: object): Promise<Received> => send(app, 'POST /public/sign-up/password-reset', { body });

test('a password is changed, and the other sign-ins end with it', async () => {
  const mine = await signedIn(app, owner.email);
  const other = await signedIn(app, owner.email);
  const changed = await change(mine.access_token, { oldPassword: password, password: fresh }, 'ne');
  expect(changed.body).toMatchObject({ status: 200, message: 'पासवर्ड परिवर्तन भयो' });
  expect(await send(app, 'GET /init', { token: other.access_token })).toMatchObject(ended);
  expect(await refresh(app, other.refresh_token)).toMatchObject(ended);
  expect((await send(app, 'GET /init', { token: mine.access_token })).status).toBe(200);
  expect((await refresh(app, mine.refresh_token)).status).toBe(200);
  expect((await signIn(app, owner.email)).status).toBe(400);
  expect((await signIn(app, owner.email, fresh)).status).toBe(200);
});

test('a wrong old password and a new one that is the old one are said at their fields', async () => {
  const token = owner.tokens.access_token;
  expect(await change(token, { oldPassword: 'Wrong#1234', password: fresh })).toMatchObject({
    status: 400,
    errors: { oldPassword: 'The old password is not right' },
  });
  expect((await change(token, { oldPassword: password, password })).errors).toEqual({
    password: 'The new password is the old one',
  });
  expect((await change(token, { oldPassword: password, password }, 'ne')).errors).toEqual({
    password: 'नयाँ पासवर्ड पुरानै जस्तो भयो',
  });
  expect((await change(token, {})).errors).toEqual({ oldPassword: 'Required', password: 'Required' });
  expect((await change(token, { oldPassword: password, password: 'short' })).errors).toEqual({
    password: 'At least 8 characters',
  });
  expect((await signIn(app, owner.email)).status).toBe(200);
});

test('after an administrator’s reset the new password clears the demand for it', async () => {
  await asBusiness('update app_user set must_change_password = true where id = $1', [owner.userId]);
  const tokens = await signedIn(app, owner.email);
  expect(tokens.must_change_password).toBe(true);
  await change(tokens.access_token, { oldPassword: password, password: fresh });
  expect((await signIn(app, owner.email, fresh)).body).toMatchObject({ must_change_password: false });
});

test('a forgotten password is set anew with the code that was sent for any name of the account', async () => {
  for (const username of [owner.email, owner.userName, owner.mobileNumber]) {
    const asked = await askReset(username);
    expect(asked.body).toEqual({
      status: 200,
      message: 'If the account exists, a code was sent to its mobile',
      data: { resendAfterSeconds: 60, expiresInSeconds: 300 },
    });
    const otp = await codeSentTo(app, owner.mobileNumber);
    const chosen = `${fresh}${username.length}`;
    expect(await confirm({ username, otp, password: chosen })).toMatchObject({
      status: 200,
      body: { message: 'Password changed' },
    });
    expect((await signIn(app, owner.email, chosen)).status).toBe(200);
    app.advance(61_000);
  }
});

test('a reset ends every sign-in of the account', async () => {
  const tokens = await signedIn(app, owner.email);
  const ticket = await ticketFor(app, owner.mobileNumber, 'RESET');
  expect((await confirm({ ticket, password: fresh })).status).toBe(200);
  app.advance(1000);
  expect(await send(app, 'GET /init', { token: tokens.access_token })).toMatchObject(ended);
  expect(await send(app, 'GET /init', { token: owner.tokens.access_token })).toMatchObject(ended);
  expect((await confirm({ ticket, password: `${fresh}2` })).errors).toEqual({
    ticket: 'The verification has expired. Verify your mobile again',
  });
  expect((await signIn(app, owner.email, fresh)).status).toBe(200);
});

test('a code that was asked for with the mobile number can be verified before', async () => {
  await askReset(owner.mobileNumber);
  const otp = await codeSentTo(app, owner.mobileNumber);
  const verified = await send(app, 'POST /public/otp/verify', {
    body: { mobileNumber: owner.mobileNumber, purpose: 'RESET', otp },
  });
  const { ticket } = Object(verified.body.data);
  expect((await confirm({ ticket, password: fresh })).status).toBe(200);
});

test('the code is judged as everywhere, at its field', async () => {
  await askReset(owner.email);
  const otp = await codeSentTo(app, owner.mobileNumber);
  const username = owner.email;
  expect((await confirm({ username, otp: otherThan(otp), password: fresh })).errors).toEqual({
    otp: 'This code is not right',
  });
  expect((await confirm({ username, otp: '12', password: fresh })).errors).toEqual({ otp: 'The code has six digits' });
  expect((await confirm({ username, password: fresh })).errors).toEqual({ otp: 'Required' });
  expect((await confirm({ password: fresh })).errors).toEqual({ username: 'Required', otp: 'Required' });
  expect((await confirm({ username, otp, password: 'short' })).errors).toEqual({ password: 'At least 8 characters' });
  expect((await confirm({ username, otp, password: fresh })).status).toBe(200);
  expect((await confirm({ username, otp, password: fresh })).errors).toEqual({
    otp: 'This code was already used. Ask for a new one',
  });
});

test('known, unknown, disabled and unreachable accounts are answered alike all along', async () => {
  const disabled = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  await asBusiness('update app_user set is_active = false where id = $1', [disabled.userId]);
  const unreachable = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  await asBusiness('update app_user set mobile_number = null where id = $1', [unreachable.userId]);
  const story = async (username: string): Promise<unknown> => {
    const answers = [await confirm({ username, otp: '000000', password: fresh })];
    for (let round = 0; round < 12; round += 1) answers.push(await askReset(username));
    for (let round = 0; round < 6; round += 1)
      answers.push(await confirm({ username, otp: '000000', password: fresh }));
    return answers.map(({ status, body }) => [status, body]);
  };
  const known = await story(owner.email);
  for (const username of ['nobody@bahi.example', '9800000000', 'nobody', disabled.email, unreachable.userName])
    expect([username, await story(username)]).toEqual([username, known]);
  const sent = app.logLines.filter((line) => line.includes('"sms"') && line.includes(disabled.mobileNumber));
  expect(sent).toEqual([]);
});

test('asking again within a minute sends nothing more, and the first code stays good', async () => {
  await askReset(owner.email);
  const otp = await codeSentTo(app, owner.mobileNumber);
  const messages = (): number =>
    app.logLines.filter((line) => line.includes('"sms"') && line.includes(`"${owner.mobileNumber}"`)).length;
  const before = messages();
  await askReset(owner.email);
  await codeSentTo(app, owner.mobileNumber);
  expect(messages()).toBe(before);
  expect((await confirm({ username: owner.email, otp, password: fresh })).status).toBe(200);
});

test('whoever was let in by an owner chooses the first password with the mobile as proof, once', async () => {
  const user = await addUser(app, {
    businessId: owner.businessId,
    userType: 'BUSINESS_INTERNAL',
    roles: ['ACCOUNTANT'],
    password: null,
  });
  expect((await signIn(app, user.email, 'Guessed#1234')).body).toMatchObject({
    error_description: 'session.wrongCredentials',
  });
  const ticket = await ticketFor(app, user.mobileNumber, 'RESET');
  expect((await setFirst({ ticket, password: 'weak' })).errors).toEqual({ password: 'At least 8 characters' });
  expect((await setFirst({ ticket, password: fresh })).status).toBe(200);
  expect((await signIn(app, user.email, fresh)).status).toBe(200);
  app.advance(61_000);
  const again = await ticketFor(app, user.mobileNumber, 'RESET');
  expect(await setFirst({ ticket: again, password: `${fresh}2` })).toMatchObject({
    status: 400,
    body: { error: 'account.passwordAlreadySet', message: 'This account has a password. Sign in, or reset it' },
  });
  expect((await setFirst({ ticket: 'made up', password: fresh })).errors).toHaveProperty('ticket');
  expect((await setFirst({})).errors).toEqual({ ticket: 'Required', password: 'Required' });
});

test('the profile shows who is signed in', async () => {
  expect((await send(app, 'GET /user/profile', { token: owner.tokens.access_token })).body.data).toMatchObject({
    id: owner.userId,
    userName: owner.userName,
    fullName: 'Sita Gurung',
    email: owner.email,
    mobileNumber: owner.mobileNumber,
    userType: 'BUSINESS_OWNER_USER',
    gender: null,
    dateOfBirthAD: '1990-04-14',
    dateOfBirthBS: '2047-01-01',
    profilePic: null,
    lastSignInAt: expect.stringMatching(/^2026-11-20T/),
    version: 1,
  });
});

function asBusiness(statement: string, values: unknown[]): Promise<unknown> {
  const tenant = { businessId: owner.businessId, outletId: null, userId: null };
  return app.services.database.transaction('write', tenant, (tx) => tx.query(statement, values));
}
