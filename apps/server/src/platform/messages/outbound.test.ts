import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeGateway, type FakeGateway } from '../../testing/gateways/fake-gateway.ts';
import { createOutbound, OutboundError } from './outbound.ts';
import { isPublicAddress } from './public-addresses.ts';

let gateway: FakeGateway;
let silent: Server;
beforeAll(async () => {
  gateway = await startFakeGateway();
  silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  await gateway.close();
  silent.close();
});

const portOf = (address: string): number => Number(new URL(address).port);
const reasonOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof OutboundError ? error.reason : String(error)),
  );
const named = (addresses: readonly string[]) => () =>
  Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::a00:1',
  '100::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '4000::1',
  'mail.example.com',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.0.1',
  '172.32.0.1',
  '223.255.255.255',
  '2400:1a00::1',
  '2606:4700::1111',
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a host on a private address is refused however it is written, and nothing is sent', async () => {
  const outbound = createOutbound({ outboundAllow: [] });
  const port = portOf(gateway.addresses.sparrow);
  for (const host of ['127.0.0.1', '[::1]', 'localhost', 'LOCALHOST.', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]'])
    expect([host, await reasonOf(outbound.postForm(`http://${host}:${port}/sparrow`, { a: '1' }))]).toEqual([
      host,
      'private',
    ]);
  for (const host of ['127.0.0.1', '::1', 'localhost', '10.0.0.1', '[fd00::1]', ' 192.168.0.1 '])
    expect([host, await reasonOf(outbound.connect(host, port))]).toEqual([host, 'private']);
  expect(await reasonOf(outbound.check('169.254.169.254', 80))).toBe('private');
  expect(gateway.received).toEqual([]);
});

test('a name is refused by the address that it stands for', async () => {
  const outbound = createOutbound({ outboundAllow: [] }, { resolve: named(['10.0.0.5', 'fd00::5']) });
  expect(await reasonOf(outbound.connect('mail.example.com', 25))).toBe('private');
  expect(await reasonOf(outbound.check('mail.example.com', 25))).toBe('private');
  const both = createOutbound({ outboundAllow: [] }, { resolve: named(['10.0.0.5', '93.184.215.14']) });
  expect(await reasonOf(both.check('mail.example.com', 25))).toBe('none');
});

test('the connection goes to the address that was checked: the name is not asked again', async () => {
  const port = portOf(gateway.addresses.sparrow);
  const asked: string[] = [];
  const resolve = (host: string) => {
    asked.push(host);
    return Promise.resolve([{ address: asked.length === 1 ? '127.0.0.1' : '10.255.255.1', family: 4 }]);
  };
  // A name that no resolver knows: had the connection asked for it anew, it would fail.
  const outbound = createOutbound({ outboundAllow: [`127.0.0.1:${port}`] }, { resolve });
  expect(await outbound.postForm(`http://gateway.invalid:${port}/sparrow`, { to: '98' })).toMatchObject({
    status: 200,
  });
  expect(asked).toEqual(['gateway.invalid']);
  const other = createOutbound({ outboundAllow: [`127.0.0.1:${port}`] }, { resolve: named(['127.0.0.1']) });
  const socket = await other.connect('gateway.invalid', port);
  expect(socket.remoteAddress).toBe('127.0.0.1');
  socket.destroy();
});

test('OUTBOUND_ALLOW opens a host or an address, at every port or at one', async () => {
  const isOpen = async (entry: string, host: string, port = 2525, addresses = ['10.0.0.5']) =>
    (await reasonOf(createOutbound({ outboundAllow: [entry] }, { resolve: named(addresses) }).check(host, port))) ===
    'none';
  expect(await isOpen('mail.local', 'mail.local')).toBe(true);
  expect(await isOpen('mail.local', 'Mail.Local.')).toBe(true);
  expect(await isOpen('mail.local:2525', 'mail.local')).toBe(true);
  expect(await isOpen('mail.local:25', 'mail.local')).toBe(false);
  expect(await isOpen('mail.local', 'other.local')).toBe(false);
  expect(await isOpen('10.0.0.5', 'other.local')).toBe(true);
  expect(await isOpen('10.0.0.5:25', 'other.local')).toBe(false);
  expect(await isOpen('10.0.0.5', 'other.local', 2525, ['10.0.0.6'])).toBe(false);
  expect(await isOpen('[fd00::5]:2525', 'fd00:0::5', 2525, ['fd00::5'])).toBe(true);
  expect(await isOpen('fd00::5', 'other.local', 2525, ['fd00:0:0::5'])).toBe(true);
  expect(await isOpen('[fd00::5]:25', 'fd00::5', 2525, ['fd00::5'])).toBe(false);
});

test('a host that does not answer in time is given up, and one that is not there at once', async () => {
  const outbound = createOutbound({ outboundAllow: ['127.0.0.1'] }, { seconds: 0.2 });
  const { port } = Object(silent.address());
  expect(await reasonOf(outbound.postForm(`http://127.0.0.1:${port}/`, {}))).toBe('slow');
  gateway.mood = 'trickles';
  expect(await reasonOf(outbound.postForm(gateway.addresses.aakash, {}))).toBe('slow');
  gateway.mood = 'breaksOff';
  expect(await reasonOf(outbound.postForm(gateway.addresses.aakash, {}))).toBe('unreachable');
  expect(await reasonOf(outbound.connect('127.0.0.1', 1))).toBe('unreachable');
  const never = createOutbound({ outboundAllow: [] }, { seconds: 0.1, resolve: () => new Promise(() => {}) });
  expect(await reasonOf(never.check('mail.example.com', 25))).toBe('slow');
  const unknown = createOutbound(
    { outboundAllow: [] },
    { resolve: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })) },
  );
  expect(await reasonOf(unknown.check('mail.example.com', 25))).toBe('unknown');
});

test('an answer without end is broken off, and a redirect is not followed', async () => {
  const outbound = createOutbound({ outboundAllow: ['127.0.0.1'] });
  gateway.mood = 'talksWithoutEnd';
  expect(await reasonOf(outbound.postForm(gateway.addresses.sparrow, {}))).toBe('tooLong');
  gateway.mood = 'redirects';
  gateway.received.length = 0;
  expect(await outbound.postForm(gateway.addresses.sparrow, {})).toMatchObject({ status: 302 });
  expect(gateway.received.map(({ path }) => path)).toEqual(['/sparrow']);
});
