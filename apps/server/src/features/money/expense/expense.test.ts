import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
let categoryId: number;
let vendorId: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  categoryId = await addCategory('Electricity', 'EXPENSE');
  vendorId = (await addVendor(shop.owner)).id;
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

type Body = Sent<typeof expenseContract.save>['body'];

async function addCategory(categoryName: string, categoryType: string): Promise<number> {
  return (await call(shop.owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
}

let made = 0;
function expenseBody(changes: Partial<Body> = {}): Body {
  return {
    heading: 'Electricity of Kartik',
    vendorId,
    categoryId,
    // A vendor gives each number once.
    billNumber: `NEA-B${(made += 1)}`,
    billDateAD: '2026-11-18',
    dueDateAD: '2026-11-30',
    totalBillAmount: 1130,
    vatAmount: 130,
    ...changes,
  };
}

function save(changes: Partial<Body> = {}) {
  return call(shop.owner, expenseContract.save, { body: expenseBody(changes) });
}

function pay(componentEntityId: number, paymentAmount: number, paymentMode = 'CASH') {
  return {
    body: {
      componentEntityId,
      componentType: 'EXPENSE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode, paymentDate: '2026-11-20', paymentAmount }],
      totalPayingAmount: paymentAmount,
    },
  };
}

/** What stands in the books of an expense: the sum of each account. */
async function inForce(expenseId: number) {
  const rows = await app.asOwner(
    `select account_code as account, vendor_id, category_id, sum(debit_paisa - credit_paisa)::int as balance from journal_line line
     join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where entry.business_id = $1 and source_kind = 'EXPENSE' and source_id = $2
     group by account_code, vendor_id, category_id having sum(debit_paisa - credit_paisa) <> 0 order by account_code`,
    [shop.owner.businessId, expenseId],
  );
  return rows.map((row) => [row['account'], row['vendor_id'] ?? row['category_id'], row['balance']]);
}

test('an expense is owed to its vendor, costs in its category, and its VAT is input VAT', async () => {
  const expense = await save({ billNumber: 'NEA-4471' });
  expect(expense).toMatchObject({
    heading: 'Electricity of Kartik',
    vendorName: 'Siddhartha Traders',
    categoryName: 'Electricity',
    billNumber: 'NEA-4471',
    billDateBS: '2083-08-02',
    totalBillAmount: 1130,
    vatAmount: 130,
    remainingAmount: 1130,
    paymentStatus: 'DUE',
  });
  expect(await inForce(expense.id)).toEqual([
    ['EXPENSES', categoryId, 100_000],
    ['INPUT_VAT', null, 13_000],
    ['PAYABLE', vendorId, -113_000],
  ]);
});

test('an edit, a cancellation and a reactivation leave exactly what the expense says', async () => {
  const expense = await save();
  await save({ id: expense.id, totalBillAmount: 500, vatAmount: '' });
  expect(await inForce(expense.id)).toEqual([
    ['EXPENSES', categoryId, 50_000],
    ['PAYABLE', vendorId, -50_000],
  ]);
  await call(shop.owner, expenseContract.toggle, { params: { id: expense.id } });
  expect(await inForce(expense.id)).toEqual([]);
  const again = await call(shop.owner, expenseContract.toggle, { params: { id: expense.id } });
  expect([again.isActive, (await inForce(expense.id)).length]).toEqual([true, 2]);
});

test('an expense paid as it is entered is settled by a voucher of its own, on the day of its bill', async () => {
  const expense = await save({ paymentMode: 'ONLINE' });
  expect(expense).toMatchObject({ paidAmount: 1130, remainingAmount: 0, paymentStatus: 'PAID', version: 2 });
  const { paymentLedgerDetailResponseDtoList: payments } = await call(shop.owner, paymentContract.ofComponent, {
    params: { componentTypeKey: 'EXPENSE', componentEntityId: expense.id },
  });
  expect(payments).toMatchObject([{ paymentMode: 'ONLINE', paymentDate: '2026-11-18', paymentAmount: 1130 }]);
  expect(payments[0]?.receiptNumber).toMatch(/^PMT-HO-2083\/84-\d{5}$/);
});

test('what is paid as it is entered is refused with the whole entry where it cannot be paid', async () => {
  const count = async () => (await call(shop.owner, expenseContract.list, { query: {} })).recordsTotal;
  const before = await count();
  const wrong = await refusal(shop.owner, expenseContract.save, {
    body: expenseBody({ paymentMode: 'CASH', moneyAccountId: 987_654 }),
  });
  expect(fieldsOf(wrong)).toEqual({ moneyAccountId: 'Choose from the list' });
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['expense.create', 'expense.read'],
  });
  const forbidden = await refusal(clerk, expenseContract.save, { body: expenseBody({ paymentMode: 'CASH' }) });
  expect(forbidden.error).toBe('dueDocument.paymentForbidden');
  expect(await count()).toBe(before);
  const { id } = await save();
  const later = await refusal(shop.owner, expenseContract.save, { body: expenseBody({ id, paymentMode: 'CASH' }) });
  expect(fieldsOf(later)).toEqual({ paymentMode: 'This is entered already: pay it by a payment of its own' });
});

test('paid as it is entered by the account of another outlet, or in a locked month, it leaves nothing behind', async () => {
  const { owner, outletId } = await openShop(app);
  const category = await call(owner, categoryContract.create, { body: { categoryName: 'Power', categoryType: 2 } });
  const other = await addOutlet(app, owner, 'PKR');
  const till = { kind: 'CASH', code: 'PKR', name: 'Till of Pokhara', nameNp: 'पोखराको गल्ला', outletId: other };
  const { id: moneyAccountId } = await call(owner, moneyAccountContract.save, { body: till });
  const of = { vendorId: (await addVendor(owner)).id, categoryId: category.id, outletId, paymentMode: 'CASH' };
  const written = () =>
    app.asOwner(
      `select (select count(*) from document where business_id = $1) as documents,
         (select count(*) from journal_entry where business_id = $1) as entries,
         (select count(*) from settlement where business_id = $1) as settlements`,
      [owner.businessId],
    );
  const before = await written();
  const fields = async (changes: Partial<Body>) =>
    fieldsOf(await refusal(owner, expenseContract.save, { body: expenseBody({ ...of, ...changes }) }));
  expect(await fields({ moneyAccountId })).toEqual({
    moneyAccountId: 'This account is of another outlet: choose another one',
  });
  const lock = { scope: 'ALL', throughDayAD: '2026-11-16', reason: 'Kartik is done' } as const;
  await call(owner, periodLockContract.lock, { body: lock });
  expect(Object.keys(await fields({ billDateAD: '2026-11-16' }))).toEqual(['billDateBS']);
  expect(await written()).toEqual(before);
  const paid = await call(owner, expenseContract.save, { body: expenseBody(of) });
  const params = { componentTypeKey: 'EXPENSE', componentEntityId: paid.id };
  const { paymentLedgerDetailResponseDtoList: payments } = await call(owner, paymentContract.ofComponent, { params });
  expect(payments).toMatchObject([{ receiptNumber: 'PMT-HO-2083/84-00001', paymentAmount: 1130 }]);
});

test('a payment made lowers what the vendor is owed, gets a number of its own kind, and can be taken back', async () => {
  const expense = await save();
  const receipt = await call(shop.owner, paymentContract.createSettlement, pay(expense.id, 130, 'CHEQUE'));
  expect(receipt).toMatchObject({ kind: 'PAID', vendorId, customerId: null, customerName: 'Siddhartha Traders' });
  expect(receipt.number).toMatch(/^PMT-HO-2083\/84-\d{5}$/);
  const vendor = await call(shop.owner, vendorContract.get, { params: { id: vendorId } });
  const others = await call(shop.owner, expenseContract.list, { query: { vendorId, isActive: true } });
  expect(vendor.dueAmount).toBe(others.rows.reduce((sum, row) => sum + row.remainingAmount, 0));
  const part = await call(shop.owner, expenseContract.get, { params: { id: expense.id } });
  expect([part.paymentStatus, part.remainingAmount]).toEqual(['PARTIALLY_PAID', 1000]);
  const summary = await call(shop.owner, paymentContract.ofComponent, {
    params: { componentTypeKey: 'EXPENSE', componentEntityId: expense.id },
  });
  expect([summary.customerName, summary.customerAddress.includes('Traffic Chowk')]).toEqual([
    'Siddhartha Traders',
    true,
  ]);
  await call(shop.owner, paymentContract.removeSettlement, {
    params: { masterId: receipt.id },
    query: { reason: 'Slip' },
  });
  const due = await call(shop.owner, expenseContract.get, { params: { id: expense.id } });
  expect([due.paymentStatus, due.remainingAmount]).toEqual(['DUE', 1130]);
});

test('a vendor is not paid out of an advance that they do not hold', async () => {
  const expense = await save();
  const failure = await refusal(shop.owner, paymentContract.createSettlement, pay(expense.id, 10, 'ADVANCE'));
  expect(fieldsOf(failure)).toEqual({
    'paymentLedgerDetailRequestDtoList.0.paymentAmount': 'There is not that much in advance',
  });
});

test('VAT is set off only where both are registered for it, and within the bill', async () => {
  const fields = async (changes: Partial<Body>) =>
    fieldsOf(await refusal(shop.owner, expenseContract.save, { body: expenseBody(changes) }));
  expect(await fields({ vatAmount: 130.01 })).toEqual({ vatAmount: 'More than the VAT of the whole bill' });
  const small = await addVendor(shop.owner, { alias: 'CHIYA', name: 'Chiya Pasal', isVatRegistered: false });
  const refused = 'VAT can only be set off by a VAT-registered business on the bill of a VAT-registered vendor';
  expect(await fields({ vendorId: small.id })).toEqual({ vatAmount: refused });
  expect((await save({ vendorId: small.id, vatAmount: 0 })).vatAmount).toBe(0);
  const unregistered = await openShop(app, 'PAN');
  const category = await call(unregistered.owner, categoryContract.create, {
    body: { categoryName: 'Rent', categoryType: 2 },
  });
  const body = expenseBody({ vendorId: (await addVendor(unregistered.owner)).id, categoryId: category.id });
  expect(fieldsOf(await refusal(unregistered.owner, expenseContract.save, { body }))).toEqual({ vatAmount: refused });
});

test.each<[string, Partial<Body>, Record<string, string>]>([
  ['without heading and vendor', { heading: '', vendorId: '' }, { heading: 'Required', vendorId: 'Required' }],
  ['of an unknown vendor', { vendorId: 999_999 }, { vendorId: 'Not found, choose another' }],
  [
    'due before its bill',
    { dueDateAD: '2026-11-17' },
    { dueDateBS: 'The due date cannot be before the document date' },
  ],
  ['of less than a rupee', { totalBillAmount: 0 }, { totalBillAmount: 'Should be more than 0' }],
])('an expense %s is refused at its field', async (_name, changes, expected) => {
  const failure = await refusal(shop.owner, expenseContract.save, { body: expenseBody(changes) });
  expect(fieldsOf(failure)).toEqual(expected);
});

test('a bill of a vendor is recorded once in a fiscal year, however its number is typed', async () => {
  const { id } = await save({ heading: 'Water of Kartik', billNumber: 'WATER-900' });
  const known = 'This bill of the vendor is recorded already: Water of Kartik, 2083-08-02';
  const refused = async (changes: Partial<Body>) =>
    fieldsOf(await refusal(shop.owner, expenseContract.save, { body: expenseBody(changes) }));
  for (const billNumber of [' water/०९००', 'WATER900', 'WATER\u200d-900'])
    expect(await refused({ billNumber })).toEqual({ billNumber: known });
  // Itself may be edited; another vendor's bill and that of the year before are others.
  await save({ id, heading: 'Water of Kartik', billNumber: 'Water 900', totalBillAmount: 2260 });
  await save({ billNumber: 'WATER-900', vendorId: (await addVendor(shop.owner, { alias: 'OTHER' })).id });
  const lastYear = await save({ billNumber: 'WATER-900', billDateAD: '2026-07-01' });
  expect(await refused({ id: lastYear.id, billNumber: 'WATER-900' })).toEqual({ billNumber: known });
  // What is cancelled frees its number, and does not come back beside the one that took it.
  await call(shop.owner, expenseContract.toggle, { params: { id } });
  await save({ heading: 'Water anew', billNumber: 'WATER-900' });
  const back = await refusal({ ...shop.owner, language: 'ne' }, expenseContract.toggle, { params: { id } });
  expect(back.message).toBe('विक्रेताको यो बिल प्रविष्टि भइसकेको छ: Water anew, २०८३-०८-०२');
});

test('of the same bill recorded ten times at once one is taken', async () => {
  const body = { heading: 'Rush', billNumber: 'RUSH-1' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(shop.owner, expenseContract.save, { body: expenseBody(body) })),
  );
  const statuses = answers.map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([1, new Set([200, 400])]);
});

test('a bill that another outlet has recorded is refused to who sees that outlet not', async () => {
  const { owner, outletId } = await openShop(app);
  const named = { categoryName: 'Rent', categoryType: 'EXPENSE' };
  const category = await call(owner, categoryContract.create, { body: named });
  const of = { vendorId: (await addVendor(owner)).id, categoryId: category.id, billNumber: 'TWICE-1' };
  await call(owner, expenseContract.save, { body: expenseBody({ ...of, outletId }) });
  const rights = ['expense.create', 'expense.read'] as const;
  const second = await addOutlet(app, owner, 'PKR');
  const clerk = await addPerson(app, owner, { userType: 'OUTLET_USER', rights, outletId: second });
  const body = expenseBody(of);
  expect(fieldsOf(await refusal(clerk, expenseContract.save, { body }))).toEqual({
    billNumber: 'This bill of the vendor is recorded already, in another outlet',
  });
});

test('VAT is set off by a bill that has a number', async () => {
  const refused = await refusal(shop.owner, expenseContract.save, { body: expenseBody({ billNumber: ' - ' }) });
  expect(fieldsOf(refused)).toEqual({ billNumber: 'VAT is set off by a bill: enter its number' });
  expect((await save({ billNumber: '', vatAmount: '' })).billNumber).toBeNull();
});

test('expenses are found by the number of the vendor’s bill and by their vendor', async () => {
  const expense = await save({ billNumber: 'WATER-12' });
  const found = await call(shop.owner, expenseContract.list, { query: { search: 'water-12', vendorId } });
  expect(found.rows.map((row) => row.id)).toEqual([expense.id]);
  const none = await call(shop.owner, expenseContract.list, { query: { search: 'water-12', vendorId: 999_999 } });
  expect(none.rows).toEqual([]);
});

test('the number of the vendor’s bill stands in Latin digits, however it was typed, and is found by either', async () => {
  const expense = await save({ billNumber: 'खानी-९०७' });
  expect(expense.billNumber).toBe('खानी-907');
  for (const search of ['खानी-907', '९०७']) {
    const found = await call(shop.owner, expenseContract.list, { query: { search, vendorId } });
    expect(found.rows.map((row) => row.id)).toEqual([expense.id]);
  }
});
