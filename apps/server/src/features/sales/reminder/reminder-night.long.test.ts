import { customerContract, customerForm } from '@bahi/contract/parties/customer/customer.contract';
import { valuesOfRecord } from '@bahi/contract/form-values';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { addressIn, inOutlet, openPlatform } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deliverDue } from '../delivery/delivery.ts';
import { remindDue } from './reminder.worker.ts';

const { saveRule, list, send } = reminderContract;
const hour = 3_600_000;

let host: FakeSmtp;
let app: TestApp;
let shop: Shop;
beforeEach(async () => {
  host = await startFakeSmtp({ hideSTARTTLS: true });
  app = await startTestApp({
    environment: { SMTP_URL: `smtp://127.0.0.1:${host.port}?from=bills@bahi.example` },
  });
  shop = await openShop(app);
});
afterEach(async () => {
  await expectSoundBooks(app);
  await app.close();
  await host.close();
});

/** Reminds a week before the day, which of bills of today is today. */
const usual = {
  isActive: true,
  daysBefore: '7',
  daysAfter: '',
  ways: 'EMAIL',
  language: 'en',
  hour: 10,
  sendsStatements: false,
} as const;
const settle = (changes: object = {}) => call(shop.owner, saveRule, { body: { ...usual, ...changes } });
const sent = async () =>
  (await call(shop.owner, list, { query: { pageSize: 50, sort: 'remindedAt' } })).rows.toSorted(
    (one, other) => one.id - other.id,
  );
/** Lets hours pass from a quarter past ten on; whoever was signed in signs in anew. */
async function pass(hours: number): Promise<void> {
  app.advance(hours * hour);
  shop.owner = await inOutlet(app, shop.owner, null);
}

async function owing(name: string) {
  const body = { name, phoneNumber: '9841000000', focalPerson: 'Ram', ...(await addressIn(shop.owner)) };
  const { id: customerId } = await call(shop.owner, customerContract.save, {
    body: { ...body, email: 'mail@home.example' },
  });
  return { customerId, id: (await sell(shop, { customerId })).id };
}

test('what is switched on at night goes at the hour of the next morning', async () => {
  await owing('Ram');
  // A quarter past eight in the evening.
  await pass(10);
  await settle();
  await remindDue(app.services);
  expect(await sent()).toEqual([]);
  await pass(13.5);
  await remindDue(app.services);
  expect(await sent(), 'a quarter to ten').toEqual([]);
  await pass(0.5);
  await remindDue(app.services);
  expect(await sent()).toMatchObject([{ offsetDays: -7 }]);
});

test('what the rule left unsent is not tried at night, nor before its hour; what a person sends is', async () => {
  const { id } = await owing('Ram');
  await settle();
  await remindDue(app.services);
  await host.close();
  await deliverDue(app.services);
  await pass(12);
  const body = { way: 'EMAIL', recipient: 'hand@home.example', language: 'en' } as const;
  await call(shop.owner, send, { params: { of: 'document', id }, body });
  await deliverDue(app.services);
  const atTen = { state: 'WAITING', tries: 1, dueAt: '2026-11-21T04:15:00.000Z' };
  expect(await sent()).toMatchObject([
    { kind: 'RULE', message: atTen },
    { kind: 'HAND', message: { state: 'WAITING', tries: 1 } },
  ]);
  // Half past ten of the next morning, with a later hour meanwhile.
  await pass(12.25);
  await settle({ hour: 11 });
  await deliverDue(app.services);
  expect(await sent()).toMatchObject([
    { kind: 'RULE', message: { ...atTen, dueAt: '2026-11-21T05:15:00.000Z' } },
    { kind: 'HAND', message: { tries: 2 } },
  ]);
  await pass(1);
  await deliverDue(app.services);
  expect((await sent())[0]?.message).toMatchObject({ tries: 2 });
});

test.each([
  ['the rule is switched off', () => settle({ isActive: false })],
  [
    'the customer wants none',
    async (customerId: number) => {
      const customer = await call(shop.owner, customerContract.get, { params: { id: customerId } });
      await call(shop.owner, customerContract.save, {
        body: { ...valuesOfRecord(customerForm, customer), reminders: 'NONE' },
      });
    },
  ],
  [
    'the business does not run any more',
    async () => {
      const params = { id: shop.owner.businessId, status: 'INACTIVE' };
      await call(await openPlatform(app), businessDetailContract.setStatus, { params });
    },
  ],
] as const)('what waits is not sent once %s', async (_, change) => {
  const { customerId, id } = await owing('Ram');
  await settle();
  await remindDue(app.services);
  // Nobody is reminded twice within an hour.
  await pass(1);
  const body = { way: 'EMAIL', recipient: 'hand@home.example', language: 'en' } as const;
  await call(shop.owner, send, { params: { of: 'document', id }, body });
  await change(customerId);
  await deliverDue(app.services);
  expect((await sent())[0]).toMatchObject({ kind: 'RULE', message: { state: 'CANCELLED', failure: 'UNWANTED' } });
  expect(host.received.map(({ to }) => to)).not.toContain('mail@home.example');
});

test('a statement that waits is not sent once they are switched off', async () => {
  await settle({ sendsStatements: true, isActive: false });
  await owing('Ram');
  // The first of Poush 2083.
  await pass(26 * 24);
  await remindDue(app.services);
  await settle({ sendsStatements: false });
  await deliverDue(app.services);
  expect(host.received).toEqual([]);
  expect(await sent()).toMatchObject([{ kind: 'STATEMENT', message: { state: 'CANCELLED', failure: 'UNWANTED' } }]);
});
