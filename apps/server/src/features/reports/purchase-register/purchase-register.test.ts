import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { countryContract } from '@bahi/contract/platform/country/country.contract';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { purchaseRegisterContract } from '@bahi/contract/reports/purchase-register/purchase-register.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../../testing/caller.ts';
import { backOf, debit } from '../../../testing/debit-notes.ts';
import { costOf } from '../../../testing/direct-costs.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor, type VendorBody, vendorBody } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

/**
 * A month of purchases of every sort: taxed, exempt and capital goods of one bill, of which something goes back; an
 * import on which the customs took tax, and its freight of a carrier who charges it; of a vendor without VAT; an expense
 * with tax and one without; and what counts nothing, a draft and a cancelled bill.
 */
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const { owner, tea, rice } = shop;
  const vendorId = (await addVendor(owner)).id;
  const customs = (await addVendor(owner, { alias: 'CUSTOMS', name: 'Bhairahawa Customs', isVatRegistered: false })).id;
  const local = await buy(shop, {
    vendorId,
    billNumber: 'L-1',
    lines: [
      bought(tea.variantId, { quantity: 10 }),
      bought(rice.variantId, { quantity: 5 }),
      bought(tea.variantId, { rate: 400, isCapital: true }),
    ],
  });
  await debit(shop, backOf(local, [2, 1, 0], { vendorNumber: 'CN-7' }));
  const [country] = (await call(owner, countryContract.list, { query: { search: 'India' } })).rows;
  const abroad = await buy(shop, {
    vendorId: customs,
    billNumber: 'IN-5',
    origin: 'IMPORT',
    declarationNumber: 'M-18442',
    declarationDateAD: '2026-11-20',
    countryId: country?.id ?? 0,
    shippingCharge: 23,
    lines: [bought(tea.variantId, { quantity: 4, rate: 50 }), bought(rice.variantId, { rate: 30 })],
  });
  const duty = await costOf(shop, customs, { totalCost: 40, vatAmount: 31.2, billNumber: 'C-1' });
  const freight = await costOf(shop, vendorId, { totalCost: 100, vatAmount: 13, billNumber: 'TR-9' });
  await call(owner, directCostContract.save, { body: { purchaseInvoiceId: abroad.id, costs: [duty, freight] } });
  await buy(shop, { vendorId: customs, billNumber: 'P-3', lines: [bought(tea.variantId)] });
  const cancelled = await buy(shop, { vendorId, billNumber: 'L-2' });
  await call(owner, purchaseContract.cancel, { params: { id: cancelled.id }, body: { reason: 'Entered twice' } });
  await spend(vendorId, { totalBillAmount: 113, vatAmount: 13, billNumber: 'E-1' });
  await spend(vendorId, { totalBillAmount: 70, billNumber: 'E-2' });
});
afterAll(() => app.close());

async function spend(
  vendorId: number,
  bill: { totalBillAmount: number; vatAmount?: number; billNumber: string },
  owner = shop.owner,
) {
  const { rows } = await call(owner, categoryContract.list, { query: { search: 'Repairs' } });
  const named = { categoryName: 'Repairs', categoryType: 'EXPENSE' };
  const category = rows[0] ?? (await call(owner, categoryContract.create, { body: named }));
  const days = { billDateAD: '2026-11-20', dueDateAD: '2026-11-20' };
  const body = { heading: 'Repair', vendorId, categoryId: category.id, ...days, ...bill };
  const { id, version } = await call(owner, expenseContract.save, { body });
  return { ...body, id, version };
}

const registerOf = (more: object = {}) =>
  call(shop.owner, purchaseRegisterContract.generate, { body: { ...month, pageSize: 50, ...more } });

test('each bill stands in the columns of the form, and what went back is taken off', async () => {
  const { rows } = await registerOf();
  const parts = rows.map((row) => [
    row.number,
    row.declarationNumber,
    row.total,
    row.exempt,
    [row.taxable, row.vat],
    [row.imported, row.importVat],
    [row.capital, row.capitalVat],
  ]);
  expect(parts.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual([
    ['C-1', 'M-18442', 40, 0, [0, 0], [40, 31.2], [0, 0]],
    ['CN-7', null, -300, -100, [-200, -26], [0, 0], [0, 0]],
    ['E-1', null, 100, 0, [100, 13], [0, 0], [0, 0]],
    ['IN-5', 'M-18442', 253, 33, [0, 0], [220, 0], [0, 0]],
    ['L-1', null, 1900, 500, [1000, 130], [0, 0], [400, 52]],
    ['P-3', null, 100, 100, [0, 0], [0, 0], [0, 0]],
    ['TR-9', null, 100, 0, [100, 13], [0, 0], [0, 0]],
  ]);
});

test('its tax is the input VAT of the ledger, and its parts are its total', async () => {
  const { totals } = await registerOf();
  const [booked] = await app.asOwner(
    `select sum(debit_paisa - credit_paisa)::float8 / 100 as vat from journal_line
     where business_id = $1 and account_code = 'INPUT_VAT'`,
    [shop.owner.businessId],
  );
  expect(Math.round((totals.vat + totals.importVat + totals.capitalVat) * 100) / 100).toBe(booked?.['vat']);
  expect(totals.exempt + totals.taxable + totals.imported + totals.capital).toBe(totals.total);
});

test('the VAT return of the month has them in its boxes, home and import apart', async () => {
  const { boxes, ties } = await call(shop.owner, vatReturnContract.get, { query: { dayAD: '2026-11-20' } });
  const of = new Map(boxes.map(({ box, value, credit }) => [box, [value, credit]]));
  expect([of.get('2.1'), of.get('2.2'), of.get('2.3'), of.get('2.4')]).toEqual([
    [1400, 182],
    [260, 31],
    [500, null],
    [33, null],
  ]);
  expect(ties.find(({ tie }) => tie === 'PURCHASE_TAX')).toMatchObject({ isTied: true, said: 213.2, other: 213.2 });
});

test('a vendor stands in it as they were when their paper was entered', async () => {
  const other = await openShop(app);
  const { owner } = other;
  const named = {
    alias: 'BORDER',
    name: 'Birgunj Customs',
    nameNp: 'वीरगन्ज भन्सार',
    panOrVat: '302145880',
    isVatRegistered: false,
  };
  const vendor = await addVendor(owner, named);
  const carrier = await addVendor(owner, { alias: 'CARRIER', name: 'Koshi Transport', panOrVat: '302145881' });
  const [country] = (await call(owner, countryContract.list, { query: { search: 'India' } })).rows;
  const abroad = await buy(other, {
    vendorId: vendor.id,
    billNumber: 'IN-6',
    origin: 'IMPORT',
    declarationNumber: 'M-2',
    declarationDateAD: '2026-11-20',
    countryId: country?.id ?? 0,
  });
  const costs = [
    await costOf(other, vendor.id, { totalCost: 0, vatAmount: 130, billNumber: 'C-2' }),
    await costOf(other, carrier.id, { totalCost: 100, vatAmount: 13, billNumber: 'TR-1' }),
  ];
  await call(owner, directCostContract.save, { body: { purchaseInvoiceId: abroad.id, costs } });
  const spent = await spend(carrier.id, { totalBillAmount: 113, vatAmount: 13, billNumber: 'E-3' }, owner);
  const register = async () => {
    const { rows } = await call(owner, purchaseRegisterContract.generate, { body: { ...month, pageSize: 50 } });
    return rows
      .map(({ number, supplierName, supplierPan, vat, importVat }) => [
        number,
        supplierName,
        supplierPan,
        vat,
        importVat,
      ])
      .toSorted((one, another) => String(one[0]).localeCompare(String(another[0])));
  };
  const asEntered = [
    ['C-2', 'Birgunj Customs', '302145880', 0, 130],
    ['E-3', 'Koshi Transport', '302145881', 13, 0],
    ['IN-6', 'Birgunj Customs', '302145880', 0, 0],
    ['TR-1', 'Koshi Transport', '302145881', 13, 0],
  ];
  expect(await register()).toEqual(asEntered);
  const rename = async ({ id }: { id: number }, changes: Partial<VendorBody>) =>
    call(owner, vendorContract.save, { body: { ...(await vendorBody(owner, changes)), id } });
  await rename(vendor, { ...named, name: 'Raxaul Agents', panOrVat: '302145890', isVatRegistered: true });
  await rename(carrier, { alias: 'CARRIER', name: 'Koshi Cargo', panOrVat: '302145891', isVatRegistered: false });
  expect(await register()).toEqual(asEntered);
  // An expense that is mended stays that of the vendor who wrote its bill; of another one it is theirs, as they are now.
  const mended = { ...spent, totalBillAmount: 226, vatAmount: 26 };
  await call(owner, expenseContract.save, { body: mended });
  expect((await register())[1]).toEqual(['E-3', 'Koshi Transport', '302145881', 26, 0]);
  const { version } = await call(owner, expenseContract.get, { params: { id: spent.id } });
  await call(owner, expenseContract.save, { body: { ...mended, vendorId: vendor.id, version } });
  expect((await register())[1]).toEqual(['E-3', 'Raxaul Agents', '302145890', 26, 0]);
});

test('debit notes are left out where that is asked', async () => {
  const { rows, totals } = await registerOf({ withoutReturns: true });
  expect(rows.map(({ number }) => number)).not.toContain('CN-7');
  expect(totals.total).toBe((await registerOf()).totals.total + 300);
});

test.for(['ne', 'en'] as const)('the purchase register is the form of the tax office, in %s', async (language) => {
  const body = { ...month, fileType: 'EXCEL' as const, language };
  const answer = await send(shop.owner, purchaseRegisterContract.download, { body });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell) => String(cell ?? ''))
      .join('\t')
      .trimEnd(),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`paper/purchase-register.${language}.tsv`);
});

test('who sees one outlet sees what it bought, and nobody sees it without the right', async () => {
  const { totals } = await registerOf({ outletId: shop.outletId });
  expect(totals.total).toBe((await registerOf()).totals.total);
  const unknown = await send(shop.owner, purchaseRegisterContract.generate, { body: { ...month, outletId: 999_999 } });
  expect(unknown.status).toBe(400);
});
