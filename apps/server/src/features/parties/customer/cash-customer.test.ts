import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { cashCustomer, customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, refusal } from '../../../testing/caller.ts';
import { addressIn, openBusiness, type Person } from '../../../testing/people.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const cashOf = async (owner: Person): Promise<number> =>
  (await call(owner, sessionContract.init, {})).business?.cashCustomerId ?? Number.NaN;

test('every business has one cash customer from its first profile on, where it is, and it moves along', async () => {
  const owner = await openBusiness(app);
  const id = await cashOf(owner);
  expect(await call(owner, customerContract.get, { params: { id } })).toMatchObject({
    ...cashCustomer,
    ...(await addressIn(owner)),
    isCashCustomer: true,
    isWalkIn: true,
    vatPanNo: null,
    phoneNumber: '',
  });
  const elsewhere = await addressIn(owner, ['Bagmati', 'Kathmandu', 'Kathmandu']);
  await call(owner, businessContract.saveAddress, { body: elsewhere });
  expect(await cashOf(owner), 'the same one').toBe(id);
  expect(await call(owner, customerContract.get, { params: { id } })).toMatchObject(elsewhere);
});

test('before the profile is there, nobody is', async () => {
  const owner = await openBusiness(app, { registration: false });
  expect((await call(owner, sessionContract.init, {})).business).toMatchObject({ cashCustomerId: null });
});

test('it stands in no list of people one knows, and stays as it is', async () => {
  const owner = await openBusiness(app);
  const id = await cashOf(owner);
  expect((await call(owner, customerContract.list, {})).rows).toEqual([]);
  expect((await call(owner, customerContract.listForInvoice, {})).rows).toEqual([]);
  const named = { name: 'Ram', phoneNumber: '9847011223', focalPerson: 'Ram', vatPanNo: '301234567' };
  const body = { ...named, id, ...(await addressIn(owner)) };
  const refused = { status: 409, error: 'customer.cashStays' };
  expect(await refusal(owner, customerContract.save, { body })).toMatchObject(refused);
  expect(await refusal(owner, customerContract.toggle, { params: { id } })).toMatchObject(refused);
});

test('it pays when the bill is issued, and gets nothing on credit', async () => {
  const shop = await openShop(app);
  const customerId = await cashOf(shop.owner);
  await expect(sell(shop, { customerId, paymentMode: 'CREDIT' })).rejects.toThrow(/The cash customer pays at once/);
  expect(await sell(shop, { customerId, paymentMode: 'CASH' })).toMatchObject({
    customerName: cashCustomer.name,
    customerPan: null,
    paymentStatus: 'PAID',
  });
  expect(await sell(shop, { customerId, paymentMode: 'CREDIT', state: 'DRAFT' })).toMatchObject({ state: 'DRAFT' });
});
