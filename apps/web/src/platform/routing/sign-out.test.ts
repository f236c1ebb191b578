import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A token of somebody, as the browser reads it. */
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`;
const own = { access: tokenOf('7'), refresh: 'refresh-7' };
const inSample = { access: tokenOf('8'), refresh: 'refresh-8' };

let sent: (string | undefined)[];
const replaced = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.resetModules();
  sent = [];
  replaced.mockReset();
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', {
    location: { origin: 'http://bahi.example', replace: replaced, assign: vi.fn<() => void>() },
    addEventListener: vi.fn<() => void>(),
    history: { state: null },
  });
  // The session in the sample is over by now; one's own goes on.
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['Authorization']);
    const isOver = headers['Authorization'] === `Bearer ${inSample.access}`;
    const body = isOver
      ? { status: 403, code: 'token_expired', message: 'over' }
      : { status: 200, message: '', data: {} };
    return Promise.resolve(
      new Response(JSON.stringify(body), { status: body.status, headers: { 'content-type': 'application/json' } }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

test('who signs out in a sample that is gone ends their own sign-in', async () => {
  const { getTokens, keepWayBack, storeTokens, takeWayBack } = await import('../tokens.ts');
  const { endSignIn } = await import('../sign-out.ts');
  storeTokens(own);
  keepWayBack();
  storeTokens(inSample);
  await endSignIn();
  expect(sent).toEqual([`Bearer ${own.access}`]);
  expect(getTokens()).toBeNull();
  expect(takeWayBack()).toBe(false);
  expect(replaced).not.toHaveBeenCalled();
});

test('who signs out of their own business ends that sign-in', async () => {
  const { getTokens, storeTokens } = await import('../tokens.ts');
  const { endSignIn } = await import('../sign-out.ts');
  storeTokens(own);
  await endSignIn();
  expect([sent, getTokens()]).toEqual([[`Bearer ${own.access}`], null]);
});
