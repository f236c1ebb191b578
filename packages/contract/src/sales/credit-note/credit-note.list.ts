import { listFile } from '../../reports/list-file/list-file.ts';
import { goodsLinesScreenMessages } from '../../stock/goods-lines/goods-lines-screen.messages.ts';
import { creditNoteScreenMessages } from './credit-note-screen.messages.ts';
import { creditNoteContract } from './credit-note.contract.ts';

const t = creditNoteScreenMessages.texts;

export const creditNoteListFile = listFile(
  creditNoteContract.list,
  { fileName: 'Credit Notes', title: t.title, inForce: (row) => row.state === 'FINAL' },
  (column) => [
    column.text('number', t.number, (row, language) => row.number ?? t.draft[language]),
    column.day('date', t.date, (row) => row.issuedDateAD),
    column.name('customer', t.customer, (row) => [row.customerName, row.customerNameNp]),
    column.name('outlet', goodsLinesScreenMessages.texts.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.text('invoice', t.invoiceNumber, (row) => row.invoiceNumber),
    column.word('case', t.case, (row) => t[row.case]),
    column.amount('total', t.total, (row) => row.grandTotal),
    column.word('state', t.state, (row) => (row.state === 'DRAFT' ? t.draft : t.issued)),
  ],
);
