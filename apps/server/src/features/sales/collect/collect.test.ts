import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { listFileContract } from '@bahi/contract/reports/list-file/list-file.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { enterOldBill } from '../../../testing/opening-dues.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson, addressIn, inOutlet, openBusiness, type Person } from '../../../testing/people.ts';
import { addCustomer, allowDaysBack, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let second: number;
const who = { hari: 0, sita: 0 };

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  second = await addOutlet(app, shop.owner, 'KTM');
  who.hari = await addCustomer(shop.owner, 'Hari Stores');
  const form = { name: 'Sita Kirana', nameNp: 'सीता किराना', phoneNumber: '9851000002', focalPerson: 'Sita' };
  const terms = { creditLimit: 50, creditDays: 15 };
  who.sita = (
    await call(shop.owner, customerContract.save, { body: { ...form, ...terms, ...(await addressIn(shop.owner)) } })
  ).id;
  await allowDaysBack(shop);
  // 100 each, due 122, 80, 31, 1 and 0 days ago, and one in a week.
  for (const [issuedDateAD, dueDateAD] of [
    ['2026-07-20', '2026-07-21'],
    ['2026-08-25', '2026-09-01'],
    ['2026-10-15', '2026-10-20'],
    ['2026-11-10', '2026-11-19'],
    ['2026-11-12', '2026-11-20'],
    ['2026-11-13', '2026-11-27'],
  ] as const)
    await sell(shop, { outletId: shop.outletId, issuedDateAD, dueDateAD });
  const service = await call(shop.owner, serviceContract.save, { body: { name: 'Delivery', costPrice: 100 } });
  const lines = [{ inventoryType: 'SERVICE', serviceId: service.id, quantity: 1, rate: 100 }] as const;
  const there = { outletId: second, issuedDateAD: '2026-11-01', dueDateAD: '2026-11-08', lines: [...lines] };
  await sell(shop, { ...there, customerId: who.hari });
  await sell(shop, { outletId: shop.outletId, customerId: who.sita });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const list = (query: object = {}, caller: Person = shop.owner) => call(caller, collectContract.list, { query });
const names = async (query: object = {}, caller: Person = shop.owner) =>
  (await list(query, caller)).rows.map(({ name }) => name);

test('who owes stands with what is overdue most first, by age, and with what all of them owe', async () => {
  const { rows, recordsTotal, totals } = await list();
  expect(recordsTotal).toBe(3);
  expect(rows.map(({ name }) => name)).toEqual(['Ram Kirana', 'Hari Stores', 'Sita Kirana']);
  expect(rows[0]).toMatchObject({
    phoneNumber: '9841000000',
    dueAmount: 600,
    overdueAmount: 400,
    notDueAmount: 200,
    days1To30Amount: 100,
    days31To60Amount: 100,
    days61To91Amount: 100,
    beyond91Amount: 100,
    oldestDueDateAD: '2026-07-21',
    oldestDueDateBS: '2083-04-05',
    daysLate: 122,
    creditLimit: null,
    creditUsed: null,
    lastReminder: null,
    promise: null,
  });
  expect(rows[2]).toMatchObject({ creditLimit: 50, creditUsed: 100, creditDays: 15, daysLate: -7 });
  expect(totals).toMatchObject({ dueAmount: 813, overdueAmount: 513, notDueAmount: 300, beyond91Amount: 100 });
});

test('what it says of each is what the report of receivables says', async () => {
  const [{ rows, totals }, report] = [
    await list(),
    await call(shop.owner, ageReceivableContract.generate, { body: {} }),
  ];
  const told = rows.map((row) => [row.id, row.notDueAmount, row.days1To30Amount, row.days31To60Amount, row.dueAmount]);
  const reported = report.rows.map((row) => [row.customerId, row.notDue, row.days1To30, row.days31To60, row.total]);
  expect(told).toHaveLength(reported.length);
  expect(told).toEqual(expect.arrayContaining(reported));
  expect(totals.dueAmount).toBe(report.totals.total);
  expect(totals.beyond91Amount).toBe(report.totals.daysBeyond91);
});

test('it is narrowed by age, by what is overdue, by the credit limit, by name and number, and its totals with it', async () => {
  expect(await names({ age: 'BEYOND_91' })).toEqual(['Ram Kirana']);
  expect(await names({ age: 'NOT_DUE' })).toEqual(['Ram Kirana', 'Sita Kirana']);
  expect(await names({ isOverdue: true })).toEqual(['Ram Kirana', 'Hari Stores']);
  expect(await names({ isOverdue: false })).toEqual(['Sita Kirana']);
  expect(await names({ isOverLimit: true })).toEqual(['Sita Kirana']);
  expect(await names({ isOverLimit: false })).toEqual(['Ram Kirana', 'Hari Stores']);
  expect(await names({ search: '9851' })).toEqual(['Sita Kirana']);
  expect(await names({ search: 'सीता' })).toEqual(['Sita Kirana']);
  expect(await names({ outletId: second })).toEqual(['Hari Stores']);
  expect((await list({ isOverdue: false })).totals).toMatchObject({ dueAmount: 100, overdueAmount: 0 });
  expect(await names({ sort: 'name', pageSize: 2, pageNumber: 1 })).toEqual(['Sita Kirana']);
  expect(await names({ sort: '-dueAmount', pageSize: 1 })).toEqual(['Ram Kirana']);
  expect(await names({ sort: 'oldestDueDateAD' })).toEqual(['Ram Kirana', 'Hari Stores', 'Sita Kirana']);
  expect(fieldsOf(await refusal(shop.owner, collectContract.list, { query: { sort: 'phoneNumber' } }))).toEqual({
    sort: 'This list cannot be sorted so',
  });
});

test('somebody of one outlet sees what is owed there, and of no other', async () => {
  const rights = ['collect.read', 'collect.create', 'invoice.read'] as const;
  const keeper = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: second });
  expect(await names({}, keeper)).toEqual(['Hari Stores']);
  expect((await list({}, keeper)).totals.dueAmount).toBe(113);
  expect(fieldsOf(await refusal(keeper, collectContract.list, { query: { outletId: shop.outletId } }))).toEqual({
    outletId: 'You do not work in this outlet',
  });
  const elsewhere = { params: { customerId: shop.customerId } };
  expect((await refusal(keeper, collectContract.get, elsewhere)).status).toBe(404);
  const body = { customerId: shop.customerId, promisedDateAD: '2026-11-25' };
  expect(fieldsOf(await refusal(keeper, collectContract.promise, { body }))).toEqual({
    customerId: 'This customer owes nothing',
  });
});

test('another business sees nothing of it', async () => {
  const stranger = await openBusiness(app);
  expect(await list({}, stranger)).toMatchObject({ rows: [], recordsTotal: 0, totals: { dueAmount: 0 } });
  const params = { customerId: shop.customerId };
  expect((await refusal(stranger, collectContract.get, { params })).status).toBe(404);
  expect((await refusal(stranger, collectContract.promises, { params })).status).toBe(404);
});

test('one customer shows their bills, the oldest first, with numbers for who may read them', async () => {
  const params = { customerId: shop.customerId };
  const { bills, customer, isCut } = await call(shop.owner, collectContract.get, { params });
  expect(customer.dueAmount).toBe(600);
  expect(isCut).toBe(false);
  expect(bills.map(({ daysLate }) => daysLate)).toEqual([122, 80, 31, 1, 0, -7]);
  expect(bills[0]).toMatchObject({ kind: 'INVOICE', dueAmount: 100, totalAmount: 100, isReminded: true });
  expect(bills[0]?.number).toContain('-');
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['collect.read'] });
  const seen = await call(clerk, collectContract.get, { params });
  expect(seen.bills[0]).toMatchObject({ number: null, isReminded: false, dueAmount: 100 });
});

test('the last reminder is told to who may read reminders', async () => {
  await call(shop.owner, reminderContract.send, {
    params: { of: 'customer', id: who.hari },
    body: { way: 'WHATSAPP', recipient: '9841234567', language: 'ne' },
  });
  const [hari] = (await list({ search: 'Hari' })).rows;
  expect(hari?.lastReminder).toMatchObject({ way: 'WHATSAPP', kind: 'HAND', message: null });
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['collect.read'] });
  expect((await list({ search: 'Hari' }, clerk)).rows[0]?.lastReminder).toBeNull();
});

test('the list is taken along as it is filtered', async () => {
  const params = { list: 'collect.list' };
  const { counted, totals } = await call(shop.owner, listFileContract.totals, { params, query: { isOverdue: 'true' } });
  expect(counted).toBe(2);
  expect(totals.find(({ key }) => key === 'overdueAmount')?.amount).toBe(513);
});

test('a customer in two outlets is shown and reminded of what they owe the outlet that is asked for', async () => {
  await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(30)]), customerId: who.hari, outletId: second, totalPayingAmount: 30 },
  });
  await sell(shop, { outletId: shop.outletId, customerId: who.hari });
  const there = { outletId: second };
  expect((await list({ search: 'Hari' })).rows[0]?.dueAmount).toBe(183);
  expect((await list({ search: 'Hari', ...there })).rows[0]).toMatchObject({ dueAmount: 83, overdueAmount: 83 });
  const panel = await call(shop.owner, collectContract.get, { params: { customerId: who.hari }, query: there });
  expect([panel.customer.dueAmount, panel.bills.length]).toEqual([83, 1]);
  const asked = { ways: 'SMS_EMAIL', language: 'en', ids: String(who.hari) } as const;
  const plan = await call(shop.owner, collectContract.plan, { query: { ...asked, ...there } });
  expect(plan.rows[0]?.dueAmount).toBe(83);
});

test('what a customer may take off is never overdue, and lowers what is', async () => {
  const old = await enterOldBill(shop.owner, who.sita, { totalBillAmount: 400, outletId: shop.outletId });
  const paid = await sell(shop, { outletId: shop.outletId, customerId: who.sita, dueDateAD: '2026-11-20' });
  await call(shop.owner, paymentContract.create, {
    body: { componentEntityId: paid.id, componentType: 'INVOICE', ...paying([row(100)]) },
  });
  await credit(shop, returnOf(paid, [1]));
  expect(old.remainingAmount).toBe(400);
  const [[sita], report] = [
    (await list({ search: 'Sita' })).rows,
    await call(shop.owner, ageReceivableContract.generate, { body: {} }),
  ];
  const reported = report.rows.find(({ customerId }) => customerId === who.sita);
  expect(sita?.dueAmount).toBe(reported?.total);
  expect(sita?.beyond91Amount).toBe(reported?.daysBeyond91);
  expect(sita?.overdueAmount).toBe(400);
  app.advance(86_400_000);
  shop.owner = await inOutlet(app, shop.owner, null);
  expect((await list({ search: 'Sita' })).rows[0]?.overdueAmount).toBe(400);
});
