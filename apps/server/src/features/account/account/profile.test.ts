import { accountContract } from '@bahi/contract/account/account/account.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type Caller, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from './testing/api.ts';
import {
  addOutlets,
  addUser,
  codeSentTo,
  type Owner,
  password,
  registerOwner,
  signIn,
  ticketFor,
} from './testing/people.ts';

const { profile, update, updateMobile } = accountContract;

let app: TestApp;
let owner: Owner;
let sita: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await registerOwner(app);
  sita = { base: app.base, token: owner.tokens.access_token, language: 'en' };
});
afterAll(() => app.close());

/** The form as it stands, with changes. */
async function formOf(caller: Caller, changes: Record<string, unknown> = {}) {
  const { fullName, userName, email, version } = await call(caller, profile, {});
  return { fullName, userName, email, version, ...changes };
}
const refused = async (changes: Record<string, unknown>) =>
  fieldsOf(await refusal(sita, update, { body: await formOf(sita, changes) }));

test('people keep their names in both languages, their gender and their date of birth', async () => {
  const body = await formOf(sita, {
    fullName: 'Sita Devi Gurung',
    fullNameNp: 'सीता देवी गुरुङ',
    gender: 2,
    dateOfBirthBS: '२०४७-०१-०१',
  });
  expect(await messageOf(sita, update, { body })).toBe('Profile saved');
  expect(await call(sita, profile, {})).toMatchObject({
    fullName: 'Sita Devi Gurung',
    fullNameNp: 'सीता देवी गुरुङ',
    gender: 'FEMALE',
    dateOfBirthAD: '1990-04-14',
    dateOfBirthBS: '2047-01-01',
  });
  const { user } = await call(sita, sessionContract.init, {});
  expect(user.userDetails).toMatchObject({ fullName: 'Sita Devi Gurung', fullNameNp: 'सीता देवी गुरुङ' });
});

test('what is left out is emptied, and nobody changes what they are', async () => {
  await call(sita, update, { body: await formOf(sita, { gender: 'OTHER', dateOfBirthAD: '1990-04-14' }) });
  const body = { ...(await formOf(sita, { email: '' })), userType: 'SUPER_USER', businessId: 0, mobileNumber: '1' };
  expect(await call(sita, update, { body })).toMatchObject({
    email: null,
    gender: null,
    dateOfBirthAD: null,
    userType: 'BUSINESS_OWNER_USER',
    mobileNumber: owner.mobileNumber,
  });
});

test('nobody is born after today, nor on a day that is none', async () => {
  expect(await refused({ dateOfBirthAD: '2026-11-21' })).toEqual({ dateOfBirthAD: 'Cannot be in the future' });
  expect(await refused({ dateOfBirthBS: '2083-08-05' })).toEqual({ dateOfBirthBS: 'Cannot be in the future' });
  expect(await refused({ dateOfBirthBS: '2047-02-33' })).toHaveProperty('dateOfBirthBS');
  expect(await refused({ dateOfBirthAD: '1990-04-14', dateOfBirthBS: '2047-01-02' })).toHaveProperty('dateOfBirthBS');
  await call(sita, update, { body: await formOf(sita, { dateOfBirthAD: '2026-11-20' }) });
});

test('what cannot be is said at its field', async () => {
  expect(await refused({ fullName: ' ', email: 'sita@', userName: 'a b', gender: 'SHE' })).toEqual({
    fullName: 'Required',
    email: 'Invalid email',
    userName: 'Letters, digits, dot, dash, underscore and @ only',
    gender: 'Choose from the list',
  });
});

test('a name that reads as an address or a number is one’s own', async () => {
  const theirs = { userName: 'Your own email or mobile number only, or a name' };
  expect(await refused({ userName: 'gita@bahi.example' })).toEqual(theirs);
  expect(await refused({ userName: '9812345678' })).toEqual(theirs);
  await call(sita, update, { body: await formOf(sita, { userName: owner.mobileNumber }) });
  await call(sita, update, { body: await formOf(sita, { userName: owner.email.toUpperCase() }) });
});

test('a name that is taken is refused in the same words, whoever has it, and to twenty tries', async () => {
  const { businessId } = owner;
  const colleague = await addUser(app, { businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  const stranger = await registerOwner(app);
  for (const { email, userName } of [colleague, stranger]) {
    expect(await refused({ email: email.toUpperCase(), password })).toEqual({
      email: 'An account with this email exists',
    });
    expect(await refused({ userName })).toEqual({ userName: 'This username is taken' });
  }
  const again = await formOf(sita, { email: stranger.email, password });
  for (let tries = 4; tries < 20; tries += 1) await refusal(sita, update, { body: again });
  const limit = { status: 429, error: 'session.tooManyTries' };
  expect(await refusal(sita, update, { body: again })).toMatchObject(limit);
  expect(await refusal(sita, update, { body: await formOf(sita) }), 'whatever is tried').toMatchObject(limit);
  app.advance(15 * 60_000);
  expect((await signIn(app, owner.userName)).status, 'the account itself is not locked').toBe(200);
});

test('another e-mail takes the password, for codes that reset it go there; who takes it away needs none', async () => {
  const email = `new.${owner.email.toLowerCase()}`;
  expect(await refused({ email })).toEqual({ password: 'Required' });
  expect(await refused({ email, password: 'Annapurna#8091' })).toEqual({ password: 'The password is not right' });
  expect((await call(sita, profile, {})).email).toBe(owner.email);
  const changed = await call(sita, update, { body: await formOf(sita, { email, password }) });
  expect(changed.email).toBe(email);
  await call(sita, update, { body: await formOf(sita, { email: email.toUpperCase() }) });
  expect(await call(sita, update, { body: await formOf(sita, { email: '' }) })).toMatchObject({ email: null });
});

test('of two forms that were opened together the later one is refused; the same one sent twice is not', async () => {
  const [one, other] = [await formOf(sita, { fullName: 'Sita G.' }), await formOf(sita, { fullName: 'S. Gurung' })];
  const saved = await call(sita, update, { body: one });
  expect(await call(sita, update, { body: one })).toMatchObject({ version: saved.version });
  expect(await refusal(sita, update, { body: other })).toMatchObject({ status: 409, error: 'common.stale' });
});

test('a new mobile number is confirmed by its code and by the password, and the old one is told', async () => {
  const number = `97${owner.mobileNumber.slice(2)}`;
  const ticket = await ticketFor(app, number, 'MOBILE');
  const body = { mobileNumber: number, ticket, password };
  expect(fieldsOf(await refusal(sita, updateMobile, { body: { ...body, password: '' } }))).toEqual({
    password: 'Required',
  });
  expect(fieldsOf(await refusal(sita, updateMobile, { body: { ...body, password: 'Annapurna#8091' } }))).toEqual({
    password: 'The password is not right',
  });
  expect(await messageOf(sita, updateMobile, { body })).toBe('Mobile number changed');
  expect((await signIn(app, number)).status).toBe(200);
  expect((await signIn(app, owner.mobileNumber)).status).toBe(400);
  await expect
    .poll(() => app.logLines.findLast((line) => line.includes(`"${owner.mobileNumber}"`)))
    .toContain('The mobile number of your Bahi account was changed');
  expect(fieldsOf(await refusal(sita, updateMobile, { body })), 'a ticket is good once').toHaveProperty('ticket');
});

test('a code of another purpose or number changes nothing', async () => {
  const number = `97${owner.mobileNumber.slice(2)}`;
  const signUp = await ticketFor(app, number, 'SIGN_UP');
  const body = { mobileNumber: number, ticket: signUp, password };
  expect(fieldsOf(await refusal(sita, updateMobile, { body }))).toHaveProperty('ticket');
  const ticket = await ticketFor(app, `96${owner.mobileNumber.slice(2)}`, 'MOBILE');
  expect(fieldsOf(await refusal(sita, updateMobile, { body: { ...body, ticket } }))).toHaveProperty('ticket');
  expect(await call(sita, profile, {})).toMatchObject({ mobileNumber: owner.mobileNumber });
});

test('to a number that has an account no code is sent, but word of it; the answer is the same', async () => {
  const stranger = await registerOwner(app);
  const body = { mobileNumber: stranger.mobileNumber, purpose: 'MOBILE' };
  const { body: answer } = await send(app, 'POST /public/otp/send', { body });
  expect(answer).toMatchObject({ status: 200, message: 'A code was sent to your mobile' });
  expect(await codeSentTo(app, stranger.mobileNumber)).toBe('');
});

test('a number that was taken between code and change is refused at its field', async () => {
  const number = `97${owner.mobileNumber.slice(2)}`;
  const ticket = await ticketFor(app, number, 'MOBILE');
  await registerOwner(app, { mobileNumber: number });
  expect(await refusal(sita, updateMobile, { body: { mobileNumber: number, ticket, password } })).toMatchObject({
    status: 409,
    errors: [{ field: 'mobileNumber', message: 'An account with this mobile number exists' }],
  });
});

test('a user name that was the old number becomes the new one', async () => {
  await call(sita, update, { body: await formOf(sita, { userName: owner.mobileNumber }) });
  const number = `97${owner.mobileNumber.slice(2)}`;
  const ticket = await ticketFor(app, number, 'MOBILE');
  const changed = await call(sita, updateMobile, { body: { mobileNumber: number, ticket, password } });
  expect(changed).toMatchObject({ mobileNumber: number, userName: number });
});

test('who has no password yet changes the number by its code alone', async () => {
  const tenant = { businessId: owner.businessId, outletId: null, userId: owner.userId };
  await app.services.database.transaction('write', tenant, (tx) =>
    tx.query('update app_user set password_hash = null where id = $1', [owner.userId]),
  );
  const number = `97${owner.mobileNumber.slice(2)}`;
  const ticket = await ticketFor(app, number, 'MOBILE');
  const changed = await call(sita, updateMobile, { body: { mobileNumber: number, ticket } });
  expect(changed).toMatchObject({ mobileNumber: number, hasPassword: false });
});

test('the record names the outlets and the roles that the user has, with their terms', async () => {
  const { businessId } = owner;
  const found = await call(sita, profile, {});
  expect(found).toMatchObject({ hasPassword: true, outlets: [], roles: [{ outletName: null, isEffective: true }] });
  expect(found.roles[0]).toMatchObject({ effectiveFromAD: '2026-11-20', effectiveFromBS: '2083-08-04' });
  const outletIds = await addOutlets(app, businessId, ['KTM', 'BTL']);
  const hari = await addUser(app, { businessId, userType: 'OUTLET_USER', roles: [], outletIds });
  const tokens = await signIn(app, hari.email);
  const theirs = await call({ base: app.base, token: String(Object(tokens.body).access_token) }, profile, {});
  expect(theirs).toMatchObject({ outlets: [{ name: 'Outlet BTL' }, { name: 'Outlet KTM' }], roles: [] });
});
