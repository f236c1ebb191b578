import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import type { PartyKind } from '@bahi/domain/document-kinds';

/**
 * The accounts that hold what is between the business and a party (ledger design, "Tables"), and which way their
 * balance is told: a customer's by what they owe, a vendor's by what they are owed.
 */
export const books = {
  customer: { accounts: ['RECEIVABLE', 'CUSTOMER_ADVANCES'], change: 'line.debit_paisa - line.credit_paisa' },
  vendor: { accounts: ['PAYABLE', 'VENDOR_ADVANCES'], change: 'line.credit_paisa - line.debit_paisa' },
} as const satisfies Record<PartyKind, { accounts: readonly string[]; change: string }>;

export type PartyRow = { name: string; name_np: string | null; phone_number: string; vat_pan_no: string | null };
/** What all rows of a statement come to. */
export type SumRow = { debit_paisa: number; credit_paisa: number; count: number };
export type NoRow = SumRow & { id: null };
export type MoveRow = SumRow & {
  id: number;
  kind: string;
  posting_date: string;
  posting_date_bs: string;
  reference: string | null;
  mode: SettlementMode | null;
  outlet_name: string;
  outlet_name_np: string | null;
  source_kind: string;
  source_id: number;
  change_paisa: number;
  running_paisa: number;
};

export const partyQuery = {
  customer: 'select name, name_np, phone_number, vat_pan_no from customer where business_id = $1 and id = $2',
  vendor: 'select name, name_np, phone_number, vat_pan_no from vendor where business_id = $1 and id = $2',
} as const satisfies Record<PartyKind, string>;

const isOfOutlet = '($4::bigint is null or line.outlet_id = $4)';

/**
 * What lay between the business and the party before the period: as it is kept of the months before its first one, and
 * that month's own lines up to its first day. Which month a line was written in is asked of those about its beginning
 * alone: a later one is of no other.
 */
export function openingQuery(kind: PartyKind): string {
  return `select (coalesce((select sum(${books[kind].change}) from party_month line
        where line.business_id = $1 and line.account_code = any ($3::text[]) and line.party_id = $2 and line.month < $5
          and ${isOfOutlet}), 0)
      + coalesce((select sum(${books[kind].change}) from journal_line line
        where line.business_id = $1 and line.${kind}_id = $2 and line.account_code = any ($3::text[])
          and line.posting_date >= $6 and line.posting_date < $7 and ${isOfOutlet}
          and (line.posting_date >= $8 or (select left(entry.posting_date_bs, 7) from journal_entry entry
            where entry.business_id = $1 and entry.id = line.entry_id limit 1) = $5)), 0))::bigint as opening_paisa`;
}

/** Whether an entry that reverses another mends what was written wrongly: a cheque that fell was a fact, also on that day. */
const isMistake = (reversal: string): string =>
  `${reversal}.kind not in ('CHEQUE_BOUNCED', 'CHEQUE_RETURNED', 'CHEQUE_CANCELLED')`;

/**
 * What each entry of a period changed between the business and the party. An entry and its reversal of the same day are
 * left out, both: a record that was mended is told as it stands. What changed nothing (an advance that settles a bill)
 * is no row.
 */
function changes(kind: PartyKind): string {
  return `select entry.id, entry.kind, entry.posting_date, entry.posting_date_bs, entry.created_at, entry.outlet_id,
      entry.source_kind, entry.source_id, sum(${books[kind].change})::bigint as change_paisa
    from journal_line line
    join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
    where line.business_id = $1 and line.${kind}_id = $2 and line.account_code = any ($3::text[])
      and line.posting_date between $5 and $6 and ${isOfOutlet}
      and (select reversal.id from journal_entry reversal where reversal.business_id = $1
        and reversal.reverses_id = entry.id and reversal.posting_date = entry.posting_date and ${isMistake('reversal')} limit 1) is null
      and (entry.reverses_id is null or (select reversed.id from journal_entry reversed where reversed.business_id = $1
        and reversed.id = entry.reverses_id and reversed.posting_date = entry.posting_date and ${isMistake('entry')} limit 1) is null)
    group by entry.business_id, entry.id
    having sum(${books[kind].change}) <> 0`;
}

/**
 * A page of the rows, each beside what all of them come to: both are of one pass over the entries of the period. Where
 * there is no row on the page, one without an id tells the sums.
 */
export function rowsQuery(kind: PartyKind): string {
  const sum = (condition: string): string => `coalesce(sum(${condition}), 0)::bigint`;
  const [debit, credit] = kind === 'customer' ? ['', '-'] : ['-', ''];
  const changed = (sign: string): string => sum(`greatest(${sign} change_paisa, 0)`);
  return `with changed as materialized (${changes(kind)}),
    summed as (select ${changed(debit ?? '')} as debit_paisa, ${changed(credit ?? '')} as credit_paisa,
      count(*)::int as count from changed)
    select summed.*, change.id, change.kind, change.posting_date, change.posting_date_bs, change.source_kind,
      change.source_id, change.change_paisa, change.running_paisa, outlet.name as outlet_name,
      outlet.name_np as outlet_name_np, coalesce(document.number, document.heading, settlement.number, voucher.number) as reference,
      payment.mode
    from summed
    left join (select *, sum(change_paisa) over (order by posting_date, created_at, id)::bigint as running_paisa
      from changed order by posting_date, created_at, id limit $7 offset $8) change on true
    left join outlet on outlet.business_id = $1 and outlet.id = change.outlet_id
    left join document on document.business_id = $1 and document.kind = change.source_kind and document.id = change.source_id
    left join settlement on change.source_kind = 'RECEIPT' and settlement.business_id = $1 and settlement.id = change.source_id
    left join voucher on change.source_kind = 'JOURNAL_VOUCHER' and voucher.business_id = $1 and voucher.id = change.source_id
    left join payment on payment.business_id = $1 and change.id in (payment.entry_id, payment.reversal_entry_id)
      and change.source_kind = 'RECEIPT' and payment.settlement_id = change.source_id
    order by change.posting_date, change.created_at, change.id`;
}
