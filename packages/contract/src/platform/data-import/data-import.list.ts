import { listFile } from '../../reports/list-file/list-file.ts';
import { dataImportScreenMessages } from './data-import-screen.messages.ts';
import { dataImportContract } from './data-import.contract.ts';

const t = dataImportScreenMessages.texts;

export const dataImportListFile = listFile(
  dataImportContract.list,
  { fileName: 'Imports', title: t.title },
  (column) => [
    column.moment('createdAt', t.at, (row) => row.createdAt),
    column.text('fileName', t.file, (row) => row.fileName),
    column.word('kind', t.kind, (row) => t[row.kind]),
    column.count('rowCount', t.rows, (row) => row.rowCount),
    column.count('recordCount', t.records, (row) => row.recordCount),
    column.text('createdByName', t.by, (row) => row.createdByName),
    column.word('state', t.status, (row) => t[row.state]),
  ],
);
