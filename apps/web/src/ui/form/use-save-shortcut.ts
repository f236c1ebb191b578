import { type RefObject, useEffect } from 'react';
import { topmostDialog } from '../dialogs/dialog-place.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+S or ⌘S, on a Nepali keyboard too. */
export function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyS' || key.toLowerCase() === 's');
}

/** Inputs that take no text. */
const notTyped = new Set(['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color']);

/**
 * Ctrl+A or ⌘A, by which Tally accepts, on a control that takes no text: in a text the key selects all of it, and beside
 * all controls what stands there, as everywhere.
 */
export function isAcceptKey(event: Key & Pick<KeyboardEvent, 'target'>): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isA = (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyA' || key.toLowerCase() === 'a');
  return isA && isChosen(target);
}

/** Whether it is a control to press or to choose by. */
function isChosen(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return notTyped.has(target.type);
  return target instanceof HTMLButtonElement || target instanceof HTMLSelectElement;
}

type Options = {
  /** False where saving is final: what no edit puts right is confirmed by its button or Ctrl+S alone. */
  isAccepted?: boolean;
};

/**
 * Ctrl+S saves the form wherever the focus is on its screen or in its dialog, and Ctrl+A from its controls outside of
 * texts; a dialog above it has its own.
 */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, { isAccepted = true }: Options = {}): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const element = form.current;
      if (element === null) return;
      const own = element.closest('[role="dialog"]');
      const place = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      // With the focus nowhere it is still the topmost dialog that is meant, and not the screen beneath.
      const isMeant = own === topmostDialog() && (place === null || place === own);
      const accepts = isAccepted && isMeant && isAcceptKey(event) && isControlOf(element, event.target);
      if (!isSaveKey(event) && !accepts) return;
      event.preventDefault();
      if (!event.repeat && isMeant) element.requestSubmit();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form, isAccepted]);
}

function isControlOf(form: HTMLFormElement, target: EventTarget | null): boolean {
  return target instanceof Element && [...form.elements].includes(target);
}
