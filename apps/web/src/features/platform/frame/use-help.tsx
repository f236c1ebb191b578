import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { topmostDialog, wayBack } from '../../../ui/dialogs/dialog-place.ts';
import { textOf } from '../../../platform/i18n.ts';
import { showToast } from '../../../platform/toasts.ts';
import type { HelpWay } from '../manual/HelpPanel.tsx';

/** Loaded when it is opened for the first time. */
const loadPanel = () => import('../manual/HelpPanel.tsx');
const HelpPanel = lazy(async () => ({ default: (await loadPanel()).HelpPanel }));

type Help = { open: () => void; close: () => void; isBeside: boolean; panel: ReactNode };

/** The help of the open screen, also by F1: what is typed on the screen stays as it is. */
export function useHelp(isDesktop: boolean): Help {
  const [way, setWay] = useState<HelpWay | null>(null);
  const goBack = useRef(() => {});
  const close = (): void => {
    setWay(null);
    // A dialog brings the focus back by itself.
    if (way === 'beside') goBack.current();
  };
  const open = (): void => {
    const next = isDesktop && topmostDialog() === null ? 'beside' : 'above';
    goBack.current = wayBack();
    loadPanel().then(
      () => setWay(next),
      // Without a line it is said so, and the screen stays as it is.
      () => showToast({ kind: 'error', message: textOf('connection.noAnswer') }),
    );
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'F1' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (event.repeat) return;
    const isCovered = way === 'beside' && topmostDialog() !== null;
    if (way === null || isCovered) open();
    else close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const panel =
    way === null ? null : (
      <Suspense>
        <HelpPanel way={way} onClose={close} />
      </Suspense>
    );
  return { open, close, isBeside: way === 'beside', panel };
}
