import type { Check } from '../../../platform/verify/check.ts';

/** What customers promised stands as they gave it: one in each place, the others followed by a later one or withdrawn. */
export const promiseChecks: readonly Check[] = [
  {
    name: 'promises',
    holds:
      'every promise is of a customer who owed as much, of its day or a later one; one stands in each place, and each that was replaced has one after it, of its place or of the whole business',
    counts: 'select count(*) as n from payment_promise where business_id = $1',
    faults: `
      select promise.id as promise_id, promise.customer_id, promise.promised_on, promise.ended, promise.standing
      from (select *, count(*) filter (where ended is null) over (partition by customer_id, coalesce(outlet_id, 0)) as standing,
          max(id) over (partition by customer_id, coalesce(outlet_id, 0)) as last_here,
          max(id) filter (where outlet_id is null) over (partition by customer_id) as last_of_all
        from payment_promise where business_id = $1) promise
      left join customer on customer.business_id = $1 and customer.id = promise.customer_id
      where customer.id is null or promise.standing > 1 or promise.promised_on < promise.taken_on
        or promise.amount_paisa > promise.due_paisa
        or (promise.ended = 'REPLACED' and greatest(promise.last_here, promise.last_of_all) <= promise.id)
        or (promise.ended is null and exists (select from payment_promise later where later.business_id = $1
          and later.customer_id = promise.customer_id and later.id > promise.id and later.outlet_id is null))
        or promise.after_settlement > (select coalesce(max(id), 0) from settlement where business_id = $1)`,
  },
];
