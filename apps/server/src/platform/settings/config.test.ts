import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let rootFolder = '';
const secret = 'a'.repeat(32);
const databaseUrl = 'postgresql://bahi@localhost/bahi';

beforeEach(() => {
  rootFolder = mkdtempSync(join(tmpdir(), 'bahi-config-'));
});
afterEach(() => rmSync(rootFolder, { recursive: true }));

const read = (environment: Record<string, string> = {}) => readConfig({ environment, rootFolder });

test('without any setting it serves this machine from the embedded database', () => {
  expect(read()).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: join(rootFolder, 'data'),
    databaseUrl: null,
    isDemo: true,
    superUser: { email: null, password: null },
    sms: null,
    smtp: null,
    publicUrl: null,
    trustedProxies: [],
    outboundAllow: [],
    cbmsAllow: [],
    limits: { otp: { tries: 5, perDay: 10 }, signIn: { wrongTries: 20 }, accessTokenSeconds: 600 },
  });
});

test('the secret is made once, kept in the data folder and closed to others', () => {
  const first = read();
  expect(first.secret).toHaveLength(43);
  expect(read().secret).toBe(first.secret);
  const file = join(rootFolder, 'data/secret');
  expect(readFileSync(file, 'utf8')).toBe(first.secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('two installations have different cookie names, two servers of one database the same', () => {
  const other = { BAHI_DATA: 'other' };
  expect(read().instance).not.toBe(read(other).instance);
  const shared = { DATABASE_URL: databaseUrl, BAHI_SECRET: secret };
  expect(read({ ...shared, PORT: '1' }).instance).toBe(read({ ...shared, PORT: '2' }).instance);
});

test('a .env beside package.json is read, and the environment stands above it', () => {
  writeFileSync(join(rootFolder, '.env'), 'PORT=9000\nHOST=0.0.0.0\nPUBLIC_URL=https://bahi.example.com/\n');
  expect(read({ PORT: '9001' })).toMatchObject({ port: 9001, host: '0.0.0.0', publicUrl: 'https://bahi.example.com' });
});

test('an empty setting is no setting', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: null });
});

test('each kind of SMS provider carries its keys', () => {
  expect(read({ SMS_PROVIDER: 'console' }).sms).toEqual({ provider: 'console' });
  expect(read({ SMS_PROVIDER: 'sparrow', SPARROW_TOKEN: 't', SPARROW_FROM: 'Bahi' }).sms).toEqual({
    provider: 'sparrow',
    token: 't',
    from: 'Bahi',
  });
  expect(read({ SMS_PROVIDER: 'aakash', AAKASH_TOKEN: 't' }).sms).toEqual({ provider: 'aakash', token: 't' });
});

test('SMTP_URL names an account: its way is encrypted, but to a host of the own network', () => {
  const smtp = (url: string, allow = '') => read({ SMTP_URL: url, OUTBOUND_ALLOW: allow }).smtp;
  expect(smtp('smtps://bahi%40shop.example:p%40ss@Mail.shop.example')).toEqual({
    email: 'bahi@shop.example',
    host: 'mail.shop.example',
    port: 465,
    protocol: 'SSL',
    user: 'bahi@shop.example',
    password: 'p@ss',
  });
  expect(smtp('smtp://relay:secret@mail.shop.example?from=bahi@shop.example')).toMatchObject({
    email: 'bahi@shop.example',
    port: 587,
    protocol: 'STARTTLS',
    user: 'relay',
  });
  expect(smtp('smtp://10.0.0.5?from=bahi@shop.example', '10.0.0.5')).toMatchObject({
    port: 25,
    protocol: 'NONE',
    password: null,
  });
  expect(smtp('smtps://10.0.0.5:2465?from=bahi@shop.example', '10.0.0.5:2465')).toMatchObject({ protocol: 'SSL' });
});

test('private hosts for outgoing calls are a list', () => {
  expect(read({ OUTBOUND_ALLOW: 'Mail.local, 10.0.0.5:25,' }).outboundAllow).toEqual(['mail.local', '10.0.0.5:25']);
});

test('people to try things with are made where only this machine can sign in, unless they are asked for', () => {
  const isDemo = (environment: Record<string, string>) => read(environment).isDemo;
  for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) expect(isDemo({ HOST })).toBe(true);
  for (const HOST of ['0.0.0.0', '::', '192.168.1.4', 'bahi.example.com']) {
    expect(isDemo({ HOST })).toBe(false);
    expect(isDemo({ HOST, BAHI_DEMO: 'on' })).toBe(true);
  }
  expect(isDemo({ PUBLIC_URL: 'https://bahi.example.com' })).toBe(false);
  expect(isDemo({ PUBLIC_URL: 'http://localhost:8080' })).toBe(true);
  expect(isDemo({ DATABASE_URL: databaseUrl, BAHI_SECRET: secret })).toBe(false);
});

test('a test of limits sets its own and keeps the others', () => {
  const { limits } = readConfig({ environment: {}, rootFolder, limits: { accessTokenSeconds: 1 } });
  expect(limits).toMatchObject({ accessTokenSeconds: 1, refreshIdleSeconds: 86_400 });
});

test.each([
  [{ PORT: '0' }, 'PORT is "0": give a number from 1 to 65535'],
  [{ PORT: '65536' }, 'PORT is "65536"'],
  [{ PORT: '80 80' }, 'PORT is "80 80"'],
  [{ DATABASE_URL: databaseUrl }, 'give BAHI_SECRET a random text of at least 32 characters'],
  [{ DATABASE_URL: 'mysql://x', BAHI_SECRET: secret }, 'DATABASE_URL is not an address that can be used'],
  [{ BAHI_SECRET: 'short' }, 'BAHI_SECRET has 5 characters'],
  [{ BAHI_DEMO: 'yes' }, 'BAHI_DEMO is "yes": choose one of on, off.'],
  [{ SUPER_USER_EMAIL: 'nobody' }, 'SUPER_USER_EMAIL is "nobody"'],
  [{ SUPER_USER_PASSWORD: 'Secret!1' }, 'SUPER_USER_EMAIL is not: set both'],
  [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER is "pigeon": choose one of console, sparrow, aakash.'],
  [{ SMS_PROVIDER: 'sparrow', SPARROW_TOKEN: 't' }, 'SPARROW_FROM is not set'],
  [{ SMS_PROVIDER: 'aakash' }, 'AAKASH_TOKEN is not set'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is not an address'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL names no sender: add ?from='],
  [{ SMTP_URL: 'smtp://127.0.0.1?from=a@b.c' }, 'SMTP_URL names 127.0.0.1, which is on a private network'],
  [{ SMTP_URL: 'smtps://localhost?from=a@b.c' }, 'name it in OUTBOUND_ALLOW'],
  [{ SMTP_URL: 'smtp://[fd00::1]?from=a@b.c', OUTBOUND_ALLOW: 'fd00::1:99' }, 'SMTP_URL names fd00::1'],
  [{ PUBLIC_URL: 'bahi.example.com' }, 'PUBLIC_URL is not an address'],
  [{ TRUSTED_PROXY: 'proxy.local' }, 'TRUSTED_PROXY names "proxy.local": give addresses or networks'],
  [{ TRUSTED_PROXY: '10.0.0.0/33' }, 'TRUSTED_PROXY names'],
  [{ TRUSTED_PROXY: '0.0.0.0/0' }, 'TRUSTED_PROXY names'],
  [{ OUTBOUND_ALLOW: 'http://mail.local' }, 'OUTBOUND_ALLOW names "http://mail.local"'],
  [{ CBMS_ALLOW: 'http://cbms.local' }, 'CBMS_ALLOW names "http://cbms.local"'],
])('%j is refused with a sentence that says what to mend', (environment, sentence) => {
  expect(() => readConfig({ environment: { ...environment }, rootFolder })).toThrow(ConfigError);
  expect(() => readConfig({ environment: { ...environment }, rootFolder })).toThrow(sentence);
});
