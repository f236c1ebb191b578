import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicine, batchOf, buyBatches, keepBatches, shelfOf } from '../../../../testing/batches.ts';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../../testing/caller.ts';
import { addPerson } from '../../../../testing/people.ts';
import { bought, purchaseOf } from '../../../../testing/purchases.ts';
import { allowDaysBack, billOf, lineOf, openShop, sell, type Shop } from '../../../../testing/shop.ts';
import { leavingOf, writeOff, writeOffOf } from '../../../../testing/stock-papers.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addVendor } from '../../../../testing/vendors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

/** A pharmacy with 10 tablets that expire in May, 20 in August, and 4 that expire today, 2026-11-20, next year. */
async function openPharmacy() {
  const shop = await openShop(app);
  await keepBatches(shop);
  const pills = await addMedicine(shop);
  const bill = await buyBatches(shop, pills, [
    ['B2', '2027-08-31', 20],
    ['A1', '2027-05-31', 10],
  ]);
  return { shop, pills, bill };
}
const pillsOf = (pills: Shop['tea'], quantity: number, line: object = {}) =>
  lineOf(pills.variantId, { quantity, rate: 20, ...line });

test('a business that does not keep batches sees nothing of them', async () => {
  const shop = await openShop(app);
  expect(await call(shop.owner, businessContract.profile, {})).not.toHaveProperty('keepsBatches');
  const { itemId } = shop.tea;
  expect(await call(shop.owner, itemContract.get, { params: { itemId } })).not.toHaveProperty('keepsBatches');
  const sold = await sell(shop, { lines: [lineOf(shop.tea.variantId, { rate: 200 })] });
  expect(sold.lines[0]).not.toHaveProperty('batches');
  const form = await call(shop.owner, itemContract.get, { params: { itemId } });
  const body = { name: 'Tea', categoryId: form.categoryId, unitId: form.unitId, sellingPrice: 200, keepsBatches: true };
  expect(fieldsOf(await refusal(shop.owner, itemContract.update, { params: { itemId }, body }))).toEqual({
    keepsBatches: 'Batches are switched on in the business profile first',
  });
});

test('the owner alone switches them on, and off only while no item keeps any', async () => {
  const { shop } = await openPharmacy();
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['business-profile.update', 'business-profile.read'],
  });
  const body = { keepsBatches: false };
  expect(await refusal(clerk, businessContract.saveBatchRule, { body })).toMatchObject({ status: 403 });
  expect(await refusal(shop.owner, businessContract.saveBatchRule, { body })).toMatchObject({
    error: 'business.batchesInUse',
  });
});

test('an item begins and ends to keep batches only while nothing of it is there', async () => {
  const { shop, pills } = await openPharmacy();
  const turn = async (item: Shop['tea'], keepsBatches: boolean) => {
    const { itemId } = item;
    const { name, categoryId, unitId } = await call(shop.owner, itemContract.get, { params: { itemId } });
    const body = { name, categoryId, unitId, sellingPrice: 20, taxable: false, keepsBatches };
    return { params: { itemId }, body };
  };
  const text =
    'Changed only while nothing of the item is in stock or on its way: nobody would know of which batch that is';
  expect(fieldsOf(await refusal(shop.owner, itemContract.update, await turn(shop.tea, true)))).toEqual({
    keepsBatches: text,
  });
  expect(fieldsOf(await refusal(shop.owner, itemContract.update, await turn(pills, false)))).toEqual({
    keepsBatches: text,
  });
  await sell(shop, { lines: [pillsOf(pills, 30)] });
  expect(await call(shop.owner, itemContract.update, await turn(pills, false))).not.toHaveProperty('keepsBatches');
  expect((await call(shop.owner, itemContract.update, await turn(pills, true))).keepsBatches).toBe(true);
  await expectSoundBooks(app);
});

test('opening stock goes into a batch that is named', async () => {
  const { shop } = await openPharmacy();
  const { categoryId, unitId } = await call(shop.owner, itemContract.get, { params: { itemId: shop.tea.itemId } });
  const form = { name: 'Syrup', categoryId, unitId, sellingPrice: 90, taxable: false, keepsBatches: true };
  const row = { outletId: shop.outletId, quantity: 7, rate: 60 };
  expect(fieldsOf(await refusal(shop.owner, itemContract.create, { body: { ...form, openingStock: [row] } }))).toEqual({
    'openingStock.0.batchNumber': 'Enter number and expiry of the batch',
  });
  const openingStock = [{ ...row, batchNumber: 's-1', batchExpiryAD: '2027-1-31' }];
  const item = await call(shop.owner, itemContract.create, { body: { ...form, openingStock } });
  const syrup = { itemId: item.id, variantId: item.itemLedgerDetailId };
  expect(await shelfOf(app, shop, syrup)).toEqual({ 'S-1': 7, all: 7 });
});

test('a bill of a vendor names the batch of what goes onto such a shelf, and of nothing else', async () => {
  const { shop, pills } = await openPharmacy();
  const { id } = await addVendor(shop.owner, { alias: 'PHARMA' });
  const refused = async (line: ReturnType<typeof bought>) =>
    fieldsOf(
      await refusal(shop.owner, purchaseContract.save, {
        params: { type: 'final' },
        body: purchaseOf(shop, id, { lines: [line] }),
      }),
    );
  expect(await refused(bought(pills.variantId))).toEqual({
    'lines.0.batchNumber': 'Enter number and expiry of the batch',
  });
  expect(await refused(bought(pills.variantId, { batchNumber: 'C3' }))).toEqual({
    'lines.0.batchExpiryAD': 'Enter the expiry of the batch',
  });
  expect(await refused(batchOf(pills.variantId, ['C3', '2027-02-30', 5]))).toEqual({
    'lines.0.batchExpiryAD': expect.any(String),
  });
  expect(await refused(batchOf(pills.variantId, ['C3', '2026-11-19', 5]))).toEqual({
    'lines.0.batchExpiryAD': 'This had expired before it was bought',
  });
  expect(await refused(batchOf(shop.tea.variantId, ['C3', '2027-11-19', 5]))).toEqual({
    'lines.0.batchNumber': 'This item keeps no batches',
  });
  // A draft may wait for it.
  const draft = await call(shop.owner, purchaseContract.save, {
    params: { type: 'draft' },
    body: purchaseOf(shop, id, { lines: [bought(pills.variantId)] }),
  });
  expect(draft.state).toBe('DRAFT');
});

test('what expires first is sold first, over batches if need be, and the bill says of which', async () => {
  const { shop, pills, bill } = await openPharmacy();
  expect(bill.lines[1]).toMatchObject({ batchNumber: 'A1', batchExpiryAD: '2027-05-31' });
  const sold = await sell(shop, { lines: [pillsOf(pills, 12), pillsOf(pills, 3)] });
  expect(sold.lines.map(({ batches }) => batches)).toEqual([
    [
      { batchNumber: 'A1', expiryAD: '2027-05-31', quantity: 10 },
      { batchNumber: 'B2', expiryAD: '2027-08-31', quantity: 2 },
    ],
    [{ batchNumber: 'B2', expiryAD: '2027-08-31', quantity: 3 }],
  ]);
  expect(await shelfOf(app, shop, pills)).toEqual({ B2: 15, all: 15 });
  const offered = await call(shop.owner, invoiceContract.batches, {
    query: { itemLedgerDetailId: pills.variantId, outletId: shop.outletId },
  });
  expect(offered).toMatchObject([{ batchNumber: 'B2', quantity: 15, isExpired: false }]);
  await expectSoundBooks(app);
});

test('who sells is told what can be sold on the day: what has expired by then is not among it, and still leaves otherwise', async () => {
  const { shop, pills } = await openPharmacy();
  const { outletId } = shop;
  const told = async (dayAD: string) => {
    const [listed] = (
      await call(shop.owner, itemContract.priceList, { query: { outletId, dayAD, search: 'Paracetamol' } })
    ).rows;
    const query = { inventoryType: 'ITEM', id: pills.variantId, outletId, dayAD } as const;
    const one = await call(shop.owner, invoiceContract.itemServiceDetail, { query });
    const [goods] = (
      await call(shop.owner, writeOffContract.goods, { query: { outletId, dayAD, search: 'Paracetamol' } })
    ).rows;
    return [listed?.stockQuantity, one.stockQuantity, goods?.stockQuantity];
  };
  expect(await told('2027-05-31'), 'the last day of the first batch').toEqual([30, 30, 30]);
  expect(await told('2027-06-01')).toEqual([20, 20, 30]);
  expect(await told('2027-09-01')).toEqual([0, 0, 30]);
});

test('another batch is sold where the line names it, as far as it goes', async () => {
  const { shop, pills } = await openPharmacy();
  const query = { itemLedgerDetailId: pills.variantId, outletId: shop.outletId };
  const [, second] = await call(shop.owner, invoiceContract.batches, { query });
  const batchId = second?.batchId ?? 0;
  const draft = await sell(shop, { state: 'DRAFT', lines: [pillsOf(pills, 5, { batchId })] });
  expect(draft.lines[0]).toMatchObject({ batchId });
  const sold = await sell(shop, { lines: [pillsOf(pills, 5, { batchId })] });
  expect(sold.lines[0]?.batches).toMatchObject([{ batchNumber: 'B2', quantity: 5 }]);
  const refused = async (line: object) =>
    fieldsOf(
      await refusal(shop.owner, invoiceContract.create, { body: billOf(shop, { lines: [pillsOf(pills, 16, line)] }) }),
    );
  expect(await refused({ batchId })).toEqual({ 'lines.0.quantity': 'Only 15 of batch B2' });
  expect(await refused({ batchId: 999_999 })).toEqual({ 'lines.0.batchId': 'This batch is not on the shelf' });
  expect(await shelfOf(app, shop, pills)).toEqual({ A1: 10, B2: 15, all: 25 });
});

test('of many bills at once that want the same batch as many are issued as it has for, with no gap in their numbers', async () => {
  const { shop, pills } = await openPharmacy();
  const query = { itemLedgerDetailId: pills.variantId, outletId: shop.outletId };
  const [first] = await call(shop.owner, invoiceContract.batches, { query });
  const body = billOf(shop, { lines: [pillsOf(pills, 4, { batchId: first?.batchId ?? 0 })] });
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, () => call(shop.owner, invoiceContract.create, { body })),
  );
  const issued = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(issued.map(({ lines }) => lines[0]?.batches)).toEqual(
    [1, 2].map(() => [{ batchNumber: 'A1', expiryAD: '2027-05-31', quantity: 4 }]),
  );
  expect(await shelfOf(app, shop, pills)).toEqual({ A1: 2, B2: 20, all: 22 });
  const next = await sell(shop, { lines: [pillsOf(pills, 1)] });
  expect(next.code).toMatch(/-00003$/);
  await expectSoundBooks(app);
});

test('what has expired is not sold, whoever names it', async () => {
  const { shop, pills } = await openPharmacy();
  await buyBatches(shop, pills, [['OLD', '2026-11-10', 6]], '2026-11-01');
  const query = { itemLedgerDetailId: pills.variantId, outletId: shop.outletId };
  const [old] = await call(shop.owner, invoiceContract.batches, { query });
  expect(old).toMatchObject({ batchNumber: 'OLD', isExpired: true });
  const refused = async (quantity: number, line: object = {}) =>
    fieldsOf(
      await refusal(shop.owner, invoiceContract.create, {
        body: billOf(shop, { lines: [pillsOf(pills, quantity, line)] }),
      }),
    );
  expect(await refused(1, { batchId: old?.batchId ?? 0 })).toEqual({
    'lines.0.batchId': 'Batch OLD expired on 2026-11-10',
  });
  expect(await refused(31)).toEqual({ 'lines.0.quantity': 'Only 30 has not expired; 6 has' });
  expect(await refused(37)).toEqual({ 'lines.0.quantity': 'Only 36 in stock' });
  const sold = await sell(shop, { lines: [pillsOf(pills, 1)] });
  expect(sold.lines[0]?.batches).toMatchObject([{ batchNumber: 'A1' }]);
  // On its last day it was sold.
  await allowDaysBack(shop);
  const earlier = await openPharmacy();
  await allowDaysBack(earlier.shop);
  await buyBatches(earlier.shop, earlier.pills, [['OLD', '2026-11-10', 6]], '2026-11-01');
  const onLastDay = await sell(earlier.shop, {
    issuedDateAD: '2026-11-10',
    outletId: earlier.shop.outletId,
    lines: [pillsOf(earlier.pills, 6)],
  });
  expect(onLastDay.lines[0]?.batches).toMatchObject([{ batchNumber: 'OLD', quantity: 6 }]);
  await expectSoundBooks(app);
});

test('what came on a later day is no batch of an earlier one', async () => {
  const { shop, pills } = await openPharmacy();
  await allowDaysBack(shop);
  await buyBatches(shop, pills, [['EARLY', '2028-01-31', 5]], '2026-11-05');
  const body = billOf(shop, { outletId: shop.outletId, issuedDateAD: '2026-11-06', lines: [pillsOf(pills, 6)] });
  expect(Object.keys(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body })))).toEqual([
    'lines.0.quantity',
  ]);
  const sold = await sell(shop, { ...body, lines: [pillsOf(pills, 5)] });
  expect(sold.lines[0]?.batches).toMatchObject([{ batchNumber: 'EARLY', quantity: 5 }]);
  await expectSoundBooks(app);
});

test('beyond the shelf no such goods are sold, whatever the business allows', async () => {
  const { shop, pills } = await openPharmacy();
  await call(shop.owner, businessContract.saveStockRule, { body: { allowsNegativeStock: true } });
  const body = billOf(shop, { lines: [pillsOf(pills, 31)] });
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body }))).toEqual({
    'lines.0.quantity': 'Only 30 in stock',
  });
});

test('a bill that is cancelled puts back what it took, and one of a vendor takes back what it brought', async () => {
  const { shop, pills, bill } = await openPharmacy();
  const sold = await sell(shop, { lines: [pillsOf(pills, 12)] });
  await call(shop.owner, invoiceContract.cancel, { params: { id: sold.id }, body: { reason: 'Slip' } });
  expect(await shelfOf(app, shop, pills)).toEqual({ A1: 10, B2: 20, all: 30 });
  await buyBatches(shop, pills, [['C3', '2028-01-31', 50]]);
  await sell(shop, { lines: [pillsOf(pills, 1)] });
  // Enough is there, but not of the batches that the bill brought.
  expect(
    await refusal(shop.owner, purchaseContract.cancel, { params: { id: bill.id }, body: { reason: 'Slip' } }),
  ).toMatchObject({ status: 409, error: 'batch.gone' });
  await expectSoundBooks(app);
});

test('what is cleared away is first what expires first, expired or not, unless the line names another batch', async () => {
  const { shop, pills } = await openPharmacy();
  await buyBatches(shop, pills, [['OLD', '2026-11-10', 6]], '2026-11-01');
  const left = await writeOff(shop, { lines: [leavingOf(pills.variantId, { quantity: 8 })] });
  expect(left.lines[0]?.batches).toMatchObject([
    { batchNumber: 'OLD', quantity: 6 },
    { batchNumber: 'A1', quantity: 2 },
  ]);
  const query = { itemLedgerDetailId: pills.variantId, outletId: shop.outletId };
  const batches = await call(shop.owner, writeOffContract.batches, { query });
  const batchId = batches.find(({ batchNumber }) => batchNumber === 'B2')?.batchId ?? 0;
  const broken = await writeOff(shop, { lines: [leavingOf(pills.variantId, { quantity: 1, batchId })] });
  expect(broken.lines[0]?.batches).toMatchObject([{ batchNumber: 'B2', quantity: 1 }]);
  await call(shop.owner, writeOffContract.cancel, { params: { id: left.id }, body: { reason: 'Slip' } });
  expect(await shelfOf(app, shop, pills)).toEqual({ OLD: 6, A1: 10, B2: 19, all: 35 });
  await expectSoundBooks(app);
});

test('what is given to customers has not expired, and what is written off as expired has', async () => {
  const { shop, pills } = await openPharmacy();
  await buyBatches(shop, pills, [['OLD', '2026-11-10', 6]], '2026-11-01');
  const leaving = (line: object) => leavingOf(pills.variantId, line);
  const refused = async (line: object) =>
    fieldsOf(
      await refusal(shop.owner, writeOffContract.create, { body: writeOffOf(shop, { lines: [leaving(line)] }) }),
    );
  const query = { itemLedgerDetailId: pills.variantId, outletId: shop.outletId };
  const [old, fresh] = await call(shop.owner, writeOffContract.batches, { query });
  expect(await refused({ quantity: 31, reason: 'SAMPLE' })).toEqual({
    'lines.0.quantity': 'Only 30 has not expired; 6 has',
  });
  expect(await refused({ reason: 'GIVEN_AWAY', batchId: old?.batchId })).toEqual({
    'lines.0.batchId': 'Batch OLD expired on 2026-11-10',
  });
  expect(await refused({ quantity: 8, reason: 'EXPIRED' })).toEqual({ 'lines.0.quantity': 'Only 6 has expired' });
  expect(await refused({ reason: 'EXPIRED', batchId: fresh?.batchId })).toEqual({
    'lines.0.batchId': 'Batch A1 can be sold until 2027-05-31',
  });
  // The damaged ones of the first line leave what has expired to the second.
  const left = await writeOff(shop, {
    lines: [leaving({ quantity: 1 }), leaving({ quantity: 6, reason: 'EXPIRED' }), leaving({ reason: 'SAMPLE' })],
  });
  expect(left.lines.map(({ batches }) => batches?.map(({ batchNumber }) => batchNumber))).toEqual([
    ['A1'],
    ['OLD'],
    ['A1'],
  ]);
  await expectSoundBooks(app);
});

test('a line that names a batch has it, and one before it that names none takes what is left', async () => {
  const { shop, pills } = await openPharmacy();
  const query = { itemLedgerDetailId: pills.variantId, outletId: shop.outletId };
  const [first] = await call(shop.owner, invoiceContract.batches, { query });
  const sold = await sell(shop, {
    lines: [pillsOf(pills, 10), pillsOf(pills, 4, { batchId: first?.batchId ?? 0 })],
  });
  expect(sold.lines.map(({ batches }) => batches?.map(({ batchNumber, quantity }) => [batchNumber, quantity]))).toEqual(
    [
      [
        ['A1', 6],
        ['B2', 4],
      ],
      [['A1', 4]],
    ],
  );
  await expectSoundBooks(app);
});

test('a batch that later bills need does not leave on an earlier day, though the shelf had enough', async () => {
  const shop = await openShop(app);
  await keepBatches(shop);
  await allowDaysBack(shop);
  const pills = await addMedicine(shop);
  await buyBatches(shop, pills, [['A1', '2027-05-31', 5]], '2026-11-01');
  await buyBatches(shop, pills, [['B2', '2027-08-31', 5]], '2026-11-10');
  const { outletId } = shop;
  await sell(shop, { outletId, issuedDateAD: '2026-11-15', lines: [pillsOf(pills, 5)] });
  const body = writeOffOf(shop, { dateAD: '2026-11-05', lines: [leavingOf(pills.variantId, { quantity: 5 })] });
  expect(fieldsOf(await refusal(shop.owner, writeOffContract.create, { body }))).toEqual({
    'lines.0.quantity': 'The batches have only 0',
  });
});
