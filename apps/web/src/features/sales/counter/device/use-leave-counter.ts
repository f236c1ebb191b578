import { useSession } from '../../../../platform/session.tsx';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { markedCounter } from './store/device-mark.ts';

/**
 * Asks whoever signs out whether they mean it, while invoices of this counter wait here to be sent, or without a line nobody
 * could come in again. What waits stays in any case.
 */
export function useLeaveCounter(): () => Promise<boolean> {
  const confirm = useConfirm();
  const { business } = useSession();
  return async () => {
    if (business === null || markedCounter(business.id) === null) return true;
    const { leavingQuestion } = await import('./leaving-question.ts');
    const question = await leavingQuestion(business.id);
    return question === null ? true : confirm({ kind: 'own', ...question });
  };
}
