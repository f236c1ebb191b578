import type { SecondStepOf } from '@bahi/contract/account/second-factor/second-step-of';
import type { UserType } from '@bahi/contract/enumeration';
import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import type { Tx } from '../../../platform/database/database.ts';

/** One of a set, as it stands now. */
export type Member = {
  user_id: number;
  set_id: string;
  business_id: number;
  user_type: UserType;
  user_name: string;
  company_name: string;
  company_name_np: string | null;
  second_step_of: SecondStepOf;
  has_second_factor: boolean;
  /** The proofs are those that were shown when it was joined. */
  is_sealed: boolean;
  /** Its business is not suspended and lets its people switch. */
  is_open: boolean;
  joined_at: Date;
  last_switched_at: Date | null;
};

/** All who stand in one set with somebody, themselves among them: what was used last first. Of a set of one nothing. */
export async function findSet(tx: Tx, userId: number): Promise<Member[]> {
  const members = await tx.query<Member>(
    `select member.user_id, member.set_id, person.business_id, person.user_type, person.user_name,
       business.company_name, business.company_name_np, business.second_step_of,
       has_second_factor(person.id), member.seal = sign_in_seal(person.id) as is_sealed,
       business.allows_switching and business.status <> 'INACTIVE' as is_open,
       member.joined_at, member.last_switched_at
     from joined_sign_in own
     join joined_sign_in member on member.set_id = own.set_id
     join app_user person on person.id = member.user_id
     join business on business.id = person.business_id
     where own.user_id = $1
     order by member.last_switched_at desc nulls last, business.company_name, member.user_id`,
    [userId],
  );
  return members.length < 2 ? [] : members;
}

/**
 * What of the set is told to who is signed in as somebody. Who came by another proof than was shown at joining may be
 * another person, and is told of themselves alone.
 */
export async function findTold(tx: Tx, userId: number): Promise<Member[]> {
  const set = await findSet(tx, userId);
  const own = set.filter((member) => member.user_id === userId);
  return own.every((member) => member.is_sealed) ? set : own;
}

/** Takes somebody out of their set. What was switched to because of it ends with it (`is_still_joined`). */
export async function endJoin(tx: Tx, userId: number): Promise<boolean> {
  const gone = await tx.query('delete from joined_sign_in where user_id = $1 returning user_id', [userId]);
  return gone.length > 0;
}

/** The same by who has power over somebody, which the security log tells. */
export async function endJoinOfOther(
  context: Pick<OpenContext, 'services' | 'exchange'> & { db: Tx },
  { id, business_id: businessId }: { id: number; business_id: number },
  userId: number,
): Promise<void> {
  const { db } = context;
  if (!(await endJoin(db, id))) return;
  db.afterCommit(() => Promise.resolve(noteSecurity(context, 'joinEnded', { userId, subjectId: id, businessId })));
}
