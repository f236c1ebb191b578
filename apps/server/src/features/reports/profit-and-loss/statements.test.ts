import { balanceSheetContract } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { profitAndLossContract } from '@bahi/contract/reports/profit-and-loss/profit-and-loss.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBooks } from '../../../testing/figures/book-story.ts';
import { call, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { addItem, sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { receive, transfer } from '../../../testing/transfers.ts';

/** Mangsir 2083. */
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

let app: TestApp;
let shop: Awaited<ReturnType<typeof openBooks>>;
let palpaId: number;
let keeper: Person;

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openBooks(app);
  palpaId = await addOutlet(app, shop.owner, 'PALPA');
  keeper = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId: palpaId,
    rights: ['profit-and-loss.report', 'balance-sheet.report'],
  });
});
afterAll(() => app.close());

const profitOf = async (body: object, reader: Person = shop.owner) => {
  const { rows } = await call(reader, profitAndLossContract.generate, { body: { ...month, ...body, pageSize: 1000 } });
  return rows.map(({ name, isSum, amount, compared, difference }) => [name, isSum, amount, compared, difference]);
};
const sheetOf = async (body: object, reader: Person = shop.owner) => {
  const { rows } = await call(reader, balanceSheetContract.generate, { body: { ...body, pageSize: 1000 } });
  return rows.map(({ name, isSum, amount, compared }) => [name, isSum, amount, compared]);
};

test('profit and loss goes from sales to what is left, as worked out by hand', async () => {
  expect(await profitOf({})).toEqual([
    ['Sales', false, 600, 0, 600],
    ['Sales returns', false, -200, 0, -200],
    ['Net sales', true, 400, 0, 400],
    ['Cost of goods sold', false, 300, 0, 300],
    ['Cost of sales', true, 300, 0, 300],
    ['Gross profit', true, 100, 0, 100],
    ['Commission', false, 300, 0, 300],
    ['Other income', true, 300, 0, 300],
    ['Rent', false, 900, 0, 900],
    ['Expenses', true, 900, 0, 900],
    ['Net profit', true, -500, 0, -500],
  ]);
});

test('a fiscal year stands beside the one before, and a quarter beside the same of the year before', async () => {
  const year = await profitOf({ fromDate: '2083-04-01', toDate: '2084-03-31' });
  expect(year.at(0)).toEqual(['Sales', false, 600, 200, 400]);
  expect(year.at(-1)).toEqual(['Net profit', true, -500, 40, -540]);
  const quarter = await profitOf({ fromDate: '2083-03-01', toDate: '2083-05-31', compare: 'YEAR_BEFORE' });
  expect(quarter.at(-1)).toEqual(['Net profit', true, 40, 0, 40]);
  expect(await profitOf({ fromDate: '2082-01-01', toDate: '2082-01-31' })).toEqual([]);
});

test('the balance sheet balances, and tells the profit of this fiscal year and of those before without a closing entry', async () => {
  expect(await sheetOf({})).toEqual([
    ['Cash', false, 400, 0],
    ['Receivable', false, 552, 200],
    ['Inventory', false, 15_040, 15_340],
    ['Assets', true, 15_992, 15_540],
    ['Payable', false, 900, 0],
    ['Output VAT', false, 52, 0],
    ['Liabilities', true, 952, 0],
    ['Capital', false, 15_500, 15_500],
    ['Profit of former fiscal years', false, 40, 0],
    ['Profit of this fiscal year', false, -500, 40],
    ['Equity', true, 15_040, 15_540],
    ['Liabilities and equity', true, 15_992, 15_540],
  ]);
  const yearBefore = await sheetOf({ asAt: '2083-08-04', compare: 'YEAR_BEFORE' });
  expect(yearBefore.at(-1)).toEqual(['Liabilities and equity', true, 15_992, 15_500]);
});

test('goods on their way to another outlet are those of the sender, and each outlet balances alone', async () => {
  const { owner, outletId } = shop;
  const chain = { ...shop, palpaId };
  const sent = await transfer(chain);
  const of = async (place: number) => (await sheetOf({ outletId: place })).filter(([, isSum]) => isSum !== true);
  expect((await of(outletId)).slice(2, 4)).toEqual([
    ['Inventory', false, 14_240, 15_340],
    ['Goods between outlets', false, 800, 0],
  ]);
  expect(await sheetOf({ outletId: palpaId })).toEqual([]);
  const there = await inOutlet(app, owner, palpaId);
  await receive({ owner: there }, sent);
  const palpa = await sheetOf({}, keeper);
  expect(palpa.filter(([, isSum]) => isSum === true)).toEqual([
    ['Assets', true, 0, 0],
    ['Liabilities', true, 0, 0],
    ['Equity', true, 0, 0],
    ['Liabilities and equity', true, 0, 0],
  ]);
  expect(palpa.slice(0, 2)).toEqual([
    ['Inventory', false, 800, 0],
    ['Goods between outlets', false, -800, 0],
  ]);
  const goods = {
    name: 'Salt',
    taxable: false,
    sellingPrice: 20,
    quantity: 10,
    cost: 15,
    purchaseDateAD: '2026-11-20',
  };
  const salt = await addItem(there, palpaId, goods);
  await sell(shop, {
    outletId: palpaId,
    lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: salt.variantId, quantity: 2, rate: 20 }],
  });
  expect((await profitOf({}, keeper)).at(-1)).toEqual(['Net profit', true, 10, 0, 10]);
  expect((await profitOf({})).at(-1)).toEqual(['Net profit', true, -490, 0, -490]);
});

test('a file of a statement has its lines in their order, its sums in bold', async () => {
  const body = { ...month, fileType: 'EXCEL', language: 'ne', outletId: shop.outletId };
  const answer = await send(shop.owner, profitAndLossContract.download, { body });
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()), { readStyles: true });
  const rows = sheets[0]?.rows ?? [];
  expect(rows.find(([name]) => name === 'खुद नाफा')).toEqual(['खुद नाफा', -500, 0, -500]);
  const at = rows.findIndex(([name]) => name === 'कुल नाफा');
  expect(sheets[0]?.cells?.get(`${at},1`)?.style?.font?.bold).toBe(true);
  expect(sheets[0]?.cells?.get(`${at - 2},1`)?.style?.font?.bold).not.toBe(true);
  const paper = await send(shop.owner, balanceSheetContract.download, { body: { fileType: 'PDF', language: 'ne' } });
  expect(paper.headers.get('content-disposition')).toContain('filename="Balance Sheet.pdf"');
});

test('both statements tell what has changed since a day on which they were known', async () => {
  const known = { knownOnAD: '2026-11-19', outletId: shop.outletId, pageSize: 100 };
  const profit = await call(shop.owner, profitAndLossContract.changes, { body: { ...month, ...known } });
  expect(profit.rows.every(({ change }) => change === 'ADDED')).toBe(true);
  expect(profit.rows.find(({ after }) => after?.sum === 'NET_PROFIT')?.difference.amount).toBe(-500);
  const sheet = await call(shop.owner, balanceSheetContract.changes, { body: known });
  expect(sheet.rows.find(({ after }) => after?.line === 'CASH')?.difference).toMatchObject({ amount: 400 });
});
