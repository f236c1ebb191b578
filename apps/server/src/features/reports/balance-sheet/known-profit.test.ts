import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { balanceSheetContract } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { inOutlet } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { followClock, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp();
  const pass = await followClock(app);
  shop = await openShop(app);
  const body = { categoryName: 'Commission', categoryType: 'INCOME' } as const;
  const categoryId = (await call(shop.owner, categoryContract.create, { body })).id;
  const earn = (day: string) =>
    call(shop.owner, incomeContract.save, {
      body: {
        heading: 'Commission',
        customerId: shop.customerId,
        categoryId,
        billDateAD: day,
        dueDateAD: day,
        totalBillAmount: 300,
      },
    });
  await earn('2026-06-14');
  await pass(24 * 3_600_000);
  shop.owner = await inOutlet(app, shop.owner, null);
  await earn('2026-05-24');
});
afterAll(() => app.close());

test('what was earned before this fiscal year leads to its first day, as that was known then', async () => {
  const formerProfit = async (body: object) => {
    const { rows } = await call(shop.owner, balanceSheetContract.generate, { body: { ...body, pageSize: 100 } });
    const { amount, since, until } = rows.find(({ line }) => line === 'FORMER_PROFIT') ?? {};
    return { amount, since, until };
  };
  expect(await formerProfit({})).toEqual({ amount: 600, since: '2026-05-24', until: '2026-07-16' });
  const known = await formerProfit({ knownOnAD: '2026-11-20' });
  expect(known).toEqual({ amount: 300, since: '2026-06-14', until: '2026-07-16' });
});
