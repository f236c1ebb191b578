import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseReportContract } from '@bahi/contract/reports/expense-report/expense-report.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
let vendorId: number;
let rent: number;
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  vendorId = (await addVendor(shop.owner)).id;
  rent = await categoryOf('Rent', 'भाडा');
  const power = await categoryOf('Electricity', 'बिजुली');
  await spend(power, { heading: 'Electricity', billNumber: 'NEA-4471', totalBillAmount: 1130, vatAmount: 130 });
  const paid = await spend(rent, { heading: 'Rent', totalBillAmount: 5000, billDateAD: '2026-11-17' });
  await call(shop.owner, paymentContract.create, {
    body: {
      componentEntityId: paid.id,
      componentType: 'EXPENSE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-19', paymentAmount: 2000 }],
      totalPayingAmount: 2000,
    },
  });
  const slip = await spend(rent, { heading: 'Slip', totalBillAmount: 70 });
  await call(shop.owner, expenseContract.toggle, { params: { id: slip.id } });
  await spend(rent, { heading: 'Rent of Kartik', totalBillAmount: 5000, billDateAD: '2026-11-05' });
});
afterAll(() => app.close());

async function categoryOf(categoryName: string, categoryNameNp: string): Promise<number> {
  const body = { categoryName, categoryNameNp, categoryType: 'EXPENSE' };
  return (await call(shop.owner, categoryContract.create, { body })).id;
}

function spend(categoryId: number, form: { heading: string; totalBillAmount: number } & Record<string, unknown>) {
  const { outletId } = shop;
  const days = { billDateAD: '2026-11-18', dueDateAD: '2026-11-30' };
  return call(shop.owner, expenseContract.save, { body: { outletId, vendorId, categoryId, ...days, ...form } });
}

const generate = (filter: object = {}) =>
  call(shop.owner, expenseReportContract.generate, { body: { ...month, ...filter } });

test('the expenses in force stand with what is net, VAT, paid and due, and with subtotals of their categories', async () => {
  const { rows, recordsTotal, totals, groups } = await generate();
  expect(recordsTotal).toBe(2);
  expect(rows).toMatchObject([
    {
      billDate: '2026-11-18',
      billDateBS: '2083-08-02',
      billNumber: 'NEA-4471',
      vendorName: 'Siddhartha Traders',
      vendorPan: '302145879',
      categoryNameLocLang: 'बिजुली',
      netAmount: 1000,
      vatAmount: 130,
      totalAmount: 1130,
      paidAmount: 0,
      dueAmount: 1130,
      paymentStatus: 'DUE',
    },
    { billNumber: null, heading: 'Rent', totalAmount: 5000, paidAmount: 2000, paymentStatus: 'PARTIALLY_PAID' },
  ]);
  expect(totals).toEqual({ netAmount: 6000, vatAmount: 130, totalAmount: 6130, paidAmount: 2000, dueAmount: 4130 });
  expect(groups.map(({ name, count, totals: { totalAmount } }) => [name, count, totalAmount])).toEqual([
    ['Electricity', 1, 1130],
    ['Rent', 1, 5000],
  ]);
});

test('each filter narrows it', async () => {
  const headings = async (filter: object) => (await generate(filter)).rows.map(({ heading }) => heading);
  expect(await headings({ categoryId: rent })).toEqual(['Rent']);
  expect(await headings({ paymentStatus: 'DUE' })).toEqual(['Electricity']);
  expect(await headings({ vendorId, sort: 'totalAmount' })).toEqual(['Electricity', 'Rent']);
  const refused = async (filter: object) =>
    fieldsOf(await refusal(shop.owner, expenseReportContract.generate, { body: { ...month, ...filter } }));
  expect(await refused({ vendorId: 999_999 })).toEqual({ vendorId: 'Not found, choose another' });
  expect(await refused({ categoryId: 999_999 })).toEqual({ categoryId: 'Not found, choose another' });
  expect(await refused({ paymentStatus: 'GIVEN' })).toEqual({ paymentStatus: 'Choose from the list' });
  expect(await refused({ fromDate: '2083-08-05' })).toEqual({ fromDate: 'The start date cannot be in the future' });
});

test('the spreadsheet ends with the totals, and below them those of each category', async () => {
  const body = { ...month, fileType: 'EXCEL' as const, language: 'ne' as const };
  const answer = await send(shop.owner, expenseReportContract.download, { body });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  const total = rows.find((row) => row.includes('खर्चको वर्ग'))?.indexOf('जम्मा (रु)') ?? -1;
  expect(rows.slice(-3).map((row) => [row[0], row[total]])).toEqual([
    ['जम्मा', 6130],
    ['बिजुली', 1130],
    ['भाडा', 5000],
  ]);
});
