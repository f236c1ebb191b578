const prefix = 'bahi-';
let kept: ServiceWorkerRegistration | null = null;
let isRefused = false;
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

/** A page that stands open fetches what a newer release brings even where no screen comes to rest. */
const latestMilliseconds = 10_000;
/** Taking over is a matter of moments; what hangs is not waited for. */
const takingMilliseconds = 1500;
/** For all of the app on a slow line. What has come by then stays, and the next try begins there. */
const wholeMilliseconds = 120_000;

/**
 * Where the browser keeps the app already, a release that waits begins with this page, whatever screen it is: who is about
 * to sign in, or whose page does not understand the server any more, never comes to the frame.
 */
export function followKeptApp(): void {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.waiting?.postMessage('take-over'))
    .catch(() => undefined);
  setTimeout(() => void keepAppHere(), latestMilliseconds);
}

/** Loads the page anew as the server has it, with the release that waits here, so that a reload heals what a release broke. */
export async function refreshPage(): Promise<void> {
  try {
    await Promise.race([letNewerBegin(), after(takingMilliseconds)]);
  } catch {
    // The server is asked by the reload itself.
  }
  window.location.reload();
}

async function letNewerBegin(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage('ask-first');
  const waiting = registration?.waiting ?? null;
  if (waiting === null) return;
  const taken = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  waiting.postMessage('ask-first');
  waiting.postMessage('take-over');
  await taken;
}

function after(milliseconds: number): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), milliseconds));
}

/**
 * Keeps the shell of the app in this browser, and what a newer release brings of it: it is taken up here, where a page
 * begins, and never in the middle of something. Where the browser keeps nothing the app needs its line.
 */
export async function keepAppHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // One whose first worker did not come is none any more.
  if ((kept?.active ?? kept?.waiting ?? kept?.installing ?? null) !== null) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    kept = registration;
    registration.waiting?.postMessage('take-over');
    registration.addEventListener('updatefound', () => follow(registration));
    follow(registration);
  } catch (error) {
    // A page of development has none, and some browsers refuse it in private windows.
    isRefused = error instanceof DOMException && error.name === 'SecurityError';
  }
}

/** `failed`: it is tried again. `cannot`: this browser keeps nothing, and needs its line. */
export type WholeApp = 'kept' | 'failed' | 'cannot';
let keeping: Promise<WholeApp> | null = null;

/** Keeps all of the app, for who starts without a line; resolves when it is there, or did not come in time. */
export function keepWholeApp(): Promise<WholeApp> {
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) return Promise.resolve('cannot');
  keeping ??= Promise.race([askForWhole(), after(wholeMilliseconds)])
    .then((answer) => (answer === 'late' ? 'failed' : answer))
    .finally(() => {
      keeping = null;
    });
  return keeping;
}

async function askForWhole(): Promise<WholeApp> {
  try {
    await caches.open(wholeMark);
    await keepAppHere();
    // A page of development has no worker; elsewhere it is the line that failed.
    if (kept === null) return isRefused || import.meta.env.DEV ? 'cannot' : 'failed';
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) =>
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    port1.start();
    active?.postMessage('keep-whole', [port2]);
    if ((await answered) === 'kept') return 'kept';
    // Its files may be those of a release that the server does not have any more.
    lookForNewerApp();
    return 'failed';
  } catch {
    return 'cannot';
  }
}

/** Where this browser is no counter any more, newer releases are kept by their shell alone. */
export async function forgetWholeApp(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(wholeMark).catch(() => false);
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
