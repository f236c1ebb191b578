import {
  subCategoryContract,
  topCategoryContract,
} from '@bahi/contract/catalogue/item-category/category-address.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addItem, editItem, openShop, readItem, type Shop } from '../item/testing/shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

test('categories at the top and those within them have addresses of their own, of the same records', async () => {
  const { owner } = shop;
  const clothes = await call(owner, topCategoryContract.create, { body: { name: 'Clothes', nameNp: 'लुगा' } });
  expect(clothes).toMatchObject({ name: 'Clothes', parentId: null });
  const body = { name: 'Shirts', nameNp: 'कमिज', parentId: clothes.id };
  const shirts = await call(owner, subCategoryContract.create, { body });
  expect(shirts).toMatchObject({ parentId: clothes.id, parentName: 'Clothes' });
  expect(fieldsOf(await refusal(owner, subCategoryContract.create, { body: { name: 'Alone' } }))).toEqual({
    parentId: 'Required',
  });
  const query = { search: 'Clothes' };
  expect((await call(owner, topCategoryContract.list, { query })).rows).toMatchObject([{ id: clothes.id }]);
  const within = await call(owner, subCategoryContract.list, { query: { parentId: clothes.id } });
  expect(within).toMatchObject({ recordsTotal: 1, rows: [{ id: shirts.id }] });
  // Each address has its level alone.
  const params = { id: shirts.id };
  expect(await refusal(owner, topCategoryContract.get, { params })).toMatchObject({ status: 404 });
  expect(await refusal(owner, topCategoryContract.update, { params, body: { name: 'Top' } })).toMatchObject({
    status: 404,
  });
  expect(await refusal(owner, subCategoryContract.get, { params: { id: clothes.id } })).toMatchObject({ status: 404 });
  const renamed = await call(owner, subCategoryContract.update, { params, body: { ...body, name: 'Kurtas' } });
  expect(renamed).toMatchObject({ id: shirts.id, name: 'Kurtas', parentId: clothes.id });
});

test('items in a sub-category that is moved lie where it lies now, and are saved as ever', async () => {
  const { owner } = shop;
  const named = (name: string, parentId?: number) =>
    call(owner, itemCategoryContract.save, { body: { name, ...(parentId === undefined ? {} : { parentId }) } });
  const [men, boys] = [await named('Men'), await named('Boys')];
  const shirts = await named('Shirts', men.id);
  const item = await addItem(shop, { categoryId: men.id, subCategoryId: shirts.id });
  await call(owner, itemCategoryContract.save, { body: { id: shirts.id, name: 'Shirts', parentId: boys.id } });
  const moved = await readItem(shop, item.id);
  expect(moved).toMatchObject({ categoryId: boys.id, subCategoryId: shirts.id });
  const form = { categoryId: boys.id, subCategoryId: shirts.id, version: moved.version, sellingPrice: 120 };
  expect(await editItem(shop, item.id, form)).toMatchObject({ sellingPrice: 120 });
  await call(owner, itemCategoryContract.save, { body: { id: shirts.id, name: 'Shirts' } });
  expect(await readItem(shop, item.id)).toMatchObject({ categoryId: shirts.id, subCategoryId: null });
});

test('a category is taken away while nothing is in it, by whose it is', async () => {
  const { owner } = shop;
  const tools = await call(owner, topCategoryContract.create, { body: { name: 'Tools' } });
  const saws = await call(owner, subCategoryContract.create, { body: { name: 'Saws', parentId: tools.id } });
  await addItem(shop, { categoryId: tools.id, subCategoryId: saws.id });
  const used = { status: 409, error: 'itemCategory.used' };
  expect(await refusal(owner, topCategoryContract.remove, { params: { id: tools.id } })).toMatchObject(used);
  expect(await refusal(owner, subCategoryContract.remove, { params: { id: saws.id } })).toMatchObject(used);
  const shared = await refusal(owner, topCategoryContract.remove, { params: { id: await sharedId() } });
  expect(shared).toMatchObject({ error: 'common.sharedRecord' });
  const { id } = await call(owner, topCategoryContract.create, { body: { name: 'Gone' } });
  expect(await messageOf(owner, topCategoryContract.remove, { params: { id } })).toBe('Deleted');
  expect(await refusal(owner, topCategoryContract.get, { params: { id } })).toMatchObject({ status: 404 });
});

async function sharedId(): Promise<number> {
  const { rows } = await call(shop.owner, topCategoryContract.list, { query: { search: 'Grocery' } });
  return rows[0]?.id ?? 0;
}
