import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { addCustomer, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let second: number;
let otherCustomer: number;
const thisMonth = { fromDateAD: '2026-11-17', toDateAD: '2026-11-20' };

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  second = await addOutlet(app, shop.owner, 'KTM');
  otherCustomer = await addCustomer(shop.owner, 'Hari Stores');
  const service = await call(shop.owner, serviceContract.save, { body: { name: 'Delivery', costPrice: 300 } });
  const outletId = shop.outletId;
  await allowDaysBack(shop);
  await sell(shop, { outletId, issuedDateAD: '2026-11-01' });
  const tea = lineOf(shop.tea.variantId, { rate: 200, quantity: 3 });
  const bill = await sell(shop, {
    outletId,
    lines: [tea, lineOf(shop.rice.variantId, { quantity: 2 })],
    shippingCharge: 100,
  });
  await call(shop.owner, paymentContract.create, {
    body: {
      componentEntityId: bill.id,
      componentType: 'INVOICE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 500 }],
      totalPayingAmount: 500,
    },
  });
  await sell(shop, {
    outletId: second,
    customerId: otherCustomer,
    issuedDateAD: '2026-11-18',
    lines: [{ inventoryType: 'SERVICE', serviceId: service.id, quantity: 1, rate: 300 }],
  });
  const slip = await sell(shop, { outletId });
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  await sell(shop, { outletId, state: 'DRAFT' });
});
afterAll(() => app.close());

const generate = (filter: object, caller = shop.owner) =>
  call(caller, salesReportContract.generate, { body: { ...thisMonth, ...filter } });

test('the report lists the issued bills of the period, with totals that leave the cancelled one out', async () => {
  const { rows, recordsTotal, totals } = await generate({});
  expect(recordsTotal).toBe(3);
  expect(rows.map((row) => [row.invoiceNumber, row.isCancelled, row.sales])).toEqual([
    ['INV-HO-2083/84-00003', true, 1],
    ['INV-HO-2083/84-00002', false, 5],
    ['INV-KTM-2083/84-00001', false, 1],
  ]);
  // Tea 600 and shipping 100 carry 91 VAT; rice 200 does not.
  expect(rows[1]).toMatchObject({
    taxAmount: 91,
    shippingCharge: 100,
    grandTotal: 991,
    totalCredit: 491,
    invoiceDateBS: '2083-08-04',
  });
  expect(totals).toEqual({
    sales: 6,
    shippingCharge: 100,
    discountCharge: 0,
    taxAmount: 130,
    grandTotal: 1330,
    totalCredit: 830,
  });
});

test('each filter narrows it, and the quantity is then that of the goods asked for', async () => {
  const numbers = async (filter: object) => (await generate(filter)).rows.map((row) => [row.invoiceNumber, row.sales]);
  expect(await numbers({ outletId: second })).toEqual([['INV-KTM-2083/84-00001', 1]]);
  expect(await numbers({ customerId: otherCustomer })).toEqual([['INV-KTM-2083/84-00001', 1]]);
  expect(await numbers({ inventoryType: 'service' })).toEqual([['INV-KTM-2083/84-00001', 1]]);
  expect(await numbers({ inventoryType: 1, itemOrServiceId: shop.tea.variantId })).toEqual([
    ['INV-HO-2083/84-00002', 3],
  ]);
  for (const invoiceNumber of ['ktm-2083', 'ktm-२०८३'])
    expect(await numbers({ invoiceNumber })).toEqual([['INV-KTM-2083/84-00001', 1]]);
  expect(await numbers({ fromDateAD: '', fromDate: '2083-08-02', toDateAD: '', toDate: '२०८३-०८-०२' })).toHaveLength(1);
});

test('a page at a time: ten unless asked', async () => {
  const { rows, recordsTotal } = await generate({ pageSize: 2, pageNumber: 1, sort: 'invoiceNumber' });
  expect([rows.length, recordsTotal]).toEqual([1, 3]);
});

test('the days are required, in order, and do not begin in the future', async () => {
  const refused = async (body: object) => fieldsOf(await refusal(shop.owner, salesReportContract.generate, { body }));
  expect(await refused({})).toEqual({ fromDate: 'Required', toDate: 'Required' });
  expect(await refused({ fromDateAD: '2026-11-20', toDateAD: '2026-11-19' })).toEqual({
    toDate: 'End Date must be after Start Date',
  });
  expect(await refused({ fromDate: '2083-08-04', toDate: '2083-08-03' })).toEqual({
    toDate: 'End Date must be after Start Date',
  });
  expect(await refused({ fromDateAD: '2026-11-21', toDateAD: '2026-11-22' })).toEqual({
    fromDate: 'The start date cannot be in the future',
  });
});

test('an outlet user reports of their outlet, and only with the right to', async () => {
  const rights = ['sales-report.report'] as const;
  const reporter = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: second });
  expect((await generate({}, reporter)).rows.map((row) => row.invoiceNumber)).toEqual(['INV-KTM-2083/84-00001']);
  const seller = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    rights: ['invoice.read', 'invoice.create'],
    outletId: second,
  });
  expect((await refusal(seller, salesReportContract.generate, { body: thisMonth })).status).toBe(403);
});

test('Excel has typed cells under the names of the columns', async () => {
  const answer = await send(shop.owner, salesReportContract.download, {
    body: { ...thisMonth, fileType: 'EXCEL', language: 'en' },
  });
  expect(answer.headers.get('content-disposition')).toContain('filename="Sales Report.xlsx"');
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const cells = sheets[0]?.rows ?? [];
  const head = cells.findIndex((row) => row.includes('Invoice number'));
  const columns = cells[head] ?? [];
  const bill = cells.find((row) => row.includes('INV-HO-2083/84-00002')) ?? [];
  expect(bill[columns.indexOf('Total (Rs)')]).toBe(991);
  expect(bill[columns.indexOf('Quantity')]).toBe(5);
  // Whoever sums a column comes to its total: what is cancelled stands there by its number alone.
  const cancelled = cells.find((row) => row.includes('INV-HO-2083/84-00003')) ?? [];
  expect([cancelled[columns.indexOf('Total (Rs)')] ?? null, cancelled[columns.indexOf('Status')]]).toEqual([
    null,
    'Cancelled',
  ]);
  const amounts = cells.filter((row) => String(row[0]).startsWith('INV-'));
  const sum = amounts.reduce((total, row) => total + Number(row[columns.indexOf('Total (Rs)')] ?? 0), 0);
  expect(sum).toBe(1330);
});

test('a spreadsheet has the order of the screen', async () => {
  const numbersBy = async (sort?: string) => {
    const body = { ...thisMonth, fileType: 'EXCEL' as const, ...(sort === undefined ? {} : { sort }) };
    const answer = await send(shop.owner, salesReportContract.download, { body });
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    return (sheets[0]?.rows ?? []).map(([first]) => String(first)).filter((first) => first.startsWith('INV-'));
  };
  const { rows } = await generate({ sort: '-invoiceNumber', pageSize: 1000 });
  expect(await numbersBy('-invoiceNumber')).toEqual(rows.map(({ invoiceNumber }) => invoiceNumber));
  expect(await numbersBy('invoiceNumber')).toEqual(rows.map(({ invoiceNumber }) => invoiceNumber).toReversed());
  const unknown = { body: { ...thisMonth, fileType: 'EXCEL' as const, sort: 'colour' } };
  expect((await refusal(shop.owner, salesReportContract.download, unknown)).error).toBe('common.sortUnknown');
});

test.each(['ne', 'en'] as const)('the PDF comes in %s', async (language) => {
  const answer = await send(shop.owner, salesReportContract.download, {
    body: { ...thisMonth, fileType: 'pdf', language },
  });
  expect(answer.headers.get('content-disposition')).toContain('filename="Sales Report.pdf"');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('there is nothing to export where there is nothing', async () => {
  const body = { fromDateAD: '2020-01-01', toDateAD: '2020-01-02', fileType: 'PDF' as const };
  expect((await refusal(shop.owner, salesReportContract.download, { body })).error).toBe('report.nothing');
});

test('the bill behind a row comes as HTML and opens as a page', async () => {
  const query = { invoiceNumber: 'INV-HO-2083/84-00002', language: 'ne' as const };
  const { template, url } = await call(shop.owner, salesReportContract.invoice, { query });
  expect(template).toContain('कर बीजक');
  expect((await fetch(app.base.replace('/api/v1', '') + url)).status).toBe(200);
  const other = await openShop(app);
  expect((await refusal(other.owner, salesReportContract.invoice, { query })).status).toBe(404);
});
