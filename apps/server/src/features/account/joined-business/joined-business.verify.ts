import type { Check } from '../../../platform/verify/check.ts';

/** What people joined of their sign-ins stands as the rules of joining let it. */
export const joinedBusinessChecks: readonly Check[] = [
  {
    name: 'joined sign-ins',
    holds:
      'every sign-in that is joined with one of another business has the other as its pair, is active unless the pair is broken, and reaches no further one of its business',
    counts: `select count(*) as n from joined_sign_in
      join app_user person on person.id = joined_sign_in.user_id where person.business_id = $1`,
    faults: `
      select own.user_id, person.is_active, bool_or(other.user_id is null) as is_half,
        (select count(*) from joined_with(own.user_id) there
          join app_user mate on mate.id = there.user_id
          where there.is_sealed and mate.id <> own.user_id and mate.business_id = $1) as others_of_the_business
      from joined_sign_in own
      join app_user person on person.id = own.user_id and person.business_id = $1
      left join joined_sign_in other on other.user_id = own.with_id and other.with_id = own.user_id
      group by own.user_id, person.is_active
      having bool_or(other.user_id is null) or bool_or(not own.is_broken and not person.is_active)
        or (select count(*) from joined_with(own.user_id) there
          join app_user mate on mate.id = there.user_id
          where there.is_sealed and mate.id <> own.user_id and mate.business_id = $1) > 0`,
  },
];
