import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { expectFiguresOfLedger } from '../../../testing/figures/figures.ts';
import { paying, row } from '../../../testing/paying.ts';
import { outOfOrder, pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { addCustomer, addItem, lineOf, openShop, sell, settleRules, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectFiguresOfLedger(app, shop.owner);
  await expectSoundBooks(app);
  await app.close();
});

const goods = (quantity: number, cost: number, taxable = true) =>
  addItem(shop.owner, shop.outletId, { name: `G ${unusedNumber()}`, taxable, sellingPrice: 300, quantity, cost });
const invoice = (id: number) => call(shop.owner, invoiceContract.get, { params: { id } });
const customer = async (id: number) => call(shop.owner, customerContract.get, { params: { id } });
const newCustomer = () => addCustomer(shop.owner, `C ${unusedNumber()}`);
const advanceOf = async (customerId: number) =>
  (await call(shop.owner, paymentContract.openDocuments, { params: { customerId }, query: {} })).advanceAmount;

/** What the entry of a note says: account, debit and credit in paisa. */
async function booked(id: number): Promise<unknown[]> {
  const rows = await app.asOwner(
    `select account_code, debit_paisa::int, credit_paisa::int from journal_line
     join document on document.business_id = journal_line.business_id and document.entry_id = journal_line.entry_id
     where document.business_id = $1 and document.id = $2 order by line_number`,
    [shop.owner.businessId, id],
  );
  return rows.map((line) => [line['account_code'], line['debit_paisa'], line['credit_paisa']]);
}

async function onShelf(variantId: number): Promise<unknown> {
  const [balance] = await app.asOwner(
    'select quantity::float8 as quantity, value_paisa::int as value from stock_balance where business_id = $1 and item_variant_id = $2',
    [shop.owner.businessId, variantId],
  );
  return [balance?.['quantity'], balance?.['value']];
}

test('what comes back is on the shelf at what it had cost, and its invoice owes that much less', async () => {
  const { variantId } = await goods(10, 150);
  const bill = await sell(shop, { lines: [lineOf(variantId, { quantity: 4, rate: 200 })] });
  const note = await credit(shop, returnOf(bill, [1]));
  expect(note).toMatchObject({
    number: expect.stringMatching(/^CRN-HO-2083\/84-\d{5}$/),
    grandTotal: 226,
    vat: 26,
    setOffAmount: 226,
    advanceAmount: 0,
    invoiceNumber: bill.code,
  });
  expect(await booked(note.id)).toEqual([
    ['SALES_RETURNS', 20_000, 0],
    ['OUTPUT_VAT', 2600, 0],
    ['RECEIVABLE', 0, 22_600],
    ['INVENTORY', 15_000, 0],
    ['COST_OF_GOODS_SOLD', 0, 15_000],
  ]);
  expect(await onShelf(variantId)).toEqual([7, 105_000]);
  expect(await invoice(bill.id)).toMatchObject({
    paidAmount: 0,
    creditedAmount: 226,
    remainingAmount: 678,
    paymentStatus: 'PARTIALLY_PAID',
    isCancellable: false,
    isCancellableUnpaid: false,
  });
});

test('goods come back at what they had cost when they were sold, whatever they cost since', async () => {
  const { variantId } = await goods(3, 100);
  const bill = await sell(shop, { lines: [lineOf(variantId, { quantity: 3, rate: 200 })] });
  await credit(
    shop,
    returnOf(bill, [1], { lines: [{ invoiceLineId: bill.lines[0]?.id ?? 0, quantity: 1, isRestocked: false }] }),
  );
  expect(await onShelf(variantId)).toEqual([0, 0]);
  await credit(shop, returnOf(bill, [2]));
  expect(await onShelf(variantId)).toEqual([2, 20_000]);
});

test('three thirds are the whole, to the paisa: the last part takes the rest', async () => {
  const { variantId } = await goods(3, 33.34);
  const bill = await sell(shop, {
    lines: [lineOf(variantId, { quantity: 3, rate: 33.34 })],
    discount: 0.01,
    discountType: '2',
  });
  const notes = [];
  for (const _third of [1, 2, 3]) notes.push(await credit(shop, returnOf(bill, [1])));
  const total = notes.reduce((sum, { grandTotal }) => sum + Math.round(grandTotal * 100), 0);
  expect(total).toBe(Math.round(bill.grandTotal * 100));
  expect(await invoice(bill.id)).toMatchObject({ remainingAmount: 0, creditedAmount: bill.grandTotal });
  expect(await onShelf(variantId)).toEqual([3, 10_002]);
});

test('all of an invoice with discounts, shipping and rounding is credited to the paisa', async () => {
  await settleRules(shop, { roundsToRupee: true });
  const service = await call(shop.owner, serviceContract.save, {
    body: { name: `Repair ${unusedNumber()}`, durationType: 'JOB', costPrice: 500, taxable: true },
  });
  const bill = await sell(shop, {
    lines: [
      lineOf(shop.tea.variantId, { quantity: 3, rate: 199.99, discount: 3 }),
      lineOf(shop.rice.variantId, { quantity: 2.5, rate: 77.77 }),
      { inventoryType: 'SERVICE', serviceId: service.id, quantity: 1, rate: 350.5 },
    ],
    discount: 5,
    shippingCharge: 61.3,
  });
  await settleRules(shop, {});
  const first = await credit(shop, returnOf(bill, [1, 1.25, 0], { shippingCharge: 20 }));
  const rest = await credit(shop, returnOf(bill, [2, 1.25, 1], { shippingCharge: 41.3, case: 'MISTAKE' }));
  expect(bill.rounding).not.toBe(0);
  expect(Math.round((first.grandTotal + rest.grandTotal) * 100)).toBe(Math.round(bill.grandTotal * 100));
  expect(Math.round((first.rounding + rest.rounding) * 100)).toBe(Math.round(bill.rounding * 100));
  expect(await invoice(bill.id)).toMatchObject({ remainingAmount: 0, paymentStatus: 'PAID' });
});

test('a price that was too high takes an amount off, and leaves the goods with the customer', async () => {
  const { variantId } = await goods(5, 100);
  const bill = await sell(shop, { lines: [lineOf(variantId, { quantity: 5, rate: 200 })] });
  const lines = [{ invoiceLineId: bill.lines[0]?.id ?? 0, amount: 50 }];
  const note = await credit(shop, returnOf(bill, [], { case: 'PRICE', lines }));
  expect(note).toMatchObject({ grandTotal: 56.5, lines: [{ quantity: 0, netAmount: 50, isRestocked: false }] });
  expect(await onShelf(variantId)).toEqual([0, 0]);
  const back = await credit(shop, returnOf(bill, [5]));
  expect(back.grandTotal).toBe(1130 - 56.5);
});

test('of what was paid the rest is the advance, which pays the next bill', async () => {
  const customerId = await newCustomer();
  const lines = [lineOf(shop.tea.variantId, { quantity: 2, rate: 200 })];
  const bill = await sell(shop, { customerId, paymentMode: 'CASH', lines });
  const note = await credit(shop, returnOf(bill, [1]));
  expect(note).toMatchObject({ setOffAmount: 0, advanceAmount: 226, refundMode: null, refundNumber: null });
  expect(await booked(note.id)).toContainEqual(['CUSTOMER_ADVANCES', 0, 22_600]);
  expect(await invoice(bill.id)).toMatchObject({ paidAmount: 452, creditedAmount: 0, remainingAmount: 0 });
  const next = await sell(shop, { customerId });
  const body = { componentEntityId: next.id, componentType: 'INVOICE', ...paying([row(100, 'ADVANCE')]) };
  await call(shop.owner, paymentContract.createSettlement, { body });
  expect(await invoice(next.id)).toMatchObject({ remainingAmount: 0 });
  expect(await advanceOf(customerId)).toBe(126);
});

test('a half-paid bill is set off first, and only the rest is paid back at once', async () => {
  const customerId = await newCustomer();
  const bill = await sell(shop, { customerId, lines: [lineOf(shop.rice.variantId, { quantity: 10 })] });
  const body = { componentEntityId: bill.id, componentType: 'INVOICE', ...paying([row(700)]) };
  await call(shop.owner, paymentContract.createSettlement, { body });
  const note = await credit(shop, returnOf(bill, [5], { refundMode: 'CASH' }));
  expect(note).toMatchObject({ setOffAmount: 300, advanceAmount: 200, refundMode: 'CASH' });
  const refund = await call(shop.owner, paymentContract.getSettlement, { params: { masterId: note.refundId ?? 0 } });
  expect(refund).toMatchObject({
    kind: 'PAID',
    customerId,
    number: note.refundNumber,
    totalAmount: 200,
    advanceAmount: 0,
    isEditable: false,
    allocations: [],
  });
  expect(await advanceOf(customerId)).toBe(0);
  expect(await customer(customerId)).toMatchObject({ dueAmount: 0 });
  const query = { fromDateAD: '2026-07-17', toDateAD: '2026-11-20' };
  const statement = await call(shop.owner, statementContract.customer, { params: { id: customerId }, query });
  expect(statement.rows.map(({ kind, reference, balance }) => [kind, reference, balance])).toEqual([
    ['SALES_INVOICE', bill.code, 1000],
    ['PAYMENT_RECEIVED', expect.stringContaining('RCT'), 300],
    ['CREDIT_NOTE', note.number, -200],
    ['PAYMENT_MADE', note.refundNumber, 0],
  ]);
  const query2 = { reason: 'Not taken' };
  await call(shop.owner, paymentContract.removeSettlement, { params: { masterId: note.refundId ?? 0 }, query: query2 });
  expect(await advanceOf(customerId)).toBe(200);
  expect(await call(shop.owner, creditNoteContract.get, { params: { id: note.id } })).toMatchObject({ refundId: null });
});

test('a draft counts for nothing: it has no number, posts nothing, and is written anew or taken away', async () => {
  const bill = await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 3 })] });
  const draft = await credit(shop, returnOf(bill, [3], { state: 'DRAFT' }));
  expect(draft).toMatchObject({ number: null, state: 'DRAFT', setOffAmount: 0, grandTotal: 300 });
  expect(await invoice(bill.id)).toMatchObject({ remainingAmount: 300 });
  const creditable = () => call(shop.owner, creditNoteContract.creditable, { params: { invoiceId: bill.id } });
  expect((await creditable()).lines).toMatchObject([{ quantity: 3, netAmount: 300 }]);
  const issued = await credit(shop, returnOf(bill, [2], { id: draft.id, version: draft.version }));
  expect(issued).toMatchObject({ id: draft.id, state: 'FINAL', grandTotal: 200 });
  expect(await creditable()).toMatchObject({ creditedAmount: 200, lines: [{ quantity: 1, netAmount: 100 }] });
  const other = await credit(shop, returnOf(bill, [1], { state: 'DRAFT' }));
  await call(shop.owner, creditNoteContract.removeDraft, { params: { id: other.id } });
  const query = { invoiceId: bill.id };
  expect((await call(shop.owner, creditNoteContract.list, { query })).rows.map(({ id }) => id)).toEqual([draft.id]);
});

test('of many that credit the last pieces at once one does', async () => {
  const bill = await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 3, rate: 200 })] });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send(shop.owner, creditNoteContract.save, { body: returnOf(bill, [2]) })),
  );
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
    200, 400, 400, 400, 400, 400,
  ]);
});

test('the paper names the invoice and the case, first as the original and then as a copy', async () => {
  const bill = await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 2, rate: 200 })] });
  const note = await credit(shop, returnOf(bill, [1], { remarks: 'Torn packet' }));
  const print = async (language: 'ne' | 'en') => {
    const sent = { params: { id: note.id }, body: { language } };
    return pdfText(Buffer.from(await (await send(shop.owner, creditNoteContract.print, sent)).arrayBuffer()));
  };
  const expected = ['Credit note', 'Original', 'Goods returned', note.number ?? '', bill.code ?? '', 'Tea', '226.00'];
  expect(outOfOrder(await print('en'), expected)).toEqual([]);
  const copy = await print('ne');
  for (const said of ['क्रेडिट नोट', 'सक्कलको प्रतिलिपि १', 'सामान फिर्ता', '२२६.००', 'Torn packet'])
    expect(copy).toContain(said);
});
