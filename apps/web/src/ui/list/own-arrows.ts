/** Where the arrows choose, write or scroll by themselves; `data-own-arrows`: what scrolls beside the screen. */
const ownArrows =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="radiogroup"], [data-own-arrows]';

/** Whether what has the focus uses the arrow keys itself. */
export function hasOwnArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ownArrows) !== null;
}
