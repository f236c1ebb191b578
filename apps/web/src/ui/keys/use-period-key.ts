import { type RefObject, useEffect, useEffectEvent } from 'react';
import { topmostDialog } from '../dialogs/dialog-place.ts';

/** Alt+F2, as in Tally, opens the period of what is shown; under a dialog it is the period of that, if it has one. */
export function usePeriodKey(place: RefObject<HTMLElement | null>, open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, repeat } = event;
    if (key !== 'F2' || !altKey || ctrlKey || metaKey || shiftKey || isComposing || place.current === null) return;
    if (topmostDialog()?.contains(place.current) === false) return;
    event.preventDefault();
    if (!repeat) open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
