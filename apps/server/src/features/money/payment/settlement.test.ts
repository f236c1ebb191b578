import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { toDevanagari } from '@bahi/domain/numbers/digits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { paying, type PaymentRow, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { addCustomer, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await allowDaysBack(shop);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** The day of all bills: days follow numbers. */
const early = { issuedDateAD: '2026-11-10' };

/** A customer with bills of so many kilos of rice (100 a kilo), the oldest first. */
async function customerWithBills(...kilos: number[]) {
  const customerId = await addCustomer(shop.owner, 'Sita Pasal');
  const bills: number[] = [];
  for (const quantity of kilos) {
    const bill = await sell(shop, { ...early, customerId, lines: [lineOf(shop.rice.variantId, { quantity })] });
    bills.push(bill.id);
  }
  return { customerId, bills };
}

async function dues(bills: readonly number[]): Promise<number[]> {
  const summaries = await Promise.all(
    bills.map((invoiceId) => call(shop.owner, paymentContract.ofInvoice, { params: { invoiceId } })),
  );
  return summaries.map((summary) => summary.dueAmount);
}

async function advanceOf(customerId: number): Promise<number> {
  const answer = await call(shop.owner, paymentContract.openDocuments, { params: { customerId } });
  return answer.advanceAmount;
}

test('one receipt pays the oldest bills first, and the rest is the advance of the customer', async () => {
  const { customerId, bills } = await customerWithBills(3, 2);
  const receipt = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(400)]), customerId },
  });
  expect(receipt.number).toMatch(/^RCT-HO-2083\/84-\d{5}$/);
  expect(receipt.allocations.map((one) => [one.componentEntityId, one.amount])).toEqual([
    [bills[0], 300],
    [bills[1], 100],
  ]);
  expect(await dues(bills)).toEqual([0, 100]);
  const over = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(50), row(80, 'ONLINE')]), customerId },
  });
  expect([over.advanceAmount, over.totalAmount]).toEqual([30, 130]);
  expect(await dues(bills)).toEqual([0, 0]);
  expect(await advanceOf(customerId)).toBe(30);
  const { rows } = await call(shop.owner, customerContract.list, { query: { pageSize: 50 } });
  expect(rows.find(({ id }) => id === customerId)).toMatchObject({ dueAmount: 0, advanceAmount: 30 });
});

test('the phone of a customer is told with their receipt to who may read customers', async () => {
  const { customerId } = await customerWithBills();
  const { id } = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(10)]), customerId },
  });
  const ofIt = { params: { masterId: id } };
  expect((await call(shop.owner, paymentContract.getSettlement, ofIt)).partyPhone).toBe('9841000000');
  const cashier = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId: shop.outletId,
    rights: ['payment.read'],
  });
  expect((await call(cashier, paymentContract.getSettlement, ofIt)).partyPhone).toBeNull();
});

test('a receipt goes where it is told to, and no further', async () => {
  const { customerId, bills } = await customerWithBills(1, 2);
  const allocation = { componentType: 'INVOICE', componentEntityId: bills[1] ?? 0 };
  const receipt = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(150)]), customerId, allocations: [{ ...allocation, amount: 120 }] },
  });
  expect([await dues(bills), receipt.advanceAmount]).toEqual([[100, 80], 30]);
  for (const [allocations, expected] of [
    [[{ ...allocation, amount: 81 }], { 'allocations.0.amount': 'cannot be greater than due amount' }],
    [[{ ...allocation, amount: 80 }], { totalPayingAmount: 'More is given out than is paid' }],
    [
      [
        { ...allocation, amount: 5 },
        { ...allocation, amount: 5 },
      ],
      { 'allocations.1.componentEntityId': 'This document is named twice' },
    ],
    [
      [{ ...allocation, componentEntityId: (await customerWithBills(1)).bills[0] ?? 0, amount: 5 }],
      { 'allocations.0.componentEntityId': 'Choose another document: this one is of another customer or outlet' },
    ],
  ] as const) {
    const failure = await refusal(shop.owner, paymentContract.createSettlement, {
      body: { ...paying([row(79)]), customerId, allocations: [...allocations] },
    });
    expect(fieldsOf(failure)).toEqual(expected);
  }
  const many = Array.from({ length: 101 }, () => ({ ...allocation, amount: 1 }));
  const failure = await refusal(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(200)]), customerId, allocations: many },
  });
  expect(fieldsOf(failure)).toEqual({ allocations: 'At most 100 documents at once' });
});

test('an advance pays a bill without money, and never more than it is', async () => {
  const { customerId } = await customerWithBills();
  await call(shop.owner, paymentContract.createSettlement, { body: { ...paying([row(250)]), customerId } });
  const bill = await sell(shop, { ...early, customerId, lines: [lineOf(shop.rice.variantId, { quantity: 5 })] });
  const field = 'paymentLedgerDetailRequestDtoList.0.paymentAmount';
  const tooMuch = await refusal(shop.owner, paymentContract.create, {
    body: { ...paying([row(251, 'ADVANCE')]), componentEntityId: bill.id },
  });
  expect(fieldsOf(tooMuch)).toEqual({ [field]: 'There is not that much in advance' });
  const settled = await call(shop.owner, paymentContract.create, {
    body: { ...paying([row(200, 'ADVANCE'), row(100)]), componentEntityId: bill.id },
  });
  expect([settled.dueAmount, settled.advanceAmount]).toEqual([200, 50]);
  await call(shop.owner, paymentContract.create, { body: { ...paying([row(200)]), componentEntityId: bill.id } });
  const nowhere = await refusal(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(50, 'ADVANCE')]), customerId },
  });
  expect(fieldsOf(nowhere)).toEqual({ [field]: 'An advance can only pay what is due' });
});

test('what the business owes by a credit note is not paid by an advance', async () => {
  const own = await openShop(app);
  const note = await credit(own, returnOf(await sell(own), [1]));
  const failure = await refusal(own.owner, paymentContract.createSettlement, {
    body: { ...paying([row(10, 'ADVANCE')]), componentEntityId: note.id, componentType: 'CREDIT_NOTE' },
  });
  expect(fieldsOf(failure)).toEqual({
    'paymentLedgerDetailRequestDtoList.0.paymentMode': 'What the business owes by it is not paid by an advance',
  });
});

test('less than a rupee is taken from a customer where it settles a bill, and not in advance', async () => {
  const { customerId } = await customerWithBills();
  const lines = [lineOf(shop.rice.variantId, { rate: 10.4 })];
  const bill = await sell(shop, { ...early, customerId, lines });
  const take = (rows: readonly PaymentRow[], more: object = {}) => ({ body: { ...paying(rows), customerId, ...more } });
  const tooSmall = { 'paymentLedgerDetailRequestDtoList.0.paymentAmount': 'Should be greater than 0' };
  const inAdvance = await refusal(shop.owner, paymentContract.createSettlement, take([row(0.5)], { allocations: [] }));
  expect(fieldsOf(inAdvance)).toEqual(tooSmall);
  expect(fieldsOf(await refusal(shop.owner, paymentContract.createSettlement, take([row(0.4)])))).toEqual(tooSmall);
  await call(shop.owner, paymentContract.createSettlement, take([row(10)]));
  await call(shop.owner, paymentContract.createSettlement, take([row(0.4)]));
  expect(await dues([bill.id])).toEqual([0]);
  // What is left of an advance, however little, helps to settle the next bill.
  await call(shop.owner, paymentContract.createSettlement, take([row(1.3)]));
  const next = await sell(shop, { ...early, customerId, lines });
  await call(shop.owner, paymentContract.create, {
    body: { ...paying([row(1, 'ADVANCE')]), componentEntityId: next.id },
  });
  const last = [row(0.3, 'ADVANCE'), row(9.1)];
  await call(shop.owner, paymentContract.create, { body: { ...paying(last), componentEntityId: next.id } });
  expect([await dues([next.id]), await advanceOf(customerId)]).toEqual([[0], 0]);
});

test('an advance is used from the day it came in, and what was used later is not used before', async () => {
  const { customerId, bills } = await customerWithBills(5);
  const [componentEntityId = 0] = bills;
  const advance = (amount: number, on: string) =>
    call(shop.owner, paymentContract.createSettlement, {
      body: { ...paying([row(amount, 'CASH', on)]), customerId, allocations: [] },
    });
  const use = (...rows: PaymentRow[]) => ({ body: { ...paying(rows), componentEntityId } });
  const refused = async (...rows: PaymentRow[]) =>
    fieldsOf(await refusal(shop.owner, paymentContract.create, use(...rows)));
  const early = 'There was not that much in advance by this day: choose a later one';
  const given = await advance(100, '2026-11-15');
  expect(await refused(row(50, 'ADVANCE', '2026-11-14'))).toEqual({
    'paymentLedgerDetailRequestDtoList.0.paymentDate': early,
  });
  expect(await refused(row(60, 'ADVANCE'), row(50, 'ADVANCE', '2026-11-14'))).toEqual({
    'paymentLedgerDetailRequestDtoList.1.paymentAmount': 'There is not that much in advance',
  });
  const used = await call(shop.owner, paymentContract.create, use(row(80, 'ADVANCE', '2026-11-17')));
  expect(used.dueAmount).toBe(420);
  await advance(100, '2026-11-19');
  // What is left on the 17th is what the 15th may use.
  expect(await refused(row(10, 'ADVANCE', '2026-11-15'), row(20, 'ADVANCE', '2026-11-16'))).toEqual({
    'paymentLedgerDetailRequestDtoList.1.paymentDate': early,
  });
  await call(
    shop.owner,
    paymentContract.create,
    use(row(20, 'ADVANCE', '2026-11-15'), row(100, 'ADVANCE', '2026-11-19')),
  );
  expect([await advanceOf(customerId), await dues(bills)]).toEqual([0, [300]]);
  // Nor does an advance come in later than it was used.
  const later = { ...paying([row(100, 'CASH', '2026-11-18')]), id: given.id, customerId, allocations: [] };
  const moved = await refusal(shop.owner, paymentContract.updateSettlement, { body: later });
  expect([moved.status, moved.error]).toEqual([409, 'payment.advanceUsed']);
});

test('an advance that is used by twenty at once is used once', async () => {
  const { customerId } = await customerWithBills();
  await call(shop.owner, paymentContract.createSettlement, { body: { ...paying([row(50)]), customerId } });
  const bill = await sell(shop, { ...early, customerId, lines: [lineOf(shop.rice.variantId, { quantity: 5 })] });
  const body = { ...paying([row(10, 'ADVANCE')]), componentEntityId: bill.id };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(shop.owner, paymentContract.create, { body })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(15);
  expect([await advanceOf(customerId), await dues([bill.id])]).toEqual([0, [450]]);
});

test('the day of a payment may come in either calendar, and must be the same where it comes in both', async () => {
  const { bills } = await customerWithBills(3);
  const componentEntityId = bills[0] ?? 0;
  const made = (dates: object) => ({
    ...paying([row(100)]),
    componentEntityId,
    paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentAmount: 100, ...dates }],
  });
  const bs = await call(shop.owner, paymentContract.createSettlement, { body: made({ paymentDateBS: '2083-08-03' }) });
  expect(bs.paymentLedgerDetailResponseDtoList).toMatchObject([{ paymentDate: '2026-11-19' }]);
  const both = { paymentDate: '2026-11-19', paymentDateBS: '२०८३-०८-०३' };
  await call(shop.owner, paymentContract.create, { body: made(both) });
  const differing = { body: made({ ...both, paymentDateBS: '2083-08-04' }) };
  for (const endpoint of [paymentContract.create, paymentContract.createSettlement])
    expect(fieldsOf(await refusal(shop.owner, endpoint, differing))).toEqual({
      'paymentLedgerDetailRequestDtoList.0.paymentDateBS': 'The AD and BS dates differ',
    });
  expect(fieldsOf(await refusal(shop.owner, paymentContract.create, { body: made({}) }))).toEqual({
    'paymentLedgerDetailRequestDtoList.0.paymentDate': 'Required',
  });
  expect(await dues(bills)).toEqual([100]);
});

test('an edited receipt keeps its number and bill, and the books say what it now is', async () => {
  const { bills } = await customerWithBills(3);
  const [componentEntityId = 0] = bills;
  const made = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(100), row(50, 'CHEQUE')]), componentEntityId },
  });
  const edited = await call(shop.owner, paymentContract.updateSettlement, {
    body: { ...paying([row(120, 'ONLINE', '2026-11-19')]), id: made.id, version: made.version, remarks: 'eSewa' },
  });
  expect([edited.number, edited.totalAmount, edited.remarks]).toEqual([made.number, 120, 'eSewa']);
  expect(edited.paymentLedgerDetailResponseDtoList).toMatchObject([
    { paymentMode: 'ONLINE', paymentAmount: 120, paymentDate: '2026-11-19', paymentDateBS: '2083-08-03' },
  ]);
  expect(await dues(bills)).toEqual([180]);
  const stale = await refusal(shop.owner, paymentContract.updateSettlement, {
    body: { ...paying([row(10)]), id: made.id, version: made.version },
  });
  expect(stale.status).toBe(409);
  const above = await refusal(shop.owner, paymentContract.updateSettlement, {
    body: { ...paying([row(301)]), id: made.id },
  });
  expect(fieldsOf(above)).toEqual({ totalPayingAmount: 'cannot be greater than due amount' });
  expect(await dues(bills)).toEqual([180]);
  const unnamed = await refusal(shop.owner, paymentContract.updateSettlement, {
    body: { ...paying([row(1)]), componentEntityId },
  });
  expect(fieldsOf(unnamed)).toEqual({ id: 'Required' });
});

test('a receipt of a paid bill is not edited but deleted with a reason, and the bill is due again', async () => {
  const { id: componentEntityId } = await sell(shop);
  const bills = [componentEntityId];
  const made = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(100)]), componentEntityId },
  });
  expect(made.isEditable).toBe(false);
  const refused = await refusal(shop.owner, paymentContract.updateSettlement, {
    body: { ...paying([row(90)]), id: made.id },
  });
  expect([refused.status, refused.error]).toEqual([409, 'payment.notEditable']);
  const params = { masterId: made.id };
  const without = await refusal(shop.owner, paymentContract.removeSettlement, { params, query: { reason: ' ' } });
  expect(fieldsOf(without)).toEqual({ reason: 'Required' });
  const removed = await call(shop.owner, paymentContract.removeSettlement, { params, query: { reason: 'Bounced' } });
  expect([removed.isActive, removed.deleteReason, removed.number, removed.totalAmount]).toEqual([
    false,
    'Bounced',
    made.number,
    100,
  ]);
  expect(removed.paymentLedgerDetailResponseDtoList).toHaveLength(1);
  expect(await dues(bills)).toEqual([100]);
  const again = await refusal(shop.owner, paymentContract.removeSettlement, { params, query: { reason: 'Twice' } });
  expect([again.status, again.error]).toEqual([409, 'payment.alreadyRemoved']);
  // Nothing is paid any more, so the bill may be cancelled.
  await call(shop.owner, invoiceContract.cancel, { params: { id: componentEntityId }, body: { reason: 'Slip' } });
});

test('an advance that was used cannot be taken back', async () => {
  const { customerId } = await customerWithBills();
  const given = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(60)]), customerId },
  });
  const bill = await sell(shop, { customerId });
  await call(shop.owner, paymentContract.create, {
    body: { ...paying([row(60, 'ADVANCE')]), componentEntityId: bill.id },
  });
  const refused = await refusal(shop.owner, paymentContract.removeSettlement, {
    params: { masterId: given.id },
    query: { reason: 'Slip' },
  });
  expect([refused.status, refused.error]).toEqual([409, 'payment.advanceUsed']);
  expect(await advanceOf(customerId)).toBe(0);
});

test('a receipt stays with its customer', async () => {
  const { customerId } = await customerWithBills();
  const other = await addCustomer(shop.owner, 'Gita Pasal');
  const made = await call(shop.owner, paymentContract.createSettlement, { body: { ...paying([row(60)]), customerId } });
  const moved = await refusal(shop.owner, paymentContract.updateSettlement, {
    body: { ...paying([row(60)]), id: made.id, customerId: other },
  });
  expect(moved.error).toBe('payment.targetChanged');
  const less = await call(shop.owner, paymentContract.updateSettlement, {
    body: { ...paying([row(40)]), id: made.id },
  });
  expect([less.totalAmount, await advanceOf(customerId)]).toEqual([40, 40]);
});

test('without a bill or a customer nothing is taken', async () => {
  const nobody = await refusal(shop.owner, paymentContract.createSettlement, { body: paying([row(10)]) });
  expect(fieldsOf(nobody)).toEqual({ customerId: 'Required' });
  const purchase = await refusal(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(10)]), componentEntityId: 1, componentType: 'PURCHASE' },
  });
  expect(purchase.status).toBe(404);
  const unknown = await refusal(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(10)]), customerId: 999_999 },
  });
  expect(Object.keys(fieldsOf(unknown))).toEqual(['customerId']);
});

test('receipts are listed newest first, searched by number and name, and filtered', async () => {
  const { customerId } = await customerWithBills();
  const first = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(10, 'CASH', '2026-11-01')]), customerId },
  });
  const second = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(20)]), customerId },
  });
  await call(shop.owner, paymentContract.removeSettlement, {
    params: { masterId: first.id },
    query: { reason: 'Slip' },
  });
  const ids = async (query: Record<string, unknown>): Promise<number[]> =>
    (await call(shop.owner, paymentContract.listSettlements, { query: { customerId, ...query } })).rows.map(
      (one) => one.id,
    );
  expect(await ids({})).toEqual([second.id, first.id]);
  expect(await ids({ isActive: true })).toEqual([second.id]);
  const number = first.number ?? '';
  for (const search of [number, toDevanagari(number)]) expect(await ids({ search })).toEqual([first.id]);
  expect(await ids({ search: 'sita' })).toEqual([second.id, first.id]);
  expect(await ids({ kind: 'PAID' })).toEqual([]);
  expect(await ids({ fromDateAD: '2026-10-31', toDateAD: '2026-11-01' })).toEqual([first.id]);
  expect(await ids({ fromDateAD: '2026-11-02' })).toEqual([second.id]);
  expect(await ids({ sort: 'totalAmount' })).toEqual([first.id, second.id]);
});

test('with several outlets a receipt says which one, and pays the bills of that one', async () => {
  const own = await openShop(app);
  const bill = await sell(own);
  await addOutlet(app, own.owner, 'PKR');
  const body = { ...paying([row(10)]), customerId: own.customerId };
  const unsaid = await refusal(own.owner, paymentContract.createSettlement, { body });
  expect(fieldsOf(unsaid)).toEqual({ outletId: 'Choose the outlet' });
  const receipt = await call(own.owner, paymentContract.createSettlement, {
    body: { ...body, outletId: own.outletId },
  });
  expect(receipt.allocations.map((one) => one.componentEntityId)).toEqual([bill.id]);
});
