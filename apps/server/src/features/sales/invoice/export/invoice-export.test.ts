import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { salesReturnRegisterContract } from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../../testing/caller.ts';
import { credit, returnOf } from '../../../../testing/credit-notes.ts';
import {
  billOf,
  countryAbroad,
  type InvoiceBody,
  lineOf,
  openShop,
  sell,
  type Shop,
} from '../../../../testing/shop.ts';
import { sharedTestApp } from '../../../../testing/shared-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let countryId: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  countryId = await countryAbroad(shop.owner);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };
const abroad = (bill: Partial<InvoiceBody> = {}): Partial<InvoiceBody> => ({
  destination: 'EXPORT',
  countryId,
  lines: [lineOf(shop.tea.variantId, { rate: 200, quantity: 3 }), lineOf(shop.rice.variantId, { quantity: 2 })],
  ...bill,
});

test('what is sold abroad is zero-rated, goods that are exempt at home and shipping as well', async () => {
  const bill = await sell(shop, abroad({ shippingCharge: 50 }));
  expect(bill).toMatchObject({
    destination: 'EXPORT',
    countryName: 'India',
    vat: 0,
    taxableAmount: 0,
    exemptAmount: 0,
    zeroRatedAmount: 850,
    grandTotal: 850,
  });
  const { rows } = await call(shop.owner, salesRegisterContract.generate, { body: month });
  expect(rows.find(({ number }) => number === bill.code)).toMatchObject({
    total: 850,
    exempt: 0,
    taxable: 0,
    vat: 0,
    exported: 850,
    exportCountry: 'India',
    exportCountryLocLang: 'भारत',
    declarationNumber: null,
  });
});

test('an export is issued to a country that there is; a draft may wait for it, and what stays at home has none', async () => {
  const refusedOf = async (bill: Partial<InvoiceBody>) =>
    fieldsOf(await refusal(shop.owner, invoiceContract.create, { body: billOf(shop, bill) }));
  expect(await refusedOf(abroad({ countryId: null }))).toEqual({ countryId: 'Required' });
  expect(await refusedOf(abroad({ countryId: 999_999 }))).toEqual({ countryId: 'Not found, choose another' });
  expect(await refusedOf(abroad({ declarationNumber: 'M-1' }))).toEqual({ declarationDateAD: 'Required' });
  expect(await refusedOf(abroad({ declarationDateAD: '2026-11-20' }))).toEqual({ declarationNumber: 'Required' });
  const draft = await sell(shop, abroad({ state: 'DRAFT', countryId: null }));
  expect(draft).toMatchObject({ destination: 'EXPORT', countryId: null });
  const home = await sell(shop, { countryId, declarationNumber: 'M-1', declarationDateAD: '2026-11-20' });
  expect(home).toMatchObject({ destination: 'LOCAL', countryId: null, declarationNumber: null });
});

test('the customs declare goods with their bill: it is noted on the bill, and on nothing else', async () => {
  const bill = await sell(shop, abroad());
  const declare = (id: number, body: object) =>
    refusal(shop.owner, invoiceContract.declare, {
      params: { id },
      body: { declarationNumber: 'M-१८४४२', declarationDateAD: '2026-11-20', ...body },
    });
  expect(fieldsOf(await declare(bill.id, { declarationNumber: '', declarationDateAD: '' }))).toEqual({
    declarationNumber: 'Required',
    declarationDateAD: 'Required',
  });
  expect(fieldsOf(await declare(bill.id, { declarationDateAD: '2026-11-21' }))).toHaveProperty('declarationDateAD');
  expect((await declare(bill.id, { version: bill.version + 1 })).status).toBe(409);
  const draft = await sell(shop, abroad({ state: 'DRAFT' }));
  const home = await sell(shop);
  for (const { id } of [draft, home]) expect((await declare(id, {})).error).toBe('invoice.notDeclared');
  const declared = await call(shop.owner, invoiceContract.declare, {
    params: { id: bill.id },
    body: { declarationNumber: 'M-१८४४२', declarationDateBS: '2083-08-04', version: bill.version },
  });
  expect(declared).toMatchObject({ declarationNumber: 'M-18442', declarationDateAD: '2026-11-20', grandTotal: 800 });
  const { rows } = await call(shop.owner, salesRegisterContract.generate, { body: month });
  const row = rows.find(({ number }) => number === bill.code);
  expect(row).toMatchObject({ declarationNumber: 'M-18442', declarationDate: '2083-08-04' });
});

test('what comes back of an export is zero-rated as it was, and comes from where it went', async () => {
  const bill = await sell(shop, abroad());
  const note = await credit(shop, returnOf(bill, [1, 0]));
  expect(note).toMatchObject({ vat: 0, grandTotal: 200 });
  const { rows } = await call(shop.owner, salesRegisterContract.generate, { body: month });
  expect(rows.find(({ number }) => number === note.number)).toMatchObject({ exported: -200, exportCountry: 'India' });
  const returns = await call(shop.owner, salesReturnRegisterContract.generate, { body: month });
  expect(returns.rows.some(({ number }) => number === note.number)).toBe(true);
});

test('exports are found among all invoices', async () => {
  const { rows } = await call(shop.owner, invoiceContract.list, { query: { destination: 'EXPORT', pageSize: 50 } });
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows.map(({ destination }) => destination))).toEqual(new Set(['EXPORT']));
});
