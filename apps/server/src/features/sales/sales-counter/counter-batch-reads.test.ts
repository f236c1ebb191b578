import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicine, buyBatches, keepBatches, shelfOf } from '../../../testing/batches.ts';
import { call } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { countRowsRead } from '../../../testing/many/many-names.ts';
import { lineOf } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openChain } from '../../../testing/transfers.ts';
import { openCounter, sellAt, take } from './testing/counters.ts';

const batches = 3000;
/** The few that move, and what belongs to them. */
const mostRead = 100;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a receipt of goods that were owed once, and their coming back, read not all batches that there ever were', async () => {
  const chain = await openChain(app);
  await keepBatches(chain);
  const [pills, device] = [await addMedicine(chain), await openCounter(chain)];
  const line = { name: 'Paracetamol', nameNp: null, unit: 'pcs', writtenIn: null, rate: 20_00, discount: 0, vat: 0 };
  const sold = await sellAt(device, {
    form: { lines: [lineOf(pills.variantId, { quantity: 3, rate: 20 })] },
    printed: { lines: [{ ...line, quantity: 3, net: 60_00 }], totals: { net: 60_00, vat: 0, grandTotal: 60_00 } },
  });
  const [taken] = (await take(device, [sold])).taken;
  expect(taken?.state).toBe('POSTED');
  const { businessId } = chain.owner;
  // What another outlet had in years, written past the triggers.
  await app.asOwner(`set session_replication_role = replica;
    with filled as (
      insert into item_batch (business_id, item_variant_id, number, expires_on)
      select ${businessId}, ${pills.variantId}, 'N-' || n, '2027-01-31' from generate_series(1, ${batches}) n returning id)
    insert into batch_balance (business_id, item_variant_id, outlet_id, batch_id, expires_on, quantity, last_moved_on)
      select ${businessId}, ${pills.variantId}, ${chain.palpaId}, id, '2027-01-31', 0, '2026-01-31' from filled;
    analyze item_batch; analyze batch_balance`);
  const rowsRead = countRowsRead(app, ['item_batch', 'batch_balance']);
  await buyBatches(chain, pills, [['C3', '2027-09-30', 5]]);
  expect(rowsRead.most().rows, 'a receipt').toBeLessThan(mostRead);
  const invoice = await call(chain.owner, invoiceContract.get, { params: { id: taken?.invoiceId ?? 0 } });
  rowsRead.clear();
  await credit(chain, returnOf(invoice, [3]));
  expect(rowsRead.most().rows, 'what comes back').toBeLessThan(mostRead);
  expect(await shelfOf(app, chain, pills)).toEqual({ C3: 5, all: 5 });
});
