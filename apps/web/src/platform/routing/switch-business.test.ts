import { screens } from '@bahi/contract/screens';
import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A token of somebody, as the browser reads it. */
function tokenOf(sub: string, serial: number): string {
  return `e30.${btoa(JSON.stringify({ sub, jti: String(serial) }))}.x`;
}
const answer = (sub: string, serial: number) => ({
  access_token: tokenOf(sub, serial),
  refresh_token: `refresh-${sub}-${serial}`,
  token_type: 'bearer',
  expires_in: 600,
  office_id: null,
  must_change_password: false,
});
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (status: number, code: string) => json(status, { status, code, error: code, message: 'refused' });

let sent: { path: string; token: string | null }[];
let answerRefresh: (response: Response) => void;
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
  const refreshed = new Promise<Response>((resolve) => {
    answerRefresh = resolve;
  });
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers['Authorization']?.replace('Bearer ', '') ?? null;
    const path = new URL(url, 'http://bahi.example').pathname;
    sent.push({ path, token });
    if (path.endsWith('/oauth/token')) return refreshed;
    if (path.endsWith('/switch')) return Promise.resolve(json(200, { status: 200, message: '', ...answer('8', 1) }));
    return Promise.resolve(
      token === tokenOf('7', 1) ? refused(401, 'invalid_token') : json(200, { status: 200, message: '', data: [] }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['ends well', () => json(200, { status: 200, message: '', ...answer('7', 2) }), tokenOf('7', 2)],
  ['fails', () => json(503, { status: 503, message: 'away' }), tokenOf('7', 1)],
])(
  'a switch waits for a refresh that is under way, which %s, and what it brings stands',
  async (_, response, token) => {
    const { call } = await import('../api-client.ts');
    const { getTokens, storeTokens } = await import('../tokens.ts');
    const { switchBusiness } = await import('./switch-business.ts');
    storeTokens({ access: tokenOf('7', 1), refresh: 'refresh-7-1' });
    const list = call(joinedBusinessContract.list, {}, { isQuiet: true }).catch(() => undefined);
    await vi.waitFor(() => expect(sent.some(({ path }) => path.endsWith('/oauth/token'))).toBe(true));
    const switching = switchBusiness(8);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent.filter(({ path }) => path.endsWith('/switch'))).toEqual([]);
    answerRefresh(response());
    await Promise.all([list, switching]);
    expect(sent.filter(({ path }) => path.endsWith('/switch'))).toMatchObject([{ token }]);
    expect(getTokens()).toMatchObject({ access: tokenOf('8', 1), refresh: 'refresh-8-1' });
    expect(replaced).toHaveBeenCalledWith(screens.dashboard);
  },
);

test('a refresh that is refused because somebody has switched meanwhile signs nobody out', async () => {
  const { call } = await import('../api-client.ts');
  const { getTokens, storeTokens } = await import('../tokens.ts');
  storeTokens({ access: tokenOf('7', 1), refresh: 'refresh-7-1' });
  const list = call(joinedBusinessContract.list, {}, { isQuiet: true }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(sent.some(({ path }) => path.endsWith('/oauth/token'))).toBe(true));
  storeTokens({ access: tokenOf('8', 1), refresh: 'refresh-8-1' });
  answerRefresh(refused(403, 'token_expired'));
  expect(await list).toMatchObject({ name: 'AbortError' });
  expect(getTokens()).toMatchObject({ access: tokenOf('8', 1) });
  expect(replaced).toHaveBeenCalledWith(screens.dashboard);
});
