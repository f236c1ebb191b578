import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { exceptionalReportContract } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicine, buyBatches, keepBatches, shelfOf } from '../../../testing/batches.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { inOutlet } from '../../../testing/people.ts';
import { lineOf, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Device, openCounter, sellAt, take } from './testing/counters.ts';

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

/** Hands over so many tablets at 20 each at the counter; answers the state and the invoice. */
async function handOver(device: Device, pills: Shop['tea'], quantity: number) {
  const net = quantity * 20_00;
  const day = new Date(device.issuedAt).toISOString().slice(0, 10);
  const line = { name: 'Paracetamol', nameNp: null, unit: 'pcs', rate: 20_00, discount: 0, vat: 0, quantity, net };
  const sold = await sellAt(device, {
    form: { issuedDateAD: day, dueDateAD: day, lines: [lineOf(pills.variantId, { quantity, rate: 20 })] },
    printed: { lines: [line], totals: { net, vat: 0, grandTotal: net } },
  });
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
  app.advance(24 * 3_600_000);
  shop.owner = await inOutlet(app, shop.owner, null);
  device.issuedAt += 24 * 3_600_000;
  expect(await handOver(device, pills, 2)).toMatchObject({ state: 'POSTED' });
  expect(await shelfOf(app, shop, pills)).toEqual({ A1: 2, all: 2 });
});
