import { reportAt } from '../all-reports/all-reports.ts';
import { listFile } from '../list-file/list-file.ts';
import { savedReportScreenMessages } from './saved-report-screen.messages.ts';
import { savedReportContract } from './saved-report.contract.ts';

const t = savedReportScreenMessages.texts;

export const savedReportListFile = listFile(
  savedReportContract.list,
  { fileName: 'Saved Reports', title: t.title },
  (column) => [
    column.name('name', t.name, (row) => [row.name, row.nameNp]),
    column.word('report', t.report, (row) => reportAt(row.report).report.title),
    column.text('keptBy', t.keptBy, (row) => row.keptBy),
  ],
);
