import type { Check } from '../../../platform/verify/check.ts';
import { paidCheck } from '../../books/tax-office/tax-office.check.ts';

/** The return that counted of each month before, when another one was filed. */
const before = `select distinct on (month_end) month_end, state, carried_forward from vat_return
  where business_id = $1 and month_end < own.month_end and said_at <= own.said_at order by month_end desc, sequence desc`;

export const vatReturnChecks: readonly Check[] = [
  {
    name: 'VAT returns',
    holds:
      'what was said of a month follows without a gap, and a return brings forward what the one before carried when it was filed',
    counts: 'select count(*) as n from vat_return where business_id = $1',
    faults: `
      select month_end, sequence, state, brought_forward, carried from (
        select own.month_end, own.sequence, own.state, own.brought_forward,
          row_number() over (partition by own.month_end order by own.sequence) as place,
          (select carried_forward from (${before}) before where state <> 'WITHDRAWN' order by month_end desc limit 1) as carried
        from vat_return own where own.business_id = $1) said
      where sequence <> place or (state = 'SUBMITTED' and carried <> brought_forward)`,
  },
  paidCheck('VAT', {
    name: 'VAT paid',
    holds:
      'what is in force of the payments of VAT came out of the account that they name and went off output VAT, on their day and in their outlet, and what was taken back moved nothing',
    account: 'OUTPUT_VAT',
  }),
  {
    name: 'VAT paid of what was filed',
    holds:
      'no payment of VAT is in force of a month whose return was withdrawn after it, nor of one after all that were filed, unless that was over before the books began',
    counts: `select count(*) as n from vat_payment where business_id = $1 and state = 'POSTED'`,
    faults: `
      select paid.id as payment_id, paid.month_end, said.state, said.said_at
      from vat_payment paid
      left join lateral (select state, said_at from vat_return where business_id = $1 and month_end = paid.month_end
        order by sequence desc limit 1) said on true
      where paid.business_id = $1 and paid.state = 'POSTED'
        and ((said.state = 'WITHDRAWN' and said.said_at > paid.created_at)
          or not (exists (select from vat_return where business_id = $1 and month_end >= paid.month_end)
            or exists (select from voucher where business_id = $1 and kind = 'OPENING_VOUCHER' and dated_on > paid.month_end)))`,
  },
  {
    name: 'entries of VAT returns',
    holds:
      'what the return that counts of a month says beside its documents is booked, account by account and not before the month ends: adjustments, what it asks back, what it rounds and what it sets off; what was said before it and what is withdrawn moved nothing',
    counts: 'select count(*) as n from vat_return where business_id = $1',
    faults: `
      with counting as (select * from (select distinct on (month_end) * from vat_return where business_id = $1
          order by month_end, sequence desc) last where state <> 'WITHDRAWN'),
      said as (select month_end, booked.account_code, booked.paisa from counting, lateral (values
          ('OUTPUT_VAT', set_off_paisa - adjustment_debit * 100 - output_rounding_paisa),
          ('INPUT_VAT', adjustment_credit * 100 + input_rounding_paisa - refund_asked * 100 - set_off_paisa),
          ('VAT_ADJUSTED', adjustment_debit * 100), ('VAT_CREDITED', - adjustment_credit * 100),
          ('VAT_REFUND', refund_asked * 100), ('ROUNDING', output_rounding_paisa - input_rounding_paisa))
        as booked (account_code, paisa) where booked.paisa <> 0),
      booked as (select own.month_end, line.account_code, sum(line.debit_paisa - line.credit_paisa)::bigint as paisa,
          min(entry.posting_date) as first_day
        from journal_entry entry join journal_line line on line.business_id = $1 and line.entry_id = entry.id
        left join vat_return own on own.business_id = $1 and own.id = entry.source_id
        where entry.business_id = $1 and entry.source_kind = 'VAT_RETURN' group by 1, 2)
      select coalesce(said.month_end, booked.month_end) as month_end, coalesce(said.account_code, booked.account_code) as account_code,
        said.paisa, booked.paisa as booked_paisa, booked.first_day
      from said full join booked on booked.month_end = said.month_end and booked.account_code = said.account_code
      where coalesce(said.paisa, 0) <> coalesce(booked.paisa, 0) or booked.first_day < booked.month_end`,
  },
];
