import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { platformTenant } from '../../../platform/database/database.ts';
import { deriveKeys } from '../../../platform/core/keys.ts';
import { call, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { bodyOf, type FakeSmtp, mailPassword, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { addPerson, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { save, get, list, toggle, test: testSend } = emailSetupContract;

let app: TestApp;
let superUser: Person;
let host: FakeSmtp;
let used = 0;
beforeAll(async () => {
  app = await startTestApp({ outside: { seconds: 2 } });
  superUser = await openPlatform(app);
  host = await startFakeSmtp({ hideSTARTTLS: true });
});
afterAll(async () => {
  await app.close();
  await host.close();
});
// Each test sends as many messages as an hour takes.
afterEach(() => app.asOwner('truncate email_setup, sign_in_attempt'));

/** An account at the host that listens here, which counts as one of the own network. */
const account = (changes: object = {}) => ({
  email: `bahi${(used += 1)}@shop.example`,
  host: '127.0.0.1',
  port: host.port,
  protocol: 'NONE' as const,
  password: mailPassword,
  ...changes,
});
const elsewhere = { host: 'mail.bahi.example', port: 587, protocol: 'STARTTLS' as const };
const refused = async (body: object, language: 'en' | 'ne' = 'en') =>
  fieldsOf(await refusal({ ...superUser, language }, save, { body }));
const failedTest = (body: object) => refusal(superUser, testSend, { body });

test('an account is kept, and its password is neither answered nor stored in clear', async () => {
  const form = account(elsewhere);
  const made = await call(superUser, save, { body: { ...form, host: 'Mail.Bahi.Example.' } });
  expect(made).toEqual({
    id: made.id,
    email: form.email,
    host: 'mail.bahi.example',
    port: 587,
    protocol: 'STARTTLS',
    hasPassword: true,
    isActive: true,
    version: 1,
  });
  const answers = await Promise.all([
    send(superUser, get, { params: { id: made.id } }),
    send(superUser, list, {}),
    send(superUser, save, { body: { ...made, password: mailPassword } }),
  ]);
  for (const answer of answers) expect(await answer.text()).not.toContain(mailPassword);
  const kept = JSON.stringify(await app.asOwner('select * from email_setup'));
  const noted = await app.asOwner(`select after::text from audit_event where table_name = 'email_setup'`);
  expect(noted).toHaveLength(2);
  for (const text of [kept, JSON.stringify(noted), app.logLines.join('\n')]) expect(text).not.toContain(mailPassword);
  expect(JSON.stringify(noted)).not.toContain('secrets');
});

test('accounts are found, numbers and words stand for the protocol, and of one address there is one', async () => {
  const first = account({ ...elsewhere, protocol: 1, port: '४६५' });
  expect(await call(superUser, save, { body: first })).toMatchObject({ protocol: 'SSL', port: 465 });
  await call(superUser, save, { body: account() });
  expect(await call(superUser, list, { query: { search: 'mail.bahi' } })).toMatchObject({
    rows: [{ email: first.email }],
    recordsTotal: 1,
    environmentEmail: null,
  });
  expect(await call(superUser, list, { query: { isActive: 'false', sort: 'host' } })).toMatchObject({
    recordsTotal: 1,
  });
  expect(await refused(account({ email: first.email.toUpperCase() }))).toEqual({ email: 'Already exists' });
});

test('a host on a private address is refused at its field, by number and by name', async () => {
  const said = 'This host is on a private network. Whoever runs the server can allow it in OUTBOUND_ALLOW';
  for (const name of [
    '10.0.0.5',
    '192.168.1.10',
    '100.64.0.1',
    '[fd00::1]',
    '::1',
    '::ffff:10.0.0.5',
    'intranet.bahi.example',
  ])
    expect([name, await refused(account({ ...elsewhere, host: name }))]).toEqual([name, { host: said }]);
  expect(await refused(account({ ...elsewhere, host: '10.0.0.5' }), 'ne')).toEqual({
    host: 'यो होस्ट निजी नेटवर्कमा छ। सर्भर चलाउनेले OUTBOUND_ALLOWमा राखे मिल्छ',
  });
  expect(await refused(account({ ...elsewhere, host: 'nowhere.bahi.example' }))).toEqual({
    host: 'No host of this name is known',
  });
  expect(await call(superUser, list, {})).toMatchObject({ recordsTotal: 0 });
});

test('what cannot be is refused at its field', async () => {
  expect(await refused({ protocol: '' })).toEqual({
    email: 'Required',
    host: 'Required',
    port: 'Required',
    protocol: 'Required',
  });
  const wrong = { email: 'bahi', host: 'https://mail.bahi.example', port: 70_000, protocol: 'POP3' };
  expect(await refused(account(wrong))).toEqual({
    email: 'Invalid email',
    host: 'Write the name of the host alone, such as mail.example.com',
    port: 'Too large',
    protocol: 'Choose from the list',
  });
  for (const name of ['mail example.com', 'mail..com', '-mail.com', 'mail.com:25', 'a@b'])
    expect([name, Object.keys(await refused(account({ ...elsewhere, host: name })))]).toEqual([name, ['host']]);
  expect(await refused(account({ ...elsewhere, password: '' }))).toEqual({ password: 'Required' });
  expect(await refused(account({ ...elsewhere, protocol: 'NONE' }))).toEqual({
    protocol: 'Only a host of your own network is reached without encryption. Choose SSL/TLS or STARTTLS',
  });
});

test('a stored password stays where nothing else changes, and never goes to another host or account', async () => {
  const made = await call(superUser, save, { body: account(elsewhere) });
  const { hasPassword: _, isActive: __, ...form } = made;
  const edited = await call(superUser, save, { body: { ...form, port: 465, protocol: 'SSL' } });
  expect(edited).toMatchObject({ port: 465, hasPassword: true, version: 2 });
  const needed = { password: 'Enter the password: it is kept for this account and host alone' };
  const changes = [
    { host: '127.0.0.1' },
    { email: 'other@shop.example' },
    { host: '127.0.0.1', protocol: 'NONE' as const },
  ];
  for (const change of changes) expect(await refused({ ...form, version: 2, ...change })).toEqual(needed);
  const moved = { ...form, version: 2, host: '127.0.0.1', password: 'Another#1234' };
  expect(await call(superUser, save, { body: moved })).toMatchObject({ host: '127.0.0.1', version: 3 });
  const stale = await refusal(superUser, save, { body: { ...moved, version: 2 } });
  expect(stale).toMatchObject({ status: 409, error: 'common.stale' });
});

test('a relay of the own network needs no password; one that gets encryption needs it', async () => {
  const relay = await call(superUser, save, { body: account({ password: null }) });
  expect(relay.hasPassword).toBe(false);
  const { hasPassword: _, isActive: __, ...form } = relay;
  expect(await refused({ ...form, protocol: 'STARTTLS' })).toEqual({ password: 'Required' });
});

test('mail goes by one account: the first, until another takes its place', async () => {
  const first = await call(superUser, save, { body: account() });
  const second = await call(superUser, save, { body: account() });
  expect([first.isActive, second.isActive]).toEqual([true, false]);
  const params = { id: second.id };
  expect(await messageOf(superUser, toggle, { params })).toBe('Mail goes by this account now');
  const { rows } = await call(superUser, list, {});
  expect(rows.map(({ id, isActive }) => [id, isActive])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  expect(await messageOf(superUser, toggle, { params })).toBe('No mail goes by this account any more');
  await Promise.all([first, second, first, second].map(({ id }) => call(superUser, toggle, { params: { id } })));
  const active = await app.asOwner('select id from email_setup where is_active');
  expect(active.length).toBeLessThanOrEqual(1);
  expect(await refusal(superUser, toggle, { params: { id: 999_999_999 } })).toMatchObject({ status: 404 });
});

test('a test message arrives, in the language of who sends it, from the account that is named or in use', async () => {
  expect(await failedTest({ to: 'sita@home.example' })).toMatchObject({
    status: 400,
    message: 'No e-mail account is active: set one up first',
  });
  const first = await call(superUser, save, { body: account() });
  const second = await call(superUser, save, { body: account({ password: null }) });
  host.received.length = 0;
  expect(await messageOf(superUser, testSend, { body: { to: 'sita@home.example' } })).toBe(
    'A test message was sent to sita@home.example',
  );
  await call({ ...superUser, language: 'ne' }, testSend, { body: { id: second.id, to: 'hari@home.example' } });
  expect(host.received).toMatchObject([
    { from: first.email, to: ['sita@home.example'], user: first.email },
    { from: second.email, to: ['hari@home.example'], user: null },
  ]);
  const [english, nepali] = host.received.map(bodyOf);
  expect(english).toContain(`This message shows that Bahi can send e-mail from ${first.email}.`);
  expect(nepali).toContain('बहीले');
});

test('a test that does not go says why', async () => {
  const of = async (changes: object) => (await call(superUser, save, { body: account(changes) })).id;
  const to = 'sita@home.example';
  const messages = new Map<string, string>();
  const note = async (body: object): Promise<void> => {
    const { error, message, status } = await failedTest(body);
    expect(status).toBe(400);
    messages.set(error, message);
  };
  await note({ id: await of({ password: 'Wrong#1234' }), to });
  await note({ id: await of({ email: 'x@spam.example' }), to });
  await note({ id: await of({ port: 1 }), to });
  await note({ id: await of({ protocol: 'STARTTLS' }), to });
  const good = await of({});
  expect(fieldsOf(await failedTest({ id: good, to: 'x@nobody.example' }))).toEqual({
    to: 'The host does not take mail for this address',
  });
  expect(fieldsOf(await failedTest({ id: good, to: 'nobody' }))).toEqual({ to: 'Invalid email' });
  // The host has moved to a private address, or is gone, since the account was saved.
  for (const name of ['intranet.bahi.example', 'gone.bahi.example']) {
    await app.services.database.transaction('write', platformTenant, (tx) =>
      tx.query(`update email_setup set host = $2, protocol = 'SSL' where id = $1`, [good, name]),
    );
    await note({ id: good, to });
  }
  expect(Object.fromEntries(messages)).toEqual({
    'emailSetup.signIn': 'The host does not take this e-mail and password',
    'emailSetup.sender': 'The host does not let this account send',
    'emailSetup.unreachable': 'No e-mail host answers there. Check host and port',
    'emailSetup.insecure':
      'The host offers no encryption that can be trusted, so nothing was sent. Check protocol, port and certificate',
    'emailSetup.hostPrivate':
      'This host is on a private network. Whoever runs the server can allow it in OUTBOUND_ALLOW',
    'emailSetup.hostUnknown': 'No host of this name is known',
  });
  expect(app.logLines.join('\n')).not.toMatch(/Wrong#1234|Machhapuchhre/);
});

test('a host that fails in the middle has not taken the message', async () => {
  const full = await startFakeSmtp({
    hideSTARTTLS: true,
    onData: (stream, _session, callback) =>
      void stream.on('end', () => callback(new Error('Mailbox is full'))).resume(),
  });
  const { id } = await call(superUser, save, { body: account({ port: full.port }) });
  expect(await failedTest({ id, to: 'sita@home.example' })).toMatchObject({
    status: 400,
    message: 'The host did not take the message',
  });
  await full.close();
});

test('a password that was sealed under another secret is asked for anew', async () => {
  const { id } = await call(superUser, save, { body: account() });
  const { keys } = app.services;
  app.services.keys = deriveKeys('the secret of another installation');
  const lost = await failedTest({ id, to: 'sita@home.example' });
  app.services.keys = keys;
  expect(lost).toMatchObject({
    status: 400,
    message: 'The password was kept under another BAHI_SECRET: edit the account and enter it anew',
  });
});

test('staff who may only add accounts edit none, and those who may read send no tests', async () => {
  const { id, hasPassword: _, isActive: __, ...form } = await call(superUser, save, { body: account() });
  const staff = await addPerson(app, superUser, {
    userType: 'INTERNAL_USER',
    rights: ['email.create', 'email.read'],
  });
  expect(await refusal(staff, save, { body: { ...form, id } })).toMatchObject({ status: 403 });
  expect(await refusal(staff, testSend, { body: { id, to: 'sita@home.example' } })).toMatchObject({ status: 403 });
  expect(await call(staff, get, { params: { id } })).toMatchObject({ id });
});

test('the account of SMTP_URL wins over the list, which says so', async () => {
  const { email } = await call(superUser, save, { body: account() });
  const other = await startTestApp({
    beside: app,
    environment: { SMTP_URL: `smtp://127.0.0.1:${host.port}?from=environment@shop.example` },
  });
  const there = { ...superUser, base: other.base };
  expect(await call(there, list, {})).toMatchObject({
    rows: [{ email }],
    environmentEmail: 'environment@shop.example',
  });
  expect(await call(there, testSend, { body: { to: 'sita@home.example' } })).toEqual({
    from: 'environment@shop.example',
  });
  await other.close();
});
