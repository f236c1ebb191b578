import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../testing/books.ts';
import { openPlatform } from '../testing/people.ts';
import { addItem, openShop } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fuzz } from './fuzz.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('many more faults, of a new seed each time', async () => {
  const shop = await openShop(app);
  // Good calls sell some of it thousands of times.
  const plenty = { name: 'Rice by the truck', taxable: false, sellingPrice: 100, quantity: 1_000_000, cost: 80 };
  const rice = await addItem(shop.owner, shop.outletId, plenty);
  const world = { app, shop: { ...shop, rice }, superUser: await openPlatform(app), marker: 'fuzz' };
  const seed = randomInt(2 ** 31);
  const { cases, successes, failures } = await fuzz(world, { seed, rounds: 60 });
  expect(failures, `seed ${seed}`).toEqual([]);
  expect(successes / cases).toBeGreaterThan(0.3);
  await expectSoundBooks(app);
}, 1_200_000);
