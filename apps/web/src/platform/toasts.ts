import { connectionMessages } from '@bahi/contract/frame/connection.messages';
import { nowMilliseconds } from './clock.ts';
import { toastCloseMilliseconds, toastRepeatMilliseconds } from './constants.ts';
import { registerTexts, textOf } from './i18n.ts';

registerTexts(connectionMessages);

export type ToastKind = 'success' | 'error' | 'general';
export type Toast = { kind: ToastKind; message: string; id?: string };

const shownAt = new Map<string, number>();
const waiting: Toast[] = [];
const mountListeners = new Set<() => void>();
let isWanted = false;

/** A toast above all screens. The same one within half a second is shown once; one with an id stands once at a time. */
export function showToast(toast: Toast): void {
  const now = nowMilliseconds();
  const name = toast.id ?? `${toast.kind}:${toast.message}`;
  if (now - (shownAt.get(name) ?? -Infinity) < toastRepeatMilliseconds) return;
  shownAt.set(name, now);
  waiting.push(toast);
  isWanted = true;
  for (const listener of mountListeners) listener();
  void showWaiting();
}

/** For the host of the toasts: whether one was ever wanted, so that its code is loaded only then. */
export const toastHost = {
  subscribe: (listener: () => void) => {
    mountListeners.add(listener);
    return () => mountListeners.delete(listener);
  },
  isWanted: () => isWanted,
};

async function showWaiting(): Promise<void> {
  const { notifications } = await import('@mantine/notifications');
  for (const toast of waiting.splice(0)) {
    notifications.show({
      ...(toast.id === undefined ? {} : { id: toast.id }),
      message: toast.message,
      color: toast.kind === 'error' ? 'crimson' : toast.kind === 'success' ? 'green' : 'indigo',
      position: toast.kind === 'general' ? 'bottom-right' : 'top-center',
      autoClose: toastCloseMilliseconds,
      role: toast.kind === 'error' ? 'alert' : 'status',
      closeButtonProps: { 'aria-label': textOf('connection.dismiss') },
      'data-kind': toast.kind,
    });
  }
}
