import type { SecondStepOf } from '@bahi/contract/account/second-factor/second-step-of';
import type { UserType } from '@bahi/contract/enumeration';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockOrigins, revokeStranded } from '../session/revoke-sessions.ts';

/** One whom somebody is joined with, as it stands now. */
export type Member = {
  user_id: number;
  business_id: number;
  user_type: UserType;
  user_name: string;
  company_name: string;
  company_name_np: string | null;
  second_step_of: SecondStepOf;
  has_second_factor: boolean;
  /** Reached over pairs of which both proofs are those that were shown; of oneself that one's own still are. */
  is_sealed: boolean;
  /** Its business is not suspended and lets its people switch. */
  is_open: boolean;
  joined_at: Date;
  last_switched_at: Date | null;
};

/**
 * All whom somebody is joined with, themselves among them: what was used last first. Nothing goes on from who has changed
 * their proofs since, nor from oneself where one has. Of who is joined with nobody nothing.
 */
export async function findMembers(tx: Tx, userId: number): Promise<Member[]> {
  return tx.query<Member>(
    `select person.id as user_id, person.business_id, person.user_type, person.user_name,
       business.company_name, business.company_name_np, business.second_step_of, has_second_factor(person.id),
       there.is_sealed and (person.id <> $1 or half.is_whole) as is_sealed,
       business.allows_switching and business.status <> 'INACTIVE' as is_open, half.joined_at, half.last_switched_at
     from joined_with($1) there
     join app_user person on person.id = there.user_id
     join business on business.id = person.business_id
     cross join lateral (
       select min(joined_at) as joined_at, max(last_switched_at) as last_switched_at,
         bool_and(not is_broken and seal = sign_in_seal(person.id)) as is_whole
       from joined_sign_in where joined_sign_in.user_id = person.id having count(*) > 0) half
     order by half.last_switched_at desc nulls last, business.company_name, person.id`,
    [userId],
  );
}

/**
 * What of it is told to a session. Who came by something else than the password, and the second step of who has one, may
 * be another person, and is told of themselves alone.
 */
export async function findTold(tx: Tx, { id, userId }: Pick<Session, 'id' | 'userId'>): Promise<Member[]> {
  const members = await findMembers(tx, userId);
  const [shown] = await tx.query<{ is_whole: boolean }>(
    `select origin.by_password and (origin.by_second_step or not has_second_factor($2)) as is_whole
     from user_session own
     join user_session origin on origin.id = coalesce(own.origin_id, own.parent_id, own.id)
     where own.id = $1`,
    [id, userId],
  );
  return shown?.is_whole === true ? members : members.filter((member) => member.user_id === userId);
}

/**
 * Takes somebody apart from these, or from all whom they are joined with; who was joined with one another by way of them
 * alone comes apart too. What was switched to because of it ends, so that joining anew brings nothing back to life.
 */
export async function endJoin(
  tx: Tx,
  { userId, withIds = null, now }: { userId: number; withIds?: readonly number[] | null; now: number },
): Promise<boolean> {
  const members = (await findMembers(tx, userId)).map(({ user_id: id }) => id);
  await lockOrigins(tx, members, now);
  const gone = await tx.query(
    `delete from joined_sign_in
     where user_id = $1 and with_id = any(coalesce($2, array(select with_id from joined_sign_in where user_id = $1)))
       or with_id = $1 and user_id = any(coalesce($2, array(select with_id from joined_sign_in where user_id = $1)))
     returning user_id`,
    [userId, withIds],
  );
  await revokeStranded(tx, members, now);
  return gone.length > 0;
}

/** The same by who has power over somebody, which the security log tells. */
export async function endJoinOfOther(
  context: Pick<OpenContext, 'services' | 'exchange' | 'now'> & { db: Tx },
  { id, business_id: businessId }: { id: number; business_id: number },
  userId: number,
): Promise<void> {
  const { db, now } = context;
  if (!(await endJoin(db, { userId: id, now }))) return;
  db.afterCommit(() => Promise.resolve(noteSecurity(context, 'joinEnded', { userId, subjectId: id, businessId })));
}
