import type { KeyboardEvent } from 'react';
import type { Selection } from './use-selection.ts';

/** The row's key as its element bears it, for the row beside it to be known. */
const keyName = 'data-row-key';

/** Space chooses the row that has the focus; Shift with an arrow chooses it and the one beside it, and goes there. */
export function chooseByKey(event: KeyboardEvent<HTMLElement>, selection: Selection, key: string | number): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  // Checkbox and menu have these keys for themselves.
  if (target === null || target.closest('[data-row-opener]') === null || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (event.key === ' ' && !event.shiftKey) {
    event.preventDefault();
    selection.toggle(key);
    return;
  }
  if (!event.shiftKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  event.preventDefault();
  const row = event.currentTarget;
  const beside = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  const other = beside?.getAttribute(keyName) ?? null;
  if (other === null) return selection.extend(key, key);
  selection.extend(key, typeof key === 'number' ? Number(other) : other);
  beside?.querySelector<HTMLElement>('[data-row-opener]')?.focus();
}
