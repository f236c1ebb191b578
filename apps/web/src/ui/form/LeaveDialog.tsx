import { useEffect } from 'react';
import { loadToasts } from '../../platform/toasts.ts';
import { useLeaveGuard } from '../../platform/use-leave-guard.ts';
import { loadConfirmDialog, useConfirm } from '../dialogs/confirm.tsx';

/** Asks before unsaved work is left for another screen or a closed tab. */
export function LeaveDialog({ isDirty, onLeave }: { isDirty: boolean; onLeave?: (() => void) | undefined }) {
  const blocker = useLeaveGuard(isDirty);
  const confirm = useConfirm();
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    // Should the line go, what is unsaved is still asked about, and what fails still said.
    if (isDirty) void Promise.allSettled([loadConfirmDialog(), loadToasts()]);
  }, [isDirty]);
  useEffect(() => {
    if (!isBlocked) return;
    void confirm({ kind: 'leave' }).then((isLeaving) => {
      if (!isLeaving) return blocker.reset();
      onLeave?.();
      blocker.proceed();
    });
    // Asked once per blocked navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBlocked]);
  return null;
}
