import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { creditLimitContract } from '@bahi/contract/sales/credit-limit/credit-limit.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, type Caller, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addLimited, limitCredit, ruleCredit } from './testing/credit-limits.ts';
import { enterOldBill } from '../../../testing/opening-dues.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { billOf, type InvoiceBody, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

type Terms = Parameters<typeof addLimited>[1];

/** A shop that stops what goes beyond, a customer who may owe so much, and a clerk who may not let anything pass. */
async function openStopping(terms: Terms): Promise<{ shop: Shop; customerId: number; clerk: Person }> {
  const shop = await openShop(app);
  await ruleCredit(shop, 'STOP');
  const rights = ['invoice.create', 'invoice.read', 'invoice.update', 'payment.create'] as const;
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  return { shop, customerId: await addLimited(shop.owner, terms), clerk };
}

/** Rice, without VAT, for so many rupees. */
const riceFor = ({ rice }: Shop, rupees: number, bill: Partial<InvoiceBody> = {}): Partial<InvoiceBody> => ({
  lines: [lineOf(rice.variantId, { rate: rupees })],
  ...bill,
});
const creditOf = (caller: Caller, id: number) => call(caller, creditLimitContract.ofCustomer, { params: { id } });
const refused = (caller: Caller, shop: Shop, bill: Partial<InvoiceBody>) =>
  refusal(caller, invoiceContract.create, { body: billOf(shop, bill) });

test('a business warns until the owner says otherwise: a bill beyond goes through, and says what it was judged by', async () => {
  const shop = await openShop(app);
  const customerId = await addLimited(shop.owner, { creditLimit: 1000 });
  expect(await call(shop.owner, businessContract.profile, {})).toMatchObject({ creditRule: 'WARN' });
  await sell(shop, riceFor(shop, 800, { customerId }));
  expect(await creditOf(shop.owner, customerId)).toEqual({
    creditLimit: 1000,
    creditDays: null,
    owed: 800,
    lateDays: null,
    creditRule: 'WARN',
    mayPass: true,
  });
  const beyond = await sell(shop, riceFor(shop, 300, { customerId, creditReason: 'not asked' }));
  expect(beyond).toMatchObject({ state: 'FINAL', creditPassedBy: null, creditReason: null });
  expect(await creditOf(shop.owner, customerId)).toMatchObject({ owed: 1100 });
});

test('stopped, a bill goes up to the limit to the paisa; above it is refused at the customer with all four amounts', async () => {
  const { shop, customerId, clerk } = await openStopping({ creditLimit: 1000 });
  await sell(shop, riceFor(shop, 800, { customerId }), clerk);
  const failure = await refused(clerk, shop, riceFor(shop, 200.01, { customerId }));
  expect(failure).toMatchObject({ status: 400, error: 'creditLimit.over' });
  expect(fieldsOf(failure)).toEqual({
    customerId:
      'Above the credit limit by Rs 0.01: limit Rs 1,000.00, owed Rs 800.00, this invoice Rs 200.01. Save it as a draft: who may approve invoices issues it with a reason.',
  });
  const inNepali = await refused({ ...clerk, language: 'ne' }, shop, riceFor(shop, 450, { customerId }));
  expect(fieldsOf(inNepali)['customerId']).toContain('उधारो सीमाभन्दा रु २५०.०० बढी: सीमा रु १,०००.००, बाँकी रु ८००.००');
  await sell(shop, riceFor(shop, 200, { customerId }), clerk);
  // What is paid at once leaves no due, and a draft is judged when it is issued.
  await sell(shop, riceFor(shop, 5000, { customerId, paymentMode: 'CASH' }), clerk);
  expect(await sell(shop, riceFor(shop, 5000, { customerId, state: 'DRAFT' }), clerk)).toMatchObject({
    state: 'DRAFT',
  });
});

test('a limit of 0 gives nothing on credit, an empty one anything', async () => {
  const { shop, customerId, clerk } = await openStopping({ creditLimit: 0 });
  expect(await refused(clerk, shop, riceFor(shop, 1, { customerId }))).toMatchObject({ error: 'creditLimit.over' });
  await limitCredit(shop.owner, customerId, { creditLimit: null });
  await sell(shop, riceFor(shop, 50_000, { customerId }), clerk);
});

test('who may approve invoices lets it pass with a reason, which the invoice and the dashboard tell', async () => {
  const { shop, customerId, clerk } = await openStopping({ creditLimit: 1000 });
  const draft = await sell(shop, riceFor(shop, 1500, { customerId, state: 'DRAFT' }), clerk);
  const issue = (creditReason?: string) => ({
    body: { ...billOf(shop, riceFor(shop, 1500, { customerId, creditReason })), id: draft.id },
  });
  // The clerk passes nothing, whatever they say.
  expect(fieldsOf(await refusal(clerk, invoiceContract.update, issue('Old friend')))).toEqual({
    customerId: expect.stringContaining('Save it as a draft'),
  });
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.update, issue()))).toEqual({
    customerId: expect.stringContaining('To issue it nonetheless, give the reason.'),
    creditReason: 'Say why it passes',
  });
  const passed = await call(shop.owner, invoiceContract.update, issue('  He pays on Friday  '));
  // As everything tells who entered it.
  const { enteredBy: owner } = await sell(shop);
  expect(passed).toMatchObject({
    state: 'FINAL',
    creditReason: 'He pays on Friday',
    creditPassedBy: owner,
  });
  const { business } = await call(shop.owner, dashboardContract.summary, {});
  expect(business?.activities).toContainEqual(
    expect.objectContaining({
      kind: 'CREDIT_LIMIT_PASSED',
      title: `${passed.code} · He pays on Friday`,
      by: owner,
      recordId: passed.id,
      amount: 1500,
    }),
  );
  // Someone else with the right does, too; what is within the limit bears no reason.
  const rights = ['invoice.create', 'invoice.read', 'invoice.approve'] as const;
  const manager = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  expect((await creditOf(manager, customerId)).mayPass).toBe(true);
  expect((await creditOf(clerk, customerId)).mayPass).toBe(false);
  expect(await sell(shop, riceFor(shop, 10, { customerId, creditReason: 'Small one' }), manager)).toMatchObject({
    creditReason: 'Small one',
  });
  const free = await addLimited(shop.owner, { creditLimit: 9000 });
  expect(await sell(shop, riceFor(shop, 10, { customerId: free, creditReason: 'Not needed' }))).toMatchObject({
    creditReason: null,
    creditPassedBy: null,
  });
});

test.each([
  ['ab', 'At least 3 characters'],
  ['x'.repeat(201), 'Too long'],
  ['a\u0000bc', 'Contains characters that cannot be used'],
])('the reason %j is refused: %s', async (creditReason, message) => {
  const { shop, customerId } = await openStopping({ creditLimit: 1000 });
  expect(fieldsOf(await refused(shop.owner, shop, riceFor(shop, 10, { customerId, creditReason })))).toEqual({
    creditReason: message,
  });
});

test('a payment makes room again, and an advance counts against what is owed', async () => {
  const { shop, customerId, clerk } = await openStopping({ creditLimit: 1000 });
  const bill = await sell(shop, riceFor(shop, 1000, { customerId }), clerk);
  expect(await refused(clerk, shop, riceFor(shop, 400, { customerId }))).toMatchObject({ error: 'creditLimit.over' });
  await call(clerk, paymentContract.create, { body: { componentEntityId: bill.id, ...paying([row(400)]) } });
  await sell(shop, riceFor(shop, 400, { customerId }), clerk);
  // More than is owed stays as an advance.
  await call(shop.owner, paymentContract.createSettlement, { body: { ...paying([row(1500)]), customerId } });
  expect(await creditOf(clerk, customerId)).toMatchObject({ owed: -500 });
  await sell(shop, riceFor(shop, 1000, { customerId }), clerk);
  await sell(shop, riceFor(shop, 500, { customerId }), clerk);
  expect(await refused(clerk, shop, riceFor(shop, 0.01, { customerId }))).toMatchObject({ error: 'creditLimit.over' });
});

test('who owes for longer than their credit period gets nothing more on credit', async () => {
  const { shop, customerId, clerk } = await openStopping({ creditDays: 30 });
  // Of the 20th of October, 31 days ago, due a week later; another one is older and not due yet.
  const old = { billDateAD: '2026-10-20', dueDateAD: '2026-10-27', asAtAD: '2026-10-25', totalBillAmount: 500 };
  await enterOldBill(shop.owner, customerId, { billDateAD: '2026-09-01', dueDateAD: '2027-01-01', totalBillAmount: 5 });
  await sell(shop, riceFor(shop, 100, { customerId }), clerk);
  await enterOldBill(shop.owner, customerId, old);
  expect(await creditOf(clerk, customerId)).toMatchObject({ lateDays: 31, creditDays: 30, owed: 605 });
  const failure = await refused(clerk, shop, riceFor(shop, 1, { customerId }));
  expect(fieldsOf(failure)['customerId']).toContain(
    'What is past its due date was written 31 days ago; the credit period is 30 days.',
  );
  expect(await sell(shop, riceFor(shop, 1, { customerId, creditReason: 'He has paid by cheque' }))).toMatchObject({
    creditReason: 'He has paid by cheque',
  });
  await sell(shop, riceFor(shop, 1, { customerId, paymentMode: 'CASH' }), clerk);
  await limitCredit(shop.owner, customerId, { creditDays: 31 });
  await sell(shop, riceFor(shop, 1, { customerId }), clerk);
});

test('the limit counts over all outlets, also for who is of one', async () => {
  const { shop, customerId } = await openStopping({ creditLimit: 1000 });
  const otherId = await addOutlet(app, shop.owner, 'PKR');
  const there = await inOutlet(app, shop.owner, otherId);
  await sell(shop, riceFor(shop, 900, { customerId, outletId: shop.outletId }));
  expect(await creditOf(there, customerId)).toMatchObject({ owed: 900 });
  const rice = await refused(there, shop, riceFor(shop, 200, { customerId, outletId: otherId }));
  expect(rice).toMatchObject({ error: 'creditLimit.over' });
});
