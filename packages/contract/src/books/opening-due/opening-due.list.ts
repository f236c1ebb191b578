import { dueDocumentScreenMessages } from '../../money/due-document/due-document-screen.messages.ts';
import { settlementScreenMessages } from '../../money/payment/settlement-screen.messages.ts';
import { listFile } from '../../reports/list-file/list-file.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { openingDueScreenMessages } from './opening-due-screen.messages.ts';
import { openingDueContract } from './opening-due.contract.ts';

const t = openingDueScreenMessages.texts;
const due = dueDocumentScreenMessages.texts;
const ui = uiMessages.texts;
const paid = { PAID: ui.paid, PARTIALLY_PAID: ui.partiallyPaid, DUE: ui.due } as const;

export const openingDueListFile = listFile(
  openingDueContract.list,
  { fileName: 'Opening Dues', title: { en: 'Opening dues', ne: 'अघिल्लो बाँकी बिल' }, inForce: (row) => row.isActive },
  (column) => [
    column.text('billNumber', t.billNumber, (row) => row.billNumber),
    column.name('party', settlementScreenMessages.texts.party, (row) => [row.partyName, row.partyNameNp]),
    column.day('asAt', t.asAt, (row) => row.asAtAD),
    column.day('billDate', t.billDate, (row) => row.billDateAD),
    column.day('dueDate', t.dueDate, (row) => row.dueDateAD),
    column.amount('total', due.totalColumn, (row) => row.totalBillAmount),
    column.amount('remaining', due.remainingColumn, (row) => (row.isActive ? row.remainingAmount : null)),
    column.word('status', ui.status, (row) => (row.isActive ? paid[row.paymentStatus] : t.cancelled)),
  ],
);
