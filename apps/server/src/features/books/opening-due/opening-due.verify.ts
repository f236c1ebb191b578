import { documentKinds } from '@bahi/domain/document-kinds';
import type { Check } from '../../../platform/verify/check.ts';
import type { OpeningKind } from './opening-due.write.ts';

/**
 * What was owed before: in the books from its own cut-over day on, for just what it says, against the opening balance
 * and nothing that counts as sales, spending or tax.
 */
export function openingDueCheck(kind: OpeningKind): Check {
  const { entry } = documentKinds[kind];
  return {
    name: entry.toLowerCase().replace('_', ' '),
    holds: `every ${entry.toLowerCase()} is in the books as at its day and for its total, against the opening balance alone; one that was taken back is in them no more`,
    counts: `select count(*) as n from document where business_id = $1 and kind = '${kind}'`,
    faults: `
      select document.id as document_id, document.state, document.booked_on, document.total_paisa, booked.days, booked.party_paisa,
        booked.opening_paisa, booked.other_lines
      from document join document_kind kind on kind.code = document.kind
      left join lateral (
        select count(distinct entry.posting_date) filter (where entry.reverses_id is null and entry.id = document.entry_id
            and entry.posting_date <> document.booked_on) as days,
          coalesce(sum(debit_paisa - credit_paisa) filter (where account_code in ('RECEIVABLE', 'PAYABLE')), 0)::bigint as party_paisa,
          coalesce(sum(credit_paisa - debit_paisa) filter (where account_code = 'OPENING_BALANCE'), 0)::bigint as opening_paisa,
          count(*) filter (where account_code not in ('RECEIVABLE', 'PAYABLE', 'OPENING_BALANCE')) as other_lines
        from journal_entry entry join journal_line line on line.business_id = $1 and line.entry_id = entry.id
        where entry.business_id = $1 and entry.source_kind = '${kind}' and entry.source_id = document.id
      ) booked on true
      where document.business_id = $1 and document.kind = '${kind}' and (
        document.booked_on is null or document.vat_paisa <> 0 or booked.days > 0 or booked.other_lines > 0
        or booked.party_paisa <> booked.opening_paisa
        or booked.party_paisa <> case when document.state <> 'FINAL' then 0
          when kind.settled_by = 'RECEIVED' then document.total_paisa else -document.total_paisa end)`,
  };
}
