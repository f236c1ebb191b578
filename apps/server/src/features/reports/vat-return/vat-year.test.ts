import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { purchaseRegisterContract } from '@bahi/contract/reports/purchase-register/purchase-register.contract';
import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { addressIn, inOutlet, openBusiness } from '../../../testing/people.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { addCustomer, lineOf, openShop, sell } from '../../../testing/shop.ts';
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
  expect(said.parties.map(({ closing }) => closing)).toEqual([-237_300, 226_000]);
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

test('one party is one row when it tells its PAN or is renamed within the year, customer and vendor of one PAN together', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  const sellTo = (customerId: number, quantity: number) =>
    sell(shop, { customerId, lines: [lineOf(shop.tea.variantId, { quantity, rate: 200 })] });
  const change = async (id: number, said: object) => {
    const { version, name, phoneNumber, focalPerson } = await call(owner, customerContract.get, { params: { id } });
    const body = { id, version, name, phoneNumber, focalPerson, ...(await addressIn(owner)), ...said };
    return call(owner, customerContract.save, { body });
  };
  const work = await call(owner, serviceContract.save, {
    body: { name: 'Repair', durationType: 'JOB', costPrice: 500, taxable: true },
  });
  const category = { categoryName: 'Repairs', categoryType: 'EXPENSE' } as const;
  const { id: categoryId } = await call(owner, categoryContract.create, { body: category });
  const service = { inventoryType: 'SERVICE', serviceId: work.id, quantity: 1 } as const;
  const vendor = await addVendor(owner, { alias: 'HIMAL', name: 'Himal Wholesale', panOrVat: '302145811' });
  const lines = [bought(shop.tea.variantId, { quantity: 1900, rate: 100 }), { ...service, rate: 5000, categoryId }];
  await buy(shop, { vendorId: vendor.id, lines });
  // Who sells to the shop also buys from it, and tells their PAN later.
  const himal = await addCustomer(owner, 'Himal Stores');
  await sellTo(himal, 300);
  await change(himal, { name: 'Himal Wholesale', vatPanNo: '302145811' });
  await sell(shop, { customerId: himal, lines: [{ ...service, rate: 50_000 }] });
  const renamed = await addCustomer(owner, 'Ram Brothers');
  await sellTo(renamed, 300);
  await change(renamed, { name: 'Ram and Sons' });
  await sellTo(renamed, 300);
  const { parties, all } = await call(owner, year, { query: {} });
  expect(
    parties.map((row) => [
      row.name,
      row.pan,
      row.goodPurchaseOthers,
      row.servicePurchaseOthers,
      row.goodSales,
      row.serviceSales,
      row.closing,
    ]),
  ).toEqual([
    // 110,000 sold less 195,000 bought, 13 % of VAT included.
    ['Himal Wholesale', '302145811', 190_000, 5000, 60_000, 50_000, -96_050],
    ['Ram and Sons', null, 0, 0, 120_000, 0, 135_600],
  ]);
  expect(all).toMatchObject({ goodSales: 180_000, serviceSales: 50_000, servicePurchaseOthers: 5000 });
});

test('a party that has no PAN any more stands under the one of its paper, with its balance', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  await buy(shop, { lines: [bought(shop.tea.variantId, { quantity: 900, rate: 100 })] });
  const change = async (vatPanNo: string) => {
    const { id, version, name, phoneNumber, focalPerson } = await call(owner, customerContract.get, {
      params: { id: shop.customerId },
    });
    const body = { id, version, name, phoneNumber, focalPerson, vatPanNo, ...(await addressIn(owner)) };
    await call(owner, customerContract.save, { body });
  };
  await change('302145899');
  await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 600, rate: 200 })] });
  await change('');
  const { parties } = await call(owner, year, { query: {} });
  expect(parties).toMatchObject([{ name: 'Ram Kirana', pan: '302145899', goodSales: 120_000, closing: 135_600 }]);
});

test('the list is of the whole business, of one that is registered for VAT, and of a year that there is', async () => {
  const owner = await openBusiness(app, { registration: 'PAN' });
  expect((await refusal(owner, year, { query: {} })).error).toBe('vatReturn.notRegistered');
  const shop = await openShop(app);
  expect((await refusal(shop.owner, year, { query: { fiscalYear: '2083/99' } })).error).toBe('yearEnd.unknown');
  const inside = await inOutlet(app, shop.owner, shop.outletId);
  expect((await refusal(inside, year, { query: {} })).error).toBe('vatReturn.wholeBusiness');
});
