import { useEffect, useEffectEvent } from 'react';

/** A scanner sends a key each few milliseconds; nobody types so fast where there is nothing to type into. */
const longestPauseMilliseconds = 100;
const shortestCode = 4;

/**
 * Hears a scanner that works as a keyboard: a burst of keys that ends with Enter, where no text field has the focus and no
 * dialog is open. Its Enter presses no button.
 */
export function useKeyScanner(onScan: (code: string) => void): void {
  const tell = useEffectEvent(onScan);
  useEffect(() => {
    let code = '';
    let before = -Infinity;
    const listen = (event: KeyboardEvent): void => {
      const { key, timeStamp } = event;
      const isBurst = timeStamp - before <= longestPauseMilliseconds;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isElsewhere(event.target)) {
        code = '';
        return;
      }
      if (key === 'Enter' && isBurst && code.length >= shortestCode) {
        event.preventDefault();
        event.stopPropagation();
        tell(code);
        code = '';
      } else if (key.length === 1) {
        code = isBurst ? code + key : key;
        before = timeStamp;
        // Within a burst nothing scrolls and no button is pressed by a space.
        if (code.length > 1) event.preventDefault();
      } else if (key !== 'Shift') code = '';
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

const withoutText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color', 'image'];

/** Where the keys belong to somebody else: a text field, a select, a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null || target.isContentEditable)
    return true;
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
