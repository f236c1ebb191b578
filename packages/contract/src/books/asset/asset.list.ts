import { listFile } from '../../reports/list-file/list-file.ts';
import { assetScreenMessages } from './asset-screen.messages.ts';
import { assetContract } from './asset.contract.ts';

const t = assetScreenMessages.texts;

export const assetListFile = listFile(
  assetContract.list,
  { fileName: 'Fixed assets', title: t.title, inForce: (row) => row.state === 'IN_USE' },
  (column) => [
    column.name('name', t.name, (row) => [row.name, row.nameNp]),
    column.word('pool', t.pool, (row) => t[`pool${row.pool}`]),
    column.day('boughtOn', t.boughtOn, (row) => row.boughtOnAD),
    column.name('outlet', t.outlet, (row) => [row.outletName, row.outletNameNp]),
    column.amount('cost', t.costRupees, (row) => row.cost),
    column.word('state', t.state, (row) => t[row.state]),
    column.day('disposedOn', t.disposedOn, (row) => row.disposedOnAD),
  ],
);
