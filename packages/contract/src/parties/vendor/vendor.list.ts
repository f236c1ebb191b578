import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { vendorScreenMessages } from './vendor-screen.messages.ts';
import { vendorContract } from './vendor.contract.ts';

const t = vendorScreenMessages.texts;

export const vendorListFile = listFile(vendorContract.list, { fileName: 'Vendors', title: t.title }, (column) => [
  column.name('name', t.name, (row) => [row.name, row.nameNp]),
  column.text('alias', t.alias, (row) => row.alias),
  column.name('vendorType', t.vendorType, (row) => [row.vendorTypeName, row.vendorTypeNameNp]),
  column.text('contact', t.contact, (row) => row.contact),
  column.text('panOrVat', t.panColumn, (row) => row.panOrVat),
  column.name('address', t.address, (row) => [row.address, row.addressNp]),
  column.amount('dueAmount', t.dueColumn, (row) => row.dueAmount),
  statusColumn(),
]);
