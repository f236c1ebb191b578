import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { oauthClient, sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signal } from '../platform/embedded-postgres/embedded-postgres-process.ts';
import { call, send } from '../testing/caller.ts';
import { newcomersPassword, openStall, type Stall, stallBill } from './testing/newcomer.ts';
import { clearPrograms, databaseOf, freePort, makeDataFolder, type Program, startProgram } from './testing/program.ts';

// Whole programs and databases are started here, which takes its time on a machine that does other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let dataFolder: string;
let settings: Record<string, string>;
let program: Program;
let stall: Stall;
beforeAll(async () => {
  dataFolder = makeDataFolder();
  settings = { BAHI_DATA: dataFolder, PORT: String(await freePort()) };
  program = await startProgram(settings);
  stall = await openStall(program);
});
afterAll(clearPrograms);

const wantedEnds: [string, () => Promise<unknown>][] = [
  ['an orderly stop', () => (program.signal('SIGTERM'), program.ended)],
  ['kill -9', () => program.kill()],
  ['kill -9 of it and of its database', () => (signal(databaseOf(dataFolder)?.pid ?? 0, 'SIGKILL'), program.kill())],
];

test.for(wantedEnds)('after %s the next start just works, and a save sent again is not made again', async ([, end]) => {
  const before = (await call(stall.owner, invoiceContract.list, {})).recordsTotal;
  const sent = { body: stallBill(stall) };
  const key = { 'idempotency-key': `save-${before}` };
  const first = await send(stall.owner, invoiceContract.create, sent, key);
  expect(first.status).toBe(200);
  const answer = await first.text();
  await end();
  program = await startProgram(settings);
  const again = await send(stall.owner, invoiceContract.create, sent, key);
  expect([again.status, await again.text()]).toEqual([200, answer]);
  expect((await call(stall.owner, invoiceContract.list, {})).recordsTotal).toBe(before + 1);
  const next = await call(stall.owner, invoiceContract.create, { body: stallBill(stall) });
  expect(next.code).toMatch(new RegExp(`-${String(before + 2).padStart(5, '0')}$`));
});

async function signInByBrowser(at: Stall) {
  const answer = await send(
    { ...at.owner, token: null },
    sessionContract.token,
    { body: { grant_type: 'password', username: at.userName, password: newcomersPassword } },
    { authorization: `Basic ${btoa(`${oauthClient.id}:${oauthClient.secret}`)}`, 'sec-fetch-site': 'same-origin' },
  );
  const tokens = sessionContract.token.answer.parse(await answer.json());
  const [line = ''] = answer.headers.getSetCookie();
  return { token: tokens.access_token, cookie: line.split(';')[0] ?? '' };
}

test('two installations run side by side and share one browser', async () => {
  const other = await startProgram({ BAHI_DATA: makeDataFolder() });
  const otherStall = await openStall(other);
  const here = await signInByBrowser(stall);
  const there = await signInByBrowser(otherStall);
  const [name, otherName] = [here, there].map(({ cookie }) => cookie.split('=')[0]);
  expect(name).toMatch(/^bahi_[0-9a-f]{8}$/);
  expect(otherName).toMatch(/^bahi_[0-9a-f]{8}$/);
  expect(otherName).not.toBe(name);
  // A browser sends the cookies of a host to all its ports.
  const browser = { cookie: `${here.cookie}; ${there.cookie}`, 'sec-fetch-site': 'same-origin' };
  const customersOf = (at: Stall, token: string) =>
    call({ ...at.owner, token }, customerContract.list, {}, browser).then(({ rows }) => rows.length);
  expect(await customersOf(stall, here.token)).toBe(1);
  expect(await customersOf(otherStall, there.token)).toBe(1);
  // Each knows its own people only.
  expect((await send({ ...otherStall.owner, token: here.token }, customerContract.list, {}, browser)).status).toBe(401);
  other.signal('SIGINT');
  expect(await other.ended).toMatchObject({ code: 0 });
  expect(await customersOf(stall, here.token)).toBe(1);
});
