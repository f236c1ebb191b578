import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isSaveKey } from '../../../ui/form/use-save-shortcut.ts';

export type CounterKey = 'F2' | 'F4' | 'F6' | 'F7' | 'F8' | 'F9' | 'F10';
type Keys = {
  acts: Record<CounterKey, () => void>;
  field: RefObject<HTMLInputElement | null>;
  /** Something else is open, and has the keys. */
  isElsewhere: boolean;
  onSaveDraft: () => void;
};

/**
 * The keys of the counter, wherever the focus is on the screen: what is typed or scanned outside of a field goes to the
 * one input, so that nothing is lost after a click on something else.
 */
export function useCounterKeys({ acts, field, isElsewhere, onSaveDraft }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (isElsewhere || event.isComposing || isInDialog(event.target)) return;
    const isWithControl = event.ctrlKey || event.metaKey;
    const act = actOf(event, acts);
    if (act !== undefined) {
      event.preventDefault();
      if (!event.repeat) act();
    } else if (isSaveKey(event)) {
      event.preventDefault();
      onSaveDraft();
    } else if (event.key.length === 1 && event.key !== ' ' && !isWithControl && !event.altKey && !isField(event.target))
      // The key itself goes where the focus is by then.
      field.current?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function actOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, acts: Keys['acts']) {
  if (altKey || shiftKey) return undefined;
  if (ctrlKey || metaKey) return key === 'Enter' ? acts.F9 : undefined;
  return Object.entries(acts).find(([name]) => name === key)?.[1];
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/** Inputs that take no text: what is scanned there is meant for the one that does. */
const notTyped = new Set(['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color']);

function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type);
  return target instanceof HTMLTextAreaElement;
}
