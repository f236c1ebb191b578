import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { soldLineColumns } from '../../stock/goods-lines/goods-lines.sheets.ts';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const quotationSheet: Sheet = {
  name: t.quotations,
  from: `quotation ${outletOf('quotation')} where quotation.business_id = $1`,
  order: 'quotation.dated_on, quotation.number, quotation.id',
  columns: [
    column(t.quotationNumber, 'text', 'quotation.number'),
    column(t.status, 'word', 'quotation.state'),
    column(t.dateBs, 'text', 'quotation.dated_on_bs'),
    column(t.dateAd, 'day', 'quotation.dated_on'),
    column(t.validUntilBs, 'text', 'quotation.due_on_bs'),
    column(t.validUntilAd, 'day', 'quotation.due_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.customer, 'text', 'quotation.customer_name'),
    column(t.customerNp, 'text', 'quotation.customer_name_np'),
    column(t.customerPan, 'text', 'quotation.customer_pan'),
    column(t.subTotal, 'money', 'quotation.sub_total_paisa'),
    column(t.discount, 'money', 'quotation.line_discount_paisa + quotation.discount_paisa'),
    column(t.shipping, 'money', 'quotation.shipping_paisa'),
    column(t.taxableAmount, 'money', 'quotation.taxable_paisa'),
    column(t.exemptAmount, 'money', 'quotation.exempt_paisa + quotation.zero_rated_paisa'),
    column(t.vat, 'money', 'quotation.vat_paisa'),
    column(t.rounding, 'money', 'quotation.rounding_paisa'),
    column(t.total, 'money', 'quotation.total_paisa'),
    column(t.remarks, 'text', 'quotation.remarks'),
    column(t.answeredBy, 'text', 'quotation.answered_by_name'),
    column(t.answer, 'text', 'quotation.answer_remarks'),
    column(t.enteredBy, 'text', 'quotation.created_by_name'),
    column(t.approvedBy, 'text', `case when quotation.approval = 'APPROVED' then quotation.approval_by_name end`),
    column(t.enteredAt, 'moment', 'quotation.created_at'),
  ],
};

export const quotationLineSheet: Sheet = {
  name: t.quotationLines,
  from: `quotation_line line
    join quotation on quotation.business_id = line.business_id and quotation.id = line.quotation_id
    left join quotation_conversion made on made.business_id = line.business_id and made.quotation_line_id = line.id
    left join document on document.business_id = line.business_id and document.id = made.invoice_id
    where line.business_id = $1`,
  order: 'quotation.dated_on, quotation.number, quotation.id, line.line_number',
  columns: [
    column(t.quotationNumber, 'text', 'quotation.number'),
    column(t.dateAd, 'day', 'quotation.dated_on'),
    ...soldLineColumns,
    column(t.formerPrice, 'money', 'line.price_paisa'),
    column(t.invoiceNumber, 'text', 'document.number'),
  ],
};
