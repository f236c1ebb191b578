import { listFile } from '../../reports/list-file/list-file.ts';
import { tdsContract } from './tds.contract.ts';
import { tdsScreenMessages } from './tds-screen.messages.ts';
import { tdsWords } from './tds-words.messages.ts';

const t = tdsScreenMessages.texts;
const words = tdsWords.texts;

export const withheldListFile = listFile(
  tdsContract.withheld,
  { fileName: 'TDS held back', title: t.withheldTab, inForce: () => true },
  (column) => [
    column.day('dateAD', words.date, (row) => row.dateAD),
    column.text('number', t.receipt, (row) => row.number),
    column.name('customerName', t.customer, (row) => [row.customerName, row.customerNameNp]),
    column.text('pan', words.pan, (row) => row.pan),
    column.word('nature', words.nature, (row) => words[row.nature]),
    column.money('base', words.base, (row) => row.base),
    column.text('certificateNumber', words.certificateNumber, (row) => row.certificateNumber),
    column.day('certificateDate', words.certificateDate, (row) => row.certificateDateAD),
    column.amount('amount', words.amount, (row) => row.amount),
  ],
);
