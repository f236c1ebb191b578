import { contract } from '../../endpoint.ts';
import { z } from '../../zod.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { placeColumns } from '../report/place-columns.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { salesReportColumns } from './sales-report-columns.messages.ts';
import { saleLines } from '../report/report-lines.ts';

const t = salesReportColumns.texts;
const shared = reportColumns.texts;

/** The invoices of a period. Where it is about some goods, quantity and amounts are those of their lines alone. */
export const salesReport = report({
  path: 'sales-report',
  module: 'sales-report',
  title: t.title,
  fileName: 'Sales Report',
  counted: t.invoices,
  time: 'period',
  filter: {
    inventoryType: { kind: 'inventoryType', label: t.inventoryType },
    itemOrServiceId: { kind: 'sellable', label: t.itemOrService },
    customerId: { kind: 'customer', label: shared.customer },
    invoiceNumber: { kind: 'text', label: t.invoiceNumber },
    /** The credit notes of the same days as well, below zero: what the rows come to is then what was sold in the end. */
    withReturns: { kind: 'flag', label: t.withReturns },
    ...secondClock,
  },
  columns: {
    invoiceId: { kind: 'id' },
    isCancelled: { kind: 'flag' },
    isReturn: { kind: 'flag' },
    invoiceNumber: { kind: 'number', title: t.invoiceNumber, sort: true, card: 'more' },
    ...placeColumns,
    customerName: { kind: 'name', title: shared.customer, sort: true, card: 'who' },
    invoiceDate: { kind: 'date', title: t.invoiceDate, titleAD: t.invoiceDateAD, sort: true, card: 'date' },
    invoiceDueDate: { kind: 'date', title: t.invoiceDueDate, sort: true },
    /** The quantity sold. */
    sales: { kind: 'quantity', title: t.sales, sort: true, total: true },
    shippingCharge: { kind: 'money', title: t.shippingCharge, total: true },
    discountCharge: { kind: 'money', title: t.discountCharge, total: true },
    taxAmount: { kind: 'money', title: t.taxAmount, sort: true, total: true },
    grandTotal: { kind: 'money', title: t.grandTotal, sort: true, total: true, card: 'amount' },
    /** What is still due: of some goods their share. */
    totalCredit: { kind: 'due', title: t.totalCredit, sort: true, total: true, card: 'status' },
  },
  key: 'invoiceId',
  usualSort: '-invoiceDate',
  isByIndex: true,
  why: (row) => saleLines(row, row['invoiceId']),
});

export const salesReportContract = contract('salesReport', {
  ...reportCallsOfTwoClocks(salesReport),
  /** The invoice as HTML, and an address at which the same page opens for one minute (for a frame). */
  invoice: {
    call: 'GET /business-sales-report/invoice',
    access: 'sales-report.report',
    query: z.object({
      invoiceNumber: z.string().min(1, 'common.isRequired').max(60),
      language: z.enum(['ne', 'en']).optional(),
    }),
    answer: z.object({ template: z.string(), url: z.string() }),
  },
});
