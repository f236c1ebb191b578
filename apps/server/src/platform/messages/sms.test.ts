import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeGateway, type GatewayMood, startFakeGateway } from '../../testing/gateways/fake-gateway.ts';
import type { SmsSettings } from '../settings/config-settings.ts';
import { createLog } from '../core/logs.ts';
import { createOutbound } from './outbound.ts';
import { SmsError } from './sms-gateways.ts';
import { createSms, type Sms } from './sms.ts';

const providers = [
  { provider: 'sparrow', token: 'the-token', from: 'Bahi' },
  { provider: 'aakash', token: 'the-token' },
] as const;
const text = 'तपाईंको बही कोड 482913 हो। यो ५ मिनेटसम्म चल्छ।';

let gateway: FakeGateway;
let lines: string[];
beforeEach(async () => {
  gateway = await startFakeGateway();
  lines = [];
});
afterEach(() => gateway.close());

const smsBy = (settings: SmsSettings | null, seconds = 5): Sms =>
  createSms({
    settings: () => settings,
    outbound: createOutbound({ outboundAllow: ['127.0.0.1'] }, { seconds }),
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    addresses: gateway.addresses,
  });
const failureOf = (sent: Promise<void>): Promise<SmsError> =>
  sent.then(
    () => expect.unreachable('the message counts as sent'),
    (error: unknown) => (error instanceof SmsError ? error : expect.unreachable(String(error))),
  );

test('a message goes to the log while no gateway is named', async () => {
  const sms = smsBy(null);
  expect(sms.isConsole).toBe(true);
  expect(smsBy({ provider: 'console' }).isConsole).toBe(true);
  await sms.send('9841000000', '123456');
  expect(lines.join('')).toContain('123456');
  expect(gateway.received).toEqual([]);
});

test('each gateway gets its own fields, the number without its country code, and nothing is logged', async () => {
  for (const settings of providers) await smsBy(settings).send('+977 984-1000000', text);
  expect(gateway.received).toEqual([
    { path: '/sparrow', fields: { token: 'the-token', from: 'Bahi', to: '9841000000', text } },
    { path: '/aakash', fields: { auth_token: 'the-token', to: '9841000000', text } },
  ]);
  expect(smsBy(providers[0]).isConsole).toBe(false);
  expect(lines).toEqual([]);
});

test('the settings are asked anew for each message', async () => {
  let settings: SmsSettings | null = null;
  const sms = createSms({
    settings: () => settings,
    outbound: createOutbound({ outboundAllow: ['127.0.0.1'] }),
    log: createLog('silent'),
    addresses: gateway.addresses,
  });
  expect(sms.isConsole).toBe(true);
  settings = providers[1];
  expect(sms.isConsole).toBe(false);
  await sms.send('9741000000', text);
  expect(gateway.received).toHaveLength(1);
});

test.each<[GatewayMood, string]>([
  ['refuses', 'refused'],
  ['fails', 'unclear'],
  ['hangs', 'unreachable'],
  ['trickles', 'unreachable'],
  ['talksNonsense', 'unclear'],
  ['talksWithoutEnd', 'unreachable'],
  ['redirects', 'unclear'],
  ['breaksOff', 'unreachable'],
])('a gateway that %s has not taken the message: %s, without a word of it', async (mood, reason) => {
  gateway.mood = mood;
  for (const settings of providers) {
    const error = await failureOf(smsBy(settings, 0.3).send('9841000000', text));
    expect([settings.provider, error.reason]).toEqual([settings.provider, reason]);
    createLog('trace', { write: (line) => void lines.push(line) }).error({ err: error }, 'sms gateway');
  }
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/482913|the-token|9841000000/);
});

test('a gateway’s own words are kept for who sets it up', async () => {
  gateway.mood = 'refuses';
  const words = await Promise.all(
    providers.map(async (one) => (await failureOf(smsBy(one).send('9841000000', text))).words),
  );
  expect(words).toEqual(['Invalid Token', 'Invalid auth token']);
});

test('a gateway that says yes with another status than 200, or something else than yes, has not taken it', async () => {
  const answers: [number, string][] = [
    [200, '{"response_code":201,"response":"?"}'],
    [202, '{"response_code":200}'],
    [200, '[]'],
    [200, 'null'],
    [200, '{"response_code":"yes"}'],
    [200, ''],
  ];
  for (const [status, body] of answers) {
    const outbound = {
      ...createOutbound({ outboundAllow: [] }),
      postForm: () => Promise.resolve({ status, text: body }),
    };
    const sms = createSms({ settings: () => providers[0], outbound, log: createLog('silent') });
    expect((await failureOf(sms.send('9841000000', text))).reason).toMatch(/refused|unclear/);
  }
});

test('a number that no message goes to is not handed to the gateway', async () => {
  for (const number of ['0141000000', '9441000000', '984100000', '98410000001', '', 'abc'])
    expect((await failureOf(smsBy(providers[0]).send(number, text))).reason).toBe('number');
  expect(gateway.received).toEqual([]);
});
