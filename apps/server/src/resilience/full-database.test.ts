import { commonMessages } from '@bahi/contract/common/common.messages';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectionsOf } from '../platform/database/connect.ts';
import { expectSoundBooks } from '../testing/books.ts';
import { call, send } from '../testing/caller.ts';
import { billOf, openShop, type Shop } from '../testing/shop.ts';
import { asOwner } from '../testing/test-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** A database that lets in fewer than this server could use, as one does that others share. */
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ connectionMilliseconds: 2000 });
  shop = await openShop(app);
});
afterAll(() => app.close());

const unlimited = -1;

/** From then on only so many connections are taken, and none that was made before is left beyond them. */
function letIn(connections: number): Promise<unknown> {
  return asOwner(inject('databaseServer'), 'postgres', async (query) => {
    await query(`alter database ${app.databaseName} connection limit ${connections}`);
    if (connections === unlimited) return;
    const left = `from pg_stat_activity where datname = $1`;
    await query(`select pg_terminate_backend(pid) ${left}`, [app.databaseName]);
    // The server hears of each of them as it ends; what is asked from then on takes none that has ended.
    await expect.poll(() => query(`select ${left}`, [app.databaseName])).toEqual([]);
  });
}

test('32 clients of one business are all served where PostgreSQL lets in four', async () => {
  await letIn(4);
  const answers = await Promise.all(
    Array.from(
      { length: 32 },
      async () => (await send(shop.owner, invoiceContract.create, { body: billOf(shop) })).status,
    ),
  );
  await letIn(unlimited);
  expect(answers).toEqual(Array(32).fill(200));
  await expectSoundBooks(app);
});

test('where it lets in nobody, the caller is told when to try again, and is served from then on', async () => {
  await letIn(0);
  const answer = await send({ ...shop.owner, language: 'ne' }, customerContract.list, { query: {} });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({
    error: 'common.unavailable',
    message: commonMessages.texts.unavailable.ne,
  });
  await letIn(unlimited);
  expect((await call(shop.owner, customerContract.list, { query: {} })).recordsTotal).toBe(1);
});

test('a server never opens more connections than PostgreSQL lets it have', async () => {
  const most = (wanted: number) =>
    asOwner(inject('databaseServer'), app.databaseName, (query) =>
      connectionsOf({ query: async (text) => ({ rows: await query(text) }) }, wanted),
    );
  expect(await most(20)).toBe(20);
  await letIn(10);
  expect(await most(20)).toBe(7);
  await letIn(1);
  expect(await most(20)).toBe(1);
  await letIn(unlimited);
  expect(await most(100_000)).toBeLessThan(1000);
});
