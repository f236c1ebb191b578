import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const creditNoteSheet: Sheet = {
  name: t.creditNotes,
  from: `document ${outletOf('document')}
    join credit_note on credit_note.business_id = document.business_id and credit_note.id = document.id
    join document credited on credited.business_id = document.business_id and credited.id = credit_note.invoice_id
    where document.business_id = $1`,
  order: 'document.dated_on, document.number, document.id',
  columns: [
    column(t.creditNoteNumber, 'text', 'document.number'),
    column(t.status, 'word', 'document.state'),
    column(t.dateBs, 'text', 'document.dated_on_bs'),
    column(t.dateAd, 'day', 'document.dated_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.invoiceNumber, 'text', 'credited.number'),
    column(t.creditCase, 'word', 'credit_note.credit_case'),
    column(t.customer, 'text', 'credit_note.customer_name'),
    column(t.customerNp, 'text', 'credit_note.customer_name_np'),
    column(t.customerPan, 'text', 'credit_note.customer_pan'),
    column(t.shipping, 'money', 'credit_note.shipping_paisa'),
    column(t.taxableAmount, 'money', 'credit_note.taxable_paisa'),
    column(t.exemptAmount, 'money', 'credit_note.exempt_paisa + credit_note.zero_rated_paisa'),
    column(t.vat, 'money', 'document.vat_paisa'),
    column(t.rounding, 'money', 'credit_note.rounding_paisa'),
    column(t.total, 'money', 'document.total_paisa'),
    column(t.setOff, 'money', spent('is not null')),
    column(t.inAdvance, 'money', spent('is null')),
    column(t.mode, 'word', 'credit_note.refund_mode'),
    column(t.remarks, 'text', 'credit_note.remarks'),
    column(t.enteredBy, 'text', 'document.created_by_name'),
    column(t.approvedBy, 'text', `case when credit_note.approval = 'APPROVED' then credit_note.approval_by_name end`),
    column(t.enteredAt, 'moment', 'document.created_at'),
  ],
};

export const creditNoteLineSheet: Sheet = {
  name: t.creditNoteLines,
  from: `credit_note_line line
    join document on document.business_id = line.business_id and document.id = line.document_id
    join invoice_line sold on sold.business_id = line.business_id and sold.id = line.invoice_line_id
    where line.business_id = $1`,
  order: 'document.dated_on, document.number, document.id, line.line_number',
  columns: [
    column(t.creditNoteNumber, 'text', 'document.number'),
    column(t.status, 'word', 'document.state'),
    column(t.dateAd, 'day', 'document.dated_on'),
    column(t.line, 'count', 'line.line_number'),
    column(t.code, 'text', 'sold.code'),
    column(t.particulars, 'text', 'sold.particulars'),
    column(t.particularsNp, 'text', 'sold.particulars_np'),
    column(t.quantity, 'quantity', 'line.quantity'),
    column(t.freeQuantity, 'quantity', 'line.free_quantity'),
    column(t.unit, 'text', 'coalesce(sold.stock_unit, sold.unit)'),
    column(t.restocked, 'flag', 'line.is_restocked'),
    column(t.net, 'money', 'line.net_paisa'),
    column(t.taxRate, 'percent', 'sold.tax_rate_hundredths'),
    column(t.vat, 'money', 'line.vat_paisa'),
    column(t.cost, 'money', 'line.cost_paisa'),
  ],
};

/** What of a note went where: onto its invoice, or into the customer's advance. */
function spent(onDocument: 'is null' | 'is not null'): string {
  return `(select coalesce(sum(credit.amount_paisa), 0) from document_credit credit
    where credit.business_id = document.business_id and credit.source_id = document.id and credit.document_id ${onDocument})`;
}
