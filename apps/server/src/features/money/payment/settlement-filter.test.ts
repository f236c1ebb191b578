import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, inOutlet } from '../../../testing/people.ts';
import { addCustomer, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { listSettlements, createSettlement } = paymentContract;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 20 })] });
});
afterAll(() => app.close());

const receive = (rows: Parameters<typeof paying>[0]) =>
  call(shop.owner, createSettlement, { body: { ...paying(rows), customerId: shop.customerId } });
const found = async (query: object) =>
  (await call(shop.owner, listSettlements, { query })).rows.map(({ id }) => id).toSorted((a, b) => a - b);

test('payments are narrowed to a mode, which is one of those that they were paid by, and to an outlet', async () => {
  const cash = await receive([row(100)]);
  const mixed = await receive([row(100), row(50, 'ONLINE')]);
  const cheque = await receive([row(70, 'CHEQUE')]);
  expect(await found({ mode: 'CASH' })).toEqual([cash.id, mixed.id]);
  expect(await found({ mode: 'ONLINE' })).toEqual([mixed.id]);
  expect(await found({ mode: 3 })).toEqual([cheque.id]);
  expect(fieldsOf(await refusal(shop.owner, listSettlements, { query: { mode: 'GOLD' } }))).toHaveProperty('mode');
  const elsewhere = await addOutlet(app, shop.owner, 'PKR');
  expect(await found({ outletId: shop.outletId })).toEqual([cash.id, mixed.id, cheque.id]);
  expect(await found({ outletId: elsewhere })).toEqual([]);
  const there = await inOutlet(app, shop.owner, elsewhere);
  const { rows } = await call(there, listSettlements, { query: { outletId: shop.outletId } });
  expect(rows, 'an office sees its own').toEqual([]);
});

test('what a customer owes is told by pages, the oldest first, sorted as asked for, and found by its number', async () => {
  const customerId = await addCustomer(shop.owner, 'Hari Kirana');
  const bills = [];
  for (const quantity of [2, 3, 1])
    bills.push(
      await sell(shop, { customerId, outletId: shop.outletId, lines: [lineOf(shop.rice.variantId, { quantity })] }),
    );
  const ids = bills.map(({ id }) => id);
  const owed = (query: object) =>
    call(shop.owner, paymentContract.openDocuments, {
      params: { customerId },
      query: { outletId: shop.outletId, ...query },
    });
  const idsOf = async (query: object) => (await owed(query)).rows.map(({ componentEntityId: id }) => id);
  const page = { pageSize: 2, pageNumber: 0 };
  expect(await owed(page)).toMatchObject({ recordsTotal: 3, advanceAmount: 0 });
  expect([await idsOf(page), await idsOf({ ...page, pageNumber: 1 })]).toEqual([ids.slice(0, 2), ids.slice(2)]);
  expect(await idsOf({ sort: '-dueAmount' })).toEqual([ids[1], ids[0], ids[2]]);
  const code = (await owed({})).rows[1]?.code;
  const { rows: numbered } = await owed({ search: code });
  expect(numbered).toMatchObject([{ componentEntityId: ids[1], code, dueAmount: 300 }]);
  const unknown = { params: { customerId }, query: { outletId: shop.outletId, sort: 'gold' } };
  expect(fieldsOf(await refusal(shop.owner, paymentContract.openDocuments, unknown))).toHaveProperty('sort');
});
