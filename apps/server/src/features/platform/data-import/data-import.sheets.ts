import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

/** Who brought what in from which file, and what became of it. */
export const dataImportSheet: Sheet = {
  name: t.dataImports,
  from: `data_import where data_import.business_id = $1`,
  order: 'data_import.created_at, data_import.id',
  columns: [
    column(t.importNumber, 'count', 'data_import.id'),
    column(t.kind, 'word', `'IMPORT_' || data_import.kind`),
    column(t.status, 'word', 'data_import.state'),
    column(t.fileName, 'text', 'data_import.file_name'),
    column(t.importedRows, 'count', 'data_import.row_count'),
    column(t.importedRecords, 'count', 'data_import.record_count'),
    column(t.quantity, 'quantity', 'data_import.quantity'),
    column(t.value, 'money', 'data_import.value_paisa'),
    column(t.enteredBy, 'text', 'data_import.created_by_name'),
    column(t.enteredAt, 'moment', 'data_import.created_at'),
    column(t.importedAt, 'moment', 'data_import.committed_at'),
    column(t.takenBackBy, 'text', 'data_import.taken_back_by_name'),
    column(t.takenBackAt, 'moment', 'data_import.taken_back_at'),
  ],
};
