import { listFile } from '../../reports/list-file/list-file.ts';
import { goodsLinesScreenMessages } from '../../stock/goods-lines/goods-lines-screen.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { purchaseScreenMessages } from './purchase-screen.messages.ts';
import { purchaseContract } from './purchase.contract.ts';

const t = purchaseScreenMessages.texts;
const ui = uiMessages.texts;
const paid = { PAID: ui.paid, PARTIALLY_PAID: ui.partiallyPaid, DUE: ui.due } as const;

export const purchaseListFile = listFile(
  purchaseContract.list,
  { fileName: 'Purchase Bills', title: t.title, inForce: (row) => row.state === 'FINAL' },
  (column) => [
    column.text('code', t.number, (row, language) => row.code ?? t.draft[language]),
    column.text('billNumber', t.billNumberColumn, (row) => row.billNumber),
    column.day('date', t.billDate, (row) => row.issuedDateAD),
    column.name('vendor', t.vendor, (row) => [row.vendorName, row.vendorNameNp]),
    column.name('outlet', goodsLinesScreenMessages.texts.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.day('dueDate', t.dueDate, (row) => row.dueDateAD),
    column.amount('total', t.total, (row) => row.grandTotal),
    column.amount('remaining', t.remaining, (row) => (row.state === 'FINAL' ? row.remainingAmount : null)),
    column.word('status', t.state, (row) =>
      row.state === 'FINAL' ? paid[row.paymentStatus] : row.state === 'DRAFT' ? t.draft : t.cancelled,
    ),
  ],
);
