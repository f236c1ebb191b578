import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;
const own = cbmsScreenMessages.texts;

/** What the tax office's receiver was told of which document, and what became of it. */
export const cbmsSheet: Sheet = {
  name: own.title,
  from: `cbms_report report
    join document on document.business_id = report.business_id and document.id = report.document_id
    left join document original on original.business_id = report.business_id and original.id = report.original_id
    where report.business_id = $1`,
  order: 'report.id',
  columns: [
    column(t.documentNumber, 'text', 'document.number'),
    column(own.what, 'word', `'CBMS_' || report.what`),
    column(own.original, 'text', 'original.number'),
    column(t.status, 'word', `'CBMS_' || report.state`),
    column(t.failure, 'word', `'CBMS_' || report.reason`),
    column(own.tries, 'count', 'report.tries'),
    column(own.realtime, 'flag', 'report.is_realtime'),
    column(own.writtenAt, 'moment', 'report.written_at'),
    column(t.settledAt, 'moment', 'report.settled_at'),
  ],
};
