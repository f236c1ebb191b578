import { exceptionBounds } from '@bahi/domain/numbers/exception-bounds';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type AuditedShop,
  dayOf,
  findingsOf,
  openAuditedShop,
  repeated,
  spend,
  vendorOf,
} from './testing/audited-shop.ts';

let app: TestApp;
let shop: AuditedShop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openAuditedShop(app);
});
afterAll(() => app.close());

const { smallSpendingPaisa, bankPaisa, leastPartOfLimit } = exceptionBounds;

/** Of the totals of a day those that a limit finds split, by their places. */
function splitOf(totals: readonly number[]): Set<number> {
  const told = [smallSpendingPaisa, bankPaisa].flatMap((limit) => {
    const parts = totals.flatMap((total, place) =>
      total * 100 >= limit / leastPartOfLimit && total * 100 <= limit ? [place] : [],
    );
    const sum = parts.reduce((together, place) => together + (totals[place] ?? 0) * 100, 0);
    return parts.length > 1 && sum > limit ? parts : [];
  });
  return new Set(told);
}

test('whatever is spent with whom on which day, what is split is told and nothing else', async () => {
  const amount = fc.oneof(
    fc.integer({ min: 1, max: 60_000 }),
    fc.constantFrom(2500, 5000, 10_000, 12_500, 25_000, 50_000, 2499, 10_001, 12_499, 50_001),
  );
  const cases = fc.sample(fc.array(amount, { minLength: 1, maxLength: 5 }), { numRuns: 240, seed: 17 });
  const vendorIds: number[] = [];
  for (let made = 0; made < 8; made += 1) vendorIds.push(await vendorOf(shop));
  const { id } = await spend(shop, { day: '2026-09-01', total: 1, vendorId: vendorIds[0] ?? 0 });
  const papers = cases.flatMap((totals, one) =>
    totals.map((total) => ({ total, day: dayOf(one % 30), vendorId: vendorIds[Math.floor(one / 30)] ?? 0 })),
  );
  const ids = await repeated(shop, id, papers);
  let next = 0;
  const expected = cases.map((totals) => {
    const own = totals.map(() => ids[next++] ?? 0);
    return [...splitOf(totals)].map((place) => `SPLIT_UNDER_LIMIT EXPENSE-${own[place]}`);
  });
  for (let day = 0; day < 30; day += 1) {
    const ofDay = { fromDateAD: dayOf(day), toDateAD: dayOf(day), check: 'SPLIT_UNDER_LIMIT' };
    const told = expected.filter((_, one) => one % 30 === day).flat();
    expect(await findingsOf(shop, ofDay)).toEqual(told.toSorted());
  }
  expect(expected.flat().length).toBeGreaterThan(100);
});
