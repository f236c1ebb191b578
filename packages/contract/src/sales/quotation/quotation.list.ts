import { listFile } from '../../reports/list-file/list-file.ts';
import { goodsLinesScreenMessages } from '../../stock/goods-lines/goods-lines-screen.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { quotationScreenMessages } from './quotation-screen.messages.ts';
import { quotationContract } from './quotation.contract.ts';

const t = quotationScreenMessages.texts;
const states = {
  DRAFT: t.draft,
  PUBLISHED: t.published,
  ACCEPTED: t.accepted,
  REJECTED: t.rejected,
  EXPIRED: t.expired,
  CONVERTED: t.converted,
} as const;

export const quotationListFile = listFile(
  quotationContract.list,
  {
    fileName: 'Quotations',
    title: t.title,
    // What was refused or is over is hoped for no more, and what became a bill is among the bills.
    inForce: (row) => row.state === 'PUBLISHED' || row.state === 'ACCEPTED',
  },
  (column) => [
    column.text('code', t.number, (row, language) => row.code ?? t.draft[language]),
    column.day('date', goodsLinesScreenMessages.texts.date, (row) => row.issuedDateAD),
    column.name('customer', t.customer, (row) => [row.customerName, row.customerNameNp]),
    column.name('outlet', goodsLinesScreenMessages.texts.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.day('validUntil', t.validUntil, (row) => row.dueDateAD),
    column.amount('total', t.total, (row) => row.grandTotal),
    column.word('status', uiMessages.texts.status, (row) => states[row.state]),
  ],
);
