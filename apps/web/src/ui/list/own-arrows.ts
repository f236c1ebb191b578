/** Where the arrows choose, write or scroll by themselves. */
const ownArrows = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="radiogroup"]';

/** Whether what has the focus uses the arrow keys itself. */
export function hasOwnArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ownArrows) !== null;
}
