import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, type Person } from '../../../testing/people.ts';
import { openShop } from '../../../testing/shop.ts';
import { countLine, openCount, postCount, writeOff, writeOffOf } from '../../../testing/stock-papers.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

test('papers are found by their number and told of on the dashboard, to who may read them', async () => {
  const shop = await openShop(app);
  const left = await writeOff(shop);
  const { id } = await openCount(shop);
  await countLine(shop, id, shop.rice.variantId, 98);
  const posted = await postCount(shop, id);
  await call(shop.owner, writeOffContract.cancel, { params: { id: left.id }, body: { reason: 'Slip' } });
  const found = async (person: Person, search: string) =>
    (await call(person, searchContract.find, { query: { search } })).map(({ kind, rows }) => [kind, rows[0]?.name]);
  const told = async (person: Person) =>
    ((await call(person, dashboardContract.summary, {})).business?.activities ?? [])
      .filter(({ kind }) => /^(WRITE_OFF|STOCK_COUNT)/.test(kind))
      .map(({ kind, recordId, title, amount }) => [kind, recordId, title, amount]);
  expect(await found(shop.owner, left.code ?? '')).toEqual([['WRITE_OFF', left.code]]);
  expect(await found(shop.owner, 'cnt-ho-२०८३')).toEqual([['STOCK_COUNT', posted.code]]);
  expect(await told(shop.owner)).toEqual([
    ['WRITE_OFF_CANCELLED', left.id, left.code, null],
    ['STOCK_COUNT_POSTED', id, posted.code, null],
    ['WRITE_OFF_ENTERED', left.id, left.code, null],
  ]);
  const rights = ['dashboard.read', 'write-off.read'] as const;
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  expect((await told(clerk)).map(([kind]) => kind)).toEqual(['WRITE_OFF_CANCELLED', 'WRITE_OFF_ENTERED']);
  expect(await found(clerk, 'CNT')).toEqual([]);
  // What goods cost is for who may see purchases.
  const seen = await call(clerk, writeOffContract.get, { params: { id: left.id } });
  expect([seen.value, seen.lines[0]?.cost]).toEqual([null, null]);
});

test('each outlet has numbers of its own, and sees its own papers', async () => {
  const shop = await openShop(app);
  const second = await addOutlet(app, shop.owner, 'KTM');
  const first = await writeOff(shop);
  const rights = ['write-off.read', 'write-off.create'] as const;
  const keeper = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId: second, rights });
  expect((await refusal(keeper, writeOffContract.get, { params: { id: first.id } })).status).toBe(404);
  expect((await call(keeper, writeOffContract.list, { query: {} })).rows).toEqual([]);
  const there = { body: writeOffOf(shop, { outletId: second }) };
  expect((await refusal(shop.owner, writeOffContract.create, there)).status).toBe(400);
  const { rows } = await call(shop.owner, writeOffContract.list, { query: { outletId: shop.outletId } });
  expect(rows.map(({ code }) => code)).toEqual(['DMG-HO-2083/84-00001']);
});
