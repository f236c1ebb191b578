import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

type Place = { content: HTMLElement | null; openers: readonly HTMLElement[]; close: () => void };

/** The open dialogs, the topmost last. */
let open: readonly Place[] = [];
const listeners = new Set<() => void>();
/** What each dialog on the page was opened from, by its element. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();
/** Where the focus goes back to: what had it last, or the button of its menu; then what its own dialog was opened from. */
let homes: readonly HTMLElement[] = [];
/** After the focus has gone into a dialog that opens in the same moment. */
const returnAfterMilliseconds = 10;

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const dialog = target.closest('[role="dialog"]');
  homes = [menuButtonOf(target) ?? target, ...((dialog === null ? undefined : openersOf.get(dialog)) ?? [])];
});

// One listener for all dialogs: each press closes one of them, also when that one asks a question in another dialog.
document.addEventListener(
  'keydown',
  (event) => {
    const topmost = open.at(-1);
    if (event.key !== 'Escape' || event.isComposing || topmost === undefined || !(event.target instanceof Element))
      return;
    // What floats above the dialog, and an open list below a field of it, take the key for themselves.
    const isWithin = event.target === document.body || topmost.content?.contains(event.target) === true;
    const isTaken = event.target.closest('[data-mantine-stop-propagation="true"]') !== null;
    if (isWithin && !isTaken) topmost.close();
  },
  { capture: true },
);

/** The dialog above all others; null where none is open. */
export function topmostDialog(): HTMLElement | null {
  return open.at(-1)?.content ?? null;
}

/** For what opens beside the screen: brings the focus back to where it is now, unless it has gone elsewhere by then. */
export function wayBack(): () => void {
  const openers = homes;
  return () => setTimeout(() => returnFocus(null, openers), returnAfterMilliseconds);
}

/**
 * The place of a dialog among those that are open: the topmost lies above the others and is closed by Escape. When it
 * closes, the focus returns to what it was opened from, or, if that is gone, to what lay below it, at last to the
 * dialog beneath or, where there is none, to the title of the screen.
 */
export function useDialogPlace(opened: boolean, onClose: () => void) {
  const place = useRef<Place>({ content: null, openers: [], close: onClose });
  useEffect(() => {
    place.current.close = onClose;
  }, [onClose]);
  const position = useSyncExternalStore(subscribe, () => open.indexOf(place.current));
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const own = place.current;
    own.openers = homes;
    if (own.content !== null) openersOf.set(own.content, own.openers);
    change([...open, own]);
    return () => {
      change(open.filter((other) => other !== own));
      const { content, openers } = own;
      setTimeout(() => returnFocus(content, openers), returnAfterMilliseconds);
    };
  }, [opened]);
  const contentRef = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    place.current.content = element;
    openersOf.set(element, place.current.openers);
  }, []);
  return { depth: Math.max(0, position), contentRef };
}

function returnFocus(closed: HTMLElement | null, openers: readonly HTMLElement[]): void {
  const active = document.activeElement;
  const isTaken = active !== null && active !== document.body && closed?.contains(active) !== true;
  if (isTaken) return;
  const below = open.at(-1)?.content;
  const home = openers.find((opener) => opener.isConnected && (below == null || below.contains(opener)));
  // Behind an open dialog neither Tab nor Escape would do anything: there the dialog itself takes the focus.
  const instead = below ?? document.querySelector<HTMLElement>('[data-page-title]');
  (home ?? instead)?.focus({ preventScroll: true });
}

/** A menu goes when one of its items is chosen; its button stays. */
function menuButtonOf(element: HTMLElement): HTMLElement | null {
  const menu = element.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

function change(next: readonly Place[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
