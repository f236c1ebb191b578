import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { platformTenant, type Tx } from './database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const addTwice = `insert into reference_edition (name, checksum) values ('twice', 'x')`;

test('a transaction fails for its first reason, also when a later statement is the one that is waited for', async () => {
  const failing = app.services.database.transaction('write', platformTenant, async (tx) => {
    void tx.query(addTwice);
    void tx.query(addTwice);
    await tx.query('select 1');
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
});

test('work that outlives its transaction reaches no other one', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failing = app.services.database.transaction('write', platformTenant, (tx) => {
    late = lateWork(tx);
    return Promise.reject(new Error('refused meanwhile'));
  });
  await expect(failing).rejects.toThrow('refused meanwhile');
  await expect(late).rejects.toThrow('the transaction has ended');
  expect(await app.asOwner(`select name from reference_edition where name = 'late'`)).toEqual([]);
});

async function lateWork(tx: Tx): Promise<void> {
  await tx.query('select pg_sleep(0.2)');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await tx.query(`insert into reference_edition (name, checksum) values ('late', 'x')`);
}
