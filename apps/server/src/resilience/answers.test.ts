import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { clientBasic, send as sendPlain } from '../features/account/account/testing/api.ts';
import { password, registerForm, registerOwner, ticketFor } from '../features/account/account/testing/people.ts';
import { call, send } from '../testing/caller.ts';
import { addressIn, openBusiness, type Person } from '../testing/people.ts';
import { addCustomer, openShop, sell } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// What every answer of the server says of itself, whatever is asked.
let app: TestApp;
let owner: Person;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app);
  folder = mkdtempSync(join(tmpdir(), 'bahi-pages-'));
  mkdirSync(join(folder, 'assets'));
  for (const page of ['item', 'bill']) writeFileSync(join(folder, `${page}.html`), '<!doctype html>');
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="ne"><script nonce="__NONCE__"></script></html>',
  );
  writeFileSync(join(folder, 'assets/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets/page.css'), 'body {}');
  for (const name of ['decode.worker-Ab_1.js', 'other.worker-Ab_1.js'])
    writeFileSync(join(folder, 'assets', name), 'postMessage(1)');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const customerForm = async () => ({
  name: 'Ram Kirana',
  phoneNumber: '9841000000',
  focalPerson: 'Ram',
  ...(await addressIn(owner)),
});

/** Asks a server that has pages, too. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const pages = await buildApp(app.services, folder);
  const answer = await pages.inject({ url, headers });
  await pages.close();
  return answer;
}

test.each([
  '/api/v1/init',
  '/api/v1/nothing',
  '/api/v1/openapi.json',
  '/health',
  '/',
  '/item-detail/none/none',
  '/assets/mark.svg',
  '/assets/decode.worker-Ab_1.js',
  '/assets/none',
])('no page of others frames %s, which loads nothing from elsewhere', async (url) => {
  const policy = String((await ask(url)).headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
});

test('what reads barcodes from the camera may run WebAssembly from here, and no page and no other script may', async () => {
  const policyOf = async (url: string) => String((await ask(url)).headers['content-security-policy']);
  expect(await policyOf('/assets/decode.worker-Ab_1.js')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  for (const url of ['/', '/item-detail/none/none', '/assets/other.worker-Ab_1.js'])
    expect(await policyOf(url)).not.toContain('wasm-unsafe-eval');
  // The camera is for our own pages: nothing forbids it to them, and no other page is framed or frames ours.
  expect((await ask('/')).headers['permissions-policy']).toBeUndefined();
});

test('no page of others frames an answer or a file of a signed-in person', async () => {
  const shop = await openShop(app);
  await sell(shop);
  const body = { fromDateAD: '2026-11-01', toDateAD: '2026-11-20', fileType: 'EXCEL' };
  for (const [endpoint, sent] of [
    [customerContract.list, {}],
    [salesReportContract.download, { body }],
  ] as const) {
    const answer = await send(shop.owner, endpoint, sent);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; base-uri 'none'; frame-ancestors 'none'/,
    );
  }
});

test('where people come by TLS every answer keeps their browsers there; none is guessed at, or tells others where they were', async () => {
  const byTls = { 'x-forwarded-proto': 'https' };
  for (const url of ['/', '/api/v1/init', '/api/v1/nothing', '/health', '/assets/page.css', '/assets/none']) {
    const { headers } = await ask(url, byTls);
    expect([url, headers]).toEqual([
      url,
      expect.objectContaining({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      }),
    ]);
  }
  expect((await ask('/')).headers).not.toHaveProperty('strict-transport-security');
});

test.each(['/', '/assets/mark.svg', '/assets/page.css'])('the text of %s says in which letters it is', async (url) => {
  const answer = await ask(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/; charset=utf-8$/i),
  ]);
});

test('over TLS the cookie is bound to the host; on this machine, without TLS, it has a plain name', async () => {
  const { email } = await registerOwner(app);
  const cookieOver = async (protocol: string) => {
    const headers = { authorization: clientBasic, 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': protocol };
    const body = new URLSearchParams({ grant_type: 'password', username: email, password });
    const answer = await fetch(`${app.base}/oauth/token`, { method: 'POST', headers, body });
    const tokens = sessionContract.token.answer.parse(await answer.json());
    const [line = ''] = answer.headers.getSetCookie();
    const opened = await fetch(`${app.base}/init`, {
      headers: { ...headers, authorization: `Bearer ${tokens.access_token}`, cookie: line.split(';')[0] ?? '' },
    });
    return { line, status: opened.status };
  };
  const secure = await cookieOver('https');
  expect(secure.line).toMatch(/^__Host-bahi_[0-9a-f]{8}=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(secure.line).not.toContain('Domain');
  expect(secure.status).toBe(200);
  const plain = await cookieOver('http');
  expect(plain.line).toMatch(/^bahi_[0-9a-f]{8}=[^;]+; .*Path=\/; HttpOnly; SameSite=Strict$/);
  expect(plain.status).toBe(200);
});

test('a page of others makes nobody send a form of theirs: calls that take JSON take nothing else', async () => {
  const form = registerForm();
  const ticket = await ticketFor(app, form.mobileNumber, 'SIGN_UP');
  const sent = await sendPlain(app, 'POST /user/save', {
    form: { ...form, ticket },
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
  expect(sent).toMatchObject({ status: 415, cookie: null });
  const asJson = await sendPlain(app, 'POST /user/save', { body: { ...form, ticket }, browser: true });
  expect(asJson).toMatchObject({ status: 200, cookie: expect.any(String) });
});

test('a full disk is said as what it is: 503, and nothing was stored', async () => {
  await app.asOwner(`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await app.asOwner('create trigger full_disk before insert on customer for each row execute function full_disk()');
  const answer = await send(owner, customerContract.save, { body: await customerForm() });
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({
      status: 503,
      error: 'common.notStored',
      message: expect.stringContaining('Nothing was stored'),
    }),
  ]);
  await app.asOwner('drop trigger full_disk on customer');
});

test('where nothing can be written /health says 503, and 200 as soon as it can', async () => {
  const origin = app.base.replace('/api/v1', '');
  const health = async () => (await fetch(`${origin}/health`)).status;
  const reconnect = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${app.databaseName}' and pid <> pg_backend_pid()`;
  expect(await health()).toBe(200);
  await app.asOwner(`alter database ${app.databaseName} set default_transaction_read_only = on`);
  await app.asOwner(reconnect);
  await expect.poll(health, { timeout: 5000 }).toBe(503);
  const answer = await send(owner, customerContract.save, { body: await customerForm() });
  expect(answer.status).toBe(503);
  await app.asOwner(`begin read write; alter database ${app.databaseName} reset default_transaction_read_only; commit`);
  await app.asOwner(reconnect);
  await expect.poll(health, { timeout: 5000 }).toBe(200);
  expect(await addCustomer(owner, 'Ram Kirana')).toBeGreaterThan(0);
  expect((await call(owner, customerContract.list, {})).rows).toHaveLength(1);
});
