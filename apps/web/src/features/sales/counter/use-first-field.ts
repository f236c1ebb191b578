import { type RefObject, useEffect, useRef } from 'react';

/** Another step of a dialog begins at its first field, or at what is marked: the dialog gave the focus to the step before. */
export function useFirstField<E extends HTMLElement>(): RefObject<E | null> {
  const step = useRef<E>(null);
  useEffect(() => {
    const marked = step.current?.querySelector<HTMLElement>('[data-autofocus]');
    (marked ?? step.current?.querySelector<HTMLElement>('input:not(:disabled), button'))?.focus();
  }, []);
  return step;
}
