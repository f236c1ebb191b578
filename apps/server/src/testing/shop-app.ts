import { openShop, type Shop } from './shop.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** The server whose database has a shop in it and nothing else: once for the files of this worker. */
let left: Promise<{ shop: Shop; after: TestApp }> | undefined;

/** A server of one's own with a shop in its database, for tests that need both anew each time. */
export async function startShopApp(options: TestAppOptions = {}): Promise<{ app: TestApp; shop: Shop }> {
  const { shop, after } = await (left ??= leaveShop());
  const app = await startTestApp({ ...options, after });
  return { app, shop: { ...shop, owner: { ...shop.owner, base: app.base } } };
}

async function leaveShop() {
  const after = await startTestApp();
  const shop = await openShop(after);
  await after.leave();
  return { shop, after };
}
