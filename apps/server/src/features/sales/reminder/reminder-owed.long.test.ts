import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, refusal } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { enterOldBill } from '../../../testing/opening-dues.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addCustomer, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deliverDue } from '../delivery/delivery.ts';
import { remindDue } from './reminder.worker.ts';

const { get, send, list, saveRule } = reminderContract;

let app: TestApp;
let shop: Shop;
beforeEach(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterEach(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const whatsapp = { way: 'WHATSAPP', recipient: '9841234567', language: 'en' } as const;
const sms = { ...whatsapp, way: 'SMS' } as const;
const receive = (customerId: number, amount: number) =>
  call(shop.owner, paymentContract.createSettlement, { body: { ...paying([row(amount)]), customerId } });

/** A customer who paid in advance, with a bill of Rs 100 of today. */
async function inAdvance(amount: number) {
  const customerId = await addCustomer(shop.owner, 'Advance Traders');
  const paid = await sell(shop, { customerId });
  await receive(customerId, 100 + amount);
  const { id } = await sell(shop, { customerId });
  return { customerId, paid, bill: { of: 'document', id } as const, all: { of: 'customer', id: customerId } as const };
}

test('what a customer paid in advance counts against what they are reminded of, of a bill and of all', async () => {
  const { customerId, bill, all } = await inAdvance(30);
  expect(await call(shop.owner, get, { params: bill })).toMatchObject({ dueAmount: 70 });
  await enterOldBill(shop.owner, customerId);
  expect(await call(shop.owner, get, { params: all })).toMatchObject({ dueAmount: 1070, overdueAmount: 1000 });
  const { reminders } = await call(shop.owner, send, { params: all, body: whatsapp });
  expect(reminders[0]?.said).toContain('Rs 1,070.00, of which Rs 1,000.00 is overdue');
});

test('who has as much in advance as they owe is reminded of nothing', async () => {
  const { bill, all } = await inAdvance(100);
  for (const params of [bill, all]) {
    expect(await call(shop.owner, get, { params })).toMatchObject({ dueAmount: 0, overdueAmount: 0 });
    expect((await refusal(shop.owner, send, { params, body: sms })).error).toBe('reminder.nothingDue');
  }
});

test('what comes in advance before a reminder is sent settles it', async () => {
  const { bill, paid } = await inAdvance(0);
  await call(shop.owner, send, { params: bill, body: sms });
  // What was paid of goods that come back is the customer's advance.
  await credit(shop, returnOf(paid, [1]));
  await deliverDue(app.services);
  const { reminders } = await call(shop.owner, get, { params: bill });
  expect(reminders[0]?.message).toMatchObject({ state: 'CANCELLED', failure: 'SETTLED' });
});

test('by rule as well: who has it all in advance is passed over, of others what is left is asked for', async () => {
  await inAdvance(100);
  const { customerId } = await inAdvance(30);
  const body = { isActive: true, daysBefore: '7', daysAfter: '', ways: 'SMS', language: 'en', hour: 10 } as const;
  await call(shop.owner, saveRule, { body: { ...body, sendsStatements: false } });
  await remindDue(app.services);
  const { rows } = await call(shop.owner, list, { query: { kind: 'RULE', pageSize: 50 } });
  expect(rows).toMatchObject([{ customerId, dueAmount: 70 }]);
});

test('a bill that is cancelled while the rule is at work is either cancelled or reminded of', async () => {
  const bills = [];
  for (let count = 0; count < 8; count += 1) bills.push((await sell(shop)).id);
  const body = { isActive: true, daysBefore: '7', daysAfter: '', ways: 'SMS', language: 'en', hour: 10 } as const;
  await call(shop.owner, saveRule, { body: { ...body, sendsStatements: false } });
  const cancel = (id: number) => call(shop.owner, invoiceContract.cancel, { params: { id }, body: { reason: 'Slip' } });
  const [, ...cancelled] = await Promise.allSettled([remindDue(app.services), ...bills.map(cancel)]);
  await remindDue(app.services);
  const { rows } = await call(shop.owner, list, { query: { pageSize: 50 } });
  const left = bills.filter((_, position) => cancelled[position]?.status === 'rejected');
  expect(new Set(rows.map(({ documentId }) => documentId))).toEqual(new Set(left));
});
