import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addressIn, inOutlet } from '../../../testing/people.ts';
import { sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../../testing/test-app.ts';
import { deliverDue } from '../delivery/delivery.ts';
import { remindDue } from './reminder.worker.ts';

const { saveRule, rule, list, send } = reminderContract;
const hour = 3_600_000;
const day = 24 * hour;

let host: FakeSmtp;
let app: TestApp;
let shop: Shop;
const options = (): TestAppOptions => ({
  environment: { SMTP_URL: `smtp://127.0.0.1:${host.port}?from=bills@bahi.example` },
});
beforeAll(async () => {
  host = await startFakeSmtp({ hideSTARTTLS: true });
  app = await startTestApp(options());
});
beforeEach(async () => {
  shop = await openNextShop(app);
  await host.beginNext();
});
afterEach(() => expectSoundBooks(app));
afterAll(async () => {
  await app.close();
  await host.close();
});

const usual = {
  isActive: true,
  daysBefore: '3',
  daysAfter: '१, 7, 15',
  ways: 'SMS_EMAIL',
  language: 'en',
  hour: 10,
  sendsStatements: false,
} as const;
const settle = (changes: object = {}) => call(shop.owner, saveRule, { body: { ...usual, ...changes } });
/** Lets days pass; whoever was signed in signs in anew. */
async function pass(days: number): Promise<void> {
  app.advance(days * day);
  shop.owner = await inOutlet(app, shop.owner, null);
}
const work = () => remindDue(app.services);
const sent = async () =>
  (await call(shop.owner, list, { query: { pageSize: 50, sort: 'remindedAt' } })).rows.map(
    ({ customerName, offsetDays, way, recipient }) => [customerName, offsetDays, way, recipient],
  );

async function newCustomer(name: string, changes: object = {}): Promise<number> {
  const body = { name, phoneNumber: '9841000000', focalPerson: 'Ram', ...(await addressIn(shop.owner)), ...changes };
  return (await call(shop.owner, customerContract.save, { body })).id;
}

/** A customer with a bill of today that is due in a week. */
async function owing(name: string, changes: object = {}): Promise<{ customerId: number; id: number }> {
  const customerId = await newCustomer(name, changes);
  return { customerId, id: (await sell(shop, { customerId })).id };
}

test('each day of the rule reminds once: before and after the bill is due, however often it is looked for', async () => {
  expect(await settle()).toMatchObject({
    daysBefore: [3],
    daysAfter: [1, 7, 15],
    isMailSetUp: true,
    writtenBy: 'Sita Gurung',
  });
  await owing('Ram');
  await work();
  expect(await sent()).toEqual([]);
  await pass(4);
  await work();
  await work();
  expect(await sent()).toEqual([['Ram', -3, 'SMS', '9841000000']]);
  await pass(4);
  await work();
  await deliverDue(app.services);
  const [yesterday] = (await call(shop.owner, list, { query: {} })).rows;
  expect(yesterday?.said).toContain('was due yesterday, 11 Mangsir 2083. Please pay.');
  await pass(6);
  await work();
  await work();
  expect((await sent()).map(([, offset]) => offset)).toEqual([-3, 1, 7]);
  await deliverDue(app.services);
  const { rows } = await call(shop.owner, list, { query: {} });
  expect(rows[0]).toMatchObject({ kind: 'RULE', remindedBy: null, message: { state: 'SENT' } });
  expect(rows[0]?.said).toMatch(
    /^Rs 100\.00 of Gurung Kirana Pasal invoice INV.* was due on 11 Mangsir 2083, 7 days ago/,
  );
});

test('several servers at once remind once', async () => {
  await settle();
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await owing(name);
  await pass(4);
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const other = await startTestApp({ ...options(), beside: app, connections: 5 });
      other.advance(4 * day);
      return other;
    }),
  );
  for (let turn = 0; turn < 2; turn += 1)
    await Promise.all([app, ...others].map(({ services }) => remindDue(services)));
  await Promise.all(others.map((other) => other.close()));
  const names = (await sent()).map(([name]) => name);
  expect([names.length, new Set(names)]).toEqual([5, new Set(['Five', 'Four', 'One', 'Three', 'Two'])]);
});

test('paid, cancelled and credited bills are left alone, and so is who wants none or cannot be reached', async () => {
  await settle({ daysBefore: '', daysAfter: '1' });
  const paid = await owing('Paid');
  const partly = await owing('Partly');
  const cancelled = await owing('Cancelled');
  const credited = await owing('Credited');
  await owing('None', { reminders: 'NONE' });
  await owing('Unreachable', { phoneNumber: '071540000' });
  await owing('By mail', { phoneNumber: '071540000', email: 'mail@home.example' });
  await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(100)]), customerId: paid.customerId },
  });
  await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(30)]), customerId: partly.customerId },
  });
  await call(shop.owner, invoiceContract.cancel, { params: { id: cancelled.id }, body: { reason: 'Slip' } });
  await credit(shop, returnOf(await call(shop.owner, invoiceContract.get, { params: { id: credited.id } }), [1]));
  await pass(8);
  await work();
  const reached = (await sent()).map(([name, , way, to]) => [name, way, to]);
  expect(reached.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['By mail', 'EMAIL', 'mail@home.example'],
    ['Partly', 'SMS', '9841000000'],
  ]);
});

test('by e-mail first, in the language that the customer wishes', async () => {
  await settle({ ways: 'EMAIL_SMS', daysBefore: '3' });
  await owing('Nepali', { email: 'ne@home.example', reminders: 'ne' });
  await pass(4);
  await work();
  await deliverDue(app.services);
  const { rows } = await call(shop.owner, list, { query: {} });
  expect(rows).toMatchObject([{ way: 'EMAIL', recipient: 'ne@home.example', message: { state: 'SENT' } }]);
  expect(rows[0]?.said).toContain('भाका');
  expect(host.received).toHaveLength(1);
});

test('a provider that fails is told of at each reminder; none is lost, and none goes twice', async () => {
  await settle({ ways: 'EMAIL' });
  await owing('Mail', { email: 'mail@home.example' });
  await pass(4);
  await work();
  await host.close();
  await deliverDue(app.services);
  const { rows } = await call(shop.owner, list, { query: {} });
  expect(rows).toMatchObject([{ message: { state: 'WAITING', failure: 'UNREACHABLE', tries: 1 } }]);
  await work();
  expect(await sent()).toHaveLength(1);
});

test('not before its hour; what no server was there for is made up for, by the last of it alone', async () => {
  await settle({ hour: 11, daysAfter: '1, 2, 3' });
  await owing('Ram');
  await pass(4);
  await work();
  expect(await sent()).toEqual([]);
  await pass(1 / 24);
  await work();
  expect((await sent()).map(([, offset]) => offset)).toEqual([-3]);
  await pass(6);
  await work();
  await work();
  expect((await sent()).map(([, offset]) => offset)).toEqual([-3, 3]);
});

test('what is switched on begins today, and nothing goes while it is off', async () => {
  await owing('Ram');
  await pass(5);
  await settle({ daysBefore: '3, 2' });
  await work();
  expect((await sent()).map(([, offset]) => offset)).toEqual([-2]);
  await settle({ isActive: false });
  await pass(3);
  await work();
  expect(await sent()).toHaveLength(1);
});

test('of the messages of an hour a third is left to people; the rest of the rule follows', async () => {
  await settle();
  for (const name of ['One', 'Two', 'Three']) await owing(name);
  const { id } = await owing('By hand', { reminders: 'NONE' });
  await pass(4);
  const limited = await startTestApp({
    ...options(),
    beside: app,
    limits: { paperMessages: { perBusinessAnHour: 3 } },
  });
  limited.advance(4 * day);
  await remindDue(limited.services);
  await remindDue(limited.services);
  expect(await sent()).toHaveLength(2);
  const body = { way: 'SMS', recipient: '9841234567', language: 'en' } as const;
  await call({ ...shop.owner, base: limited.base }, send, { params: { of: 'document', id }, body });
  limited.advance(2 * hour);
  await remindDue(limited.services);
  expect(new Set((await sent()).map(([name]) => name))).toEqual(new Set(['By hand', 'One', 'Three', 'Two']));
  await limited.close();
});

test('whom somebody reminded by hand today a rule passes over', async () => {
  await settle();
  const { id } = await owing('Ram');
  await pass(4);
  const body = { way: 'SMS', recipient: '9841234567', language: 'en' } as const;
  await call(shop.owner, send, { params: { of: 'document', id }, body });
  await work();
  expect((await sent()).map(([, offset]) => offset)).toEqual([null]);
});

test('of two who choose the first rule at once, with the form of before it, the second is refused', async () => {
  const { version } = await call(shop.owner, rule, {});
  const outcomes = await Promise.allSettled([10, 11].map((hourOfDay) => settle({ version, hour: hourOfDay })));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { status, error } = await refusal(shop.owner, saveRule, { body: { ...usual, version } });
  expect([status, error]).toEqual([409, 'common.stale']);
});

test('a rule is said in full, or refused at its field', async () => {
  for (const [changes, field] of [
    [{ daysBefore: '31' }, 'daysBefore'],
    [{ daysAfter: '0' }, 'daysAfter'],
    [{ daysAfter: '1, two' }, 'daysAfter'],
    [{ daysAfter: '1 2 3 4 5 6 7' }, 'daysAfter'],
    [{ daysBefore: '', daysAfter: '' }, 'daysAfter'],
    [{ hour: 20 }, 'hour'],
    [{ ways: 'POST' }, 'ways'],
    [{ language: 'fr' }, 'language'],
  ] as const)
    expect(Object.keys(fieldsOf(await refusal(shop.owner, saveRule, { body: { ...usual, ...changes } })))).toEqual([
      field,
    ]);
  const { version } = await settle();
  await settle({ version });
  expect((await refusal(shop.owner, saveRule, { body: { ...usual, version } })).status).toBe(409);
  expect(await call(shop.owner, rule, {})).toMatchObject({ isActive: true, hour: 10, daysAfter: [1, 7, 15] });
});

test('at the end of a month who has an e-mail and something in the books gets their statement once', async () => {
  await settle({ isActive: false, sendsStatements: true });
  await owing('Owing', { email: 'owing@home.example' });
  await owing('No mail');
  await owing('None', { email: 'none@home.example', reminders: 'NONE' });
  await newCustomer('Idle', { email: 'idle@home.example' });
  await work();
  expect(await sent(), 'the month of before is not made up for').toEqual([]);
  // The first of Poush 2083.
  await pass(26);
  await Promise.all([work(), work()]);
  await work();
  await deliverDue(app.services);
  await deliverDue(app.services);
  const { rows } = await call(shop.owner, list, { query: {} });
  expect(rows).toMatchObject([
    {
      kind: 'STATEMENT',
      period: '2083-08',
      recipient: 'owing@home.example',
      dueAmount: null,
      message: { state: 'SENT' },
    },
  ]);
  expect(host.received).toHaveLength(1);
  const source = host.received[0]?.source ?? '';
  expect(source).toMatch(/^Subject: Statement of Mangsir 2083 from Gurung Kirana Pasal/m);
  expect(source).toMatch(/Content-Type: application\/pdf; name="?statement-2083-08\.pdf/);
  await pass(30);
  await work();
  expect((await call(shop.owner, list, { query: { sort: 'remindedAt' } })).rows.map(({ period }) => period)).toEqual([
    '2083-08',
    '2083-09',
  ]);
});
