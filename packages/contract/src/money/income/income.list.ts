import { listFile } from '../../reports/list-file/list-file.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { dueDocumentScreenMessages } from '../due-document/due-document-screen.messages.ts';
import { settlementScreenMessages } from '../payment/settlement-screen.messages.ts';
import { incomeScreenMessages } from './income-screen.messages.ts';
import { incomeContract } from './income.contract.ts';

const t = incomeScreenMessages.texts;
const due = dueDocumentScreenMessages.texts;
const ui = uiMessages.texts;
const paid = { PAID: ui.paid, PARTIALLY_PAID: ui.partiallyPaid, DUE: ui.due } as const;

export const incomeListFile = listFile(
  incomeContract.list,
  { fileName: 'Other Income', title: t.title, inForce: (row) => row.isActive },
  (column) => [
    column.text('heading', t.heading, (row) => row.heading),
    column.name('party', settlementScreenMessages.texts.customer, (row) => [row.customerName, row.customerNameNp]),
    column.name('category', due.category, (row) => [row.categoryName, row.categoryNameNp]),
    column.day('billDate', due.billDate, (row) => row.billDateAD),
    column.day('dueDate', due.dueDate, (row) => row.dueDateAD),
    column.amount('total', due.totalColumn, (row) => row.totalBillAmount),
    column.amount('remaining', due.remainingColumn, (row) => (row.isActive ? row.remainingAmount : null)),
    column.word('status', ui.status, (row) => (row.isActive ? paid[row.paymentStatus] : due.cancelled)),
  ],
);
