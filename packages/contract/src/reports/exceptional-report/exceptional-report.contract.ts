import { contract } from '../../endpoint.ts';
import { placeColumns } from '../report/place-columns.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { type LinesAt, reportLines, sourceLines } from '../report/report-lines.ts';
import { report, reportCalls } from '../report/report.ts';
import type { ReportFilterTexts } from '../report/filter-texts.ts';
import type { AnyReportRow } from '../report/report-columns.ts';
import { exceptionNotes } from './exception-notes.messages.ts';
import { exceptionalReportColumns } from './exceptional-report-columns.messages.ts';

const t = exceptionalReportColumns.texts;
const n = exceptionNotes.texts;
const shared = reportColumns.texts;

/** Of each check the largest findings, as many as this, are rows. */
export const mostFindings = 200;

/**
 * What an auditor would ask about in the books of a period: one row for each finding of each check, with the document,
 * party, goods or account that it is about.
 */
export const exceptionalReport = report({
  path: 'exceptional-report',
  module: 'exceptional-report',
  title: t.title,
  fileName: 'Exceptional Report',
  counted: t.findings,
  time: 'period',
  filter: {
    check: {
      kind: 'choice',
      label: t.check,
      words: {
        AFTER_LOCK: n.AFTER_LOCK,
        AFTER_FILING: n.AFTER_FILING,
        NUMBER_GAP: n.NUMBER_GAP,
        CANCELLED_PRINTED: n.CANCELLED_PRINTED,
        CASH_BELOW_ZERO: n.CASH_BELOW_ZERO,
        DUPLICATE_NUMBER: n.DUPLICATE_NUMBER,
        NEGATIVE_STOCK: n.NEGATIVE_STOCK,
        SPLIT_UNDER_LIMIT: n.SPLIT_UNDER_LIMIT,
        ROUND_AT_NIGHT: n.ROUND_AT_NIGHT,
        DUPLICATE_AMOUNT: n.DUPLICATE_AMOUNT,
        BELOW_COST: n.BELOW_COST,
        NO_PAN: n.NO_PAN,
        CONTRARY_BALANCE: n.CONTRARY_BALANCE,
        VENDOR_IN_DEBIT: n.VENDOR_IN_DEBIT,
        CUSTOMER_IN_CREDIT: n.CUSTOMER_IN_CREDIT,
        FIRST_DIGITS: n.FIRST_DIGITS,
        BACK_DATED: n.BACK_DATED,
      },
    },
    severity: { kind: 'choice', label: t.severity, words: { HIGH: t.HIGH, MEDIUM: t.MEDIUM, LOW: t.LOW } },
  },
  columns: {
    findingKey: { kind: 'key' },
    /** What it leads to: `source` with the kind of what was posted, `customer`, `vendor`, `goods`, `account` or `report`. */
    leadsTo: { kind: 'key' },
    leadId: { kind: 'id', mayBeNone: true },
    leadCode: { kind: 'key', mayBeNone: true },
    leadOutletId: { kind: 'id', mayBeNone: true },
    severity: {
      kind: 'word',
      title: t.severity,
      words: { HIGH: t.HIGH, MEDIUM: t.MEDIUM, LOW: t.LOW },
      card: 'status',
    },
    checkName: { kind: 'name', title: t.check, card: 'who' },
    date: { kind: 'date', title: shared.date, sort: true, mayBeNone: true, card: 'date' },
    document: { kind: 'text', title: t.document, mayBeNone: true, card: 'more' },
    subject: { kind: 'name', title: t.subject, sort: true, mayBeNone: true, card: 'more' },
    businessName: placeColumns.businessName,
    /** What lies between the business and a party is of no outlet. */
    outletName: { ...placeColumns.outletName, mayBeNone: true },
    amount: { kind: 'money', title: t.amount, sort: true, mayBeNone: true, card: 'amount' },
    note: { kind: 'name', title: t.note, card: 'more' },
    toDo: { kind: 'name', title: t.toDo, card: 'more' },
    found: { kind: 'count', title: t.found },
  },
  key: 'findingKey',
  usualSort: 'position',
  order: ['position'],
  groupedBy: 'checkName',
  why: leadOf,
});

/** Where a finding stands: its document, or the statement, card, ledger or list of what it is about. */
function leadOf(row: AnyReportRow, asked: ReportFilterTexts): LinesAt {
  const { leadsTo, leadId, leadCode, leadOutletId, date } = row;
  const { fromDate = '', toDate = '', outletId = '' } = asked;
  const id = Number(leadId);
  switch (String(leadsTo)) {
    case 'customer':
      return { at: 'statement', customerId: id, ...(outletId === '' ? {} : { outletId: Number(outletId) }) };
    case 'vendor':
      return { at: 'vendorStatement', vendorId: id, ...(outletId === '' ? {} : { outletId: Number(outletId) }) };
    case 'goods':
      return { at: 'stockCard', variantId: id, outletId: Number(leadOutletId), fromDate, toDate };
    case 'account': {
      // What happened on one day is asked of that day.
      const day = typeof date === 'string' ? { fromDate: date, toDate: date } : { fromDate, toDate };
      return reportLines('account-ledger', {
        ...day,
        outletId,
        account: String(leadCode),
        categoryId: leadId === null || leadId === undefined ? '' : String(leadId),
      });
    }
    case 'sales':
      return reportLines('sales-report', { fromDate, toDate, outletId, customerId: leadId === null ? '' : id });
    case 'spending':
      return reportLines('expense-report', { fromDate, toDate, outletId });
    case 'purchases':
      return reportLines('purchase-register-report', { fromDate, toDate, outletId });
    default:
      return sourceLines(leadCode, leadId);
  }
}

export const exceptionalReportContract = contract('exceptionalReport', reportCalls(exceptionalReport));
