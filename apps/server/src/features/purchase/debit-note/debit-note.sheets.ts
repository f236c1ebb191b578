import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const debitNoteSheet: Sheet = {
  name: t.debitNotes,
  from: `document ${outletOf('document')}
    join debit_note on debit_note.business_id = document.business_id and debit_note.id = document.id
    join document bought on bought.business_id = document.business_id and bought.id = debit_note.purchase_id
    where document.business_id = $1`,
  order: 'document.dated_on, document.number, document.id',
  columns: [
    column(t.debitNoteNumber, 'text', 'document.number'),
    column(t.status, 'word', 'document.state'),
    column(t.dateBs, 'text', 'document.dated_on_bs'),
    column(t.dateAd, 'day', 'document.dated_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.purchaseNumber, 'text', 'bought.number'),
    column(t.vendorNoteNumber, 'text', 'debit_note.vendor_number'),
    column(t.creditCase, 'word', 'debit_note.debit_case'),
    column(t.vendor, 'text', 'debit_note.vendor_name'),
    column(t.vendorNp, 'text', 'debit_note.vendor_name_np'),
    column(t.pan, 'text', 'debit_note.vendor_pan'),
    column(t.shipping, 'money', 'debit_note.shipping_paisa'),
    column(t.taxableAmount, 'money', 'debit_note.taxable_paisa'),
    column(t.exemptAmount, 'money', 'debit_note.exempt_paisa + debit_note.zero_rated_paisa'),
    column(t.vat, 'money', 'debit_note.bill_vat_paisa'),
    column(t.vatSetOff, 'money', 'document.vat_paisa'),
    column(t.rounding, 'money', 'debit_note.rounding_paisa'),
    column(t.total, 'money', 'document.total_paisa'),
    column(t.setOff, 'money', spent('is not null')),
    column(t.inAdvance, 'money', spent('is null')),
    column(t.mode, 'word', 'debit_note.refund_mode'),
    column(t.remarks, 'text', 'debit_note.remarks'),
    column(t.enteredBy, 'text', 'document.created_by_name'),
    column(t.enteredAt, 'moment', 'document.created_at'),
  ],
};

export const debitNoteLineSheet: Sheet = {
  name: t.debitNoteLines,
  from: `debit_note_line line
    join document on document.business_id = line.business_id and document.id = line.document_id
    join purchase_line bought on bought.business_id = line.business_id and bought.id = line.purchase_line_id
    where line.business_id = $1`,
  order: 'document.dated_on, document.number, document.id, line.line_number',
  columns: [
    column(t.debitNoteNumber, 'text', 'document.number'),
    column(t.status, 'word', 'document.state'),
    column(t.dateAd, 'day', 'document.dated_on'),
    column(t.line, 'count', 'line.line_number'),
    column(t.code, 'text', 'bought.code'),
    column(t.particulars, 'text', 'bought.particulars'),
    column(t.particularsNp, 'text', 'bought.particulars_np'),
    column(t.quantity, 'quantity', 'case when line.in_stock_unit then line.stock_quantity else line.quantity end'),
    column(t.unit, 'text', 'case when line.in_stock_unit then bought.stock_unit else bought.unit end'),
    column(t.boughtQuantity, 'quantity', 'line.stock_quantity'),
    column(t.net, 'money', 'line.net_paisa'),
    column(t.taxRate, 'percent', 'bought.tax_rate_hundredths'),
    column(t.vat, 'money', 'line.vat_paisa'),
    column(t.cost, 'money', 'line.cost_paisa'),
    column(t.landedWith, 'money', 'line.landed_paisa'),
  ],
};

/** What of a note went where: onto its bill, or into the advance with the vendor. */
function spent(onDocument: 'is null' | 'is not null'): string {
  return `(select coalesce(sum(credit.amount_paisa), 0) from document_credit credit
    where credit.business_id = document.business_id and credit.source_id = document.id and credit.document_id ${onDocument})`;
}
