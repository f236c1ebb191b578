import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { allowDaysBack, lineOf, openShop, sell } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { receiveCheque } from '../../books/cheque/testing/cheques.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

async function homeOf(person: Person) {
  const { business } = await call(person, dashboardContract.summary, {});
  if (business === null) throw new Error('a person of a business has its home');
  return business;
}

test('sales without VAT, what is earned of them, and the VAT of the month with its day', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  // Of the month before: 200 and 26 of VAT.
  await sell(shop, { issuedDateAD: '2026-11-16', lines: [lineOf(shop.tea.variantId, { rate: 200 })] });
  await sell(shop, { lines: [lineOf(shop.tea.variantId, { rate: 200, quantity: 3 }), lineOf(shop.rice.variantId)] });
  const home = await homeOf(shop.owner);
  expect(home.netSales).toBe(700);
  expect(home.grossProfit).toBeLessThan(700);
  expect(home.vat).toMatchObject({ onSales: 78, onPurchases: 0, broughtForward: 0, amount: 78 });
  // Kartik ended on 2026-11-16; its return is due on 25 Mangsir. Today is the 4th.
  expect(home.vat).toMatchObject({ returnDayAD: '2026-11-16', dueDayAD: '2026-12-11', daysLeft: 21 });
  const figures = await call(shop.owner, vatReturnContract.get, { query: {} });
  expect(figures.payable, 'as its return says').toBe(home.vat?.amount);
  await buy(shop);
  expect((await homeOf(shop.owner)).vat?.onPurchases).toBeGreaterThan(0);
  const atOutlet = await homeOf(await inOutlet(app, shop.owner, shop.outletId));
  expect([atOutlet.vat, atOutlet.netSales], 'a return is of the whole business').toEqual([null, 700]);
});

test('the VAT of the month is what the boxes of its return say, in whole rupees', async () => {
  const shop = await openShop(app);
  await sell(shop, { lines: [lineOf(shop.tea.variantId, { rate: 203.17 })] });
  await buy(shop, { lines: [bought(shop.tea.variantId, { rate: 101.3 })] });
  const { boxes } = await call(shop.owner, vatReturnContract.get, { query: {} });
  const of = (name: string) => boxes.find(({ box }) => box === name);
  const { vat } = await homeOf(shop.owner);
  expect(vat).toMatchObject({ onSales: of('1.1')?.debit, onPurchases: of('2.1')?.credit, amount: of('7')?.value });
  // 26.41 and 13.17.
  expect(vat).toMatchObject({ onSales: 26, onPurchases: 13, amount: 13 });
});

test('a business without VAT has none to pay', async () => {
  const { owner } = await openShop(app, 'PAN');
  expect(await homeOf(owner)).toMatchObject({ isVatRegistered: false, vat: null });
});

test('who may not see money, sales, costs or customers is told of none', async () => {
  const shop = await openShop(app);
  await sell(shop);
  const keeper = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    roleCodes: ['STORE_KEEPER'],
    outletId: shop.outletId,
  });
  const seen = await homeOf(keeper);
  const nothing = { sales: 0, invoices: 0, receipts: 0 };
  expect(seen).toMatchObject({ today: nothing, month: nothing, netSales: 0, topDues: [] });
  expect(seen.dues).toEqual({ amount: 0, invoices: 0, overdueAmount: 0, overdueInvoices: 0 });
  expect([seen.money, seen.grossProfit, seen.vat, seen.spending]).toEqual([null, null, null, null]);
  expect(seen.daily.every(({ sales, receipts }) => sales === 0 && receipts === 0)).toBe(true);
  const trend = await call(keeper, dashboardContract.trend, { query: { period: 'MONTHLY' } });
  expect(trend.buckets.at(-1)).toMatchObject({ sales: 0, receipts: 0 });
  const places = await call(keeper, dashboardContract.places, { query: { period: 'MONTHLY' } });
  expect([places.countries, places.provinces, places.districts]).toEqual([[], [], []]);
  const cashier = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    roleCodes: ['CASHIER'],
    outletId: shop.outletId,
  });
  const sold = await homeOf(cashier);
  expect([sold.netSales, sold.grossProfit, sold.money]).toEqual([100, null, null]);
  expect(sold.topDues).toMatchObject([{ customerId: shop.customerId, phoneNumber: expect.stringMatching(/^9\d{9}$/) }]);
});

test('what is to do is as much as the list has that it opens', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  await allowDaysBack(shop);
  await sell(shop, { state: 'DRAFT' });
  await sell(shop, { state: 'DRAFT' });
  await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 5 })] });
  await receiveCheque(shop, 300, { paymentDate: '2026-11-20' });
  const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: [] });
  const roles = await call(owner, roleContract.list, {});
  const roleId = roles.rows.find(({ code }) => code === 'ACCOUNTANT')?.id ?? 0;
  const till = { userId: clerk.userId, roleId, effectiveTillDateAD: '2026-11-25' };
  await call(owner, userRoleContract.create, { body: till });
  const { toDo } = await homeOf(owner);
  expect(toDo).toEqual([
    { kind: 'DRAFTS', subject: 'INVOICE', count: 2 },
    { kind: 'CHEQUES_RECEIVED', subject: null, count: 1 },
    { kind: 'RIGHTS_ENDING', subject: null, count: 1 },
  ]);
  const drafts = await call(owner, invoiceContract.list, { query: { state: 'DRAFT' } });
  const cheques = await call(owner, chequeContract.list, {
    query: { kind: 'RECEIVED', state: 'IN_HAND', toDateAD: '2026-11-20' },
  });
  const people = await call(owner, userRoleContract.people, { query: { isEnding: true } });
  expect([drafts.recordsTotal, cheques.recordsTotal, people.rows.map(({ id }) => id)]).toEqual([2, 1, [clerk.userId]]);
  const low = await call(owner, itemContract.list, { body: { isLow: true, length: 50 } });
  expect(low.recordsTotal).toBe(0);
  const second = await addOutlet(app, owner, 'KTM');
  expect((await homeOf(await inOutlet(app, owner, second))).toDo.map(({ kind }) => kind)).toEqual(['RIGHTS_ENDING']);
});
