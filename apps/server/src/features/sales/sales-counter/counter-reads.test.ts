import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type Caller } from '../../../testing/caller.ts';
import { countRowsRead } from '../../../testing/many/many-names.ts';
import { openShop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Device, openCounter } from './testing/counters.ts';

const sales = 3000;
/** The last of a counter, and what belongs to it. */
const mostRead = 50;

let app: TestApp;
let device: Device;
beforeAll(async () => {
  app = await startTestApp();
  device = await openCounter(await openShop(app));
  await fillHistory(device);
});
afterAll(() => app.close());

/** What a counter sold in years, and what was lent to it meanwhile, as they are kept: written past the triggers. */
async function fillHistory({ shop, counterId }: Device): Promise<void> {
  const whose = `${shop.owner.businessId}, ${shop.outletId}, ${counterId}`;
  const rows = `generate_series(1, ${sales}) n`;
  const moment = `timestamptz '2026-11-01' + n * interval '1 minute'`;
  await app.asOwner(`set session_replication_role = replica;
    insert into counter_invoice (business_id, outlet_id, counter_id, fiscal_year, sequence, number, state, hash, lend_id, issued_at,
        dated_on, dated_on_bs, issued_by, issued_by_name, customer_name, net_paisa, vat_paisa, total_paisa, received_at, received_by,
        received_by_name, settled_by, settled_by_name, settled_at, settle_reason)
      select ${whose}, '2083/84', n, 'N-' || n, 'SETTLED', repeat('a', 64), 1, ${moment}, '2026-11-01', '2083-07-15', 1, 'Sita', 'Ram',
        100, 0, 100, ${moment}, 1, 'Sita', 1, 'Sita', ${moment}, 'Looked into' from ${rows};
    insert into counter_lend (business_id, outlet_id, counter_id, from_at, until_at, invoices, lent_to, lent_to_name, heads)
      select ${whose}, ${moment}, ${moment} + interval '2 days', 500, 1, 'Sita', '[]' from ${rows};
    analyze counter_invoice; analyze counter_lend`);
}

const reads: Readonly<Record<string, (caller: Caller) => Promise<unknown>>> = {
  'what is locked': (caller) => call(caller, periodLockContract.overview, {}),
  'the VAT return': (caller) => call(caller, vatReturnContract.get, { query: { dayAD: '2026-11-20' } }),
  'the end of the year': (caller) => call(caller, yearEndContract.get, { query: { fiscalYear: '2083/84' } }),
  dashboard: (caller) => call(caller, dashboardContract.summary, {}),
  'how a counter stands': (caller) => call(caller, salesCounterContract.get, { params: { id: device.counterId } }),
  counters: (caller) => call(caller, salesCounterContract.list, { query: {} }),
};

test('what is read of counters each day is the last of each, and not all that they sold', async () => {
  const rowsRead = countRowsRead(app, ['counter_invoice', 'counter_lend']);
  const walks: string[] = [];
  for (const [name, read] of Object.entries(reads)) {
    rowsRead.clear();
    await read(device.shop.owner);
    const { table, rows } = rowsRead.most();
    if (rows > mostRead) walks.push(`${name}: ${rows} of ${table}`);
  }
  expect(walks).toEqual([]);
});
