import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { soldLineColumns } from '../../stock/goods-lines/goods-lines.sheets.ts';
import { openAmount } from '../../books/ledger/document-due.ts';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const invoiceSheet: Sheet = {
  name: t.invoices,
  from: `document ${outletOf('document')} join invoice on invoice.business_id = document.business_id and invoice.id = document.id
    where document.business_id = $1`,
  order: 'document.dated_on, document.number, document.id',
  columns: [
    column(t.invoiceNumber, 'text', 'document.number'),
    column(t.status, 'word', 'document.state'),
    column(t.dateBs, 'text', 'document.dated_on_bs'),
    column(t.dateAd, 'day', 'document.dated_on'),
    column(t.dueBs, 'text', 'document.due_on_bs'),
    column(t.dueAd, 'day', 'document.due_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.customer, 'text', 'invoice.customer_name'),
    column(t.customerNp, 'text', 'invoice.customer_name_np'),
    column(t.customerPan, 'text', 'invoice.customer_pan'),
    column(t.mode, 'word', 'invoice.payment_mode'),
    column(t.tendered, 'money', 'invoice.tendered_paisa'),
    column(t.destination, 'word', 'invoice.destination'),
    column(t.declarationNumber, 'text', 'invoice.declaration_number'),
    column(t.declaredBs, 'text', 'invoice.declared_on_bs'),
    column(t.declaredAd, 'day', 'invoice.declared_on'),
    column(t.country, 'text', 'invoice.country_name'),
    column(t.countryNp, 'text', 'invoice.country_name_np'),
    column(t.subTotal, 'money', 'invoice.sub_total_paisa'),
    column(t.discount, 'money', 'invoice.line_discount_paisa + invoice.discount_paisa'),
    column(t.shipping, 'money', 'invoice.shipping_paisa'),
    column(t.taxableAmount, 'money', 'invoice.taxable_paisa'),
    column(t.exemptAmount, 'money', 'invoice.exempt_paisa + invoice.zero_rated_paisa'),
    column(t.vat, 'money', 'document.vat_paisa'),
    column(t.rounding, 'money', 'invoice.rounding_paisa'),
    column(t.total, 'money', 'document.total_paisa'),
    column(t.paid, 'money', 'document.paid_paisa'),
    column(t.due, 'money', openAmount),
    column(t.remarks, 'text', 'invoice.remarks'),
    column(t.cancelReason, 'text', 'document.cancel_reason'),
    column(t.enteredBy, 'text', 'document.created_by_name'),
    column(t.approvedBy, 'text', `case when invoice.approval = 'APPROVED' then invoice.approval_by_name end`),
    column(t.creditPassedBy, 'text', 'invoice.credit_passed_by_name'),
    column(t.creditReason, 'text', 'invoice.credit_reason'),
    column(t.enteredAt, 'moment', 'document.created_at'),
  ],
};

export const invoiceLineSheet: Sheet = {
  name: t.invoiceLines,
  from: `invoice_line line
    join document on document.business_id = line.business_id and document.id = line.invoice_id
    where line.business_id = $1`,
  order: 'document.dated_on, document.number, document.id, line.line_number',
  columns: [
    column(t.invoiceNumber, 'text', 'document.number'),
    column(t.status, 'word', 'document.state'),
    column(t.dateAd, 'day', 'document.dated_on'),
    ...soldLineColumns,
    column(t.priceList, 'text', 'line.price_list_name'),
    column(t.priceListNp, 'text', 'line.price_list_name_np'),
    column(t.fromQuantity, 'quantity', 'line.price_list_from_quantity'),
  ],
};
