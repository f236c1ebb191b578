import type { Context } from '../../../platform/core/context.ts';
import { type Answered, type Approvable, approvalLimit } from './approval.ts';

export type Draft = Answered & {
  id: number;
  state: string;
  version: number;
  customer_name: string;
  customer_name_np: string;
};

/** Held in one order until the transaction ends: nobody writes or issues them meanwhile. */
export function lockDrafts(
  { db, businessId }: Context,
  { head, own }: Approvable,
  ids: readonly number[],
): Promise<Draft[]> {
  return db.query<Draft>(
    `select head.id, head.state, head.version, head.total_paisa, head.created_by, own.customer_name, own.customer_name_np,
       own.drafted_by, own.approval, own.approval_by, own.approval_by_name, own.approval_at, own.approval_remarks,
       ${approvalLimit} as approval_limit_paisa
     from ${head} head join ${own} own on own.business_id = head.business_id and own.id = head.id
     where head.business_id = $1 and head.id = any($2) order by head.id for update of head`,
    [businessId, ids],
  );
}
