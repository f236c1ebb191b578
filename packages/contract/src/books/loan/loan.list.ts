import { listFile } from '../../reports/list-file/list-file.ts';
import { loanScreenMessages } from './loan-screen.messages.ts';
import { loanContract } from './loan.contract.ts';

const t = loanScreenMessages.texts;

export const loanListFile = listFile(
  loanContract.list,
  { fileName: 'Loans', title: t.title, inForce: (row) => row.state === 'RUNNING' },
  (column) => [
    column.name('name', t.name, (row) => [row.name, row.nameNp]),
    column.text('lender', t.lender, (row) => row.lender),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.amount('amount', t.amountRupees, (row) => row.amount),
    column.amount('repaid', t.repaidRupees, (row) => row.repaid),
    column.amount('owed', t.owedRupees, (row) => row.owed),
    column.day('nextDue', t.nextDue, (row) => row.nextDueAD),
    column.word('state', t.state, (row) => t[row.state]),
  ],
);
