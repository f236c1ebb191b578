import { type RefObject, useEffect } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+S or ⌘S, on a Nepali keyboard too. */
export function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyS' || key.toLowerCase() === 's');
}

/** Inputs that take no text. */
const notTyped = new Set(['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color']);

/** Ctrl+A or ⌘A, by which Tally accepts; where there is text to write, the key selects all of it, as everywhere. */
export function isAcceptKey(event: Key & Pick<KeyboardEvent, 'target'>): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isA = (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyA' || key.toLowerCase() === 'a');
  return isA && !isWritten(target);
}

function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target instanceof HTMLTextAreaElement);
}

/** Ctrl+S saves the form, and Ctrl+A outside of its texts, wherever the focus is on its screen or in its dialog; a dialog above it has its own. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if ((!isSaveKey(event) && !isAcceptKey(event)) || form.current === null) return;
      const place = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      const isMeant = place === form.current.closest('[role="dialog"]');
      // Selecting what stands in another dialog is the browser's.
      if (isMeant || isSaveKey(event)) event.preventDefault();
      if (!event.repeat && isMeant) form.current.requestSubmit();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form]);
}
