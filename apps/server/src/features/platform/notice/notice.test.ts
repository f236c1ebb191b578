import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { limitDrafts } from '../../../testing/approvals.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { addOutlet, addPerson, inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { quotationOf } from '../../../testing/quotations.ts';
import { lineOf, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../../testing/test-app.ts';
import { letterIn, subjectIn } from '../../reports/report-schedule/testing/sending-shop.ts';
import { deliverDue } from '../../sales/delivery/delivery.ts';
import { tellDue } from '../notice-day/notice-day.worker.ts';
import { upTo } from './testing/noticing-shop.ts';

const { unread, recent, read, readAll, choices, saveChoices } = noticeContract;
const day = 86_400_000;

let host: FakeSmtp;
let app: TestApp;
let shop: Shop;
let options: TestAppOptions;
beforeAll(async () => {
  host = await startFakeSmtp({ hideSTARTTLS: true });
  options = { environment: { SMTP_URL: `smtp://127.0.0.1:${host.port}?from=bills@bahi.example` } };
  app = await startTestApp(options);
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

const noticesOf = async (who: Person = shop.owner, query: object = {}) => (await call(who, recent, { query })).notices;
const unreadOf = async (who: Person = shop.owner) => (await call(who, unread, {})).count;
const choose = (body: object, who: Person = shop.owner) =>
  call(who, saveChoices, { body: { withoutBell: [], byEmail: [], bySms: [], language: 'en', ...body } });
const owe = (more: object = {}) => sell(shop, { paymentMode: 'CREDIT', ...more });
const usual = () => tellDue(app.services);
/** Lets days pass; the owner signs in anew. */
async function pass(days: number): Promise<void> {
  app.advance(days * day);
  shop.owner = await inOutlet(app, shop.owner, null);
}

test('each day tells once what is due and overdue, with as many bills and as much as its list has', async () => {
  await owe({ dueDateAD: '2026-11-20' });
  await owe({ dueDateAD: '2026-11-20', lines: [lineOf(shop.rice.variantId, { quantity: 2 })] });
  await owe({ dueDateAD: '2026-11-21' });
  await Promise.all([usual(), usual()]);
  expect(await noticesOf()).toMatchObject([
    { kind: 'DUE_TODAY', subject: 'INVOICE', count: 2, amount: 300, dayAD: '2026-11-20', isRead: false },
  ]);
  const due = await call(shop.owner, invoiceContract.list, { query: { dueOnAD: '2026-11-20' } });
  expect(due.recordsTotal).toBe(2);
  expect(due.rows.reduce((sum, { remainingAmount }) => sum + remainingAmount, 0)).toBe(300);
  await pass(1);
  await usual();
  await usual();
  expect(await noticesOf()).toMatchObject(
    [
      { kind: 'DUE_TODAY', count: 1, amount: 100, dayAD: '2026-11-21' },
      { kind: 'OVERDUE', count: 2, amount: 300, dayAD: '2026-11-21' },
      { kind: 'DUE_TODAY', count: 2, dayAD: '2026-11-20' },
    ].toSorted((one, other) => other.dayAD.localeCompare(one.dayAD) || one.kind.localeCompare(other.kind)),
  );
  const late = await call(shop.owner, invoiceContract.list, { query: { isOverdue: 'true' } });
  expect(late.recordsTotal).toBe(2);
});

test('nobody meets the notice of a list that they may not read, nor in an outlet what is of another', async () => {
  const other = await addOutlet(app, shop.owner, 'BTL');
  await owe({ dueDateAD: '2026-11-20', outletId: shop.outletId });
  await app.services.database.transaction('write', { ...shop.owner, outletId: null }, (tx) =>
    tx.query('update item set reorder_point = 100000 where business_id = $1 and id = $2 returning id', [
      shop.owner.businessId,
      shop.tea.itemId,
    ]),
  );
  await usual();
  const kindsOf = async (who: Person) => (await noticesOf(who)).map(({ kind }) => kind).toSorted();
  const rights = ['invoice.read'] as const;
  const cashier = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId: shop.outletId, rights });
  const elsewhere = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId: other, rights });
  const keeper = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['item.read'] });
  expect(await kindsOf(shop.owner)).toEqual(['DUE_TODAY', 'LOW_STOCK']);
  expect(await kindsOf(await inOutlet(app, shop.owner, other))).toEqual(['LOW_STOCK']);
  expect(await kindsOf(cashier)).toEqual(['DUE_TODAY']);
  expect(await kindsOf(elsewhere)).toEqual([]);
  expect(await kindsOf(keeper)).toEqual(['LOW_STOCK']);
  expect(await kindsOf(await openPlatform(app))).toEqual([]);
  expect(await unreadOf(keeper)).toBe(1);
  const [stock] = await noticesOf(keeper);
  const low = await call(keeper, itemContract.list, { body: { isActive: true, isLow: true } });
  expect(low.recordsTotal).toBe(stock?.count);
  expect(await refusal(elsewhere, read, { params: { id: stock?.id ?? 0 } })).toMatchObject({ status: 404 });
});

test('what was read stays read for who read it alone, one by one or all; after 90 days it is gone', async () => {
  await owe({ dueDateAD: '2026-11-20' });
  await usual();
  await pass(1);
  await usual();
  const rights = ['invoice.read'] as const;
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const [newest] = await noticesOf();
  await call(shop.owner, read, { params: { id: newest?.id ?? 0 } });
  await call(shop.owner, read, { params: { id: newest?.id ?? 0 } });
  expect([await unreadOf(), await unreadOf(clerk)]).toEqual([1, 2]);
  expect((await noticesOf()).map(({ isRead }) => isRead)).toEqual([true, false]);
  expect(await noticesOf(shop.owner, { isUnread: 'true' })).toHaveLength(1);
  expect(await noticesOf(shop.owner, { before: newest?.id, beforeAt: newest?.at })).toHaveLength(1);
  await call(shop.owner, readAll, { body: upTo(await noticesOf()) });
  expect([await unreadOf(), await unreadOf(clerk)]).toEqual([0, 2]);
  await pass(90);
  await usual();
  const kept = await app.asOwner(
    'select distinct told_on::text, kind from notice where business_id = $1 order by 1, 2',
    [shop.owner.businessId],
  );
  expect(kept).toEqual([{ told_on: '2027-02-19', kind: 'OVERDUE' }]);
});

test('a draft above the limit is told at once to who may approve it, and not to who wrote it', async () => {
  await limitDrafts(shop, 5000);
  const rights = ['quotation.create', 'quotation.read', 'quotation.approve'] as const;
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['quotation.read'] });
  const lines = [lineOf(shop.rice.variantId, { quantity: 6, rate: 1000 })];
  const { id } = await call(clerk, quotationContract.create, { body: quotationOf(shop, { state: 'DRAFT', lines }) });
  expect(await noticesOf()).toMatchObject([
    { kind: 'APPROVAL', subject: 'QUOTATION', recordId: id, name: 'Ram Kirana', amount: 6000, count: null },
  ]);
  expect([await noticesOf(clerk), await noticesOf(reader)]).toEqual([[], []]);
});

test('a letter that fails is told to who sees its list, counted within the day and unread again', async () => {
  const { id } = await owe();
  const sendTo = async (recipient: string) => {
    const body = { way: 'EMAIL', recipient, language: 'en' } as const;
    await call(shop.owner, sharingContract.send, { params: { kind: 'invoice', id }, body });
    await deliverDue(app.services);
  };
  await sendTo('ram@nobody.example');
  const rights = ['sharing.read', 'invoice.read'] as const;
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const stranger = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
  expect(await noticesOf(clerk)).toMatchObject([{ kind: 'MESSAGE_FAILED', subject: 'SHARING', count: 1 }]);
  expect(await noticesOf(stranger)).toEqual([]);
  await call(clerk, readAll, { body: upTo(await noticesOf(clerk)) });
  expect(await unreadOf(clerk)).toBe(0);
  await sendTo('hari@nobody.example');
  expect(await noticesOf(clerk)).toMatchObject([{ kind: 'MESSAGE_FAILED', count: 2, isRead: false }]);
  await sendTo('ram@home.example');
  expect(await noticesOf(clerk)).toMatchObject([{ count: 2 }]);
});

test('who chose e-mail gets the day in one letter and an event in one of its own, once, however many servers send', async () => {
  expect(await call(shop.owner, choices, {})).toMatchObject({ byEmail: [], bySms: [], mobile: null });
  const wrong = await refusal(shop.owner, saveChoices, {
    body: { withoutBell: [], byEmail: [], bySms: ['DUE'], language: 'en' },
  });
  expect(fieldsOf(wrong)).toEqual({ bySms: 'No SMS goes out here, or your profile has no mobile number' });
  await app.services.database.transaction('write', { ...shop.owner, outletId: null }, (tx) =>
    tx.query(`update app_user set email = 'sita@home.example' where business_id = $1 and id = $2 returning id`, [
      shop.owner.businessId,
      shop.owner.userId,
    ]),
  );
  await choose({ byEmail: ['DUE', 'APPROVAL'] });
  await owe({ dueDateAD: '2026-11-20' });
  await limitDrafts(shop, 5000);
  const rights = ['quotation.create', 'quotation.read'] as const;
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const lines = [lineOf(shop.rice.variantId, { quantity: 6, rate: 1000 })];
  await call(clerk, quotationContract.create, { body: quotationOf(shop, { state: 'DRAFT', lines }) });
  const beside = await startTestApp({ ...options, beside: app });
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([app, beside].map(({ services }) => tellDue(services)));
    await Promise.all([app, beside].map(({ services }) => deliverDue(services)));
  }
  await beside.close();
  const letters = host.received.map((mail) => `${subjectIn(mail)}\n${letterIn(mail)}`).toSorted();
  expect(letters).toHaveLength(2);
  expect(letters.join('\n')).toContain('To be collected today: 1 invoice, Rs 100.00');
  expect(letters.join('\n')).toContain('Waits for your approval: Ram Kirana, Rs 6,000.00');
  expect(host.received.every(({ to }) => to.includes('sita@home.example'))).toBe(true);
});

test('what somebody does not want at the bell is not there', async () => {
  await owe({ dueDateAD: '2026-11-20' });
  await usual();
  expect(await unreadOf()).toBe(1);
  await choose({ withoutBell: ['DUE'] });
  expect([await unreadOf(), await noticesOf()]).toEqual([0, []]);
});
