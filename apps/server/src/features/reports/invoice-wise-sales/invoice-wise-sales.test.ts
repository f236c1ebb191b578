import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { invoiceWiseSalesContract } from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, type Person } from '../../../testing/people.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let seller: Person;
let keeper: Person;
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const report = ['invoice-wise-sales-report.report'] as const;
  const { outletId } = shop;
  seller = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    rights: [...report, 'invoice.read', 'invoice.create', 'payment.create'],
    outletId,
  });
  keeper = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: [...report, 'purchase.read'],
    outletId,
  });
  const tea = lineOf(shop.tea.variantId, { rate: 200, quantity: 3 });
  const rice = lineOf(shop.rice.variantId, { quantity: 2 });
  await sell(shop, { lines: [tea, rice], shippingCharge: 100, discountType: '2', discount: 80 });
  await sell(shop, { outletId, paymentMode: 'CASH' }, seller);
  const slip = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
});
afterAll(() => app.close());

const generate = (filter: object = {}, caller: Person = shop.owner) =>
  call(caller, invoiceWiseSalesContract.generate, { body: { ...month, sort: 'invoiceNumber', ...filter } });

test('an invoice stands with what it is made of, and what it brought above what its goods cost', async () => {
  const { rows, totals, recordsTotal } = await generate();
  expect(recordsTotal).toBe(3);
  const [first, second, third] = rows;
  // 600 and 200 less 80, and 100 for shipping: of tea 3 at 150, of rice 2 at 80.
  expect(first).toMatchObject({ lineCount: 2, gross: 900, discount: 80, taxable: 640, exempt: 180, vat: 83.2 });
  expect(first).toMatchObject({ total: 903.2, paid: 0, due: 903.2, mode: 'CREDIT', margin: 820 - 610 });
  expect(second).toMatchObject({ total: 100, paid: 100, due: 0, mode: 'CASH', margin: 20 });
  expect(third).toMatchObject({ isCancelled: true, due: 0 });
  expect(totals).toMatchObject({ lineCount: 3, gross: 1000, total: 1003.2, paid: 100, due: 903.2, margin: 230 });
});

test('who may not read purchases is told no margin, on screen and in the file', async () => {
  const { rows, totals } = await generate({}, seller);
  expect([...rows.map(({ margin }) => margin), totals.margin]).toEqual([null, null, null, null]);
  expect((await generate({}, keeper)).totals.margin).toBe(230);
  const sorted = { body: { ...month, sort: 'margin' } };
  expect(fieldsOf(await refusal(seller, invoiceWiseSalesContract.generate, sorted))).toEqual({
    sort: 'This list cannot be sorted so',
  });
  const headOf = async (caller: Person) => {
    const body = { ...month, fileType: 'EXCEL' as const, language: 'en' as const };
    const answer = await send(caller, invoiceWiseSalesContract.download, { body });
    const rowsOf = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
    return rowsOf.find((row) => row.includes('Invoice number')) ?? [];
  };
  expect(await headOf(seller)).not.toContain('Margin (Rs)');
  expect(await headOf(keeper)).toContain('Margin (Rs)');
});

test('each filter narrows it', async () => {
  const totalsOf = async (filter: object) => (await generate(filter)).rows.map(({ total }) => total);
  expect(await totalsOf({ paymentStatus: 'PAID' })).toEqual([100]);
  expect(await totalsOf({ paymentStatus: 'DUE' })).toEqual([903.2]);
  expect(await totalsOf({ status: 'CANCELLED' })).toEqual([100]);
  expect(await totalsOf({ status: 'FINAL', customerId: shop.customerId })).toEqual([903.2, 100]);
  expect(await totalsOf({ userId: seller.userId })).toEqual([100]);
  const unknown = { body: { ...month, userId: 999_999 } };
  expect(fieldsOf(await refusal(shop.owner, invoiceWiseSalesContract.generate, unknown))).toEqual({
    userId: 'Not found, choose another',
  });
});
