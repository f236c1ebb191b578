import type { Check } from './check.ts';
import { settlementCheck } from './settlement-check.ts';

/** Documents that take payments: what they came to, what was paid on them, and whether they stand. */
const payable = `
  select 'INVOICE' as kind, id, customer_id, null::bigint as vendor_id, total_paisa, paid_paisa, state = 'FINAL' as stands
    from invoice where business_id = $1
  union all select 'INCOME', id, customer_id, null, total_paisa, paid_paisa, is_active from income where business_id = $1
  union all select 'EXPENSE', id, null, vendor_id, total_paisa, paid_paisa, is_active from expense where business_id = $1`;

/** Payments that were not undone, each with what it put onto documents. */
const standing = `
  select payment.id, payment.receipt_id, payment.customer_id, payment.vendor_id, payment.outlet_id, payment.mode, payment.amount_paisa,
    coalesce((select sum(amount_paisa) from payment_allocation allocation
      where allocation.business_id = $1 and allocation.payment_id = payment.id), 0)::bigint as allocated_paisa
  from payment where payment.business_id = $1 and payment.reversal_entry_id is null`;

/** What ties documents, payments and the accounts of customers, vendors, money and taxes together. */
export const moneyChecks: readonly Check[] = [
  dues(
    'dues',
    'customer',
    'RECEIVABLE',
    'what each customer owes by their bills and incomes is what the receivable account says',
  ),
  dues('payables', 'vendor', 'PAYABLE', 'what each vendor is owed by their bills is what the payable account says'),
  {
    name: 'payments',
    holds:
      'what a document has been paid is the sum of the payments of its own party, and within its total; a cancelled one has none',
    counts: 'select count(*) as n from payment_allocation where business_id = $1',
    faults: `
      select document.kind, document.id, document.paid_paisa, document.total_paisa, coalesce(sum(allocation.amount_paisa), 0)::bigint as allocated_paisa
      from (${payable}) document
      left join payment_allocation allocation on allocation.business_id = $1 and document.id = case document.kind
        when 'INVOICE' then allocation.invoice_id when 'INCOME' then allocation.income_id else allocation.expense_id end
      left join payment on payment.business_id = $1 and payment.id = allocation.payment_id
      group by document.kind, document.id, document.paid_paisa, document.total_paisa, document.stands
      having document.paid_paisa <> coalesce(sum(allocation.amount_paisa), 0) or document.paid_paisa > document.total_paisa
        or (not document.stands and document.paid_paisa <> 0)
        or bool_or(allocation.id is not null
          and (payment.customer_id, payment.vendor_id) is distinct from (document.customer_id, document.vendor_id))`,
  },
  {
    name: 'receipts',
    holds:
      'a receipt is the sum of payments of its own party and outlet, none puts more onto documents than it is, and a deleted one has none',
    counts: 'select count(*) as n from receipt where business_id = $1',
    faults: `
      select receipt.id as receipt_id, receipt.total_paisa, coalesce(sum(paid.amount_paisa), 0)::bigint as paid_paisa
      from receipt left join (${standing}) paid on paid.receipt_id = receipt.id
      where receipt.business_id = $1
      group by receipt.id, receipt.total_paisa, receipt.deleted_at
      having coalesce(sum(paid.amount_paisa), 0) <> case when receipt.deleted_at is null then receipt.total_paisa else 0 end
        or bool_or(paid.id is not null and (paid.customer_id, paid.vendor_id, paid.outlet_id)
          is distinct from (receipt.customer_id, receipt.vendor_id, receipt.outlet_id))
        or bool_or(paid.allocated_paisa > paid.amount_paisa)
        or bool_or(paid.vendor_id is not null and paid.allocated_paisa <> paid.amount_paisa)
        or bool_or(paid.mode = 'ADVANCE' and paid.allocated_paisa <> paid.amount_paisa)`,
  },
  {
    name: 'advances',
    holds:
      'what a customer has in advance is what their payments left over, less what was used, and never below nothing',
    counts: `select count(*) as n from journal_line where business_id = $1 and account_code = 'CUSTOMER_ADVANCES'`,
    faults: `
      select coalesce(paid.customer_id, account.customer_id) as customer_id, coalesce(paid.outlet_id, account.outlet_id) as outlet_id,
        paid.advance_paisa, account.advance_paisa as account_paisa
      from (select customer_id, outlet_id, sum(case mode when 'ADVANCE' then -amount_paisa else amount_paisa - allocated_paisa end)::bigint as advance_paisa
        from (${standing}) payment where customer_id is not null group by customer_id, outlet_id) paid
      full join (
        select customer_id, outlet_id, sum(credit_paisa - debit_paisa)::bigint as advance_paisa
        from journal_line where business_id = $1 and account_code = 'CUSTOMER_ADVANCES' group by customer_id, outlet_id
      ) account on account.customer_id = paid.customer_id and account.outlet_id = paid.outlet_id
      where coalesce(paid.advance_paisa, 0) <> coalesce(account.advance_paisa, 0) or account.advance_paisa < 0`,
  },
  settlementCheck,
  stands('income'),
  stands('expense'),
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
  tax(
    'tax',
    'OUTPUT_VAT',
    `invoice where business_id = $1 and state = 'FINAL'`,
    'the VAT of the issued bills is the output VAT account',
  ),
  tax(
    'input tax',
    'INPUT_VAT',
    'expense where business_id = $1 and is_active',
    'the VAT of the expenses is the input VAT account',
  ),
];

/** Receivable and payable tie to documents, party by party. */
function dues(name: string, party: 'customer' | 'vendor', account: string, holds: string): Check {
  const sign = party === 'customer' ? 'debit_paisa - credit_paisa' : 'credit_paisa - debit_paisa';
  return {
    name,
    holds,
    counts: `select count(*) as n from ${party} where business_id = $1`,
    faults: `
      select coalesce(bills.party_id, account.party_id) as ${party}_id, bills.due_paisa, account.due_paisa as account_paisa
      from (select ${party}_id as party_id, sum(total_paisa - paid_paisa)::bigint as due_paisa from (${payable}) document
        where stands and ${party}_id is not null group by ${party}_id) bills
      full join (
        select ${party}_id as party_id, sum(${sign})::bigint as due_paisa
        from journal_line where business_id = $1 and account_code = '${account}' group by ${party}_id
      ) account on account.party_id = bills.party_id
      where coalesce(bills.due_paisa, 0) <> coalesce(account.due_paisa, 0)`,
  };
}

/** A record that is edited, cancelled and reactivated posts again and again: what stands of its entries is what it says. */
function stands(table: 'income' | 'expense'): Check {
  const kind = table.toUpperCase();
  return {
    name: `posted ${table}`,
    holds: `every active ${table} has one entry that stands and is its own, every cancelled one none`,
    counts: `select count(*) as n from ${table} where business_id = $1`,
    faults: `
      select record.id as ${table}_id, record.is_active, count(entry.id)::int as standing
      from ${table} record
      left join journal_entry entry on entry.business_id = $1 and entry.source_kind = '${kind}' and entry.source_id = record.id
        and entry.reverses_id is null and not exists (
          select from journal_entry mirror where mirror.business_id = $1 and mirror.reverses_id = entry.id)
      where record.business_id = $1
      group by record.id, record.is_active, record.entry_id
      having count(entry.id) <> case when record.is_active then 1 else 0 end
        or (record.is_active and min(entry.id) <> record.entry_id)`,
  };
}

function tax(name: string, account: 'OUTPUT_VAT' | 'INPUT_VAT', documents: string, holds: string): Check {
  const sign = account === 'OUTPUT_VAT' ? 'credit_paisa - debit_paisa' : 'debit_paisa - credit_paisa';
  return {
    name,
    holds,
    counts: `select count(*) as n from ${documents}`,
    faults: `
      select bills.vat_paisa, account.vat_paisa as account_paisa from
        (select coalesce(sum(vat_paisa), 0)::bigint as vat_paisa from ${documents}) bills,
        (select coalesce(sum(${sign}), 0)::bigint as vat_paisa from journal_line
          where business_id = $1 and account_code = '${account}') account
      where bills.vat_paisa <> account.vat_paisa`,
  };
}
