import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { inventoryReportContract } from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { addItem, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { leavingOf, writeOff } from '../../../testing/stock-papers.ts';
import { receive, transfer } from '../../../testing/transfers.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let second: number;
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  second = await addOutlet(app, shop.owner, 'KTM');
  const { outletId } = shop;
  await allowDaysBack(shop);
  // Of 50 packets of tea at 150: 5 in Kartik, 3 in Mangsir, and one invoice that was a slip.
  const tea = (quantity: number) => [lineOf(shop.tea.variantId, { rate: 200, quantity })];
  await sell(shop, { outletId, issuedDateAD: '2026-11-10', lines: tea(5) });
  await sell(shop, { outletId, issuedDateAD: '2026-11-18', lines: tea(3) });
  const slip = await sell(shop, { outletId, lines: tea(20) });
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  const salt = { name: 'Salt', taxable: false, sellingPrice: 25, quantity: 8, cost: 20, purchaseDateAD: '2026-11-19' };
  const { itemId, variantId } = await addItem(shop.owner, second, salt);
  await sell(shop, { outletId: second, lines: [lineOf(variantId, { quantity: 8, rate: 25 })] });
  const item = await call(shop.owner, itemContract.get, { params: { itemId } });
  expect(item.name).toBe('Salt');
});
afterAll(() => app.close());

const generate = (filter: object = {}, caller = shop.owner) =>
  call(caller, inventoryReportContract.generate, { body: { ...month, ...filter } });

test('the stock of each place: what there was, what came and went, and what is left', async () => {
  const { rows } = await generate();
  expect(rows).toMatchObject([
    { itemName: 'Rice', opening: 100, received: 0, sold: 0, closing: 100, averageCost: 80 },
    { itemName: 'Salt', opening: 0, received: 8, sold: 8, closing: 0, averageCost: null },
    { itemName: 'Tea', opening: 45, received: 0, sold: 3, closing: 42, averageCost: 150 },
  ]);
  const { totals } = await generate({ basis: 'VALUE' });
  expect(totals).toMatchObject({ soldValue: 610, receivedValue: 160, closingValue: 8000 + 42 * 150 });
});

test('as of a month that is past it is as it was, in values as in quantities', async () => {
  const kartik = { fromDate: '2083-07-01', toDate: '2083-07-30', sort: 'itemName' };
  const tea = async (basis: string) =>
    (await generate({ ...kartik, basis })).rows.find(({ itemName }) => itemName === 'Tea');
  // Each basis tells its own figures and none of the other, so that what has changed is what one sees.
  expect(await tea('QUANTITY')).toMatchObject({
    opening: 50,
    sold: 5,
    closing: 45,
    soldValue: null,
    closingValue: null,
  });
  expect(await tea('VALUE')).toMatchObject({
    openingValue: 7500,
    soldValue: 750,
    adjustedValue: 0,
    closingValue: 6750,
    sold: null,
    closing: null,
  });
});

test('it is narrowed to an item, to what is there, and to an outlet', async () => {
  const names = async (filter: object, caller = shop.owner) =>
    (await generate(filter, caller)).rows.map(({ itemName }) => itemName);
  expect(await names({ itemId: shop.tea.itemId })).toEqual(['Tea']);
  expect(await names({ hideZero: true })).toEqual(['Rice', 'Tea']);
  expect(await names({ outletId: second })).toEqual(['Salt']);
  expect(await names({ belowReorder: true })).toEqual([]);
  const rights = ['inventory-report.report'] as const;
  const keeper = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: second });
  expect(await names({}, keeper)).toEqual(['Salt']);
});

test('values are for who may read purchases', async () => {
  const rights = ['inventory-report.report'] as const;
  const keeper = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const { rows, totals } = await generate({}, keeper);
  expect([rows[0]?.averageCost, totals.closingValue]).toEqual([null, null]);
  const body = { ...month, basis: 'VALUE' };
  expect(fieldsOf(await refusal(keeper, inventoryReportContract.generate, { body }))).toEqual({
    basis: 'You are not allowed to do this',
  });
});

test('the file has the columns of the basis that was asked for', async () => {
  const headOf = async (basis: string) => {
    const body = { ...month, basis, fileType: 'EXCEL' as const, language: 'en' as const };
    const answer = await send(shop.owner, inventoryReportContract.download, { body });
    const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
    return rows.find((row) => row.includes('Variant'))?.slice(6);
  };
  expect(await headOf('QUANTITY')).toEqual([
    'Opening',
    'Received',
    'Returned in',
    'Adjusted',
    'Transferred in',
    'Transferred out',
    'Sold',
    'Closing',
    'Average cost (Rs)',
  ]);
  expect(await headOf('VALUE')).toEqual([
    'Opening (Rs)',
    'Received (Rs)',
    'Returned in (Rs)',
    'Adjusted (Rs)',
    'Transferred in (Rs)',
    'Transferred out (Rs)',
    'Sold (Rs)',
    'Closing (Rs)',
    'Average cost (Rs)',
  ]);
});

test('what a customer brought back stands apart from what was bought', async () => {
  const lines = [lineOf(shop.tea.variantId, { rate: 200, quantity: 4 })];
  const bill = await sell(shop, { outletId: shop.outletId, lines });
  await credit(shop, returnOf(bill, [3]));
  const of = async (basis: string) => (await generate({ basis })).rows.find(({ itemName }) => itemName === 'Tea');
  expect(await of('QUANTITY')).toMatchObject({ opening: 45, received: 0, returned: 3, sold: 7, closing: 41 });
  expect(await of('VALUE')).toMatchObject({ returnedValue: 450, soldValue: 1050, closingValue: 41 * 150 });
});

test('what was damaged, and put back since, is adjusted and not sold', async () => {
  const left = await writeOff(shop, { lines: [leavingOf(shop.rice.variantId, { quantity: 6 })] });
  const kept = await writeOff(shop, { lines: [leavingOf(shop.rice.variantId, { quantity: 2 })] });
  await call(shop.owner, writeOffContract.cancel, { params: { id: left.id }, body: { reason: 'Slip' } });
  const rows = async (basis: string) =>
    (await generate({ basis, outletId: shop.outletId })).rows.find(({ itemName }) => itemName === 'Rice');
  const [quantity, value] = [await rows('QUANTITY'), await rows('VALUE')];
  expect(quantity?.adjusted).toBe(-2);
  expect(value?.adjustedValue).toBe(kept.value);
  expect(
    (quantity?.opening ?? 0) + (quantity?.received ?? 0) + (quantity?.returned ?? 0) - 2 - (quantity?.sold ?? 0),
  ).toBe(quantity?.closing);
});

test('what was sent to another outlet goes out of the one and comes into the other, and what was taken back did neither', async () => {
  const chain = { ...shop, palpaId: second };
  const lines = [{ itemLedgerDetailId: shop.rice.variantId, quantity: 5 }];
  const body = { reason: 'Rain' };
  await call(shop.owner, stockTransferContract.cancel, { params: { id: (await transfer(chain, { lines })).id }, body });
  await receive(chain, await transfer(chain, { lines }), [4]);
  const rice = async (outletId: number, basis: string) =>
    (await generate({ basis, outletId })).rows.find(({ itemName }) => itemName === 'Rice');
  expect(await rice(shop.outletId, 'QUANTITY')).toMatchObject({ transferredIn: 0, transferredOut: 5 });
  expect(await rice(shop.outletId, 'VALUE')).toMatchObject({ transferredInValue: 0, transferredOutValue: 400 });
  expect(await rice(second, 'QUANTITY')).toMatchObject({ transferredIn: 4, transferredOut: 0, closing: 4 });
  expect(await rice(second, 'VALUE')).toMatchObject({ transferredInValue: 320, closingValue: 320, adjustedValue: 0 });
});
