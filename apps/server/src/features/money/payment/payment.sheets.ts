import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const paymentSheet: Sheet = {
  name: t.payments,
  from: `payment ${outletOf('payment')}
    join settlement on settlement.business_id = payment.business_id and settlement.id = payment.settlement_id
    left join customer on customer.business_id = payment.business_id and customer.id = payment.customer_id
    left join account on account.business_id = payment.business_id and account.code = payment.account_code
    left join vendor on vendor.business_id = payment.business_id and vendor.id = payment.vendor_id
    where payment.business_id = $1`,
  order: 'payment.paid_on, payment.id',
  columns: [
    column(t.settlementNumber, 'text', 'settlement.number'),
    column(t.kind, 'word', 'settlement.kind'),
    column(t.dateBs, 'text', 'payment.paid_on_bs'),
    column(t.dateAd, 'day', 'payment.paid_on'),
    ...nameColumns('customer', t.customer, t.customerNp),
    ...nameColumns('vendor', t.vendor, t.vendorNp),
    column(
      t.paidFor,
      'text',
      `(select string_agg(coalesce(document.number, document.heading), ', ' order by paid.id)
        from payment_allocation paid
        join document on document.business_id = paid.business_id and document.id = paid.document_id
        where paid.business_id = $1 and paid.payment_id = payment.id)`,
    ),
    column(t.mode, 'word', 'payment.mode'),
    ...nameColumns('account', t.account, t.accountNp),
    column(t.amount, 'money', 'payment.amount_paisa'),
    column(t.reversed, 'flag', 'payment.reversal_entry_id is not null'),
    column(t.remarks, 'text', 'settlement.remarks'),
    column(t.deleteReason, 'text', 'settlement.delete_reason'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.enteredBy, 'text', 'payment.received_by_name'),
    column(t.enteredAt, 'moment', 'payment.created_at'),
  ],
};
