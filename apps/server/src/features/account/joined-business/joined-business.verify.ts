import type { Check } from '../../../platform/verify/check.ts';

/** What people joined of their sign-ins stands as the rules of joining let it. */
export const joinedBusinessChecks: readonly Check[] = [
  {
    name: 'joined sign-ins',
    holds:
      'every sign-in that is joined with one of another business is active, and the only one of its business there',
    counts: `select count(*) as n from joined_sign_in
      join app_user person on person.id = joined_sign_in.user_id where person.business_id = $1`,
    faults: `
      select own.user_id, person.is_active, count(mate.id) as others_of_the_business
      from joined_sign_in own
      join app_user person on person.id = own.user_id and person.business_id = $1
      left join joined_sign_in beside on beside.set_id = own.set_id and beside.user_id <> own.user_id
      left join app_user mate on mate.id = beside.user_id and mate.business_id = $1
      group by own.user_id, person.is_active
      having not person.is_active or count(mate.id) > 0`,
  },
];
