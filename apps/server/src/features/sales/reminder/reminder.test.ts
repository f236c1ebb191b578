import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { joinReminder } from '@bahi/contract/sales/reminder/reminder-text';
import { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { type FakeGateway, startFakeGateway } from '../../../testing/gateways/fake-gateway.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { enterOldBill } from '../../../testing/opening-dues.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson, inOutlet, openBusiness, openPlatform } from '../../../testing/people.ts';
import { addCustomer, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deliverDue } from '../delivery/delivery.ts';

const { get, send, list, retry, stop } = reminderContract;
const minute = 60_000;

let app: TestApp;
let shop: Shop;
let gateway: FakeGateway;
let host: FakeSmtp;
beforeAll(async () => {
  gateway = await startFakeGateway();
  host = await startFakeSmtp({ hideSTARTTLS: true });
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
  await expectSoundBooks(app);
  await app.close();
  await gateway.close();
  await host.close();
});
beforeEach(async () => {
  gateway.mood = 'takes';
  // What earlier tests left waiting goes first.
  await deliverDue(app.services);
  host.received.splice(0);
  gateway.received.splice(0);
});

/** A bill of a customer of its own, who was reminded of nothing yet. */
async function owing(bill: Parameters<typeof sell>[1] = {}) {
  const customerId = await addCustomer(shop.owner, 'Shyam Traders');
  const { id } = await sell(shop, { customerId, ...bill });
  return { customerId, id, params: { of: 'document', id } as const };
}
type Params = Awaited<ReturnType<typeof owing>>['params'] | { of: 'customer'; id: number };
const sms = { way: 'SMS', recipient: '9841234567', language: 'en' } as const;
const remind = (params: Params, body: object = sms, caller = shop.owner) =>
  call(caller, send, { params, body: { ...sms, ...body } });
const refused = (params: Params, body: object = sms) =>
  refusal(shop.owner, send, { params, body: { ...sms, ...body } });
const stateOf = async (params: Params) => (await call(shop.owner, get, { params })).reminders[0];

test('a bill is reminded of by SMS with what is due at that moment, in either language, and its link', async () => {
  const { params, customerId } = await owing();
  const before = await call(shop.owner, get, { params });
  expect(before).toMatchObject({
    dueAmount: 100,
    overdueAmount: 0,
    daysLate: -7,
    dueDateBS: '2083-08-11',
    againAt: null,
  });
  expect(before.message.ne.sentence).toContain('११ मंसिर २०८३');
  const { reminders } = await remind(params, { language: 'ne', note: 'नगद वा eSewa' });
  expect(reminders[0]).toMatchObject({ kind: 'HAND', way: 'SMS', recipient: '9841234567', remindedBy: 'Sita Gurung' });
  expect(reminders[0]?.message).toMatchObject({ state: 'WAITING' });
  await call(shop.owner, paymentContract.createSettlement, { body: { ...paying([row(40)]), customerId } });
  const { message: preview } = await call(shop.owner, get, { params });
  await deliverDue(app.services);
  await deliverDue(app.services);
  expect(gateway.received).toHaveLength(1);
  const said = gateway.received[0]?.fields['text'];
  expect(said).toMatch(
    /गुरुङ किराना पसल.*बिल INV.*रु ६०.*११ मंसिर २०८३.*नगद वा eSewa.*https:\/\/bahi\.shop\.example\/b\/[\w-]{12}\//,
  );
  expect(said, 'in the order in which it was shown').toBe(joinReminder(preview.ne, 'नगद वा eSewa'));
  expect(await stateOf(params)).toMatchObject({ said, dueAmount: 100, message: { state: 'SENT', tries: 1 } });
});

test('of all that a customer owes by e-mail: bills of before as well, and what is overdue', async () => {
  const { customerId } = await owing();
  await enterOldBill(shop.owner, customerId);
  const params = { of: 'customer', id: customerId } as const;
  expect(await call(shop.owner, get, { params })).toMatchObject({ dueAmount: 1100, overdueAmount: 1000, number: null });
  await remind(params, { way: 'EMAIL', recipient: 'ram@home.example' });
  await deliverDue(app.services);
  const source = host.received[0]?.source ?? '';
  expect(source.replace(/\r\n /g, ' ')).toMatch(/^Subject: Reminder from Gurung Kirana Pasal: Rs 1,100\.00 due/m);
  expect(source.replace(/=\r\n/g, '')).toContain(
    'You owe Gurung Kirana Pasal Rs 1,100.00, of which Rs 1,000.00 is overdue',
  );
  const { rows } = await call(shop.owner, list, { query: { customerId } });
  expect(rows).toMatchObject([{ documentId: null, way: 'EMAIL', message: { state: 'SENT' } }]);
});

test('an e-mail about a bill brings the bill; for WhatsApp the text is answered and noted', async () => {
  const { params } = await owing();
  await remind(params, { way: 'EMAIL', recipient: 'ram@home.example' });
  await deliverDue(app.services);
  expect(host.received[0]?.source).toMatch(/Content-Type: application\/pdf; name="?INV/);
  const other = await owing();
  const { reminders } = await remind(other.params, { way: 'WHATSAPP', note: 'Thank you' });
  expect(reminders[0]).toMatchObject({ way: 'WHATSAPP', message: null });
  expect(reminders[0]?.said).toMatch(
    /due on 11 Mangsir 2083\. Thank you See it here: https:\/\/bahi\.shop\.example\/b\//,
  );
});

test('one customer is reminded by hand once an hour, whoever does it at once', async () => {
  const { params, customerId } = await owing();
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => remind(params)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const again = await refused({ of: 'customer', id: customerId });
  expect([again.status, again.error, again.message]).toEqual([
    409,
    'reminder.tooSoon',
    'This customer was reminded at 10:15: again after an hour at the earliest',
  ]);
  expect((await call(shop.owner, get, { params })).againAt).toBe('2026-11-20T05:30:00.000Z');
  app.advance(61 * minute);
  shop.owner = await inOutlet(app, shop.owner, null);
  await remind(params);
});

test('what is a draft, cancelled, paid or credited is not reminded of, and says why', async () => {
  const draft = await owing({ state: 'DRAFT' });
  const cancelled = await owing();
  await call(shop.owner, invoiceContract.cancel, { params: { id: cancelled.id }, body: { reason: 'Slip' } });
  const paid = await owing();
  await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(100)]), customerId: paid.customerId },
  });
  for (const [params, error] of [
    [draft.params, 'reminder.issuedOnly'],
    [cancelled.params, 'reminder.cancelled'],
    [paid.params, 'reminder.nothingDue'],
    [{ of: 'customer', id: paid.customerId }, 'reminder.nothingDue'],
  ] as const)
    expect(await refused(params)).toMatchObject({ status: 409, error });
});

test('what is paid before it is sent is not asked for', async () => {
  const { params, customerId } = await owing();
  await remind(params);
  await call(shop.owner, paymentContract.createSettlement, { body: { ...paying([row(100)]), customerId } });
  await deliverDue(app.services);
  expect(gateway.received).toEqual([]);
  expect((await stateOf(params))?.message).toMatchObject({ state: 'CANCELLED', failure: 'SETTLED' });
});

test('once a customer is reminded of a bill it is not cancelled any more', async () => {
  const { id, params } = await owing();
  await remind(params);
  const answer = await refusal(shop.owner, invoiceContract.cancel, { params: { id }, body: { reason: 'Slip' } });
  expect([answer.status, answer.error]).toEqual([409, 'invoice.notCancellable']);
});

test('a bill that is cancelled at the moment of a reminder is either cancelled or reminded of', async () => {
  for (const { id, params } of await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => owing()))) {
    const outcomes = await Promise.allSettled([
      call(shop.owner, invoiceContract.cancel, { params: { id }, body: { reason: 'Slip' } }),
      remind(params),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { state } = await call(shop.owner, invoiceContract.get, { params: { id } });
    expect((await stateOf(params)) === undefined).toBe(state === 'CANCELLED');
  }
});

test('a missing or wrong address is told at its field', async () => {
  const { params } = await owing();
  for (const body of [
    { recipient: '' },
    { recipient: '071540000' },
    { way: 'EMAIL', recipient: 'ram' },
    { way: 'WHATSAPP', recipient: 'ram@home.example' },
  ])
    expect(fieldsOf(await refused(params, body))).toEqual({ recipient: expect.any(String) });
  expect((await call(shop.owner, get, { params })).againAt).toBeNull();
});

test.each(['hangs', 'talksNonsense', 'breaksOff'] as const)(
  'a gateway that %s: it is said, nothing is lost and nothing goes twice unasked',
  async (mood) => {
    const { params } = await owing();
    await remind(params);
    gateway.mood = mood;
    await deliverDue(app.services);
    gateway.mood = 'takes';
    await deliverDue(app.services);
    expect(gateway.received).toHaveLength(1);
    const failed = await stateOf(params);
    expect(failed?.message).toMatchObject({ state: 'FAILED', failure: 'UNKNOWN' });
    await call(shop.owner, retry, { params: { reminderId: failed?.id ?? 0 } });
    await deliverDue(app.services);
    expect((await stateOf(params))?.message).toMatchObject({ state: 'SENT' });
    expect(gateway.received).toHaveLength(2);
  },
);

test('what waits is stopped; what was sent is not', async () => {
  const { params } = await owing();
  const reminderId = (await remind(params)).reminders[0]?.id ?? 0;
  expect(await call(shop.owner, stop, { params: { reminderId } })).toMatchObject({ message: { state: 'CANCELLED' } });
  await deliverDue(app.services);
  expect(gateway.received).toEqual([]);
  expect((await refusal(shop.owner, stop, { params: { reminderId } })).error).toBe('sharing.notWaiting');
});

test.each(['stopped', 'refused'] as const)(
  'a reminder that was %s gives its turn back: the customer is reminded with another number at once',
  async (outcome) => {
    const { params } = await owing();
    const reminderId = (await remind(params)).reminders[0]?.id ?? 0;
    if (outcome === 'stopped') await call(shop.owner, stop, { params: { reminderId } });
    gateway.mood = 'refuses';
    await deliverDue(app.services);
    gateway.mood = 'takes';
    expect((await call(shop.owner, get, { params })).againAt).toBeNull();
    await remind(params, { recipient: '9841111111' });
    // Two within the hour are still not sent.
    const again = await refusal(shop.owner, retry, { params: { reminderId } });
    expect([again.status, again.error]).toEqual([409, 'reminder.tooSoon']);
    await deliverDue(app.services);
    expect((await call(shop.owner, get, { params })).reminders.map(({ message }) => message?.state)).toEqual([
      'SENT',
      outcome === 'stopped' ? 'CANCELLED' : 'FAILED',
    ]);
    expect((await refused(params)).error).toBe('reminder.tooSoon');
  },
);

test('one that was stopped is sent again, and has the turn anew', async () => {
  const { params } = await owing();
  const reminderId = (await remind(params)).reminders[0]?.id ?? 0;
  await call(shop.owner, stop, { params: { reminderId } });
  await call(shop.owner, retry, { params: { reminderId } });
  expect((await refused(params)).error).toBe('reminder.tooSoon');
});

test('outlet users see and remind of what is their outlet’s; others need the right to read bills', async () => {
  const { params, customerId } = await owing();
  await remind(params);
  const outletId = await addOutlet(app, shop.owner, 'TWO');
  const rights = ['reminder.read', 'reminder.create'] as const;
  const there = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId,
    rights: [...rights, 'invoice.read', 'customer.read'],
  });
  expect((await refusal(there, send, { params, body: sms })).status).toBe(404);
  expect((await call(there, list, {})).rows).toEqual([]);
  // Nothing is owed to that outlet.
  const all = { of: 'customer', id: customerId } as const;
  expect((await call(there, get, { params: all })).dueAmount).toBe(0);
  const blind = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: [...rights] });
  expect((await refusal(blind, get, { params })).status).toBe(403);
  expect((await refusal(blind, get, { params: all })).status).toBe(403);
  expect((await call(blind, list, {})).rows).toEqual([]);
  const [{ id: reminderId } = { id: 0 }] = (await call(shop.owner, list, { query: { customerId } })).rows;
  expect((await refusal(blind, stop, { params: { reminderId } })).status).toBe(403);
  expect((await refusal(there, stop, { params: { reminderId } })).status).toBe(404);
  const neighbour = await openBusiness(app);
  expect((await refusal(neighbour, get, { params })).status).toBe(404);
});
