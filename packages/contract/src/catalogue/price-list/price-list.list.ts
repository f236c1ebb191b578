import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { priceListScreenMessages } from './price-list-screen.messages.ts';
import { priceListContract } from './price-list.contract.ts';

const t = priceListScreenMessages.texts;

export const priceListListFile = listFile(
  priceListContract.list,
  { fileName: 'Price Lists', title: t.title },
  (column) => [
    column.name('name', t.name, (row) => [row.name, row.nameNp]),
    column.word('audience', t.audience, (row) => t[row.audience]),
    column.day('days', t.fromDate, (row) => row.fromDateAD),
    column.day('days.till', t.tillDate, (row) => row.tillDateAD),
    column.percent('discountPercent', t.discountPercent, (row) => row.discountPercent),
    statusColumn(),
  ],
);
