import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { documentKinds, type VoucheredKind } from '@bahi/domain/document-kinds';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';
import { openAmount } from '../ledger/document-due.ts';

const t = dataSheets.texts;

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
    column(t.debit, 'money', 'nullif(line.debit_paisa, 0)'),
    column(t.credit, 'money', 'nullif(line.credit_paisa, 0)'),
    column(t.narration, 'text', 'line.narration'),
  ],
};

const dueNames = { VOUCHER_RECEIVABLE: t.voucherReceivables, VOUCHER_PAYABLE: t.voucherPayables } as const;

/** What lines of journals made customers owe, or the business owe vendors. */
export function voucherDueSheet(kind: VoucheredKind): Sheet {
  const { party, table } = documentKinds[kind];
  return {
    name: dueNames[kind],
    from: `document ${outletOf('document')} join ${table} own on own.business_id = document.business_id and own.id = document.id
    join ${party} on ${party}.business_id = document.business_id and ${party}.id = document.${party}_id
    where document.business_id = $1 and document.kind = '${kind}'`,
    order: 'document.dated_on, document.id',
    columns: [
      column(t.voucherNumber, 'text', 'document.heading'),
      column(t.dateBs, 'text', 'document.dated_on_bs'),
      column(t.dateAd, 'day', 'document.dated_on'),
      ...nameColumns(party, t[party], t[`${party}Np`]),
      column(t.total, 'money', 'document.total_paisa'),
      column(t.paid, 'money', 'document.paid_paisa'),
      column(t.due, 'money', openAmount),
      ...nameColumns('outlet', t.outlet, t.outletNp),
      column(t.isActive, 'flag', `document.state = 'FINAL'`),
      column(t.cancelReason, 'text', 'document.cancel_reason'),
      column(t.enteredBy, 'text', 'document.created_by_name'),
    ],
  };
}
