import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from './testing/api.ts';
import {
  addUser,
  codeSentTo,
  type Owner,
  password as oldPassword,
  registerForm,
  registerOwner,
  ticketFor,
} from './testing/people.ts';

const common =
  'This password is among the first that are tried. Put three or four words together that nobody else would, with a number and a sign';
const ownName =
  'This password is your own name or number, which others know. Take words that have nothing to do with you';

let app: TestApp;
let owner: Owner;
let form: ReturnType<typeof registerForm> & { ticket: string };
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
  const asked = registerForm();
  form = { ...asked, ticket: await ticketFor(app, asked.mobileNumber, 'SIGN_UP') };
});
afterAll(() => app.close());

const register = (password: string, changes: Record<string, string> = {}, language: 'en' | 'ne' = 'en') =>
  send(app, 'POST /user/save', { body: { ...form, ...changes, password }, language });

test.each(['Password@123', 'P@ssw0rd!', 'Qwerty#12345', '!!Dragon1990', 'Iloveyou@1', 'Welcome#2083'])(
  'nobody signs up with %s, which is tried first',
  async (password) => {
    expect((await register(password)).errors).toEqual({ password: common });
  },
);

test.each(['BahiKhata@2083', 'Hisab-Lekha-1', 'Nepal!Account9', '#Accounting77', 'Kathmandu@2080'])(
  'nobody signs up with %s, which the product itself brings to mind',
  async (password) => {
    expect((await register(password)).errors).toEqual({ password: common });
  },
);

test('nor with those words beside their own name', async () => {
  expect((await register('SitaKhata@2083')).errors).toEqual({ password: ownName });
});

test('what is said helps in Nepali, too', async () => {
  expect((await register('Password@123', {}, 'ne')).errors['password']).toMatch(/^यो पासवर्ड सबैभन्दा पहिले/);
  expect((await register('SitaGurung#12', {}, 'ne')).errors['password']).toMatch(/^यो पासवर्डमा तपाईंकै नाम/);
});

test('nobody signs up with their own name, address, number or shop', async () => {
  const owns = ['SitaGurung#12', 'gURUNG@2083', 'Gurung-Kirana-1', `Sita+${form.mobileNumber}`, 'Bishnumati.77'];
  for (const password of owns)
    expect([password, (await register(password, { email: 'bishnumati@bahi.example' })).errors]).toEqual([
      password,
      { password: ownName },
    ]);
});

test('the same holds for a change, a reset and a password that an owner gives', async () => {
  const token = owner.tokens.access_token;
  const change = (password: string) =>
    send(app, 'POST /user/change_password', { token, body: { oldPassword, password } });
  expect((await change('Password@123')).errors).toEqual({ password: common });
  expect((await change('SitaGurung#12')).errors).toEqual({ password: ownName });

  const person = await addUser(app, { businessId: owner.businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  const give = (password: string) =>
    send(app, 'POST /user/reset-password', { token, body: { userId: person.userId, password } });
  expect((await give('Password@123')).errors).toEqual({ password: common });
  expect((await give('HariThapa#12')).errors).toEqual({ password: ownName });

  await send(app, 'POST /user/reset_req', { body: { username: owner.email } });
  const otp = await codeSentTo(app, owner.mobileNumber);
  const confirm = (password: string) =>
    send(app, 'POST /user/accounts/password/reset/confirm', { body: { username: owner.email, otp, password } });
  expect((await confirm('Password@123')).errors).toEqual({ password: common });
  expect((await confirm('SitaGurung#12')).errors, 'of whom the name in the mailbox says nothing').toEqual({
    password: ownName,
  });
  expect((await confirm('Annapurna#8091')).status, 'the code is good still').toBe(200);
});

test('words that nobody else puts together are taken, also with a name, or a word of the product, among them', async () => {
  const received = await register('Jhola-Gurung-bahi-badam-7-tara');
  expect([received.status, received.errors]).toEqual([200, {}]);
});
