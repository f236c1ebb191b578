import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const discrepancySheet: Sheet = {
  name: t.discrepancies,
  from: `invoice_discrepancy own
    join document on document.business_id = own.business_id and document.id = own.invoice_id
    where own.business_id = $1`,
  order: 'document.number, own.id',
  columns: [
    column(t.invoiceNumber, 'text', 'document.number'),
    column(t.kind, 'word', 'own.reason'),
    column(t.amount, 'money', 'own.amount_paisa'),
    column(t.remarks, 'text', 'own.remarks'),
    column(t.enteredBy, 'text', 'own.reported_by_name'),
    column(t.enteredAt, 'moment', 'own.reported_at'),
    column(t.resolution, 'text', 'own.resolution'),
    column(t.resolvedBy, 'text', 'own.resolved_by_name'),
    column(t.resolvedAt, 'moment', 'own.resolved_at'),
  ],
};
