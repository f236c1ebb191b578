import { accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBooks } from '../../../testing/figures/book-story.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { sell } from '../../../testing/shop.ts';

const { generate, download } = trialBalanceContract;
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
    rights: ['trial-balance.report', 'account-ledger.report'],
  });
});
afterAll(() => app.close());

const balanceOf = async (body: object, reader: Person = shop.owner) => {
  const { rows, totals } = await call(reader, generate, { body: { ...month, ...body, pageSize: 1000 } });
  const told = rows.map(
    ({
      name,
      openingDebit,
      openingCredit,
      debit,
      credit,
      closingDebit,
      closingCredit,
    }): [string, (number | null)[]] => [
      name,
      [openingDebit, openingCredit, debit, credit, closingDebit, closingCredit],
    ],
  );
  return { rows, totals, told: Object.fromEntries(told) };
};

test('each account and category stands with what it was at, what moved on it and what it came to, as worked out by hand', async () => {
  const { rows, totals, told } = await balanceOf({});
  expect(told).toEqual({
    Cash: [null, null, 400, null, 400, null],
    Receivable: [200, null, 978, 626, 552, null],
    Inventory: [15_340, null, 150, 450, 15_040, null],
    Payable: [null, null, null, 900, null, 900],
    'Output VAT': [null, null, 26, 78, null, 52],
    Capital: [null, 15_500, null, null, null, 15_500],
    'Profit of former fiscal years': [null, 40, null, null, null, 40],
    Sales: [null, null, null, 600, null, 600],
    'Sales returns': [null, null, 200, null, 200, null],
    Commission: [null, null, null, 300, null, 300],
    'Cost of goods sold': [null, null, 450, 150, 300, null],
    Rent: [null, null, 900, null, 900, null],
  });
  expect(rows.map(({ name }) => name).slice(0, 3)).toEqual(['Cash', 'Receivable', 'Inventory']);
  expect(totals).toEqual({
    openingDebit: 15_540,
    openingCredit: 15_540,
    debit: 3104,
    credit: 3104,
    closingDebit: 17_392,
    closingCredit: 17_392,
  });
});

test('accounts of income and expense begin anew with their fiscal year, and what was earned before is one line', async () => {
  const { told } = await balanceOf({ fromDate: '2083-03-01', toDate: '2083-03-32' });
  expect(told['Sales']).toEqual([null, null, null, 200, null, 200]);
  expect(told['Profit of former fiscal years']).toBeUndefined();
  const { rows } = await balanceOf({});
  expect(rows.find(({ account }) => account === 'FORMER_PROFIT')).toMatchObject({
    earnedFrom: '2026-07-01',
    earnedTo: '2026-07-16',
  });
});

test('accounts without amounts are left out unless they are asked for, and a part of the statements is told alone', async () => {
  const whole = await balanceOf({ withEmpty: true });
  expect(whole.told['Bank']).toEqual([null, null, null, null, null, null]);
  expect(whole.rows.length).toBeGreaterThan(26);
  const { told } = await balanceOf({ part: 'GROSS_PROFIT' });
  expect(Object.keys(told)).toEqual(['Sales', 'Sales returns', 'Cost of goods sold']);
});

test('the row of an account is the sum of its ledger', async () => {
  const body = { ...month, account: 'RECEIVABLE' };
  const { rows, totals } = await call(shop.owner, accountLedgerContract.generate, { body });
  expect(totals).toEqual({ debit: 978, credit: 626 });
  expect(rows.map(({ what, debit, credit, balance, side }) => [what, debit, credit, balance, side])).toEqual([
    ['OPENING', null, null, 200, 'DR'],
    ['SALES_INVOICE', 678, null, 878, 'DR'],
    ['PAYMENT_RECEIVED', null, 400, 478, 'DR'],
    ['CREDIT_NOTE', null, 226, 252, 'DR'],
    ['INCOME', 300, null, 552, 'DR'],
    ['CLOSING', null, null, 552, 'DR'],
  ]);
});

test('an outlet has its own balances, and who works in one sees no other', async () => {
  expect((await balanceOf({ outletId: shop.outletId })).totals.closingDebit).toBe(17_392);
  expect((await balanceOf({ outletId: palpaId })).rows).toEqual([]);
  expect((await balanceOf({}, keeper)).rows).toEqual([]);
  const refused = await refusal(keeper, generate, { body: { ...month, outletId: shop.outletId } });
  expect(Object.keys(fieldsOf(refused))).toEqual(['outletId']);
});

test('a file has the accounts in their order with the sums of both sides', async () => {
  const answer = await send(shop.owner, download, { body: { ...month, fileType: 'EXCEL', language: 'ne' } });
  const cells = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  expect(cells.flat()).toContain('सन्तुलन परीक्षण');
  expect(cells.find(([name]) => name === 'मौज्दात')).toEqual(['मौज्दात', 'सम्पत्ति', 15_340, null, 150, 450, 15_040, null]);
  expect(cells.at(-1)?.slice(2)).toEqual([15_540, 15_540, 3104, 3104, 17_392, 17_392]);
});

test('who lacks the right is refused, and what is posted later is there at once', async () => {
  expect((await refusal(keeper, download, { body: { ...month, fileType: 'EXCEL' } })).status).toBe(404);
  await sell(shop, { outletId: shop.outletId });
  const { told, totals } = await balanceOf({});
  expect(told['Receivable']).toEqual([200, null, 1078, 626, 652, null]);
  expect(totals.closingDebit).toBe(totals.closingCredit);
});
