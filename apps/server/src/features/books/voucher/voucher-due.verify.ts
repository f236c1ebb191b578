import { documentKinds, type PartyKind, type VoucheredKind } from '@bahi/domain/document-kinds';
import type { Check } from '../../../platform/verify/check.ts';

/** The account that a kind stands on, and the side of a line that opens a due there. */
const opens = {
  customer: { account: 'RECEIVABLE', opened: 'debit_paisa', taken: 'credit_paisa' },
  vendor: { account: 'PAYABLE', opened: 'credit_paisa', taken: 'debit_paisa' },
} as const satisfies Record<PartyKind, unknown>;

/**
 * What lines of vouchers open: a document for each line, of its party, amount, day and outlet, with the voucher's entry
 * and number, in force while the voucher is.
 */
export function voucherDueCheck(kind: VoucheredKind): Check {
  const { entry, party } = documentKinds[kind];
  const { account, opened } = opens[party];
  return {
    name: `dues by ${entry.toLowerCase().replace('_', ' ')}`,
    holds: `every line of a voucher that adds to ${account} has one document of its party, amount, day, outlet and number, in force while the voucher is`,
    counts: `select count(*) as n from document where business_id = $1 and kind = '${kind}'`,
    faults: `
      select said.voucher_id, said.line_id, due.id as document_id, said.paisa, due.total_paisa, said.state, due.state as document_state
      from (select voucher.id as voucher_id, voucher.state, voucher.number, voucher.entry_id, voucher.dated_on, voucher.outlet_id,
          line.id as line_id, line.${party}_id as party_id, line.${opened} as paisa
        from voucher_line line join voucher on voucher.business_id = $1 and voucher.id = line.voucher_id
        where line.business_id = $1 and line.account_code = '${account}' and line.${opened} > 0 and voucher.state <> 'DRAFT') said
      full join (select document.*, own.line_id, own.voucher_id from document
        left join voucher_due own on own.business_id = $1 and own.id = document.id
        where document.business_id = $1 and document.kind = '${kind}') due on due.line_id = said.line_id
      where (said.voucher_id, said.number, said.entry_id, said.dated_on, said.outlet_id, said.party_id, said.paisa,
          case said.state when 'POSTED' then 'FINAL' else said.state end)
        is distinct from (due.voucher_id, due.heading, due.entry_id, due.dated_on, due.outlet_id, due.${party}_id, due.total_paisa, due.state)
        or due.due_on <> due.dated_on or due.vat_paisa <> 0`,
  };
}

/** What lines of vouchers take from what is open: never more or less than the lines say, party by party, and of a cancelled voucher nothing. */
export const voucherCreditCheck: Check = {
  name: 'bills of vouchers',
  holds:
    'what lines of vouchers take from what their parties owe or are owed is set against bills of these, of the same outlet and no later day; what was taken back is given back to each',
  counts: 'select count(*) as n from document_credit where business_id = $1 and voucher_id is not null',
  faults: `
    select taken.voucher_id, taken.customer_id, taken.vendor_id, sum(taken.said)::bigint as said_paisa, sum(taken.credited)::bigint as credited_paisa
    from (${Object.values(opens)
      .map(
        ({ account, taken }) => `
      select voucher.id as voucher_id, line.customer_id, line.vendor_id, line.${taken} as said, 0 as credited
        from voucher_line line join voucher on voucher.business_id = $1 and voucher.id = line.voucher_id
        where line.business_id = $1 and voucher.state = 'POSTED' and line.account_code = '${account}' and line.${taken} > 0`,
      )
      .join(' union all ')}
      union all
      select credit.voucher_id, document.customer_id, document.vendor_id, 0, credit.amount_paisa
        from document_credit credit join document on document.business_id = $1 and document.id = credit.document_id
        where credit.business_id = $1 and credit.voucher_id is not null) taken
    group by taken.voucher_id, taken.customer_id, taken.vendor_id
    having sum(taken.said) <> sum(taken.credited)
    union all
    select credit.voucher_id, document.customer_id, document.vendor_id, null, sum(credit.amount_paisa)::bigint
    from document_credit credit join document on document.business_id = $1 and document.id = credit.document_id
    join voucher on voucher.business_id = $1 and voucher.id = credit.voucher_id
    where credit.business_id = $1
    group by credit.voucher_id, voucher.state, voucher.outlet_id, voucher.dated_on, document.business_id, document.id, document.customer_id,
      document.vendor_id, document.outlet_id, document.booked_on, document.dated_on
    having sum(credit.amount_paisa) < 0 or (voucher.state <> 'POSTED' and sum(credit.amount_paisa) <> 0)
      or voucher.outlet_id <> document.outlet_id or min(credit.credited_on) <> voucher.dated_on
      or coalesce(document.booked_on, document.dated_on) > voucher.dated_on`,
};
