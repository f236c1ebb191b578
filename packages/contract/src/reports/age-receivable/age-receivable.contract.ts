import { contract } from '../../endpoint.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { statementLines } from '../report/report-lines.ts';
import { secondClock } from '../report/second-clock.ts';
import { ageReceivableColumns } from './age-receivable-columns.messages.ts';

const t = ageReceivableColumns.texts;
const shared = reportColumns.texts;

/** What each customer owes at the end of a day, by how long it is overdue, and what they have paid in advance. */
export const ageReceivable = report({
  path: 'age-receivable-report',
  module: 'age-receivable-report',
  title: t.title,
  fileName: 'Age Receivable Report',
  counted: t.customers,
  time: 'day',
  filter: { customerId: { kind: 'customer', label: shared.customer }, ...secondClock },
  columns: {
    customerId: { kind: 'id' },
    customerName: { kind: 'name', title: shared.customer, sort: true, card: 'who' },
    phone: { kind: 'phone', title: shared.phone, card: 'more' },
    notDue: { kind: 'money', title: t.notDue, sort: true, total: true },
    days1To30: { kind: 'money', title: t.days1To30, sort: true, total: true },
    days31To60: { kind: 'money', title: t.days31To60, sort: true, total: true },
    days61To91: { kind: 'money', title: t.days61To91, sort: true, total: true },
    daysBeyond91: { kind: 'money', title: t.daysBeyond91, sort: true, total: true },
    total: { kind: 'money', title: shared.total, sort: true, total: true, card: 'amount' },
    advance: { kind: 'money', title: t.advance, sort: true, total: true, card: 'more' },
  },
  key: 'customerId',
  usualSort: '-total',
  why: ({ customerId }, asked) => statementLines(customerId, asked),
});

export const ageReceivableContract = contract('ageReceivable', reportCallsOfTwoClocks(ageReceivable));
