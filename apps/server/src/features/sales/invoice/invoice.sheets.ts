import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const invoiceSheet: Sheet = {
  name: t.bills,
  from: `invoice ${outletOf('invoice')} where invoice.business_id = $1`,
  order: 'invoice.issued_on, invoice.number, invoice.id',
  columns: [
    column(t.billNumber, 'text', 'invoice.number'),
    column(t.status, 'word', 'invoice.state'),
    column(t.dateBs, 'text', 'invoice.issued_on_bs'),
    column(t.dateAd, 'day', 'invoice.issued_on'),
    column(t.dueBs, 'text', 'invoice.due_on_bs'),
    column(t.dueAd, 'day', 'invoice.due_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.customer, 'text', 'invoice.customer_name'),
    column(t.customerNp, 'text', 'invoice.customer_name_np'),
    column(t.customerPan, 'text', 'invoice.customer_pan'),
    column(t.mode, 'word', 'invoice.payment_mode'),
    column(t.subTotal, 'money', 'invoice.sub_total_paisa'),
    column(t.discount, 'money', 'invoice.line_discount_paisa + invoice.discount_paisa'),
    column(t.shipping, 'money', 'invoice.shipping_paisa'),
    column(t.taxableAmount, 'money', 'invoice.taxable_paisa'),
    column(t.exemptAmount, 'money', 'invoice.exempt_paisa + invoice.zero_rated_paisa'),
    column(t.vat, 'money', 'invoice.vat_paisa'),
    column(t.total, 'money', 'invoice.total_paisa'),
    column(t.paid, 'money', 'invoice.paid_paisa'),
    column(t.due, 'money', `case invoice.state when 'FINAL' then invoice.total_paisa - invoice.paid_paisa else 0 end`),
    column(t.remarks, 'text', 'invoice.remarks'),
    column(t.cancelReason, 'text', 'invoice.cancel_reason'),
    column(t.enteredBy, 'text', 'invoice.entered_by_name'),
    column(t.enteredAt, 'moment', 'invoice.created_at'),
  ],
};

export const invoiceLineSheet: Sheet = {
  name: t.billLines,
  from: `invoice_line line
    join invoice on invoice.business_id = line.business_id and invoice.id = line.invoice_id
    where line.business_id = $1`,
  order: 'invoice.issued_on, invoice.number, invoice.id, line.line_number',
  columns: [
    column(t.billNumber, 'text', 'invoice.number'),
    column(t.status, 'word', 'invoice.state'),
    column(t.dateAd, 'day', 'invoice.issued_on'),
    column(t.line, 'count', 'line.line_number'),
    column(t.code, 'text', 'line.code'),
    column(t.particulars, 'text', 'line.particulars'),
    column(t.particularsNp, 'text', 'line.particulars_np'),
    column(t.hsCode, 'text', 'line.hs_code'),
    column(t.quantity, 'quantity', 'line.quantity'),
    column(t.unit, 'text', 'line.unit'),
    column(t.rate, 'money', 'line.rate_paisa'),
    column(t.vatIncluded, 'flag', 'line.vat_included'),
    column(t.discount, 'money', 'line.discount_paisa + line.document_discount_paisa'),
    column(t.net, 'money', 'line.net_paisa - line.document_discount_paisa'),
    column(t.taxRate, 'percent', 'line.tax_rate_hundredths'),
    column(t.vat, 'money', 'line.vat_paisa'),
    column(t.remarks, 'text', 'line.remarks'),
  ],
};
