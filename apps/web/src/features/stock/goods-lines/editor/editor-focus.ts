import { type RefObject, useEffect } from 'react';
import { useIsDesktop } from '../../../../ui/shell/use-desktop.ts';

/** Moves to the first field that is marked, once the marks are on the page; to the lines when there are none yet. */
export function focusFirstMistake(editor: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const marked = editor?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = marked ?? editor?.querySelector<HTMLElement>('[data-cell="item"]');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
}

/** A new document begins with its party, or with the first field of a part; on a phone nothing is focused, for that would open the keyboard. */
export function useFirstFocus(field: RefObject<HTMLElement | null>, isNew: boolean): void {
  const isDesktop = useIsDesktop();
  useEffect(() => {
    if (!isNew || !isDesktop) return undefined;
    // After the frame has given the focus to the title of the screen.
    const frame = requestAnimationFrame(() => (field.current?.querySelector('input') ?? field.current)?.focus());
    return () => cancelAnimationFrame(frame);
    // Only when the document is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
