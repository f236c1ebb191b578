import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { salesViewContract } from '@bahi/contract/sales/sales-view/sales-view.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../../testing/caller.ts';
import { lineOf, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { reportDue } from '../cbms/cbms.worker.ts';
import { openReportingShop, type ReportingShop } from '../cbms/testing/reporting-shop.ts';

const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

let app: TestApp;
let shop: ReportingShop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openReportingShop(app);
});
afterAll(async () => {
  await app.close();
  await shop.receiver.close();
});

test('each invoice stands in the twenty fields, with its printing and what CBMS was told of it', async () => {
  const lines = [lineOf(shop.tea.variantId, { rate: 200, quantity: 2 }), lineOf(shop.rice.variantId)];
  const bill = await sell(shop, { lines, discountType: '2', discount: 50, paymentMode: 'CASH' });
  await reportDue(app.services);
  await send(shop.owner, invoiceContract.print, { params: { id: bill.id }, body: { paper: 'A4' } });
  const slip = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  const { rows, totals } = await call(shop.owner, salesViewContract.generate, { body: { ...month, sort: 'number' } });
  expect(rows).toMatchObject([
    {
      fiscalYear: '2083/84',
      number: bill.code,
      customerName: 'Ram Kirana',
      dateBS: '2083-08-04',
      amount: 500,
      discount: 50,
      taxable: 360,
      tax: 46.8,
      total: 496.8,
      synced: 'YES',
      printed: 'YES',
      active: 'YES',
      enteredBy: 'Sita Gurung',
      printedBy: 'Sita Gurung',
      realtime: 'YES',
      method: 'CASH',
      vatRefund: 0,
      transactionId: bill.receiptNumber,
    },
    { number: slip.code, active: 'NO', synced: 'NO', printed: 'NO', printedTime: null, realtime: 'NO' },
  ]);
  expect(rows[0]?.printedTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  // What was cancelled counts nothing.
  expect(totals).toMatchObject({ total: 496.8, tax: 46.8 });
  const asked = async (filter: object) =>
    (await call(shop.owner, salesViewContract.generate, { body: { ...month, ...filter } })).rows.map(
      ({ number }) => number,
    );
  expect(await asked({ synced: 'NO' })).toEqual([slip.code]);
  expect(await asked({ active: 'YES' })).toEqual([bill.code]);
});

test('its file has the names of the fields to the letter', async () => {
  const body = { ...month, fileType: 'EXCEL' as const, language: 'en' as const };
  const answer = await send(shop.owner, salesViewContract.download, { body });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  const heads = rows.find((row) => row.includes('Bill_no'));
  expect(heads).toEqual([
    'Fiscal_Year',
    'Bill_no',
    'Customer_name',
    'Customer_PAN',
    'Bill_Date',
    'Amount',
    'Discount',
    'Taxable_Amount',
    'Tax_Amount',
    'Total_Amount',
    'Sync_with_IRD',
    'Is_Bill_Printed',
    'Is_bill_Active',
    'Printed_Time',
    'Entered_By',
    'Printed_by',
    'Is_realtime',
    'Payment_Method',
    'VAT_Refund_Amount',
    'Transaction_Id',
  ]);
});
