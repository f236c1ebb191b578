import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

/** Who shared which paper when, how and with whom. */
export const sharingSheet: Sheet = {
  name: t.sharings,
  from: `paper_sharing sharing
    left join document on document.business_id = sharing.business_id and document.id = sharing.document_id
    left join paper_message message on message.business_id = sharing.business_id and message.sharing_id = sharing.id
    left join quotation on quotation.business_id = sharing.business_id and quotation.id = sharing.quotation_id
    where sharing.business_id = $1`,
  order: 'sharing.id',
  columns: [
    column(t.documentNumber, 'text', 'coalesce(document.number, quotation.number)'),
    column(t.way, 'word', 'sharing.way'),
    column(t.recipient, 'text', 'sharing.recipient'),
    column(t.sharedBy, 'text', 'sharing.shared_by_name'),
    column(t.sharedAt, 'moment', 'sharing.shared_at'),
    column(t.status, 'word', 'message.state'),
    column(t.failure, 'word', 'message.failure'),
    column(t.settledAt, 'moment', 'message.settled_at'),
    column(t.remarks, 'text', 'message.note'),
  ],
};
