// What the browser keeps of the app: its shell where somebody has signed in, so that the next visit waits for no line, and all
// of it on a registered counter, which starts without one. Only what the build made is kept, never an answer of the server.
// The build puts in its files and the name of their version.

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Asked = Waiting & { request: Request; respondWith: (answer: Promise<Response>) => void };
declare const builtFiles: readonly string[];
declare const shellFiles: readonly string[];
declare const screenParts: readonly string[];
declare const builtVersion: string;
declare const skipWaiting: () => Promise<void>;
declare const clients: { claim: () => Promise<void> };

const prefix = 'bahi-';
const current = prefix + builtVersion;
/** Where it is, all of the app is kept in this browser; the name is no version's. */
const wholeMark = 'bahi.whole';
/** Under which the page is kept. */
const page = '/';
/** Who has a line waits no longer for the page than this: it stands here. */
const patienceMilliseconds = 400;
/** Who asks for the page anew means the server's: a screen of the release before may be what they want to leave. */
const anewMilliseconds = 5000;
const built = new Set(builtFiles);
/** With what the addresses of the app's screens begin; all others are the server's, shared papers among them. */
const ours = new Set(screenParts);
let askedAnewAt = -Infinity;

addEventListener('install', (event) => {
  if (isWaiting(event)) event.waitUntil(keep());
});

addEventListener('activate', (event) => {
  if (isWaiting(event)) event.waitUntil(takeOver());
});

addEventListener('message', (event) => {
  // Said by a page that begins: nothing is being sold in it yet.
  if (event.data === 'take-over') void skipWaiting();
  // Said by a page that is about to be loaded anew.
  if (event.data === 'ask-first') askedAnewAt = performance.now();
  // A registered counter waits for the answer: then the line may go.
  if (event.data === 'keep-whole' && isWaiting(event)) {
    const kept = keepFiles(builtFiles).then(
      () => 'kept',
      () => 'failed',
    );
    event.waitUntil(kept.then((answer) => event.ports[0]?.postMessage(answer)));
  }
});

addEventListener('fetch', (event) => {
  if (!isAsked(event) || event.request.method !== 'GET') return;
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin) return;
  if (event.request.mode === 'navigate') {
    if (ours.has(pathname.split('/')[1] ?? '')) event.respondWith(openPage(event));
  }
  // A page of the version before asks for its own files, which are kept as well.
  else if (built.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(keptFile(event, pathname));
});

/** Keeps the files of this version, and its page. */
async function keep(): Promise<void> {
  await keepFiles((await caches.has(wholeMark)) ? builtFiles : shellFiles);
  await (await caches.open(current)).add(new Request(page, { cache: 'reload' }));
}

/** Those that an earlier version had already are not fetched again, for their names say what is in them. */
async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(current);
  const had = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !had.has(file));
  await Promise.all(
    missing.map(async (file) => {
      const here = await caches.match(file);
      await (here === undefined ? cache.add(file) : cache.put(file, here));
    }),
  );
}

/** A page of the version before may still be open, and asks for its own files: those are kept once more. */
async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const before = names.filter((name) => name !== current).at(-1);
  await Promise.all(names.filter((name) => name !== current && name !== before).map((name) => caches.delete(name)));
  await clients.claim();
}

async function openPage(event: Asked): Promise<Response> {
  const { request } = event;
  const here = await (await caches.open(current)).match(page);
  if (here === undefined) return fetch(request);
  const patience = isAskedAnew(request) ? anewMilliseconds : patienceMilliseconds;
  const gone = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const asked = fetch(request);
  const kept = here.clone();
  event.waitUntil(asked.then((answer) => renew(kept, answer.clone())).catch(() => undefined));
  const answer = await Promise.race([asked.catch(() => null), gone]);
  // What stands before the server says that it is not there: the app is.
  return answer === null || answer.status >= 500 ? anew(here) : answer;
}

/** A reload by the button of the browser, or one that a page has announced. */
function isAskedAnew(request: Request): boolean {
  const isReload = 'isReloadNavigation' in request && request.isReloadNavigation === true;
  return (
    isReload ||
    request.cache === 'reload' ||
    request.cache === 'no-cache' ||
    performance.now() - askedAnewAt < anewMilliseconds
  );
}

/** A release may change the page alone, or what it is allowed: its programs are the same, and so is this worker. */
async function renew(kept: Response, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.redirected) return;
  const copy = answer.clone();
  const [before, now] = await Promise.all([partsOf(kept), partsOf(answer)]);
  if (now.program === null || now.program !== before.program || now.all === before.all) return;
  await (await caches.open(current)).put(page, copy);
}

/** The program that a page begins, and all of the page and its policy but for the nonce, which is of one answer. */
async function partsOf(answer: Response): Promise<{ program: string | null; all: string }> {
  const html = await answer.text();
  const nonce = /<meta name="csp-nonce" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const program = /<script type="module"[^>]* src="([^"]*)"/.exec(html)?.[1] ?? null;
  const all = html + (answer.headers.get('content-security-policy') ?? '');
  return { program, all: nonce === '' ? all : all.replaceAll(nonce, '') };
}

/** The page that is kept, with a nonce of its own as each answer of the server has one. */
async function anew(here: Response): Promise<Response> {
  const html = await here.text();
  const [, before = ''] = /<meta name="csp-nonce" content="([^"]*)"/.exec(html) ?? [];
  const nonce = btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = here.headers.get('content-security-policy') ?? '';
  return new Response(before === '' ? html : html.replaceAll(before, nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': before === '' ? policy : policy.replaceAll(before, nonce),
    },
  });
}

/** A file of this version that was asked for once is kept as well: it is the same for ever, and nobody's. */
async function keptFile(event: Asked, pathname: string): Promise<Response> {
  const { request } = event;
  const here = await caches.match(request, { ignoreVary: true });
  if (here !== undefined) return here;
  const answer = await fetch(request);
  if (answer.ok && built.has(pathname)) {
    const kept = answer.clone();
    event.waitUntil(caches.open(current).then((cache) => cache.put(pathname, kept)));
  }
  return answer;
}

function isWaiting(event: Event): event is Event & Waiting {
  return 'waitUntil' in event;
}

function isAsked(event: Event): event is Event & Asked {
  return 'respondWith' in event;
}
