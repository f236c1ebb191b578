import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;
const w = tdsWords.texts;

export const voucherSheet: Sheet = {
  name: t.vouchers,
  from: `voucher ${outletOf('voucher')} where voucher.business_id = $1`,
  order: 'voucher.dated_on, voucher.number, voucher.id',
  columns: [
    column(t.voucherNumber, 'text', 'voucher.number'),
    column(t.kind, 'word', 'voucher.kind'),
    column(t.status, 'word', 'voucher.state'),
    column(t.dateBs, 'text', 'voucher.dated_on_bs'),
    column(t.dateAd, 'day', 'voucher.dated_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.total, 'money', 'voucher.total_paisa'),
    column(t.narration, 'text', 'voucher.narration'),
    column(t.enteredBy, 'text', 'voucher.created_by_name'),
    column(t.enteredAt, 'moment', 'voucher.created_at'),
    column(t.approvedBy, 'text', `case when voucher.approval = 'APPROVED' then voucher.approval_by_name end`),
    column(t.cancelledBy, 'text', 'voucher.cancelled_by_name'),
    column(t.cancelReason, 'text', 'voucher.cancel_reason'),
  ],
};

export const voucherLineSheet: Sheet = {
  name: t.voucherLines,
  from: `voucher_line line
    join voucher on voucher.business_id = line.business_id and voucher.id = line.voucher_id
    join account on account.business_id = line.business_id and account.code = line.account_code
    left join category on category.business_id = line.business_id and category.id = line.category_id
    left join customer on customer.business_id = line.business_id and customer.id = line.customer_id
    left join vendor on vendor.business_id = line.business_id and vendor.id = line.vendor_id
    where line.business_id = $1`,
  order: 'voucher.dated_on, voucher.number, voucher.id, line.line_number',
  columns: [
    column(t.voucherNumber, 'text', 'voucher.number'),
    column(t.status, 'word', 'voucher.state'),
    column(t.dateAd, 'day', 'voucher.dated_on'),
    column(t.line, 'count', 'line.line_number'),
    column(t.code, 'text', 'line.account_code'),
    ...nameColumns('account', t.account, t.accountNp),
    column(t.category, 'text', `concat_ws(' · ', category.name_np, category.name)`),
    ...nameColumns('customer', t.customer, t.customerNp),
    ...nameColumns('vendor', t.vendor, t.vendorNp),
    column(w.nature, 'word', `'TDS_' || line.tds_nature`),
    column(w.base, 'money', 'line.tds_base_paisa'),
    column(w.rate, 'percent', 'line.tds_rate_hundredths'),
    column(w.portalType, 'count', 'line.tds_portal_type'),
    column(t.debit, 'money', 'nullif(line.debit_paisa, 0)'),
    column(t.credit, 'money', 'nullif(line.credit_paisa, 0)'),
    column(t.narration, 'text', 'line.narration'),
  ],
};
