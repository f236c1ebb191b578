import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { serviceScreenMessages } from './service-screen.messages.ts';
import { serviceContract } from './service.contract.ts';

const t = serviceScreenMessages.texts;

export const serviceListFile = listFile(serviceContract.list, { fileName: 'Services', title: t.title }, (column) => [
  column.name('name', t.service, (row) => [row.name, row.nameNp]),
  column.text('code', t.code, (row) => row.code),
  column.word('durationType', t.durationType, (row) => t[`duration${row.durationType}`]),
  column.money('costPrice', t.costPriceColumn, (row) => row.costPrice),
  statusColumn(),
]);
