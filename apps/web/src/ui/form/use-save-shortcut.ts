import { type RefObject, useEffect } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+S or ⌘S, on a Nepali keyboard too. */
export function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyS' || key.toLowerCase() === 's');
}

/** Ctrl+S saves the form, wherever the focus is on its screen or in its dialog; a dialog above it has its own. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isSaveKey(event) || form.current === null) return;
      event.preventDefault();
      const place = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      if (!event.repeat && place === form.current.closest('[role="dialog"]')) form.current.requestSubmit();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form]);
}
