import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { openShop, sell, settleRules } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

test('what a device prints beside what is sold is what the papers of its outlet say', async () => {
  const shop = await openShop(app);
  await settleRules(shop, { issuesAbbreviated: true });
  const body = {
    name: 'Goods once sold are taken back within 7 days',
    nameNp: 'सामान ७ दिनभित्र फिर्ता हुन्छ',
    position: 1,
  };
  await call(shop.owner, termContract.save, { body });
  const slip = await call(shop.owner, salesCounterContract.getSlip, { params: { outletId: shop.outletId } });
  const { id } = await sell(shop);
  const { url } = await call(shop.owner, invoiceContract.view, { params: { id }, query: { language: 'ne' } });
  const page = await (await fetch(app.base.replace('/api/v1', '') + url)).text();
  for (const said of [slip.name, slip.address]) expect(page).toContain(said.ne ?? said.en);
  expect(slip.terms).toEqual([{ en: body.name, ne: body.nameNp }]);
  expect(page).toContain(body.nameNp);
  expect(slip).toMatchObject({ registerType: 'VAT', issuesAbbreviated: true, outletName: null });
  expect(slip.pan).toMatch(/^\d{9}$/);
});

test('the slip of an outlet of another business is not told', async () => {
  const [shop, other] = await Promise.all([openShop(app), openShop(app)]);
  expect(
    await refusal(shop.owner, salesCounterContract.getSlip, { params: { outletId: other.outletId } }),
  ).toMatchObject({ status: 404 });
});
