import { listFile } from '../../reports/list-file/list-file.ts';
import { voucherScreenMessages } from './voucher-screen.messages.ts';
import { voucherWords } from './voucher-words.ts';
import { voucherContract } from './voucher.contract.ts';

const t = voucherScreenMessages.texts;

export const voucherListFile = listFile(
  voucherContract.list,
  { fileName: 'Vouchers', title: t.title, inForce: (row) => row.state === 'POSTED' },
  (column) => [
    column.text('code', t.number, (row) => row.code),
    column.word('kind', t.kind, (row) => voucherWords[row.kind]),
    column.day('date', t.date, (row) => row.dateAD),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.name('accounts', t.accounts, (row) => [row.accounts, row.accountsNp]),
    column.text('narration', t.narration, (row) => row.narration),
    column.amount('total', t.amountRupees, (row) => row.total),
    column.word('status', t.status, (row) => t[row.state]),
  ],
);
