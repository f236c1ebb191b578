import { voucherKinds } from '@bahi/domain/posting/accounts/voucher';
import type { Check } from '../../../platform/verify/check.ts';

/** What accountants write there themselves, and what is paid to the tax office, are checked against their own records. */
const ofOthers = [...voucherKinds, 'TDS_DEPOSIT'].map((kind) => `'${kind}'`).join(', ');
const account = (direction: string): string =>
  `case ${direction} when 'PAID' then 'TDS_PAYABLE' else 'TDS_RECEIVABLE' end`;

export const tdsChecks: readonly Check[] = [
  {
    name: 'TDS',
    holds:
      'every payment by tax that is held back says what it is tax of, in its own direction, party and days, and no more than that; the accounts of TDS are the sum of these beside vouchers, day by day',
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
          select ${account('tax.direction')} as account_code, tax.posted_on as day, payment.amount_paisa as held_paisa
            from payment_tds tax join payment on payment.business_id = $1 and payment.id = tax.payment_id where tax.business_id = $1
          union all
          select ${account('tax.direction')}, tax.reversed_on, -payment.amount_paisa
            from payment_tds tax join payment on payment.business_id = $1 and payment.id = tax.payment_id
            where tax.business_id = $1 and tax.reversed_on is not null
        ) moved group by account_code, day) register
      full join (
        select line.account_code, line.posting_date as day, sum(case line.account_code when 'TDS_PAYABLE'
            then line.credit_paisa - line.debit_paisa else line.debit_paisa - line.credit_paisa end)::bigint as held_paisa
        from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
        where line.business_id = $1 and line.account_code in ('TDS_PAYABLE', 'TDS_RECEIVABLE')
          and entry.source_kind not in (${ofOthers})
        group by line.account_code, line.posting_date
      ) booked on booked.account_code = register.account_code and booked.day = register.day
      where coalesce(register.held_paisa, 0) <> coalesce(booked.held_paisa, 0)`,
  },
  {
    name: 'TDS paid',
    holds:
      'what is in force of the payments to the tax office came out of the account that they name and went off TDS payable, on their day and in their outlet, and what was taken back moved nothing',
    counts: 'select count(*) as n from tds_deposit where business_id = $1',
    faults: `
      select coalesce(paid.id, booked.id) as deposit_id, paid.account_code, paid.amount_paisa, booked.money_paisa, booked.tax_paisa
      from (select id, account_code, outlet_id, paid_on, case state when 'POSTED' then amount_paisa else 0 end as amount_paisa
        from tds_deposit where business_id = $1) paid
      full join (
        select entry.source_id as id, min(line.account_code) filter (where line.account_code <> 'TDS_PAYABLE') as account_code,
          min(entry.posting_date) filter (where entry.reverses_id is null) as day, min(line.outlet_id) as first_outlet, max(line.outlet_id) as last_outlet,
          sum(line.credit_paisa - line.debit_paisa) filter (where line.account_code <> 'TDS_PAYABLE')::bigint as money_paisa,
          sum(line.debit_paisa - line.credit_paisa) filter (where line.account_code = 'TDS_PAYABLE')::bigint as tax_paisa
        from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
        where line.business_id = $1 and entry.source_kind = 'TDS_DEPOSIT'
        group by entry.source_id
      ) booked on booked.id = paid.id
      where paid.id is null or booked.id is null or booked.account_code <> paid.account_code
        or (booked.day, booked.first_outlet, booked.last_outlet) is distinct from (paid.paid_on, paid.outlet_id, paid.outlet_id)
        or booked.money_paisa <> paid.amount_paisa or booked.tax_paisa <> paid.amount_paisa`,
  },
];
