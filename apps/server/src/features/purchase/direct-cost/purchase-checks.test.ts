import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { costOf } from '../../../testing/direct-costs.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { openShop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
/** What the statements name: a bill with capital goods and a landed cost, and another that was cancelled. */
const ids = { bill: 0, undone: 0, cost: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const vendorId = (await addVendor(shop.owner)).id;
  const lines = [
    bought(shop.tea.variantId, { quantity: 10 }),
    bought(shop.rice.variantId, { quantity: 5 }),
    bought(shop.tea.variantId, { isCapital: true }),
  ];
  const bill = await buy(shop, { vendorId, lines, shippingCharge: 10, roundingAmount: 0.5 });
  const undone = await buy(shop, { vendorId });
  const body = { reason: 'Slip' };
  await call(shop.owner, purchaseContract.cancel, { params: { id: undone.id }, body });
  const costs = [await costOf(shop, vendorId)];
  const landed = await call(shop.owner, directCostContract.save, { body: { purchaseInvoiceId: bill.id, costs } });
  Object.assign(ids, { bill: bill.id, undone: undone.id, cost: landed.costs[0]?.id ?? 0 });
});
afterAll(() => app.close());

test('bills, a cancelled one and a landed cost are in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  [
    'totals of purchase',
    'update purchase_line set rate_paisa = rate_paisa + 1 where document_id = $bill and line_number = 1',
  ],
  ['totals of purchase', 'update purchase set rounding_paisa = 0 where id = $bill'],
  ['totals of purchase', 'update purchase set bill_vat_paisa = bill_vat_paisa - 1 where id = $bill'],
  ['bills of purchase', `update purchase set bill_number = 'Z-1' where id = $bill`],
  [
    'goods of purchase',
    'update purchase_line set stock_quantity = stock_quantity + 1 where document_id = $bill and line_number = 1',
  ],
  [
    'goods of purchase',
    'update stock_move set value_paisa = value_paisa + 1 where source_id = $bill and source_line = 0',
  ],
  ['goods of purchase', `delete from stock_move where source_id = $undone and kind = 'CANCELLATION'`],
  [
    'costs of purchase',
    'update purchase_line set cost_paisa = cost_paisa - 1 where document_id = $bill and line_number = 2',
  ],
  ['costs of purchase', 'update purchase_line set is_capital = false where document_id = $bill and is_capital'],
  ['entries', 'update document set vat_paisa = vat_paisa - 1 where id = $bill'],
  ['landed costs', 'update direct_cost_share set amount_paisa = amount_paisa + 1 where direct_cost_id = $cost'],
  ['landed costs', 'update direct_cost set net_paisa = net_paisa + 1 where id = $cost'],
  ['landed costs', 'update direct_cost set purchase_id = $undone where id = $cost'],
  ['landed costs in stock', 'update direct_cost_share set stock_paisa = stock_paisa - 1 where stock_paisa > 0'],
  ['landed costs in stock', `update stock_move set value_paisa = 0 where kind = 'LANDED_COST'`],
  ['landed costs in stock', `update document set state = 'CANCELLED', cancelled_at = now() where id = $cost`],
])('%s are found wrong: %s', async (check, statement) => {
  const planted = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`$${name}`, String(id)), statement);
  expect((await faultsOf(withFaults(app, planted), check)).length).toBeGreaterThan(0);
});
