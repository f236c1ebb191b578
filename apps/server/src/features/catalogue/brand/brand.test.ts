import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { list, save } = brandContract;
const platform = { businessId: 0, outletId: null, userId: null };

let app: TestApp;
let owner: Person;
let sharedId: number;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app, { registration: false });
  sharedId = await app.services.database.transaction('write', platform, async (tx) => {
    const rows = await tx.query<{ id: number }>(
      `insert into brand (business_id, name, name_np) values (0, 'Wai Wai', 'वाइ वाइ') returning id`,
    );
    return rows[0]?.id ?? 0;
  });
});
afterAll(() => app.close());

const nameNp = 'ब्रान्ड';
const saved = (person: Person, body: { id?: number; version?: number; name: string; nameNp?: string }) =>
  call(person, save, { body: { nameNp, ...body } });
const namesOf = async (person: Person, query: object = {}) =>
  (await call(person, list, { query })).rows.map(({ name }) => name);

test("a business sees the shared brands beside its own, and no other business's", async () => {
  const shop = await openBusiness(app, { registration: false });
  const stranger = await openBusiness(app, { registration: false });
  expect(await saved(shop, { name: 'Dabur Nepal', nameNp: 'डाबर नेपाल' })).toMatchObject({
    name: 'Dabur Nepal',
    nameNp: 'डाबर नेपाल',
    isShared: false,
    isActive: true,
    version: 1,
  });
  expect((await call(shop, list, {})).rows).toMatchObject([
    { name: 'Dabur Nepal', isShared: false },
    { id: sharedId, name: 'Wai Wai', isShared: true },
  ]);
  expect(await namesOf(stranger)).toEqual(['Wai Wai']);
  expect(await namesOf({ ...shop, language: 'ne' }, { search: 'डाबर' })).toEqual(['Dabur Nepal']);
});

test('a name is taken once, by own and by shared brands, in capitals or not', async () => {
  await saved(owner, { name: 'Goldstar' });
  const refusedName = async (name: string, language: 'ne' | 'en' = 'en') => {
    const failure = await refusal({ ...owner, language }, save, { body: { name, nameNp } });
    expect(failure.status).toBe(409);
    return fieldsOf(failure);
  };
  expect(await refusedName('GOLDSTAR')).toEqual({ name: 'Already exists' });
  expect(await refusedName('wai wai', 'ne')).toEqual({ name: 'पहिले नै छ' });
  const other = await openBusiness(app, { registration: false });
  expect(await saved(other, { name: 'Goldstar' })).toMatchObject({ name: 'Goldstar' });
});

test('of the same brand saved many times at once one is kept', async () => {
  const shop = await openBusiness(app, { registration: false });
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => (await send(shop, save, { body: { name: 'CG', nameNp } })).status),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(7);
});

test('an own brand is renamed; a stale version, a shared and a foreign brand are not', async () => {
  const { id, version } = await saved(owner, { name: 'Himalaya' });
  expect(await saved(owner, { id, version, name: 'Himalaya Herbals' })).toMatchObject({ id, version: 2 });
  const refusedAs = async (person: Person, body: object) =>
    (await refusal(person, save, { body: { nameNp, ...body } })).error;
  expect(await refusedAs(owner, { id, version, name: 'Late' })).toBe('common.stale');
  expect(await refusedAs(owner, { id: sharedId, name: 'Mine now' })).toBe('common.sharedRecord');
  expect(await refusedAs(owner, { id: sharedId, name: 'Wai Wai' })).toBe('common.sharedRecord');
  const stranger = await openBusiness(app, { registration: false });
  expect(await refusedAs(stranger, { id, name: 'Taken over' })).toBe('common.notFound');
  expect(await namesOf(owner, { search: 'a' })).toEqual(expect.arrayContaining(['Himalaya Herbals', 'Wai Wai']));
});

test('who may not enter items enters no brands, but sees them', async () => {
  const cashier = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['CASHIER'] });
  expect(await refusal(cashier, save, { body: { name: 'New' } })).toMatchObject({ status: 403 });
  expect(await namesOf(cashier)).toContain('Wai Wai');
});
