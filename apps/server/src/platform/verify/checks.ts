import type { Check } from './check.ts';
import { moneyChecks } from './money-checks.ts';

/** Tables whose rows are written once: each must still be what its audit event says. */
const appendOnly = ['journal_entry', 'journal_line', 'stock_move', 'invoice_print'];

/** Checks that are one statement each. The audit chain is followed link by link in chain.ts. */
export const checks: readonly Check[] = [
  {
    name: 'balance',
    holds: 'every entry has at least two lines or moves goods that cost nothing, and its debits equal its credits',
    counts: 'select count(*) as n from journal_entry where business_id = $1',
    faults: `
      select entry.id as entry_id, count(line.id)::int as lines,
        coalesce(sum(line.debit_paisa), 0)::bigint as debit_paisa, coalesce(sum(line.credit_paisa), 0)::bigint as credit_paisa
      from journal_entry entry
      left join journal_line line on line.business_id = entry.business_id and line.entry_id = entry.id
      where entry.business_id = $1
      group by entry.id
      having count(line.id) = 1 or sum(line.debit_paisa) <> sum(line.credit_paisa)
        or (count(line.id) = 0 and not exists (
          select from stock_move move where move.business_id = $1 and move.entry_id = entry.id))
      order by entry.id`,
  },
  {
    name: 'gaps',
    holds: 'the numbers of each outlet, kind and fiscal year run from 1 without a gap',
    counts: `select (select count(*) from invoice where business_id = $1 and number is not null)
      + (select count(*) from receipt where business_id = $1 and number is not null) as n`,
    faults: `
      with numbered as (
        select 'INVOICE' as kind, outlet_id, fiscal_year, sequence from invoice where business_id = $1 and number is not null
        union all
        select case kind when 'PAID' then 'PAYMENT' else 'RECEIPT' end, outlet_id, fiscal_year, sequence
        from receipt where business_id = $1 and number is not null)
      select series.kind, series.outlet_id, series.fiscal_year, wanted as sequence, 'missing' as fault
      from number_series series cross join generate_series(1, series.last_number) as wanted
      where series.business_id = $1 and not exists (
        select from numbered where numbered.kind = series.kind and numbered.outlet_id = series.outlet_id
          and numbered.fiscal_year = series.fiscal_year and numbered.sequence = wanted)
      union all
      select numbered.kind, numbered.outlet_id, numbered.fiscal_year, numbered.sequence, 'beyond the series'
      from numbered left join number_series series on series.business_id = $1 and series.kind = numbered.kind
        and series.outlet_id = numbered.outlet_id and series.fiscal_year = numbered.fiscal_year
      where numbered.sequence > coalesce(series.last_number, 0)`,
  },
  {
    name: 'posted',
    holds: 'every issued bill has its entry, every cancelled one its mirror, and a draft has none',
    counts: 'select count(*) as n from invoice where business_id = $1',
    faults: `
      select invoice.id as invoice_id, invoice.state,
        (select count(*) from journal_entry entry where entry.business_id = $1 and entry.source_kind = 'INVOICE'
          and entry.source_id = invoice.id and entry.kind in ('SALES_INVOICE', 'SALES_INVOICE_CANCELLATION')) as entries
      from invoice where business_id = $1 and (
        select count(*) from journal_entry entry where entry.business_id = $1 and entry.source_kind = 'INVOICE'
          and entry.source_id = invoice.id and entry.kind in ('SALES_INVOICE', 'SALES_INVOICE_CANCELLATION'))
        <> case state when 'DRAFT' then 0 when 'FINAL' then 1 else 2 end`,
  },
  {
    name: 'stock',
    holds: 'what is on hand is the sum of its moves, and nothing on hand is worth nothing',
    counts: 'select count(*) as n from stock_balance where business_id = $1',
    faults: `
      select coalesce(balance.item_variant_id, moved.item_variant_id) as item_variant_id,
        coalesce(balance.outlet_id, moved.outlet_id) as outlet_id,
        balance.quantity, moved.quantity as moved_quantity, balance.value_paisa, moved.value_paisa as moved_value_paisa
      from (select * from stock_balance where business_id = $1) balance
      full join (
        select item_variant_id, outlet_id, sum(quantity) as quantity, sum(value_paisa)::bigint as value_paisa
        from stock_move where business_id = $1 group by item_variant_id, outlet_id
      ) moved on moved.item_variant_id = balance.item_variant_id and moved.outlet_id = balance.outlet_id
      where coalesce(balance.quantity, 0) <> coalesce(moved.quantity, 0)
        or coalesce(balance.value_paisa, 0) <> coalesce(moved.value_paisa, 0)
        or (balance.quantity = 0 and balance.value_paisa <> 0)`,
  },
  {
    name: 'stock value',
    holds: 'the value of the stock of each outlet is its inventory account',
    counts: 'select count(*) as n from stock_move where business_id = $1',
    faults: `
      select coalesce(stock.outlet_id, account.outlet_id) as outlet_id, stock.value_paisa, account.value_paisa as account_paisa
      from (select outlet_id, sum(value_paisa)::bigint as value_paisa from stock_balance where business_id = $1 group by outlet_id) stock
      full join (
        select outlet_id, sum(debit_paisa - credit_paisa)::bigint as value_paisa
        from journal_line where business_id = $1 and account_code = 'INVENTORY' group by outlet_id
      ) account on account.outlet_id = stock.outlet_id
      where coalesce(stock.value_paisa, 0) <> coalesce(account.value_paisa, 0)`,
  },
  ...moneyChecks,
  {
    name: 'bills',
    holds: 'the lines of every bill add up to it',
    counts: 'select count(*) as n from invoice_line where business_id = $1',
    faults: `
      select invoice.id as invoice_id, invoice.number, invoice.sub_total_paisa, sum(line.net_paisa)::bigint as lines_paisa
      from invoice left join invoice_line line on line.business_id = invoice.business_id and line.invoice_id = invoice.id
      where invoice.business_id = $1
      group by invoice.id, invoice.number, invoice.sub_total_paisa, invoice.discount_paisa
      having invoice.sub_total_paisa <> coalesce(sum(line.net_paisa), 0)
        or invoice.discount_paisa <> coalesce(sum(line.document_discount_paisa), 0)`,
  },
  ...appendOnly.map(unchanged),
];

/** A column that was added later is empty in the rows before it, and their events do not name it: nothing is no change. */
function unchanged(table: string): Check {
  return {
    name: `unchanged ${table}`,
    holds: `every row of ${table} is as it was written`,
    counts: `select count(*) as n from ${table} where business_id = $1`,
    faults: `
      select coalesce(kept.id, event.row_id) as id, to_jsonb(kept) as row, event.after as written
      from (select * from ${table} where business_id = $1) kept
      full join (select row_id, after from audit_event
        where business_id = $1 and table_name = '${table}' and action = 'insert') event on event.row_id = kept.id
      where jsonb_strip_nulls(to_jsonb(kept)) is distinct from jsonb_strip_nulls(event.after)`,
  };
}
