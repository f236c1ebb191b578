import { groupsOfMode } from '@bahi/domain/posting/payment';
import type { Check } from '../../../platform/verify/check.ts';

const suits = Object.entries(groupsOfMode)
  .map(
    ([mode, groups]) =>
      `payment.mode = '${mode}' and account.group_code in (${groups.map((group) => `'${group}'`).join(', ')})`,
  )
  .join(' or ');

/** What holds of the account tree. */
export const accountTreeChecks: readonly Check[] = [
  {
    name: 'account tree',
    holds: 'every account is of the nature of its group',
    counts: 'select count(*) as n from account where business_id = $1',
    faults: `select account.code, account.kind, account_group.kind as group_kind from account
      left join account_group on account_group.business_id = $1 and account_group.code = account.group_code
      where account.business_id = $1 and account.kind is distinct from account_group.kind`,
  },
  {
    name: 'named accounts',
    holds: 'every account that a payment names holds money of its mode, in its outlet',
    counts: 'select count(*) as n from payment where business_id = $1 and account_code is not null',
    faults: `select payment.id as payment_id, payment.mode, payment.account_code, account.group_code from payment
      left join account on account.business_id = $1 and account.code = payment.account_code
      where payment.business_id = $1 and payment.account_code is not null
        and ((${suits}) is not true or coalesce(account.outlet_id, payment.outlet_id) <> payment.outlet_id)`,
  },
];
