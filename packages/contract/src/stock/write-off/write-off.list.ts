import { listFile } from '../../reports/list-file/list-file.ts';
import { stockPaperScreenMessages } from '../stock-paper/stock-paper-screen.messages.ts';
import { writeOffScreenMessages } from './write-off-screen.messages.ts';
import { writeOffContract } from './write-off.contract.ts';

const t = stockPaperScreenMessages.texts;

export const writeOffListFile = listFile(
  writeOffContract.list,
  { fileName: 'Damage and Own Use', title: writeOffScreenMessages.texts.title },
  (column) => [
    column.text('code', t.number, (row, language) => row.code ?? t.DRAFT[language]),
    column.day('date', t.date, (row) => row.dateAD),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.money('value', t.value, (row) => row.value),
    column.word('status', t.status, (row) => t[row.state]),
    column.text('remarks', t.remarks, (row) => row.remarks),
  ],
);
