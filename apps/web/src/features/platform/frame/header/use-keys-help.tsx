import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { topmostDialog } from '../../../../ui/dialogs/dialog-place.ts';
import { lazyPart, Nothing } from '../../../../ui/shell/lazy-part.tsx';

/** Loaded when it is opened for the first time. */
const KeysDialog = lazyPart<{ opened: boolean; onClose: () => void }>(
  async () => (await import('./KeysDialog.tsx')).KeysDialog,
  Nothing,
);

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
