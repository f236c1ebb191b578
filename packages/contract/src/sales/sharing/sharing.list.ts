import { listFile } from '../../reports/list-file/list-file.ts';
import { sharingScreenMessages } from './sharing-screen.messages.ts';
import { sharingContract } from './sharing.contract.ts';

const t = sharingScreenMessages.texts;

export const sharingListFile = listFile(
  sharingContract.list,
  { fileName: 'Shared Papers', title: t.listTitle },
  (column) => [
    column.text('number', t.number, (row) => row.number),
    column.name('customer', t.customer, (row) => [row.customerName, row.customerNameNp]),
    column.word('way', t.way, (row) => t[row.way]),
    column.moment('sharedAt', t.sharedAt, (row) => row.sharedAt),
    column.text('sharedBy', t.sharedBy, (row) => row.sharedBy),
    column.word('state', t.state, (row) => (row.message === null ? null : t[row.message.state])),
  ],
);
