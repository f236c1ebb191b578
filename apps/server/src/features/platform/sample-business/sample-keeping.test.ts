import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { afterAll, beforeEach, beforeAll, expect, test, vi } from 'vitest';
import { findingsOf, tamper } from '../../../testing/books.ts';
import { call, refusal } from '../../../testing/caller.ts';
import { openPlatform } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { keepSamples, type MakeSample } from './sample-business.worker.ts';
import { begin, enter, makeEmpty } from './testing/sample.ts';

const { get, begin: beginCall, remove, enter: enterCall } = sampleBusinessContract;
const minute = 60_000;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shop = await openShop(app);
});
afterAll(() => app.close());

const stateOf = async ({ owner }: Shop = shop) => (await call(owner, get, {})).state;
const samples = async ({ owner }: Shop = shop): Promise<number[]> => {
  const rows = await app.asOwner('select id::int from business where sample_of_id = $1', [owner.businessId]);
  return rows.map(({ id }) => Number(id));
};
const never: MakeSample = () => Promise.reject(new Error('it is not made'));

/** The same services, in which the removal of the samples of one business fails. */
function withoutRemoval(of: Shop): Services {
  const { database } = app.services;
  const failing = (tx: Tx): Tx => ({
    ...tx,
    query: (text, values = []) =>
      text.includes('remove_samples_of') && values[0] === of.owner.businessId
        ? Promise.reject(new Error('it cannot be removed'))
        : tx.query(text, values),
  });
  const transaction: typeof database.transaction = (mode, tenant, work) =>
    database.transaction(mode, tenant, (tx) => work(failing(tx)));
  return { ...app.services, database: { ...database, transaction } };
}

test('a making that ends its server is not tried for ever', async () => {
  await call(shop.owner, beginCall, {});
  await tamper(
    app,
    `update sample_business set state = 'MAKING', tries = 2 where business_id = ${shop.owner.businessId}`,
  );
  const make = vi.fn<MakeSample>(makeEmpty);
  await keepSamples(app.services, make);
  expect(make).not.toHaveBeenCalled();
  expect(await stateOf()).toBe('FAILED');
});

test('a server whose claim is over leaves alone what another one has made since', async () => {
  await call(shop.owner, beginCall, {});
  await keepSamples(app.services, async (...of) => {
    await makeEmpty(...of);
    app.advance(4 * minute);
    await keepSamples(app.services, makeEmpty);
  });
  expect(await stateOf()).toBe('READY');
  expect(await samples()).toHaveLength(1);
  await enter(shop.owner);
});

test('nothing is done for a sample by itself before it is whole', async () => {
  const stands = () => app.asOwner('select status from business where sample_of_id = $1', [shop.owner.businessId]);
  let meanwhile: unknown;
  await begin(app, shop.owner, async (...of) => {
    await makeEmpty(...of);
    meanwhile = await stands();
  });
  expect(meanwhile).toEqual([{ status: 'INACTIVE' }]);
  expect(await stands()).toEqual([{ status: 'ACTIVE' }]);
});

test('one that cannot be removed hinders no other, is tried again in a moment, and not for ever', async () => {
  const other = await openShop(app);
  for (const { owner } of [shop, other]) await begin(app, owner);
  for (const { owner } of [shop, other]) await call(owner, remove, {});
  const failing = withoutRemoval(shop);
  await keepSamples(failing, makeEmpty);
  expect([await stateOf(), await stateOf(other)]).toEqual(['LEAVING', 'NONE']);
  for (let times = 0; times < 10; times += 1) {
    app.advance(minute / 2);
    await keepSamples(failing, makeEmpty);
  }
  expect(await stateOf()).toBe('FAILED');
  await call(shop.owner, remove, {});
  await keepSamples(app.services, makeEmpty);
  expect(await stateOf()).toBe('NONE');
  expect(await samples()).toEqual([]);
});

test('what is written in a sample while it is removed is not left behind', async () => {
  await begin(app, shop.owner);
  const [businessId = 0] = await samples();
  // Entered of somebody who is gone already.
  await tamper(
    app,
    `insert into user_session (id, user_id, origin_id, ends_at)
     select gen_random_uuid(), 987654321, id, now() + interval '1 day' from user_session limit 1`,
  );
  await call(shop.owner, remove, {});
  const writing = app.services.database.transaction('write', { ...platformTenant, businessId }, async (tx) => {
    await tx.query(`insert into customer_group (business_id, name) values ($1, 'Late') returning id`, [businessId]);
    await keepSamples(app.services, makeEmpty);
  });
  await expect(writing).rejects.toThrow('has no audit chain');
  expect(await stateOf()).toBe('NONE');
  expect(await app.asOwner('select id from customer_group where business_id = $1', [businessId])).toEqual([]);
  expect(await app.asOwner('select id from user_session where user_id = 987654321')).toEqual([]);
});

test('who is entering a sample is let in before it is removed, or finds it closed', async () => {
  await begin(app, shop.owner);
  const [sample = 0] = await samples();
  const guest = async () => {
    const [row] = await app.asOwner('select id::int from app_user where business_id = $1', [sample]);
    return Number(row?.['id']);
  };
  const person = await guest();
  const stands = (tx: Tx) =>
    tx.query<{ stands: boolean }>('select sample_stands($1, $2) as stands', [shop.owner.businessId, person]);
  const inSample = { ...platformTenant, businessId: sample };
  let isRemoved = false;
  const removing = await app.services.database.transaction('write', inSample, async (tx) => {
    expect(await stands(tx)).toEqual([{ stands: true }]);
    const asked = call(shop.owner, remove, {}).then(() => (isRemoved = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isRemoved).toBe(false);
    return { asked };
  });
  await removing.asked;
  expect(await app.services.database.transaction('write', inSample, stands)).toEqual([{ stands: false }]);
  expect(await refusal(shop.owner, enterCall, {})).toMatchObject({ status: 409 });
});

test('no sample is made for a business that is not active', async () => {
  const platform = await openPlatform(app);
  const become = (status: 'ACTIVE' | 'INACTIVE') =>
    call(platform, businessDetailContract.setStatus, { params: { id: shop.owner.businessId, status } });
  await call(shop.owner, beginCall, {});
  await become('INACTIVE');
  await keepSamples(app.services, never);
  expect([await stateOf(), await samples()]).toEqual(['WAITING', []]);
  await become('ACTIVE');
  await keepSamples(app.services, makeEmpty);
  expect(await stateOf()).toBe('READY');
});

test('where an installation has as many as it keeps, the one that nobody entered for longest goes', async () => {
  const first = 900_000;
  await tamper(
    app,
    `insert into sample_business (business_id, state, begun_by, begun_by_name, begun_on, begun_times, due_at)
     select ${first} + number, 'READY', 1, 'Somebody', '2026-11-20', 1, '2027-01-01'::timestamptz + make_interval(hours => number)
     from generate_series(1, 200) number`,
  );
  await begin(app, shop.owner);
  expect(await stateOf()).toBe('READY');
  const left = await app.asOwner(
    `select business_id::int as of, state from sample_business where business_id > ${first} and state <> 'READY' order by 1`,
  );
  expect(left[0]).toEqual({ of: first + 1, state: 'LEAVING' });
  expect(left.every(({ of }, at) => of === first + 1 + at)).toBe(true);
  await begin(app, shop.owner);
  expect(await stateOf()).toBe('READY');
  await tamper(app, `delete from sample_business where business_id > ${first}`);
});

test('verify finds no fault in a sample that goes while it looks', async () => {
  await begin(app, shop.owner);
  const { database } = app.services;
  let asked = 0;
  const transaction: typeof database.transaction = async (mode, tenant, work) => {
    if ((asked += 1) === 2) {
      await call(shop.owner, remove, {});
      await keepSamples(app.services, makeEmpty);
    }
    return database.transaction(mode, tenant, work);
  };
  const findings = await findingsOf({ services: { database: { ...database, transaction } } });
  expect(await samples()).toEqual([]);
  expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
});
