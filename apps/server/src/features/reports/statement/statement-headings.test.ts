import type { Right } from '@bahi/contract/access';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { call, send } from '../../../testing/caller.ts';
import { addPerson, type Person } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

const year = { fromDateAD: '2026-07-17', toDateAD: '2027-07-16' };
const days = { billDateAD: '2026-11-12', dueDateAD: '2026-11-30' };

let app: TestApp;
let shop: Shop;
let vendorId: number;
let billNumber: string | null;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const categoryOf = async (categoryName: string, categoryType: string): Promise<number> =>
    (await call(shop.owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
  const { customerId } = shop;
  vendorId = (await addVendor(shop.owner)).id;
  billNumber = (await sell(shop)).code;
  const income = { categoryId: await categoryOf('Fees', 'INCOME'), incomeHeading: 'Settlement out of court' };
  await call(shop.owner, incomeContract.save, { body: { ...days, ...income, customerId, totalBillAmount: 70 } });
  const expense = { categoryId: await categoryOf('Wages', 'EXPENSE'), heading: 'Bonus of the manager' };
  await call(shop.owner, expenseContract.save, { body: { ...days, ...expense, vendorId, totalBillAmount: 900 } });
});
afterAll(() => app.close());

const personWith = (rights: readonly Right[]) => addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
const told = async (person: Person) => {
  const [of, ofVendor] = [
    await call(person, statementContract.customer, { params: { id: shop.customerId }, query: year }),
    await call(person, statementContract.vendor, { params: { id: vendorId }, query: year }),
  ];
  return [...of.rows, ...ofVendor.rows].map(({ kind, dateAD, reference, balance }) => [
    kind,
    dateAD,
    reference,
    balance,
  ]);
};

test('a heading is told to who may read such documents; to others the row stands without it', async () => {
  const income = ['INCOME', '2026-11-12', 'Settlement out of court', 70];
  const bill = ['SALES_INVOICE', '2026-11-20', billNumber, 170];
  const expense = ['EXPENSE', '2026-11-12', 'Bonus of the manager', 900];
  const without = ([kind, day, , balance]: typeof income) => [kind, day, null, balance];
  expect(await told(shop.owner)).toEqual([income, bill, expense]);
  expect(await told(await personWith(['customer.report', 'vendor.report']))).toEqual([
    without(income),
    bill,
    without(expense),
  ]);
  expect(await told(await personWith(['customer.report', 'vendor.report', 'income.read']))).toEqual([
    income,
    bill,
    without(expense),
  ]);
  expect(await told(await personWith(['customer.report', 'vendor.report', 'expense.read']))).toEqual([
    without(income),
    bill,
    expense,
  ]);
});

test('neither Excel nor paper tells the heading to who may not read it', async () => {
  const reporter = await personWith(['customer.report', 'vendor.report']);
  for (const [endpoint, id, heading, amount] of [
    [statementContract.downloadCustomer, shop.customerId, 'Settlement out of court', '70'],
    [statementContract.downloadVendor, vendorId, 'Bonus of the manager', '900'],
  ] as const) {
    const take = async (person: Person, fileType: string) => {
      const sent = { params: { id }, body: { ...year, fileType, language: 'en' } };
      return new Uint8Array(await (await send(person, endpoint, sent)).arrayBuffer());
    };
    const sheet = async (person: Person) =>
      String((await readXlsx(await take(person, 'EXCEL'))).sheets[0]?.rows.flat().join('\n'));
    const paper = async (person: Person) => pdfText(Buffer.from(await take(person, 'PDF')));
    for (const read of [sheet, paper]) {
      expect(await read(shop.owner)).toContain(heading);
      const shown = await read(reporter);
      expect(shown).not.toContain(heading);
      expect(shown).toContain(amount);
    }
  }
});
