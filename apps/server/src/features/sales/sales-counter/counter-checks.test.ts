import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { invoicesOf, openCounter, sellMany, take } from './testing/counters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const device = await openCounter(shop);
  await take(device, await sellMany(device, 3));
  const closing = { last: [{ fiscalYear: '2083/84', sequence: 4 }], reason: 'Out of use' };
  await call(shop.owner, salesCounterContract.close, { params: { id: device.counterId }, body: closing });
  const lost = (await invoicesOf(device)).find(({ state }) => state === 'LOST');
  const instead = await sell(shop);
  const settled = { reason: 'Written by hand', invoiceId: instead.id };
  await call(shop.owner, salesCounterContract.settle, { params: { id: lost?.id ?? 0 }, body: settled });
});
afterAll(() => app.close());

test('a counter that sold, was closed and settled is in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['series of counters', `update counter_series set last_sequence = 2`],
  ['series of counters', `update counter_series set printed_last = null`],
  ['series of counters', `update counter_series set last_hash = repeat('0', 64)`],
  ['series of counters', `delete from counter_invoice where hash is null`],
  ['numbers of counters', `update counter_invoice set number = number || '0' where hash is null`],
  ['chain of counters', `update counter_text set text = replace(text, 'Rice', 'Salt')`],
  ['chain of counters', `delete from counter_text where id = (select max(id) from counter_text)`],
  ['chain of counters', `update counter_invoice set hash = repeat('0', 64) where sequence = 2`],
  ['chain of counters', `update counter_invoice set total_paisa = total_paisa + 1 where sequence = 1`],
  ['invoices of counters', `update document set number = number || '0' where counter_id is not null and sequence = 2`],
  [
    'invoices of counters',
    `update counter_invoice set state = 'REFUSED', invoice_id = null, posted_at = null, refusal = 'RULE', reason = 'x', reason_np = 'x'
     where sequence = 3`,
  ],
  ['moments of counters', `update counter_invoice set issued_at = issued_at - interval '1 hour' where sequence = 2`],
  [
    'settled numbers of counters',
    `update counter_invoice settled set settled_invoice_id = (select invoice_id
     from counter_invoice own where own.sequence = 1) where settled.settled_invoice_id is not null`,
  ],
])('%s: %s', async (name, statement) => {
  expect(await faultsOf(withFaults(app, statement), name)).not.toEqual([]);
});
