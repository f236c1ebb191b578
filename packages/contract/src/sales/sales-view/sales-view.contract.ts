import { contract } from '../../endpoint.ts';
import { invoiceWiseSalesColumns } from '../../reports/invoice-wise-sales/invoice-wise-sales-columns.messages.ts';
import { reportColumns } from '../../reports/report/report-columns.messages.ts';
import { saleLines } from '../../reports/report/report-lines.ts';
import { report, reportCalls } from '../../reports/report/report.ts';
import { salesViewColumns } from './sales-view-columns.messages.ts';

const t = salesViewColumns.texts;
const { CASH, ONLINE, CHEQUE, CREDIT, MIXED } = invoiceWiseSalesColumns.texts;
const yesNo = { YES: t.YES, NO: t.NO } as const;

/** The standard sales view: every invoice in the twenty fields that the tax office asks of a program that issues bills. */
export const salesView = report({
  path: 'standard-sales-view',
  module: 'standard-sales-view',
  title: t.title,
  fileName: 'Standard Sales View',
  counted: t.bills,
  time: 'period',
  isTaxRegister: true,
  tellsCancelled: true,
  filter: {
    customerId: { kind: 'customer', label: reportColumns.texts.customer },
    synced: { kind: 'choice', label: t.synced, words: yesNo },
    active: { kind: 'choice', label: t.state, words: yesNo },
  },
  columns: {
    documentId: { kind: 'id' },
    isCancelled: { kind: 'flag' },
    fiscalYear: { kind: 'text', title: t.fiscalYear },
    number: { kind: 'number', title: t.number, sort: true, card: 'more' },
    customerName: { kind: 'name', title: t.customerName, sort: true, card: 'who' },
    customerPan: { kind: 'text', title: t.customerPan, mayBeNone: true },
    date: { kind: 'date', title: t.date, sort: true, card: 'date' },
    amount: { kind: 'money', title: t.amount, sort: true, total: true },
    discount: { kind: 'money', title: t.discount, sort: true, total: true },
    taxable: { kind: 'money', title: t.taxable, sort: true, total: true },
    tax: { kind: 'money', title: t.tax, sort: true, total: true },
    total: { kind: 'money', title: t.total, sort: true, total: true, card: 'amount' },
    synced: { kind: 'word', title: t.synced, words: yesNo, card: 'status' },
    printed: { kind: 'word', title: t.printed, words: yesNo },
    active: { kind: 'word', title: t.active, words: yesNo },
    printedTime: { kind: 'text', title: t.printedTime, mayBeNone: true },
    enteredBy: { kind: 'text', title: t.enteredBy, sort: true },
    printedBy: { kind: 'text', title: t.printedBy, mayBeNone: true },
    realtime: { kind: 'word', title: t.realtime, words: yesNo },
    method: { kind: 'word', title: t.method, words: { CASH, ONLINE, CHEQUE, CREDIT, MIXED } },
    /** Nobody is given VAT back by way of a bill here: what the field asks is zero. */
    vatRefund: { kind: 'money', title: t.vatRefund, total: true },
    transactionId: { kind: 'text', title: t.transactionId, mayBeNone: true },
  },
  key: 'documentId',
  usualSort: '-date',
  isByIndex: true,
  why: (row) => saleLines(row, row['documentId']),
});

export const salesViewContract = contract('salesView', reportCalls(salesView));
