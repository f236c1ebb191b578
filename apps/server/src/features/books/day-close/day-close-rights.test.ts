import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, type Person } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addBox, cancelClose, closeDay, closeOf, receive } from './testing/day-closes.ts';

vi.setConfig({ testTimeout: 120_000 });

const { cash, choices, create, get, list, print } = dayCloseContract;

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const cashierIn = ({ owner }: Shop, outletId: number) =>
  addPerson(app, owner, { userType: 'OUTLET_USER', outletId, roleCodes: ['CASHIER'] });
const boxCodes = async (person: Person) => (await call(person, choices, {})).boxes.map(({ code }) => code);
const closedIds = async (person: Person) => (await call(person, list, { query: {} })).rows.map(({ id }) => id);

test('who does not see cash and banks sees and closes the usual box and those of their own outlet', async () => {
  const shop = await openShop(app);
  const { outletId } = shop;
  const [safe, till] = [await addBox(shop), await addBox(shop, { code: 'TILL', name: 'Till', outletId })];
  const cashier = await cashierIn(shop, outletId);
  expect(await boxCodes(shop.owner)).toEqual(['CASH', 'SAFE', 'TILL']);
  expect(await boxCodes(cashier)).toEqual(['CASH', 'TILL']);
  const hidden = await closeDay(shop, 0, { moneyAccountId: safe, dateAD: '2026-11-19' });
  const own = await closeDay(shop, 0, { moneyAccountId: till });
  const usual = await call(cashier, create, { body: await closeOf(shop, 0) });
  expect(await closedIds(cashier)).toEqual([usual.id, own.id]);
  expect(await closedIds(shop.owner)).toEqual([usual.id, own.id, hidden.id]);
  expect(await call(cashier, get, { params: { id: own.id } })).toMatchObject({ accountCode: 'TILL' });
  const params = { id: hidden.id };
  expect(await refusal(cashier, get, { params })).toMatchObject({ status: 404 });
  expect(await refusal(cashier, print, { params, body: {} })).toMatchObject({ status: 404 });
  const ofRecord = { params: { kind: 'DAY_CLOSE' as const, id: hidden.id }, query: {} };
  expect(await refusal(cashier, recordHistoryContract.get, ofRecord)).toMatchObject({ status: 404 });
  const unknown = { moneyAccountId: 'Choose from the list' };
  const query = { moneyAccountId: safe, outletId };
  expect(fieldsOf(await refusal(cashier, cash, { query }))).toEqual(unknown);
  const body = await closeOf(shop, 0, { moneyAccountId: safe });
  expect(fieldsOf(await refusal(cashier, create, { body }))).toEqual(unknown);
});

test('a cashier of another outlet neither sees a close nor makes one there', async () => {
  const shop = await openShop(app);
  const other = await cashierIn(shop, await addOutlet(app, shop.owner, 'PKR'));
  const { id, moneyAccountId } = await closeDay(shop, 0, { dateAD: '2026-11-19' });
  expect(await closedIds(other)).toEqual([]);
  expect(await refusal(other, get, { params: { id } })).toMatchObject({ status: 404 });
  expect(await refusal(other, print, { params: { id }, body: {} })).toMatchObject({ status: 404 });
  const unknown = { outletId: expect.any(String) };
  const query = { moneyAccountId, outletId: shop.outletId };
  expect(fieldsOf(await refusal(other, cash, { query }))).toEqual(unknown);
  expect(fieldsOf(await refusal(other, create, { body: await closeOf(shop, 0) }))).toEqual(unknown);
});

test('who may close and not look closes up is told what they can close; who may do neither is not', async () => {
  const shop = await openShop(app);
  const place = { userType: 'OUTLET_USER' as const, outletId: shop.outletId };
  const closer = await addPerson(app, shop.owner, { ...place, rights: ['day-close.create'] });
  expect(await boxCodes(closer)).toEqual(['CASH']);
  expect(await call(closer, create, { body: await closeOf(shop, 0) })).toMatchObject({ countedAmount: 0 });
  expect(await refusal(closer, list, { query: {} })).toMatchObject({ status: 403 });
  const reader = await addPerson(app, shop.owner, { ...place, rights: ['day-close.read'] });
  expect(await boxCodes(reader)).toEqual(['CASH']);
  const stranger = await addPerson(app, shop.owner, { ...place, rights: ['invoice.read'] });
  expect(await refusal(stranger, choices, {})).toMatchObject({ status: 403, error: 'common.forbidden' });
});

test('two outlets close the usual box on one day, each its own drawer', async () => {
  const shop = await openShop(app);
  const second = await addOutlet(app, shop.owner, 'PKR');
  await receive(shop, 100, '2026-11-20');
  await receive(shop, 30, '2026-11-20', second);
  const first = await closeDay(shop, 100);
  const other = await closeDay(shop, 30, { outletId: second });
  expect([first.differenceAmount, other.differenceAmount]).toEqual([0, 0]);
  expect(await closedIds(shop.owner)).toEqual([other.id, first.id]);
  expect(await cancelClose(shop, first.id)).toMatchObject({ state: 'CANCELLED' });
  expect(await call(shop.owner, get, { params: { id: other.id } })).toMatchObject({ state: 'CLOSED' });
});
