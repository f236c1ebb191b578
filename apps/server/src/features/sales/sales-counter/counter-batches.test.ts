import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { exceptionalReportContract } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicine, batchOf, buyBatches, keepBatches, shelfOf } from '../../../testing/batches.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { backOf, debit } from '../../../testing/debit-notes.ts';
import { inOutlet } from '../../../testing/people.ts';
import { buy } from '../../../testing/purchases.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openChain } from '../../../testing/transfers.ts';
import { type Device, openCounter, type Sent, sellAt, take } from './testing/counters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

async function openPharmacy() {
  const shop = await openShop(app);
  await keepBatches(shop);
  return { shop, pills: await addMedicine(shop), device: await openCounter(shop) };
}

const dayMilliseconds = 24 * 3_600_000;
const today = () => new Date(app.services.clock()).toISOString().slice(0, 10);

/** Lets a day go by; whoever was signed in signs in anew. */
async function pass(shop: Shop): Promise<void> {
  app.advance(dayMilliseconds);
  shop.owner = await inOutlet(app, shop.owner, null);
}

/** Hands over so many tablets at 20 each at the counter, which keeps what it sold. */
function handOverAlone(device: Device, pills: Shop['tea'], quantity: number): Promise<Sent> {
  const net = quantity * 20_00;
  const day = new Date(device.issuedAt).toISOString().slice(0, 10);
  const line = {
    name: 'Paracetamol',
    nameNp: null,
    unit: 'pcs',
    writtenIn: null,
    rate: 20_00,
    discount: 0,
    vat: 0,
    quantity,
    net,
  };
  return sellAt(device, {
    form: { issuedDateAD: day, dueDateAD: day, lines: [lineOf(pills.variantId, { quantity, rate: 20 })] },
    printed: { lines: [line], totals: { net, vat: 0, grandTotal: net } },
  });
}

/** The same that is sent at once, or what was sold before; answers the state and the invoice. */
async function handOver(device: Device, pills: Shop['tea'], quantity: number) {
  return bring(device, await handOverAlone(device, pills, quantity));
}

async function bring(device: Device, sold: Sent) {
  const [taken] = (await take(device, [sold])).taken;
  return { state: taken?.state, reason: taken?.reason, id: taken?.invoiceId ?? 0 };
}

test('goods of batches are handed over whether their batches are entered or not, and the next bill fills what is owed', async () => {
  const { shop, pills, device } = await openPharmacy();
  await buyBatches(shop, pills, [['A1', '2027-05-31', 4]]);
  const sold = await handOver(device, pills, 7);
  expect(sold).toMatchObject({ state: 'POSTED', reason: null });
  expect(await shelfOf(app, shop, pills)).toMatchObject({ all: -3 });
  const invoice = await call(shop.owner, invoiceContract.get, { params: { id: sold.id } });
  expect(invoice.lines[0]?.batches).toEqual([{ batchNumber: 'A1', expiryAD: '2027-05-31', quantity: 4 }]);
  const filter = { fromDateAD: '2026-11-20', toDateAD: '2026-11-20', check: 'NEGATIVE_STOCK' as const };
  const { rows } = await call(shop.owner, exceptionalReportContract.generate, { body: filter });
  expect(rows.length, 'it is listed').toBeGreaterThan(0);
  await expectSoundBooks(app);
  // The bill comes in the evening: three of it are gone already, the others are on the shelf.
  await buyBatches(shop, pills, [['B2', '2027-08-31', 10]]);
  expect(await shelfOf(app, shop, pills)).toEqual({ B2: 7, all: 7 });
});

test('what was owed and comes back lies in the batch that came in last', async () => {
  const { shop, pills, device } = await openPharmacy();
  const sold = await handOver(device, pills, 3);
  expect(sold).toMatchObject({ state: 'POSTED' });
  await buyBatches(shop, pills, [['C3', '2027-09-30', 5]]);
  expect(await shelfOf(app, shop, pills)).toEqual({ C3: 2, all: 2 });
  const invoice = await call(shop.owner, invoiceContract.get, { params: { id: sold.id } });
  await credit(shop, returnOf(invoice, [3]));
  expect(await shelfOf(app, shop, pills)).toEqual({ C3: 5, all: 5 });
});

test('a batch that expires before it is sent was handed over all the same', async () => {
  const { shop, pills, device } = await openPharmacy();
  await buyBatches(shop, pills, [['A1', '2026-11-20', 4]]);
  await pass(shop);
  device.issuedAt += dayMilliseconds;
  expect(await handOver(device, pills, 2)).toMatchObject({ state: 'POSTED' });
  expect(await shelfOf(app, shop, pills)).toEqual({ A1: 2, all: 2 });
});

// The counter was away, and what it sold of came in the next morning: whoever is first with the books, the shelf is the same.
test.each(['before', 'after'])(
  'what is entered %s a counter sends what it sold the day before has it',
  async (order) => {
    const { shop, pills, device } = await openPharmacy();
    const sold = await handOverAlone(device, pills, 2);
    await pass(shop);
    const enter = () => buyBatches(shop, pills, [['A1', '2027-05-31', 5]], today());
    if (order === 'before') await enter();
    expect(await bring(device, sold)).toMatchObject({ state: 'POSTED' });
    if (order === 'after') await enter();
    expect(await shelfOf(app, shop, pills)).toEqual({ A1: 3, all: 3 });
    // The next bill is on the shelf whole, and all that is there can be sold.
    await buyBatches(shop, pills, [['B2', '2027-08-31', 10]], today());
    const line = lineOf(pills.variantId, { quantity: 13, rate: 20 });
    await sell(shop, { issuedDateAD: today(), dueDateAD: today(), lines: [line] });
    expect(await shelfOf(app, shop, pills)).toEqual({ all: 0 });
    await expectSoundBooks(app);
  },
);

test('what was on the shelf that day is handed over first, then what came later, and the rest is owed', async () => {
  const { shop, pills, device } = await openPharmacy();
  await buyBatches(shop, pills, [['A1', '2027-08-31', 4]], today());
  const [first, second] = [await handOverAlone(device, pills, 6), await handOverAlone(device, pills, 5)];
  await pass(shop);
  await buyBatches(shop, pills, [['B2', '2027-05-31', 5]], today());
  await bring(device, first);
  expect(await shelfOf(app, shop, pills)).toEqual({ B2: 3, all: 3 });
  await bring(device, second);
  expect(await shelfOf(app, shop, pills)).toEqual({ null: -2, all: -2 });
  await expectSoundBooks(app);
});

test('a bill that filled what was owed takes it back from what lies there by now', async () => {
  const { shop, pills, device } = await openPharmacy();
  await handOver(device, pills, 3);
  const filling = await buy(shop, {
    issuedDateAD: today(),
    lines: [batchOf(pills.variantId, ['C3', '2027-09-30', 2]), batchOf(pills.variantId, ['D4', '2027-10-31', 5])],
  });
  expect(await shelfOf(app, shop, pills)).toEqual({ D4: 4, all: 4 });
  await buyBatches(shop, pills, [['B2', '2027-08-31', 10]], today());
  await call(shop.owner, purchaseContract.cancel, { params: { id: filling.id }, body: { reason: 'Slip' } });
  expect(await shelfOf(app, shop, pills)).toEqual({ B2: 7, all: 7 });
  await expectSoundBooks(app);
});

test('what was owed and comes back is owed no more before any batch fills it', async () => {
  const { shop, pills, device } = await openPharmacy();
  await buyBatches(shop, pills, [['A1', '2027-05-31', 4]], today());
  await buyBatches(shop, pills, [['B2', '2027-08-31', 1]], today());
  const { id } = await handOver(device, pills, 8);
  const invoice = await call(shop.owner, invoiceContract.get, { params: { id } });
  await credit(shop, { ...returnOf(invoice, [8]), issuedDateAD: today() });
  expect(await shelfOf(app, shop, pills)).toEqual({ A1: 4, B2: 1, all: 5 });
});

test('what filled what was owed goes back to its vendor, once a customer has brought it back', async () => {
  const { shop, pills, device } = await openPharmacy();
  const { id } = await handOver(device, pills, 5);
  const invoice = await call(shop.owner, invoiceContract.get, { params: { id } });
  const comeBack = (quantity: number) => credit(shop, { ...returnOf(invoice, [quantity]), issuedDateAD: today() });
  const filling = await buyBatches(shop, pills, [['C3', '2027-09-30', 5]], today());
  await comeBack(3);
  expect(await shelfOf(app, shop, pills)).toEqual({ C3: 3, all: 3 });
  await debit(shop, backOf(filling, [2], { issuedDateAD: today() }));
  expect(await shelfOf(app, shop, pills)).toEqual({ C3: 1, all: 1 });
  // What comes back later lies in the batch that came last: from there it goes back, beyond what the line names.
  await buyBatches(shop, pills, [['D4', '2027-10-31', 1]], today());
  await comeBack(2);
  await debit(shop, backOf(filling, [2], { issuedDateAD: today() }));
  expect(await shelfOf(app, shop, pills)).toEqual({ D4: 2, all: 2 });
  await expectSoundBooks(app);
});

test('what comes back of what was owed lies in a batch of its outlet that has not expired', async () => {
  const chain = await openChain(app);
  await keepBatches(chain);
  const [pills, device] = [await addMedicine(chain), await openCounter(chain)];
  const { id } = await handOver(device, pills, 5);
  await buyBatches(chain, pills, [['A1', '2027-05-31', 5]], today());
  await buyBatches(chain, pills, [['OLD', '2026-11-10', 1]], '2026-11-05');
  await buyBatches({ ...chain, outletId: chain.palpaId }, pills, [['P9', '2027-12-31', 5]], today());
  const invoice = await call(chain.owner, invoiceContract.get, { params: { id } });
  // As whoever works within the outlet, and sees no other.
  const within = { owner: await inOutlet(app, chain.owner, chain.outletId) };
  await credit(within, { ...returnOf(invoice, [4]), issuedDateAD: today() });
  expect(await shelfOf(app, chain, pills)).toEqual({ OLD: 1, A1: 4, all: 5 });
  await expectSoundBooks(app);
});
