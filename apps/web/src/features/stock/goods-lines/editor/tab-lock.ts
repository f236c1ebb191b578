/** A name that this tab holds alone, of all tabs of the browser, until it lets go of it or another one takes it. */
export type TabLock = { readonly name: string; readonly release: () => void };

/** `now`: only if it is free; `soon`: also if a page that is being left lets go of it; `taking`: whoever holds it. */
export type Asking = { how: 'now' | 'soon' | 'taking'; onLost: () => void };

/** A slow phone takes its time to leave a page. */
const soonMilliseconds = 2000;

/** Asks for a name; null when another tab holds it. `onLost` is called when another tab takes it from this one. */
export function takeTabLock(name: string, { how, onLost }: Asking): Promise<TabLock | null> {
  // Locks exist only in secure contexts: without them every tab is given every name.
  if (!('locks' in navigator)) return Promise.resolve({ name, release: () => undefined });
  return new Promise((resolve) => {
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    const hold = (lock: Lock | null): Promise<void> | null => {
      isHeld = lock !== null;
      resolve(isHeld ? { name, release: held.resolve } : null);
      return isHeld ? held.promise : null;
    };
    // What waited in vain and what was taken away are both refused.
    navigator.locks.request(`bahi.${name}`, optionsOf(how), hold).catch(() => (isHeld ? onLost() : resolve(null)));
  });
}

function optionsOf(how: Asking['how']): LockOptions {
  if (how === 'now') return { ifAvailable: true };
  return how === 'taking' ? { steal: true } : { signal: AbortSignal.timeout(soonMilliseconds) };
}
