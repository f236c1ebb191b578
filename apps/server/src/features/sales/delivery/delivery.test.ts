import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { type FakeGateway, startFakeGateway } from '../../../testing/gateways/fake-gateway.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { addPerson, openBusiness, openPlatform } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deliverDue } from './delivery.ts';

const { send, retry, stop, get, list, setOpen } = sharingContract;
const minute = 60_000;

let app: TestApp;
let shop: Shop;
let gateway: FakeGateway;
let host: FakeSmtp;
/** How the host answers to whom a letter is for. */
let mood: 'takes' | 'later' = 'takes';
beforeAll(async () => {
  gateway = await startFakeGateway();
  host = await startFakeSmtp({
    hideSTARTTLS: true,
    onRcptTo({ address }, _session, callback) {
      const code = address.endsWith('@nobody.example') ? 550 : mood === 'later' ? 451 : null;
      callback(code === null ? null : Object.assign(new Error('Not now'), { responseCode: code }));
    },
  });
  app = await startTestApp({
    environment: {
      PUBLIC_URL: 'https://bahi.shop.example',
      SMTP_URL: `smtp://127.0.0.1:${host.port}?from=bills@bahi.example`,
    },
    outside: { seconds: 0.5, gateways: gateway.addresses },
  });
  shop = await openShop(app);
  const body = { provider: 'aakash', aakashToken: 'token', sparrowFrom: 'Bahi' } as const;
  await call(await openPlatform(app), smsSettingsContract.save, { body });
});
afterAll(async () => {
  await app.close();
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  mood = 'takes';
  gateway.mood = 'takes';
  host.received.splice(0);
  gateway.received.splice(0);
});

const bill = async () => ({ kind: 'invoice', id: (await sell(shop)).id }) as const;
type Params = Awaited<ReturnType<typeof bill>>;
const mailTo = (params: Params, recipient = 'ram@home.example', more: object = {}) =>
  call(shop.owner, send, { params, body: { way: 'EMAIL', recipient, language: 'en', ...more } });
const smsTo = (params: Params, recipient = '9841234567') =>
  call(shop.owner, send, { params, body: { way: 'SMS', recipient, language: 'en' } });
const stateOf = async (params: Params) => (await call(shop.owner, get, { params })).sharings[0];
const deliver = () => deliverDue(app.services);
/** How long a message still waits. */
const waitOf = async (params: Params): Promise<number> =>
  Date.parse((await stateOf(params))?.message?.dueAt ?? '') - app.services.clock();

async function change(statement: string): Promise<void> {
  const { businessId, userId } = shop.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (db) =>
    db.query(`${statement} where business_id = $1 and state = 'WAITING' returning id`, [businessId]),
  );
}
const waitIsOver = () => change(`update paper_message set due_at = '2026-11-01'`);

test('a bill is sent by e-mail as PDF, from the shop, with its link; until then it waits', async () => {
  const params = await bill();
  const { sharings } = await mailTo(params, 'ram@home.example', { note: 'धन्यवाद' });
  expect(sharings[0]).toMatchObject({ way: 'EMAIL', recipient: 'ram@home.example', sharedBy: 'Sita Gurung' });
  expect(sharings[0]?.message).toMatchObject({ state: 'WAITING', tries: 0, failure: null });
  await deliver();
  expect((await stateOf(params))?.message).toMatchObject({ state: 'SENT', tries: 1, failure: null, dueAt: null });
  const [mail] = host.received;
  expect([mail?.from, mail?.to]).toEqual(['bills@bahi.example', ['ram@home.example']]);
  expect(mail?.source).toMatch(/^From: "?Gurung Kirana Pasal"? <bills@bahi\.example>/m);
  expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f-]{36}@bahi\.example>/im);
  expect(mail?.source).toMatch(/Content-Type: application\/pdf; name="?INV/);
  const pdf = /application\/pdf[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail?.source ?? '')?.[1] ?? '';
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  // What was sent is sent once, however often it is looked for.
  await deliver();
  expect(host.received).toHaveLength(1);
});

test('the link of a bill is sent by SMS, in the language that was chosen', async () => {
  const params = await bill();
  await call(shop.owner, send, { params, body: { way: 'SMS', recipient: '+977 ९८४१२३४५६७', language: 'ne' } });
  await deliver();
  const { address } = await call(shop.owner, get, { params });
  expect(gateway.received).toMatchObject([{ path: '/aakash', fields: { to: '9841234567' } }]);
  expect(gateway.received[0]?.fields['text']).toMatch(/^गुरुङ किराना पसल: कर बीजक .*रु १००/);
  expect(gateway.received[0]?.fields['text']).toContain('https://bahi.shop.example/b/');
  expect((await stateOf(params))?.recipient).toBe('9841234567');
  expect(address).not.toBeNull();
});

test('a host that asks to come again later is asked again, each time later', async () => {
  const params = await bill();
  await mailTo(params);
  mood = 'later';
  await deliver();
  expect((await stateOf(params))?.message).toMatchObject({ state: 'WAITING', tries: 1, failure: 'REFUSED' });
  await deliver();
  expect((await stateOf(params))?.message?.tries, 'not before its time').toBe(1);
  expect(await waitOf(params)).toBe(minute);
  await waitIsOver();
  await deliver();
  expect((await stateOf(params))?.message).toMatchObject({ state: 'WAITING', tries: 2 });
  expect(await waitOf(params)).toBe(5 * minute);
  mood = 'takes';
  await waitIsOver();
  await deliver();
  expect((await stateOf(params))?.message).toMatchObject({ state: 'SENT', tries: 3 });
  expect(host.received).toHaveLength(1);
});

test('after the last try it has failed, is seen as such, and is sent again by who presses so', async () => {
  const params = await bill();
  await mailTo(params);
  mood = 'later';
  for (let turn = 0; turn < 8; turn += 1) {
    await deliver();
    await waitIsOver();
  }
  const failed = await stateOf(params);
  expect(failed?.message).toMatchObject({ state: 'FAILED', tries: 7, failure: 'REFUSED' });
  const listed = await call(shop.owner, list, { query: { state: 'FAILED', pageSize: 10 } });
  expect(listed.rows.map(({ paperId }) => paperId)).toContain(params.id);
  mood = 'takes';
  const sharingId = failed?.id ?? 0;
  expect(await messageOf(shop.owner, retry, { params: { sharingId } })).toBe('It is on its way');
  await deliver();
  expect((await stateOf(params))?.message).toMatchObject({ state: 'SENT', tries: 1 });
  expect((await refusal(shop.owner, retry, { params: { sharingId } })).error).toBe('sharing.notFailed');
  expect((await refusal(shop.owner, stop, { params: { sharingId } })).error).toBe('sharing.notWaiting');
});

test('what is refused for good is not tried again, and says why', async () => {
  const nobody = await bill();
  await mailTo(nobody, 'ram@nobody.example');
  const refused = await bill();
  await smsTo(refused);
  gateway.mood = 'refuses';
  await deliver();
  expect((await stateOf(nobody))?.message).toMatchObject({ state: 'FAILED', failure: 'NO_RECIPIENT' });
  expect((await stateOf(refused))?.message).toMatchObject({ state: 'FAILED', failure: 'REFUSED' });
});

test.each(['hangs', 'talksNonsense', 'fails', 'breaksOff', 'trickles'] as const)(
  'of a gateway that %s it is not known whether it sent: nobody is sent the same twice unasked',
  async (how) => {
    const params = await bill();
    await smsTo(params);
    gateway.mood = how;
    await deliver();
    expect((await stateOf(params))?.message).toMatchObject({ state: 'FAILED', failure: 'UNKNOWN', tries: 1 });
    gateway.mood = 'takes';
    await deliver();
    expect(gateway.received).toHaveLength(1);
  },
);

test('several servers share what waits: each message goes once', async () => {
  const bills = await Promise.all([1, 2, 3, 4, 5, 6].map(bill));
  for (const params of bills) await smsTo(params);
  const other = await startTestApp({
    beside: app,
    environment: { PUBLIC_URL: 'https://bahi.shop.example' },
    outside: { seconds: 0.5, gateways: gateway.addresses },
  });
  for (let turn = 0; turn < 3; turn += 1)
    await Promise.all([deliverDue(app.services), deliverDue(other.services), deliverDue(app.services)]);
  await other.close();
  const texts = gateway.received.map(({ fields }) => fields['text']);
  expect(texts).toHaveLength(6);
  expect(new Set(texts).size).toBe(6);
});

test('of a server that went down while it sent, a letter is sent again under its key, and an SMS is not', async () => {
  const [letter, sms] = [await bill(), await bill()];
  await mailTo(letter);
  await smsTo(sms);
  await change(`update paper_message set state = 'SENDING', tries = 1`);
  await deliver();
  expect((await stateOf(letter))?.message).toMatchObject({ state: 'SENT', tries: 2 });
  expect((await stateOf(sms))?.message).toMatchObject({ state: 'FAILED', failure: 'UNKNOWN' });
  expect(gateway.received).toHaveLength(0);
});

test('what waits is stopped; what was withdrawn meanwhile is not sent', async () => {
  const [stopped, withdrawn] = [await bill(), await bill()];
  const sharingId = (await mailTo(stopped)).sharings[0]?.id ?? 0;
  expect(await messageOf(shop.owner, stop, { params: { sharingId } })).toBe('It is not sent');
  await mailTo(withdrawn);
  await call(shop.owner, setOpen, { params: withdrawn, body: { isOpen: false } });
  await deliver();
  expect(host.received).toHaveLength(0);
  expect((await stateOf(stopped))?.message).toMatchObject({ state: 'CANCELLED', dueAt: null });
  expect((await stateOf(withdrawn))?.message).toMatchObject({ state: 'FAILED', failure: 'WITHDRAWN' });
  expect(
    (
      await refusal(shop.owner, send, {
        params: withdrawn,
        body: { way: 'EMAIL', recipient: 'a@b.example', language: 'en' },
      })
    ).error,
  ).toBe('sharing.linkWithdrawn');
});

test('the same request twice sends one message; a dialog proposes where the customer is reached', async () => {
  const params = await bill();
  const body = { way: 'EMAIL', recipient: 'ram@home.example', language: 'en' } as const;
  const key = { 'idempotency-key': crypto.randomUUID() };
  await Promise.all([1, 2].map(() => call(shop.owner, send, { params, body }, key)));
  await deliver();
  expect(host.received).toHaveLength(1);
  const customer = await call(shop.owner, customerContract.get, { params: { id: shop.customerId } });
  expect(await call(shop.owner, get, { params })).toMatchObject({
    customerPhone: customer.phoneNumber,
    customerEmail: customer.email,
  });
});

test('a wrong address is refused at its field, in the words of its way; nothing is half-written', async () => {
  const params = await bill();
  const wrong: [body: Record<string, string>, text: RegExp][] = [
    [{ way: 'EMAIL', recipient: 'ram' }, /^Invalid email$/],
    [{ way: 'EMAIL', recipient: '' }, /./],
    [{ way: 'EMAIL', recipient: 'ram@home.example, sita@home.example' }, /^Invalid email$/],
    [{ way: 'SMS', recipient: '071540000' }, /./],
    [{ way: 'SMS', recipient: 'ram@home.example' }, /./],
  ];
  for (const [body, text] of wrong) {
    const refused = await refusal(shop.owner, send, { params, body: { language: 'en', ...body } });
    expect([refused.status, fieldsOf(refused)['recipient']]).toEqual([400, expect.stringMatching(text)]);
  }
  for (const body of [{ way: 'LINK', recipient: 'x' }, { way: 'SMS', recipient: '9841234567', language: 'fr' }, {}])
    expect((await refusal(shop.owner, send, { params, body })).status).toBe(400);
  expect((await call(shop.owner, get, { params })).sharings).toEqual([]);
});

test('without an address of its own a server sends no link by SMS, and says so at the field', async () => {
  const unknowing = await startTestApp({ beside: app });
  const caller = { ...shop.owner, base: unknowing.base };
  const body = { way: 'SMS', recipient: '9841234567', language: 'en' };
  const refused = await refusal(caller, send, { params: await bill(), body });
  expect(fieldsOf(refused)).toEqual({ way: expect.stringMatching(/PUBLIC_URL/) });
  const params = await bill();
  await smsTo(params);
  await deliverDue(unknowing.services);
  await unknowing.close();
  expect((await stateOf(params))?.message).toMatchObject({ state: 'FAILED', failure: 'NO_ADDRESS' });
});

test('a business sends so many messages an hour', async () => {
  const limited = await startTestApp({ beside: app, limits: { paperMessages: { perBusinessAnHour: 1 } } });
  const owner = await openBusiness(limited);
  expect(owner.businessId).toBeGreaterThan(0);
  const caller = { ...shop.owner, base: limited.base };
  const body = { way: 'EMAIL', recipient: 'a@b.example', language: 'en' };
  const refused = await refusal(caller, send, { params: await bill(), body });
  expect([refused.status, refused.error]).toEqual([429, 'sharing.tooMany']);
  await limited.close();
});

test('who sees the list: papers that they may read, found by number or by whom they were sent to', async () => {
  const sold = await sell(shop);
  await mailTo({ kind: 'invoice', id: sold.id }, 'found@home.example');
  const byNumber = await call(shop.owner, list, { query: { search: sold.code ?? '', pageSize: 10 } });
  expect(byNumber).toMatchObject({ recordsTotal: 1, rows: [{ number: sold.code, customerName: 'Ram Kirana' }] });
  const byAddress = await call(shop.owner, list, { query: { search: 'found@home.example', way: 'EMAIL' } });
  expect(byAddress.recordsTotal).toBe(1);
  const range = { fromDateAD: '2020-01-01', toDateAD: '2020-01-02' };
  expect((await call(shop.owner, list, { query: range })).recordsTotal).toBe(0);
  const blind = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['sharing.read', 'sharing.create', 'quotation.read'],
  });
  expect((await call(blind, list, {})).rows).toEqual([]);
  const sharingId = byNumber.rows[0]?.id ?? 0;
  expect((await refusal(blind, stop, { params: { sharingId } })).status).toBe(403);
  const neighbour = await openBusiness(app);
  expect((await refusal(neighbour, stop, { params: { sharingId } })).status).toBe(404);
  await call(shop.owner, stop, { params: { sharingId } });
});

test('all books are in order after it', () => expectSoundBooks(app));
