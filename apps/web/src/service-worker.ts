// What the browser keeps of the app, so that a registered counter starts without a line. Only what the build made is kept,
// never an answer of the server; where there is a line, the page itself comes from the server. The build puts in its files
// and the name of their version.

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Asked = Waiting & { request: Request; respondWith: (answer: Promise<Response>) => void };
declare const builtFiles: readonly string[];
declare const builtVersion: string;
declare const skipWaiting: () => Promise<void>;
declare const clients: { claim: () => Promise<void> };

const prefix = 'bahi-';
const current = prefix + builtVersion;
/** Under which the page is kept. */
const page = '/';
/** Who has a line waits no longer for the page than this: it stands here. */
const patienceMilliseconds = 4000;
const kept = new Set(builtFiles);
/** Addresses that are no screen of the app. */
const notOurs = /^\/(api|backends|paper|health|documents)(\/|$)/;

addEventListener('install', (event) => {
  if (isWaiting(event)) event.waitUntil(keep());
});

addEventListener('activate', (event) => {
  if (isWaiting(event)) event.waitUntil(takeOver());
});

addEventListener('message', ({ data }) => {
  // Said by a page that begins: nothing is being sold in it yet.
  if (data === 'take-over') void skipWaiting();
});

addEventListener('fetch', (event) => {
  if (!isAsked(event) || event.request.method !== 'GET') return;
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || notOurs.test(pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(openPage(event.request));
  // A page of the version before asks for its own files, which are kept as well.
  else if (kept.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(keptFile(event.request));
});

/** Keeps all files of this version; those that an earlier one had already are not fetched again, for their names say what is in them. */
async function keep(): Promise<void> {
  const cache = await caches.open(current);
  await Promise.all(
    builtFiles.map(async (file) => {
      const here = await caches.match(file);
      await (here === undefined ? cache.add(file) : cache.put(file, here));
    }),
  );
  await cache.add(new Request(page, { cache: 'reload' }));
}

/** A page of the version before may still be open, and asks for its own files: those are kept once more. */
async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const before = names.filter((name) => name !== current).at(-1);
  await Promise.all(names.filter((name) => name !== current && name !== before).map((name) => caches.delete(name)));
  await clients.claim();
}

async function openPage(request: Request): Promise<Response> {
  const here = await (await caches.open(current)).match(page);
  if (here === undefined) return fetch(request);
  const gone = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMilliseconds));
  const answer = await Promise.race([fetch(request).catch(() => null), gone]);
  // What stands before the server says that it is not there: the app is.
  return answer === null || answer.status >= 500 ? anew(here) : answer;
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

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

function isWaiting(event: Event): event is Event & Waiting {
  return 'waitUntil' in event;
}

function isAsked(event: Event): event is Event & Asked {
  return 'respondWith' in event;
}
