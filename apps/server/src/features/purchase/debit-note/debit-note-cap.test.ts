import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { backOf, cheaper, debit, type DebitNoteBody } from '../../../testing/debit-notes.ts';
import { costOf } from '../../../testing/direct-costs.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { addItem, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const goods = async (quantity = 0, cost = 0, of: Shop = shop) =>
  (
    await addItem(of.owner, of.outletId, {
      name: `G ${unusedNumber()}`,
      taxable: true,
      sellingPrice: 300,
      quantity,
      cost,
    })
  ).variantId;
const refusedAt = async (body: DebitNoteBody) => fieldsOf(await refusal(shop.owner, debitNoteContract.save, { body }));

/** Brings the goods of a bill home for so much. */
async function land(purchaseInvoiceId: number, totalCost: number): Promise<number> {
  const vendorId = (await addVendor(shop.owner, { alias: `V${unusedNumber()}` })).id;
  const costs = [await costOf(shop, vendorId, { totalCost })];
  const saved = await call(shop.owner, directCostContract.save, { body: { purchaseInvoiceId, costs } });
  return saved.costs.at(-1)?.id ?? 0;
}

async function onShelf(variantId: number): Promise<unknown> {
  const [balance] = await app.asOwner(
    'select quantity::float8 as quantity, value_paisa::int as value from stock_balance where business_id = $1 and item_variant_id = $2',
    [shop.owner.businessId, variantId],
  );
  return [balance?.['quantity'], balance?.['value']];
}

/** What notes took of the landed costs of a bill, in paisa, one for each of their lines. */
async function landedBy(purchaseId: number): Promise<unknown[]> {
  const rows = await app.asOwner(
    `select line.landed_paisa::int as paisa from debit_note note
     join debit_note_line line on line.business_id = note.business_id and line.document_id = note.id
     where note.business_id = $1 and note.purchase_id = $2 order by line.id`,
    [shop.owner.businessId, purchaseId],
  );
  return rows.map(({ paisa }) => paisa);
}

test('freight of a bill is taken off once, over however many notes, and all of them together are the bill', async () => {
  const variantId = await goods();
  const lines = [bought(variantId, { quantity: 6, rate: 33.33 })];
  const bill = await buy(shop, { lines, shippingCharge: 70.01, roundingAmount: 0.4 });
  const notes = [
    await debit(shop, backOf(bill, [1], { shippingCharge: 30 })),
    await debit(shop, cheaper(bill, [10.01], { shippingCharge: 30 })),
  ];
  expect(await refusedAt(backOf(bill, [1], { shippingCharge: 10.02 }))).toEqual({
    shippingCharge: 'At most Rs 10.01 are left to take back',
  });
  notes.push(await debit(shop, backOf(bill, [2], { shippingCharge: 10.01 })));
  expect(await refusedAt(backOf(bill, [1], { shippingCharge: 0.01 }))).toHaveProperty('shippingCharge');
  notes.push(await debit(shop, backOf(bill, [3])));
  const paisa = notes.reduce((sum, { grandTotal }) => sum + Math.round(grandTotal * 100), 0);
  expect(paisa).toBe(Math.round(bill.grandTotal * 100));
  expect(await call(shop.owner, purchaseContract.get, { params: { id: bill.id } })).toMatchObject({
    remainingAmount: 0,
    debitedAmount: bill.grandTotal,
  });
  expect(await onShelf(variantId)).toEqual([0, 0]);
});

test('of many notes at once that take the freight one does', async () => {
  const bill = await buy(shop, { shippingCharge: 50 });
  const answers = await Promise.allSettled(
    Array.from({ length: 4 }, () => debit(shop, backOf(bill, [1], { shippingCharge: 50 }))),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('what it cost to bring goods home leaves with them to the paisa, however many notes they go back by', async () => {
  const variantId = await goods(3, 100);
  const bill = await buy(shop, { lines: [bought(variantId, { quantity: 3, rate: 100 })] });
  await land(bill.id, 2);
  for (const _third of [1, 2, 3]) await debit(shop, backOf(bill, [1]));
  expect(await landedBy(bill.id)).toEqual([67, 66, 67]);
  // The three that were there before are worth what they were.
  expect(await onShelf(variantId)).toEqual([3, 30_000]);
});

test('no more of a landed cost leaves with goods than went onto the shelf by it', async () => {
  const variantId = await goods();
  const bill = await buy(shop, { lines: [bought(variantId, { quantity: 10, rate: 100 })] });
  await sell(shop, { lines: [lineOf(variantId, { quantity: 6, rate: 200 })] });
  await land(bill.id, 200);
  await buy(shop, { lines: [bought(variantId, { quantity: 20, rate: 100 })] });
  // Four of ten were there to bear it: 80 of the 200. The rest was a cost of what was sold.
  expect(await onShelf(variantId)).toEqual([24, 248_000]);
  await debit(shop, backOf(bill, [3]));
  await debit(shop, backOf(bill, [7]));
  expect(await landedBy(bill.id)).toEqual([6000, 2000]);
  expect(await onShelf(variantId)).toEqual([14, 140_000]);
});

test('a cost that comes after a return is of what is left; one that was taken back is of nothing', async () => {
  const variantId = await goods(10, 100);
  const bill = await buy(shop, { lines: [bought(variantId, { quantity: 10, rate: 100 })] });
  const first = await land(bill.id, 100);
  await debit(shop, backOf(bill, [4]));
  await call(shop.owner, directCostContract.cancel, { params: { id: first }, body: { reason: 'Of another load' } });
  await land(bill.id, 200);
  await debit(shop, backOf(bill, [3]));
  await debit(shop, backOf(bill, [3]));
  expect(await landedBy(bill.id)).toEqual([4000, 6000, 6000]);
});

test('where VAT is a part of the cost, notes take no more off it than it was', async () => {
  const small = await openShop(app, 'PAN');
  const [one, other] = [await goods(0, 0, small), await goods(0, 0, small)];
  // Ten paisa and one of VAT are eleven of cost, of which a third is four: three and nothing on the bill.
  const cheap = bought(one, { quantity: 3, rate: 0.04, discountType: '2', discount: 0.02 });
  const bill = await buy(small, { lines: [cheap, bought(other, { quantity: 2, rate: 100 })] });
  await debit(small, backOf(bill, [1, 0]));
  await debit(small, cheaper(bill, [0.07, 0]));
  await debit(small, backOf(bill, [2, 2]));
  const [left] = await app.asOwner(
    'select sum(value_paisa)::int as value from stock_balance where business_id = $1 and item_variant_id = any($2)',
    [small.owner.businessId, [one, other]],
  );
  expect(left?.['value']).toBe(0);
});
