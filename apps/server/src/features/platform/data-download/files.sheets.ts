import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const fileSheet: Sheet = {
  name: t.files,
  from: 'stored_file file where file.business_id = $1',
  order: 'file.created_at, file.id',
  columns: [
    column(t.fileId, 'count', 'file.id'),
    column(t.fileName, 'text', 'file.name'),
    column(t.mediaType, 'text', 'file.content_type'),
    column(t.bytes, 'count', 'file.size_bytes'),
    column(t.attachedTo, 'text', 'file.attached_to'),
    column(t.recordId, 'count', 'file.attached_id'),
    column(t.enteredAt, 'moment', 'file.created_at'),
  ],
};
