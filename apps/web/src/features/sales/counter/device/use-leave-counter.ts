import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { markedCounter } from './store/device-mark.ts';

/**
 * Asks whoever signs out whether they mean it, while invoices of this counter wait here to be sent, or without a line nobody
 * could come in again. What waits stays in any case.
 */
export function useLeaveCounter(): () => Promise<boolean> {
  const t = useTexts(counterDeviceMessages);
  const confirm = useConfirm();
  const { business } = useSession();
  return async () => {
    if (business === null || markedCounter(business.id) === null) return true;
    const { isDevice, openCounterDevice } = await import('./open-device.ts');
    const device = await openCounterDevice(business.id);
    // It may be whole, with what waits in it.
    if (device === 'UNOPENED') return confirm({ kind: 'own', title: t('leaveTitle'), question: t('leaveUnread') });
    if (!isDevice(device)) return true;
    const { waiting: count, hasLine } = device.getState();
    if (count === 0 && hasLine) return true;
    const question = [hasLine ? null : t('leaveOffline'), count === 0 ? null : t('leaveText', { count })];
    const said = question.filter((part) => part !== null).join(' ');
    return confirm({ kind: 'own', ...(count === 0 ? {} : { title: t('leaveTitle') }), question: said });
  };
}
