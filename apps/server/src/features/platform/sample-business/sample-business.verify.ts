import type { Check } from '../../../platform/verify/check.ts';

/** What is a sample stays apart from what is real. */
export const sampleBusinessChecks: readonly Check[] = [
  {
    name: 'sample business',
    holds:
      'a sample that is ready is there and no other one is, a sample has no sample, and nobody in one has a password, an e-mail address, a mobile number or a second step',
    counts: `select (select count(*) from sample_business where business_id = $1)
      + (select count(*) from app_user person join business on business.id = person.business_id
        where person.business_id = $1 and business.sample_of_id is not null) as n`,
    faults: `
      select 'not there' as fault, own.id from sample_business own
      where own.business_id = $1 and own.state = 'READY' and not exists (select from business where sample_of_id = $1)
      union all
      select 'of a sample', business.id from business
      join business of on of.id = business.sample_of_id and of.sample_of_id is not null where business.id = $1
      union all
      select 'signs in', person.id from app_user person
      join business on business.id = person.business_id and business.sample_of_id is not null
      where person.business_id = $1
        and (num_nonnulls(person.password_hash, person.email, person.mobile_number) > 0
          or exists (select from passkey where passkey.user_id = person.id)
          or exists (select from authenticator where authenticator.user_id = person.id))
      union all
      select 'one too many', business.id from business
      join sample_business own on own.business_id = $1 and own.state in ('READY', 'GONE')
      where business.sample_of_id = $1
        and (own.state = 'GONE' or business.id <> (select max(other.id) from business other where other.sample_of_id = $1))
        and exists (select from app_user person where person.business_id = business.id and person.is_active)`,
  },
];
