import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, type Caller } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addLimited, limitCredit } from './testing/credit-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const riceFor = ({ rice }: Shop, customerId: number, rupees: number) => ({
  customerId,
  lines: [lineOf(rice.variantId, { rate: rupees })],
});
/** Whom the list of customers answers of these, the ones over their credit limit or all others. */
async function listed(caller: Caller, ids: readonly number[], isOverLimit: boolean, more: object = {}) {
  const { rows, recordsTotal } = await call(caller, customerContract.list, { query: { isOverLimit, ...more } });
  expect(recordsTotal).toBe(rows.length);
  return rows.map(({ id }) => id).filter((id) => ids.includes(id));
}

test('customers over their credit limit are found: not at it, not without one, and until they pay', async () => {
  const shop = await openShop(app);
  const over = await addLimited(shop.owner, { creditLimit: 1000 });
  const atIt = await addLimited(shop.owner, { creditLimit: 1000 });
  const unlimited = await addLimited(shop.owner, {});
  const nothingOnCredit = await addLimited(shop.owner, { creditLimit: 0 });
  const ids = [over, atIt, unlimited, nothingOnCredit];
  await sell(shop, riceFor(shop, atIt, 1000));
  await sell(shop, riceFor(shop, unlimited, 90_000));
  await sell(shop, riceFor(shop, over, 1001));
  expect(await listed(shop.owner, ids, true)).toEqual([over]);
  expect(new Set(await listed(shop.owner, ids, false))).toEqual(new Set([atIt, unlimited, nothingOnCredit]));
  // The most that is due first, and with another filter beside it.
  await sell(shop, riceFor(shop, nothingOnCredit, 5));
  expect(await listed(shop.owner, ids, true, { sort: '-dueAmount', pageSize: 10 })).toEqual([over, nothingOnCredit]);
  expect(await listed(shop.owner, ids, true, { isActive: false })).toEqual([]);
  const body = { ...paying([row(1)]), customerId: over };
  await call(shop.owner, paymentContract.createSettlement, { body });
  expect(await listed(shop.owner, ids, true)).toEqual([nothingOnCredit]);
  await limitCredit(shop.owner, over, { creditLimit: 999.99 });
  expect(await listed(shop.owner, ids, true)).toEqual(expect.arrayContaining([over, nothingOnCredit]));
});

test('a limit is of all outlets together, and who is of one finds whoever is over it', async () => {
  const shop = await openShop(app);
  const outletId = await addOutlet(app, shop.owner, 'TWO');
  const customerId = await addLimited(shop.owner, { creditLimit: 1000 });
  await sell(shop, { ...riceFor(shop, customerId, 800), outletId: shop.outletId });
  const there = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId,
    rights: ['customer.read', 'invoice.read'],
  });
  expect(await listed(there, [customerId], true)).toEqual([]);
  await sell(shop, { ...riceFor(shop, customerId, 300), outletId: shop.outletId });
  expect(await listed(shop.owner, [customerId], true)).toEqual([customerId]);
  expect(await listed(there, [customerId], true)).toEqual([customerId]);
  // What is due stays that of their own outlet, to which nothing is.
  const { rows } = await call(there, customerContract.list, { query: { isOverLimit: true } });
  expect(rows).toMatchObject([{ id: customerId, dueAmount: 0 }]);
});
