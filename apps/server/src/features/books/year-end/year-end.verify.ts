import type { Check } from '../../../platform/verify/check.ts';

/** Years that are closed: nothing of their income and expenses is left on its account. */
export const yearEndChecks: readonly Check[] = [
  {
    name: 'closed years',
    holds:
      'a closing voucher is of the last day of its fiscal year, and a closed year leaves nothing on any account or category of income and expense, in whichever outlet',
    counts: `select count(*) as n from voucher where business_id = $1 and kind = 'CLOSING_VOUCHER' and state = 'POSTED'`,
    faults: `
      with closed as (select voucher.fiscal_year, max(voucher.dated_on) as dated_on from voucher
        where voucher.business_id = $1 and voucher.kind = 'CLOSING_VOUCHER' and voucher.state = 'POSTED' group by voucher.fiscal_year)
      select closed.fiscal_year, line.outlet_id, line.account_code, line.category_id,
        sum(line.debit_paisa - line.credit_paisa)::bigint as left_paisa
      from closed
      join journal_entry entry on entry.business_id = $1 and entry.fiscal_year = closed.fiscal_year
      join journal_line line on line.business_id = $1 and line.entry_id = entry.id
      join account on account.business_id = $1 and account.code = line.account_code and account.kind in ('income', 'expense')
      group by closed.fiscal_year, line.outlet_id, line.account_code, line.category_id
      having sum(line.debit_paisa - line.credit_paisa) <> 0
      union all
      select closed.fiscal_year, null, null, null, null from closed
      where exists (select from journal_entry entry where entry.business_id = $1 and entry.fiscal_year = closed.fiscal_year
        and entry.posting_date > closed.dated_on)`,
  },
];
