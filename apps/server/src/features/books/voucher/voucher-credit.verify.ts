import type { Check } from '../../../platform/verify/check.ts';

/** The accounts on which lines take from what is open, and the side on which they do. */
const takes = [
  { account: 'RECEIVABLE', taken: 'credit_paisa' },
  { account: 'PAYABLE', taken: 'debit_paisa' },
] as const;

/** What lines of vouchers take from what is open: never more or less than the lines say, party by party, and of a cancelled voucher nothing. */
export const voucherCreditCheck: Check = {
  name: 'bills of vouchers',
  holds:
    'what lines of vouchers take from what their parties owe or are owed is set against bills of these, of the same outlet and no later day while the voucher is in force; what was taken back is given back to each',
  counts: 'select count(*) as n from document_credit where business_id = $1 and voucher_id is not null',
  faults: `
    select taken.voucher_id, taken.customer_id, taken.vendor_id, sum(taken.said)::bigint as said_paisa, sum(taken.credited)::bigint as credited_paisa
    from (${takes
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
      or (voucher.state = 'POSTED' and (voucher.outlet_id <> document.outlet_id or min(credit.credited_on) <> voucher.dated_on
        or coalesce(document.booked_on, document.dated_on) > voucher.dated_on))`,
};
