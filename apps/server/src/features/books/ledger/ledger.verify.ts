import { documentKindNames, documentKinds, type PartyKind } from '@bahi/domain/document-kinds';
import type { Check } from '../../../platform/verify/check.ts';
import { quotationSeries } from '@bahi/domain/goods/quotation';
import { stockPaperKinds, stockPapers } from '@bahi/domain/goods/stock-papers';
import { vatBesideRegisters } from '@bahi/domain/posting/accounts/vat-payment';
import { voucherKinds, vouchers } from '@bahi/domain/posting/accounts/voucher';
import { postsItself } from './document.verify.ts';
import { settlements } from './settlement/settlements.ts';

const beside = vatBesideRegisters.map((kind) => `'${kind}'`).join(', ');

/** Everything that bears a number, by its series. */
const numbered = [
  ...documentKindNames.flatMap((kind) => {
    const { series } = documentKinds[kind];
    return series === null ? [] : [numbersOf(series.kind, 'document', kind)];
  }),
  ...Object.entries(settlements).map(([kind, { series }]) => numbersOf(series.kind, 'settlement', kind)),
  `select '${quotationSeries.kind}' as kind, outlet_id, fiscal_year, sequence from quotation
    where business_id = $1 and number is not null`,
  ...stockPaperKinds.map((kind) => numbersOf(stockPapers[kind].series.kind, 'stock_paper', kind)),
  ...voucherKinds.map((kind) => numbersOf(vouchers[kind].series.kind, 'voucher', kind)),
];

function numbersOf(series: string, table: 'document' | 'settlement' | 'stock_paper' | 'voucher', kind: string): string {
  const ofOutlet = table === 'document' ? ' and counter_id is null' : '';
  return `select '${series}' as kind, outlet_id, fiscal_year, sequence from ${table}
    where business_id = $1 and kind = '${kind}' and number is not null${ofOutlet}`;
}

/** Documents, entries and stock: what is booked balances, numbers have no gap, documents are posted as their state says, and what is on hand is what its moves say. */
export const ledgerChecks: readonly Check[] = [
  {
    name: 'balance',
    holds:
      'every entry has at least two lines or moves goods that cost nothing, its debits equal its credits, and its lines bear its day',
    counts: 'select count(*) as n from journal_entry where business_id = $1',
    faults: `
      select entry.id as entry_id, count(line.id)::int as lines,
        coalesce(sum(line.debit_paisa), 0)::bigint as debit_paisa, coalesce(sum(line.credit_paisa), 0)::bigint as credit_paisa
      from journal_entry entry
      left join journal_line line on line.business_id = entry.business_id and line.entry_id = entry.id
      where entry.business_id = $1
      group by entry.id
      having count(line.id) = 1 or sum(line.debit_paisa) <> sum(line.credit_paisa)
        or bool_or(line.posting_date <> entry.posting_date)
        or (count(line.id) = 0 and not exists (
          select from stock_move move where move.business_id = $1 and move.entry_id = entry.id))
      order by entry.id`,
  },
  {
    name: 'gaps',
    holds: 'the numbers of each outlet, kind and fiscal year run from 1 without a gap',
    counts: `select (select count(*) from document where business_id = $1 and number is not null and counter_id is null)
      + (select count(*) from settlement where business_id = $1 and number is not null)
      + (select count(*) from quotation where business_id = $1 and number is not null)
      + (select count(*) from stock_paper where business_id = $1 and number is not null)
      + (select count(*) from voucher where business_id = $1 and number is not null) as n`,
    faults: `
      with numbered as (${numbered.join(' union all ')})
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
    holds: 'every document in force has one entry that stands and is its own; drafts and cancelled ones have none',
    counts: 'select count(*) as n from document where business_id = $1',
    faults: `
      select document.id as document_id, document.kind, document.state, count(entry.id)::int as in_force
      from document
      left join journal_entry entry on entry.business_id = $1 and entry.source_kind = document.kind
        and entry.source_id = document.id and num_nonnulls(entry.reverses_id, entry.adjusts_id) = 0 and not exists (
          select from journal_entry reversal where reversal.business_id = $1 and reversal.reverses_id = entry.id)
      where document.business_id = $1 and ${postsItself}
      group by document.business_id, document.id
      having count(entry.id) <> case document.state when 'FINAL' then 1 else 0 end
        or (document.state = 'FINAL' and min(entry.id) is distinct from document.entry_id)`,
  },
  {
    name: 'stock',
    holds:
      'what is on hand is the sum of its moves, the last of which is of the day that is kept beside, and nothing on hand is worth nothing',
    counts: 'select count(*) as n from stock_balance where business_id = $1',
    faults: `
      select coalesce(balance.item_variant_id, moved.item_variant_id) as item_variant_id,
        coalesce(balance.outlet_id, moved.outlet_id) as outlet_id,
        balance.quantity, moved.quantity as moved_quantity, balance.value_paisa, moved.value_paisa as moved_value_paisa,
        balance.last_moved_on, moved.last_on
      from (select * from stock_balance where business_id = $1) balance
      full join (
        select item_variant_id, outlet_id, sum(quantity) as quantity, sum(value_paisa)::bigint as value_paisa,
          max(moved_on) as last_on
        from stock_move where business_id = $1 group by item_variant_id, outlet_id
      ) moved on moved.item_variant_id = balance.item_variant_id and moved.outlet_id = balance.outlet_id
      where coalesce(balance.quantity, 0) <> coalesce(moved.quantity, 0)
        or coalesce(balance.value_paisa, 0) <> coalesce(moved.value_paisa, 0)
        or (balance.quantity = 0 and balance.value_paisa <> 0) or balance.last_moved_on is distinct from moved.last_on`,
  },
  {
    name: 'stock value',
    holds: 'what every entry moves of goods is worth what it writes to the inventory account, variant by variant',
    counts: 'select count(*) as n from stock_move where business_id = $1',
    faults: `
      select coalesce(stock.entry_id, account.entry_id) as entry_id, coalesce(stock.item_variant_id, account.item_variant_id) as item_variant_id,
        stock.value_paisa, account.value_paisa as account_paisa
      from (select entry_id, item_variant_id, outlet_id, sum(value_paisa)::bigint as value_paisa
        from stock_move where business_id = $1 group by entry_id, item_variant_id, outlet_id) stock
      full join (
        select entry_id, item_variant_id, outlet_id, sum(debit_paisa - credit_paisa)::bigint as value_paisa
        from journal_line where business_id = $1 and account_code = 'INVENTORY' group by entry_id, item_variant_id, outlet_id
      ) account on account.entry_id = stock.entry_id and account.item_variant_id = stock.item_variant_id
        and account.outlet_id = stock.outlet_id
      where coalesce(stock.value_paisa, 0) <> coalesce(account.value_paisa, 0)`,
  },
  vatCheck('tax', 'OUTPUT_VAT', 'customer', 'the VAT of what customers owe is the output VAT account, month by month'),
  vatCheck(
    'input tax',
    'INPUT_VAT',
    'vendor',
    'the VAT of what vendors are owed is the input VAT account, month by month',
  ),
];

/**
 * The VAT of documents in force is the account of the tax, in each month of Bikram Sambat; what is settled the other way
 * round takes from it. A document that was edited after its month was locked counts in the month of its entry, and the
 * entry that it had before, with its reversal, in none. What is paid of the tax, what returns book and what the books
 * begin with are checks of their own.
 */
function vatCheck(name: string, account: 'OUTPUT_VAT' | 'INPUT_VAT', party: PartyKind, holds: string): Check {
  const sign = party === 'customer' ? 'credit_paisa - debit_paisa' : 'debit_paisa - credit_paisa';
  const documents = `document where business_id = $1 and state = 'FINAL' and party_kind = '${party}'`;
  return {
    name,
    holds,
    counts: `select count(*) as n from ${documents}`,
    faults: `
      select coalesce(bills.month, account.month) as month, bills.vat_paisa, account.vat_paisa as account_paisa from (
        select left(case entry.posting_date when document.dated_on then document.dated_on_bs else entry.posting_date_bs end, 7) as month,
          sum(case when (kind.party_kind = 'customer') = (kind.settled_by = 'RECEIVED') then vat_paisa else -vat_paisa end)::bigint as vat_paisa
        from (select * from ${documents} and vat_paisa > 0) document join document_kind kind on kind.code = document.kind
        join journal_entry entry on entry.business_id = $1 and entry.id = document.entry_id
        group by month
      ) bills full join (
        select left(entry.posting_date_bs, 7) as month, sum(${sign})::bigint as vat_paisa
        from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
        left join journal_entry reversal on reversal.business_id = $1 and reversal.reverses_id = entry.id
        left join journal_entry reversed on reversed.business_id = $1 and reversed.id = entry.reverses_id
        left join document on document.business_id = $1 and document.id = entry.source_id and document.kind = entry.source_kind
        where line.business_id = $1 and line.account_code = '${account}' and entry.source_kind not in (${beside}) and not (document.state is not distinct from 'FINAL'
          and left(coalesce(reversal.posting_date_bs, reversed.posting_date_bs, entry.posting_date_bs), 7) <> left(entry.posting_date_bs, 7))
        group by month
      ) account on account.month = bills.month
      where coalesce(bills.vat_paisa, 0) <> coalesce(account.vat_paisa, 0)`,
  };
}
