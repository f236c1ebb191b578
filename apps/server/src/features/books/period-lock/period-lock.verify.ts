import { vatBesideRegisters } from '@bahi/domain/posting/accounts/vat-payment';
import type { Check } from '../../../platform/verify/check.ts';

const beside = vatBesideRegisters.map((kind) => `'${kind}'`).join(', ');

/** What was locked, as each act left it, until the next act of its scope. */
const periods = `select scope, sequence, through_day, locked_at as since,
    lead(locked_at) over (partition by scope order by sequence) as until
  from period_lock where business_id = $1`;

export const periodLockChecks: readonly Check[] = [
  {
    name: 'locks',
    holds:
      'acts of locking follow one another without a gap, each later than the one before, and only unlocking goes back',
    counts: 'select count(*) as n from period_lock where business_id = $1',
    faults: `
      select scope, sequence, action, through_day, before from (
        select scope, sequence, action, through_day, locked_at,
          lag(through_day) over own as before, lag(locked_at) over own as at_before, row_number() over own as place
        from period_lock where business_id = $1 window own as (partition by scope order by sequence)) act
      where sequence <> place or locked_at < at_before
        or case action when 'LOCK' then coalesce(through_day <= before, through_day is null)
          else before is null or through_day >= before end`,
  },
  {
    name: 'locked days',
    holds: 'no entry was written onto a day that was locked when it was written, for all or for its VAT',
    counts: `select count(*) as n from journal_entry where business_id = $1`,
    faults: `
      select entry.id as entry_id, entry.posting_date, lock.scope, lock.through_day
      from (${periods}) lock
      join journal_entry entry on entry.business_id = $1 and entry.posting_date <= lock.through_day
        and entry.created_at >= lock.since and (lock.until is null or entry.created_at < lock.until)
      where lock.scope = 'ALL' or entry.source_kind not in (${beside}) and exists (select from journal_line line where line.business_id = $1
        and line.entry_id = entry.id and line.account_code in ('INPUT_VAT', 'OUTPUT_VAT'))`,
  },
];
