import type { Context } from '../../../platform/core/context.ts';
import { type Approvable, approvalLimit } from './approval.ts';

/** How many drafts of a kind wait for somebody's word; of who may not give it, and without a limit, none. */
export async function countWaiting(
  { db, businessId, can }: Pick<Context, 'db' | 'businessId' | 'can'>,
  { head, own, right }: Approvable,
): Promise<number> {
  if (!can(right)) return 0;
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${head} head join ${own} own on own.business_id = head.business_id and own.id = head.id
     where head.business_id = $1 and head.state = 'DRAFT' and own.approval is null and head.total_paisa > ${approvalLimit}`,
    [businessId],
  );
  return row?.count ?? 0;
}
