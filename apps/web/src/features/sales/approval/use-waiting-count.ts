import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { ApprovableContract } from './approval-kinds.ts';

/** How many drafts wait; none for who may not approve them, and nothing is asked where the owner has set no limit. */
export function useWaitingCount(contract: ApprovableContract): number {
  const { can, business, isBusinessInactive } = useSession();
  const isAsked = can(contract.approveDrafts) && !isBusinessInactive && business?.approvalLimit != null;
  const waiting = useCall(contract.list, { query: { approval: 'WAITING', pageSize: 1 } }, { enabled: isAsked });
  return isAsked ? (waiting.data?.recordsTotal ?? 0) : 0;
}
