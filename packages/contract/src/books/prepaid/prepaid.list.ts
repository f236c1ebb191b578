import { listFile } from '../../reports/list-file/list-file.ts';
import { prepaidScreenMessages } from './prepaid-screen.messages.ts';
import { prepaidContract } from './prepaid.contract.ts';

const t = prepaidScreenMessages.texts;

export const prepaidListFile = listFile(
  prepaidContract.list,
  { fileName: 'Prepaid expenses', title: t.title, inForce: (row) => row.state === 'RUNNING' },
  (column) => [
    column.name('name', t.name, (row) => [row.name, row.nameNp]),
    column.text('firstMonth', t.firstMonth, (row) => row.firstMonth),
    column.text('lastMonth', t.lastMonth, (row) => row.lastMonth),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.amount('amount', t.amountRupees, (row) => row.amount),
    column.amount('taken', t.takenRupees, (row) => row.taken),
    column.amount('left', t.leftRupees, (row) => row.left),
    column.word('state', t.state, (row) => t[row.state]),
  ],
);
