import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { enterOldBill } from '../../../testing/opening-dues.ts';
import { openShop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
/** What the statements name: what a customer owed, another of them that was cancelled, and what a vendor was owed. */
const ids = { owed: 0, undone: 0, vendor: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const { owner, customerId } = await openShop(app);
  ids.owed = (await enterOldBill(owner, customerId)).id;
  ids.undone = (await enterOldBill(owner, customerId)).id;
  await call(owner, openingDueContract.cancel, { params: { id: ids.undone }, body: { reason: 'Slip' } });
  ids.vendor = (await enterOldBill(owner, (await addVendor(owner)).id, { party: 'vendor' })).id;
});
afterAll(() => app.close());

test('opening dues, one of them cancelled, are in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['opening receivable', `update document set booked_on = booked_on + 1 where id = $owed`],
  ['opening receivable', `update document set booked_on = null where id = $owed`],
  ['opening receivable', `update document set total_paisa = total_paisa + 1 where id = $owed`],
  ['opening receivable', `update document set state = 'FINAL', cancelled_at = null where id = $undone`],
  [
    'opening receivable',
    `update journal_line set account_code = 'SALES' where account_code = 'OPENING_BALANCE'
     and entry_id = (select entry_id from document where id = $owed)`,
  ],
  ['opening payable', `update document set state = 'CANCELLED', cancelled_at = now() where id = $vendor`],
  ['opening payable', `update document set vat_paisa = 1 where id = $vendor`],
  ['entries', `update document set booked_on = booked_on - 1 where id = $vendor`],
  ['bills of opening_receivable', `update document set heading = 'Z-1' where id = $owed`],
  ['bills of opening_payable', `update document set vendor_bill = '2083/84 Z-1' where id = $vendor`],
])('%s are found wrong: %s', async (check, statement) => {
  const planted = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`$${name}`, String(id)), statement);
  expect((await faultsOf(withFaults(app, planted), check)).length).toBeGreaterThan(0);
});
