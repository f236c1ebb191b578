import { contract } from '../../endpoint.ts';
import { ageReceivableColumns } from '../age-receivable/age-receivable-columns.messages.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCalls } from '../report/report.ts';
import { customerReachOutColumns } from './customer-reach-out-columns.messages.ts';
import { reportLines, sharedFilter, statementLines, type Why } from '../report/report-lines.ts';

const t = customerReachOutColumns.texts;
const shared = reportColumns.texts;

/** What a customer owes today, by its age. */
const duesOf: Why = (row, { outletId }, today) =>
  reportLines('age-receivable-report', { asAt: today, outletId, customerId: Number(row['customerId']) });

/** Whom to call: what each customer bought in a period and when last, and what of it they still owe today. */
export const customerReachOut = report({
  path: 'customer-reach-out-report',
  module: 'customer-reach-out-summary',
  title: t.title,
  fileName: 'Customer Reach Out Summary',
  counted: ageReceivableColumns.texts.customers,
  time: 'period',
  filter: {
    notBoughtSince: { kind: 'day', label: t.notBoughtSince },
    countryId: { kind: 'country', label: t.country },
    provinceId: { kind: 'province', label: t.province },
    districtId: { kind: 'district', label: t.district },
    overdueOnly: { kind: 'flag', label: t.overdueOnly },
  },
  columns: {
    customerId: { kind: 'id' },
    customerName: { kind: 'name', title: shared.customer, sort: true, card: 'who' },
    phone: { kind: 'phone', title: shared.phone, card: 'more' },
    address: { kind: 'name', title: shared.address },
    lastSale: { kind: 'date', title: t.lastSale, sort: true, mayBeNone: true, card: 'date' },
    sales: { kind: 'money', title: t.sales, sort: true, total: true },
    due: { kind: 'money', title: shared.due, sort: true, total: true, card: 'amount' },
    overdue: { kind: 'money', title: t.overdue, sort: true, total: true },
    oldestDue: { kind: 'date', title: t.oldestDue, sort: true, mayBeNone: true },
  },
  key: 'customerId',
  usualSort: '-overdue',
  why: ({ customerId }, { outletId = '' }) => statementLines(customerId, { outletId }),
  whyOf: {
    sales: (row, asked) =>
      reportLines('sales-report', {
        ...sharedFilter(asked, 'fromDate', 'toDate', 'outletId'),
        customerId: Number(row['customerId']),
        withReturns: 'true',
      }),
    due: duesOf,
    overdue: duesOf,
  },
});

export const customerReachOutContract = contract('customerReachOut', reportCalls(customerReachOut));
