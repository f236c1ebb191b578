import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { sweep } from '../platform/start/jobs.ts';
import { expectSoundBooks } from '../testing/books.ts';
import { call, refusal } from '../testing/caller.ts';
import { addPerson, type Person } from '../testing/people.ts';
import { billOf, openShop, type Shop } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { asOwner, createDatabase, dropDatabase, ownerAddress, testChainKey } from '../testing/test-database.ts';

/** Two servers that share one database, as behind a load balancer. */
let one: TestApp;
let other: TestApp;
let shop: Shop;

beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ beside: one });
  shop = await openShop(one);
});
afterAll(async () => {
  await expectSoundBooks(one);
  await other.close();
  await one.close();
});

const at = (app: TestApp, person: Person): Person => ({ ...person, base: app.base });

test('who signed in at one posts at both, at the same time, and the numbers have no gap', async () => {
  const bills = await Promise.all(
    Array.from({ length: 24 }, (_, position) =>
      call(at(position % 2 === 0 ? one : other, shop.owner), invoiceContract.create, { body: billOf(shop) }),
    ),
  );
  const numbers = bills.map(({ code }) => Number(code?.split('-').at(-1))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 24 }, (_, position) => position + 1));
});

test('the same request sent to both is done once', async () => {
  const headers = { 'idempotency-key': randomBytes(8).toString('hex') };
  const before = await call(shop.owner, invoiceContract.list, {});
  const answers = await Promise.all(
    [one, other, one, other].map((app) =>
      call(at(app, shop.owner), invoiceContract.create, { body: billOf(shop) }, headers),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await call(shop.owner, invoiceContract.list, {})).recordsTotal).toBe(before.recordsTotal + 1);
});

test('a right that is taken at one acts at the other within a second', async () => {
  const helper = await addPerson(one, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  const there = at(other, helper);
  await call(there, customerContract.list, {});
  const { businessId, userId } = shop.owner;
  await one.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query('delete from user_role where business_id = $1 and user_id = $2', [businessId, helper.userId]),
  );
  other.advance(1001);
  expect(await refusal(there, customerContract.list, {})).toMatchObject({ status: 403 });
});

test('housekeeping of all of them at once sweeps up what is past, and none is in the way of another', async () => {
  await one.asOwner(
    `insert into sign_in_attempt (id, subject, at)
     select gen_random_uuid(), 'long ago', now() - interval '2 days' from generate_series(1, 300)`,
  );
  await Promise.all([one, other, one, other].map(({ services }) => sweep(services)));
  expect(await one.asOwner(`select from sign_in_attempt where subject = 'long ago'`)).toEqual([]);
});

test('servers that start on one empty database at once make it together', async () => {
  const server = inject('databaseServer');
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, 'template1');
  try {
    const done = await Promise.all(
      [1, 2, 3].map(() => migrate(ownerAddress(server, name), { chainKey: testChainKey })),
    );
    const files = await asOwner(server, name, (query) => query('select file from schema_migration order by file'));
    expect(files.length).toBeGreaterThan(5);
    // Each is run by one of them; the others find it done.
    for (const { file } of files) expect(done.flat()).toContain(file);
    expect(await asOwner(server, name, (query) => query('select count(*)::int as n from business'))).toEqual([
      { n: 1 },
    ]);
  } finally {
    await dropDatabase(server, name);
  }
});
