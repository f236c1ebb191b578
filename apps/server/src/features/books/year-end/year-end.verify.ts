import type { Check } from '../../../platform/verify/check.ts';

/** Years that are closed: nothing of their income and expenses is left on its account. */
export const yearEndChecks: readonly Check[] = [
  {
    name: 'closed years',
    holds:
      'a closing voucher is of the last day of its fiscal year, and leaves nothing on any account or category of income and expense of that year in its outlet',
    counts: `select count(*) as n from voucher where business_id = $1 and kind = 'CLOSING_VOUCHER' and state = 'POSTED'`,
    faults: `
      with closed as (select voucher.id, voucher.outlet_id, voucher.fiscal_year, voucher.dated_on from voucher
        where voucher.business_id = $1 and voucher.kind = 'CLOSING_VOUCHER' and voucher.state = 'POSTED')
      select closed.id as voucher_id, closed.fiscal_year, closed.outlet_id, line.account_code, line.category_id,
        sum(line.debit_paisa - line.credit_paisa)::bigint as left_paisa
      from closed
      join journal_entry entry on entry.business_id = $1 and entry.fiscal_year = closed.fiscal_year
      join journal_line line on line.business_id = $1 and line.entry_id = entry.id and line.outlet_id = closed.outlet_id
      join account on account.business_id = $1 and account.code = line.account_code and account.kind in ('income', 'expense')
      group by closed.id, closed.fiscal_year, closed.outlet_id, line.account_code, line.category_id
      having sum(line.debit_paisa - line.credit_paisa) <> 0
      union all
      select closed.id, closed.fiscal_year, closed.outlet_id, null, null, null from closed
      where exists (select from journal_entry entry where entry.business_id = $1 and entry.fiscal_year = closed.fiscal_year
        and entry.posting_date > closed.dated_on)`,
  },
];
