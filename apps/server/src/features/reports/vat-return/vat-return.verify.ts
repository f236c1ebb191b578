import type { Check } from '../../../platform/verify/check.ts';
import { paidCheck } from '../../books/tax-office/tax-office.check.ts';

/** The return that counted of each month before, when another one was filed. */
const before = `select distinct on (month_end) month_end, state, carried_forward from vat_return
  where business_id = $1 and month_end < own.month_end and said_at <= own.said_at order by month_end desc, sequence desc`;

export const vatReturnChecks: readonly Check[] = [
  {
    name: 'VAT returns',
    holds:
      'what was said of a month follows without a gap, and a return brings forward what the one before carried when it was filed',
    counts: 'select count(*) as n from vat_return where business_id = $1',
    faults: `
      select month_end, sequence, state, brought_forward, carried from (
        select own.month_end, own.sequence, own.state, own.brought_forward,
          row_number() over (partition by own.month_end order by own.sequence) as place,
          (select carried_forward from (${before}) before where state <> 'WITHDRAWN' order by month_end desc limit 1) as carried
        from vat_return own where own.business_id = $1) said
      where sequence <> place or (state = 'SUBMITTED' and carried <> brought_forward)`,
  },
  paidCheck('VAT', {
    name: 'VAT paid',
    holds:
      'what is in force of the payments of VAT came out of the account that they name and went off the accounts of VAT, on their day and in their outlet, and what was taken back moved nothing',
    account: 'OUTPUT_VAT',
    beside: 'INPUT_VAT',
  }),
];
