import type { Check } from '../../../platform/verify/check.ts';

export const categoryChecks: readonly Check[] = [
  {
    name: 'categories',
    holds: 'what was earned and spent under each category by its documents is what its account says, outlet by outlet',
    counts: 'select count(*) as n from category where business_id = $1',
    faults: `
      select coalesce(documents.category_id, account.category_id) as category_id,
        coalesce(documents.outlet_id, account.outlet_id) as outlet_id, documents.net_paisa, account.net_paisa as account_paisa
      from (select category_id, outlet_id, sum(net_paisa)::bigint as net_paisa from (
          select category_id, outlet_id, total_paisa as net_paisa from income where business_id = $1 and is_active
          union all select category_id, outlet_id, total_paisa - vat_paisa from expense where business_id = $1 and is_active
        ) document group by category_id, outlet_id) documents
      full join (
        select category_id, outlet_id,
          sum(case account_code when 'OTHER_INCOME' then credit_paisa - debit_paisa else debit_paisa - credit_paisa end)::bigint as net_paisa
        from journal_line where business_id = $1 and account_code in ('OTHER_INCOME', 'EXPENSES') group by category_id, outlet_id
      ) account on account.category_id = documents.category_id and account.outlet_id = documents.outlet_id
      where coalesce(documents.net_paisa, 0) <> coalesce(account.net_paisa, 0)`,
  },
];
