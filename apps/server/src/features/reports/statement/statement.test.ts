import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { addCustomer, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

vi.setConfig({ testTimeout: 120_000 });

const { customer, vendor } = statementContract;
const year = { fromDateAD: '2026-07-17', toDateAD: '2027-07-16' };

let app: TestApp;
let shop: Shop;
let incomeCategory: number;
let expenseCategory: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await allowDaysBack(shop);
  const addCategory = async (categoryName: string, categoryType: string): Promise<number> =>
    (await call(shop.owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
  incomeCategory = await addCategory('Commission', 'INCOME');
  expenseCategory = await addCategory('Rent', 'EXPENSE');
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const of = (id: number, query: object = year, person: Person = shop.owner) =>
  call(person, customer, { params: { id }, query });
const ofVendor = (id: number, query: object = year, person: Person = shop.owner) =>
  call(person, vendor, { params: { id }, query });

function paying(paymentAmount: number, paymentDate = '2026-11-20', paymentMode = 'CASH') {
  return {
    paymentLedgerDetailRequestDtoList: [{ paymentMode, paymentDate, paymentAmount }],
    totalPayingAmount: paymentAmount,
  };
}
const bill = (customerId: number, quantity: number, issuedDateAD = '2026-11-10', more: object = {}) =>
  sell(shop, { customerId, issuedDateAD, lines: [lineOf(shop.rice.variantId, { quantity })], ...more });
const receive = (customerId: number, amount: number, on = '2026-11-20') =>
  call(shop.owner, paymentContract.createSettlement, { body: { ...paying(amount, on), customerId } });
const saveIncome = (customerId: number, totalBillAmount: number, more: object = {}) =>
  call(shop.owner, incomeContract.save, {
    body: {
      incomeHeading: 'Commission',
      customerId,
      categoryId: incomeCategory,
      billDateAD: '2026-11-12',
      dueDateAD: '2026-11-30',
      totalBillAmount,
      ...more,
    },
  });
const saveExpense = (vendorId: number, totalBillAmount: number, more: object = {}) =>
  call(shop.owner, expenseContract.save, {
    body: {
      heading: 'Rent',
      vendorId,
      categoryId: expenseCategory,
      billDateAD: '2026-11-12',
      dueDateAD: '2026-11-30',
      totalBillAmount,
      ...more,
    },
  });

test('a customer’s statement runs from the opening balance over bills, income and payments to what they owe', async () => {
  const id = await addCustomer(shop.owner, 'Sita Pasal');
  const first = await bill(id, 3, '2026-10-01');
  const second = await bill(id, 2, '2026-11-10');
  const receipt = await receive(id, 350, '2026-11-15');
  const income = await saveIncome(id, 70);
  const told = await of(id, { fromDateAD: '2026-11-01', toDateAD: '2026-11-30' });
  expect(told).toMatchObject({
    party: { id, name: 'Sita Pasal', phone: '9841000000' },
    openingBalance: 300,
    totalDebit: 270,
    totalCredit: 350,
    closingBalance: 220,
    recordsTotal: 3,
  });
  expect(
    told.rows.map(({ dateBS, kind, reference, debit, credit, balance }) => [
      dateBS,
      kind,
      reference,
      debit,
      credit,
      balance,
    ]),
  ).toEqual([
    ['2083-07-24', 'SALES_INVOICE', second.code, 200, 0, 500],
    ['2083-07-26', 'INCOME', 'Commission', 70, 0, 570],
    ['2083-07-29', 'PAYMENT_RECEIVED', receipt.number, 0, 350, 220],
  ]);
  expect(told.rows.map(({ documentKind, documentId }) => [documentKind, documentId])).toEqual([
    ['INVOICE', second.id],
    ['INCOME', income.id],
    ['RECEIPT', receipt.id],
  ]);
  expect(told.rows[2]?.mode).toBe('CASH');
  const before = await of(id, { fromDateAD: '2026-09-01', toDateAD: '2026-10-31' });
  expect([before.openingBalance, before.closingBalance, before.rows[0]?.documentId]).toEqual([0, 300, first.id]);
  const bs = await of(id, { fromDate: '2083-07-15', toDate: '२०८३-०८-१४' });
  expect(bs.rows).toEqual(told.rows);
});

test('what is paid in advance stands against the customer until bills use it', async () => {
  const id = await addCustomer(shop.owner, 'Advance Stores');
  await receive(id, 500, '2026-11-01');
  expect(await of(id)).toMatchObject({ closingBalance: -500, recordsTotal: 1 });
  const { id: invoiceId } = await bill(id, 2);
  await call(shop.owner, paymentContract.create, {
    body: { ...paying(200, '2026-11-20', 'ADVANCE'), componentEntityId: invoiceId, componentType: 'INVOICE' },
  });
  const told = await of(id);
  // Taking it out of the advance changes nothing between the two.
  expect(told.rows.map(({ kind, balance }) => [kind, balance])).toEqual([
    ['PAYMENT_RECEIVED', -500],
    ['SALES_INVOICE', -300],
  ]);
});

test('a vendor’s statement tells what they are owed', async () => {
  const { id } = await addVendor(shop.owner, { alias: 'RENT' });
  const rent = await saveExpense(id, 1000, { billDateAD: '2026-11-01' });
  await call(shop.owner, paymentContract.create, {
    body: { ...paying(400, '2026-11-05', 'CHEQUE'), componentEntityId: rent.id, componentType: 'EXPENSE' },
  });
  const told = await ofVendor(id);
  expect(told).toMatchObject({ openingBalance: 0, totalDebit: 400, totalCredit: 1000, closingBalance: 600 });
  expect(told.rows.map(({ kind, mode, debit, credit, balance }) => [kind, mode, debit, credit, balance])).toEqual([
    ['EXPENSE', null, 0, 1000, 1000],
    ['PAYMENT_MADE', 'CHEQUE', 400, 0, 600],
  ]);
});

test('what was mended is told as it stands; what was reversed on another day is told with its reversal', async () => {
  const id = await addCustomer(shop.owner, 'Mended');
  const day = { billDateAD: '2026-11-18', dueDateAD: '2026-11-20' };
  const { id: incomeId, version } = await saveIncome(id, 100, day);
  await saveIncome(id, 120, { ...day, id: incomeId, version });
  expect((await of(id)).rows.map(({ kind, debit }) => [kind, debit])).toEqual([['INCOME', 120]]);
  await call(shop.owner, incomeContract.toggle, { params: { id: incomeId } });
  expect((await of(id)).rows.map(({ kind, dateAD, balance }) => [kind, dateAD, balance])).toEqual([
    ['INCOME', '2026-11-18', 120],
    ['INCOME_REVERSAL', '2026-11-20', 0],
  ]);
});

test('pages carry the balance on', async () => {
  const id = await addCustomer(shop.owner, 'Pages');
  for (let day = 1; day <= 5; day += 1) await saveIncome(id, 10, { billDateAD: `2026-11-0${day}` });
  const last = await of(id, { ...year, pageNumber: 2, pageSize: 2 });
  expect(last.recordsTotal).toBe(5);
  expect(last.rows.map(({ balance }) => balance)).toEqual([50]);
  expect(last.closingBalance).toBe(50);
});

test('whoever works in an outlet sees what was between it and the party, and without the right nobody does', async () => {
  const id = await addCustomer(shop.owner, 'Two outlets');
  const outletId = await addOutlet(app, shop.owner, 'PKR');
  await bill(id, 2, '2026-11-10', { outletId: shop.outletId });
  await saveIncome(id, 30, { outletId });
  const cashier = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId, roleCodes: ['CASHIER'] });
  expect(await of(id, year, cashier)).toMatchObject({ closingBalance: 30, recordsTotal: 1 });
  expect(await of(id, year, await inOutlet(app, shop.owner, shop.outletId))).toMatchObject({ closingBalance: 200 });
  expect(await of(id)).toMatchObject({ closingBalance: 230, outlet: null });
  // Who sees all of them may ask for one, also for what was before; an outlet asks for no other than itself.
  expect(await of(id, { ...year, outletId })).toMatchObject({
    closingBalance: 30,
    recordsTotal: 1,
    outlet: { name: 'PKR' },
  });
  const later = { fromDateAD: '2026-11-20', toDateAD: '2026-11-20', outletId: shop.outletId };
  expect(await of(id, later)).toMatchObject({ openingBalance: 200, closingBalance: 200, recordsTotal: 0 });
  expect(await of(id, { ...year, outletId: shop.outletId }, cashier)).toMatchObject({ closingBalance: 0, rows: [] });
  const nowhere = await refusal(shop.owner, customer, { params: { id }, query: { ...year, outletId: 999_999 } });
  expect(nowhere).toMatchObject({ status: 400, errors: [{ field: 'outletId' }] });
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  expect(await refusal(reader, customer, { params: { id }, query: year })).toMatchObject({ status: 403 });
  const { owner: stranger } = await openShop(app);
  expect(await refusal(stranger, customer, { params: { id }, query: year })).toMatchObject({ status: 404 });
  // With one outlet again, documents need not say theirs.
  await call(shop.owner, outletContract.toggle, { params: { id: outletId } });
});

test('a period has two days, the end not before the start', async () => {
  const params = { id: shop.customerId };
  const asked = async (query: object) => fieldsOf(await refusal(shop.owner, customer, { params, query }));
  expect(await asked({})).toEqual({ fromDate: 'Required' });
  expect(await asked({ fromDateAD: '2026-11-20' })).toEqual({ toDate: 'Required' });
  expect(await asked({ fromDateAD: '2026-11-20', toDateAD: '2026-11-19' })).toEqual({
    toDate: 'End Date must be after Start Date',
  });
});

test.each(['EXCEL', 'PDF'])('it is taken along as %s, with the opening balance', async (fileType) => {
  const { id } = await addVendor(shop.owner, { alias: `F${fileType}` });
  await saveExpense(id, 500);
  for (const [party, endpoint] of [
    [shop.customerId, statementContract.downloadCustomer],
    [id, statementContract.downloadVendor],
  ] as const) {
    const response = await send(shop.owner, endpoint, { params: { id: party }, body: { ...year, fileType } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /(Customer|Vendor)%20statement\.(xlsx|pdf)|(Customer|Vendor) statement\.(xlsx|pdf)/,
    );
    const head = Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString('latin1');
    expect(head).toBe(fileType === 'PDF' ? '%PDF' : 'PK\u0003\u0004');
  }
});

/** Numbers that are the same in each run: 0 up to below `most`. */
function dice(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

let randomBills = 0;
/** Days follow numbers: every other bill is of the next day, up to today. */
const billDay = (): string => `2026-11-${Math.min(20, 10 + Math.floor(randomBills++ / 2))}`;

test.each([1, 2, 3])(
  'after whatever was done the closing balance is that of the ledger, and dues less advances (%i)',
  async (seed) => {
    const roll = dice(seed);
    const id = await addCustomer(shop.owner, `Random ${seed}`);
    const { id: vendorId } = await addVendor(shop.owner, { alias: `RND${seed}` });
    const [bills, incomes, expenses, receipts]: number[][] = [[], [], [], []];
    const one = (list: number[] = []): number | undefined => list[roll(list.length)];
    const day = (): string => `2026-11-${String(1 + roll(20)).padStart(2, '0')}`;
    const tries: (() => Promise<unknown>)[] = [
      async () => bills?.push((await bill(id, 1 + roll(2), billDay())).id),
      async () => incomes?.push((await saveIncome(id, 10 + roll(90), { billDateAD: day() })).id),
      async () => expenses?.push((await saveExpense(vendorId, 10 + roll(90), { billDateAD: day() })).id),
      async () => receipts?.push((await receive(id, 1 + roll(150), '2026-11-20')).id),
      () =>
        attempt(paymentContract.removeSettlement, {
          params: { masterId: one(receipts) ?? 0 },
          query: { reason: 'Bounced' },
        }),
      () => attempt(incomeContract.toggle, { params: { id: one(incomes) ?? 0 } }),
      () => attempt(expenseContract.toggle, { params: { id: one(expenses) ?? 0 } }),
      () => attempt(invoiceContract.cancel, { params: { id: one(bills) ?? 0 }, body: { reason: 'Slip' } }),
      () =>
        attempt(paymentContract.create, {
          body: { ...paying(1 + roll(20)), componentEntityId: one(expenses) ?? 0, componentType: 'EXPENSE' },
        }),
      () =>
        attempt(paymentContract.create, {
          body: {
            ...paying(1 + roll(50), '2026-11-20', roll(2) === 0 ? 'ADVANCE' : 'ONLINE'),
            componentEntityId: one(bills) ?? 0,
            componentType: 'INVOICE',
          },
        }),
    ];
    for (let step = 0; step < 40; step += 1) await tries[roll(tries.length)]?.();
    const ledger = await app.asOwner(
      `select sum(case when customer_id = $2 then debit_paisa - credit_paisa else 0 end)::int as customer,
       sum(case when vendor_id = $3 then credit_paisa - debit_paisa else 0 end)::int as vendor
     from journal_line where business_id = $1 and account_code in ('RECEIVABLE', 'CUSTOMER_ADVANCES', 'PAYABLE')`,
      [shop.owner.businessId, id, vendorId],
    );
    const [whole, owed] = [await of(id), await ofVendor(vendorId)];
    expect([whole.closingBalance, owed.closingBalance].map((amount) => Math.round(amount * 100))).toEqual([
      ledger[0]?.['customer'],
      ledger[0]?.['vendor'],
    ]);
    const { dueAmount } = await call(shop.owner, customerContract.get, { params: { id } });
    const { advanceAmount } = await call(shop.owner, paymentContract.openDocuments, { params: { customerId: id } });
    expect(whole.closingBalance).toBeCloseTo(dueAmount - advanceAmount, 2);
    // Wherever it is cut in two, the second part begins where the first one ends.
    for (const cut of ['2026-11-05', '2026-11-13', '2026-11-19']) {
      const later = `2026-11-${String(Number(cut.slice(-2)) + 1).padStart(2, '0')}`;
      const [first, second] = [await of(id, { ...year, toDateAD: cut }), await of(id, { ...year, fromDateAD: later })];
      expect(second.openingBalance).toBe(first.closingBalance);
      expect(second.closingBalance).toBe(whole.closingBalance);
    }
    expect(whole.rows.at(-1)?.balance ?? 0).toBe(whole.closingBalance);
  },
);

/** What may be refused, as the state of things is. */
async function attempt(...[endpoint, sent]: [Parameters<typeof send>[1], object]): Promise<void> {
  const response = await send(shop.owner, endpoint, sent);
  expect(response.status).toBeLessThan(500);
  await response.arrayBuffer();
}
