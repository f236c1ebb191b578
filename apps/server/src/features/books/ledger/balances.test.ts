import { expectSoundBooks } from '../../../testing/books.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addItem, openShop, readItem, type Shop, writeBill, writeRow } from '../../catalogue/item/testing/shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await writeRow(app, shop.owner.businessId, 'update business set allows_negative_stock = true where id = $1');
});
afterAll(() => app.close());

test('goods that are sold beyond what is on hand cost what they last came in at elsewhere, or else what they are bought for', async () => {
  const soldOf = async (openingStock: { outletId: number; quantity: number; rate: number }[]) => {
    const item = await addItem(shop, { purchasePrice: 7.25, openingStock });
    await writeBill(shop, item, { state: 'FINAL', quantity: 2 });
    return (await readItem(shop, item.id)).stock.map(({ quantity, value }) => [quantity, value]);
  };
  expect(await soldOf([])).toContainEqual([-2, -14.5]);
  expect(await soldOf([{ outletId: shop.pokharaId, quantity: 5, rate: 1 }])).toEqual([
    [-2, -2],
    [5, 5],
  ]);
  await expectSoundBooks(app);
});

test('goods of which some are on hand cost their average, also what is sold beyond', async () => {
  const item = await addItem(shop, {
    purchasePrice: 100,
    openingStock: [{ outletId: shop.mainId, quantity: 4, rate: 3 }],
  });
  await writeBill(shop, item, { state: 'FINAL', quantity: 6 });
  const sold = await readItem(shop, item.id);
  expect(sold.stock[0]).toMatchObject({ quantity: -2, value: -6, isFixed: true });
});
