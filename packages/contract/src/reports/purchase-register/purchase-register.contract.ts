import { contract } from '../../endpoint.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { vatReturnWords } from '../vat-return/vat-return-words.messages.ts';
import { purchaseRegisterColumns } from './purchase-register-columns.messages.ts';
import { linesOfKind } from '../report/report-lines.ts';

const t = purchaseRegisterColumns.texts;
const boxes = vatReturnWords.texts;
const shared = reportColumns.texts;

/** The purchase register (खरिद खाता) in the thirteen columns of the tax office's form (nepal design, "Facts"). */
export const purchaseRegister = report({
  path: 'purchase-register-report',
  module: 'purchase-register-report',
  title: t.title,
  fileName: 'Purchase Register',
  counted: t.documents,
  time: 'period',
  isTaxRegister: true,
  filter: {
    withoutReturns: { kind: 'flag', label: t.withoutReturns },
    /** Those alone that a box of the VAT return is the sum of. */
    box: {
      kind: 'choice',
      label: boxes.ofBox,
      words: { TAXABLE: boxes.box21, IMPORT: boxes.box22, EXEMPT: boxes.box23, EXEMPT_IMPORT: boxes.box24 },
    },
    ...secondClock,
  },
  columns: {
    /** Of one day the first one stands first: what ties is told apart from the highest id down. */
    rowId: { kind: 'id' },
    documentId: { kind: 'id' },
    /** What the row leads to: a kind of document. */
    documentKind: { kind: 'key' },
    /** It came over the border: its value and tax stand in other boxes of the return. */
    isImport: { kind: 'flag' },
    date: { kind: 'date', title: shared.date, sort: true, card: 'date' },
    number: { kind: 'text', title: t.number, sort: true, mayBeNone: true, card: 'more' },
    declarationNumber: { kind: 'text', title: t.declarationNumber, mayBeNone: true },
    supplierName: { kind: 'name', title: t.supplier, sort: true, mayBeNone: true, card: 'who' },
    supplierPan: { kind: 'text', title: t.supplierPan, mayBeNone: true },
    total: { kind: 'money', title: t.total, sort: true, total: true, card: 'amount' },
    exempt: { kind: 'money', title: t.exempt, sort: true, total: true },
    taxable: { kind: 'money', title: t.taxable, sort: true, total: true },
    vat: { kind: 'money', title: t.vat, sort: true, total: true },
    imported: { kind: 'money', title: t.imported, sort: true, total: true },
    importVat: { kind: 'money', title: t.importVat, sort: true, total: true },
    capital: { kind: 'money', title: t.capital, sort: true, total: true },
    capitalVat: { kind: 'money', title: t.capitalVat, sort: true, total: true },
  },
  key: 'rowId',
  usualSort: 'date',
  why: (row) => linesOfKind(row['documentKind'], row['documentId']),
});

export const purchaseRegisterContract = contract('purchaseRegister', reportCallsOfTwoClocks(purchaseRegister));
