import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { markedCounter } from './store/device-mark.ts';

/** Asks whoever signs out whether they mean it, while invoices of this counter wait here to be sent. They stay in any case. */
export function useLeaveCounter(): () => Promise<boolean> {
  const t = useTexts(counterDeviceMessages);
  const confirm = useConfirm();
  const { business } = useSession();
  return async () => {
    if (business === null || markedCounter(business.id) === null) return true;
    const { isDevice, openCounterDevice } = await import('./open-device.ts');
    const device = await openCounterDevice(business.id);
    const count = isDevice(device) ? device.getState().waiting : 0;
    if (count === 0) return true;
    return confirm({ kind: 'own', title: t('leaveTitle'), question: t('leaveText', { count }) });
  };
}
