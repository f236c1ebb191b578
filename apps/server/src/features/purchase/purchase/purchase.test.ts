import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { bought, buy, purchaseOf } from '../../../testing/purchases.ts';
import { addItem, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
let spending: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const body = { categoryName: 'Repairs', categoryType: 'EXPENSE' };
  spending = (await call(shop.owner, categoryContract.create, { body })).id;
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const newVendor = async (isVatRegistered = true) =>
  (await addVendor(shop.owner, { alias: `V${unusedNumber()}`, isVatRegistered })).id;
const goods = (name: string, quantity = 0, cost = 0, taxable = true) =>
  addItem(shop.owner, shop.outletId, { name: `${name} ${unusedNumber()}`, taxable, sellingPrice: 300, quantity, cost });

/** What an entry of a bill says: account, debit and credit in paisa. */
async function booked(purchaseId: number): Promise<unknown[]> {
  const rows = await app.asOwner(
    `select account_code, debit_paisa::int, credit_paisa::int from journal_line
     join document on document.business_id = journal_line.business_id and document.entry_id = journal_line.entry_id
     where document.business_id = $1 and document.id = $2 order by line_number`,
    [shop.owner.businessId, purchaseId],
  );
  return rows.map((row) => [row['account_code'], row['debit_paisa'], row['credit_paisa']]);
}

/** What is on the shelf of a variant, and what it is worth in paisa. */
async function onShelf(variantId: number): Promise<unknown> {
  const [row] = await app.asOwner(
    'select quantity::float8 as quantity, value_paisa::int as value from stock_balance where business_id = $1 and item_variant_id = $2',
    [shop.owner.businessId, variantId],
  );
  return [row?.['quantity'], row?.['value']];
}

test('goods come in at what they cost, VAT is set off, and the vendor is owed the bill', async () => {
  const tea = await goods('Tea', 10, 100);
  const vendorId = await newVendor();
  const bill = await buy(shop, {
    vendorId,
    lines: [bought(tea.variantId, { quantity: 20, rate: 130, discountType: '1', discount: 10 })],
    discountType: '2',
    discount: 40,
    shippingCharge: 60,
  });
  // 20 × 130 less a tenth, less 40: 2,300; with the way 2,360, VAT 306.80.
  expect(bill).toMatchObject({
    state: 'FINAL',
    grandTotal: 2666.8,
    vat: 306.8,
    isVatSetOff: true,
    paymentStatus: 'DUE',
  });
  expect(bill.code).toMatch(/^PUR-.+-2083\/84-\d{5}$/);
  expect(bill.lines).toMatchObject([{ netAmount: 2340, costAmount: 2360, stockQuantity: 20 }]);
  expect(await booked(bill.id)).toEqual([
    ['INVENTORY', 236_000, 0],
    ['INPUT_VAT', 30_680, 0],
    ['PAYABLE', 0, 266_680],
  ]);
  expect(await onShelf(tea.variantId)).toEqual([30, 336_000]);
  const query = { fromDateAD: '2026-07-17', toDateAD: '2026-11-20' };
  const statement = await call(shop.owner, statementContract.vendor, { params: { id: vendorId }, query });
  expect(statement.rows).toMatchObject([{ kind: 'PURCHASE', reference: bill.code }]);
});

test('a vendor without VAT charges none; and of one with VAT a shop without it pays it as cost', async () => {
  const bill = await buy(shop, { vendorId: await newVendor(false), billNumber: null });
  expect(bill).toMatchObject({ grandTotal: 1000, vat: 0, isTaxInvoice: false, billNumber: null });
  const small = await openShop(app, 'PAN');
  const there = await buy(small);
  expect(there).toMatchObject({ grandTotal: 1130, vat: 130, isVatSetOff: false });
  expect(there.lines).toMatchObject([{ costAmount: 1130 }]);
});

test('what is bought may be capital goods or be spent at once; only goods of the shelf come into stock', async () => {
  const lamp = await goods('Lamp');
  const service = await call(shop.owner, serviceContract.save, {
    body: { name: `Repair ${unusedNumber()}`, durationType: 'JOB', costPrice: 500, taxable: true },
  });
  const bill = await buy(shop, {
    lines: [
      bought(lamp.variantId, { quantity: 2, isCapital: true }),
      bought(lamp.variantId, { quantity: 1, categoryId: spending }),
      { inventoryType: 'SERVICE', serviceId: service.id, quantity: 1, rate: 500, categoryId: spending },
      bought(lamp.variantId, { quantity: 3, taxable: false }),
    ],
  });
  expect(await booked(bill.id)).toEqual([
    ['FIXED_ASSETS', 20_000, 0],
    ['EXPENSES', 10_000, 0],
    ['EXPENSES', 50_000, 0],
    ['INVENTORY', 30_000, 0],
    ['INPUT_VAT', 10_400, 0],
    ['PAYABLE', 0, 120_400],
  ]);
  expect(await onShelf(lamp.variantId)).toEqual([3, 30_000]);
});

test('what is spent at once is spent in a category of expenses', async () => {
  const category = { categoryName: `Rent of a room ${unusedNumber()}`, categoryType: 'INCOME' };
  const { id: categoryId } = await call(shop.owner, categoryContract.create, { body: category });
  const body = purchaseOf(shop, await newVendor(), { lines: [bought(shop.tea.variantId, { categoryId })] });
  const refused = await refusal(shop.owner, purchaseContract.save, { params: { type: 'final' }, body });
  expect(fieldsOf(refused)).toEqual({ 'lines.0.categoryId': 'This is no category of expenses' });
});

test('imported goods bear no VAT on the bill, and are final only with the declaration of the customs', async () => {
  const vendorId = await newVendor();
  const body = purchaseOf(shop, vendorId, { origin: 'IMPORT' });
  expect(await call(shop.owner, purchaseContract.save, { params: { type: 'draft' }, body })).toMatchObject({
    state: 'DRAFT',
  });
  const refused = await refusal(shop.owner, purchaseContract.save, { params: { type: 'final' }, body });
  expect(fieldsOf(refused)).toEqual({
    declarationNumber: 'Required',
    declarationDateAD: 'Required',
    countryId: 'Required',
  });
  const [country] = await app.asOwner(`select id::int from country where code = 'IN'`, []);
  const declared = {
    declarationNumber: 'M-१८४४२',
    declarationDateAD: '2026-11-19',
    countryId: Number(country?.['id']),
  };
  const bill = await buy(shop, { ...body, ...declared });
  expect(bill.lines).toMatchObject([{ taxable: false, isTaxable: true }]);
  expect(bill).toMatchObject({ origin: 'IMPORT', vat: 0, declarationNumber: 'M-18442', countryName: 'India' });
});

test('rates with VAT come out at the total of the bill, and what the vendor rounded is taken as it is', async () => {
  const bill = await buy(shop, {
    ratesIncludeVat: true,
    roundingAmount: -0.4,
    lines: [bought(shop.tea.variantId, { quantity: 3, rate: 33.8 })],
  });
  expect(bill).toMatchObject({ grandTotal: 101, rounding: -0.4, vat: 11.67 });
  expect(await booked(bill.id)).toContainEqual(['ROUNDING', 0, 40]);
  const vendorId = await newVendor();
  const save = { params: { type: 'final' as const }, body: purchaseOf(shop, vendorId, { roundingAmount: -1.01 }) };
  const refused = await refusal(shop.owner, purchaseContract.save, save);
  expect(fieldsOf(refused)).toEqual({ roundingAmount: 'At most one rupee either way' });
});

test('the preview says what the saved bill comes to, and keeps nothing', async () => {
  const vendorId = await newVendor();
  const body = purchaseOf(shop, vendorId, { shippingCharge: 50 });
  const preview = await call(shop.owner, purchaseContract.preview, { body });
  expect((await call(shop.owner, purchaseContract.list, { query: { vendorId } })).recordsTotal).toBe(0);
  const bill = await buy(shop, { ...body, expectedTotal: preview.grandTotal });
  expect(bill).toMatchObject({ grandTotal: preview.grandTotal, vat: preview.vat });
  expect(bill.lines.map(({ costAmount }) => costAmount)).toEqual(preview.lines.map(({ costAmount }) => costAmount));
});

test('a draft has no number and posts nothing; it is written anew, made final, and then stands', async () => {
  const tea = await goods('Draft tea');
  const body = purchaseOf(shop, await newVendor(), { lines: [bought(tea.variantId)] });
  const draft = await call(shop.owner, purchaseContract.save, { params: { type: 'draft' }, body });
  expect(draft).toMatchObject({ code: null, state: 'DRAFT', remainingAmount: 0 });
  const anew = { ...body, id: draft.id, version: draft.version, lines: [bought(tea.variantId, { quantity: 4 })] };
  const bill = await call(shop.owner, purchaseContract.save, { params: { type: 'final' }, body: anew });
  expect(bill).toMatchObject({ id: draft.id, state: 'FINAL', grandTotal: 452 });
  expect(await onShelf(tea.variantId)).toEqual([4, 40_000]);
  const refused = await refusal(shop.owner, purchaseContract.save, {
    params: { type: 'draft' },
    body: { ...anew, version: bill.version },
  });
  expect([refused.status, refused.message]).toEqual([
    409,
    'A purchase bill that is entered is not changed: cancel it and enter it anew',
  ]);
  const final = await refusal(shop.owner, purchaseContract.removeDraft, { params: { id: bill.id } });
  expect(final.message).toBe('Only a draft can be deleted');
});

test('a bill of a vendor is entered once, in whatever digits and by whichever kind of document', async () => {
  const vendorId = await newVendor();
  const first = await buy(shop, { vendorId, billNumber: 'KTM-471' });
  const again = await refusal(shop.owner, purchaseContract.save, {
    params: { type: 'final' },
    body: purchaseOf(shop, vendorId, { billNumber: 'ktm ४७१' }),
  });
  expect(fieldsOf(again)['billNumber']).toContain(first.code);
  expect((await buy(shop, { billNumber: 'KTM-471' })).state).toBe('FINAL');
});

test('what is set off needs the number of the bill', async () => {
  const body = purchaseOf(shop, await newVendor(), { billNumber: '' });
  const refused = await refusal(shop.owner, purchaseContract.save, { params: { type: 'final' }, body });
  expect(fieldsOf(refused)).toEqual({ billNumber: 'VAT is set off by the number of the bill that shows it' });
});

test('money paid on it settles it, and then it is not cancelled until the payment is deleted', async () => {
  const bill = await buy(shop);
  const paper = await call(shop.owner, paymentContract.createSettlement, {
    body: {
      componentEntityId: bill.id,
      componentType: 'PURCHASE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 130 }],
      totalPayingAmount: 130,
    },
  });
  expect(paper).toMatchObject({ kind: 'PAID', vendorId: bill.vendorId });
  const paid = await call(shop.owner, purchaseContract.get, { params: { id: bill.id } });
  expect(paid).toMatchObject({ paymentStatus: 'PARTIALLY_PAID', remainingAmount: 1000, isCancellable: false });
  const body = { reason: 'Twice' };
  const refused = await refusal(shop.owner, purchaseContract.cancel, { params: { id: bill.id }, body });
  expect(refused.message).toBe('It is paid: delete its payments first, then cancel it');
});

test('cancelled, the goods go out again, the number stays, and the same bill can be entered anew', async () => {
  const tea = await goods('Cancelled tea');
  const vendorId = await newVendor();
  const bill = await buy(shop, { vendorId, billNumber: '77', lines: [bought(tea.variantId, { quantity: 5 })] });
  const body = { reason: 'Of another shop' };
  const cancelled = await call(shop.owner, purchaseContract.cancel, { params: { id: bill.id }, body });
  expect(cancelled).toMatchObject({ state: 'CANCELLED', code: bill.code, cancelReason: 'Of another shop' });
  expect(await onShelf(tea.variantId)).toEqual([0, 0]);
  const again = await refusal(shop.owner, purchaseContract.cancel, { params: { id: bill.id }, body });
  expect(again.message).toBe('Only a bill that is in force can be cancelled');
  expect((await buy(shop, { vendorId, billNumber: '77' })).state).toBe('FINAL');
});

test('goods that are sold already keep their bill', async () => {
  const tea = await goods('Sold tea');
  const bill = await buy(shop, { lines: [bought(tea.variantId, { quantity: 2 })] });
  await sell(shop, { lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: tea.variantId, quantity: 1, rate: 300 }] });
  const refused = await refusal(shop.owner, purchaseContract.cancel, {
    params: { id: bill.id },
    body: { reason: 'Wrong' },
  });
  expect(refused.message).toMatch(/^Goods of this bill are already sold: Sold tea/);
});

test('a bill of a former month stays', async () => {
  const bill = await buy(shop, { issuedDateAD: '2026-10-20', dueDateAD: '2026-11-20' });
  const refused = await refusal(shop.owner, purchaseContract.cancel, {
    params: { id: bill.id },
    body: { reason: 'Late' },
  });
  expect(refused.message).toBe('It is of a month that is over: it can no longer be cancelled');
});

test('numbers follow the order of entering, whatever the days of the bills', async () => {
  const later = await buy(shop, { issuedDateAD: '2026-11-19', dueDateAD: '2026-12-19' });
  const earlier = await buy(shop, { issuedDateAD: '2026-11-02', dueDateAD: '2026-12-02' });
  const number = (code: string | null) => Number(code?.slice(-5));
  expect(number(earlier.code)).toBe(number(later.code) + 1);
});

test('a bill that comes late makes what was sold meanwhile cost what it should, by an entry of its own', async () => {
  const tea = await goods('Late tea', 10, 100);
  await sell(shop, { lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: tea.variantId, quantity: 5, rate: 300 }] });
  await buy(shop, {
    issuedDateAD: '2026-11-18',
    dueDateAD: '2026-12-18',
    lines: [bought(tea.variantId, { quantity: 10, rate: 200 })],
  });
  // Twenty for 3,000: the five that were sold cost 150 each, and fifteen for 2,250 are left.
  expect(await onShelf(tea.variantId)).toEqual([15, 225_000]);
});

test('the list is narrowed by state, payment, vendor, origin, day and lateness, and searched by both numbers', async () => {
  const vendorId = await newVendor();
  const late = await buy(shop, {
    vendorId,
    billNumber: 'ZX-9001',
    issuedDateAD: '2026-10-01',
    dueDateAD: '2026-10-05',
  });
  const body = purchaseOf(shop, vendorId);
  const draft = await call(shop.owner, purchaseContract.save, { params: { type: 'draft' }, body });
  const idsOf = async (query: object) =>
    (await call(shop.owner, purchaseContract.list, { query: { vendorId, ...query } })).rows.map(({ id }) => id);
  expect(await idsOf({})).toEqual([draft.id, late.id]);
  expect(await idsOf({ state: 'DRAFT' })).toEqual([draft.id]);
  expect(await idsOf({ isOverdue: true })).toEqual([late.id]);
  expect(await idsOf({ paymentStatus: 'DUE' })).toEqual([late.id]);
  expect(await idsOf({ origin: 'IMPORT' })).toEqual([]);
  expect(await idsOf({ fromDateAD: '2026-11-01' })).toEqual([draft.id]);
  expect(await idsOf({ search: 'zx-९००१' })).toEqual([late.id]);
  expect(await idsOf({ search: late.code ?? '' })).toEqual([late.id]);
  expect(await idsOf({ search: 'Siddhartha', sort: 'issuedDateAD' })).toEqual([late.id, draft.id]);
});
