import { listFile } from '../../reports/list-file/list-file.ts';
import { goodsLinesScreenMessages } from '../../stock/goods-lines/goods-lines-screen.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { invoiceScreenMessages } from './invoice-screen.messages.ts';
import { invoiceContract } from './invoice.contract.ts';

const t = invoiceScreenMessages.texts;
const ui = uiMessages.texts;
const paid = { PAID: ui.paid, PARTIALLY_PAID: ui.partiallyPaid, DUE: ui.due } as const;

export const invoiceListFile = listFile(
  invoiceContract.list,
  { fileName: 'Invoices', title: t.title, inForce: (row) => row.state === 'FINAL' },
  (column) => [
    column.text('code', t.number, (row, language) => row.code ?? t.draft[language]),
    column.day('date', goodsLinesScreenMessages.texts.date, (row) => row.issuedDateAD),
    column.name('customer', t.customer, (row) => [row.customerName, row.customerNameNp]),
    column.name('outlet', goodsLinesScreenMessages.texts.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.day('dueDate', t.dueDate, (row) => row.dueDateAD),
    column.amount('total', t.total, (row) => row.grandTotal),
    column.amount('remaining', t.remaining, (row) => (row.state === 'FINAL' ? row.remainingAmount : null)),
    column.word('status', ui.status, (row) =>
      row.state === 'FINAL' ? paid[row.paymentStatus] : row.state === 'DRAFT' ? t.draft : t.cancelled,
    ),
  ],
);
