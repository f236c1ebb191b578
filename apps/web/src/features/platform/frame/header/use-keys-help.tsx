import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { topmostDialog } from '../../../../ui/dialogs/dialog-place.ts';

/** Loaded when it is opened for the first time. */
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** The dialog that tells the keys, also opened by `?` wherever nothing is written. */
export function useKeysHelp(): { open: () => void; dialog: ReactNode } {
  const [state, setState] = useState({ opened: false, wasOpened: false });
  const open = (): void => setState({ opened: true, wasOpened: true });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWriting(event.target) || topmostDialog() !== null) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const dialog = state.wasOpened ? (
    <Suspense>
      <KeysDialog opened={state.opened} onClose={() => setState({ opened: false, wasOpened: true })} />
    </Suspense>
  ) : null;
  return { open, dialog };
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
