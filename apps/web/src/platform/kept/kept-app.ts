const prefix = 'bahi-';
let kept: ServiceWorkerRegistration | null = null;
let isNewer = false;
const listeners = new Set<() => void>();

/** Whether a newer release waits to be taken up, which happens where a page begins; and who wants to know. */
export const newerApp = {
  isThere: (): boolean => isNewer,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Where it is, the worker keeps all of the app; its own name for it (`service-worker.ts`). */
const wholeMark = 'bahi.whole';

/**
 * Keeps the shell of the app in this browser, and what a newer release brings of it: it is taken up here, where a page
 * begins, and never in the middle of something. Where the browser keeps nothing the app needs its line.
 */
export async function keepAppHere(): Promise<void> {
  if (!('serviceWorker' in navigator) || kept !== null) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    kept = registration;
    registration.waiting?.postMessage('take-over');
    registration.addEventListener('updatefound', () => follow(registration));
    follow(registration);
  } catch {
    // A page of development has none, and some browsers refuse it in private windows.
  }
}

/** Keeps all of the app, for who starts without a line; resolves when it is there. */
export async function keepWholeApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await caches.open(wholeMark);
    await keepAppHere();
    if (kept === null) return;
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    port1.start();
    active?.postMessage('keep-whole', [port2]);
    await answered;
  } catch {
    // As above.
  }
}

/** Asks whether there is a newer release; a page that stays open for days would not learn of it by itself. */
export function lookForNewerApp(): void {
  kept?.update().catch(() => undefined);
}

/** What is kept here is not taken away when the disk gets full, as far as the browser can be asked for that. */
export async function keepStorage(): Promise<boolean> {
  return 'storage' in navigator && typeof navigator.storage.persist === 'function'
    ? navigator.storage.persist()
    : false;
}

function follow({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    // The first one of a browser has nobody before it, and begins by itself.
    if (installing.state !== 'installed' || navigator.serviceWorker.controller === null) return;
    void isOwn().then((isSame) => {
      // This page came from the server and is of that release already.
      if (isSame) return installing.postMessage('take-over');
      isNewer = true;
      for (const listener of listeners) listener();
    });
  });
}

/** Whether the release that was kept last is the one that this page is of: the name of its program says what is in it. */
async function isOwn(): Promise<boolean> {
  const program = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  const newest = (await caches.keys()).findLast((name) => name.startsWith(prefix));
  if (program === undefined || newest === undefined) return false;
  return (await (await caches.open(newest)).match(program)) !== undefined;
}
