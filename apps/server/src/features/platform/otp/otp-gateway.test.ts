import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { type FakeGateway, type GatewayMood, startFakeGateway } from '../../../testing/gateways/fake-gateway.ts';
import { bodyOf, type FakeSmtp, mailPassword, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Received, send } from '../../account/account/testing/api.ts';
import { addUser, signIn } from '../../account/account/testing/people.ts';
import type { OtpPurpose } from './tickets.ts';

const fresh = 'Annapurna#8091';
let app: TestApp;
let superUser: Person;
let gateway: FakeGateway;
let host: FakeSmtp;
let used = 0;
beforeAll(async () => {
  gateway = await startFakeGateway();
  host = await startFakeSmtp({ hideSTARTTLS: true });
  app = await startTestApp({ outside: { seconds: 0.4, gateways: gateway.addresses } });
});
afterAll(async () => {
  await app.close();
  await gateway.close();
  await host.close();
});
beforeEach(async () => {
  app.advance(61_000);
  // Minutes go by: the token of the test before may have ended.
  superUser = await openPlatform(app);
  gateway.mood = 'takes';
  gateway.received.length = 0;
  host.received.length = 0;
});

const newNumber = (): string => `9803${String((used += 1)).padStart(6, '0')}`;
const ask = (mobileNumber: string, purpose: OtpPurpose = 'SIGN_UP', from?: string): Promise<Received> =>
  send(app, 'POST /public/otp/send', {
    body: { mobileNumber, purpose },
    ...(from === undefined ? {} : { headers: { 'x-forwarded-for': from } }),
  });
const enter = (mobileNumber: string, otp: string, purpose: OtpPurpose = 'SIGN_UP'): Promise<Received> =>
  send(app, 'POST /public/otp/verify', { body: { mobileNumber, purpose, otp } });
const codeIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
/** What goes out behind the answer. */
const arrived = async <T>(what: () => T | undefined): Promise<T> => {
  await expect.poll(what, { timeout: 5000, interval: 10 }).toBeTruthy();
  return what() ?? expect.unreachable();
};
/** What was sent to them; a message of the test before, sent behind its answer, may still be on its way. */
const mailsTo = ({ email }: { email: string }) => host.received.filter(({ to }) => to.includes(email));
const smsTo = ({ mobileNumber }: { mobileNumber: string }) =>
  gateway.received.filter(({ fields }) => fields['to'] === mobileNumber);
const useSms = (provider: 'console' | 'sparrow' | 'aakash') =>
  call(superUser, smsSettingsContract.save, {
    body: { provider, sparrowToken: 'sparrow-token', sparrowFrom: 'Bahi', aakashToken: 'aakash-token' },
  });

test('with a gateway a code goes to the mobile and stands nowhere else', async () => {
  await useSms('sparrow');
  const number = newNumber();
  expect((await ask(`+977 ${number}`)).status).toBe(200);
  expect(gateway.received).toMatchObject([
    { path: '/sparrow', fields: { token: 'sparrow-token', from: 'Bahi', to: number } },
  ]);
  const code = codeIn(gateway.received[0]?.fields['text']);
  expect(code).not.toBe('');
  const rows = await app.asOwner('select * from otp where mobile_number = $1', [number]);
  expect(rows).toMatchObject([{ console_code: null }]);
  expect(JSON.stringify(rows) + app.logLines.join('\n')).not.toContain(code);
  expect((await enter(number, code)).status).toBe(200);
  await useSms('aakash');
  await ask(newNumber());
  expect(gateway.received[1]).toMatchObject({ path: '/aakash', fields: { auth_token: 'aakash-token' } });
});

test.each<GatewayMood>(['refuses', 'fails', 'hangs', 'talksNonsense', 'talksWithoutEnd', 'redirects', 'breaksOff'])(
  'when the gateway %s, who asks is told so, and the next try counts from the beginning',
  async (mood) => {
    await useSms('sparrow');
    gateway.mood = mood;
    const number = newNumber();
    expect(await ask(number)).toMatchObject({
      status: 503,
      body: { message: 'The message could not be sent just now. Try again in some minutes' },
    });
    const lost = codeIn(gateway.received[0]?.fields['text']);
    expect(app.logLines.join('\n')).not.toContain(lost);
    expect(await app.asOwner('select * from otp where mobile_number = $1', [number])).toEqual([]);
    gateway.mood = 'takes';
    expect((await ask(number)).status).toBe(200);
    expect((await enter(number, codeIn(gateway.received[1]?.fields['text']))).status).toBe(200);
  },
);

test('a test message says what the gateway says', async () => {
  const { test: testSend } = smsSettingsContract;
  const body = { mobileNumber: '9841000000' };
  await useSms('console');
  expect(await messageOf(superUser, testSend, { body })).toBe(
    'No message service is chosen: the test went to the server’s log alone',
  );
  await useSms('aakash');
  expect(await messageOf(superUser, testSend, { body })).toBe('A test message was sent to 9841000000');
  expect(gateway.received).toMatchObject([{ fields: { text: 'This message shows that Bahi can send SMS.' } }]);
  const said: string[] = [];
  for (const mood of ['refuses', 'hangs', 'talksNonsense'] as const) {
    gateway.mood = mood;
    const { status, message } = await refusal(superUser, testSend, { body });
    expect(status).toBe(400);
    said.push(message);
  }
  expect(said).toEqual([
    'The message service refuses: Invalid auth token',
    'The message service does not answer. Try again in some minutes',
    'The message service answers nothing that makes sense. The message may not have been sent',
  ]);
  expect(fieldsOf(await refusal(superUser, testSend, { body: { mobileNumber: '98' } }))).toHaveProperty('mobileNumber');
});

test('a gateway is chosen with what it asks for; its token is never answered and stays where it is left empty', async () => {
  const { get, save } = smsSettingsContract;
  await app.asOwner('truncate setting_group');
  await app.services.settings.refresh();
  expect(fieldsOf(await refusal(superUser, save, { body: { provider: 'sparrow' } }))).toEqual({
    sparrowToken: 'Required',
    sparrowFrom: 'Required',
  });
  expect(fieldsOf(await refusal(superUser, save, { body: { provider: 'aakash', aakashToken: '' } }))).toEqual({
    aakashToken: 'Required',
  });
  const saved = await call(superUser, save, { body: { provider: 'aakash', aakashToken: 'aakash-token' } });
  expect(saved).toMatchObject({
    values: { provider: 'aakash', aakashToken: null, sparrowToken: null },
    secretsSet: ['aakashToken'],
  });
  await call(superUser, save, { body: { provider: 'aakash', aakashToken: '', version: saved.version } });
  await ask(newNumber());
  expect(gateway.received).toMatchObject([{ fields: { auth_token: 'aakash-token' } }]);
  expect(JSON.stringify(await call(superUser, get, {}))).not.toContain('aakash-token');
  // Sealed under another secret, as after a restore: nothing goes to the log in its place.
  await app.asOwner(`update setting_group set secrets = null where name = 'sms'`);
  await app.services.settings.refresh();
  const number = newNumber();
  expect((await ask(number)).status).toBe(503);
  expect(app.logLines.some((line) => line.includes('"msg":"sms"') && line.includes(number))).toBe(false);
  expect(await refusal(superUser, smsSettingsContract.test, { body: { mobileNumber: number } })).toMatchObject({
    message: 'The token of the message service is missing: enter it and save',
  });
});

test('the gateway of the environment wins, and the screen shows it read-only', async () => {
  const environment = { SMS_PROVIDER: 'sparrow', SPARROW_TOKEN: 'of-the-environment', SPARROW_FROM: 'Shop' };
  const other = await startTestApp({ beside: app, environment, outside: { gateways: gateway.addresses } });
  const there = { ...superUser, base: other.base };
  const answer = await call(there, smsSettingsContract.get, {});
  expect(answer).toMatchObject({
    values: { provider: 'sparrow', sparrowFrom: 'Shop', sparrowToken: null },
    fromEnvironment: { provider: 'SMS_PROVIDER', sparrowToken: 'SPARROW_TOKEN', sparrowFrom: 'SPARROW_FROM' },
  });
  const body = { provider: 'aakash', aakashToken: 'x' } as const;
  expect(fieldsOf(await refusal(there, smsSettingsContract.save, { body }))).toEqual({
    provider: 'Set by SMS_PROVIDER on the server, so it cannot be changed here',
  });
  await call(there, smsSettingsContract.test, { body: { mobileNumber: '9841000000' } });
  expect(gateway.received).toMatchObject([{ fields: { token: 'of-the-environment', from: 'Shop' } }]);
  await other.close();
});

test('one network asks for sixty codes an hour, whatever for; others, and this machine, are not held back by it', async () => {
  await useSms('aakash');
  const from = '203.0.113.7';
  const asked: Received[] = [];
  for (let round = 0; round < 6; round += 1)
    asked.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, at) => ask(newNumber(), at < 5 ? 'SIGN_UP' : 'LOGIN', from)),
      )),
    );
  expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
  for (const purpose of ['SIGN_UP', 'LOGIN', 'RESET'] as const)
    expect(await ask(newNumber(), purpose, from)).toMatchObject({
      status: 429,
      body: {
        error: 'otp.tooManyHere',
        message: 'Too many codes were asked for from your network. Try again in an hour',
      },
    });
  const reset = (headers: Record<string, string>) =>
    send(app, 'POST /user/reset_req', { body: { username: 'nobody@bahi.example' }, headers });
  expect((await reset({ 'x-forwarded-for': from })).status).toBe(429);
  expect((await reset({})).status).toBe(200);
  expect((await ask(newNumber(), 'SIGN_UP', '203.0.113.8')).status).toBe(200);
  expect((await ask(newNumber())).status).toBe(200);
  app.advance(3_600_000);
  expect((await ask(newNumber(), 'SIGN_UP', from)).status).toBe(200);
  // A house has a whole network of the newer kind.
  const house = (end: number) => `2400:1a00:b1e0:4d5::${end.toString(16)}`;
  const houseAsked = await Promise.all(Array.from({ length: 70 }, (_, at) => ask(newNumber(), 'SIGN_UP', house(at))));
  expect(houseAsked.filter(({ status }) => status === 200)).toHaveLength(60);
});

const askReset = (username: string): Promise<Received> => send(app, 'POST /user/reset_req', { body: { username } });
const confirm = (body: object): Promise<Received> => send(app, 'POST /user/accounts/password/reset/confirm', { body });
const setUpMail = async (): Promise<void> => {
  await app.asOwner('truncate email_setup');
  await call(superUser, emailSetupContract.save, {
    body: { email: 'bahi@shop.example', host: '127.0.0.1', port: host.port, protocol: 'NONE', password: mailPassword },
  });
};
const somebody = () => addUser(app, { businessId: 0, userType: 'INTERNAL_USER', roles: [] });
const withoutMobile = async () => {
  const person = await somebody();
  await app.services.database.transaction('write', { businessId: 0, outletId: null, userId: null }, (tx) =>
    tx.query('update app_user set mobile_number = null where id = $1', [person.userId]),
  );
  return person;
};

test('a reset code goes by mail, too, to who has an e-mail address, and is the same one', async () => {
  await useSms('aakash');
  await setUpMail();
  const person = await somebody();
  expect((await askReset(person.userName)).body.message).toBe(
    'If the account exists, a code was sent to its mobile and e-mail',
  );
  const mail = await arrived(() => mailsTo(person)[0]);
  expect(mail).toMatchObject({ from: 'bahi@shop.example', to: [person.email] });
  const otp = codeIn(bodyOf(mail));
  expect(bodyOf(mail)).toContain(`Your Bahi code for a new password is ${otp}.`);
  expect(codeIn((await arrived(() => smsTo(person)[0])).fields['text'])).toBe(otp);
  expect(app.logLines.join('\n')).not.toContain(otp);
  expect((await confirm({ username: person.userName, otp, password: fresh })).status).toBe(200);
  expect((await signIn(app, person.email, fresh)).status).toBe(200);
});

test('a reset that is asked for by mobile number sends the mail as well; a sign-in sends none', async () => {
  await useSms('aakash');
  await setUpMail();
  const person = await somebody();
  await ask(person.mobileNumber, 'LOGIN');
  await arrived(() => smsTo(person)[0]);
  await ask(person.mobileNumber, 'RESET');
  const mail = await arrived(() => mailsTo(person)[0]);
  expect(codeIn((await arrived(() => smsTo(person)[1])).fields['text'])).toBe(codeIn(bodyOf(mail)));
  expect(mailsTo(person)).toHaveLength(1);
});

test('who has an e-mail address and no mobile comes in by mail alone, within the same limits', async () => {
  await useSms('aakash');
  await setUpMail();
  const person = await withoutMobile();
  await askReset(person.email);
  const otp = codeIn(bodyOf(await arrived(() => mailsTo(person)[0])));
  expect(gateway.received.filter(({ fields }) => fields['text']?.includes(otp))).toEqual([]);
  expect((await confirm({ username: person.email, otp: '000000', password: fresh })).status).toBe(400);
  expect((await confirm({ username: person.email, otp, password: fresh })).status).toBe(200);
  expect((await signIn(app, person.email, fresh)).status).toBe(200);
  for (let round = 0; round < 12; round += 1) {
    app.advance(61_000);
    await askReset(round % 2 === 0 ? person.email : person.userName);
  }
  await arrived(() => (mailsTo(person).length >= 10 ? true : undefined));
  await new Promise((resolve) => setImmediate(resolve));
  expect(mailsTo(person)).toHaveLength(10);
});

test('a known and an unknown account are answered alike while mail is set up, and while it fails', async () => {
  await useSms('aakash');
  await setUpMail();
  const story = async (username: string): Promise<unknown> => {
    const answers = [await askReset(username), await askReset(username)];
    for (let round = 0; round < 6; round += 1)
      answers.push(await confirm({ username, otp: '000000', password: fresh }));
    return answers.map(({ status, body }) => [status, body]);
  };
  const known = await somebody();
  const mailOnly = await withoutMobile();
  const told = await story(known.email);
  expect(await story('nobody1@bahi.example')).toEqual(told);
  expect(await story(mailOnly.email)).toEqual(told);
  await app.services.database.transaction('write', { businessId: 0, outletId: null, userId: null }, (tx) =>
    tx.query('update email_setup set port = 1 where is_active'),
  );
  const failing = await withoutMobile();
  expect(await story(failing.email)).toEqual(told);
  expect(await story('nobody2@bahi.example')).toEqual(told);
});

test('when one of the two ways fails the code comes by the other; when both fail another can be asked for', async () => {
  await useSms('aakash');
  await setUpMail();
  gateway.mood = 'refuses';
  const person = await somebody();
  await askReset(person.email);
  const otp = codeIn(bodyOf(await arrived(() => mailsTo(person)[0])));
  await arrived(() => smsTo(person)[0]);
  expect((await confirm({ username: person.email, otp, password: fresh })).status).toBe(200);

  app.advance(61_000);
  await app.services.database.transaction('write', { businessId: 0, outletId: null, userId: null }, (tx) =>
    tx.query('update email_setup set port = 1 where is_active'),
  );
  const other = await somebody();
  expect((await askReset(other.email)).status).toBe(200);
  const refused = await arrived(() => smsTo(other)[0]);
  await expect.poll(() => app.logLines.some((line) => line.includes('"msg":"e-mail"')), { timeout: 5000 }).toBe(true);
  const lost = codeIn(refused.fields['text']);
  expect(app.logLines.join('\n')).not.toContain(lost);
  // A minute later another one can be asked for.
  app.advance(61_000);
  gateway.mood = 'takes';
  expect((await askReset(other.email)).status).toBe(200);
  const next = codeIn((await arrived(() => smsTo(other)[1])).fields['text']);
  expect((await confirm({ username: other.email, otp: next, password: fresh })).status).toBe(200);
});

test('while gateway and host fail, a known account is answered as an unknown one', async () => {
  await useSms('aakash');
  gateway.mood = 'refuses';
  const person = await somebody();
  const verdicts = async (mobileNumber: string, failed: () => Promise<void>): Promise<unknown> => {
    app.advance(61_000);
    const asked = await ask(mobileNumber, 'LOGIN');
    await failed();
    const entered = await enter(mobileNumber, '000000', 'LOGIN');
    return [asked, entered].map(({ status, body }) => [status, body]);
  };
  const before = failures();
  const known = await verdicts(person.mobileNumber, async () => {
    await expect.poll(failures, { timeout: 5000, interval: 10 }).toBe(before + 1);
  });
  expect(await verdicts(newNumber(), () => Promise.resolve())).toEqual(known);
});

const failures = (): number => app.logLines.filter((line) => line.includes('"msg":"sms gateway"')).length;
