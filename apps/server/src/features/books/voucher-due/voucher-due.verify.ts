import { documentKinds, type PartyKind, type VoucheredKind } from '@bahi/domain/document-kinds';
import type { Check } from '../../../platform/verify/check.ts';

/** The account that a kind stands on, and the side of a line that opens a due there. */
const opens = {
  customer: { account: 'RECEIVABLE', opened: 'debit_paisa' },
  vendor: { account: 'PAYABLE', opened: 'credit_paisa' },
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
