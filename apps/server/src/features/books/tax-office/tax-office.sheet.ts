import type { Text } from '@bahi/contract/messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';
import { type PaidTax, paidTaxes } from './tax-office.ts';

const t = dataSheets.texts;
const w = tdsWords.texts;

/** What was paid of a tax to the tax office, month by month, also what was taken back. */
export function taxPaymentSheet(tax: PaidTax, name: Text): Sheet {
  const { table } = paidTaxes[tax];
  return {
    name,
    from: `${table} ${outletOf(table)}
    left join account on account.business_id = ${table}.business_id and account.code = ${table}.account_code
    where ${table}.business_id = $1`,
    order: `${table}.month_end, ${table}.id`,
    columns: [
      column(w.monthLastDay, 'day', `${table}.month_end`),
      column(t.dateBs, 'text', `${table}.paid_on_bs`),
      column(w.paidOn, 'day', `${table}.paid_on`),
      ...nameColumns('account', t.account, t.accountNp),
      column(w.amount, 'money', `${table}.amount_paisa`),
      column(w.submissionNumber, 'text', `${table}.submission_number`),
      column(w.bankVoucher, 'text', `${table}.voucher_number`),
      column(t.status, 'word', `${table}.state`),
      column(t.cancelReason, 'text', `${table}.cancel_reason`),
      ...nameColumns('outlet', t.outlet, t.outletNp),
      column(t.enteredBy, 'text', `${table}.created_by_name`),
      column(t.enteredAt, 'moment', `${table}.created_at`),
    ],
  };
}
