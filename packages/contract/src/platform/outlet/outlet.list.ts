import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { outletScreenMessages } from './outlet-screen.messages.ts';
import { outletContract } from './outlet.contract.ts';

const t = outletScreenMessages.texts;

export const outletListFile = listFile(outletContract.list, { fileName: 'Outlets', title: t.title }, (column) => [
  column.text('code', t.code, (row) => row.code),
  column.name('name', t.name, (row) => [row.name, row.nameNp]),
  column.text('phone', t.phone, (row) => row.phone),
  column.text('email', t.email, (row) => row.email),
  column.name('address', t.address, (row) => [row.address, row.addressNp]),
  statusColumn(),
]);
