import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeDue } from './recurring.worker.ts';

let app: TestApp;
const ids = { own: 0, other: 0 };
beforeAll(async () => {
  app = await startTestApp();
  for (const which of ['own', 'other'] as const) {
    const shop = await openShop(app);
    const body = { documentId: (await sell(shop)).id, name: 'Monthly', every: 1, firstDayAD: '2026-11-21' };
    ids[which] = (await call(shop.owner, recurringContract.save, { body })).id;
  }
  app.advance(40 * 86_400_000);
  await makeDue(app.services);
});
afterAll(() => app.close());

test('what came again is in order', () => expectSoundBooks(app));

const oneOfOwn = `(select min(id) from recurring_period where recurring_id = $own)`;
const again = `insert into recurring_period (business_id, outlet_id, recurring_id, period, due_on, due_on_bs, state, document_id)
  select business_id, outlet_id, recurring_id, period, due_on, due_on_bs, state, document_id from recurring_period
  where id = ${oneOfOwn}`;

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  [
    'recurring periods',
    `alter table recurring_period drop constraint recurring_period_key, drop constraint recurring_period_document_key; ${again}`,
  ],
  ['recurring periods', `update recurring_period set recurring_id = $other where id = ${oneOfOwn}`],
  ['recurring periods', `update recurring_period set document_id = 999999 where id = ${oneOfOwn}`],
  ['recurring periods', `update recurring_period set period = '2080-01' where id = ${oneOfOwn}`],
  ['recurring entries', 'update recurring set next_on = first_on where id = $own'],
  ['recurring entries', `update recurring set document_id = 999999 where id = $own`],
])('%s: %s', async (name, statement) => {
  const statements = statement.replaceAll('$own', String(ids.own)).replaceAll('$other', String(ids.other));
  expect((await faultsOf(withFaults(app, ...statements.split('; ')), name)).length).toBeGreaterThan(0);
});
