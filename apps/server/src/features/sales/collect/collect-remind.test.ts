import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { type FakeGateway, startFakeGateway } from '../../../testing/gateways/fake-gateway.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { addOutlet, addPerson, inOutlet, addressIn, openPlatform, type Person } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deliverDue } from '../delivery/delivery.ts';

const { plan, remind, sent } = collectContract;
let app: TestApp;
let shop: Shop;
let gateway: FakeGateway;
let host: FakeSmtp;
beforeAll(async () => {
  gateway = await startFakeGateway();
  host = await startFakeSmtp({ hideSTARTTLS: true });
  app = await startTestApp({
    environment: { SMTP_URL: `smtp://127.0.0.1:${host.port}?from=bills@bahi.example` },
    outside: { seconds: 0.5, gateways: gateway.addresses },
  });
  const body = { provider: 'aakash', aakashToken: 'token', sparrowFrom: 'Bahi' } as const;
  await call(await openPlatform(app), smsSettingsContract.save, { body });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
  await gateway.close();
  await host.close();
});
// Each with a business of its own, whose customers were reminded of nothing yet.
beforeEach(async () => {
  await deliverDue(app.services);
  gateway.received.splice(0);
  host.received.splice(0);
  shop = await openShop(app);
});

/** A customer who owes 100. */
async function owing(name: string, more: object = {}): Promise<number> {
  const form = { name, phoneNumber: '9841000001', focalPerson: name, ...more };
  const { id } = await call(shop.owner, customerContract.save, { body: { ...form, ...(await addressIn(shop.owner)) } });
  await sell(shop, { customerId: id });
  return id;
}
const asked = { ways: 'SMS_EMAIL', language: 'en' } as const;
const planned = (query: object = {}, caller: Person = shop.owner) =>
  call(caller, plan, { query: { ...asked, ...query } });
const send = (customerIds: readonly number[], caller: Person = shop.owner, more: object = {}) =>
  call(caller, remind, { body: { customerIds: [...customerIds], ...asked, ...more } });
const outcome = ({ rows }: { rows: readonly { customerName: string; reason: string | null }[] }) =>
  rows.map(({ customerName, reason }) => [customerName, reason]);

test('before it goes it is seen to whom, how and what, and who is left out and why', async () => {
  const ram = await owing('Ram');
  await owing('Sita', { phoneNumber: '071540000', email: 'sita@home.example', reminders: 'ne' });
  await owing('Hari', { phoneNumber: '071540000' });
  await owing('Gita', { reminders: 'NONE' });
  await call(shop.owner, reminderContract.send, {
    params: { of: 'customer', id: ram },
    body: { way: 'WHATSAPP', recipient: '9841000001', language: 'ne' },
  });
  const found = await planned({ search: 'a' });
  expect(found).toMatchObject({ found: 4, most: 100 });
  const rowOf = (name: string) => found.rows.find(({ customerName }) => customerName === name);
  expect(rowOf('Ram')).toMatchObject({ reason: 'REMINDED_TODAY', way: null, recipient: null, said: null });
  expect(rowOf('Sita')).toMatchObject({ reason: null, way: 'EMAIL', recipient: 'sita@home.example', dueAmount: 100 });
  expect(rowOf('Sita')?.said).toContain('तिर्न बाँकी रु १००');
  expect(rowOf('Hari')?.reason).toBe('NO_ADDRESS');
  expect(rowOf('Gita')?.reason).toBe('WANTS_NONE');
  expect((await planned({ search: 'Hari', ways: 'EMAIL' })).rows[0]?.reason).toBe('NO_ADDRESS');
  expect(outcome(await planned({ ids: String(ram) }))).toEqual([['Ram', 'REMINDED_TODAY']]);
});

test('each is reminded once by the outbox of reminders, and asked twice nobody again', async () => {
  const ids = [await owing('Ram'), await owing('Sita', { email: 'sita@home.example', phoneNumber: '071540000' })];
  const first = await send([...ids, ...ids], shop.owner, { note: 'Thank you' });
  expect(first.sent).toBe(2);
  const again = await send(ids);
  expect(again.sent).toBe(0);
  expect(outcome(again)).toEqual([
    ['Ram', 'REMINDED_TODAY'],
    ['Sita', 'REMINDED_TODAY'],
  ]);
  await deliverDue(app.services);
  expect(gateway.received).toHaveLength(1);
  expect(host.received).toHaveLength(1);
  const reminders = first.rows.map(({ reminderId }) => reminderId).join();
  const told = await call(shop.owner, sent, { query: { ids: reminders } });
  expect(told.map(({ message, said }) => [message?.state, said?.includes('Thank you')])).toEqual([
    ['SENT', true],
    ['SENT', true],
  ]);
});

test('the same request that is sent again is answered as before, and two at once remind each once', async () => {
  const ids = [await owing('Ram'), await owing('Sita'), await owing('Hari')];
  const body = { customerIds: ids, ...asked };
  const key = { 'idempotency-key': `remind-${ids.join('-')}` };
  const [one, other] = [await call(shop.owner, remind, { body }, key), await call(shop.owner, remind, { body }, key)];
  expect(other).toEqual(one);
  expect(one.sent).toBe(3);
  const more = [await owing('Gita'), await owing('Maya')];
  const both = await Promise.all([send(more), send(more.toReversed())]);
  expect(both.reduce((sum, { sent: count }) => sum + count, 0)).toBe(2);
  await deliverDue(app.services);
  expect(gateway.received).toHaveLength(5);
});

test('who has paid is left out, and more than a hundred are not reminded at once', async () => {
  const { id } = await call(shop.owner, customerContract.save, {
    body: { name: 'Paid', phoneNumber: '9841000009', focalPerson: 'P', ...(await addressIn(shop.owner)) },
  });
  expect(outcome(await send([id]))).toEqual([['Paid', 'NOTHING_DUE']]);
  const refused = async (customerIds: number[]) =>
    fieldsOf(await refusal(shop.owner, remind, { body: { customerIds, ...asked } }));
  expect(await refused([])).toEqual({ customerIds: 'Choose at least one customer' });
  expect(await refused(Array.from({ length: 101 }, (_, place) => place + 1))).toEqual({
    customerIds: 'At most 100 at once',
  });
  const ids = Array.from({ length: 101 }, (_, place) => place + 1).join();
  expect(fieldsOf(await refusal(shop.owner, plan, { query: { ...asked, ids } }))).toEqual({
    ids: 'At most 100 at once',
  });
});

test('it takes the right to remind and to see dues; who is of one outlet reminds of what is owed there', async () => {
  const ram = await owing('Ram');
  const second = await addOutlet(app, shop.owner, 'KTM');
  const mayRemind = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['reminder.create'] });
  expect((await refusal(mayRemind, plan, { query: asked })).status).toBe(403);
  expect((await refusal(mayRemind, remind, { body: { customerIds: [ram], ...asked } })).status).toBe(403);
  const maySee = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['collect.read'] });
  const noCustomers = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['collect.read', 'reminder.create'],
  });
  expect((await refusal(noCustomers, plan, { query: asked })).status).toBe(403);
  expect((await refusal(maySee, remind, { body: { customerIds: [ram], ...asked } })).status).toBe(403);
  const rights = ['collect.read', 'reminder.create', 'customer.read'] as const;
  const there = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: second });
  expect((await planned({}, there)).found).toBe(0);
  expect(outcome(await send([ram], there))).toEqual([['Ram', 'NOTHING_DUE']]);
  const message = await call(shop.owner, remind, { body: { customerIds: [ram], ...asked } }, {});
  expect(message.sent).toBe(1);
});

test('what an owner sent today is known in every outlet, and who promised is not pressed before the day', async () => {
  const [ram, sita] = [await owing('Ram'), await owing('Sita')];
  const rights = ['collect.read', 'reminder.create', 'customer.read'] as const;
  const here = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: shop.outletId });
  const body = { customerId: sita, promisedDateAD: '2026-11-20' };
  await call(shop.owner, collectContract.promise, { body });
  await send([ram]);
  app.advance(2 * 3_600_000);
  const [later, owner] = [await inOutlet(app, here, shop.outletId), await inOutlet(app, shop.owner, null)];
  expect(outcome(await planned({ ids: String(ram) }, later))).toEqual([['Ram', 'REMINDED_TODAY']]);
  expect(outcome(await send([ram, sita], owner))).toEqual([
    ['Ram', 'REMINDED_TODAY'],
    ['Sita', 'PROMISED'],
  ]);
});
