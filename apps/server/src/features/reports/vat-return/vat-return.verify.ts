import type { Check } from '../../../platform/verify/check.ts';

export const vatReturnChecks: readonly Check[] = [
  {
    name: 'VAT returns',
    holds: 'what was said of a month follows without a gap, and brings forward what the month before carried',
    counts: 'select count(*) as n from vat_return where business_id = $1',
    faults: `
      select month_end, sequence, brought_forward, carried from (
        select own.month_end, own.sequence, own.brought_forward,
          row_number() over (partition by own.month_end order by own.sequence) as place,
          (select before.carried_forward from vat_return before where before.business_id = $1
            and before.month_end < own.month_end and before.said_at <= own.said_at
            order by before.month_end desc, before.said_at desc, before.sequence desc limit 1) as carried
        from vat_return own where own.business_id = $1) said
      where sequence <> place or carried <> brought_forward`,
  },
];
