import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicine, buyBatches, keepBatches } from '../../../../testing/batches.ts';
import { expectSoundBooks, faultsOf, withFaults } from '../../../../testing/books.ts';
import { call } from '../../../../testing/caller.ts';
import { lineOf, openShop, sell } from '../../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  await keepBatches(shop);
  const pills = await addMedicine(shop);
  await buyBatches(shop, pills, [
    ['A1', '2027-05-31', 10],
    ['B2', '2027-08-31', 20],
  ]);
  await sell(shop, { lines: [lineOf(pills.variantId, { quantity: 12, rate: 20 })] });
  const slip = await sell(shop, { lines: [lineOf(pills.variantId, { quantity: 3, rate: 20 })] });
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
});
afterAll(() => app.close());

test('batches that came, were sold and came back are in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['batches', 'update batch_balance set quantity = quantity + 1 where quantity > 0'],
  ['batches', 'update stock_balance set in_batches = false where in_batches'],
  ['batches', 'update item set keeps_batches = not keeps_batches'],
  ['batches', 'update stock_balance set in_batches = true where not in_batches'],
  ['kept batch_balance', 'update batch_balance set quantity = quantity + 1 where quantity > 0'],
  ['kept batch_balance', 'delete from batch_move where quantity < 0'],
  ['batch moves', 'update batch_move set quantity = quantity - 1 where quantity < 0'],
  ['batch moves', 'update batch_move set moved_on = moved_on - 1'],
  ['batch moves', 'update batch_move set source_line = source_line + 7'],
  ['batch moves', 'update item_batch set item_variant_id = item_variant_id - 1'],
  ['expired batches', `update item_batch set expires_on = '2026-11-19' where number = 'A1'`],
  ['expired batches', 'update batch_balance set expires_on = expires_on + 1'],
  ['expired batches', 'update batch_balance set last_moved_on = last_moved_on - 1'],
  ['batches of bills', `update item_batch set number = 'A2' where number = 'A1'`],
  ['batches of bills', 'update purchase_line set batch_expires_on = batch_expires_on + 1'],
  ['batches of bills', 'update purchase_line set batch_number = null, batch_expires_on = null'],
])('%s are found wrong: %s', async (check, statement) => {
  expect((await faultsOf(withFaults(app, statement), check)).length).toBeGreaterThan(0);
});

test('what is owed to a shelf on which its goods lie is found wrong', async () => {
  const books = withFaults(
    app,
    `insert into item_batch (business_id, item_variant_id, number, expires_on)
     select business_id, item_variant_id, null, null from item_batch where number = 'B2'`,
    `insert into batch_balance (business_id, item_variant_id, outlet_id, batch_id, expires_on, quantity, last_moved_on)
     select lies.business_id, lies.item_variant_id, lies.outlet_id, owed.id, null, -1, lies.last_moved_on
     from batch_balance lies join item_batch owed on owed.item_variant_id = lies.item_variant_id and owed.number is null
     where lies.quantity > 0`,
    'update batch_balance set quantity = quantity + 1 where quantity > 0',
  );
  expect(await faultsOf(books, 'batches')).toHaveLength(1);
});

test('the database takes no shelf that is another than its batches', async () => {
  const moved = (statement: string) => app.asOwner(statement);
  await expect(moved('update stock_balance set quantity = quantity + 1 where in_batches')).rejects.toThrow(
    /its batches/,
  );
  await expect(moved('update batch_balance set quantity = quantity - 1 where quantity > 1')).rejects.toThrow(
    /its batches/,
  );
  await expect(moved('update stock_balance set in_batches = true where not in_batches')).rejects.toThrow(/its batches/);
});
