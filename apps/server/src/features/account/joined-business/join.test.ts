import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { openPlatform, type Person as SignedIn } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addUser, otherThan, password, ticketFor, askForTokens, tokensIn } from '../account/testing/people.ts';
import { turnOn } from '../second-factor/testing/phone.ts';
import { addClient, as, type Client, comeIn, joined, joinWith, switched } from './testing/joined.ts';

const { list, join, remove } = joinedBusinessContract;

let app: TestApp;
let platform: SignedIn;
let kirana: Client;
let hardware: Client;
beforeAll(async () => {
  app = await startTestApp();
  platform = await openPlatform(app);
});
beforeEach(async () => {
  kirana = await addClient(app, 'Kirana Pasal');
  hardware = await addClient(app, 'Hardware Stores');
});
afterAll(() => app.close());

const joinForm = (userName: string) => ({ username: userName, password, ownPassword: password });
const isJoined = async (caller: SignedIn | Awaited<ReturnType<typeof comeIn>>) =>
  (await call(caller, sessionContract.init, {})).user.userDetails.isJoined ?? false;

test('two sign-ins are joined by the passwords of both, and each then stands in the list of the other', async () => {
  const here = await comeIn(app, kirana.accountant);
  expect([await isJoined(here), await call(here, list, {})]).toEqual([false, []]);
  const form = joinForm(hardware.accountant.userName);
  expect(await messageOf(here, join, { body: form })).toBe('Joined. You can switch now');
  expect(await isJoined(here)).toBe(true);
  expect(await call(here, list, {})).toMatchObject([
    { companyName: 'Hardware Stores', userName: hardware.accountant.userName, isCurrent: false, state: 'OPEN' },
    { companyName: 'Kirana Pasal', isCurrent: true, lastSwitchedAt: null },
  ]);
  const there = await comeIn(app, hardware.accountant);
  expect((await call(there, list, {})).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const log = async ({ owner }: Client) =>
    (await call(as(app, owner.tokens), securityLogContract.list, { query: { event: 'joined' } })).rows;
  expect(await log(kirana)).toMatchObject([{ userId: kirana.accountant.userId, address: '127.0.0.1' }]);
  expect(await log(hardware)).toMatchObject([{ userId: hardware.accountant.userId }]);
  expect(JSON.stringify(await log(hardware)), 'of the other business nothing').not.toContain('Kirana');
});

test('a third is joined with both of the others, from whichever it is asked', async () => {
  const third = await addClient(app, 'Medical Hall');
  await joined(app, kirana.accountant, hardware.accountant);
  const there = await joined(app, third.accountant, hardware.accountant);
  expect((await call(there, list, {})).map(({ companyName }) => companyName)).toEqual([
    'Hardware Stores',
    'Kirana Pasal',
    'Medical Hall',
  ]);
});

test('without one’s own password nothing is joined: a token that was stolen is not enough', async () => {
  const here = await comeIn(app, kirana.accountant);
  const form = joinForm(hardware.accountant.userName);
  expect(fieldsOf(await refusal(here, join, { body: { ...form, ownPassword: '' } }))).toEqual({
    ownPassword: 'Required',
  });
  expect(fieldsOf(await refusal(here, join, { body: { ...form, ownPassword: 'Stolen#Token1' } }))).toEqual({
    ownPassword: 'The password is not right',
  });
  const byCodeAlone = await addUser(app, {
    businessId: kirana.owner.businessId,
    userType: 'BUSINESS_INTERNAL',
    roles: [],
    password: null,
  });
  const ticket = await ticketFor(app, byCodeAlone.mobileNumber, 'LOGIN');
  const tokens = tokensIn(await askForTokens(app, { grant_type: 'otp', ticket }));
  expect(fieldsOf(await refusal(as(app, tokens), join, { body: form }))).toEqual({
    ownPassword: 'You have no password here yet. Choose one under “Change password” first',
  });
  expect(await call(here, list, {})).toEqual([]);
});

test('a session that was switched to joins nothing without the password of the sign-in it is of', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  const there = as(app, await switched(app, here, hardware.accountant));
  const third = await addClient(app, 'Medical Hall');
  const body = { ...joinForm(third.accountant.userName), ownPassword: 'Stolen#Token1' };
  expect(fieldsOf(await refusal(there, join, { body }))).toHaveProperty('ownPassword');
  expect(await call(there, list, {})).toHaveLength(2);
});

test('of another sign-in no more is told than signing in there tells', async () => {
  const here = await comeIn(app, kirana.accountant);
  await call(as(app, hardware.owner.tokens), userContract.toggle, {
    params: { id: hardware.accountant.userId, status: 'INACTIVE' },
  });
  const told = async (changes: object) => {
    const { status, message, errors } = await refusal(here, join, {
      body: { ...joinForm(hardware.accountant.userName), ...changes },
    });
    return { status, message, errors };
  };
  const wrong = await told({ username: 'nobody-has-this-name' });
  expect(wrong.errors).toEqual([{ field: 'password', message: 'The username or password is not right' }]);
  expect(await told({ username: hardware.owner.userName, password: 'Wrong#Word1' })).toEqual(wrong);
  expect(await told({ password: 'Wrong#Word1' }), 'an inactive one').toEqual(wrong);
  expect(await told({ username: platform.userId, password: 'Wrong#Word1' })).toMatchObject({ status: 400 });
  expect(await told({})).toMatchObject({ status: 403, message: 'This account is not active' });
});

test('wrong passwords count as those of signing in do', async () => {
  const here = await comeIn(app, kirana.accountant);
  const body = { ...joinForm(hardware.accountant.userName), password: 'Wrong#Word1' };
  const { wrongTries } = app.services.config.limits.signIn;
  for (let tries = 0; tries < wrongTries; tries += 1)
    expect(await refusal(here, join, { body })).toMatchObject({ status: 400 });
  const refused = await refusal(here, join, { body: joinForm(hardware.accountant.userName) });
  expect([refused.status, fieldsOf(refused)]).toEqual([
    429,
    { password: 'Too many wrong tries. Try again in some minutes' },
  ]);
});

test('whoever works for the platform is joined with nothing, and not even their password is found out by it', async () => {
  const internal = await addUser(app, { businessId: 0, userType: 'INTERNAL_USER', roles: [] });
  const here = await comeIn(app, kirana.accountant);
  for (const given of [password, 'Wrong#Word1'])
    expect(fieldsOf(await refusal(here, join, { body: { ...joinForm(internal.userName), password: given } }))).toEqual({
      password: 'The username or password is not right',
    });
  const there = await comeIn(app, internal);
  expect(
    await refusal(there, join, { body: { ...joinForm(kirana.accountant.userName), ownPassword: 'Wrong#Word1' } }),
  ).toMatchObject({ status: 403, message: 'Sign-ins of the platform itself cannot be joined' });
});

test('of each business one sign-in is joined, so that nobody approves what they wrote as another', async () => {
  const refused = { status: 409, error: 'joinedBusiness.sameBusiness' };
  const here = await joined(app, kirana.accountant, hardware.accountant);
  expect(await refusal(here, join, { body: joinForm(kirana.owner.userName) })).toMatchObject(refused);
  const told = await refusal(here, join, { body: joinForm(hardware.owner.userName) });
  expect(told).toMatchObject(refused);
  expect(fieldsOf(told)['username']).toBe(
    'A sign-in at that business is joined already, or it is this one. Each business is joined once',
  );
});

test('a password that is to be chosen anew joins nothing', async () => {
  const owner = as(app, hardware.owner.tokens);
  await call(owner, userContract.resetPassword, { body: { userId: hardware.accountant.userId, password } });
  const here = await comeIn(app, kirana.accountant);
  expect(fieldsOf(await refusal(here, join, { body: joinForm(hardware.accountant.userName) }))).toEqual({
    username: 'A new password has to be chosen for that sign-in first. Sign in with it once',
  });
});

test('who has a second step shows it too, here and there', async () => {
  const [here, there] = [await comeIn(app, kirana.accountant), await comeIn(app, hardware.accountant)];
  const phones = { own: await turnOn(app, here.token), other: await turnOn(app, there.token) };
  const body = joinForm(hardware.accountant.userName);
  expect(fieldsOf(await refusal(here, join, { body }))).toEqual({ code: 'Required', ownCode: 'Required' });
  const right = { code: phones.other.code(), ownCode: phones.own.code() };
  const wrong = async (changes: object) => fieldsOf(await refusal(here, join, { body: { ...body, ...changes } }));
  expect(await wrong({ ...right, ownCode: otherThan(right.ownCode) })).toEqual({ ownCode: 'This code is not right' });
  expect(await call(here, list, {})).toEqual([]);
  expect(await wrong({ ...right, code: otherThan(right.code) })).toEqual({ code: 'This code is not right' });
  expect(await call(here, list, {})).toEqual([]);
  await joinWith(here, hardware.accountant, right);
  expect(await isJoined(here)).toBe(true);
});

test('nothing is joined with a business that forbids it or is suspended', async () => {
  const here = await comeIn(app, kirana.accountant);
  const body = joinForm(hardware.accountant.userName);
  const refused = { status: 403, message: 'This business is suspended or does not allow switching' };
  const saveSwitching = (allowsSwitching: boolean) =>
    messageOf(as(app, hardware.owner.tokens), businessContract.saveSwitching, { body: { allowsSwitching } });
  expect(await saveSwitching(false)).toBe('Saved. From now on everybody signs in here with their password');
  expect(await refusal(here, join, { body })).toMatchObject(refused);
  expect(await saveSwitching(true)).toBe('Saved. Your people may join their sign-in here with one elsewhere');
  await call(platform, businessDetailContract.respond, {
    body: { businessDetailId: hardware.owner.businessId, response: 'SUSPENDED', remarks: 'Unpaid' },
  });
  expect(await refusal(here, join, { body })).toMatchObject(refused);
});

test('either side takes it apart, and tells the log of both', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  const stranger = await comeIn(app, (await addClient(app, 'Elsewhere')).accountant);
  const params = { userId: kirana.accountant.userId };
  expect(await refusal(stranger, remove, { params })).toMatchObject({ status: 404 });
  const there = await comeIn(app, hardware.accountant);
  expect(await messageOf(there, remove, { params })).toBe('No longer joined');
  expect(await Promise.all([here, there].map((caller) => call(caller, list, {})))).toEqual([[], []]);
  const log = async ({ owner }: Client) =>
    (await call(as(app, owner.tokens), securityLogContract.list, { query: { event: 'joinEnded' } })).recordsTotal;
  expect([await log(kirana), await log(hardware)]).toEqual([1, 1]);
});

test('a hundred are joined, and no more', async () => {
  const here = await joined(app, kirana.accountant, hardware.accountant);
  for (const table of ['business', 'app_user']) await app.asOwner(`alter table ${table} disable trigger user`);
  await app.asOwner(
    `with made as (insert into business (company_name) select 'Many ' || n from generate_series(1, 98) n returning id)
     insert into app_user (business_id, user_type, user_name, full_name)
       select id, 'BUSINESS_OWNER_USER', 'many' || id, 'Many' from made`,
  );
  await app.asOwner(
    `with many as (select id from app_user where full_name = 'Many')
     insert into joined_sign_in (user_id, with_id, seal, joined_at)
       select id, $1, sign_in_seal(id), now() from many
       union all select $1, id, sign_in_seal($1), now() from many`,
    [kirana.accountant.userId],
  );
  for (const table of ['business', 'app_user']) await app.asOwner(`alter table ${table} enable trigger user`);
  const third = await addClient(app, 'Medical Hall');
  expect(fieldsOf(await refusal(here, join, { body: joinForm(third.accountant.userName) }))).toEqual({
    username: 'At most 100 businesses can be joined',
  });
});

test('verify finds who is joined and inactive, and two of one business', async () => {
  await joined(app, kirana.accountant, hardware.accountant);
  const name = 'joined sign-ins';
  expect(await faultsOf(app, name)).toEqual([]);
  const planted = (statement: string) => faultsOf(withFaults(app, statement), name);
  const { userId } = hardware.accountant;
  expect(await planted(`update app_user set is_active = false where id = ${userId}`)).toMatchObject([
    { user_id: userId },
  ]);
  expect(await planted(`delete from joined_sign_in where user_id = ${userId}`), 'half a pair').toMatchObject([
    { user_id: kirana.accountant.userId, is_half: true },
  ]);
  expect(
    await planted(`update app_user set business_id = ${kirana.owner.businessId} where id = ${userId}`),
  ).toHaveLength(2);
});
