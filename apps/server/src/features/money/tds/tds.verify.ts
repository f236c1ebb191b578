import { type VoucherKind, voucherKinds } from '@bahi/domain/posting/accounts/voucher';
import { tdsAccounts } from '@bahi/domain/posting/accounts/tds';
import type { Check } from '../../../platform/verify/check.ts';
import { paidCheck, taxSourceKinds } from '../../books/tax-office/tax-office.check.ts';

/** What accountants write there themselves, and what is paid to the tax office, are checked against their own records. */
const ofOthers = [...voucherKinds, ...taxSourceKinds].map((kind) => `'${kind}'`).join(', ');
/** Each of its lines on TDS payable says what it is tax of. */
const journal = 'JOURNAL_VOUCHER' satisfies VoucherKind;

export const tdsChecks: readonly Check[] = [
  {
    name: 'TDS',
    holds:
      'every payment by tax that is held back says what it is tax of, in its own direction, party and days, and no more than that, and so does every journal on TDS payable; the accounts of TDS are the sum of these beside other vouchers, day by day',
    counts: `select count(*) as n from payment_tds where business_id = $1`,
    faults: `
      select payment.id as payment_id, payment.amount_paisa, tax.base_paisa, null::date as day, null as account_code, null::bigint as account_paisa
      from (select * from payment where business_id = $1 and mode = 'TDS') payment
      full join (select * from payment_tds where business_id = $1) tax on tax.payment_id = payment.id
      left join settlement on settlement.business_id = $1 and settlement.id = payment.settlement_id
      left join journal_entry entry on entry.business_id = $1 and entry.id = payment.entry_id
      left join journal_entry reversal on reversal.business_id = $1 and reversal.id = payment.reversal_entry_id
      where payment.id is null or tax.id is null or payment.amount_paisa > tax.base_paisa
        or (tax.direction, tax.posted_on) is distinct from (settlement.kind, entry.posting_date)
        or (tax.customer_id, tax.vendor_id, tax.reversed_on) is distinct from (payment.customer_id, payment.vendor_id, reversal.posting_date)
      union all
      select null, register.held_paisa, null, coalesce(register.day, booked.day), coalesce(register.account_code, booked.account_code),
        booked.held_paisa
      from (select account_code, day, sum(held_paisa)::bigint as held_paisa from (
          select 'TDS_RECEIVABLE' as account_code, tax.posted_on as day, payment.amount_paisa as held_paisa
            from payment_tds tax join payment on payment.business_id = $1 and payment.id = tax.payment_id
            where tax.business_id = $1 and tax.direction = 'RECEIVED'
          union all
          select 'TDS_RECEIVABLE', tax.reversed_on, -payment.amount_paisa
            from payment_tds tax join payment on payment.business_id = $1 and payment.id = tax.payment_id
            where tax.business_id = $1 and tax.direction = 'RECEIVED' and tax.reversed_on is not null
          union all
          select 'TDS_PAYABLE', held.posted_on, held.amount_paisa from tds_held_back held where held.business_id = $1
          union all
          select 'TDS_PAYABLE', held.reversed_on, -held.amount_paisa from tds_held_back held
            where held.business_id = $1 and held.reversed_on is not null
        ) moved group by account_code, day) register
      full join (
        select line.account_code, line.posting_date as day, sum(case line.account_code when 'TDS_PAYABLE'
            then line.credit_paisa - line.debit_paisa else line.debit_paisa - line.credit_paisa end)::bigint as held_paisa
        from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
        where line.business_id = $1 and line.account_code in ('TDS_PAYABLE', 'TDS_RECEIVABLE')
          and (entry.source_kind not in (${ofOthers}) or (entry.source_kind = '${journal}' and line.account_code = 'TDS_PAYABLE'))
        group by line.account_code, line.posting_date
      ) booked on booked.account_code = register.account_code and booked.day = register.day
      where coalesce(register.held_paisa, 0) <> coalesce(booked.held_paisa, 0)`,
  },
  paidCheck('TDS', {
    name: 'TDS paid',
    holds:
      'what is in force of the payments to the tax office came out of the account that they name and went off TDS payable, on their day and in their outlet, and what was taken back moved nothing',
    account: tdsAccounts.PAID,
  }),
];
