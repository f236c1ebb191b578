import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { taxRateScreenMessages } from '../tax-rate/tax-rate-screen.messages.ts';
import { serviceScreenMessages } from './service-screen.messages.ts';
import { serviceContract } from './service.contract.ts';

const t = serviceScreenMessages.texts;
const tax = taxRateScreenMessages.texts;

export const serviceListFile = listFile(serviceContract.list, { fileName: 'Services', title: t.title }, (column) => [
  column.name('name', t.service, (row) => [row.name, row.nameNp]),
  column.text('code', t.code, (row) => row.code),
  column.word('durationType', t.durationType, (row) => t[`duration${row.durationType}`]),
  column.word('tax', tax.tax, (row) =>
    !row.taxable ? tax.notTaxable : row.vatIncludedPrice ? tax.included : tax.added,
  ),
  column.money('costPrice', t.costPriceColumn, (row) => row.costPrice),
  statusColumn(),
]);
