import { useEffect, useEffectEvent } from 'react';
import { topmostDialog } from '../../../../ui/dialogs/dialog-place.ts';
import { isAcceptKey, isSaveKey } from '../../../../ui/form/use-save-shortcut.ts';
import type { SaveState } from '../goods-kind.ts';

/**
 * Ctrl+S saves the draft, as Ctrl+A does from a control of the screen that takes no text, Ctrl+Enter issues the document,
 * wherever the focus is on the screen; not under a dialog.
 */
export function useEditorKeys(save: (state: SaveState) => Promise<void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOver = isWithin(event.target, '[role="dialog"]') || topmostDialog() !== null;
    const isAccepted = isAcceptKey(event) && !isOver && isWithin(event.target, 'main');
    const state = isSaveKey(event) || isAccepted ? 'DRAFT' : isIssueKey(event) ? 'FINAL' : null;
    if (state === null) return;
    event.preventDefault();
    if (!event.repeat && !isOver) void save(state);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isWithin(target: EventTarget | null, place: string): boolean {
  return target instanceof Element && target.closest(place) !== null;
}

function isIssueKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
