import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicine, buyBatches, keepBatches } from '../../../testing/batches.ts';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openShop } from '../../../testing/shop.ts';
import { leavingOf, writeOff } from '../../../testing/stock-papers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
/** What the statements name: one that stands, and one that was taken back. */
const ids = { own: 0, back: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const lines = [leavingOf(shop.rice.variantId, { quantity: 3 }), leavingOf(shop.tea.variantId, { reason: 'SAMPLE' })];
  const [own, back] = [await writeOff(shop, { lines }), await writeOff(shop)];
  await call(shop.owner, writeOffContract.cancel, { params: { id: back.id }, body: { reason: 'Slip' } });
  await keepBatches(shop);
  const pills = await addMedicine(shop);
  await buyBatches(shop, pills, [['NEW', '2027-05-31', 5]]);
  await buyBatches(shop, pills, [['OLD', '2026-11-10', 5]], '2026-11-01');
  const gift = [
    leavingOf(pills.variantId, { reason: 'GIVEN_AWAY' }),
    leavingOf(pills.variantId, { reason: 'EXPIRED' }),
  ];
  await writeOff(shop, { lines: gift });
  Object.assign(ids, { own: own.id, back: back.id });
});
afterAll(() => app.close());

test('what left, and what came back, is in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['stock papers', `update stock_paper set state = 'POSTED', cancelled_at = null where id = $back`],
  ['stock papers', `update stock_paper set state = 'CANCELLED', cancelled_at = now() where id = $own`],
  ['stock papers', 'update stock_paper set entry_id = null where id = $own'],
  ['stock papers', 'update stock_paper set value_paisa = value_paisa + 1 where id = $own'],
  ['stock papers', 'update stock_paper set dated_on = dated_on - 1 where id = $own'],
  ['write-offs', 'update write_off_line set cost_paisa = cost_paisa + 1 where paper_id = $own'],
  ['write-offs', 'update write_off_line set stock_quantity = stock_quantity + 1 where paper_id = $own'],
  ['accounts of write-offs', `update write_off_line set reason = 'OWN_USE' where paper_id = $own and line_number = 1`],
  ['expiry of write-offs', `update item_batch set expires_on = '2026-11-19' where number = 'NEW'`],
  ['expiry of write-offs', `update item_batch set expires_on = '2026-11-20' where number = 'OLD'`],
  ['expiry of write-offs', `update write_off_line set reason = 'SAMPLE' where reason = 'EXPIRED'`],
  ['gaps', 'update stock_paper set sequence = 77 where id = $own'],
  ['gaps', `update number_series set last_number = last_number + 1 where kind = 'WRITE_OFF'`],
  ['numbers', `update stock_paper set number = 'DMG-1' where id = $own`],
])('%s are found wrong: %s', async (check, statement) => {
  const planted = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`$${name}`, String(id)), statement);
  expect((await faultsOf(withFaults(app, planted), check)).length).toBeGreaterThan(0);
});
