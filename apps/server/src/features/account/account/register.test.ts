import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Received, send } from './testing/api.ts';
import { type Owner, registerForm, registerOwner, ticketFor, tokensIn } from './testing/people.ts';

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
});
afterAll(() => app.close());

type Form = Record<string, unknown> & { mobileNumber: string };
const register = (form: Form, ticket: string, language: 'en' | 'ne' = 'en', browser = false): Promise<Received> =>
  send(app, 'POST /user/save', { body: { ...form, ticket }, language, browser });
const registerNew = async (changes: Record<string, unknown> = {}): Promise<Received> => {
  const form = { ...registerForm(), ...changes };
  return register(form, await ticketFor(app, form.mobileNumber, 'SIGN_UP'));
};
const businessCount = async (): Promise<unknown> =>
  (await app.asOwner('select count(*)::int as count from business'))[0];

test('who has shown to have the mobile registers, is signed in, and owns a new business', async () => {
  const received = await registerNew({ companyName: 'Himal Traders' });
  expect(received.body).toMatchObject({ status: 200, message: 'Welcome to Bahi', must_change_password: false });
  const { access_token: token } = tokensIn(received);
  expect((await send(app, 'GET /init', { token })).body.data).toMatchObject({
    user: { userDetails: { userType: 'BUSINESS_OWNER_USER', fullName: 'Sita Gurung' } },
    business: { companyName: 'Himal Traders', panOrVATNumber: '301234567', companyRegisterType: null, status: 'NEW' },
  });
  expect((await send(app, 'GET /v1/customer/list', { token })).status).toBe(200);
});

test('in a browser the new owner’s tokens are bound to a cookie as well', async () => {
  const form = registerForm();
  const received = await register(form, await ticketFor(app, form.mobileNumber, 'SIGN_UP'), 'en', true);
  const { access_token: token } = tokensIn(received);
  expect((await send(app, 'GET /init', { token, browser: true })).status).toBe(401);
  expect((await send(app, 'GET /init', { token, browser: true, cookie: received.cookie })).status).toBe(200);
});

test('a new business has its accounts and an unbroken audit chain', async () => {
  const accounts = await app.asOwner(
    'select code, name, name_np, kind from account where business_id = $1 order by code',
    [owner.businessId],
  );
  expect(accounts).toEqual(
    chartOfAccounts
      .map(({ code, en, ne, kind }) => ({ code, name: en, name_np: ne, kind }))
      .toSorted((one, other) => (one.code < other.code ? -1 : 1)),
  );
  const events = await app.asOwner(
    'select distinct table_name from audit_event where business_id = $1 and user_id = $2 order by table_name',
    [owner.businessId, owner.userId],
  );
  expect(events.map((event) => event['table_name'])).toEqual([
    'account',
    'account_group',
    'app_user',
    'business',
    'user_role',
  ]);
  const unsealed = await app.asOwner(
    `select from audit_event event where business_id = $1 and not exists (
       select from audit_link link where link.business_id = event.business_id and link.transaction_id = event.transaction_id)`,
    [owner.businessId],
  );
  expect(unsealed).toEqual([]);
  const [secret] = await app.asOwner(
    `select count(*)::int as count from audit_event where after::text like '%argon2%'`,
  );
  expect(secret).toEqual({ count: 0 });
});

test('passwords are kept as argon2id of 19 MiB, two passes and one lane', async () => {
  const [user] = await app.asOwner('select password_hash from app_user where id = $1', [owner.userId]);
  expect(user?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('who ticks ‘not registered’ is asked for no PAN, and what is sent of one is not kept', async () => {
  const { panOrVATNumber: _left, ...form } = registerForm();
  const received = await register(
    { ...form, isNotRegistered: true },
    await ticketFor(app, form.mobileNumber, 'SIGN_UP'),
  );
  const { access_token: token } = tokensIn(received);
  const business = { companyRegisterType: 'NOT_REGISTERED', panOrVATNumber: null };
  expect((await send(app, 'GET /init', { token })).body.data).toMatchObject({ business });
  const other = tokensIn(await registerNew({ isNotRegistered: true, panOrVATNumber: '301234567' }));
  expect((await send(app, 'GET /init', { token: other.access_token })).body.data).toMatchObject({ business });
});

test('every field that is missing is said', async () => {
  const nothing = await send(app, 'POST /user/save', { body: {} });
  expect(nothing.status).toBe(400);
  for (const field of ['ticket', 'userName', 'fullName', 'mobileNumber', 'email', 'companyName', 'password'])
    expect(nothing.errors).toHaveProperty(field, 'Required');
  const { panOrVATNumber: _pan, dateOfBirth: _birth, ...form } = registerForm();
  expect((await register(form, 'x')).errors).toEqual({ panOrVATNumber: 'Required', dateOfBirth: 'Required' });
  expect((await register(form, 'x', 'ne')).errors).toEqual({ panOrVATNumber: 'आवश्यक छ', dateOfBirth: 'आवश्यक छ' });
});

test('every field that is wrong is said', async () => {
  const refused = async (changes: Record<string, unknown>): Promise<Record<string, string>> =>
    (await register({ ...registerForm(), ...changes }, 'x')).errors;
  expect(await refused({ email: 'sita' })).toEqual({ email: 'Invalid email' });
  expect(await refused({ mobileNumber: '12345' })).toEqual({
    mobileNumber: 'Enter a mobile number of ten digits that begins with 96, 97 or 98',
  });
  expect(await refused({ panOrVATNumber: '30A' })).toEqual({ panOrVATNumber: 'Must contain only numeric characters' });
  expect(await refused({ userName: 'sita gurung' })).toEqual({
    userName: 'Letters, digits, dot, dash, underscore and @ only',
  });
  expect(await refused({ password: 'Aa1#567' })).toEqual({ password: 'At least 8 characters' });
  expect(await refused({ password: 'machhapuchhre#6993' })).toEqual({ password: 'Needs an uppercase letter' });
  expect(await refused({ password: 'MACHHAPUCHHRE#6993' })).toEqual({ password: 'Needs a lowercase letter' });
  expect(await refused({ password: 'Machhapuchhre#' })).toEqual({ password: 'Needs a number' });
  expect(await refused({ password: 'Machhapuchhre6993' })).toEqual({ password: 'Needs a special character' });
  expect(await refused({ password: `Aa1#${'x'.repeat(125)}` })).toEqual({ password: 'At most 128 characters' });
  expect(await refused({ dateOfBirth: '2026-11-21' })).toEqual({ dateOfBirth: 'Cannot be in the future' });
  expect(await refused({ dateOfBirth: '1990-02-30' })).toEqual({ dateOfBirth: 'This date does not exist' });
  expect(await refused({ dateOfBirth: undefined, dateOfBirthBS: '2047-01-32' })).toEqual({
    dateOfBirthBS: 'This date does not exist',
  });
  expect(await refused({ dateOfBirthBS: '2047-01-02' })).toEqual({ dateOfBirthBS: 'The AD and BS dates differ' });
});

test('the birth date may come in either calendar', async () => {
  const { access_token: token } = tokensIn(await registerNew({ dateOfBirth: undefined, dateOfBirthBS: '२०४७-०१-०१' }));
  expect((await send(app, 'GET /user/profile', { token })).body.data).toMatchObject({
    dateOfBirthAD: '1990-04-14',
    dateOfBirthBS: '2047-01-01',
  });
});

test('a name may be in Devanagari; another’s e-mail address or number is no name', async () => {
  expect((await registerNew({ userName: 'सीता_गुरुङ' })).status).toBe(200);
  const message = 'Your own email or mobile number only, or a name';
  for (const userName of [owner.email, owner.mobileNumber, '9841-000-000', 'someone@else.example'])
    expect((await register({ ...registerForm(), userName }, 'x')).errors).toEqual({ userName: message });
  const form = registerForm();
  expect((await registerNew({ ...form, userName: form.email })).status).toBe(200);
  const numbered = registerForm();
  expect((await registerNew({ ...numbered, userName: numbered.mobileNumber })).status).toBe(200);
});

test('a name, an address or a number that is taken is said at its field, and the ticket is still good', async () => {
  const form = registerForm();
  const ticket = await ticketFor(app, form.mobileNumber, 'SIGN_UP');
  const before = await businessCount();
  const userName = await register({ ...form, userName: owner.userName.toUpperCase() }, ticket);
  expect(userName).toMatchObject({ status: 409, errors: { userName: 'This username is taken' } });
  const email = await register({ ...form, email: owner.email.toUpperCase() }, ticket, 'ne');
  expect(email).toMatchObject({ status: 409, errors: { email: 'यो इमेलको खाता पहिले नै छ' } });
  expect(await businessCount()).toEqual(before);
  expect((await register(form, ticket)).status).toBe(200);
});

test('a number whose account was made meanwhile is taken', async () => {
  const form = registerForm();
  const ticket = await ticketFor(app, form.mobileNumber, 'SIGN_UP');
  await app.services.database.transaction(
    'write',
    { businessId: owner.businessId, outletId: null, userId: null },
    (tx) =>
      tx.query(
        `insert into app_user (business_id, user_type, user_name, full_name, mobile_number) values ($1, 'BUSINESS_INTERNAL', $2, 'Gita', $2)`,
        [owner.businessId, form.mobileNumber],
      ),
  );
  const taken = await register(form, ticket);
  expect(taken).toMatchObject({ status: 409, errors: { mobileNumber: 'An account with this mobile number exists' } });
});

test('one ticket cannot be used to try out hundreds of names', async () => {
  const form = registerForm();
  const ticket = await ticketFor(app, form.mobileNumber, 'SIGN_UP');
  const statuses: number[] = [];
  for (let round = 0; round < 21; round += 1)
    statuses.push((await register({ ...form, email: owner.email }, ticket)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 409), 429]);
});

test('without the verified mobile nobody registers, and one ticket makes one business', async () => {
  const before = await businessCount();
  const form = registerForm();
  const message = 'The verification has expired. Verify your mobile again';
  expect(await register(form, 'made up')).toMatchObject({ status: 400, errors: { ticket: message } });
  const ofAnother = await ticketFor(app, registerForm().mobileNumber, 'SIGN_UP');
  expect((await register(form, ofAnother)).errors).toEqual({ ticket: message });
  const forSigningIn = await ticketFor(app, owner.mobileNumber, 'LOGIN');
  expect((await register({ ...form, mobileNumber: owner.mobileNumber }, forSigningIn)).errors).toEqual({
    ticket: message,
  });
  expect(await businessCount()).toEqual(before);
  const ticket = await ticketFor(app, form.mobileNumber, 'SIGN_UP');
  const answers = await Promise.all([register(form, ticket), register(form, ticket), register(form, ticket)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await register(form, ticket)).errors).toEqual({ ticket: message });
  const [made] = await app.asOwner('select count(*)::int as count from app_user where mobile_number = $1', [
    form.mobileNumber,
  ]);
  expect(made).toEqual({ count: 1 });
  const late = registerForm();
  const lateTicket = await ticketFor(app, late.mobileNumber, 'SIGN_UP');
  app.advance(10 * 60_000);
  expect((await register(late, lateTicket)).errors).toEqual({ ticket: message });
});
