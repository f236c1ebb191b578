import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type AuditedShop, findingsOf, openAuditedShop, spoil, writeOnItsDay } from './testing/audited-shop.ts';
import { faultsOfHands } from './testing/faults-of-hands.ts';
import { faultsOfPapers } from './testing/faults-of-papers.ts';
import { act, honestTrade } from './testing/honest-trade.ts';
import { type Planted, plantedBy } from './testing/planted.ts';

let app: TestApp;
let honest: AuditedShop;
let shop: AuditedShop;
const planted: Planted[] = [];

beforeAll(async () => {
  app = await startTestApp();
  honest = await openAuditedShop(app);
  await act(honest, honestTrade());
  await writeOnItsDay(honest);
  shop = await openAuditedShop(app);
  await act(shop, [...honestTrade(), ...plantedBy([...faultsOfPapers, ...faultsOfHands], planted)]);
  await writeOnItsDay(shop);
  await spoil(
    shop,
    planted.flatMap(({ spoiled = [] }) => spoiled),
  );
}, 600_000);
afterAll(() => app.close());

test('in a month of honest trade nothing is found', async () => {
  expect(await findingsOf(honest)).toEqual([]);
  const [{ papers = 0 } = {}] = await app.asOwner(
    `select (select count(*) from document where business_id = $1) + (select count(*) from settlement where business_id = $1) as papers`,
    [honest.owner.businessId],
  );
  expect(Number(papers)).toBeGreaterThan(150);
});

test('of a hundred and seventeen faults each is found, and nothing honest is named beside them', async () => {
  const found = await findingsOf(shop);
  const faults = planted.filter(({ told }) => told.length > 0);
  expect(faults.length).toBe(117);
  const told = new Set(planted.flatMap((fault) => fault.told));
  expect(faults.filter((fault) => !fault.told.every((one) => found.includes(one)))).toEqual([]);
  expect(found.filter((one) => !told.has(one))).toEqual([]);
});
