import { listFile } from '../../reports/list-file/list-file.ts';
import { dayCloseScreenMessages } from './day-close-screen.messages.ts';
import { dayCloseContract } from './day-close.contract.ts';

const t = dayCloseScreenMessages.texts;

export const dayCloseListFile = listFile(
  dayCloseContract.list,
  { fileName: 'Day Closes', title: t.title, inForce: (row) => row.state === 'CLOSED' },
  (column) => [
    column.day('date', t.date, (row) => row.dateAD),
    column.name('box', t.box, (row) => [row.accountName, row.accountNameNp]),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.money('expected', t.expected, (row) => row.expectedAmount),
    column.money('counted', t.counted, (row) => row.countedAmount),
    column.amount('difference', t.difference, (row) => row.differenceAmount),
    column.money('left', t.left, (row) => row.leftAmount),
    column.text('closedBy', t.closedBy, (row) => row.closedBy),
    column.word('state', t.state, (row) => t[row.state]),
  ],
);
