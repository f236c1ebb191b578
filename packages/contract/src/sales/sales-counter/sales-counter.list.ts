import { listFile } from '../../reports/list-file/list-file.ts';
import { salesCounterScreenMessages } from './sales-counter-screen.messages.ts';
import { salesCounterContract } from './sales-counter.contract.ts';

const t = salesCounterScreenMessages.texts;

export const salesCounterListFile = listFile(
  salesCounterContract.list,
  { fileName: 'Counters', title: t.title, inForce: (row) => row.state !== 'CLOSED' },
  (column) => [
    column.text('code', t.code, (row) => row.code),
    column.text('name', t.name, (row) => row.name),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.text('lastNumber', t.lastNumber, (row) => row.lastNumber),
    column.moment('lastTaken', t.lastTaken, (row) => row.lastTakenAt),
    column.moment('lentUntil', t.lentUntil, (row) => row.lentUntil),
    column.count('waiting', t.waiting, (row) => row.refusedCount + row.keptCount + row.lostCount),
    column.word('state', t.state, (row) => t[`COUNTER_${row.state}`]),
  ],
);

export const counterInvoiceListFile = listFile(
  salesCounterContract.listInvoices,
  { fileName: 'Counter invoices', title: t.invoicesTitle, inForce: (row) => row.state === 'POSTED' },
  (column) => [
    column.text('number', t.number, (row) => row.number),
    column.day('date', t.date, (row) => row.issuedDateAD),
    column.text('counter', t.counter, (row) => `${row.counterCode} · ${row.counterName}`),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.name('customer', t.customer, (row) => [row.customerName, row.customerNameNp]),
    column.amount('total', t.totalRupees, (row) => row.grandTotal),
    column.word('state', t.posting, (row) => t[`COUNTER_${row.state}`]),
    column.text('why', t.why, (row) => row.reason),
  ],
);
