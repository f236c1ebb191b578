import { documentKinds, type CategoryKind } from '@bahi/domain/document-kinds';
import { categoryAccounts } from '@bahi/domain/posting/due';
import type { Check } from '../../../platform/verify/check.ts';

/** The documents of a kind, net of VAT, are the account of their category. */
export function categoryCheck(kind: CategoryKind): Check {
  const { table, settledBy } = documentKinds[kind];
  const account = categoryAccounts[settledBy];
  const sign = settledBy === 'RECEIVED' ? 'credit_paisa - debit_paisa' : 'debit_paisa - credit_paisa';
  return {
    name: `categories of ${table}`,
    holds: `what stands under each category by documents of ${table} is what their entries wrote to its account, outlet by outlet`,
    counts: `select count(*) as n from ${table} where business_id = $1`,
    faults: `
      select coalesce(documents.category_id, account.category_id) as category_id,
        coalesce(documents.outlet_id, account.outlet_id) as outlet_id, documents.net_paisa, account.net_paisa as account_paisa
      from (select own.category_id, document.outlet_id, sum(document.total_paisa - document.vat_paisa)::bigint as net_paisa
        from document join ${table} own on own.business_id = document.business_id and own.id = document.id
        where document.business_id = $1 and document.state = 'FINAL' group by own.category_id, document.outlet_id) documents
      full join (
        select line.category_id, line.outlet_id, sum(${sign})::bigint as net_paisa
        from journal_line line join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
        where line.business_id = $1 and line.account_code = '${account}' and entry.source_kind = '${kind}'
        group by line.category_id, line.outlet_id
      ) account on account.category_id = documents.category_id and account.outlet_id = documents.outlet_id
      where coalesce(documents.net_paisa, 0) <> coalesce(account.net_paisa, 0)`,
  };
}
