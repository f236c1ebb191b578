import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { customerScreenMessages } from './customer-screen.messages.ts';
import { customerContract } from './customer.contract.ts';

const t = customerScreenMessages.texts;

export const customerListFile = listFile(customerContract.list, { fileName: 'Customers', title: t.title }, (column) => [
  column.name('name', t.name, (row) => [row.name, row.nameNp]),
  column.text('phoneNumber', t.phoneNumber, (row) => row.phoneNumber),
  column.text('vatPanNo', t.vatPanNoColumn, (row) => row.vatPanNo),
  column.name('customerGroup', t.customerGroup, (row) => [row.customerGroupName, row.customerGroupNameNp]),
  column.name('address', t.address, (row) => [row.address, row.addressNp]),
  column.amount('dueAmount', t.dueColumn, (row) => row.dueAmount),
  statusColumn(),
]);
