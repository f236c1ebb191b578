import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { dataDownloadContract } from '@bahi/contract/platform/data-download/data-download.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, send } from '../../../testing/caller.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
let vendorId: number;
const days = { billDateAD: '2026-11-17', dueDateAD: '2026-11-18' };
const period = { fromDateAD: '2026-07-17', toDateAD: '2026-11-20' };

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  vendorId = (await addVendor(shop.owner)).id;
  await trade();
  await earn();
  await spend();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** Two bills, of one of which a part is paid; a draft and a cancelled one. */
async function trade(): Promise<void> {
  const bill = await sell(shop);
  await pay({ componentEntityId: bill.id, componentType: 'INVOICE' }, 40);
  await sell(shop);
  await sell(shop, { state: 'DRAFT' });
  const slip = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
}

/** Two incomes, of one of which a part is paid, and a cancelled one. */
async function earn(): Promise<void> {
  const common = { ...days, customerId: shop.customerId, categoryId: await categoryOf('Commission', 'INCOME') };
  const save = async (incomeHeading: string, totalBillAmount: number) =>
    (await call(shop.owner, incomeContract.save, { body: { ...common, incomeHeading, totalBillAmount } })).id;
  await pay({ componentEntityId: await save('Commission of Kartik', 700), componentType: 'INCOME' }, 150);
  await save('Commission of Ashwin', 320.5);
  await call(shop.owner, incomeContract.toggle, { params: { id: await save('Entered twice', 900) } });
}

/** Two expenses, of one of which a part is paid, and a cancelled one. */
async function spend(): Promise<void> {
  const common = { ...days, vendorId, categoryId: await categoryOf('Rent', 'EXPENSE') };
  const save = async (heading: string, totalBillAmount: number) =>
    (await call(shop.owner, expenseContract.save, { body: { ...common, heading, totalBillAmount } })).id;
  await pay({ componentEntityId: await save('Rent of Kartik', 1000), componentType: 'EXPENSE' }, 250);
  await save('Rent of Ashwin', 1100.25);
  await call(shop.owner, expenseContract.toggle, { params: { id: await save('Entered twice', 80) } });
}

async function categoryOf(categoryName: string, categoryType: string): Promise<number> {
  return (await call(shop.owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
}

async function pay(document: { componentEntityId: number; componentType: string }, paymentAmount: number) {
  const row = { paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount };
  await call(shop.owner, paymentContract.create, {
    body: { ...document, paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: paymentAmount },
  });
}

async function bookedOn(account: string, column: 'customer_id' | 'vendor_id', id: number): Promise<number> {
  const [row] = await app.asOwner(
    `select abs(sum(debit_paisa - credit_paisa))::int as paisa from journal_line
     where business_id = $1 and account_code = $2 and ${column} = $3`,
    [shop.owner.businessId, account, id],
  );
  return Number(row?.['paisa']) / 100;
}

/** What the file of all data says that a customer owes. */
async function owedInFile(name: string): Promise<unknown> {
  const answer = await send(shop.owner, dataDownloadContract.download, { body: { fileType: 'EXCEL', language: 'en' } });
  const book = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [head = [], ...rows] = book.sheets.find((sheet) => sheet.name === 'Customers')?.rows ?? [];
  const at = (title: string): number => head.findIndex((cell) => String(cell).startsWith(title));
  return rows.find((row) => row[at('Name')] === name)?.[at('Due')];
}

test('list, detail, statement, dashboard, the file of all data and the books say the same of what a customer owes', async () => {
  const { owner, customerId: id } = shop;
  const { rows } = await call(owner, customerContract.list, {});
  const listed = rows.find((row) => row.id === id);
  const detail = await call(owner, customerContract.get, { params: { id } });
  const statement = await call(owner, statementContract.customer, { params: { id }, query: period });
  const { business } = await call(owner, dashboardContract.summary, {});
  const booked = await bookedOn('RECEIVABLE', 'customer_id', id);
  expect(booked).toBeGreaterThan(870.5);
  expect({
    listed: listed?.dueAmount,
    detail: detail.dueAmount,
    statement: statement.closingBalance,
    dashboard: business?.dues.amount,
    topDues: business?.topDues.find((row) => row.customerId === id)?.dueAmount,
    file: await owedInFile(detail.name),
  }).toEqual({
    listed: booked,
    detail: booked,
    statement: booked,
    dashboard: booked,
    topDues: booked,
    file: booked,
  });
  // The counts, and what is overdue, lead to the list of invoices: the two incomes, which are over their day, are not on it.
  expect(business?.dues).toMatchObject({ invoices: 2, overdueAmount: 0, overdueInvoices: 0 });
});

test('list, detail, statement, dashboard and the books say the same of what a vendor is owed', async () => {
  const { owner } = shop;
  const { rows } = await call(owner, vendorContract.list, {});
  const detail = await call(owner, vendorContract.get, { params: { id: vendorId } });
  const statement = await call(owner, statementContract.vendor, { params: { id: vendorId }, query: period });
  const { business } = await call(owner, dashboardContract.summary, {});
  expect([
    rows.find((row) => row.id === vendorId)?.dueAmount,
    detail.dueAmount,
    statement.closingBalance,
    business?.spending?.payables.amount,
    await bookedOn('PAYABLE', 'vendor_id', vendorId),
  ]).toEqual([1850.25, 1850.25, 1850.25, 1850.25, 1850.25]);
});

test('the view of what is open shows a business its own documents alone', async () => {
  const other = await openShop(app);
  await sell(other);
  const { businessId, userId } = other.owner;
  const seen = await app.services.database.transaction('read', { businessId, outletId: null, userId }, (tx) =>
    tx.query<{ id: number }>('select distinct business_id as id from document_due'),
  );
  expect(seen).toEqual([{ id: businessId }]);
});
