import { useEffect, useEffectEvent } from 'react';
import { isAcceptKey, isSaveKey } from '../../../../ui/form/use-save-shortcut.ts';
import type { SaveState } from '../goods-kind.ts';

/** Ctrl+S saves the draft, as Ctrl+A does outside of a text, Ctrl+Enter issues the document, wherever the focus is on the screen; not under a dialog. */
export function useEditorKeys(save: (state: SaveState) => Promise<void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAccepted = isAcceptKey(event);
    const state = isSaveKey(event) || isAccepted ? 'DRAFT' : isIssueKey(event) ? 'FINAL' : null;
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    if (state === null || (isAccepted && isInDialog)) return;
    event.preventDefault();
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
