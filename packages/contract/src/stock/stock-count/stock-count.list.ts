import { listFile } from '../../reports/list-file/list-file.ts';
import { stockPaperScreenMessages } from '../stock-paper/stock-paper-screen.messages.ts';
import { stockCountScreenMessages } from './stock-count-screen.messages.ts';
import { stockCountContract } from './stock-count.contract.ts';

const t = stockPaperScreenMessages.texts;
const count = stockCountScreenMessages.texts;

export const stockCountListFile = listFile(
  stockCountContract.list,
  { fileName: 'Stock Counts', title: count.title },
  (column) => [
    column.text('code', t.number, (row, language) => row.code ?? t.DRAFT[language]),
    column.day('date', t.date, (row) => row.dateAD),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.word('scope', count.scope, (row) => count[row.scope]),
    column.count('progress.lines', count.lines, (row) => row.lineCount),
    column.count('progress', count.progress, (row) => row.countedCount),
    column.money('value', t.value, (row) => row.value),
    column.word('status', t.status, (row) => t[row.state]),
  ],
);
