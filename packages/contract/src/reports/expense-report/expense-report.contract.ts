import { contract } from '../../endpoint.ts';
import { expenseScreenMessages } from '../../money/expense/expense-screen.messages.ts';
import { paymentWords } from '../report/payment-words.ts';
import { placeColumns } from '../report/place-columns.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { expenseReportColumns } from './expense-report-columns.messages.ts';
import { documentLines } from '../report/report-lines.ts';

const t = expenseReportColumns.texts;
const shared = reportColumns.texts;
const { billNumber, category } = expenseScreenMessages.texts;

/** What was spent in a period, bill by bill and category by category. */
export const expenseReport = report({
  path: 'expense-report',
  module: 'expense-report',
  title: t.title,
  fileName: 'Expense Report',
  counted: t.expenses,
  time: 'period',
  filter: {
    categoryId: { kind: 'category', label: category },
    vendorId: { kind: 'vendor', label: shared.vendor },
    paymentStatus: { kind: 'choice', label: shared.paymentStatus, words: paymentWords },
    ...secondClock,
  },
  columns: {
    expenseId: { kind: 'id' },
    categoryId: { kind: 'id' },
    billDate: { kind: 'date', title: shared.date, titleAD: shared.dateAD, withAD: true, sort: true, card: 'date' },
    billNumber: { kind: 'text', title: billNumber, sort: true, mayBeNone: true },
    vendorName: { kind: 'name', title: shared.vendor, sort: true, card: 'who' },
    vendorPan: { kind: 'text', title: shared.pan },
    categoryName: { kind: 'name', title: category, sort: true },
    heading: { kind: 'text', title: t.heading, sort: true, card: 'more' },
    ...placeColumns,
    netAmount: { kind: 'money', title: shared.net, sort: true, total: true },
    vatAmount: { kind: 'money', title: shared.vat, sort: true, total: true },
    totalAmount: { kind: 'money', title: shared.total, sort: true, total: true, card: 'amount' },
    paidAmount: { kind: 'money', title: shared.paid, sort: true, total: true },
    dueAmount: { kind: 'money', title: shared.due, sort: true, total: true },
    paymentStatus: { kind: 'word', title: shared.paymentStatus, words: paymentWords, card: 'status' },
  },
  key: 'expenseId',
  usualSort: '-billDate',
  why: (row) => documentLines({ figure: 'spending' }, row['expenseId']),
  groupedBy: 'categoryName',
  groupId: 'categoryId',
});

export const expenseReportContract = contract('expenseReport', reportCallsOfTwoClocks(expenseReport));
