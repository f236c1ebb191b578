import type { Check } from '../../../platform/verify/check.ts';

/** For whom a list is, is said in two places: a list for groups that names none would hold for nobody. */
export const priceListCheck: Check = {
  name: 'price lists',
  holds: 'every price list names groups or customers where it is for them, and nobody else',
  counts: 'select count(*) as n from price_list where business_id = $1',
  faults: `
    select list.id as price_list_id, list.audience, named.groups, named.customers from price_list list
    cross join lateral (select
      (select count(*) from price_list_group one where one.business_id = $1 and one.price_list_id = list.id) as groups,
      (select count(*) from price_list_customer one where one.business_id = $1 and one.price_list_id = list.id) as customers
    ) named
    where list.business_id = $1
      and ((list.audience = 'GROUPS') <> (named.groups > 0) or (list.audience = 'CUSTOMERS') <> (named.customers > 0))`,
};
