import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  await sell(shop);
  const body = { customerId: shop.customerId, promisedDateAD: '2026-11-25', amount: 50 };
  await call(shop.owner, collectContract.promise, { body });
  await call(shop.owner, collectContract.promise, { body });
});
afterAll(() => app.close());

test('promises are in order', () => expectSoundBooks(app));

const columns =
  'business_id, customer_id, promised_on, promised_on_bs, due_paisa, taken_on, after_settlement, after_entry, created_by, created_by_name';

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  `drop index payment_promise_standing; insert into payment_promise (${columns}) select ${columns} from payment_promise where ended is null`,
  `alter table payment_promise drop constraint payment_promise_not_past; update payment_promise set promised_on = taken_on - 1`,
  `alter table payment_promise drop constraint payment_promise_within_due; update payment_promise set amount_paisa = due_paisa + 1`,
  `delete from payment_promise where ended is null`,
  // What came after it is of another place.
  `update payment_promise set outlet_id = (select min(id) from outlet where outlet.business_id = payment_promise.business_id) where ended is null`,
  `update payment_promise set ended = 'REPLACED', ended_on = taken_on, ended_at = now(), ended_by = created_by, ended_by_name = created_by_name where ended is null`,
  `update payment_promise set after_settlement = 999999`,
  `alter table payment_promise drop constraint payment_promise_customer; update payment_promise set customer_id = 999999 where ended is null`,
])('promises: %s', async (statement) => {
  expect((await faultsOf(withFaults(app, ...statement.split('; ')), 'promises')).length).toBeGreaterThan(0);
});
