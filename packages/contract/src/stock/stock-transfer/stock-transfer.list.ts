import { listFile } from '../../reports/list-file/list-file.ts';
import { stockPaperScreenMessages } from '../stock-paper/stock-paper-screen.messages.ts';
import { stockTransferScreenMessages } from './stock-transfer-screen.messages.ts';
import { stockTransferContract } from './stock-transfer.contract.ts';

const t = stockPaperScreenMessages.texts;
const transfer = stockTransferScreenMessages.texts;

export const stockTransferListFile = listFile(
  stockTransferContract.list,
  { fileName: 'Stock Transfers', title: transfer.title },
  (column) => [
    column.text('code', t.number, (row, language) => row.code ?? t.DRAFT[language]),
    column.day('date', t.date, (row) => row.dateAD),
    column.name('way.from', transfer.from, (row) => [row.outletName, row.outletNameNp]),
    column.name('way.to', transfer.to, (row) => [row.toOutletName, row.toOutletNameNp]),
    column.day('received', transfer.receivedOn, (row) => row.receivedDateAD),
    column.count('lineCount', transfer.lineCount, (row) => row.lineCount),
    column.money('value', t.value, (row) => row.value),
    column.word('status', t.status, (row) => transfer[row.state]),
  ],
);
