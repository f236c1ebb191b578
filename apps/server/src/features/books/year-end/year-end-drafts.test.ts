import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { billOf, openShop } from '../../../testing/shop.ts';
import { openCount } from '../../../testing/stock-papers.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { journalOf } from '../voucher/testing/vouchers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

test('drafts are told of all that would be in the books: bills, vouchers that wait, papers of stock', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  await call(owner, invoiceContract.create, { body: billOf(shop, { state: 'DRAFT' }) });
  await openCount(shop);
  await call(owner, businessContract.saveVoucherLimit, { body: { voucherLimit: 100 } });
  const clerk = await addPerson(app, owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['voucher.create', 'voucher.read'],
  });
  for (const dateAD of ['2026-07-10', '2026-11-20', '2026-11-19'])
    await call(clerk, voucherContract.journal, {
      body: await journalOf(owner, { DRAWINGS: 500, CASH: -500 }, { dateAD }),
    });
  const draftsOf = async (asked: string) =>
    (await call(owner, yearEndContract.get, { query: { fiscalYear: asked } })).points
      .filter(({ point }) => point === 'DRAFTS')
      .map(({ draftKind, count }) => [draftKind, count]);
  expect(await draftsOf('2082/83')).toEqual([['JOURNAL_VOUCHER', 1]]);
  expect(await draftsOf('2083/84')).toEqual([
    ['INVOICE', 1],
    ['JOURNAL_VOUCHER', 2],
    ['STOCK_COUNT', 1],
  ]);
});
