import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { type CostBody, costOf } from '../../../testing/direct-costs.ts';
import { addPerson } from '../../../testing/people.ts';
import { bought, buy, type PurchaseBody, purchaseOf } from '../../../testing/purchases.ts';
import { addItem, openShop, sell, type Shop } from '../../../testing/shop.ts';
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

const newVendor = async (isVatRegistered = true) =>
  (await addVendor(shop.owner, { alias: `V${unusedNumber()}`, isVatRegistered })).id;
const newItem = async (name: string) =>
  (
    await addItem(shop.owner, shop.outletId, {
      name: `${name} ${unusedNumber()}`,
      taxable: true,
      sellingPrice: 300,
      quantity: 0,
      cost: 0,
    })
  ).variantId;

/** Adds costs of a new carrier each, unless a vendor is given. */
async function land(purchaseInvoiceId: number, ...costs: Partial<CostBody>[]) {
  const whole: CostBody[] = [];
  for (const cost of costs) whole.push(await costOf(shop, await newVendor(), cost));
  return call(shop.owner, directCostContract.save, { body: { purchaseInvoiceId, costs: whole } });
}

async function refused(purchaseInvoiceId: number, cost: Partial<CostBody>) {
  const body = { purchaseInvoiceId, costs: [await costOf(shop, await newVendor(), cost)] };
  return refusal(shop.owner, directCostContract.save, { body });
}

async function onShelf(variantId: number): Promise<unknown> {
  const [row] = await app.asOwner(
    'select quantity::float8 as quantity, value_paisa::int as value from stock_balance where business_id = $1 and item_variant_id = $2',
    [shop.owner.businessId, variantId],
  );
  return [row?.['quantity'], row?.['value']];
}

/** What all entries of a document left on the accounts, in paisa. */
async function booked(documentId: number): Promise<Record<string, number>> {
  const rows = await app.asOwner(
    `select account_code, sum(debit_paisa - credit_paisa)::int as paisa from journal_line line
     join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where entry.business_id = $1 and entry.source_id = $2 and entry.source_kind = 'DIRECT_COST'
     group by account_code having sum(debit_paisa - credit_paisa) <> 0`,
    [shop.owner.businessId, documentId],
  );
  return Object.fromEntries(rows.map((row) => [row['account_code'], Number(row['paisa'])]));
}

const tenAndThirty = async (bill: Partial<PurchaseBody> = {}) => {
  const [cups, plates] = [await newItem('Cup'), await newItem('Plate')];
  const lines = [bought(cups, { quantity: 10, rate: 300 }), bought(plates, { quantity: 30, rate: 50 })];
  return { cups, plates, purchase: await buy(shop, { lines, ...bill }) };
};

test('several costs are spread each in its way, and the goods are worth that much more', async () => {
  const { cups, plates, purchase } = await tenAndThirty();
  const after = await land(
    purchase.id,
    { totalCost: 600 },
    { totalCost: 900, allocationMethod: 'VALUE' },
    { totalCost: 100.01, allocationMethod: 'EQUAL' },
    { totalCost: null, perUnitCost: 2 },
  );
  expect(after.costs.map(({ netAmount }) => netAmount)).toEqual([600, 900, 100.01, 80]);
  const [cupLine, plateLine] = after.purchase.lines;
  const borneBy = (id?: number) =>
    after.shares.filter((share) => share.purchaseLineId === id).map(({ amount }) => amount);
  expect(borneBy(cupLine?.id)).toEqual([150, 600, 50.01, 20]);
  expect(borneBy(plateLine?.id)).toEqual([450, 300, 50, 60]);
  expect(await onShelf(cups)).toEqual([10, 382_001]);
  expect(await onShelf(plates)).toEqual([30, 236_000]);
});

test('it is owed to its own vendor, with VAT set off, and stands in the statement', async () => {
  const { purchase } = await tenAndThirty();
  const vendorId = await newVendor();
  const after = await land(purchase.id, { vendorId, vatAmount: 78, billNumber: 'TR-9' });
  const [cost] = after.costs;
  expect(cost).toMatchObject({ totalBillAmount: 678, vatAmount: 78, remainingAmount: 678, stockAmount: 600 });
  expect(await booked(cost?.id ?? 0)).toEqual({ INVENTORY: 60_000, INPUT_VAT: 7800, PAYABLE: -67_800 });
  const query = { fromDateAD: '2026-07-17', toDateAD: '2026-11-20' };
  const statement = await call(shop.owner, statementContract.vendor, { params: { id: vendorId }, query });
  expect(statement.rows).toMatchObject([{ kind: 'DIRECT_COST', reference: `${cost?.heading} · ${purchase.code}` }]);
});

test('paid in cash at once it leaves nothing due', async () => {
  const { purchase } = await tenAndThirty();
  const [cost] = (await land(purchase.id, { paymentMode: 'CASH' })).costs;
  expect(cost).toMatchObject({ paidAmount: 600, remainingAmount: 0, paymentStatus: 'PAID', isCancellable: false });
});

test('paid or of a former month it is not taken back', async () => {
  const { purchase } = await tenAndThirty({ issuedDateAD: '2026-10-20', dueDateAD: '2026-11-20' });
  const days = { billDateAD: '2026-10-20', dueDateAD: '2026-11-20' };
  const { costs } = await land(purchase.id, { paymentMode: 'CASH' }, days);
  const messages = costs.map(({ id }) =>
    refusal(shop.owner, directCostContract.cancel, { params: { id }, body: { reason: 'Wrong' } }),
  );
  expect((await Promise.all(messages)).map(({ message }) => message)).toEqual([
    'It is paid: delete its payment first',
    'It is of a month that is over and stays',
  ]);
});

test('who may not pay leaves it due', async () => {
  const { purchase } = await tenAndThirty();
  const rights = ['purchase.read', 'purchase.create'] as const;
  const buyer = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const save = async (cost: Partial<CostBody>) => ({
    body: { purchaseInvoiceId: purchase.id, costs: [await costOf(shop, await newVendor(), cost)] },
  });
  const refusedPaid = await refusal(buyer, directCostContract.save, await save({ paymentMode: 'CASH' }));
  expect(fieldsOf(refusedPaid)).toEqual({
    'costs.0.paymentMode': 'You may not make payments: leave it due',
  });
  const { costs } = await call(buyer, directCostContract.save, await save({}));
  expect(costs).toMatchObject([{ remainingAmount: 600 }]);
});

test('the share of what is sold already is a cost of today; of capital goods and what was spent it goes with them', async () => {
  const [cups, lamp] = [await newItem('Cup'), await newItem('Lamp')];
  const body = { categoryName: `Consumables ${unusedNumber()}`, categoryType: 'EXPENSE' };
  const { id: categoryId } = await call(shop.owner, categoryContract.create, { body });
  const purchase = await buy(shop, {
    lines: [
      bought(cups, { quantity: 10 }),
      bought(lamp, { quantity: 5, isCapital: true }),
      bought(lamp, { quantity: 5, categoryId }),
    ],
  });
  await sell(shop, { lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: cups, quantity: 4, rate: 300 }] });
  const [cost] = (await land(purchase.id, { totalCost: 200 })).costs;
  expect(cost).toMatchObject({ netAmount: 200, stockAmount: 60 });
  expect(await booked(cost?.id ?? 0)).toEqual({
    INVENTORY: 6000,
    COST_ADJUSTMENT: 4000,
    FIXED_ASSETS: 5000,
    EXPENSES: 5000,
    PAYABLE: -20_000,
  });
  expect(await onShelf(cups)).toEqual([6, 66_000]);
});

test('goods that were sold after the day of the cost are revalued, by an entry of its own', async () => {
  const cups = await newItem('Cup');
  const purchase = await buy(shop, { issuedDateAD: '2026-11-10', lines: [bought(cups, { quantity: 10 })] });
  await sell(shop, { lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: cups, quantity: 5, rate: 300 }] });
  const [cost] = (await land(purchase.id, { totalCost: 100, billDateAD: '2026-11-12' })).costs;
  expect(await onShelf(cups)).toEqual([5, 55_000]);
  expect(await booked(cost?.id ?? 0)).toEqual({ INVENTORY: 5000, COST_OF_GOODS_SOLD: 5000, PAYABLE: -10_000 });
});

test('taken back the goods cost what they did before, whatever was sold meanwhile', async () => {
  const cups = await newItem('Cup');
  const purchase = await buy(shop, { lines: [bought(cups, { quantity: 10 })] });
  const [cost] = (await land(purchase.id, { totalCost: 100 })).costs;
  await sell(shop, { lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: cups, quantity: 5, rate: 300 }] });
  const [params, body] = [{ id: cost?.id ?? 0 }, { reason: 'Of another load' }];
  const after = await call(shop.owner, directCostContract.cancel, { params, body });
  expect(after).toMatchObject({ costs: [{ isActive: false, cancelReason: 'Of another load' }], shares: [] });
  expect(await onShelf(cups)).toEqual([5, 50_000]);
  expect(await booked(params.id)).toEqual({ INVENTORY: 5000, COST_ADJUSTMENT: -5000 });
  const again = await refusal(shop.owner, directCostContract.cancel, { params, body });
  expect(again.message).toBe('It is cancelled already');
});

test('of an import the customs bear VAT, whoever collects it; else a vendor must be registered', async () => {
  const [country] = await app.asOwner(`select id::int from country where code = 'CN'`, []);
  const declared = { declarationNumber: '77', declarationDateAD: '2026-11-19', countryId: Number(country?.['id']) };
  const { purchase } = await tenAndThirty({ origin: 'IMPORT', ...declared });
  const vendorId = await newVendor(false);
  const [duty] = (await land(purchase.id, { vendorId, totalCost: 500, vatAmount: 650, billNumber: 'C-1' })).costs;
  expect(duty).toMatchObject({ netAmount: 500, vatAmount: 650, totalBillAmount: 1150 });
  const local = await tenAndThirty();
  const refusedThere = await refused(local.purchase.id, { vendorId, vatAmount: 13, billNumber: 'C-2' });
  expect(fieldsOf(refusedThere)['costs.0.vatAmount']).toMatch(/^Set off only by a business with VAT/);
  expect(fieldsOf(await refused(local.purchase.id, { vatAmount: 78.01, billNumber: 'C-3' }))).toEqual({
    'costs.0.vatAmount': 'More than the VAT of the whole bill',
  });
  expect(fieldsOf(await refused(local.purchase.id, { vatAmount: 13 }))).toEqual({
    'costs.0.billNumber': 'VAT needs the number of the paper that shows it',
  });
});

test('where the customs took VAT alone, it is input VAT, and nothing is spread over the goods', async () => {
  const [country] = await app.asOwner(`select id::int from country where code = 'CN'`, []);
  const declared = { declarationNumber: '78', declarationDateAD: '2026-11-19', countryId: Number(country?.['id']) };
  const { purchase, cups } = await tenAndThirty({ origin: 'IMPORT', ...declared });
  const before = await onShelf(cups);
  const vendorId = await newVendor(false);
  const taxAlone = { vendorId, totalCost: 0, vatAmount: 650, billNumber: 'C-4' };
  const [duty] = (await land(purchase.id, taxAlone)).costs;
  expect(duty).toMatchObject({ netAmount: 0, vatAmount: 650, totalBillAmount: 650, stockAmount: 0, adjustedAmount: 0 });
  expect(await booked(duty?.id ?? 0)).toEqual({ INPUT_VAT: 65_000, PAYABLE: -65_000 });
  expect(await onShelf(cups)).toEqual(before);
  const params = { id: duty?.id ?? 0 };
  const after = await call(shop.owner, directCostContract.cancel, { params, body: { reason: 'Typed twice' } });
  expect(after.costs).toMatchObject([{ isActive: false }]);
  expect(await booked(params.id)).toEqual({});
  const { totalCost: _, ...withoutTotal } = await costOf(shop, vendorId, { ...taxAlone, billNumber: 'C-5' });
  const body = { purchaseInvoiceId: purchase.id, costs: [withoutTotal] };
  await call(shop.owner, directCostContract.save, { body });
  // A vendor who charges VAT charges it on something; and nothing at all is no cost.
  const charged = await refused(purchase.id, { totalCost: 0, vatAmount: 13, billNumber: 'C-6' });
  expect(fieldsOf(charged)).toEqual({ 'costs.0.vatAmount': 'More than the VAT of the whole bill' });
  const nothing = await refused(purchase.id, { vendorId, totalCost: 0, vatAmount: 0 });
  expect(fieldsOf(nothing)).toHaveProperty(['costs.0.totalCost']);
});

test('a draft, a cancelled bill and one without goods bear no costs', async () => {
  const body = purchaseOf(shop, await newVendor());
  const draft = await call(shop.owner, purchaseContract.save, { params: { type: 'draft' }, body });
  const message = 'Costs are added to a purchase that is entered and in force';
  expect(fieldsOf(await refused(draft.id, {}))).toEqual({ purchaseInvoiceId: message });
  const category = { categoryName: `Repairs ${unusedNumber()}`, categoryType: 'EXPENSE' };
  const { id: categoryId } = await call(shop.owner, categoryContract.create, { body: category });
  const service = await call(shop.owner, serviceContract.save, {
    body: { name: `Repair ${unusedNumber()}`, durationType: 'JOB', costPrice: 500, taxable: true },
  });
  const repair = await buy(shop, {
    lines: [{ inventoryType: 'SERVICE', serviceId: service.id, quantity: 1, rate: 500, categoryId }],
  });
  expect(fieldsOf(await refused(repair.id, {}))).toEqual({
    purchaseInvoiceId: 'This purchase has no goods that were brought home',
  });
});

test('what is wrong is said at its field, and of several costs none is kept', async () => {
  const { cups, purchase } = await tenAndThirty();
  const at = async (cost: Partial<CostBody>) => fieldsOf(await refused(purchase.id, cost));
  expect(await at({ billDateAD: '2026-11-19' })).toEqual({
    'costs.0.billDateBS': 'It cannot be before the day of the purchase',
  });
  expect(await at({ billDateAD: '2026-11-21' })).toHaveProperty(['costs.0.billDateBS']);
  expect(await at({ totalCost: null })).toHaveProperty(['costs.0.totalCost']);
  expect(await at({ perUnitCost: 1 })).toHaveProperty(['costs.0.perUnitCost']);
  expect(await at({ totalCost: null, perUnitCost: 999_999_999 })).toEqual({
    'costs.0.perUnitCost': 'Should be less than 10 digits',
  });
  expect(await at({ landingCostId: 999_999 })).toHaveProperty(['costs.0.landingCostId']);
  expect(await at({ vendorId: 999_999 })).toHaveProperty(['costs.0.vendorId']);
  const none = await refusal(shop.owner, directCostContract.save, {
    body: { purchaseInvoiceId: purchase.id, costs: [] },
  });
  expect(fieldsOf(none)).toEqual({ costs: 'Add at least one cost' });
  const [good, bad] = [await costOf(shop, await newVendor()), await costOf(shop, await newVendor(), { totalCost: 0 })];
  const both = { purchaseInvoiceId: purchase.id, costs: [good, bad] };
  expect(Object.keys(fieldsOf(await refusal(shop.owner, directCostContract.save, { body: both })))).toEqual([
    'costs.1.totalCost',
  ]);
  const many = { purchaseInvoiceId: purchase.id, costs: Array.from({ length: 21 }, () => good) };
  expect(fieldsOf(await refusal(shop.owner, directCostContract.save, { body: many }))).toEqual({
    costs: 'At most 20 costs at once',
  });
  expect(await onShelf(cups)).toEqual([10, 300_000]);
});

test('a purchase is cancelled only after its costs are', async () => {
  const { purchase } = await tenAndThirty();
  const [cost] = (await land(purchase.id, {})).costs;
  const body = { reason: 'Wrong' };
  const params = { id: purchase.id };
  const first = await refusal(shop.owner, purchaseContract.cancel, { params, body });
  expect(first.message).toBe('Costs were added to it: cancel those first');
  await call(shop.owner, directCostContract.cancel, { params: { id: cost?.id ?? 0 }, body });
  expect((await call(shop.owner, purchaseContract.cancel, { params, body })).state).toBe('CANCELLED');
});

test('costs are listed by vendor and payment, and found by what they are for, their bill and their vendor', async () => {
  const { purchase } = await tenAndThirty();
  const vendorId = await newVendor();
  const after = await land(purchase.id, { vendorId, billNumber: 'LR-7701' }, { paymentMode: 'ONLINE' });
  const ids = after.costs.map(({ id }) => id);
  const idsOf = async (query: object) =>
    (await call(shop.owner, directCostContract.list, { query: { purchaseInvoiceId: purchase.id, ...query } })).rows.map(
      ({ id }) => id,
    );
  expect(await idsOf({})).toEqual(ids.toReversed());
  expect(await idsOf({ vendorId })).toEqual([ids[0]]);
  expect(await idsOf({ paymentStatus: 'PAID' })).toEqual([ids[1]]);
  expect(await idsOf({ search: 'lr-७७०१' })).toEqual([ids[0]]);
  expect(await idsOf({ search: 'freight' })).toEqual(ids.toReversed());
  expect((await call(shop.owner, directCostContract.get, { params: { id: ids[0] ?? 0 } })).billNumber).toBe('LR-7701');
});
