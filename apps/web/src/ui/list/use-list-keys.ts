import { useEffect } from 'react';
import { topmostDialog } from '../dialogs/dialog-place.ts';
import { hasOwnArrows } from './own-arrows.ts';

/** What opens a row: its first button. */
const rows = '[data-list-keys] [data-opens]';

/**
 * The arrows up and down go from row to row of the list on the screen, from its search too; Enter opens the row that has
 * the focus. Nothing happens under a dialog, but for a list within it.
 */
export function useListKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isDown = event.key === 'ArrowDown';
      if ((!isDown && event.key !== 'ArrowUp') || event.defaultPrevented || event.isComposing || hasModifier(event))
        return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isFromSearch = isDown && target?.matches('main [role="searchbox"]') === true;
      if (target === null || (!isFromSearch && hasOwnArrows(target))) return;
      const openers = openersBeside(target);
      const at = openers.findIndex((opener) => opener.closest('[data-opens]')?.contains(target));
      // Up from elsewhere is the page's own.
      const next = isDown ? openers[at + 1] : openers[at - 1];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/** The rows that can be reached: of the topmost dialog where one is open. */
function openersBeside(target: HTMLElement): HTMLElement[] {
  const dialog = topmostDialog();
  if (dialog !== null && !dialog.contains(target)) return [];
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(rows)].flatMap(
    (row) => row.querySelector('button') ?? [],
  );
}
