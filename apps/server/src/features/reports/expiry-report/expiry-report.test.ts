import { expiryReportContract } from '@bahi/contract/reports/expiry-report/expiry-report.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicine, buyBatches, keepBatches } from '../../../testing/batches.ts';
import { call, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { receive, transfer } from '../../../testing/transfers.ts';

let app: TestApp;
let shop: Shop;
let pills: Shop['tea'];
let palpaId: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await keepBatches(shop);
  await allowDaysBack(shop);
  palpaId = await addOutlet(app, shop.owner, 'PALPA');
  pills = await addMedicine(shop);
  await buyBatches(shop, pills, [['OLD', '2026-11-10', 6]], '2026-11-01');
  await buyBatches(shop, pills, [
    ['NEAR', '2026-12-20', 10],
    ['FAR', '2027-08-31', 20],
  ]);
  await sell(shop, { outletId: shop.outletId, lines: [lineOf(pills.variantId, { quantity: 3, rate: 20 })] });
});
afterAll(() => app.close());

const generate = (filter: object = {}, caller = shop.owner) =>
  call(caller, expiryReportContract.generate, { body: { asAtAD: '2026-11-20', ...filter } });
const batchesOf = async (filter: object = {}, caller = shop.owner) =>
  (await generate(filter, caller)).rows.map(({ batchNumber, daysLeft, quantity }) => [batchNumber, daysLeft, quantity]);

test('what expires within ninety days is listed, what has expired first', async () => {
  expect(await batchesOf()).toEqual([
    ['OLD', -10, 6],
    ['NEAR', 30, 7],
  ]);
  expect((await generate()).rows[1]).toMatchObject({ itemName: 'Paracetamol', expiresOn: '2026-12-20' });
});

test('it is narrowed to days, to an item and to an outlet', async () => {
  expect(await batchesOf({ within: 'EXPIRED' })).toEqual([['OLD', -10, 6]]);
  expect(await batchesOf({ within: 'ANY', sort: '-expiresOn' })).toEqual([
    ['FAR', 284, 20],
    ['NEAR', 30, 7],
    ['OLD', -10, 6],
  ]);
  expect(await batchesOf({ itemId: shop.tea.itemId })).toEqual([]);
  const chain = { ...shop, palpaId };
  const lines = [{ itemLedgerDetailId: pills.variantId, quantity: 2 }];
  await receive(chain, await transfer(chain, { lines }));
  expect(await batchesOf({ outletId: palpaId })).toEqual([['NEAR', 30, 2]]);
  const rights = ['expiry-report.report'] as const;
  const keeper = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: palpaId });
  expect(await batchesOf({}, keeper)).toEqual([['NEAR', 30, 2]]);
});

test('as of a day that is past it is as it was', async () => {
  expect(await batchesOf({ asAtAD: '2026-11-05' })).toEqual([['OLD', 5, 6]]);
});

test('it is a file as well, and dashboard and stock card know of batches', async () => {
  const body = { asAtAD: '2026-11-20', fileType: 'EXCEL' as const, language: 'en' as const };
  const answer = await send(shop.owner, expiryReportContract.download, { body });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  expect(rows.flat()).toContain('NEAR');
  const { business } = await call(shop.owner, dashboardContract.summary, {});
  expect(business?.toDo).toContainEqual({ kind: 'EXPIRED', subject: null, count: 1 });
  const query = { fromDateAD: '2026-11-01', toDateAD: '2026-11-20' };
  const card = await call(shop.owner, stockCardContract.get, { params: { variantId: pills.variantId }, query });
  expect(card.rows.find(({ kind }) => kind === 'SALE')?.batches).toMatchObject([{ batchNumber: 'NEAR', quantity: 3 }]);
});
