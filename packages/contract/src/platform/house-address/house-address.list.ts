import { listFile } from '../../reports/list-file/list-file.ts';
import { houseAddressScreenMessages } from './house-address-screen.messages.ts';
import { houseAddressContract } from './house-address.contract.ts';

const t = houseAddressScreenMessages.texts;

export const houseAddressListFile = listFile(
  houseAddressContract.list,
  { fileName: 'Further Premises', title: t.title },
  (column) => [
    column.name('name', t.name, (row) => [row.name, row.nameNp]),
    column.name('type', t.addressType, (row) => [row.addressTypeName, row.addressTypeNameNp]),
    column.text('phone', t.phone, (row) => row.phone),
    column.name('address', t.address, (row) => [row.address, row.addressNp]),
  ],
);
