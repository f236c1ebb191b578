import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { registerTexts, textOf } from '../../../../platform/i18n.ts';
import { isDevice, openCounterDevice } from './open-device.ts';

registerTexts(counterDeviceMessages);

/** What who leaves this browser's counter is asked; null where nothing waits and anybody could come in again. */
export async function leavingQuestion(businessId: number): Promise<{ title?: string; question: string } | null> {
  const device = await openCounterDevice(businessId);
  const title = textOf('counterDevice.leaveTitle');
  // It may be whole, with what waits in it.
  if (device === 'UNOPENED') return { title, question: textOf('counterDevice.leaveUnread') };
  if (!isDevice(device)) return null;
  const { waiting: count, hasLine } = device.getState();
  if (count === 0 && hasLine) return null;
  const parts = [
    hasLine ? null : textOf('counterDevice.leaveOffline'),
    count === 0 ? null : textOf('counterDevice.leaveText', { count }),
  ];
  const question = parts.filter((part) => part !== null).join(' ');
  return count === 0 ? { question } : { title, question };
}
