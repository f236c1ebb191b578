import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { cashCustomer, customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addressIn, openBusiness, type Person } from '../../../testing/people.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { oldBill } from '../../../testing/opening-dues.ts';
import { openShop, sell } from '../../../testing/shop.ts';
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

test('what comes back of its bill is paid back: nobody would come for an advance', async () => {
  const shop = await openShop(app);
  const customerId = await cashOf(shop.owner);
  const bill = await sell(shop, { customerId, paymentMode: 'CASH' });
  const whole = returnOf(
    bill,
    bill.lines.map(({ quantity }) => quantity),
  );
  expect(fieldsOf(await refusal(shop.owner, creditNoteContract.save, { body: whole }))).toEqual({
    refundMode: 'Nobody is known to keep it for: say how it is paid back',
  });
  const back = await credit(shop, { ...whole, refundMode: 'CASH' });
  expect(back).toMatchObject({ state: 'FINAL', grandTotal: bill.grandTotal });
});

test('it owes nothing from before, and what it buys stands on the map where the shop is', async () => {
  const shop = await openShop(app);
  const partyId = await cashOf(shop.owner);
  const { rows } = await call(shop.owner, customerContract.list, {});
  const owed = await refusal(shop.owner, openingDueContract.save, { body: oldBill(partyId) });
  expect(fieldsOf(owed)).toEqual({ partyId: 'Not found, choose another' });
  const bill = await sell(shop, { customerId: partyId, paymentMode: 'CASH' });
  const { districts } = await call(shop.owner, dashboardContract.places, { query: { period: 'YEARLY' } });
  const { districtId } = await addressIn(shop.owner);
  expect(districts.find(({ id }) => id === districtId)).toMatchObject({
    customers: rows.length,
    sales: bill.grandTotal,
  });
});
