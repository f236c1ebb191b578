import type { Check } from '../../../platform/verify/check.ts';

/** What comes again is like a document or voucher of the same business, and comes once each period. */
export const recurringChecks: readonly Check[] = [
  {
    name: 'recurring entries',
    holds:
      'every record repeats a document or voucher of its business, kind and outlet, and what comes next is of a day after all that came',
    counts: 'select count(*) as n from recurring where business_id = $1',
    faults: `
      select recurring.id as recurring_id, recurring.name, model.kind, model.outlet_id, recurring.next_on, came.last_on
      from recurring
      left join lateral (
        select kind, outlet_id from document where business_id = $1 and id = recurring.document_id
        union all select kind, outlet_id from voucher where business_id = $1 and id = recurring.voucher_id) model on true
      left join (select recurring_id, max(due_on) as last_on from recurring_period where business_id = $1
        group by recurring_id) came on came.recurring_id = recurring.id
      where recurring.business_id = $1 and (model.kind is distinct from recurring.kind
        or model.outlet_id is distinct from recurring.outlet_id or recurring.next_on < recurring.first_on
        or recurring.next_on > recurring.last_on
        or (recurring.is_active and recurring.next_on <= came.last_on))`,
  },
  {
    name: 'recurring periods',
    holds:
      'every period is of a record of its business and outlet, comes once, within its day, and names a document or voucher of the record’s kind and outlet that no other names',
    counts: 'select count(*) as n from recurring_period where business_id = $1',
    faults: `
      select period.id as period_id, period.recurring_id, period.period, period.document_id, period.voucher_id, made.kind, period.twice, period.named
      from (select *, count(*) over (partition by recurring_id, period) as twice,
          greatest(count(document_id) over (partition by document_id), count(voucher_id) over (partition by voucher_id)) as named
        from recurring_period where business_id = $1) period
      left join recurring on recurring.business_id = $1 and recurring.id = period.recurring_id
      left join lateral (
        select kind, outlet_id from document where business_id = $1 and id = period.document_id
        union all select kind, outlet_id from voucher where business_id = $1 and id = period.voucher_id) made on true
      where recurring.id is null or recurring.outlet_id <> period.outlet_id or period.twice > 1 or period.named > 1
        or not starts_with(period.due_on_bs, period.period)
        or (num_nonnulls(period.document_id, period.voucher_id) > 0 and (made.kind is distinct from recurring.kind
          or made.outlet_id is distinct from recurring.outlet_id or period.document_id = recurring.document_id or period.voucher_id = recurring.voucher_id))`,
  },
];
