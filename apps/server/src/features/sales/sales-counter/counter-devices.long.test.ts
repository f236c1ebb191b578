import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { mostSent } from '@bahi/contract/sales/sales-counter/counter-device';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openShop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { counterOf, type Device, openCounter, sellMany, type Sent, take } from './testing/counters.ts';

vi.setConfig({ testTimeout: 1_200_000 });

const sold = 500;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** Sends all in their order, every part of it twice, as where each first answer was lost. */
async function sendAll(device: Device, sent: readonly Sent[]): Promise<void> {
  for (let from = 0; from < sent.length; from += mostSent) {
    const part = sent.slice(from, from + mostSent);
    const [first, again] = [await take(device, part), await take(device, part)];
    expect(new Set(first.taken.map(({ state }) => state))).toEqual(new Set(['POSTED']));
    expect(again.taken).toEqual(first.taken);
  }
}

test('three devices of five hundred invoices each, sent at once: nothing is lost, doubled or numbered anew', async () => {
  const shop = await openShop(app);
  const devices = await Promise.all([1, 2, 3].map((place) => openCounter(shop, `Counter ${place}`)));
  const sent = await Promise.all(devices.map((device) => sellMany(device, sold)));
  await Promise.all(devices.map((device, place) => sendAll(device, sent[place] ?? [])));
  for (const device of devices)
    expect(await counterOf(device)).toMatchObject({ state: 'ACTIVE', refusedCount: 0, series: [{ sequence: sold }] });
  expect((await call(shop.owner, invoiceContract.list, { query: { pageSize: 10 } })).recordsTotal).toBe(3 * sold);
  const [numbers] = await app.asOwner(
    `select count(distinct number)::int as different, count(*)::int as all, max(sequence) as highest from document
     where business_id = $1 and counter_id is not null`,
    [shop.owner.businessId],
  );
  expect(numbers).toEqual({ different: 3 * sold, all: 3 * sold, highest: sold });
});
