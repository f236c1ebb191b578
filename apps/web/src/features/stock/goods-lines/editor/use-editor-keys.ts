import { useEffect, useEffectEvent } from 'react';
import { isSaveKey } from '../../../../ui/form/use-save-shortcut.ts';
import type { SaveState } from '../goods-kind.ts';

/** Ctrl+S saves the draft, Ctrl+Enter issues the document, wherever the focus is on the screen; not under a dialog. */
export function useEditorKeys(save: (state: SaveState) => Promise<void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const state = isSaveKey(event) ? 'DRAFT' : isIssueKey(event) ? 'FINAL' : null;
    if (state === null) return;
    event.preventDefault();
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    if (!event.repeat && !isInDialog) void save(state);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isIssueKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
