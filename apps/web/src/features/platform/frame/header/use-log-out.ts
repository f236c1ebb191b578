import { useSignOut } from '../../../../platform/sign-out.ts';
import { useLeaveCounter } from '../../../sales/counter/device/use-leave-counter.ts';

/** Signs out, once who leaves a counter has said that they mean it. What waits there stays, also where it cannot be asked. */
export function useLogOut(): () => Promise<void> {
  const signOut = useSignOut();
  const mayLeave = useLeaveCounter();
  return async () => {
    const isMeant = await mayLeave().catch(() => true);
    if (isMeant) await signOut();
  };
}
