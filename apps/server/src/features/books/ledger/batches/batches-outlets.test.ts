import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicine, batchOf, buyBatches, keepBatches, shelfOf } from '../../../../testing/batches.ts';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../../testing/caller.ts';
import { addPerson } from '../../../../testing/people.ts';
import { buy } from '../../../../testing/purchases.ts';
import { lineOf, sell, type Shop } from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { type Chain, openChain, receiptOf, transfer } from '../../../../testing/transfers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

async function openPharmacies() {
  const chain = await openChain(app);
  await keepBatches(chain);
  return { chain, pills: await addMedicine(chain) };
}
const keeper = (chain: Chain, outletId: number) =>
  addPerson(app, chain.owner, {
    userType: 'OUTLET_USER',
    outletId,
    rights: ['stock-transfer.read', 'stock-transfer.approve', 'item.read', 'item.update'],
  });

test('whoever works within an outlet receives there what was sent, in its batches', async () => {
  const { chain, pills } = await openPharmacies();
  await buyBatches(chain, pills, [
    ['A1', '2027-05-31', 10],
    ['B2', '2027-08-31', 20],
  ]);
  const sent = await transfer(chain, { lines: [{ itemLedgerDetailId: pills.variantId, quantity: 12 }] });
  const palpa = await keeper(chain, chain.palpaId);
  expect(await call(palpa, stockTransferContract.receive, receiptOf(sent, [11]))).toMatchObject({ state: 'RECEIVED' });
  expect(await shelfOf(app, chain, pills, chain.palpaId)).toEqual({ A1: 10, B2: 1, all: 11 });
  await expectSoundBooks(app);
});

test('an item begins and ends to keep batches as all outlets have it, also for whoever works within one', async () => {
  const { chain, pills } = await openPharmacies();
  const palpa = await keeper(chain, chain.palpaId);
  const turn = async ({ itemId }: Shop['tea'], keepsBatches: boolean) => {
    const { name, categoryId, unitId } = await call(chain.owner, itemContract.get, { params: { itemId } });
    return { params: { itemId }, body: { name, categoryId, unitId, sellingPrice: 20, taxable: false, keepsBatches } };
  };
  await buyBatches(chain, pills, [['A1', '2027-05-31', 10]]);
  expect(fieldsOf(await refusal(palpa, itemContract.update, await turn(pills, false)))).toHaveProperty('keepsBatches');
  expect(fieldsOf(await refusal(palpa, itemContract.update, await turn(chain.tea, true)))).toHaveProperty(
    'keepsBatches',
  );
  await sell(chain, { outletId: chain.outletId, lines: [lineOf(pills.variantId, { quantity: 10, rate: 20 })] });
  expect(await call(palpa, itemContract.update, await turn(pills, false))).not.toHaveProperty('keepsBatches');
  expect(await call(palpa, itemContract.update, await turn(pills, true))).toHaveProperty('keepsBatches', true);
  await expectSoundBooks(app);
});

test('two outlets enter bills of the same new batches at once, whatever the order of their lines', async () => {
  const { chain, pills } = await openPharmacies();
  const other = await addMedicine(chain, 'Cetirizine');
  const bills = Array.from({ length: 6 }, (_, turn) => {
    const lines = [pills, other].flatMap(({ variantId }) =>
      ['A1', 'B2', 'C3', 'D4'].map((number) => batchOf(variantId, [`${number}-${turn}`, '2027-05-31', 1])),
    );
    return [
      { outletId: chain.outletId, lines },
      { outletId: chain.palpaId, lines: lines.toReversed() },
    ];
  }).flat();
  await Promise.all(bills.map((bill) => buy(chain, { issuedDateAD: '2026-11-20', dueDateAD: '2026-12-20', ...bill })));
  expect(await shelfOf(app, chain, pills, chain.palpaId)).toMatchObject({ all: 24 });
  expect(await shelfOf(app, chain, pills)).toMatchObject({ all: 24 });
  await expectSoundBooks(app);
});

test('batches are not switched off while an item begins to keep them', async () => {
  const chain = await openChain(app);
  const { categoryId, unitId } = await call(chain.owner, itemContract.get, { params: { itemId: chain.tea.itemId } });
  for (const name of ['Syrup', 'Balm', 'Drops', 'Powder']) {
    await keepBatches(chain);
    const body = { name, categoryId, unitId, sellingPrice: 90, taxable: false, keepsBatches: true };
    const [made, off] = await Promise.all([
      send(chain.owner, itemContract.create, { body }),
      send(chain.owner, businessContract.saveBatchRule, { body: { keepsBatches: false } }),
    ]);
    expect([made.status, off.status].filter((status) => status === 200 || status === 201)).toHaveLength(1);
    if (off.status !== 200) break;
  }
  await expectSoundBooks(app);
});
