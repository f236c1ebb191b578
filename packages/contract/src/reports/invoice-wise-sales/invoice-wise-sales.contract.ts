import { contract } from '../../endpoint.ts';
import { paymentWords } from '../report/payment-words.ts';
import { placeColumns } from '../report/place-columns.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { salesReportColumns } from '../sales-report/sales-report-columns.messages.ts';
import { invoiceWiseSalesColumns } from './invoice-wise-sales-columns.messages.ts';
import { saleLines } from '../report/report-lines.ts';

const t = invoiceWiseSalesColumns.texts;
const shared = reportColumns.texts;
const { CASH, ONLINE, CHEQUE, CREDIT, MIXED } = t;

/** The invoices of a period, each with what it is made of, what is paid of it and what it brought. */
export const invoiceWiseSales = report({
  path: 'invoice-wise-sales-report',
  module: 'invoice-wise-sales-report',
  title: t.title,
  fileName: 'Invoice Wise Sales Report',
  counted: salesReportColumns.texts.invoices,
  time: 'period',
  filter: {
    customerId: { kind: 'customer', label: shared.customer },
    status: { kind: 'choice', label: shared.status, words: { FINAL: t.FINAL, CANCELLED: shared.cancelled } },
    paymentStatus: { kind: 'choice', label: shared.paymentStatus, words: paymentWords },
    userId: { kind: 'user', label: shared.enteredBy },
    ...secondClock,
  },
  columns: {
    invoiceId: { kind: 'id' },
    isCancelled: { kind: 'flag' },
    invoiceNumber: { kind: 'number', title: salesReportColumns.texts.invoiceNumber, sort: true, card: 'more' },
    invoiceDate: { kind: 'date', title: shared.date, titleAD: shared.dateAD, sort: true, card: 'date' },
    dueDate: { kind: 'date', title: shared.dueDate, sort: true },
    customerName: { kind: 'name', title: shared.customer, sort: true, card: 'who' },
    customerPan: { kind: 'text', title: shared.pan, mayBeNone: true },
    ...placeColumns,
    lineCount: { kind: 'count', title: t.lines, total: true },
    gross: { kind: 'money', title: shared.gross, sort: true, total: true },
    discount: { kind: 'money', title: shared.discount, sort: true, total: true },
    taxable: { kind: 'money', title: shared.taxable, sort: true, total: true },
    exempt: { kind: 'money', title: t.exempt, sort: true, total: true },
    vat: { kind: 'money', title: shared.vat, sort: true, total: true },
    total: { kind: 'money', title: shared.total, sort: true, total: true, card: 'amount' },
    credited: { kind: 'money', title: t.credited, sort: true, total: true },
    paid: { kind: 'money', title: shared.paid, sort: true, total: true },
    due: { kind: 'due', title: shared.due, sort: true, total: true, card: 'status' },
    mode: { kind: 'word', title: t.mode, words: { CASH, ONLINE, CHEQUE, CREDIT, MIXED } },
    enteredBy: { kind: 'text', title: shared.enteredBy, sort: true },
    margin: { kind: 'money', title: shared.margin, sort: true, total: true, only: 'cost' },
  },
  key: 'invoiceId',
  usualSort: '-invoiceDate',
  isByIndex: true,
  why: (row) => saleLines(row, row['invoiceId']),
});

export const invoiceWiseSalesContract = contract('invoiceWiseSales', reportCallsOfTwoClocks(invoiceWiseSales));
