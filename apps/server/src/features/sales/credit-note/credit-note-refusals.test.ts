import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { discrepancyContract } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { credit, type CreditNoteBody, returnOf } from '../../../testing/credit-notes.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson, inOutlet } from '../../../testing/people.ts';
import { addCustomer, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

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

const tea = (quantity: number) => ({ lines: [lineOf(shop.tea.variantId, { quantity, rate: 200 })] });
const refused = async (body: CreditNoteBody) => refusal(shop.owner, creditNoteContract.save, { body });
const at = async (body: CreditNoteBody) => fieldsOf(await refused(body));

test('no more is credited than is left, of pieces, of money and of shipping', async () => {
  const bill = await sell(shop, { ...tea(3), shippingCharge: 40 });
  await credit(shop, returnOf(bill, [1]));
  expect(await at(returnOf(bill, [2.5]))).toEqual({ 'lines.0.quantity': 'At most 2 are left to credit' });
  const lines = [{ invoiceLineId: bill.lines[0]?.id ?? 0, amount: 400.01 }];
  expect(await at(returnOf(bill, [], { case: 'PRICE', lines }))).toEqual({
    'lines.0.amount': 'At most Rs 400.00 are left to credit',
  });
  expect(await at(returnOf(bill, [1], { shippingCharge: 41 }))).toEqual({
    shippingCharge: 'At most Rs 40.00 are left to credit',
  });
});

test('what is credited is said, once, of the lines of that invoice', async () => {
  const [bill, other] = [await sell(shop, tea(2)), await sell(shop, tea(1))];
  const [line, foreign] = [bill.lines[0]?.id ?? 0, other.lines[0]?.id ?? 0];
  expect(await at(returnOf(bill, []))).toEqual({ lines: 'Say what is credited: it comes to nothing' });
  expect(await at(returnOf(bill, [], { lines: [{ invoiceLineId: line, amount: 5 }] }))).toEqual({
    'lines.0.quantity': 'Required',
  });
  expect(await at(returnOf(bill, [], { lines: [{ invoiceLineId: foreign, quantity: 1 }] }))).toEqual({
    'lines.0.invoiceLineId': 'This line is not on the invoice',
  });
  const twice = [1, 2].map(() => ({ invoiceLineId: line, quantity: 1 }));
  expect(await at(returnOf(bill, [], { lines: twice }))).toEqual({ 'lines.1.invoiceLineId': 'A line stands once' });
});

test('only an issued invoice is credited, and not before its day', async () => {
  const draft = await sell(shop, { ...tea(1), state: 'DRAFT' });
  const message = 'Only an issued invoice that was not cancelled is credited';
  expect(await at(returnOf(draft, [1]))).toEqual({ invoiceId: message });
  const slip = await sell(shop, tea(1));
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  expect(await at(returnOf(slip, [1]))).toEqual({ invoiceId: message });
  expect(await at({ ...returnOf(slip, [1]), invoiceId: 999_999 })).toEqual({
    invoiceId: 'This invoice does not exist',
  });
  const bill = await sell(shop, tea(1));
  expect(await at(returnOf(bill, [1], { issuedDateAD: '2026-11-21' }))).toHaveProperty('issuedDateAD');
  await allowDaysBack(shop);
  expect(await at(returnOf(bill, [1], { issuedDateAD: '2026-11-19' }))).toEqual({
    issuedDateAD: 'It cannot be before the day of the invoice',
  });
  await allowDaysBack(shop, 0);
});

test('an invoice that was credited is not cancelled, also when nothing is paid on it any more', async () => {
  const customerId = await addCustomer(shop.owner, 'Paid and deleted');
  const bill = await sell(shop, { ...tea(2), customerId });
  const body = { componentEntityId: bill.id, componentType: 'INVOICE', ...paying([row(452)]) };
  const receipt = await call(shop.owner, paymentContract.createSettlement, { body });
  await credit(shop, returnOf(bill, [1]));
  const params = { masterId: receipt.id };
  await call(shop.owner, paymentContract.removeSettlement, { params, query: { reason: 'Bounced' } });
  const cancel = { params: { id: bill.id }, body: { reason: 'Wrong' } };
  const said = await refusal(shop.owner, invoiceContract.cancel, cancel);
  expect([said.status, said.message]).toEqual([409, 'It has a credit note, so it stays']);
});

test('a final note stands: it is neither changed, made a draft again nor deleted', async () => {
  const bill = await sell(shop, tea(2));
  const note = await credit(shop, returnOf(bill, [1]));
  const again = await refused(returnOf(bill, [1], { id: note.id }));
  expect([again.status, again.message]).toEqual([409, 'An issued credit note is not changed']);
  expect((await refusal(shop.owner, creditNoteContract.removeDraft, { params: { id: note.id } })).status).toBe(409);
  const draft = await credit(shop, returnOf(bill, [1], { state: 'DRAFT' }));
  await credit(shop, returnOf(bill, [1], { state: 'DRAFT', id: draft.id, version: draft.version }));
  expect((await refused(returnOf(bill, [1], { id: draft.id, version: draft.version }))).status).toBe(409);
  const printed = await refusal(shop.owner, creditNoteContract.print, { params: { id: draft.id }, body: {} });
  expect(printed.message).toBe('A draft of a credit note is not printed');
});

test('who looked at another total is told the new one', async () => {
  const bill = await sell(shop, tea(2));
  const said = await refused(returnOf(bill, [1], { expectedTotal: 200 }));
  expect([said.status, said.message]).toEqual([
    409,
    'It comes to Rs 226.00 now: something of this invoice was credited meanwhile. Look at it again.',
  ]);
});

test('a difference is cited of the same invoice', async () => {
  const [bill, other] = [await sell(shop, tea(2)), await sell(shop, tea(1))];
  const report = (invoiceId: number) =>
    call(shop.owner, discrepancyContract.report, { body: { invoiceId, reason: 'PRICE', amount: 20 } });
  const [own, foreign] = [await report(bill.id), await report(other.id)];
  expect(await at(returnOf(bill, [1], { discrepancyId: foreign.id }))).toEqual({
    discrepancyId: 'This difference was not reported on this invoice',
  });
  expect(await credit(shop, returnOf(bill, [1], { discrepancyId: own.id }))).toMatchObject({ discrepancyId: own.id });
  const params = { invoiceId: bill.id };
  expect((await call(shop.owner, creditNoteContract.creditable, { params })).discrepancies).toMatchObject([
    { id: own.id, reason: 'PRICE', amount: 20 },
  ]);
});

test('who may not pay leaves the rest as an advance, and who may only read writes none', async () => {
  const bill = await sell(shop, { ...tea(2), paymentMode: 'CASH' });
  const rights = ['credit-note.create', 'credit-note.read'] as const;
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const body = returnOf(bill, [1], { refundMode: 'CASH' });
  expect(fieldsOf(await refusal(clerk, creditNoteContract.save, { body }))).toEqual({
    refundMode: 'You may not make payments: leave the rest as an advance',
  });
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['credit-note.read'] });
  expect((await refusal(reader, creditNoteContract.save, { body })).status).toBe(403);
  const kept = await call(clerk, creditNoteContract.save, { body: returnOf(bill, [1]) });
  expect(kept).toMatchObject({ advanceAmount: 226 });
});

test('another outlet sees neither the invoice nor its credit notes', async () => {
  const bill = await sell(shop, { ...tea(2), outletId: shop.outletId });
  const note = await credit(shop, returnOf(bill, [1]));
  const there = await inOutlet(app, shop.owner, await addOutlet(app, shop.owner, 'BR'));
  const sent = { params: { invoiceId: bill.id } };
  expect(fieldsOf(await refusal(there, creditNoteContract.creditable, sent))).toEqual({
    invoiceId: 'This invoice does not exist',
  });
  expect((await refusal(there, creditNoteContract.get, { params: { id: note.id } })).status).toBe(404);
  expect((await call(there, creditNoteContract.list, { query: {} })).rows).toEqual([]);
  expect(fieldsOf(await refusal(there, creditNoteContract.save, { body: returnOf(bill, [1]) }))).toEqual({
    invoiceId: 'This invoice does not exist',
  });
});

test('an advance is paid back no further than it is there, and not before it came', async () => {
  const customerId = await addCustomer(shop.owner, 'Of advances');
  const bill = await sell(shop, { ...tea(2), customerId, outletId: shop.outletId, paymentMode: 'CASH' });
  await credit(shop, returnOf(bill, [1]));
  const refund = { customerId, outletId: shop.outletId, paymentMode: 'CASH', paymentDate: '2026-11-20', amount: 226 };
  const refusedAt = async (body: object) =>
    fieldsOf(await refusal(shop.owner, paymentContract.refund, { body: { ...refund, ...body } }));
  expect(await refusedAt({ amount: 226.01 })).toEqual({ amount: 'There is not that much in advance' });
  expect(await refusedAt({ paymentDate: '2026-11-19' })).toHaveProperty('paymentDate');
  expect(await refusedAt({ paymentDate: '2026-11-21' })).toHaveProperty('paymentDate');
  expect(await refusedAt({ paymentDate: '' })).toHaveProperty('paymentDate');
  expect(await refusedAt({ customerId: 999_999 })).toHaveProperty('customerId');
  const paid = await call(shop.owner, paymentContract.refund, { body: { ...refund, amount: 100 } });
  expect(paid).toMatchObject({ kind: 'PAID', customerId, totalAmount: 100, allocations: [] });
  expect(await refusedAt({ amount: 126.01 })).toHaveProperty('amount');
  const edit = { body: { id: paid.id, customerId, ...paying([row(50)]) } };
  expect((await refusal(shop.owner, paymentContract.updateSettlement, edit)).status).toBe(409);
});

test('nothing is credited on a locked day; what was sold there is credited on an open one', async () => {
  const other = await openShop(app);
  await allowDaysBack(other);
  const bill = await sell(other, { issuedDateAD: '2026-11-18', lines: [lineOf(other.tea.variantId)] });
  const body = { scope: 'ALL', throughDayAD: '2026-11-19', reason: 'Closed' };
  await call(other.owner, periodLockContract.lock, { body });
  const sent = { body: returnOf(bill, [1], { issuedDateAD: '2026-11-19' }) };
  expect(fieldsOf(await refusal(other.owner, creditNoteContract.save, sent))).toHaveProperty('issuedDateAD');
  expect((await credit(other, returnOf(bill, [1]))).setOffAmount).toBe(113);
});
