import { fail } from '../../../platform/core/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Account } from '../session/accounts.ts';
import { findMembers } from './joined-business.rows.ts';

/** A sign-in as it was when its password was shown, with the seal of all its proofs at that moment. */
export type Shown = { account: Account; seal: Buffer };

/** More than any accountant has. */
const mostJoined = 100;

/** What opens an account now; null for one that is not there. */
export async function sealOf(tx: Tx, userId: number): Promise<Buffer | null> {
  const [row] = await tx.query<{ seal: Buffer | null }>('select sign_in_seal($1) as seal', [userId]);
  return row?.seal ?? null;
}

/** Refuses two that cannot be joined: of what they reach together each business may be there once. */
export async function checkJoin(tx: Tx, { own, other }: { own: Shown; other: Shown }): Promise<void> {
  const people = [own.account, other.account];
  // What was shown is what counts still: whoever changes it meanwhile waits, or has changed it.
  for (const { account, seal } of [own, other])
    if ((await sealOf(tx, account.id))?.equals(seal) !== true) fail('joinedBusiness.changed', { status: 409 });
  const members = new Map(people.map(({ id, business_id: businessId }) => [id, businessId]));
  for (const { id } of people)
    for (const member of await findMembers(tx, id))
      if (member.is_sealed) members.set(member.user_id, member.business_id);
  if (new Set(members.values()).size < members.size)
    fail('joinedBusiness.sameBusiness', { status: 409, field: 'username' });
  if (members.size > mostJoined)
    fail('joinedBusiness.tooMany', { status: 409, field: 'username', parameters: { count: mostJoined } });
  const [closed] = await tx.query(
    `select id from business where id = any($1) and (status = 'INACTIVE' or not allows_switching) limit 1`,
    [people.map(({ business_id: id }) => id)],
  );
  if (closed !== undefined) fail('joinedBusiness.closed', { status: 403 });
}
