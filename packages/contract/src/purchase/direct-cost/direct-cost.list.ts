import { dueDocumentScreenMessages } from '../../money/due-document/due-document-screen.messages.ts';
import { listFile } from '../../reports/list-file/list-file.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { directCostScreenMessages } from './direct-cost-screen.messages.ts';
import { directCostContract } from './direct-cost.contract.ts';

const t = directCostScreenMessages.texts;
const ui = uiMessages.texts;
const paid = { PAID: ui.paid, PARTIALLY_PAID: ui.partiallyPaid, DUE: ui.due } as const;

export const directCostListFile = listFile(
  directCostContract.list,
  { fileName: 'Landed Costs', title: t.title, inForce: (row) => row.isActive },
  (column) => [
    column.name('heading', t.cost, (row) => [row.heading, row.headingNp]),
    column.text('purchase', t.purchase, (row) => row.purchaseCode),
    column.name('vendor', t.vendor, (row) => [row.vendorName, row.vendorNameNp]),
    column.text('billNumber', t.billNumberColumn, (row) => row.billNumber),
    column.day('date', t.billDate, (row) => row.billDateAD),
    column.day('dueDate', t.dueDate, (row) => row.dueDateAD),
    column.amount('total', t.totalColumn, (row) => row.totalBillAmount),
    column.amount('remaining', t.remainingColumn, (row) => (row.isActive ? row.remainingAmount : null)),
    column.word('status', ui.status, (row) =>
      row.isActive ? paid[row.paymentStatus] : dueDocumentScreenMessages.texts.cancelled,
    ),
  ],
);
