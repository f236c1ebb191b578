import type { UserType } from '@bahi/contract/enumeration';
import type { OpenContext } from '../core/context.ts';
import { platformTenant } from '../database/database.ts';
import { findRights, findWorkplaces } from './rights.ts';

/** Who may begin a sample of their business may enter it. */
const entering = 'business-profile.update';

type Person = { id: number; user_type: UserType; business_id: number };
type Stay = { account: { business_id: number }; originId: string | null };

/**
 * Whether who entered a sample still has the right to, in the business that it is of (decision 0122). True of every session
 * that is in no sample.
 */
export async function mayStayInSample(context: OpenContext, { account, originId }: Stay): Promise<boolean> {
  if (originId === null) return true;
  const people = await context.services.database.transaction('read', platformTenant, async (tx) => {
    const [sample] = await tx.query<{ of: number | null }>(
      'select sample_of_id as of from business where id = $1 and sample_of_id is not null',
      [account.business_id],
    );
    const of = sample?.of ?? null;
    if (of === null) return null;
    return tx.query<Person>(
      `select own.id, own.user_type, own.business_id from user_session began
       cross join lateral joined_with(began.user_id) there
       join app_user own on own.id = there.user_id and own.is_active and own.business_id = $2
       where began.id = $1 and there.is_sealed`,
      [originId, of],
    );
  });
  if (people === null) return true;
  for (const person of people) if (await mayEnter(context, person)) return true;
  return false;
}

/** In the whole business, or in one of its outlets. */
function mayEnter({ services, now }: OpenContext, person: Person): Promise<boolean> {
  const of = { userId: person.id, userType: person.user_type, businessId: person.business_id };
  return services.database.transaction('read', { ...of, outletId: null }, async (tx) => {
    const outlets = await findWorkplaces(tx, of);
    for (const outletId of [null, ...outlets.map(({ id }) => id)])
      if ((await findRights(tx, { ...of, outletId, now })).has(entering)) return true;
    return false;
  });
}
