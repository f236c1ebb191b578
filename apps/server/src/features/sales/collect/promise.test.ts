import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { lineOf, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tellDue } from '../../platform/notice-day/notice-day.worker.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shop = await openNextShop(app);
  await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 5 })] });
});
afterEach(() => expectSoundBooks(app));
afterAll(() => app.close());

const { promise, promises, withdraw, list } = collectContract;
const given = { promisedDateAD: '2026-11-25' };
const note = (body: object = {}, caller: Person = shop.owner) =>
  call(caller, promise, { body: { customerId: shop.customerId, ...given, ...body } });
const refused = async (body: object) =>
  fieldsOf(await refusal(shop.owner, promise, { body: { customerId: shop.customerId, ...given, ...body } }));
const told = async (caller: Person = shop.owner) =>
  (await call(caller, promises, { params: { customerId: shop.customerId } })).map(({ state, receivedAmount }) => [
    state,
    receivedAmount,
  ]);
const pay = (amount: number, day = '2026-11-20') =>
  call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(amount, 'CASH', day)]), customerId: shop.customerId },
  });
/** Lets days pass; the owner signs in anew. */
const pass = async (days: number): Promise<void> => {
  app.advance(days * 86_400_000);
  shop.owner = await inOutlet(app, shop.owner, null);
};

test('a promise has its day in either calendar, how much, a note, and who noted it', async () => {
  expect(await note({ amount: '२००', note: 'after Tihar' })).toMatchObject({
    promisedDateAD: '2026-11-25',
    promisedDateBS: '2083-08-09',
    amount: 200,
    dueAmount: 500,
    receivedAmount: 0,
    state: 'OPEN',
    note: 'after Tihar',
    takenBy: 'Sita Gurung',
    endedBy: null,
  });
  const byBs = await note({ promisedDateAD: '', promisedDateBS: '2083-08-10' });
  expect(byBs).toMatchObject({ promisedDateAD: '2026-11-26', amount: null });
  expect((await call(shop.owner, list, {})).rows[0]?.promise).toMatchObject({ id: byBs.id, state: 'OPEN' });
});

test('a day that is past or far, more than is due, and who owes nothing are refused at their fields', async () => {
  expect(await refused({ promisedDateAD: '2026-11-19' })).toEqual({ promisedDateAD: 'Today or a later day' });
  expect(await refused({ promisedDateAD: '2027-11-22' })).toEqual({ promisedDateAD: 'Within a year' });
  expect(await refused({ promisedDateAD: '' })).toEqual({ promisedDateAD: expect.any(String) });
  expect(await refused({ amount: 500.01 })).toEqual({ amount: 'Rs 500.00 is due' });
  expect(await refused({ amount: 0 })).toEqual({ amount: expect.any(String) });
  expect(await refused({ customerId: 999_999 })).toEqual({ customerId: 'Not found, choose another' });
  await pay(500);
  expect(await refused({})).toEqual({ customerId: 'This customer owes nothing' });
});

test('one stands: a new one takes its place, and what was given before is kept', async () => {
  await note();
  await note({ promisedDateAD: '2026-11-28', amount: 100 });
  expect(await told()).toEqual([
    ['OPEN', 0],
    ['REPLACED', 0],
  ]);
  await Promise.all([note({ amount: 10 }), note({ amount: 20 })]);
  expect((await told()).map(([state]) => state)).toEqual(['OPEN', 'REPLACED', 'REPLACED', 'REPLACED']);
});

test('it is kept by what comes for what was owed then, until its day', async () => {
  await pay(100);
  await note({ amount: 200 });
  await pay(150);
  expect(await told()).toEqual([['OPEN', 150]]);
  // A new bill that is paid at once keeps no promise.
  const bill = await sell(shop);
  const body = { componentEntityId: bill.id, componentType: 'INVOICE', ...paying([row(100)]) } as const;
  await call(shop.owner, paymentContract.create, { body });
  expect(await told()).toEqual([['OPEN', 150]]);
  await pay(50);
  expect(await told()).toEqual([['KEPT', 200]]);
});

test('it is due on its day and broken after it, and what comes later does not mend it', async () => {
  await note();
  await pass(5);
  expect(await told()).toEqual([['TODAY', 0]]);
  expect((await call(shop.owner, list, { query: { promise: 'TODAY' } })).recordsTotal).toBe(1);
  await pass(1);
  expect((await call(shop.owner, list, { query: { promise: 'BROKEN' } })).recordsTotal).toBe(1);
  await pay(400, '2026-11-26');
  expect(await told()).toEqual([['BROKEN', 0]]);
  await note({ promisedDateAD: '2026-11-30' });
  expect(await told()).toEqual([
    ['OPEN', 0],
    ['BROKEN', 0],
  ]);
  expect((await call(shop.owner, list, { query: { promise: 'NONE' } })).recordsTotal).toBe(0);
});

test('a payment that is taken back kept nothing', async () => {
  await note({ amount: 100 });
  const { id: masterId } = await pay(100);
  expect(await told()).toEqual([['KEPT', 100]]);
  await call(shop.owner, paymentContract.removeSettlement, {
    params: { masterId },
    query: { reason: 'Twice' },
  });
  expect(await told()).toEqual([['OPEN', 0]]);
});

test('what was noted by mistake is taken back while it stands', async () => {
  const { id } = await note();
  expect(await call(shop.owner, withdraw, { params: { promiseId: id } })).toMatchObject({
    state: 'WITHDRAWN',
    endedBy: 'Sita Gurung',
  });
  const again = await refusal(shop.owner, withdraw, { params: { promiseId: id } });
  expect(again).toMatchObject({ status: 409, message: 'This promise does not stand any more' });
  expect((await call(shop.owner, list, { query: { promise: 'NONE' } })).recordsTotal).toBe(1);
  const { id: next } = await note();
  expect(await messageOf(shop.owner, withdraw, { params: { promiseId: next } })).toBe('Promise taken back');
});

test('an outlet notes what its customers promised there, and sees what others noted nowhere', async () => {
  const second = await addOutlet(app, shop.owner, 'KTM');
  const rights = ['collect.read', 'collect.create'] as const;
  const [here, there] = [
    await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: shop.outletId }),
    await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: second }),
  ];
  await note({ amount: 300 });
  expect(await told(here)).toEqual([]);
  const own = await note({ amount: 200 }, here);
  expect(await told(here)).toEqual([['OPEN', 0]]);
  expect(await told(there)).toEqual([]);
  expect((await refusal(shop.owner, withdraw, { params: { promiseId: own.id + 100 } })).status).toBe(404);
  // Who sees all outlets meets the last one, and one of their own ends both.
  expect((await call(shop.owner, list, {})).rows[0]?.promise?.id).toBe(own.id);
  await note({ amount: 400 });
  expect((await told()).map(([state]) => state)).toEqual(['OPEN', 'REPLACED', 'REPLACED']);
});

test('a promise of the day, and one that was not kept, are told once a day, and taking one is told at home', async () => {
  await note({ amount: 200 });
  const activities = (await call(shop.owner, dashboardContract.summary, {})).business?.activities;
  expect(activities?.find(({ kind }) => kind === 'PAYMENT_PROMISED')).toMatchObject({
    title: 'Ram Kirana',
    amount: 200,
    recordId: shop.customerId,
  });
  const kinds = async () => {
    await tellDue(app.services);
    const { notices } = await call(shop.owner, noticeContract.recent, {});
    return notices
      .filter(({ kind }) => kind.startsWith('PROMISE'))
      .map(({ kind, count, amount }) => [kind, count, amount]);
  };
  await pass(5);
  expect(await kinds()).toEqual([['PROMISE_TODAY', 1, 200]]);
  await pass(1);
  expect(await kinds()).toEqual([
    ['PROMISE_BROKEN', 1, 200],
    ['PROMISE_TODAY', 1, 200],
  ]);
  expect((await refusal(shop.owner, promise, { body: { customerId: shop.customerId, ...given } })).status).toBe(400);
});
