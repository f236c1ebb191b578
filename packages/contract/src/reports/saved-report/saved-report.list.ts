import { fillText } from '../../messages.ts';
import { dateMessages } from '../../ui/date.messages.ts';
import { reportAt } from '../all-reports/all-reports.ts';
import { listFile } from '../list-file/list-file.ts';
import { savedReportScreenMessages } from './saved-report-screen.messages.ts';
import { savedReportContract } from './saved-report.contract.ts';

const t = savedReportScreenMessages.texts;
const days = dateMessages.texts;

export const savedReportListFile = listFile(
  savedReportContract.list,
  { fileName: 'Saved Reports', title: t.title },
  (column) => [
    column.name('name', t.name, (row) => [row.name, row.nameNp]),
    column.word('report', t.report, (row) => reportAt(row.report).report.title),
    // Which month it is moves with the day: the file is read on others.
    column.text('period', t.period, ({ period }, language) =>
      period === null
        ? t.theseDays[language]
        : fillText(days[period][language], { month: `${days.month[language]} (${days.bs[language]})` }),
    ),
    column.text('roles', t.sharedWith, ({ roles }, language) =>
      roles.length === 0
        ? t.onlyMe[language]
        : roles.map(({ name, nameNp }) => (language === 'ne' ? nameNp || name : name)).join(' · '),
    ),
    column.text('keptBy', t.keptBy, (row) => row.keptBy),
  ],
);
