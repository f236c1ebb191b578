import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;
const own = savedReportScreenMessages.texts;

export const savedReportSheet: Sheet = {
  name: own.title,
  from: 'saved_report where saved_report.business_id = $1',
  order: 'saved_report.name, saved_report.id',
  columns: [
    ...nameColumns('saved_report', t.name, t.nameNp),
    column(own.report, 'word', `'REPORT_' || saved_report.report`),
    column(own.period, 'word', `'PERIOD_' || saved_report.period`),
    column(own.filter, 'text', 'saved_report.filter::text'),
    column(own.keptBy, 'text', 'saved_report.kept_by_name'),
  ],
};
