import { accountContract } from '@bahi/contract/account/account/account.contract';
import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { addCustomer, openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refresh, registerOwner, signedIn, type Tokens } from '../../account/account/testing/people.ts';
import { begin, enter, type Inside, makeEmpty } from './testing/sample.ts';
import { keepSamples, type MakeSample } from './sample-business.worker.ts';

const { get, begin: beginCall, remove, enter: enterCall, leave } = sampleBusinessContract;
const day = 86_400_000;

let app: TestApp;
let shop: Shop;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  owner = shop.owner;
});
afterAll(() => app.close());

const stateOf = async () => (await call(owner, get, {})).state;
const samples = () =>
  app.asOwner('select id from business where sample_of_id = $1 order by id', [shop.owner.businessId]);
const works = async (caller: Pick<Inside, 'base' | 'token'>) =>
  (await call(caller, sessionContract.init, {})).business?.id ?? null;

test("it is begun, made behind the answer, entered and left, and one's own session goes on beside", async () => {
  expect(await stateOf()).toBe('NONE');
  expect(await refusal(shop.owner, enterCall, {})).toMatchObject({ status: 409, error: 'sampleBusiness.notReady' });
  expect(await messageOf(shop.owner, beginCall, {})).toBe('The sample business is being made');
  expect(await stateOf()).toBe('WAITING');
  expect(await refusal(shop.owner, beginCall, {})).toMatchObject({ status: 409, error: 'sampleBusiness.underWay' });
  await keepSamples(app.services, makeEmpty);
  expect(await call(shop.owner, get, {})).toMatchObject({ state: 'READY', begunBy: expect.any(String) });
  const inside = await enter(shop.owner);
  const init = await call(inside, sessionContract.init, {});
  expect(init.business).toMatchObject({ isSample: true, status: 'ACTIVE' });
  expect(init.business?.id).not.toBe(shop.owner.businessId);
  expect(await works(shop.owner)).toBe(shop.owner.businessId);
  await call(inside, leave, {});
  app.advance(1100);
  expect(await refusal(inside, sessionContract.init, {})).toMatchObject({ status: 403 });
  expect(await works(shop.owner)).toBe(shop.owner.businessId);
  expect(await refusal(shop.owner, leave, {})).toMatchObject({ status: 409 });
});

test('from a sample no way leads to any other business, and nothing goes out', async () => {
  const customerId = await addCustomer(shop.owner, 'Real Customer');
  const inside = await enter(shop.owner);
  expect(await refusal(inside, customerContract.get, { params: { id: customerId } })).toMatchObject({ status: 404 });
  const out = { status: 403, error: 'sampleBusiness.staysInside' };
  for (const endpoint of [get, beginCall, remove, enterCall])
    expect(await refusal(inside, endpoint, {})).toMatchObject(out);
  expect(await call(inside, joinedBusinessContract.list, {})).toMatchObject({ length: 0 });
  const to = { params: { userId: shop.owner.userId } };
  expect(await refusal(inside, joinedBusinessContract.enter, to)).toMatchObject(out);
  const password = { oldPassword: 'x', password: 'Machhapuchhre#6994' };
  expect(await refusal(inside, accountContract.changePassword, { body: password })).toMatchObject(out);
  const marked = [...app.endpoints].filter(([, { reachesOut }]) => reachesOut === true).map(([name]) => name);
  for (const name of ['sharing.share', 'sharing.send', 'itemShare.save', 'reminder.send', 'user.saveOutletUser'])
    expect(marked).toContain(name);
});

test('it ends with the sign-in that it was entered from', async () => {
  const person = await registerOwner(app);
  await begin(app, { base: app.base, token: person.tokens.access_token });
  const sitting = async (): Promise<{ tokens: Tokens; inside: Inside }> => {
    const tokens = await signedIn(app, person.userName);
    return { tokens, inside: await enter({ base: app.base, token: tokens.access_token }) };
  };
  const one = await sitting();
  expect((await refresh(app, one.inside.refreshToken)).status).toBe(200);
  // Entered anew, the one of before ends.
  await enter({ base: app.base, token: one.tokens.access_token });
  app.advance(1100);
  expect(await refusal(one.inside, sessionContract.init, {})).toMatchObject({ status: 403 });
  const other = await sitting();
  await call({ base: app.base, token: other.tokens.access_token }, sessionContract.logout, {});
  app.advance(1100);
  expect(await refusal(other.inside, sessionContract.init, {})).toMatchObject({ status: 403 });
  expect((await refresh(app, other.inside.refreshToken)).status).toBe(403);
  // Signing out inside signs out as a whole.
  const third = await sitting();
  await call(third.inside, sessionContract.logout, {});
  app.advance(1100);
  expect(await refusal({ base: app.base, token: third.tokens.access_token }, get, {})).toMatchObject({ status: 403 });
});

test("only who may change the profile has it, and another business's owner never", async () => {
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.create'] });
  for (const endpoint of [get, beginCall, remove, enterCall])
    expect(await refusal(clerk, endpoint, {})).toMatchObject({ status: 403, error: 'common.forbidden' });
  const stranger = await openShop(app);
  expect(await call(stranger.owner, get, {})).toMatchObject({ state: 'NONE' });
  expect(await refusal(stranger.owner, enterCall, {})).toMatchObject({ status: 409 });
});

test('the platform counts and lists no sample and nobody in one', async () => {
  const platform = await openPlatform(app);
  const [sample] = await samples();
  const list = await call(platform, businessDetailContract.list, {
    params: { status: 'ALL' },
    query: { pageSize: 100 },
  });
  expect(list.rows.map(({ id }) => id)).not.toContain(Number(sample?.['id']));
  const view = { params: { id: Number(sample?.['id']) } };
  expect(await refusal(platform, businessDetailContract.view, view)).toMatchObject({ status: 404 });
});

test('begun anew it is another one, and removed nothing of it is left', async () => {
  const [before] = await samples();
  const inside = await enter(shop.owner);
  await begin(app, shop.owner);
  app.advance(1100);
  expect(await refusal(inside, sessionContract.init, {})).toMatchObject({ status: 403 });
  const after = await samples();
  expect(after).toHaveLength(1);
  expect(after[0]?.['id']).not.toBe(before?.['id']);
  const again = await enter(shop.owner);
  const [people] = await app.asOwner(
    `select array_agg(person.id::int) as ids from app_user person join business on business.id = person.business_id
     where business.sample_of_id = $1`,
    [shop.owner.businessId],
  );
  expect(await messageOf(shop.owner, remove, {})).toBe('The sample business is being removed');
  await keepSamples(app.services, makeEmpty);
  expect(await stateOf()).toBe('NONE');
  app.advance(1100);
  expect(await refusal(again, sessionContract.init, {})).toMatchObject({ status: 403 });
  expect(await samples()).toEqual([]);
  const gone = [before?.['id'], after[0]?.['id']].map(Number);
  const tables = await app.asOwner(`select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'business_id'`);
  expect(tables.length).toBeGreaterThan(80);
  for (const { name } of tables)
    expect([name, await app.asOwner(`select 1 from ${String(name)} where business_id = any($1)`, [gone])]).toEqual([
      name,
      [],
    ]);
  const ofPeople = await app.asOwner(`select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'user_id'`);
  expect(ofPeople.map(({ name }) => name)).toEqual(expect.arrayContaining(['user_session', 'account_notice']));
  for (const { name } of ofPeople)
    expect([
      name,
      await app.asOwner(`select 1 from ${String(name)} where user_id = any($1)`, [people?.['ids']]),
    ]).toEqual([name, []]);
  expect(await works(shop.owner)).toBe(shop.owner.businessId);
});

test('so many a day and no more, and one that fails is told', async () => {
  app.advance(day);
  // Tokens of yesterday are over.
  owner = await inOutlet(app, shop.owner, null);
  const failing: MakeSample = () => Promise.reject(new Error('no'));
  await begin(app, owner, failing);
  await keepSamples(app.services, failing);
  expect(await stateOf()).toBe('FAILED');
  await begin(app, owner);
  await begin(app, owner);
  expect(await refusal(owner, beginCall, {})).toMatchObject({ status: 409, error: 'sampleBusiness.tooMany' });
  expect(await refusal({ ...owner, language: 'ne' }, beginCall, {})).toMatchObject({
    message: 'दिनमा बढीमा ३ नमुना व्यवसाय बनाउन मिल्छ। भोलि फेरि गर्नुहोस्',
  });
});

test('nobody is in a sample with a password, and no business that is there becomes one', async () => {
  await expectSoundBooks(app);
  const [sample] = await samples();
  const signsIn = `update app_user set email = 'a@b.example' where business_id = ${Number(sample?.['id'])}`;
  expect(await faultsOf(withFaults(app, signsIn), 'sample business')).toMatchObject([{ fault: 'signs in' }]);
  await expect(
    app.asOwner('update business set sample_of_id = $2 where id = $1', [shop.owner.businessId, sample?.['id']]),
  ).rejects.toThrow('append-only');
});

test('one that nobody enters for sixty days goes by itself', async () => {
  app.advance(59 * day);
  await keepSamples(app.services, makeEmpty);
  expect(await samples()).toHaveLength(1);
  app.advance(2 * day);
  await keepSamples(app.services, makeEmpty);
  expect(await samples()).toEqual([]);
});
