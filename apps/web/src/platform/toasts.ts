import { connectionMessages } from '@bahi/contract/platform/frame/connection.messages';
import { nowMilliseconds } from './clock.ts';
import { toastRepeatMilliseconds } from './constants.ts';
import { registerTexts } from './i18n.ts';

registerTexts(connectionMessages);

export type ToastKind = 'success' | 'error' | 'general';
export type Toast = { kind: ToastKind; message: string; id?: string };

const shownAt = new Map<string, number>();
const listeners = new Set<() => void>();
let isWanted = false;

/** A toast above all screens. The same one within half a second is shown once; one with an id stands once at a time. */
export function showToast(toast: Toast): void {
  const now = nowMilliseconds();
  const name = toast.id ?? `${toast.kind}:${toast.message}`;
  if (now - (shownAt.get(name) ?? -Infinity) < toastRepeatMilliseconds) return;
  shownAt.set(name, now);
  loadToasts().then(
    ({ presentToast }) => {
      isWanted = true;
      for (const listener of listeners) listener();
      presentToast(toast);
    },
    // Its code cannot come either: the toast is lost, the screen below it stays.
    () => undefined,
  );
}

/** Brings the code of toasts beforehand: once the line is gone, nothing could say so. */
export function loadToasts() {
  return import('./ToastHost.tsx');
}

/** Takes away what is shown: it belonged to a situation that is over. */
export function clearToasts(): void {
  if (isWanted) void loadToasts().then(({ dismissToasts }) => dismissToasts());
}

/** For the page: whether a toast was ever wanted, so that their code is loaded only then. */
export const toastHost = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => isWanted,
};
