import { contract } from '../../endpoint.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { vatReturnWords } from '../vat-return/vat-return-words.messages.ts';
import { salesRegisterColumns } from './sales-register-columns.messages.ts';
import { saleLines } from '../report/report-lines.ts';

const t = salesRegisterColumns.texts;
const boxes = vatReturnWords.texts;
const shared = reportColumns.texts;

/**
 * The sales register (बिक्री खाता) in the twelve columns of the tax office's form. Values are without VAT: guides read
 * "total sales" in both ways, and this one is ours.
 */
export const salesRegister = report({
  path: 'sales-register-report',
  module: 'sales-register-report',
  title: t.title,
  fileName: 'Sales Register',
  counted: t.documents,
  time: 'period',
  isTaxRegister: true,
  filter: {
    withoutReturns: { kind: 'flag', label: t.withoutReturns },
    /** Those alone that a box of the VAT return is the sum of. */
    box: {
      kind: 'choice',
      label: boxes.ofBox,
      words: { TAXABLE: boxes.box11, EXPORT: boxes.box12, EXEMPT: boxes.box13 },
    },
    ...secondClock,
  },
  columns: {
    /** Of one day the first one stands first: what ties is told apart from the highest id down. */
    rowId: { kind: 'id' },
    documentId: { kind: 'id' },
    isCancelled: { kind: 'flag' },
    isReturn: { kind: 'flag' },
    date: { kind: 'date', title: shared.date, sort: true, card: 'date' },
    number: { kind: 'number', title: t.number, sort: true, card: 'more' },
    buyerName: { kind: 'name', title: t.buyer, sort: true, card: 'who' },
    buyerPan: { kind: 'text', title: t.buyerPan, mayBeNone: true },
    total: { kind: 'money', title: t.total, sort: true, total: true, card: 'amount' },
    exempt: { kind: 'money', title: t.exempt, sort: true, total: true },
    taxable: { kind: 'money', title: t.taxable, sort: true, total: true },
    vat: { kind: 'money', title: t.vat, sort: true, total: true },
    exported: { kind: 'money', title: t.exported, sort: true, total: true },
    exportCountry: { kind: 'name', title: t.exportCountry, mayBeNone: true },
    declarationNumber: { kind: 'text', title: t.declarationNumber, mayBeNone: true },
    declarationDate: { kind: 'text', title: t.declarationDate, mayBeNone: true },
  },
  key: 'rowId',
  usualSort: 'date',
  why: (row) => saleLines(row, row['documentId']),
});

export const salesRegisterContract = contract('salesRegister', reportCallsOfTwoClocks(salesRegister));
