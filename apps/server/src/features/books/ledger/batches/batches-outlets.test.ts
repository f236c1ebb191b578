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
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { type Chain, openChain, receiptOf, transfer } from '../../../../testing/transfers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
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
