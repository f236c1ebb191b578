import type { JoinedBusiness } from '@bahi/contract/account/joined-business/joined-business.contract';
import type { Context } from '../../../platform/core/context.ts';
import { findTold, type Member } from './joined-business.rows.ts';

/** The businesses that the caller has joined, their own among them. */
export async function listJoined({ db, session }: Context): Promise<JoinedBusiness[]> {
  return (await findTold(db, session)).map((member) => ({
    userId: member.user_id,
    companyName: member.company_name,
    companyNameNp: member.company_name_np,
    userName: member.user_name,
    state: stateOf(member),
    isCurrent: member.user_id === session.userId,
    joinedAt: member.joined_at.toISOString(),
    lastSwitchedAt: member.last_switched_at?.toISOString() ?? null,
  }));
}

function stateOf({ is_open: isOpen, is_sealed: isSealed }: Member): JoinedBusiness['state'] {
  if (!isOpen) return 'CLOSED';
  return isSealed ? 'OPEN' : 'CHANGED';
}
