import { periodLockContract, type PeriodLock } from '@bahi/contract/books/period-lock/period-lock.contract';
import { useSession } from '../../../platform/session.tsx';

/** What the dialog is opened for, and what it begins with. */
export type LockAct = Pick<PeriodLock, 'action' | 'scope' | 'reason'> & { throughDayAD: string };

/** Who may lock, and that the owner alone may unlock, in a business that may write. */
export function useLockRights(): { mayLock: boolean; mayUnlock: boolean } {
  const { can, userDetails, isBusinessInactive } = useSession();
  const isOwner = userDetails.userType === 'BUSINESS_OWNER_USER';
  return {
    mayLock: can(periodLockContract.lock) && !isBusinessInactive,
    mayUnlock: can(periodLockContract.unlock) && isOwner && !isBusinessInactive,
  };
}
