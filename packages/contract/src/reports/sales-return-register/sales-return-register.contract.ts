import { creditNoteScreenMessages } from '../../sales/credit-note/credit-note-screen.messages.ts';
import { contract } from '../../endpoint.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { salesRegisterColumns } from '../sales-register/sales-register-columns.messages.ts';
import { salesReturnRegisterColumns } from './sales-return-register-columns.messages.ts';
import { documentLines } from '../report/report-lines.ts';

const t = salesReturnRegisterColumns.texts;
const sold = salesRegisterColumns.texts;
const { number, case: reason, RETURN, PRICE, MISTAKE, DISCOUNT } = creditNoteScreenMessages.texts;

/** The sales return register (बिक्री फिर्ता खाता), line by line, with the note, the invoice that it returns, and why. */
export const salesReturnRegister = report({
  path: 'sales-return-register-report',
  module: 'sales-return-register-report',
  title: t.title,
  fileName: 'Sales Return Register',
  counted: t.lines,
  time: 'period',
  isTaxRegister: true,
  filter: { case: { kind: 'choice', label: reason, words: { RETURN, PRICE, MISTAKE, DISCOUNT } }, ...secondClock },
  columns: {
    rowId: { kind: 'id' },
    creditNoteId: { kind: 'id' },
    date: { kind: 'date', title: reportColumns.texts.date, sort: true, card: 'date' },
    number: { kind: 'number', title: number, sort: true, card: 'more' },
    invoiceNumber: { kind: 'number', title: t.invoiceNumber, sort: true },
    buyerName: { kind: 'name', title: sold.buyer, sort: true, card: 'who' },
    buyerPan: { kind: 'text', title: sold.buyerPan, mayBeNone: true },
    soldName: { kind: 'name', title: t.sold, sort: true },
    quantity: { kind: 'quantity', title: t.quantity, sort: true, mayBeNone: true },
    unitName: { kind: 'name', title: t.unit, mayBeNone: true },
    total: { kind: 'money', title: t.total, sort: true, total: true, card: 'amount' },
    exempt: { kind: 'money', title: t.exempt, sort: true, total: true },
    taxable: { kind: 'money', title: t.taxable, sort: true, total: true },
    vat: { kind: 'money', title: sold.vat, sort: true, total: true },
    case: { kind: 'word', title: reason, words: { RETURN, PRICE, MISTAKE, DISCOUNT } },
  },
  key: 'rowId',
  usualSort: 'date',
  why: (row) => documentLines({ figure: 'sales', settledBy: 'PAID' }, row['creditNoteId']),
});

export const salesReturnRegisterContract = contract('salesReturnRegister', reportCallsOfTwoClocks(salesReturnRegister));
