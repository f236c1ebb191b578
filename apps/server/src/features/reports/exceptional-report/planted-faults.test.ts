import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type AuditedShop,
  buySugar,
  customerOf,
  dayOf,
  findingsOf,
  openAuditedShop,
  repeated,
  sellSugar,
  spend,
  spoil,
  vendorOf,
  writeOnItsDay,
} from './testing/audited-shop.ts';
import { faultsOfHands } from './testing/faults-of-hands.ts';
import { faultsOfPapers } from './testing/faults-of-papers.ts';
import { act, honestTrade } from './testing/honest-trade.ts';
import { type Planted, plantedBy } from './testing/planted.ts';

let app: TestApp;
let honest: AuditedShop;
let shop: AuditedShop;
const planted: Planted[] = [];
/** How many of the faults that were planted are found. */
const figure = { planted: 0, found: 0 };

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

test('each fault of papers and of hands is found, and nothing honest is named beside them', async () => {
  const found = await findingsOf(shop);
  const faults = planted.filter(({ told }) => told.length > 0);
  const missed = faults.filter((fault) => !fault.told.every((one) => found.includes(one)));
  note(faults.length, faults.length - missed.length);
  expect(missed).toEqual([]);
  const told = new Set(planted.flatMap((fault) => fault.told));
  expect(found.filter((one) => !told.has(one))).toEqual([]);
});

/** Totals that grow from Rs 1,000 to Rs 1,00,000 by one factor, as those of trade do, and invented ones beside them. */
function growing(many: number, invented: readonly number[] = []): { total: number }[] {
  return [...Array.from({ length: many }, (_, step) => 10 ** (3 + (2 * step) / many)), ...invented].map((total) => ({
    total,
  }));
}

test('digits that amounts were invented with stand out among sales, expenses and purchases, and lead to their list', async () => {
  const other = await openAuditedShop(app);
  const day = dayOf(3);
  const papers = [
    await sellSugar(other, { day, customerId: await customerOf(other) }),
    await spend(other, { day, total: 100, vendorId: await vendorOf(other) }),
    await buySugar(other, { day, vendorId: await vendorOf(other), quantity: 2 }),
  ];
  for (const { id } of papers) await repeated(other, id, growing(330));
  await writeOnItsDay(other);
  expect(await findingsOf(other, { check: 'FIRST_DIGITS' })).toEqual([]);
  for (const [place, figure] of [7, 5, 9].entries()) {
    const invented = Array.from({ length: 70 }, (_, one) => ({ total: figure * 1000 + one }));
    await repeated(other, papers[place]?.id ?? 0, invented);
  }
  const faults = ['FIRST_DIGITS purchases-', 'FIRST_DIGITS sales-', 'FIRST_DIGITS spending-'];
  const found = await findingsOf(other, { check: 'FIRST_DIGITS' });
  note(faults.length, faults.filter((one) => found.includes(one)).length);
  expect(found).toEqual(faults);
});

test('of a hundred and twenty faults the share that is found is all of them', () => {
  const { planted: all, found } = figure;
  console.log(`faults planted: ${all}, found: ${found}, share: ${Math.round((found / all) * 1000) / 10} %`);
  expect(figure).toEqual({ planted: 120, found: 120 });
});

function note(ofFaults: number, found: number): void {
  figure.planted += ofFaults;
  figure.found += found;
}
