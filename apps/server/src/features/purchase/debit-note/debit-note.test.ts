import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outOfOrder, pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, refusal, send } from '../../../testing/caller.ts';
import { backOf, cheaper, debit } from '../../../testing/debit-notes.ts';
import { costOf } from '../../../testing/direct-costs.ts';
import { expectFiguresOfLedger } from '../../../testing/figures/figures.ts';
import { paying, row } from '../../../testing/paying.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { addItem, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
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
  await expectFiguresOfLedger(app, shop.owner);
  await expectSoundBooks(app);
  await app.close();
});

const goods = (quantity = 0, cost = 0, owner = shop.owner, outletId = shop.outletId) =>
  addItem(owner, outletId, { name: `G ${unusedNumber()}`, taxable: true, sellingPrice: 300, quantity, cost });
const purchase = (id: number) => call(shop.owner, purchaseContract.get, { params: { id } });
const newVendor = async () => (await addVendor(shop.owner, { alias: `V${unusedNumber()}` })).id;
const vendor = (id: number) => call(shop.owner, vendorContract.get, { params: { id } });

/** What the entry of a note says: account, debit and credit in paisa. */
async function booked(id: number, of: Shop = shop): Promise<unknown[]> {
  const rows = await app.asOwner(
    `select account_code, debit_paisa::int, credit_paisa::int from journal_line
     join document on document.business_id = journal_line.business_id and document.entry_id = journal_line.entry_id
     where document.business_id = $1 and document.id = $2 order by line_number`,
    [of.owner.businessId, id],
  );
  return rows.map((line) => [line['account_code'], line['debit_paisa'], line['credit_paisa']]);
}

async function onShelf(variantId: number, of: Shop = shop): Promise<unknown> {
  const [balance] = await app.asOwner(
    'select quantity::float8 as quantity, value_paisa::int as value from stock_balance where business_id = $1 and item_variant_id = $2',
    [of.owner.businessId, variantId],
  );
  return [balance?.['quantity'], balance?.['value']];
}

async function pay(purchaseId: number, amount: number, mode?: 'ADVANCE') {
  const body = { componentEntityId: purchaseId, componentType: 'PURCHASE', ...paying([row(amount, mode)]) } as const;
  return call(shop.owner, paymentContract.createSettlement, { body });
}

test('goods leave at the cost of their own bill, and the bill owes that much less', async () => {
  const { variantId } = await goods(10, 150);
  const bill = await buy(shop, { lines: [bought(variantId, { quantity: 10, rate: 100 })] });
  const note = await debit(shop, backOf(bill, [4], { vendorNumber: 'CN-७७' }));
  expect(note).toMatchObject({
    number: expect.stringMatching(/^DBN-HO-2083\/84-\d{5}$/),
    vendorNumber: 'CN-77',
    grandTotal: 452,
    vat: 52,
    setOffAmount: 452,
    advanceAmount: 0,
    purchaseNumber: bill.code,
  });
  expect(await booked(note.id)).toEqual([
    ['PAYABLE', 45_200, 0],
    ['INPUT_VAT', 0, 5200],
    ['INVENTORY', 0, 40_000],
  ]);
  // Twenty at 2,500 less four at their own 100, not at the average of 125.
  expect(await onShelf(variantId)).toEqual([16, 210_000]);
  expect(await purchase(bill.id)).toMatchObject({
    paidAmount: 0,
    debitedAmount: 452,
    remainingAmount: 678,
    isCancellable: false,
  });
  const found = await call(shop.owner, debitNoteContract.list, { query: { search: 'CN-77' } });
  expect(found.rows.map(({ id }) => id)).toEqual([note.id]);
});

test('three thirds are the whole, to the paisa: the last part takes the rest, and the shelf is worth nothing', async () => {
  const { variantId } = await goods();
  const lines = [bought(variantId, { quantity: 3, rate: 33.34 })];
  const bill = await buy(shop, { lines, shippingCharge: 10, roundingAmount: 0.02 });
  const notes = [];
  for (const _third of [1, 2, 3])
    notes.push(await debit(shop, backOf(bill, [1], { shippingCharge: _third === 3 ? 10 : 0 })));
  const total = notes.reduce((sum, { grandTotal }) => sum + Math.round(grandTotal * 100), 0);
  expect(total).toBe(Math.round(bill.grandTotal * 100));
  expect(await purchase(bill.id)).toMatchObject({ remainingAmount: 0, debitedAmount: bill.grandTotal });
  expect(await onShelf(variantId)).toEqual([0, 0]);
});

test('freight that the vendor keeps is a cost of the return; where it is given back, it is none', async () => {
  const { variantId } = await goods();
  const lines = [bought(variantId, { quantity: 10, rate: 100 })];
  const bill = await buy(shop, { lines, shippingCharge: 100 });
  const kept = await debit(shop, backOf(bill, [5]));
  expect(await booked(kept.id)).toEqual([
    ['PAYABLE', 56_500, 0],
    ['INPUT_VAT', 0, 6500],
    ['COST_ADJUSTMENT', 5000, 0],
    ['INVENTORY', 0, 55_000],
  ]);
  const given = await debit(shop, backOf(bill, [5], { shippingCharge: 50 }));
  expect(await booked(given.id)).toEqual([
    ['PAYABLE', 62_150, 0],
    ['INPUT_VAT', 0, 7150],
    ['INVENTORY', 0, 55_000],
  ]);
});

test('what it cost to bring goods home leaves the shelf with them, and is a cost of the return', async () => {
  const { variantId } = await goods();
  const bill = await buy(shop, { lines: [bought(variantId, { quantity: 10, rate: 100 })] });
  const cost = await costOf(shop, await newVendor(), { totalCost: 200 });
  const { costs } = await call(shop.owner, directCostContract.save, {
    body: { purchaseInvoiceId: bill.id, costs: [cost] },
  });
  const note = await debit(shop, backOf(bill, [4]));
  expect(await booked(note.id)).toEqual([
    ['PAYABLE', 45_200, 0],
    ['INPUT_VAT', 0, 5200],
    ['INVENTORY', 0, 48_000],
    ['COST_ADJUSTMENT', 8000, 0],
  ]);
  expect(await onShelf(variantId)).toEqual([6, 72_000]);
  const taken = { params: { id: costs[0]?.id ?? 0 }, body: { reason: 'Of another load' } };
  await call(shop.owner, directCostContract.cancel, taken);
  expect(await onShelf(variantId)).toEqual([6, 60_000]);
});

test('VAT that is not set off goes back as a part of the cost', async () => {
  const small = await openShop(app, 'PAN');
  const { variantId } = await goods(0, 0, small.owner, small.outletId);
  const bill = await buy(small, { lines: [bought(variantId, { quantity: 10, rate: 100 })] });
  const note = await debit(small, backOf(bill, [5]));
  expect(note).toMatchObject({ grandTotal: 565, vat: 65, isVatSetOff: false });
  expect(await booked(note.id, small)).toEqual([
    ['PAYABLE', 56_500, 0],
    ['INVENTORY', 0, 56_500],
  ]);
  const price = await debit(small, cheaper(bill, [100]));
  expect(await booked(price.id, small)).toEqual([
    ['PAYABLE', 11_300, 0],
    ['INVENTORY', 0, 11_300],
  ]);
  expect(await onShelf(variantId, small)).toEqual([5, 45_200]);
});

test('a price that was too high goes down for what is on hand, and is a gain for what is sold', async () => {
  const { variantId } = await goods();
  const bill = await buy(shop, { lines: [bought(variantId, { quantity: 10, rate: 100 })] });
  await sell(shop, { lines: [lineOf(variantId, { quantity: 4, rate: 200 })] });
  const note = await debit(shop, cheaper(bill, [100]));
  expect(note).toMatchObject({ grandTotal: 113, lines: [{ quantity: 0, netAmount: 100, costAmount: 100 }] });
  expect(await booked(note.id)).toEqual([
    ['PAYABLE', 11_300, 0],
    ['INPUT_VAT', 0, 1300],
    ['INVENTORY', 0, 6000],
    ['COST_ADJUSTMENT', 0, 4000],
  ]);
  expect(await onShelf(variantId)).toEqual([6, 54_000]);
  const back = await debit(shop, backOf(bill, [6]));
  expect(back.lines).toMatchObject([{ costAmount: 540 }]);
  expect(await onShelf(variantId)).toEqual([0, 0]);
});

test('capital goods, expenses and services are taken off the account that the bill put them on', async () => {
  const { variantId } = await goods();
  const body = { categoryName: `Repairs ${unusedNumber()}`, categoryType: 'EXPENSE' } as const;
  const categoryId = (await call(shop.owner, categoryContract.create, { body })).id;
  const lines = [
    bought(variantId, { quantity: 2, rate: 500, isCapital: true }),
    bought(variantId, { quantity: 1, rate: 300, categoryId }),
    bought(variantId, { quantity: 3, rate: 100 }),
  ];
  const bill = await buy(shop, { lines });
  const note = await debit(shop, backOf(bill, [1, 1, 2]));
  expect(await booked(note.id)).toEqual([
    ['PAYABLE', 113_000, 0],
    ['INPUT_VAT', 0, 13_000],
    ['FIXED_ASSETS', 0, 50_000],
    ['EXPENSES', 0, 30_000],
    ['INVENTORY', 0, 20_000],
  ]);
  const price = await debit(shop, cheaper(bill, [50], { case: 'DISCOUNT' }));
  expect(await booked(price.id)).toContainEqual(['FIXED_ASSETS', 0, 5000]);
});

test('of what was paid the rest is an advance with the vendor, which pays the next bill', async () => {
  const vendorId = await newVendor();
  const bill = await buy(shop, { vendorId });
  await pay(bill.id, 1130);
  const note = await debit(shop, backOf(bill, [2]));
  expect(note).toMatchObject({ setOffAmount: 0, advanceAmount: 226, refundMode: null, refundNumber: null });
  expect(await booked(note.id)).toContainEqual(['VENDOR_ADVANCES', 22_600, 0]);
  expect(await purchase(bill.id)).toMatchObject({ paidAmount: 1130, debitedAmount: 0, remainingAmount: 0 });
  expect(await vendor(vendorId)).toMatchObject({ dueAmount: 0, advanceAmount: 226 });
  const next = await buy(shop, { vendorId });
  const body = { componentEntityId: next.id, componentType: 'PURCHASE', ...paying([row(300, 'ADVANCE')]) } as const;
  const more = await refusal(shop.owner, paymentContract.createSettlement, { body });
  expect(more.message).toBe('There is not that much in advance');
  await pay(next.id, 200, 'ADVANCE');
  expect(await purchase(next.id)).toMatchObject({ remainingAmount: 930 });
  const query = { outletId: shop.outletId };
  const left = await call(shop.owner, paymentContract.vendorAdvance, { params: { vendorId }, query });
  expect(left.advanceAmount).toBe(26);
});

test('a half-paid bill is set off first, and only the rest comes back at once', async () => {
  const vendorId = await newVendor();
  const bill = await buy(shop, { vendorId });
  await pay(bill.id, 800);
  const note = await debit(shop, backOf(bill, [5], { refundMode: 'CASH' }));
  expect(note).toMatchObject({ setOffAmount: 330, advanceAmount: 235, refundMode: 'CASH' });
  const masterId = note.refundId ?? 0;
  const refund = await call(shop.owner, paymentContract.getSettlement, { params: { masterId } });
  expect(refund).toMatchObject({
    kind: 'RECEIVED',
    vendorId,
    number: note.refundNumber,
    totalAmount: 235,
    advanceAmount: 0,
    isEditable: false,
    allocations: [],
  });
  expect(await vendor(vendorId)).toMatchObject({ dueAmount: 0, advanceAmount: 0 });
  const query = { fromDateAD: '2026-07-17', toDateAD: '2026-11-20' };
  const statement = await call(shop.owner, statementContract.vendor, { params: { id: vendorId }, query });
  expect(statement.rows.map(({ kind, reference, balance }) => [kind, reference, balance])).toEqual([
    ['PURCHASE', bill.code, 1130],
    ['PAYMENT_MADE', expect.stringContaining('PMT'), 330],
    ['DEBIT_NOTE', note.number, -235],
    ['PAYMENT_RECEIVED', note.refundNumber, 0],
  ]);
  const sent = { params: { masterId }, query: { reason: 'Not given' } };
  await call(shop.owner, paymentContract.removeSettlement, sent);
  expect(await vendor(vendorId)).toMatchObject({ advanceAmount: 235 });
  const later = { vendorId, outletId: shop.outletId, paymentMode: 'ONLINE', paymentDate: '2026-11-20' } as const;
  const tooMuch = await refusal(shop.owner, paymentContract.refund, { body: { ...later, amount: 235.01 } });
  expect(tooMuch.message).toBe('There is not that much in advance');
  const received = await call(shop.owner, paymentContract.refund, { body: { ...later, amount: 235 } });
  expect(received).toMatchObject({ kind: 'RECEIVED', vendorId, totalAmount: 235 });
  expect(await vendor(vendorId)).toMatchObject({ advanceAmount: 0 });
});

test('a draft counts for nothing: it has no number, posts nothing, and is written anew or taken away', async () => {
  const bill = await buy(shop);
  const draft = await debit(shop, backOf(bill, [3], { state: 'DRAFT' }));
  expect(draft).toMatchObject({ number: null, state: 'DRAFT', setOffAmount: 0, grandTotal: 339 });
  expect(await purchase(bill.id)).toMatchObject({ remainingAmount: 1130 });
  const returnable = () => call(shop.owner, debitNoteContract.returnable, { params: { purchaseId: bill.id } });
  expect((await returnable()).lines).toMatchObject([{ quantity: 10, netAmount: 1000 }]);
  const issued = await debit(shop, backOf(bill, [2], { id: draft.id, version: draft.version }));
  expect(issued).toMatchObject({ id: draft.id, state: 'FINAL', grandTotal: 226 });
  expect(await returnable()).toMatchObject({ debitedAmount: 226, lines: [{ quantity: 8, netAmount: 800 }] });
  const other = await debit(shop, backOf(bill, [1], { state: 'DRAFT' }));
  await call(shop.owner, debitNoteContract.removeDraft, { params: { id: other.id } });
  const query = { purchaseId: bill.id };
  expect((await call(shop.owner, debitNoteContract.list, { query })).rows.map(({ id }) => id)).toEqual([draft.id]);
});

test('of many that give the last pieces back at once one does', async () => {
  const { variantId } = await goods();
  const bill = await buy(shop, { lines: [bought(variantId, { quantity: 3 })] });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send(shop.owner, debitNoteContract.save, { body: backOf(bill, [2]) })),
  );
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
    200, 400, 400, 400, 400, 400,
  ]);
});

test('the paper names the bill, the vendor and the case', async () => {
  const bill = await buy(shop, { billNumber: 'SD-0915' });
  const note = await debit(shop, backOf(bill, [1], { remarks: 'Torn packet' }));
  const print = async (language: 'ne' | 'en') => {
    const sent = { params: { id: note.id }, body: { language } };
    return pdfText(Buffer.from(await (await send(shop.owner, debitNoteContract.print, sent)).arrayBuffer()));
  };
  const text = await print('en');
  for (const said of ['Debit note', 'Goods returned', note.number ?? '', bill.code ?? '', 'SD-0915', 'Tea', '113.00'])
    expect(text).toContain(said);
  expect(outOfOrder(text, ['Debit note', 'Tea', '113.00'])).toEqual([]);
  const nepali = await print('ne');
  for (const said of ['डेबिट नोट', 'सामान फिर्ता', '११३.००', 'Torn packet']) expect(nepali).toContain(said);
});
