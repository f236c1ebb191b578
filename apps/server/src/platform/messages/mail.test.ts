import { createServer, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bodyOf, type FakeSmtp, mailPassword, startFakeSmtp } from '../../testing/gateways/fake-smtp.ts';
import { mailCertificate } from '../../testing/gateways/mail-certificate.data.ts';
import type { MailAccount, MailProtocol } from '../settings/config-smtp.ts';
import { openDatabase } from '../database/database.ts';
import { deriveKeys } from '../core/keys.ts';
import { createMail, MailError } from './mail.ts';
import { createOutbound } from './outbound.ts';

const trusted = getCACertificates();
const open: { close(): unknown }[] = [];
beforeAll(() => setDefaultCACertificates([...trusted, mailCertificate.cert]));
afterAll(() => setDefaultCACertificates(trusted));
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const host = async (options: Parameters<typeof startFakeSmtp>[0] = {}): Promise<FakeSmtp> => {
  const fake = await startFakeSmtp(options);
  open.push(fake);
  return fake;
};
const account = (port: number, protocol: MailProtocol, more: Partial<MailAccount> = {}): MailAccount => ({
  email: 'bahi@shop.example',
  host: 'mail.test',
  port,
  protocol,
  user: 'bahi@shop.example',
  password: mailPassword,
  ...more,
});
const message = { to: 'sita@home.example', subject: 'नमस्ते', text: 'तपाईंको कोड 482913 हो।' };

function sendBy(
  given: MailAccount,
  { outboundAllow = ['mail.test'], seconds = 5, to = message.to } = {},
): Promise<void> {
  const outbound = createOutbound(
    { outboundAllow },
    { seconds, resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) },
  );
  const mail = createMail({
    config: { smtp: null },
    database: openDatabase({}, { role: null, connections: 1, chainKey: new Uint8Array() }),
    keys: deriveKeys('a secret of this test'),
    outbound,
  });
  return mail.send(given, { ...message, to });
}
const reasonOf = (sent: Promise<void>): Promise<string> =>
  sent.then(
    () => 'none',
    (error: unknown) => {
      expect(String(error)).not.toMatch(/482913|Machhapuchhre/);
      return error instanceof MailError ? error.reason : String(error);
    },
  );

test('a message goes by TLS from the first byte, and by TLS that is begun, signed in with the account', async () => {
  for (const [protocol, secure] of [
    ['SSL', true],
    ['STARTTLS', false],
  ] as const) {
    const fake = await host({ secure });
    await sendBy(account(fake.port, protocol));
    expect(fake.received).toMatchObject([
      { from: 'bahi@shop.example', to: ['sita@home.example'], user: 'bahi@shop.example', isSecure: true },
    ]);
    expect(fake.received.map(bodyOf).join('')).toContain(message.text);
  }
});

test('a host of the own network may be spoken to in plain text, with a password or without', async () => {
  const fake = await host({ hideSTARTTLS: true });
  await sendBy(account(fake.port, 'NONE'));
  await sendBy(account(fake.port, 'NONE', { password: null }));
  expect(fake.received.map(({ user, isSecure }) => [user, isSecure])).toEqual([
    ['bahi@shop.example', false],
    [null, false],
  ]);
});

test('any other host is not even reached without encryption', async () => {
  const fake = await host();
  expect(await reasonOf(sendBy(account(fake.port, 'NONE'), { outboundAllow: ['127.0.0.1:1'] }))).toBe('insecure');
});

test('without encryption that can be trusted no password is said', async () => {
  const plain = await host({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
  expect(await reasonOf(sendBy(account(plain.port, 'STARTTLS')))).toBe('insecure');
  for (const [protocol, secure] of [
    ['SSL', true],
    ['STARTTLS', false],
  ] as const) {
    const fake = await host({ secure });
    // The certificate is of mail.test.
    const wrong = account(fake.port, protocol, { host: 'mail.elsewhere.test' });
    expect(await reasonOf(sendBy(wrong, { outboundAllow: ['mail.elsewhere.test'] }))).toBe('insecure');
    setDefaultCACertificates(trusted);
    expect(await reasonOf(sendBy(account(fake.port, protocol)))).toBe('insecure');
    setDefaultCACertificates([...trusted, mailCertificate.cert]);
    expect(fake.passwords).toEqual([]);
    expect(fake.received).toEqual([]);
  }
  expect(plain.passwords).toEqual([]);
});

test('what the host does not take is told apart: password, sender, recipient', async () => {
  const { port } = await host();
  expect(await reasonOf(sendBy(account(port, 'STARTTLS', { password: 'Wrong#1234' })))).toBe('signIn');
  expect(await reasonOf(sendBy(account(port, 'STARTTLS', { email: 'x@spam.example' })))).toBe('sender');
  expect(await reasonOf(sendBy(account(port, 'STARTTLS'), { to: 'x@nobody.example' }))).toBe('recipient');
  const full = await host({
    onData: (stream, _session, callback) =>
      void stream.on('end', () => callback(new Error('Mailbox is full: 482913'))).resume(),
  });
  expect(await reasonOf(sendBy(account(full.port, 'STARTTLS')))).toBe('refused');
});

test('a host that is private, gone, silent or speaks nonsense is said to be so', async () => {
  const { port } = await host();
  expect(await reasonOf(sendBy(account(port, 'STARTTLS'), { outboundAllow: [] }))).toBe('hostPrivate');
  expect(await reasonOf(sendBy(account(1, 'STARTTLS')))).toBe('unreachable');
  const nonsense = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect(await reasonOf(sendBy(account(nonsense, 'STARTTLS')))).toBe('unreachable');
  expect(await reasonOf(sendBy(account(nonsense, 'SSL')))).toBe('insecure');
  const gone = await listen((socket) => socket.destroy());
  expect(await reasonOf(sendBy(account(gone, 'STARTTLS')))).toBe('unreachable');
});

async function listen(speak: Parameters<typeof createServer>[1] & object): Promise<number> {
  const server: Server = createServer(speak);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Number(Object(server.address()).port);
}
