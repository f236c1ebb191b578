import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import { documentKindNames, documentKinds, kindsWith } from '@bahi/domain/document-kinds';
import { quotationSeries } from '@bahi/domain/goods/quotation';
import { stockPaperKinds, stockPapers } from '@bahi/domain/goods/stock-papers';
import { voucherKinds, vouchers } from '@bahi/domain/posting/accounts/voucher';
import type { Check } from '../../../platform/verify/check.ts';
import type { Series } from './document-number.ts';
import { settlements } from './settlement/settlements.ts';

/** In SQL the fiscal year of a day, by its date in Bikram Sambat: from 1 Shrawan, the fourth month. */
export const fiscalYearAt = (date: string): string => {
  const first = `left(${date}, 4)::int - case when substr(${date}, 6, 2)::int < 4 then 1 else 0 end`;
  return `(${first}) || '/' || right((${first} + 1)::text, 2)`;
};

type NumberedTable = 'document' | 'settlement' | 'quotation' | 'stock_paper' | 'voucher';

/** What bears a number says it as its series made it: what is numbered, in which outlet, the fiscal year, the place. */
function numberFault(table: NumberedTable, isOfKind: string, { prefix }: Series): string {
  const ofOutlet = table === 'document' ? ' and counter_id is null' : '';
  const date = table === 'settlement' ? 'received_on_bs' : 'dated_on_bs';
  return `select '${table}' as of, numbered.id, number, fiscal_year, sequence from ${table} numbered
    join outlet on outlet.business_id = $1 and outlet.id = numbered.outlet_id
    where numbered.business_id = $1 and ${isOfKind}${ofOutlet} and number is not null and (fiscal_year <> ${fiscalYearAt(date)}
      or number <> '${prefix}-' || outlet.code || '-' || fiscal_year || '-'
        || lpad(sequence::text, greatest(5, length(sequence::text)), '0'))`;
}

/** The same of what registered counters numbered, in six digits. */
const counterFault = `select 'document' as of, numbered.id, number, numbered.fiscal_year, sequence from document numbered
    join sales_counter counter on counter.business_id = $1 and counter.id = numbered.counter_id
    where numbered.business_id = $1 and numbered.counter_id is not null and (numbered.fiscal_year <> ${fiscalYearAt('dated_on_bs')}
      or number <> counter_number(counter.number_stem, numbered.fiscal_year, sequence))`;

const numberFaults = [
  counterFault,
  ...documentKindNames.flatMap((kind) => {
    const { series } = documentKinds[kind];
    return series === null ? [] : [numberFault('document', `kind = '${kind}'`, series)];
  }),
  ...Object.entries(settlements).map(([kind, { series }]) => numberFault('settlement', `kind = '${kind}'`, series)),
  numberFault('quotation', 'true', quotationSeries),
  ...stockPaperKinds.map((kind) => numberFault('stock_paper', `kind = '${kind}'`, stockPapers[kind].series)),
  ...voucherKinds.map((kind) => numberFault('voucher', `kind = '${kind}'`, vouchers[kind].series)),
];

/** In SQL, of those that a voucher posts the voucher's own check tells. */
export const postsItself = `document.kind <> all (array[${kindsWith({ postedBy: 'VOUCHER' })
  .map((kind) => `'${kind}'`)
  .join(', ')}])`;

/** In SQL the day on which a document is posted: its own, or that from which it is in the books. */
const bookedOn = 'coalesce(document.booked_on, document.dated_on)';

/** Document by document: what was booked of each is what it says, and what it is called is what was given to it. */
export const documentEntryChecks: readonly Check[] = [
  {
    name: 'entries',
    holds:
      'the entry of every document in force is of its own outlet, party and day, or of a later one if it was taken back before, and has its total and its VAT; what left the shelf by a sale is its cost',
    counts: `select count(*) as n from document where business_id = $1 and state = 'FINAL'`,
    faults: `
      select document.id as document_id, document.kind, entry.id as entry_id, ${bookedOn} as booked_on, entry.posting_date,
        document.total_paisa, booked.party_paisa, document.vat_paisa, booked.vat_paisa as booked_vat_paisa,
        booked.cost_paisa as cost_beyond_goods_paisa
      from document join document_kind kind on kind.code = document.kind
      join journal_entry entry on entry.business_id = $1 and entry.id = document.entry_id
      left join (select entry_id, min(customer_id) as customer_id, max(customer_id) as last_customer_id,
          min(vendor_id) as vendor_id, max(vendor_id) as last_vendor_id, min(outlet_id) as outlet_id, max(outlet_id) as last_outlet_id,
          sum(case when account_code in ('RECEIVABLE', 'CUSTOMER_ADVANCES', 'PAYABLE', 'VENDOR_ADVANCES') then debit_paisa - credit_paisa else 0 end) as party_paisa,
          sum(case when account_code in ('OUTPUT_VAT', 'INPUT_VAT') then credit_paisa - debit_paisa else 0 end) as vat_paisa,
          sum(case when account_code in ('INVENTORY', 'COST_OF_GOODS_SOLD') then debit_paisa - credit_paisa else 0 end) as cost_paisa
        from journal_line where business_id = $1 group by entry_id) booked on booked.entry_id = entry.id
      where document.business_id = $1 and document.state = 'FINAL' and ${postsItself} and (
        entry.outlet_id <> document.outlet_id
        or (document.outlet_id, document.outlet_id) is distinct from (booked.outlet_id, booked.last_outlet_id)
        or (document.customer_id, document.customer_id) is distinct from (booked.customer_id, booked.last_customer_id)
        or (document.vendor_id, document.vendor_id) is distinct from (booked.vendor_id, booked.last_vendor_id)
        or booked.party_paisa <> case kind.settled_by when 'RECEIVED' then document.total_paisa else -document.total_paisa end
        or booked.vat_paisa <> case kind.settled_by when 'RECEIVED' then document.vat_paisa else -document.vat_paisa end
        or (kind.party_kind = 'customer' and kind.settled_by = 'RECEIVED' and booked.cost_paisa <> 0)
        or entry.posting_date < ${bookedOn}
        or (entry.posting_date > ${bookedOn} and not exists (select from journal_entry earlier
          join journal_entry reversal on reversal.business_id = $1 and reversal.reverses_id = earlier.id
          where earlier.business_id = $1 and earlier.source_kind = entry.source_kind
            and earlier.source_id = entry.source_id and reversal.posting_date between ${bookedOn} and entry.posting_date)))`,
  },
  {
    name: 'numbers',
    holds: 'every number says what is numbered, the fiscal year of its day and its place in the series',
    counts: `select (select count(*) from document where business_id = $1 and number is not null)
      + (select count(*) from settlement where business_id = $1 and number is not null) as n`,
    faults: numberFaults.join(' union all '),
  },
  {
    name: 'days of numbers',
    holds: 'no document that the business issues bears an earlier day than the one that its outlet numbered before it',
    counts:
      'select count(*) as n from document join document_kind on code = kind where business_id = $1 and number is not null and is_by_day and counter_id is null',
    faults: `
      select kind, outlet_id, number, dated_on, day_before from (
        select kind, outlet_id, number, dated_on, lag(dated_on) over (
          partition by kind, outlet_id, fiscal_year order by sequence) as day_before
        from document join document_kind on code = kind
        where business_id = $1 and number is not null and is_by_day and counter_id is null) numbered
      where dated_on < day_before`,
  },
  {
    name: 'accounts',
    holds: 'every account that a business began with is there and of the kind and group that it began with',
    counts: 'select count(*) as n from account where business_id = $1',
    faults: `
      select account.code, account.kind, chart.kind as expected from (select * from account where business_id = $1 and is_built_in) account
      full join (values ${chartOfAccounts.map(({ code, kind, group }) => `('${code}', '${kind}', '${group}')`).join(', ')}) chart (code, kind, group_code)
        on chart.code = account.code
      where $1 > 0 and (account.kind, account.group_code) is distinct from (chart.kind, chart.group_code)`,
  },
];
