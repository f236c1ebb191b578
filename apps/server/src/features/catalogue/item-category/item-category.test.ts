import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addItem, openShop } from '../item/testing/shop.ts';

const { list, save } = itemCategoryContract;

let app: TestApp;
let owner: Person;
let groceryId: number;

beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app, { registration: false });
  groceryId = (await call(owner, list, { query: { search: 'GROCERY' } })).rows[0]?.id ?? 0;
});
afterAll(() => app.close());

const saved = (body: {
  id?: number;
  version?: number;
  name: string;
  nameNp?: string;
  code?: string;
  parentId?: number;
}) => call(owner, save, { body });
const refusedFields = async (body: object) => fieldsOf(await refusal(owner, save, { body }));

test('goods have kinds from the first day on', async () => {
  const { rows } = await call({ ...owner, language: 'ne' }, list, { query: { search: 'किराना' } });
  expect(rows).toMatchObject([{ name: 'Grocery', code: 'GROCERY', parentId: null, isShared: true, isActive: true }]);
});

test('a category gets a code when none is given, below a shared or an own one', async () => {
  const noodles = await saved({ name: 'Noodles', nameNp: 'चाउचाउ', parentId: groceryId });
  expect(noodles).toMatchObject({ parentId: groceryId, nameNp: 'चाउचाउ', isShared: false, version: 1 });
  expect(noodles.code).toMatch(/^C-\d{4}$/);
  const instant = await saved({ name: 'Instant', parentId: noodles.id });
  expect(instant.parentId).toBe(noodles.id);
  expect(instant.code).not.toBe(noodles.code);
  expect(await saved({ id: instant.id, name: 'Instant noodles', parentId: noodles.id })).toMatchObject({
    code: instant.code,
    version: 2,
  });
});

test('many categories saved at once get codes of their own', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, (_, position) => saved({ name: `Kind ${position}` })));
  expect(new Set(made.map(({ code }) => code)).size).toBe(6);
});

test('a name is taken once within a parent, a code once in all', async () => {
  const toys = await saved({ name: 'Toys', code: 'TOY' });
  expect(await refusedFields({ name: 'TOYS' })).toEqual({ name: 'Already exists' });
  expect(await refusedFields({ name: 'grocery' })).toEqual({ name: 'Already exists' });
  expect(await refusedFields({ name: 'Playthings', code: 'TOY' })).toEqual({ code: 'Already exists' });
  expect(await refusedFields({ name: 'Own grocery', code: 'grocery' })).toEqual({ code: 'Already exists' });
  expect(await saved({ name: 'Toys', parentId: groceryId })).toMatchObject({ parentId: groceryId });
  expect(await saved({ name: 'Grocery', parentId: toys.id })).toMatchObject({ parentId: toys.id });
});

test('the parent is there, active and not below the category itself', async () => {
  const parent = await saved({ name: 'Tools' });
  const child = await saved({ name: 'Hand tools', parentId: parent.id });
  const grandchild = await saved({ name: 'Hammers', parentId: child.id });
  expect(await refusedFields({ name: 'Orphan', parentId: 999_999 })).toEqual({ parentId: 'Not found, choose another' });
  for (const parentId of [parent.id, child.id, grandchild.id])
    expect(await refusedFields({ id: parent.id, name: 'Tools', parentId })).toEqual({
      parentId: 'Cannot stand below itself',
    });
  const stranger = await openBusiness(app, { registration: false });
  const foreign = await call(stranger, save, { body: { name: 'Theirs' } });
  expect(await refusedFields({ name: 'Ours', parentId: foreign.id })).toEqual({
    parentId: 'Not found, choose another',
  });
  expect(await saved({ id: grandchild.id, name: 'Hammers', parentId: parent.id })).toMatchObject({
    parentId: parent.id,
  });
});

test("a shared category and another business's are not changed", async () => {
  expect(await refusal(owner, save, { body: { id: groceryId, name: 'My grocery' } })).toMatchObject({ status: 403 });
  const own = await saved({ name: 'Seeds' });
  const stranger = await openBusiness(app, { registration: false });
  expect(await refusal(stranger, save, { body: { id: own.id, name: 'Seeds' } })).toMatchObject({ status: 404 });
  expect(await refusal(owner, save, { body: { id: own.id, version: 7, name: 'Seeds' } })).toMatchObject({
    status: 409,
  });
  expect((await call(stranger, list, { query: { search: 'Seeds' } })).recordsTotal).toBe(0);
});

test('the tree is read branch by branch, and a branch is not made inactive above active ones', async () => {
  const { parents, children, setStatus, get } = itemCategoryContract;
  const fuel = await saved({ name: 'Fuel' });
  const wood = await saved({ name: 'Firewood', nameNp: 'दाउरा', parentId: fuel.id });
  const top = await call(owner, parents, {});
  expect(top.map(({ name }) => name)).toEqual(expect.arrayContaining(['Fuel', 'Grocery']));
  expect(top.every(({ parentId }) => parentId === null)).toBe(true);
  const below = await call(owner, children, { params: { parentId: fuel.id } });
  expect(below).toMatchObject([{ id: wood.id, parentName: 'Fuel' }]);
  expect(await refusal(owner, setStatus, { params: { id: fuel.id } })).toMatchObject({
    status: 409,
    message: 'Fuel still has 1 active below it. Make that inactive first',
  });
  await call(owner, setStatus, { params: { id: wood.id } });
  expect(await call(owner, setStatus, { params: { id: fuel.id } })).toMatchObject({ isActive: false });
  expect(await refusal(owner, setStatus, { params: { id: wood.id } })).toMatchObject({
    error: 'masterData.parentInactive',
  });
  expect(await refusal(owner, setStatus, { params: { id: groceryId } })).toMatchObject({
    error: 'common.sharedRecord',
  });
  const stranger = await openBusiness(app, { registration: false });
  expect(await refusal(stranger, children, { params: { parentId: fuel.id } })).toMatchObject({ status: 404 });
  expect(await refusal(stranger, get, { params: { id: fuel.id } })).toMatchObject({ status: 404 });
});

test('the list is the tree, what lies within a category right behind it; what is found stands plain', async () => {
  const devotee = await openBusiness(app, { registration: false });
  const puja = await call(devotee, save, { body: { name: 'Puja goods', nameNp: 'पूजा सामग्री' } });
  const lamps = await call(devotee, save, { body: { name: 'Lamps', parentId: puja.id } });
  await call(devotee, save, { body: { name: 'Brass lamps', parentId: lamps.id } });
  await call(devotee, save, { body: { name: 'Incense', parentId: puja.id } });
  const { rows, recordsTotal } = await call(devotee, list, {});
  expect(rows).toHaveLength(recordsTotal);
  const from = rows.findIndex(({ id }) => id === puja.id);
  expect(rows.slice(from, from + 4).map(({ name, level }) => [name, level])).toEqual([
    ['Puja goods', 1],
    ['Incense', 2],
    ['Lamps', 2],
    ['Brass lamps', 3],
  ]);
  const tops = rows.filter(({ level }) => level === 1).map(({ name }) => name);
  expect(tops).toEqual(tops.toSorted((one, other) => one.localeCompare(other, 'ne')));
  const second = await call(devotee, list, { query: { pageNumber: 1, pageSize: from + 1, sort: 'tree' } });
  expect(second.rows[0]).toMatchObject({ name: 'Incense', level: 2 });
  expect(second.recordsTotal).toBe(recordsTotal);
  const found = await call(devotee, list, { query: { search: 'lamps' } });
  expect(found.rows.map(({ name, level }) => [name, level])).toEqual([
    ['Brass lamps', undefined],
    ['Lamps', undefined],
  ]);
  expect((await call(devotee, list, { query: { parentId: puja.id } })).rows).toHaveLength(2);
  expect((await call(devotee, list, { query: { sort: '-name' } })).rows[0]?.level).toBeUndefined();
  expect(await refusal(devotee, list, { query: { sort: 'nonsense' } })).toMatchObject({ status: 400 });
});

test('a shared sub-category is not moved from under the items of businesses', async () => {
  const admin = await openPlatform(app);
  const named = (name: string, parentId?: number) => ({
    body: { name, ...(parentId === undefined ? {} : { parentId }) },
  });
  const [meat, fish] = [await call(admin, save, named('Meat')), await call(admin, save, named('Fish'))];
  const dried = await call(admin, save, named('Dried', meat.id));
  const move = { body: { id: dried.id, name: 'Dried', parentId: fish.id } };
  expect(await call(admin, save, move)).toMatchObject({ parentId: fish.id });
  const item = await addItem(await openShop(app), { categoryId: fish.id, subCategoryId: dried.id });
  expect(item).toMatchObject({ categoryId: fish.id, subCategoryId: dried.id });
  const back = await refusal(admin, save, { body: { id: dried.id, name: 'Dried', parentId: meat.id } });
  expect(back).toMatchObject({ status: 409, error: 'itemCategory.heldByItems' });
  expect(Object.keys(fieldsOf(back))).toEqual(['parentId']);
  expect(await call(admin, save, { body: { ...move.body, name: 'Dried fish' } })).toMatchObject({ name: 'Dried fish' });
});
