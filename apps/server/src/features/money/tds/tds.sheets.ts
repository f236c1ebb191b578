import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';
import { taxPaymentSheet } from '../../books/tax-office/tax-office.sheet.ts';

const t = dataSheets.texts;
const w = tdsWords.texts;

export const tdsSheet: Sheet = {
  name: t.tds,
  from: `payment_tds
    join payment on payment.business_id = payment_tds.business_id and payment.id = payment_tds.payment_id
    join settlement on settlement.business_id = payment.business_id and settlement.id = payment.settlement_id
    left join customer on customer.business_id = payment_tds.business_id and customer.id = payment_tds.customer_id
    left join vendor on vendor.business_id = payment_tds.business_id and vendor.id = payment_tds.vendor_id
    where payment_tds.business_id = $1`,
  order: 'payment_tds.posted_on, payment_tds.id',
  columns: [
    column(t.settlementNumber, 'text', 'settlement.number'),
    column(t.kind, 'word', 'payment_tds.direction'),
    column(t.dateBs, 'text', 'payment.paid_on_bs'),
    column(t.dateAd, 'day', 'payment_tds.posted_on'),
    ...nameColumns('customer', t.customer, t.customerNp),
    ...nameColumns('vendor', t.vendor, t.vendorNp),
    column(w.nature, 'word', `'TDS_' || payment_tds.nature`),
    column(w.base, 'money', 'payment_tds.base_paisa'),
    column(w.rate, 'percent', 'payment_tds.rate_hundredths'),
    column(w.amount, 'money', 'payment.amount_paisa'),
    column(w.portalType, 'count', 'payment_tds.portal_type'),
    column(w.certificateNumber, 'text', 'payment_tds.certificate_number'),
    column(w.certificateDate, 'day', 'payment_tds.certificate_on'),
    column(t.reversedOn, 'day', 'payment_tds.reversed_on'),
  ],
};

export const tdsDepositSheet: Sheet = taxPaymentSheet('TDS', t.tdsDeposits);

export const tdsRateSheet: Sheet = {
  name: t.tdsRates,
  from: 'tds_rate where tds_rate.business_id = $1',
  order: 'tds_rate.nature, tds_rate.holds_from',
  columns: [
    column(w.nature, 'word', `'TDS_' || tds_rate.nature`),
    column(w.rate, 'percent', 'tds_rate.rate_hundredths'),
    column(w.fromDay, 'day', 'tds_rate.holds_from'),
    column(w.source, 'text', 'tds_rate.source'),
    column(t.enteredBy, 'text', 'tds_rate.created_by_name'),
    column(t.enteredAt, 'moment', 'tds_rate.created_at'),
  ],
};
