import { listFile } from '../../reports/list-file/list-file.ts';
import { chequeScreenMessages } from './cheque-screen.messages.ts';
import { chequeContract } from './cheque.contract.ts';

const t = chequeScreenMessages.texts;

export const chequeListFile = listFile(
  chequeContract.list,
  {
    fileName: 'Cheques',
    title: t.title,
    inForce: (row) => !['BOUNCED', 'RETURNED', 'CANCELLED', 'REMOVED'].includes(row.state),
  },
  (column) => [
    column.day('chequeDateAD', t.chequeDate, (row) => row.chequeDateAD),
    column.word('kind', t.kind, (row) => t[row.kind]),
    column.text('number', t.number, (row) => row.number),
    column.text('bank', t.bank, (row) => row.bank),
    column.name('partyName', t.party, (row) => [row.partyName, row.partyNameNp]),
    column.money('amount', t.amountRupees, (row) => row.amount),
    column.word('state', t.state, (row) => t[row.state]),
    column.day('stateDateAD', t.stateDate, (row) => row.stateDateAD),
    column.name('account', t.account, (row) => [row.accountName ?? '', row.accountNameNp]),
    column.text('receipt', t.receipt, (row) => row.settlementNumber),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
  ],
);
