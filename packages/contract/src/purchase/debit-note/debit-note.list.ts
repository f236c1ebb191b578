import { listFile } from '../../reports/list-file/list-file.ts';
import { goodsLinesScreenMessages } from '../../stock/goods-lines/goods-lines-screen.messages.ts';
import { debitNoteScreenMessages } from './debit-note-screen.messages.ts';
import { debitNoteContract } from './debit-note.contract.ts';

const t = debitNoteScreenMessages.texts;

export const debitNoteListFile = listFile(
  debitNoteContract.list,
  { fileName: 'Purchase Returns', title: t.title, inForce: (row) => row.state === 'FINAL' },
  (column) => [
    column.text('number', t.number, (row, language) => row.number ?? t.draft[language]),
    column.day('date', t.date, (row) => row.issuedDateAD),
    column.name('vendor', t.vendor, (row) => [row.vendorName, row.vendorNameNp]),
    column.name('outlet', goodsLinesScreenMessages.texts.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.text('purchase', t.purchaseNumber, (row) => row.purchaseNumber),
    column.word('case', t.case, (row) => t[row.case]),
    column.amount('total', t.total, (row) => row.grandTotal),
    column.word('state', t.state, (row) => (row.state === 'DRAFT' ? t.draft : t.issued)),
  ],
);
