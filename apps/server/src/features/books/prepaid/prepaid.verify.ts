import type { Check } from '../../../platform/verify/check.ts';

/** Prepaid expenses: their months are posted in order, and come to no more than was paid. */
export const prepaidChecks: readonly Check[] = [
  {
    name: 'prepaid expenses',
    holds:
      'the months of an entry that are posted stand in their order without a gap, and come to its amount where none is left, else to less',
    counts: 'select count(*) as n from prepaid where business_id = $1',
    faults: `
      select prepaid.id as prepaid_id, prepaid.amount_paisa, prepaid.month_count, taken.months, taken.paisa
      from prepaid
      cross join lateral (select count(*)::int as months, coalesce(max(part.place), 0) as last, coalesce(sum(part.amount_paisa), 0)::bigint as paisa,
          coalesce(bool_and(part.month = (months.number / 12)::text || '-' || lpad((months.number % 12 + 1)::text, 2, '0')), true) as in_order
        from prepaid_part part
        cross join lateral (select left(prepaid.first_month, 4)::int * 12 + right(prepaid.first_month, 2)::int + part.place - 2 as number) months
        where part.business_id = $1 and part.prepaid_id = prepaid.id) taken
      where prepaid.business_id = $1
        and (taken.months <> taken.last or taken.months > prepaid.month_count or not taken.in_order
          or case when taken.months = prepaid.month_count then taken.paisa <> prepaid.amount_paisa
            else taken.paisa + prepaid.month_count - taken.months > prepaid.amount_paisa end)`,
  },
  {
    name: 'vouchers of prepaid expenses',
    holds: 'every voucher of prepaid expenses that is in force is of one month, in its outlet, out of what was prepaid',
    counts: `select count(*) as n from voucher where business_id = $1 and kind = 'PREPAID_VOUCHER'`,
    faults: `
      select voucher.id as voucher_id, voucher.number, voucher.total_paisa, part.amount_paisa
      from voucher
      left join prepaid_part part on part.business_id = $1 and part.voucher_id = voucher.id
      where voucher.business_id = $1 and voucher.kind = 'PREPAID_VOUCHER'
        and ((part.id is not null) <> (voucher.state = 'POSTED')
          or part.outlet_id <> (select entry.outlet_id from prepaid entry where entry.business_id = $1 and entry.id = part.prepaid_id)
          or (part.amount_paisa, part.outlet_id) is distinct from
            (case when part.id is not null then voucher.total_paisa end, case when part.id is not null then voucher.outlet_id end)
          or voucher.total_paisa <> (select coalesce(sum(line.credit_paisa), 0) from voucher_line line
            where line.business_id = $1 and line.voucher_id = voucher.id and line.account_code = 'PREPAID_EXPENSES'))`,
  },
];
