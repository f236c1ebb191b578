import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { dashboardContract, type dashboardPeriod } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerReachOutContract } from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import {
  addOutlet,
  addPerson,
  addressIn,
  inOutlet,
  openBusiness,
  openPlatform,
  type Person,
} from '../../../testing/people.ts';
import { buy } from '../../../testing/purchases.ts';
import { registerOwner, signIn } from '../../account/account/testing/people.ts';
import { quote } from '../../../testing/quotations.ts';
import { addCustomer, addItem, allowDaysBack, lineOf, openShop, sell } from '../../../testing/shop.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('today, the BS month, dues and overdue, and what happened last', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  // The month before.
  await sell(shop, { issuedDateAD: '2026-11-16', dueDateAD: '2026-12-30' });
  // 2083-08-01, in the month but not today; due before today.
  await sell(shop, { issuedDateAD: '2026-11-17', dueDateAD: '2026-11-18' });
  const bill = await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 10 })] });
  await sell(shop, { state: 'DRAFT' });
  await call(shop.owner, paymentContract.create, {
    body: {
      componentEntityId: bill.id,
      componentType: 'INVOICE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 400 }],
      totalPayingAmount: 400,
    },
  });
  const { business, platform } = await call(shop.owner, dashboardContract.summary, {});
  expect(platform).toBeNull();
  expect(business?.today).toEqual({ sales: 1000, invoices: 1, receipts: 400 });
  expect(business?.month).toEqual({ sales: 1100, invoices: 2, receipts: 400 });
  expect(business?.monthBS).toBe('2083-08');
  expect(business?.dues).toEqual({ amount: 800, invoices: 3, overdueAmount: 100, overdueInvoices: 1 });
  expect(business?.topDues).toMatchObject([{ name: 'Ram Kirana', dueAmount: 800 }]);
  expect(business?.daily).toHaveLength(30);
  expect(business?.daily.at(-1)).toEqual({
    dayAD: '2026-11-20',
    dayBS: '2083-08-04',
    sales: 1000,
    receipts: 400,
    expenses: 0,
  });
  expect(business?.activities[0]).toMatchObject({
    kind: 'PAYMENT_RECEIVED',
    amount: 400,
    by: 'Sita Gurung',
    recordId: bill.id,
  });
});

test('what is spent, paid and owed to vendors; cancelled expenses are none', async () => {
  const shop = await openShop(app);
  const vendor = await addVendor(shop.owner);
  const named = { categoryName: 'Rent', categoryType: 'EXPENSE' };
  const { id: categoryId } = await call(shop.owner, categoryContract.create, { body: named });
  const spend = (billDateAD: string, dueDateAD: string, totalBillAmount: number) =>
    call(shop.owner, expenseContract.save, {
      body: { heading: 'Rent', vendorId: vendor.id, categoryId, billDateAD, dueDateAD, totalBillAmount },
    });
  const today = await spend('2026-11-20', '2026-11-30', 700);
  await spend('2026-11-17', '2026-11-19', 200);
  await spend('2026-11-16', '2026-12-16', 100);
  const gone = await spend('2026-11-20', '2026-11-20', 50);
  await call(shop.owner, expenseContract.toggle, { params: { id: gone.id } });
  await call(shop.owner, paymentContract.create, {
    body: {
      componentEntityId: today.id,
      componentType: 'EXPENSE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 300 }],
      totalPayingAmount: 300,
    },
  });
  const { business } = await call(shop.owner, dashboardContract.summary, {});
  expect(business?.spending).toEqual({
    today: { expenses: 700, payments: 300 },
    month: { expenses: 900, payments: 300 },
    payables: { amount: 700, bills: 3, overdueAmount: 200, overdueBills: 1 },
  });
  expect(business?.daily.at(-1)?.expenses).toBe(700);
  expect(business?.month.receipts, 'what was sent is not received').toBe(0);
  const kinds = business?.activities.map(({ kind, recordId }) => ({ kind, recordId })) ?? [];
  expect(kinds[0]).toEqual({ kind: 'PAYMENT_MADE', recordId: today.id });
  expect(kinds.filter(({ kind }) => kind === 'EXPENSE_ENTERED')).toHaveLength(3);
  const onlooker = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['dashboard.read'] });
  const seen = (await call(onlooker, dashboardContract.summary, {})).business;
  expect(seen?.spending, 'only who may read expenses is told of them').toBeNull();
  expect(seen?.daily.at(-1)?.expenses).toBe(0);
});

test('an outlet user sees the figures of their outlet, and only what they may read', async () => {
  const shop = await openShop(app);
  await sell(shop);
  const second = await addOutlet(app, shop.owner, 'KTM');
  const cashier = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    roleCodes: ['CASHIER'],
    outletId: second,
  });
  const { business } = await call(cashier, dashboardContract.summary, {});
  expect(business?.today).toEqual({ sales: 0, invoices: 0, receipts: 0 });
  expect(business?.dues.amount).toBe(0);
  const onlooker = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['dashboard.read'] });
  expect((await call(onlooker, dashboardContract.summary, {})).business?.activities).toEqual([]);
});

test('who may see one kind of what happened sees that kind, and no other', async () => {
  const shop = await openShop(app);
  await sell(shop);
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['dashboard.read', 'customer.read'],
  });
  const seen = (await call(clerk, dashboardContract.summary, {})).business?.activities ?? [];
  expect(new Set(seen.map((activity) => activity.kind))).toEqual(new Set(['CUSTOMER_ADDED']));
});

test('quotations that are published, accepted and rejected are told of, to who may read them', async () => {
  const own = await openShop(app);
  const ids: number[] = [];
  for (const answer of [quotationContract.accept, quotationContract.reject]) {
    const { id } = await quote(own);
    await call(own.owner, answer, { params: { id }, body: {} });
    ids.push(id);
  }
  await quote(own, { state: 'DRAFT' });
  const told = async (person: Person) =>
    ((await call(person, dashboardContract.summary, {})).business?.activities ?? [])
      .filter(({ kind }) => kind.startsWith('QUOTATION'))
      .map(({ kind, recordId, amount }) => [kind, recordId, amount]);
  const [first, second] = ids;
  expect(await told(own.owner)).toEqual([
    ['QUOTATION_REJECTED', second, 100],
    ['QUOTATION_PUBLISHED', second, 100],
    ['QUOTATION_ACCEPTED', first, 100],
    ['QUOTATION_PUBLISHED', first, 100],
  ]);
  const rights = ['dashboard.read', 'invoice.read'] as const;
  expect(await told(await addPerson(app, own.owner, { userType: 'BUSINESS_INTERNAL', rights }))).toEqual([]);
});

test('bars are of hours, days, weeks from Sunday, and months and years of Bikram Sambat; who may not read has none', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  await sell(shop, { issuedDateAD: '2026-11-14' });
  await sell(shop, { issuedDateAD: '2026-11-15' });
  await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 10 })] });
  await buy(shop);
  const trend = async (period: (typeof dashboardPeriod.words)[number], who: Person = shop.owner) =>
    (await call(who, dashboardContract.trend, { query: { period } })).buckets;
  // Friday, 2083-08-04.
  expect((await trend('WEEKLY')).slice(-2)).toMatchObject([
    { fromAD: '2026-11-08', toAD: '2026-11-14', sales: 100 },
    { fromAD: '2026-11-15', toAD: '2026-11-20', sales: 1100 },
  ]);
  expect((await trend('MONTHLY')).slice(-2)).toMatchObject([
    { fromAD: '2026-10-18', toAD: '2026-11-16', sales: 200 },
    { fromAD: '2026-11-17', toAD: '2026-11-20', sales: 1000 },
  ]);
  expect((await trend('YEARLY')).slice(-2)).toMatchObject([
    { fromAD: '2025-04-14', toAD: '2026-04-13', sales: 0 },
    { fromAD: '2026-04-14', toAD: '2026-11-20', sales: 1200 },
  ]);
  const hours = await trend('HOURLY');
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(hours.filter(({ sales }) => sales > 0)).toMatchObject([{ sales: 1000, hour: hourNow() }]);
  expect((await trend('DAILY')).at(-1)?.purchases).toBeGreaterThan(0);
  const onlooker = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['dashboard.read'] });
  expect((await trend('DAILY', onlooker)).at(-1)).toMatchObject({ expenses: null, payments: null, purchases: null });
});

/** In Nepal, by this machine's clock: entries bear the moment at which they are written. */
function hourNow(): number {
  return Number(new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Kathmandu', hour: '2-digit' }));
}

test('customers and what they bought stand in their district, as the report that the map leads to tells it', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  await sell(shop, { issuedDateAD: '2026-11-16' });
  await sell(shop);
  await addCustomer(shop.owner, 'Shyam Kirana');
  const places = await call(shop.owner, dashboardContract.places, { query: { period: 'MONTHLY' } });
  expect(places).toMatchObject({ fromAD: '2026-11-17', toAD: '2026-11-20' });
  const [district] = places.districts;
  expect(places.districts).toMatchObject([{ name: 'Rupandehi', customers: 2, sales: 100 }]);
  expect(places.provinces).toMatchObject([{ code: '5', customers: 2, sales: 100 }]);
  const body = { fromDateAD: places.fromAD, toDateAD: places.toAD, districtId: district?.id };
  const { totals } = await call(shop.owner, customerReachOutContract.generate, { body });
  const [country] = places.countries;
  expect(places.countries).toMatchObject([{ code: 'NP', customers: 2, sales: 100 }]);
  const abroad = { ...body, districtId: null, countryId: country?.id };
  expect((await call(shop.owner, customerReachOutContract.generate, { body: abroad })).totals.sales).toBe(100);
  expect(totals.sales).toBe(district?.sales);
  const year = await call(shop.owner, dashboardContract.places, { query: { period: 'YEARLY' } });
  expect(year.districts).toMatchObject([{ sales: 200 }]);
  const second = await addOutlet(app, shop.owner, 'KTM');
  const cashier = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    roleCodes: ['CASHIER'],
    outletId: second,
  });
  const seen = await call(cashier, dashboardContract.places, { query: { period: 'YEARLY' } });
  expect(seen.districts, 'what another outlet sold is not told').toMatchObject([{ sales: 0 }]);
});

test('with a customer who moves goes what every outlet sold them, whoever notes the move', async () => {
  const shop = await openShop(app);
  const first = { outletId: shop.outletId };
  const second = await addOutlet(app, shop.owner, 'KTM');
  const atSecond = await inOutlet(app, shop.owner, second);
  const beans = await addItem(shop.owner, second, {
    name: 'Beans',
    taxable: false,
    sellingPrice: 50,
    quantity: 100,
    cost: 30,
  });
  const stays = await addCustomer(shop.owner, 'Shyam Kirana');
  await sell(shop, first);
  await sell(shop, { ...first, customerId: stays });
  await sell(shop, { outletId: second, lines: [lineOf(beans.variantId, { rate: 50 })] }, atSecond);
  const sold = async () => {
    const { districts } = await call(shop.owner, dashboardContract.places, { query: { period: 'YEARLY' } });
    return districts.map(({ name, sales }) => [name, sales]);
  };
  expect(await sold()).toEqual([['Rupandehi', 250]]);
  const { id, ...form } = await call(shop.owner, customerContract.get, { params: { id: shop.customerId } });
  const away = await addressIn(shop.owner, ['Bagmati', 'Kathmandu', 'Kathmandu']);
  const moved = {
    id,
    name: form.name,
    phoneNumber: form.phoneNumber,
    focalPerson: form.focalPerson ?? 'Ram',
    ...away,
  };
  await call(atSecond, customerContract.save, { body: moved });
  expect(await sold()).toEqual([
    ['Kathmandu', 150],
    ['Rupandehi', 100],
  ]);
  const bill = await sell(shop, first);
  expect(await sold()).toEqual([
    ['Kathmandu', 250],
    ['Rupandehi', 100],
  ]);
  await call(shop.owner, invoiceContract.cancel, { params: { id: bill.id }, body: { reason: 'Written twice' } });
  expect(await sold()).toEqual([
    ['Kathmandu', 150],
    ['Rupandehi', 100],
  ]);
  await expectSoundBooks(app);
});

test('the platform sees its businesses, who signed up, the codes and the doors that stayed shut', async () => {
  const superUser = await openPlatform(app);
  const before = (await call(superUser, dashboardContract.summary, {})).platform;
  const { email } = await registerOwner(app);
  await signIn(app, email, 'Wrong#2083');
  const failed = async () => (await call(superUser, dashboardContract.summary, {})).platform?.failures.month ?? 0;
  // The log is written behind the call.
  await expect.poll(failed).toBe((before?.failures.month ?? 0) + 1);
  const after = (await call(superUser, dashboardContract.summary, {})).platform;
  expect(after?.signUps.month).toBe((before?.signUps.month ?? 0) + 1);
  expect([after?.businesses, after?.newBusinesses]).toEqual([
    (before?.businesses ?? 0) + 1,
    (before?.newBusinesses ?? 0) + 1,
  ]);
  expect(after?.codes).toMatchObject({ month: (before?.codes.month ?? 0) + 1, used: (before?.codes.used ?? 0) + 1 });
});

test('the platform’s figure of users is that of the list of users, those who are switched off included', async () => {
  const owner = await openBusiness(app);
  const person = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  await call(owner, userContract.toggle, { params: { id: person.userId, status: 'INACTIVE' } });
  const superUser = await openPlatform(app);
  const { recordsTotal } = await call(superUser, userContract.list, {});
  expect((await call(superUser, dashboardContract.summary, {})).platform?.users).toBe(recordsTotal);
});
