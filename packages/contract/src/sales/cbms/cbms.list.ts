import { listFile } from '../../reports/list-file/list-file.ts';
import { cbmsScreenMessages } from './cbms-screen.messages.ts';
import { cbmsContract } from './cbms.contract.ts';

const t = cbmsScreenMessages.texts;

export const cbmsListFile = listFile(cbmsContract.list, { fileName: 'CBMS', title: t.title }, (column) => [
  column.text('number', t.number, (row) => row.number),
  column.word('what', t.what, (row) => t[row.what]),
  column.day('date', t.date, (row) => row.dateAD),
  column.name('customer', t.customer, (row) => [row.customerName, row.customerNameNp]),
  column.money('amount', t.amount, (row) => row.total),
  column.word('state', t.state, (row) => t[row.state]),
  column.moment('settledAt', t.settledAt, (row) => row.settledAt),
]);
