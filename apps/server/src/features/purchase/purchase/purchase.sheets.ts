import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';
import { openAmount } from '../../books/ledger/document-due.ts';
import { lineColumns } from '../../stock/goods-lines/goods-lines.sheets.ts';

const t = dataSheets.texts;

export const purchaseSheet: Sheet = {
  name: t.purchases,
  from: `document ${outletOf('document')} join purchase on purchase.business_id = document.business_id and purchase.id = document.id
    left join country on country.id = purchase.country_id
    where document.business_id = $1`,
  order: 'document.dated_on, document.number, document.id',
  columns: [
    column(t.purchaseNumber, 'text', 'document.number'),
    column(t.status, 'word', 'document.state'),
    column(t.billNumber, 'text', 'purchase.bill_number'),
    column(t.dateBs, 'text', 'document.dated_on_bs'),
    column(t.dateAd, 'day', 'document.dated_on'),
    column(t.dueBs, 'text', 'document.due_on_bs'),
    column(t.dueAd, 'day', 'document.due_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.vendor, 'text', 'purchase.vendor_name'),
    column(t.vendorNp, 'text', 'purchase.vendor_name_np'),
    column(t.pan, 'text', 'purchase.vendor_pan'),
    column(t.origin, 'word', 'purchase.origin'),
    column(t.declarationNumber, 'text', 'purchase.declaration_number'),
    column(t.declaredBs, 'text', 'purchase.declared_on_bs'),
    column(t.declaredAd, 'day', 'purchase.declared_on'),
    ...nameColumns('country', t.country, t.countryNp),
    column(t.subTotal, 'money', 'purchase.sub_total_paisa'),
    column(t.discount, 'money', 'purchase.line_discount_paisa + purchase.discount_paisa'),
    column(t.shipping, 'money', 'purchase.shipping_paisa'),
    column(t.taxableAmount, 'money', 'purchase.taxable_paisa'),
    column(t.exemptAmount, 'money', 'purchase.exempt_paisa + purchase.zero_rated_paisa'),
    column(t.vat, 'money', 'purchase.bill_vat_paisa'),
    column(t.vatSetOff, 'money', 'document.vat_paisa'),
    column(t.rounding, 'money', 'purchase.rounding_paisa'),
    column(t.total, 'money', 'document.total_paisa'),
    column(t.paid, 'money', 'document.paid_paisa'),
    column(t.due, 'money', openAmount),
    column(t.remarks, 'text', 'purchase.remarks'),
    column(t.cancelReason, 'text', 'document.cancel_reason'),
    column(t.enteredBy, 'text', 'document.created_by_name'),
    column(t.enteredAt, 'moment', 'document.created_at'),
  ],
};

export const purchaseLineSheet: Sheet = {
  name: t.purchaseLines,
  from: `purchase_line line
    join document on document.business_id = line.business_id and document.id = line.document_id
    left join category on category.business_id = line.business_id and category.id = line.category_id
    where line.business_id = $1`,
  order: 'document.dated_on, document.number, document.id, line.line_number',
  columns: [
    column(t.purchaseNumber, 'text', 'document.number'),
    column(t.status, 'word', 'document.state'),
    column(t.dateAd, 'day', 'document.dated_on'),
    ...lineColumns,
    column(t.boughtQuantity, 'quantity', 'line.stock_quantity'),
    column(t.stockUnit, 'text', 'line.stock_unit'),
    column(t.taxedAtHome, 'flag', 'line.is_taxable'),
    column(t.capitalGoods, 'flag', 'line.is_capital'),
    ...nameColumns('category', t.spentOn, t.spentOnNp),
    column(t.cost, 'money', 'line.cost_paisa'),
  ],
};
