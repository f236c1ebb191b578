import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { backOf, cheaper, debit, type DebitNoteBody } from '../../../testing/debit-notes.ts';
import { addOutlet, addPerson, inOutlet } from '../../../testing/people.ts';
import { bought, buy, purchaseOf } from '../../../testing/purchases.ts';
import { addItem, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
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

const refused = (body: DebitNoteBody) => refusal(shop.owner, debitNoteContract.save, { body });
const at = async (body: DebitNoteBody) => fieldsOf(await refused(body));
const goods = (quantity = 0) =>
  addItem(shop.owner, shop.outletId, {
    name: `G ${unusedNumber()}`,
    taxable: true,
    sellingPrice: 300,
    quantity,
    cost: 100,
  });

test('no more goes back than is left, of pieces, of money and of freight', async () => {
  const bill = await buy(shop, { shippingCharge: 40 });
  await debit(shop, backOf(bill, [1]));
  expect(await at(backOf(bill, [9.5]))).toEqual({ 'lines.0.quantity': 'At most 9 are left to give back' });
  expect(await refused(backOf(bill, [9.5]))).toMatchObject({ message: 'At most 9 are left to give back' });
  expect(await at(cheaper(bill, [900.01]))).toEqual({ 'lines.0.amount': 'At most Rs 900.00 are left to take back' });
  expect(await at(backOf(bill, [1], { shippingCharge: 41 }))).toEqual({
    shippingCharge: 'At most Rs 40.00 are left to take back',
  });
});

test('what goes back is said, once, of the lines of that bill', async () => {
  const [bill, other] = [await buy(shop), await buy(shop)];
  const [line, foreign] = [bill.lines[0]?.id ?? 0, other.lines[0]?.id ?? 0];
  expect(await at({ ...backOf(bill, []), lines: [] })).toEqual({
    lines: 'Say what goes back: it comes to nothing',
  });
  const twice = [1, 1].map((quantity) => ({ purchaseLineId: line, quantity }));
  expect(await at({ ...backOf(bill, []), lines: twice })).toHaveProperty(['lines.1.purchaseLineId']);
  const strange = [{ purchaseLineId: foreign, quantity: 1 }];
  expect(await at({ ...backOf(bill, []), lines: strange })).toHaveProperty(['lines.0.purchaseLineId']);
  expect(await at({ ...backOf(bill, []), lines: [{ purchaseLineId: line }] })).toHaveProperty(['lines.0.quantity']);
  expect((await refused(backOf(bill, [1], { expectedTotal: 112 }))).status).toBe(409);
});

test('goods that are no longer on the shelf do not go back: it is said what is there', async () => {
  const { variantId } = await goods();
  const bill = await buy(shop, { lines: [bought(variantId, { quantity: 10 })] });
  await sell(shop, { lines: [lineOf(variantId, { quantity: 7, rate: 200 })] });
  const answer = await at(backOf(bill, [4]));
  expect(answer['lines.0.quantity']).toMatch(/^Only 3 .+ are on the shelf$/);
  await debit(shop, backOf(bill, [3]));
});

test('two lines of the same goods together take no more than the shelf has', async () => {
  const { variantId } = await goods();
  const lines = [bought(variantId, { quantity: 5 }), bought(variantId, { quantity: 5, rate: 90 })];
  const bill = await buy(shop, { lines });
  await sell(shop, { lines: [lineOf(variantId, { quantity: 4, rate: 200 })] });
  expect(await at(backOf(bill, [4, 4]))).toHaveProperty(['lines.1.quantity']);
});

test('its day is not before the bill, not in the future and in no lock; stock is that of its day', async () => {
  const other = await openShop(app);
  await allowDaysBack(other);
  const bill = await buy(other, { issuedDateAD: '2026-11-18' });
  const on = (issuedDateAD: string) =>
    refusal(other.owner, debitNoteContract.save, { body: backOf(bill, [1], { issuedDateAD }) });
  expect(fieldsOf(await on('2026-11-17'))).toEqual({
    issuedDateAD: 'It cannot be before the day of the purchase bill',
  });
  expect(fieldsOf(await on('2026-11-21'))).toHaveProperty('issuedDateAD');
  const body = { scope: 'ALL', throughDayAD: '2026-11-19', reason: 'Closed' } as const;
  await call(other.owner, periodLockContract.lock, { body });
  expect(fieldsOf(await on('2026-11-19'))).toHaveProperty('issuedDateAD');
  expect((await debit(other, backOf(bill, [1]))).setOffAmount).toBe(113);
});

test('a draft, a cancelled bill and one of another outlet or business have no returns', async () => {
  const vendorId = (await addVendor(shop.owner, { alias: `V${unusedNumber()}` })).id;
  const draft = await call(shop.owner, purchaseContract.save, {
    params: { type: 'draft' },
    body: purchaseOf(shop, vendorId),
  });
  expect(await at(backOf(draft, [1]))).toHaveProperty('purchaseId');
  expect(await at({ ...backOf(draft, [1]), purchaseId: 999_999 })).toEqual({
    purchaseId: 'This purchase bill does not exist',
  });
  const bill = await buy(shop);
  const note = await debit(shop, backOf(bill, [1]));
  const there = await inOutlet(app, shop.owner, await addOutlet(app, shop.owner, 'BR'));
  const sent = { params: { purchaseId: bill.id } };
  expect(fieldsOf(await refusal(there, debitNoteContract.returnable, sent))).toHaveProperty('purchaseId');
  expect((await refusal(there, debitNoteContract.get, { params: { id: note.id } })).status).toBe(404);
  const stranger = await openShop(app);
  expect((await refusal(stranger.owner, debitNoteContract.get, { params: { id: note.id } })).status).toBe(404);
});

test('a bill with a note is not cancelled, and a final note is neither changed nor removed', async () => {
  const bill = await buy(shop);
  const note = await debit(shop, backOf(bill, [1]));
  const answer = await refusal(shop.owner, purchaseContract.cancel, {
    params: { id: bill.id },
    body: { reason: 'Typed wrongly' },
  });
  expect([answer.status, answer.message]).toEqual([409, 'It has a debit note, so it stays']);
  expect((await refused(backOf(bill, [1], { id: note.id, version: note.version }))).status).toBe(409);
  expect((await refusal(shop.owner, debitNoteContract.removeDraft, { params: { id: note.id } })).status).toBe(409);
  const sent = { params: { id: (await debit(shop, backOf(bill, [1], { state: 'DRAFT' }))).id }, body: {} };
  expect((await refusal(shop.owner, debitNoteContract.print, sent)).status).toBe(409);
});

test('who may not receive money leaves the rest as an advance; who reads nothing of vendors sees none', async () => {
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['debit-note.create', 'debit-note.read'],
  });
  const bill = await buy(shop);
  const body = backOf(bill, [1], { refundMode: 'CASH' });
  expect(fieldsOf(await refusal(clerk, debitNoteContract.save, { body }))).toHaveProperty('refundMode');
  const cashier = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['payment.create', 'payment.read'],
  });
  const vendorId = bill.vendorId;
  const refund = {
    vendorId,
    outletId: shop.outletId,
    paymentMode: 'CASH',
    paymentDate: '2026-11-20',
    amount: 1,
  } as const;
  expect((await refusal(cashier, paymentContract.refund, { body: refund })).status).toBe(403);
  const asked = { params: { vendorId }, query: { outletId: shop.outletId } };
  expect(await call(cashier, paymentContract.vendorAdvance, asked)).toEqual({ advanceAmount: null });
});
