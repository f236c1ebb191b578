import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { enterOldBill, oldBill } from '../../../testing/opening-dues.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { buy } from '../../../testing/purchases.ts';
import { addCustomer, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const newVendor = async () => (await addVendor(shop.owner, { alias: `V${unusedNumber()}` })).id;
const refusedFields = async (body: ReturnType<typeof oldBill>) =>
  fieldsOf(await refusal(shop.owner, openingDueContract.save, { body }));

test("what a customer owed is in the books from its cut-over day, ages by its own, and is nobody's sale", async () => {
  const customerId = await addCustomer(shop.owner, 'Hari Traders');
  const before = (await call(shop.owner, dashboardContract.summary, {})).business;
  const due = await enterOldBill(shop.owner, customerId, { billNumber: '०४१२/क', totalBillAmount: 1250.5 });
  expect(due).toMatchObject({
    billNumber: '0412/क',
    billDateBS: '2083-04-04',
    asAtBS: '2083-07-01',
    remainingAmount: 1250.5,
    paymentStatus: 'DUE',
    isEditable: true,
  });
  const after = (await call(shop.owner, dashboardContract.summary, {})).business;
  expect(after?.dues.amount).toBe((before?.dues.amount ?? 0) + 1250.5);
  expect([after?.today.sales, after?.month.sales]).toEqual([before?.today.sales, before?.month.sales]);
  const lines = await app.asOwner(
    `select account_code, posting_date::text as day, debit_paisa::int as debit, credit_paisa::int as credit from journal_line
     where entry_id = (select entry_id from document where id = ${due.id}) order by line_number`,
  );
  expect(lines).toEqual([
    { account_code: 'RECEIVABLE', day: '2026-10-18', debit: 125050, credit: 0 },
    { account_code: 'OPENING_BALANCE', day: '2026-10-18', debit: 0, credit: 125050 },
  ]);
  const period = { fromDateAD: '2026-10-17', toDateAD: '2026-11-20' };
  const statement = await call(shop.owner, statementContract.customer, { params: { id: customerId }, query: period });
  expect(statement.openingBalance).toBe(0);
  expect(statement.rows.map(({ dateAD, kind, reference, debit }) => [dateAD, kind, reference, debit])).toEqual([
    ['2026-10-18', 'OPENING_RECEIVABLE', '0412/क', 1250.5],
  ]);
});

test('it is found by its number in digits of either script, and its party by their dues', async () => {
  const customerId = await addCustomer(shop.owner, 'Gita Pasal');
  const { id } = await enterOldBill(shop.owner, customerId, { billNumber: 'KTM-77123' });
  for (const search of ['77123', '७७१२३', 'ktm-77123', 'Gita']) {
    const { rows } = await call(shop.owner, openingDueContract.list, { query: { party: 'customer', search } });
    expect([search, ...rows.map((one) => one.id)]).toEqual([search, id]);
  }
  const found = await call(shop.owner, searchContract.find, { query: { search: '77123' } });
  expect(JSON.stringify(found)).toContain('KTM-77123');
  const { rows } = await call(shop.owner, customerContract.list, { query: { search: 'Gita' } });
  expect(rows[0]?.dueAmount).toBe(1000);
});

test('a bill that another outlet has entered is refused to who sees that outlet not', async () => {
  const { owner, outletId } = await openShop(app);
  const customerId = await addCustomer(owner, 'Maya Stores');
  await enterOldBill(owner, customerId, { billNumber: 'TWICE-1', outletId });
  const second = await addOutlet(app, owner, 'PKR');
  const rights = ['opening-due.create', 'opening-due.read'] as const;
  const clerk = await addPerson(app, owner, { userType: 'OUTLET_USER', rights, outletId: second });
  const body = oldBill(customerId, { billNumber: 'TWICE-1' });
  expect(fieldsOf(await refusal(clerk, openingDueContract.save, { body }))).toEqual({
    billNumber: 'This bill of theirs is entered already, for the fiscal year of its date',
  });
});

test("a customer's does not become a vendor's", async () => {
  const { id, version } = await enterOldBill(shop.owner, await addCustomer(shop.owner, 'Rita Suppliers'));
  const asVendors = { ...oldBill(await newVendor(), { party: 'vendor' }), id, version };
  expect(await refusedFields(asVendors)).toEqual({
    party: 'It stays with customers, or with vendors: cancel it and enter it there',
  });
});

describe('payments', () => {
  test('one receipt over several documents pays the old bill first and calls it by its own number', async () => {
    const customerId = await addCustomer(shop.owner, 'Sita Pasal');
    const old = await enterOldBill(shop.owner, customerId, { billNumber: 'A-9', totalBillAmount: 60 });
    const bill = await sell(shop, { customerId });
    const receipt = await call(shop.owner, paymentContract.createSettlement, {
      body: { ...paying([row(100)]), customerId },
    });
    expect(receipt.allocations.map(({ componentEntityId, code, amount }) => [componentEntityId, code, amount])).toEqual(
      [
        [old.id, 'A-9', 60],
        [bill.id, bill.code, 40],
      ],
    );
    const paid = await call(shop.owner, openingDueContract.get, { params: { id: old.id } });
    expect(paid).toMatchObject({ paymentStatus: 'PAID', remainingAmount: 0, isEditable: false });
  });

  test('what was paid before the cut-over day is taken off already', async () => {
    const customerId = await addCustomer(shop.owner, 'Nabin Store');
    const { id } = await enterOldBill(shop.owner, customerId);
    const paid = (day: string) => ({
      body: { ...paying([row(10, 'CASH', day)]), componentEntityId: id, componentType: 'OPENING_RECEIVABLE' },
    });
    const early = await refusal(shop.owner, paymentContract.createSettlement, paid('2026-10-17'));
    expect(fieldsOf(early)).toEqual({
      'paymentLedgerDetailRequestDtoList.0.paymentDate':
        'What was paid before an opening due was taken over is taken off it already',
    });
    await call(shop.owner, paymentContract.createSettlement, paid('2026-10-18'));
  });

  test("a vendor's old bill is paid like any other of theirs", async () => {
    const vendorId = await newVendor();
    const due = await enterOldBill(shop.owner, vendorId, { party: 'vendor', totalBillAmount: 500 });
    await call(shop.owner, paymentContract.createSettlement, {
      body: { ...paying([row(200)]), componentEntityId: due.id, componentType: 'OPENING_PAYABLE' },
    });
    expect(await call(shop.owner, openingDueContract.get, { params: { id: due.id } })).toMatchObject({
      remainingAmount: 300,
      paymentStatus: 'PARTIALLY_PAID',
    });
    const vendor = await call(shop.owner, vendorContract.get, { params: { id: vendorId } });
    expect(vendor).toMatchObject({ dueAmount: 300 });
  });
});

describe('the same bill', () => {
  test('of a customer stands once in a fiscal year, however its number is typed', async () => {
    const customerId = await addCustomer(shop.owner, 'Bina Store');
    const { id } = await enterOldBill(shop.owner, customerId, { billNumber: 'INV-007' });
    expect(await refusedFields(oldBill(customerId, { billNumber: 'inv ७' }))).toEqual({
      billNumber: 'Entered already: INV-007 of 2083-04-04',
    });
    await enterOldBill(shop.owner, customerId, {
      billNumber: 'INV-007',
      billDateAD: '2025-08-01',
      dueDateAD: '2025-08-01',
    });
    await enterOldBill(shop.owner, await addCustomer(shop.owner, 'Other Store'), { billNumber: 'INV-007' });
    await call(shop.owner, openingDueContract.cancel, { params: { id }, body: { reason: 'Of somebody else' } });
    await enterOldBill(shop.owner, customerId, { billNumber: 'INV-007' });
  });

  test('of a vendor is not entered beside a purchase of it', async () => {
    const vendorId = await newVendor();
    await buy(shop, { vendorId, billNumber: 'S-55', issuedDateAD: '2026-07-20' });
    const twice = await refusedFields(oldBill(vendorId, { party: 'vendor', billNumber: 'S55' }));
    expect(twice['billNumber']).toMatch(/^Entered already: PUR-/);
  });

  test('is refused to the later of two who enter it at once', async () => {
    const customerId = await addCustomer(shop.owner, 'Rush Store');
    const body = oldBill(customerId, { billNumber: 'TWICE-1' });
    const answers = await Promise.all([1, 2].map(() => send(shop.owner, openingDueContract.save, { body })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const query = { party: 'customer', customerId } as const;
    expect((await call(shop.owner, openingDueContract.list, { query })).recordsTotal).toBe(1);
  });
});

describe('correcting and taking away', () => {
  test('posts anew on its own day while nothing is paid', async () => {
    const customerId = await addCustomer(shop.owner, 'Maya Store');
    const due = await enterOldBill(shop.owner, customerId);
    const body = { ...oldBill(customerId, { billNumber: due.billNumber }), id: due.id, version: due.version };
    const edited = await call(shop.owner, openingDueContract.save, {
      body: { ...body, totalBillAmount: 400, asAtAD: '2026-10-20' },
    });
    expect(edited).toMatchObject({ totalBillAmount: 400, asAtAD: '2026-10-20', version: due.version + 1 });
    expect((await send(shop.owner, openingDueContract.save, { body })).status).toBe(409);
    const gone = await call(shop.owner, openingDueContract.cancel, {
      params: { id: due.id },
      body: { reason: 'Paid in Ashoj' },
    });
    expect(gone).toMatchObject({ isActive: false, remainingAmount: 0, cancelReason: 'Paid in Ashoj' });
    const { rows } = await call(shop.owner, customerContract.list, { query: { search: 'Maya' } });
    expect(rows[0]?.dueAmount).toBe(0);
  });

  test('is refused once something is paid, and possible again when that is deleted', async () => {
    const customerId = await addCustomer(shop.owner, 'Paid Store');
    const due = await enterOldBill(shop.owner, customerId);
    const receipt = await call(shop.owner, paymentContract.createSettlement, {
      body: { ...paying([row(10)]), customerId },
    });
    const sent = { params: { id: due.id }, body: { reason: 'Slip' } };
    const refused = await refusal(shop.owner, openingDueContract.cancel, sent);
    expect([refused.status, refused.error]).toEqual([409, 'openingDue.notEditable']);
    await call(shop.owner, paymentContract.removeSettlement, {
      params: { masterId: receipt.id },
      query: { reason: 'Bounced' },
    });
    expect((await call(shop.owner, openingDueContract.cancel, sent)).isActive).toBe(false);
  });

  test('is refused once its day is locked; the day of the old bill may be locked', async () => {
    const own = await openShop(app);
    const due = await enterOldBill(own.owner, own.customerId);
    const body = { throughDayAD: '2026-10-17', scope: 'ALL', reason: 'Old books' } as const;
    await call(own.owner, periodLockContract.lock, { body });
    const open = await enterOldBill(own.owner, own.customerId);
    expect(open.isEditable).toBe(true);
    await call(own.owner, periodLockContract.lock, { body: { ...body, throughDayAD: '2026-10-18' } });
    const sent = { params: { id: due.id }, body: { reason: 'Slip' } };
    expect((await refusal(own.owner, openingDueContract.cancel, sent)).error).toBe('openingDue.dayLocked');
    const late = await refusal(own.owner, openingDueContract.save, { body: oldBill(own.customerId) });
    expect(Object.keys(fieldsOf(late))).toEqual(['asAtAD']);
    const read = await call(own.owner, openingDueContract.get, { params: { id: due.id } });
    expect(read.isEditable).toBe(false);
    // What is paid on it goes on.
    await call(own.owner, paymentContract.createSettlement, {
      body: { ...paying([row(5)]), customerId: own.customerId },
    });
  });
});

test('what cannot be is said at its field, and nothing is stored', async () => {
  const { customerId } = shop;
  const cases = [
    [{ billDateAD: '2026-11-21', asAtAD: '2026-11-22', dueDateAD: '2026-11-21' }, ['billDateAD', 'asAtAD']],
    [{ dueDateAD: '2026-07-19' }, ['dueDateAD']],
    [{ asAtAD: '2026-07-19' }, ['asAtAD']],
    [{ billNumber: '--' }, ['billNumber']],
    [{ billNumber: '' }, ['billNumber']],
    [{ totalBillAmount: 0 }, ['totalBillAmount']],
    [{ partyId: 999_999_999 }, ['partyId']],
    [{ billDateAD: '', billDateBS: '2083-13-01' }, ['billDateBS']],
  ] as const;
  for (const [bill, fields] of cases)
    expect(Object.keys(await refusedFields(oldBill(customerId, bill)))).toEqual(fields);
  const { recordsTotal } = await call(shop.owner, openingDueContract.list, {
    query: { party: 'customer', customerId },
  });
  expect(recordsTotal).toBe(0);
});
