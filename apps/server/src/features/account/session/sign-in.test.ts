import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { clientBasic, send } from '../account/testing/api.ts';
import {
  addOutlets,
  addUser,
  askForTokens,
  type Owner,
  password,
  registerOwner,
  signedIn,
  signIn,
  ticketFor,
  tokensIn,
} from '../account/testing/people.ts';

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
});
afterAll(() => app.close());

test('one signs in by e-mail in any case, by mobile number in either script, or by user name', async () => {
  const devanagari = owner.mobileNumber.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
  for (const name of [
    owner.email.toUpperCase(),
    owner.mobileNumber,
    `+977 ${owner.mobileNumber}`,
    devanagari,
    ` ${owner.userName.toUpperCase()} `,
  ]) {
    const received = await signIn(app, name);
    expect(received.body).toMatchObject({ status: 200, token_type: 'bearer', expires_in: 600, office_id: null });
    const { access_token: token } = tokensIn(received);
    expect((await send(app, 'GET /init', { token })).body.data).toMatchObject({
      user: { userDetails: { id: owner.userId, userType: 'BUSINESS_OWNER_USER' } },
    });
  }
});

test('the tokens stand at the top level of the answer, from an urlencoded as from a multipart form', async () => {
  const form = new FormData();
  form.set('grant_type', 'password');
  form.set('username', owner.email);
  form.set('password', password);
  const received = await send(app, 'POST /oauth/token', { basic: clientBasic, form });
  expect(received.body).toMatchObject({ status: 200, message: null, must_change_password: false });
  expect(received.body.data).toBeUndefined();
  expect(tokensIn(received).refresh_token).not.toBe('');
});

test('the client has to name itself', async () => {
  for (const basic of [null, `Basic ${btoa('bahi-web:wrong')}`, `Basic ${btoa('someone:bahi-web')}`, 'Basic %%%']) {
    const received = await signIn(app, owner.email, password, { basic });
    expect(received).toMatchObject({
      status: 401,
      body: { error: 'invalid_client', error_description: 'session.clientUnknown' },
    });
  }
});

test('what is missing or too short is said at its field, in the caller’s language', async () => {
  expect((await askForTokens(app, { grant_type: 'password' })).errors).toEqual({
    username: 'Required',
    password: 'Required',
  });
  expect((await signIn(app, owner.email, 'abc')).errors).toEqual({ password: 'Between 4 and 20 characters' });
  expect((await signIn(app, owner.email, 'abc', { language: 'ne' })).errors).toEqual({
    password: '४ देखि २० अक्षरको हुनुपर्छ',
  });
  expect((await askForTokens(app, { grant_type: 'otp' })).errors).toEqual({ ticket: 'Required' });
  expect((await askForTokens(app, { grant_type: 'refresh_token' })).errors).toEqual({ refresh_token: 'Required' });
  expect((await askForTokens(app, { grant_type: 'implicit' })).errors).toEqual({ grant_type: 'Choose from the list' });
  const badOffice = { grant_type: 'refresh_token', refresh_token: 'x', officeId: 'here' };
  expect((await askForTokens(app, badOffice)).errors).toEqual({ officeId: 'You do not work in this outlet' });
});

test('a password longer than the text says is accepted up to 128 characters', async () => {
  const long = `Aa1#${'x'.repeat(124)}`;
  const other = await registerOwner(app, { password: long });
  expect((await signIn(app, other.email, long)).status).toBe(200);
  expect((await signIn(app, other.email, `${long}x`)).errors).toHaveProperty('password');
});

test('a known and an unknown account are refused in the same words, in both languages', async () => {
  for (const [language, message] of [
    ['en', 'The username or password is not right'],
    ['ne', 'प्रयोगकर्ता नाम वा पासवर्ड मिलेन'],
  ] as const) {
    const known = await signIn(app, owner.email, 'Wrong#1234', { language });
    const unknown = await signIn(app, 'nobody@bahi.example', 'Wrong#1234', { language });
    expect(known.status).toBe(400);
    expect(known.body).toEqual({
      status: 400,
      error: 'invalid_grant',
      error_description: 'session.wrongCredentials',
      message,
    });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  }
});

test('an unknown account takes as long as a known one', async () => {
  // The work of this process, in which the server runs: on a busy machine the clock tells of the others' too.
  const workOf = async (name: string): Promise<number> => {
    const before = process.cpuUsage();
    await signIn(app, name, 'Wrong#1234');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    known.push(await workOf(owner.email));
    unknown.push(await workOf(`nobody${round}@bahi.example`));
  }
  app.advance(16 * 60_000);
  // The least of each, because what else the process does only ever adds.
  const ratio = Math.min(...unknown) / Math.min(...known);
  // Without the comparison that an unknown name costs too, the ratio is below a half.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});

test('a disabled account is told so only to who knows its password', async () => {
  const user = await addUser(app, {
    businessId: owner.businessId,
    userType: 'BUSINESS_INTERNAL',
    roles: ['ACCOUNTANT'],
  });
  await disable(user.userId);
  expect(await signIn(app, user.email, 'Wrong#1234')).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant', error_description: 'session.wrongCredentials' },
  });
  expect(await signIn(app, user.email)).toMatchObject({
    status: 403,
    body: { error: 'invalid_grant', error_description: 'session.disabled' },
  });
});

test('the owner of an inactive business signs in', async () => {
  const other = await registerOwner(app);
  await app.services.database.transaction(
    'write',
    { businessId: other.businessId, outletId: null, userId: null },
    (tx) => tx.query(`update business set status = 'INACTIVE' where id = $1`, [other.businessId]),
  );
  const { access_token: token } = await signedIn(app, other.email);
  expect((await send(app, 'GET /init', { token })).body.data).toMatchObject({ business: { status: 'INACTIVE' } });
});

test('a verified mobile signs in once with its ticket', async () => {
  const ticket = await ticketFor(app, owner.mobileNumber, 'LOGIN');
  const first = await askForTokens(app, { grant_type: 'otp', ticket });
  expect((await send(app, 'GET /init', { token: tokensIn(first).access_token })).status).toBe(200);
  const again = await askForTokens(app, { grant_type: 'otp', ticket });
  expect(again).toMatchObject({
    status: 400,
    errors: { ticket: 'The verification has expired. Verify your mobile again' },
  });
});

test('a ticket is good for ten minutes and for its own purpose', async () => {
  app.advance(61_000);
  const late = await ticketFor(app, owner.mobileNumber, 'LOGIN');
  app.advance(10 * 60_000 + 1);
  expect((await askForTokens(app, { grant_type: 'otp', ticket: late })).errors).toHaveProperty('ticket');
  const forReset = await ticketFor(app, owner.mobileNumber, 'RESET');
  expect((await askForTokens(app, { grant_type: 'otp', ticket: forReset })).errors).toHaveProperty('ticket');
  expect((await askForTokens(app, { grant_type: 'otp', ticket: 'made up' })).errors).toHaveProperty('ticket');
});

test('an outlet user of one outlet gets its tokens at once, of two chooses', async () => {
  const [first = 0, second = 0] = await addOutlets(app, owner.businessId, ['A1', 'A2']);
  const cashier = { businessId: owner.businessId, userType: 'OUTLET_USER', roles: ['CASHIER'] } as const;
  const one = await addUser(app, { ...cashier, roles: ['CASHIER'], outletIds: [first] });
  const two = await addUser(app, { ...cashier, roles: ['CASHIER'], outletIds: [first, second] });
  const tokens = await signedIn(app, one.email);
  const init = await send(app, 'GET /init', { token: tokens.office_access_token });
  expect(init.body.data).toMatchObject({ officeId: first, outlets: [{ id: first, code: 'A1' }] });
  expect(await signedIn(app, two.email)).not.toHaveProperty('office_access_token');
});

async function disable(userId: number): Promise<void> {
  await app.services.database.transaction(
    'write',
    { businessId: owner.businessId, outletId: null, userId: null },
    (tx) => tx.query('update app_user set is_active = false where id = $1', [userId]),
  );
}
