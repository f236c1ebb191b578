import { purchaseRegisterContract } from '@bahi/contract/reports/purchase-register/purchase-register.contract';
import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { inOutlet, openBusiness } from '../../../testing/people.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { lineOf, openShop, sell } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const { get, year, downloadYear } = vatReturnContract;

test('each box opens the papers that it is the sum of, and no others', async () => {
  const shop = await openShop(app);
  await sell(shop);
  const taxed = await sell(shop, { lines: [lineOf(shop.tea.variantId, { rate: 200 })] });
  await buy(shop, { lines: [bought(shop.tea.variantId, { quantity: 3 })] });
  await buy(shop, { lines: [bought(shop.rice.variantId, { quantity: 3 })] });
  const { boxes } = await call(shop.owner, get, { query: {} });
  const valueOf = (name: string) => boxes.find(({ box }) => box === name)?.value;
  const month = { fromDateAD: '2026-11-17', toDateAD: '2026-12-15' };
  const sold = async (box: 'TAXABLE' | 'EXEMPT' | 'EXPORT') =>
    call(shop.owner, salesRegisterContract.generate, { body: { ...month, box } });
  const paid = async (box: 'TAXABLE' | 'EXEMPT' | 'IMPORT' | 'EXEMPT_IMPORT') =>
    call(shop.owner, purchaseRegisterContract.generate, { body: { ...month, box } });
  expect((await sold('TAXABLE')).rows.map(({ documentId }) => documentId)).toEqual([taxed.id]);
  expect((await sold('TAXABLE')).totals.taxable).toBe(valueOf('1.1'));
  expect([(await sold('EXPORT')).rows, (await sold('EXEMPT')).totals.exempt]).toEqual([[], valueOf('1.3')]);
  expect([(await paid('TAXABLE')).recordsTotal, (await paid('TAXABLE')).totals.taxable]).toEqual([1, valueOf('2.1')]);
  expect([(await paid('EXEMPT')).recordsTotal, (await paid('EXEMPT')).totals.exempt]).toEqual([1, valueOf('2.3')]);
  expect([(await paid('IMPORT')).rows, (await paid('EXEMPT_IMPORT')).rows]).toEqual([[], []]);
});

test('who is above one lakh in the year stands in one row by PAN, sold to and bought from, goods apart from services', async () => {
  const shop = await openShop(app);
  const [big, small] = [
    await addVendor(shop.owner, { alias: 'BIG', name: 'Himal Wholesale', panOrVat: '302145811' }),
    await addVendor(shop.owner, { alias: 'SMALL', name: 'Corner Traders', panOrVat: '302145812' }),
  ];
  const tea = (quantity: number, more: object = {}) => [bought(shop.tea.variantId, { quantity, rate: 100, ...more })];
  await buy(shop, { vendorId: big.id, lines: tea(2000) });
  await buy(shop, { vendorId: big.id, lines: tea(100, { isCapital: true }) });
  await buy(shop, { vendorId: small.id, lines: tea(10) });
  const invoice = await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 1010, rate: 200 })] });
  await credit(shop, returnOf(invoice, [10]));
  const said = await call(shop.owner, year, { query: {} });
  expect(said).toMatchObject({ fiscalYear: '2083/84', firstDayAD: '2026-07-17', lastDayAD: '2027-07-16' });
  expect(said.parties).toMatchObject([
    {
      name: 'Himal Wholesale',
      pan: '302145811',
      goodPurchaseOthers: 200_000,
      goodPurchaseCapital: 10_000,
      goodSales: 0,
    },
    { name: 'Ram Kirana', pan: null, goodSales: 200_000, serviceSales: 0, opening: 0 },
  ]);
  // What is owed to the vendor, VAT included; 1,000 packets at 226 by the customer, who paid nothing.
  expect(said.parties.map(({ closing }) => closing)).toEqual([-237_300, expect.any(Number)]);
  expect(said.all).toMatchObject({ goodPurchaseOthers: 201_000, goodPurchaseCapital: 10_000, goodSales: 200_000 });
  expect(said.listed).toMatchObject({ goodPurchaseOthers: 200_000, goodSales: 200_000 });
  expect((await call(shop.owner, year, { query: { fiscalYear: '2082/83' } })).parties).toEqual([]);
  const body = { fiscalYear: '2083/84', fileType: 'EXCEL', language: 'en' } as const;
  const answer = await send(shop.owner, downloadYear, { body });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  for (const text of ['ServicePurchaseCapital', 'GoodSales', 'Himal Wholesale', '302145811'])
    expect(rows.flat().map(String)).toContain(text);
  const paper = await send(shop.owner, downloadYear, { body: { ...body, fileType: 'PDF', language: 'ne' } });
  expect(paper.headers.get('content-type')).toBe('application/pdf');
});

test('the list is of the whole business, of one that is registered for VAT, and of a year that there is', async () => {
  const owner = await openBusiness(app, { registration: 'PAN' });
  expect((await refusal(owner, year, { query: {} })).error).toBe('vatReturn.notRegistered');
  const shop = await openShop(app);
  expect((await refusal(shop.owner, year, { query: { fiscalYear: '2083/99' } })).error).toBe('yearEnd.unknown');
  const inside = await inOutlet(app, shop.owner, shop.outletId);
  expect((await refusal(inside, year, { query: {} })).error).toBe('vatReturn.wholeBusiness');
});
