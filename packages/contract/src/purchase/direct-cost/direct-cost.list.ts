import { listFile } from '../../reports/list-file/list-file.ts';
import { directCostScreenMessages } from './direct-cost-screen.messages.ts';
import { directCostContract } from './direct-cost.contract.ts';

const t = directCostScreenMessages.texts;

export const directCostListFile = listFile(
  directCostContract.list,
  { fileName: 'Landed Costs', title: t.title },
  (column) => [
    column.name('heading', t.cost, (row) => [row.heading, row.headingNp]),
    column.text('purchase', t.purchase, (row) => row.purchaseCode),
    column.name('vendor', t.vendor, (row) => [row.vendorName, row.vendorNameNp]),
    column.text('billNumber', t.billNumberColumn, (row) => row.billNumber),
    column.day('billDate', t.billDate, (row) => row.billDateAD),
    column.day('dueDate', t.dueDate, (row) => row.dueDateAD),
    column.amount('total', t.totalColumn, (row) => row.totalBillAmount),
    column.amount('remaining', t.remainingColumn, (row) => row.remainingAmount),
  ],
);
