import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { addOutlet, addPerson, openBusiness } from '../../../testing/people.ts';
import { addCustomer, lineOf, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { makeDue } from './recurring.worker.ts';
import { passDays, untilFirst } from './testing/passing-days.ts';

const { save, get, list, toggle, enter, again, skip } = recurringContract;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shop = await openNextShop(app);
});
afterEach(() => expectSoundBooks(app));
afterAll(() => app.close());

const pass = (days: number) => passDays(app, days, shop.owner);

type Body = Sent<typeof save>['body'];

/** Every month from 1 Poush 2083 on: 26 days after the tests begin. */
const repeated = (documentId: number | null, changes: Partial<Body> = {}) =>
  call(shop.owner, save, {
    body: { documentId, name: 'Monthly service', unit: 'MONTH', every: 1, firstDayBS: '2083-09-01', ...changes },
  });
const found = (id: number) => call(shop.owner, get, { params: { id } });
const daysOf = async (id: number) => (await found(id)).periods.map(({ dueDayBS, state }) => `${dueDayBS} ${state}`);
const bill = (customerId = shop.customerId) =>
  sell(shop, { customerId, lines: [lineOf(shop.tea.variantId, { quantity: 2, rate: 150 })], remarks: 'As agreed' });
const drafts = async () => (await call(shop.owner, invoiceContract.list, { query: { state: 'DRAFT' } })).rows;

async function rent(changes: object = {}): Promise<number> {
  const named = { categoryName: 'House rent', categoryType: 'EXPENSE' };
  const body = {
    heading: 'House rent',
    vendorId: (await addVendor(shop.owner)).id,
    categoryId: (await call(shop.owner, categoryContract.create, { body: named })).id,
    billDateAD: '2026-11-16',
    dueDateAD: '2026-11-23',
    totalBillAmount: 20_000,
    ...changes,
  };
  return (await call(shop.owner, expenseContract.save, { body })).id;
}

test('an invoice comes again on its day as a draft of that day, and is owed as long', async () => {
  const { id, nextDayBS, waitingCount } = await repeated((await bill()).id);
  expect([nextDayBS, waitingCount]).toEqual(['2083-09-01', 0]);
  await makeDue(app.services);
  expect(await drafts()).toEqual([]);
  await pass(untilFirst);
  await makeDue(app.services);
  const [draft] = await drafts();
  expect(draft).toMatchObject({ issuedDateBS: '2083-09-01', dueDateBS: '2083-09-08', grandTotal: 339 });
  expect(await call(shop.owner, invoiceContract.get, { params: { id: draft?.id ?? 0 } })).toMatchObject({
    remarks: 'As agreed',
    lines: [{ particulars: 'Tea', quantity: 2, rate: 150 }],
  });
  expect(await found(id)).toMatchObject({
    nextDayBS: '2083-10-01',
    waitingCount: 1,
    periods: [{ state: 'DRAFT', documentId: draft?.id }],
  });
  // What was thrown away does not come back.
  await call(shop.owner, invoiceContract.removeDraft, { params: { id: draft?.id ?? 0 } });
  await makeDue(app.services);
  expect([await drafts(), await daysOf(id)]).toEqual([[], ['2083-09-01 REMOVED']]);
});

test('each period is made once, however many servers look for it at once', async () => {
  const ids = [];
  for (const name of ['One', 'Two', 'Three']) ids.push((await repeated((await bill()).id, { name })).id);
  await pass(untilFirst);
  const others = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const other = await startTestApp({ beside: app, connections: 5 });
      await passDays(other, untilFirst);
      return other;
    }),
  );
  for (let turn = 0; turn < 2; turn += 1) await Promise.all([app, ...others].map(({ services }) => makeDue(services)));
  await Promise.all(others.map((other) => other.close()));
  expect(await drafts()).toHaveLength(3);
  for (const id of ids) expect(await daysOf(id)).toEqual(['2083-09-01 DRAFT']);
});

test('what was missed is made once each, the oldest first, and bears the day on which it is made', async () => {
  const { id } = await repeated((await bill()).id);
  await pass(untilFirst + 65);
  await makeDue(app.services);
  expect(await daysOf(id)).toEqual(['2083-11-01 DRAFT', '2083-10-01 DRAFT', '2083-09-01 DRAFT']);
  const { periods } = await found(id);
  const made = periods.map(({ documentId }) => documentId ?? 0);
  expect(made).toEqual(made.toSorted((one, other) => other - one));
  expect(new Set((await drafts()).map(({ issuedDateAD }) => issuedDateAD))).toEqual(new Set(['2027-02-19']));
});

test('what is paused does not come, and goes on from the day on which it is let go on', async () => {
  const { id } = await repeated((await bill()).id);
  expect(await call(shop.owner, toggle, { params: { id } })).toMatchObject({ isActive: false, nextDayAD: null });
  await pass(untilFirst + 40);
  await makeDue(app.services);
  expect(await drafts()).toEqual([]);
  expect(await call(shop.owner, toggle, { params: { id } })).toMatchObject({ nextDayBS: '2083-11-01' });
});

test('nothing comes after the last day', async () => {
  const { id } = await repeated((await bill()).id, { lastDayBS: '2083-10-15' });
  await pass(200);
  await makeDue(app.services);
  expect(await daysOf(id)).toEqual(['2083-10-01 DRAFT', '2083-09-01 DRAFT']);
  expect(await found(id)).toMatchObject({ isActive: true, nextDayAD: null });
});

test('another day of the month does not bring a month again that has been', async () => {
  const { documentId, id } = await repeated((await bill()).id);
  await pass(untilFirst + 1);
  await makeDue(app.services);
  const { version } = await found(id);
  const edited = await repeated(documentId, { id, version, dayOfMonth: 32 });
  expect(edited.nextDayBS).toBe('2083-10-29');
});

test('an edit of the name leaves what is due and not made yet', async () => {
  const { documentId, id } = await repeated((await bill()).id);
  await pass(60);
  await repeated(documentId, { id, name: 'Another name' });
  await makeDue(app.services);
  expect(await daysOf(id)).toEqual(['2083-10-01 DRAFT', '2083-09-01 DRAFT']);
});

test('like an issued invoice on credit it is issued by itself, in the order of numbers', async () => {
  const { id } = await repeated((await bill()).id, { isAutomatic: true });
  await pass(untilFirst);
  await Promise.all([1, 2, 3].map(() => makeDue(app.services)));
  await makeDue(app.services);
  const { periods } = await found(id);
  expect(periods).toMatchObject([{ state: 'ISSUED', documentTitle: 'INV-HO-2083/84-00002', failure: null }]);
});

test('where stock is short the draft stays and says why; it sells nothing beyond stock', async () => {
  const model = await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 30 })] });
  const { id } = await repeated(model.id, { isAutomatic: true });
  await pass(untilFirst);
  await makeDue(app.services);
  const [period] = (await found(id)).periods;
  expect(period).toMatchObject({ state: 'DRAFT', documentTitle: null });
  expect(period?.failure).toBe('There is not enough in stock: Tea');
  await makeDue(app.services);
  expect(await drafts()).toHaveLength(1);
});

test('for a customer who is retired the draft is made and not issued', async () => {
  const customerId = await addCustomer(shop.owner, 'Gone Traders');
  const { id } = await repeated((await bill(customerId)).id, { isAutomatic: true });
  const { isActive } = await call(shop.owner, customerContract.toggle, { params: { id: customerId } });
  expect(isActive).toBe(false);
  await pass(untilFirst);
  await makeDue(app.services);
  expect((await found(id)).periods).toMatchObject([{ state: 'DRAFT', failure: 'This customer is inactive' }]);
});

test('an expense waits to be entered, with the bill in hand, and is entered once', async () => {
  const { id } = await repeated(await rent(), { name: 'House rent' });
  await pass(untilFirst);
  await makeDue(app.services);
  const [period] = (await found(id)).periods;
  expect(period).toMatchObject({ state: 'DUE', documentId: null });
  expect((await call(shop.owner, list, { query: { isWaiting: true } })).rows).toMatchObject([{ id, waitingCount: 1 }]);
  const body = {
    heading: 'House rent of Poush',
    billDateAD: period?.dueDayAD ?? '',
    totalBillAmount: 22_000,
    billNumber: 'R-9',
  };
  const params = { periodId: period?.id ?? 0 };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(shop.owner, enter, { params, body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const documentId = (await found(id)).periods[0]?.documentId ?? 0;
  expect(await call(shop.owner, expenseContract.get, { params: { id: documentId } })).toMatchObject({
    heading: 'House rent of Poush',
    billDateBS: '2083-09-01',
    dueDateBS: '2083-09-08',
    totalBillAmount: 22_000,
    billNumber: 'R-9',
  });
  expect(await refusal(shop.owner, skip, { params })).toMatchObject({ status: 409, error: 'recurring.alreadyDone' });
});

test('a period is left out, and what could not be made is made again', async () => {
  const { id } = await repeated(await rent(), { name: 'House rent' });
  await pass(untilFirst);
  await makeDue(app.services);
  const params = { periodId: (await found(id)).periods[0]?.id ?? 0 };
  expect(await call(shop.owner, skip, { params })).toMatchObject({ waitingCount: 0, periods: [{ state: 'SKIPPED' }] });
  expect((await refusal(shop.owner, again, { params })).error).toBe('recurring.alreadyDone');
});

test('what could not be made says why, and is made when somebody asks for it again', async () => {
  const outletId = await addOutlet(app, shop.owner, 'KTM');
  const draft = await sell(shop, { outletId, state: 'DRAFT' });
  const { id } = await repeated(draft.id);
  await call(shop.owner, outletContract.toggle, { params: { id: outletId } });
  await pass(untilFirst);
  await makeDue(app.services);
  await makeDue(app.services);
  const { nextDayBS, periods } = await found(id);
  expect(nextDayBS).toBe('2083-10-01');
  expect(periods).toMatchObject([{ state: 'FAILED', documentId: null }]);
  expect(periods[0]?.failureNp).not.toBe(periods[0]?.failure);
  await call(shop.owner, outletContract.toggle, { params: { id: outletId } });
  const params = { periodId: periods[0]?.id ?? 0 };
  expect(await call(shop.owner, again, { params })).toMatchObject({ periods: [{ state: 'DRAFT', failure: null }] });
});

test('letting it be issued by itself is for whom the owner allows it, and as long as they may', async () => {
  const body = {
    documentId: (await bill()).id,
    name: 'Monthly',
    every: 1,
    firstDayBS: '2083-09-01',
    isAutomatic: true,
  };
  const accountant = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  expect(fieldsOf(await refusal(accountant, save, { body }))).toEqual({
    isAutomatic: 'The owner has not allowed you to let it be issued by itself',
  });
  const allowed = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['recurring.create', 'recurring.read', 'recurring.approve', 'invoice.read', 'invoice.create'],
  });
  const { id } = await call(allowed, save, { body });
  await call(shop.owner, userContract.toggle, { params: { id: allowed.userId, status: 'INACTIVE' } });
  await pass(untilFirst);
  await makeDue(app.services);
  expect((await found(id)).periods).toMatchObject([
    { state: 'DRAFT', failure: 'Hari Thapa may no longer let it be issued by itself' },
  ]);
});

test.each<[string, Partial<Body>, Record<string, string>]>([
  ['without name and day', { name: ' ', firstDayBS: '' }, { name: 'Required', firstDayAD: 'Required' }],
  ['of an unknown document', { documentId: 999_999 }, { documentId: 'Not found, choose another' }],
  ['that ends before it begins', { lastDayBS: '2083-08-29' }, { lastDayAD: 'The last day cannot be before the first' }],
  ['of weeks on a day of the month', { unit: 'WEEK', dayOfMonth: 3 }, { dayOfMonth: 'Weeks have no day of the month' }],
  [
    'of which nothing comes',
    { dayOfMonth: 20, lastDayBS: '2083-09-10' },
    {
      lastDayAD: 'Between these days nothing comes: choose a later last day',
    },
  ],
])('a recurring entry %s is refused at its field', async (_name, changes, expected) => {
  const body = { documentId: (await bill()).id, name: 'Monthly', every: 1, firstDayBS: '2083-09-01', ...changes };
  expect(fieldsOf(await refusal(shop.owner, save, { body }))).toEqual(expected);
});

test('only like an issued invoice on credit it is issued by itself', async () => {
  const refused = 'Only what is like an issued invoice on credit, or a posted voucher, comes by itself';
  const cash = await sell(shop, { paymentMode: 'CASH' });
  for (const documentId of [cash.id, (await sell(shop, { state: 'DRAFT' })).id, await rent()]) {
    const body = { documentId, name: 'Monthly', every: 1, firstDayBS: '2083-09-01', isAutomatic: true };
    expect(fieldsOf(await refusal(shop.owner, save, { body }))).toEqual({ isAutomatic: refused });
  }
});

test('invoices and expenses come again, and an entry repeats documents of its own kind alone', async () => {
  const named = { categoryName: 'Commission', categoryType: 'INCOME' };
  const categoryId = (await call(shop.owner, categoryContract.create, { body: named })).id;
  const days = { billDateAD: '2026-11-16', dueDateAD: '2026-11-23' };
  const body = { incomeHeading: 'Commission', customerId: shop.customerId, categoryId, ...days, totalBillAmount: 500 };
  const income = await call(shop.owner, incomeContract.save, { body });
  const entry = { documentId: income.id, name: 'Monthly', every: 1, firstDayBS: '2083-09-01' };
  expect(fieldsOf(await refusal(shop.owner, save, { body: entry }))).toEqual({
    documentId: 'This kind of document does not come again by itself',
  });
  const { id, version } = await repeated((await bill()).id);
  const changed = { ...entry, id, version, documentId: await rent() };
  expect(fieldsOf(await refusal(shop.owner, save, { body: changed }))).toEqual({
    documentId: 'Choose a document of the same kind, or begin another recurring entry',
  });
});

test('another business neither sees nor changes it', async () => {
  const { id } = await repeated((await bill()).id);
  const stranger = await openBusiness(app, { registration: false });
  expect(await refusal(stranger, get, { params: { id } })).toMatchObject({ status: 404 });
  expect(await refusal(stranger, toggle, { params: { id } })).toMatchObject({ status: 404 });
  const body = { documentId: (await found(id)).documentId, name: 'Mine', every: 1, firstDayBS: '2083-09-01' };
  expect(fieldsOf(await refusal(stranger, save, { body }))).toEqual({ documentId: 'Not found, choose another' });
});

test('a draft that comes again is not removed, and says why', async () => {
  const draft = await sell(shop, { state: 'DRAFT' });
  await repeated(draft.id);
  expect(await refusal(shop.owner, invoiceContract.removeDraft, { params: { id: draft.id } })).toMatchObject({
    message: 'It is what a recurring entry repeats: let that repeat another one first',
  });
});
