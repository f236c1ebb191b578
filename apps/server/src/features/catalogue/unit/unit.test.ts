import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { list, save } = unitContract;

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app, { registration: false });
});
afterAll(() => app.close());

const search = async (text: string) =>
  (await call(owner, list, { query: { search: text } })).rows.map(({ shortCode }) => shortCode);
const refusedFields = async (body: object) => fieldsOf(await refusal(owner, save, { body }));

test('goods are counted and measured from the first day on, in the words of the shop', async () => {
  const { rows } = await call(owner, list, { query: { isActive: 'true' } });
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.find(({ shortCode }) => shortCode === 'kg')).toMatchObject({
    name: 'Kilogram',
    nameNp: 'किलोग्राम',
    alias: 'के.जी.',
    isShared: true,
  });
});

test('a unit is found by name, Nepali name and short forms', async () => {
  expect(await search('dozen')).toEqual(['dzn']);
  expect(await search('दर्जन')).toEqual(['dzn']);
  expect(await search('pcs')).toEqual(['pcs']);
  expect(await search('के.जी')).toEqual(['kg']);
});

test("a business adds units of its own, whose names and short codes nobody else's of it bear", async () => {
  const mana = await call(owner, save, { body: { name: 'Mana', nameNp: 'माना', shortCode: 'mana', alias: 'मा.' } });
  expect(mana).toMatchObject({ nameNp: 'माना', shortCode: 'mana', isShared: false, version: 1 });
  expect(await refusedFields({ name: 'mana', shortCode: 'mn' })).toEqual({ name: 'Already exists' });
  expect(await refusedFields({ name: 'Mana of rice', shortCode: 'MANA' })).toEqual({ shortCode: 'Already exists' });
  expect(await refusedFields({ name: 'Kilo', shortCode: 'KG' })).toEqual({ shortCode: 'Already exists' });
  expect(await refusedFields({ name: 'kilogram', shortCode: 'kgs' })).toEqual({ name: 'Already exists' });
  expect(await refusedFields({ name: '', shortCode: '' })).toEqual({ name: 'Required', shortCode: 'Required' });
  const renamed = { id: mana.id, version: 1, name: 'Mana', shortCode: 'mn' };
  expect(await call(owner, save, { body: renamed })).toMatchObject({ shortCode: 'mn', alias: null, version: 2 });
});

test("a shared unit is not changed by a business, nor another's", async () => {
  const { rows } = await call(owner, list, { query: { search: 'dozen' } });
  const dozen = { id: rows[0]?.id ?? 0, name: 'Dozen of mine', shortCode: 'doz' };
  expect(await refusal({ ...owner, language: 'ne' }, save, { body: dozen })).toMatchObject({
    status: 403,
    message: 'यो सबै व्यवसायको साझा हो, यहाँबाट फेर्न मिल्दैन',
  });
  const own = await call(owner, save, { body: { name: 'Pathi', shortCode: 'pathi' } });
  const stranger = await openBusiness(app, { registration: false });
  const taken = { id: own.id, name: 'Pathi of mine', shortCode: 'p2' };
  expect(await refusal(stranger, save, { body: taken })).toMatchObject({ status: 404 });
  expect((await call(stranger, list, { query: { search: 'pathi' } })).rows).toEqual([]);
});
