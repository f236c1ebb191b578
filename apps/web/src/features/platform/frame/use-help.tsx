import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { textOf } from '../../../platform/i18n.ts';
import { showToast } from '../../../platform/toasts.ts';
import { topmostDialog, wayBack } from '../../../ui/dialogs/dialog-place.ts';
import { useIsWide } from '../../../ui/shell/use-desktop.ts';

/** Loaded when it is opened for the first time. */
const loadPanel = () => import('../manual/HelpPanel.tsx');
const HelpPanel = lazy(async () => ({ default: (await loadPanel()).HelpPanel }));

/** Of what stands beside the screen, for the button that opens it. */
export const helpId = 'help-of-screen';

export type Help = { open: () => void; close: () => void; toggle: () => void; isOpen: boolean; isBeside: boolean };

/**
 * The help of the open screen, also by F1: what is typed on the screen stays as it is. It stands beside the screen where
 * there is room, and above it elsewhere; over a dialog it opens above that, and what stood beside the screen stays.
 */
export function useHelp(): Help & { panel: ReactNode } {
  const hasRoom = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const [isOverDialog, setOverDialog] = useState(false);
  const isBeside = isOpen && hasRoom;
  const goBack = useRef(() => {});
  const close = (): void => {
    setOpen(false);
    // A dialog brings the focus back by itself.
    if (isBeside) goBack.current();
  };
  const open = (): void => {
    loadPanel().then(
      () => {
        if (topmostDialog() !== null) return setOverDialog(true);
        if (isOpen) return;
        goBack.current = wayBack();
        setOpen(true);
      },
      // The screen stays as it is. With a line it is a release that took its file away.
      () =>
        showToast({ kind: 'error', message: textOf(navigator.onLine ? 'connection.outdated' : 'connection.noAnswer') }),
    );
  };
  const toggle = (): void => (isOpen ? close() : open());
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'F1' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (event.repeat) return;
    const isCovered = isBeside && topmostDialog() !== null;
    if (isOverDialog) setOverDialog(false);
    else if (isOpen && !isCovered) close();
    else open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const panel = (
    <Suspense>
      {isOpen ? <HelpPanel id={helpId} way={hasRoom ? 'beside' : 'above'} onClose={close} /> : null}
      {isOverDialog ? <HelpPanel way="above" onClose={() => setOverDialog(false)} /> : null}
    </Suspense>
  );
  return { open, close, toggle, isOpen, isBeside, panel };
}
