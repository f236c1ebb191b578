import { listFile } from '../../reports/list-file/list-file.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { dueDocumentScreenMessages } from '../due-document/due-document-screen.messages.ts';
import { settlementScreenMessages } from '../payment/settlement-screen.messages.ts';
import { expenseScreenMessages } from './expense-screen.messages.ts';
import { expenseContract } from './expense.contract.ts';

const t = expenseScreenMessages.texts;
const due = dueDocumentScreenMessages.texts;
const ui = uiMessages.texts;
const paid = { PAID: ui.paid, PARTIALLY_PAID: ui.partiallyPaid, DUE: ui.due } as const;

export const expenseListFile = listFile(
  expenseContract.list,
  { fileName: 'Expenses', title: t.title, inForce: (row) => row.isActive },
  (column) => [
    column.text('heading', t.heading, (row) => row.heading),
    column.name('party', settlementScreenMessages.texts.vendor, (row) => [row.vendorName, row.vendorNameNp]),
    column.text('billNumber', t.billNumber, (row) => row.billNumber),
    column.name('category', due.category, (row) => [row.categoryName, row.categoryNameNp]),
    column.day('billDate', due.billDate, (row) => row.billDateAD),
    column.day('dueDate', due.dueDate, (row) => row.dueDateAD),
    column.amount('total', due.totalColumn, (row) => row.totalBillAmount),
    column.amount('remaining', due.remainingColumn, (row) => (row.isActive ? row.remainingAmount : null)),
    column.word('status', ui.status, (row) => (row.isActive ? paid[row.paymentStatus] : due.cancelled)),
  ],
);
