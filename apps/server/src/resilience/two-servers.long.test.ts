import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { oauthClient, sessionContract } from '@bahi/contract/account/session/session.contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { linkBlocks } from '../platform/core/audit-chain.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { call, send } from '../testing/caller.ts';
import type { Person } from '../testing/people.ts';
import {
  asOwner,
  createDatabase,
  dropDatabase,
  testChainKey,
  testSecret,
  type TestServer,
} from '../testing/test-database.ts';
import { newcomersPassword, openStall, type Stall, stallBill } from './testing/newcomer.ts';
import { clearPrograms, makeDataFolder, type Program, runToEnd, startProgram } from './testing/program.ts';

let settings: Record<string, string>;
let programs: [Program, Program];
let stall: Stall;
let database: { server: TestServer; name: string };
let close: () => Promise<void>;

/** The second, and what the last answer itself may take on a busy machine. */
const patience = 2000;

/**
 * Whole programs on one database: that of `DATABASE_URL`, which may be an older PostgreSQL, or else an embedded one by
 * its socket. Its owner is no superuser, as an administrator would set it up.
 */
beforeAll(async () => {
  const { server, stop } = await openServer();
  const name = `two_servers_${process.pid}`;
  const owner = `shopkeeper_${process.pid}`;
  await asOwner(server, 'postgres', (query) => query(`create role ${owner} login createrole password 'Himal8848'`));
  await createDatabase(server, name, 'template1');
  await asOwner(server, 'postgres', (query) => query(`alter database ${name} owner to ${owner}`));
  // A later PostgreSQL gives power over the role of the requests to who made it, and another run may have.
  await asOwner(server, name, (query) =>
    query(`do $$ begin
      if exists (select from pg_roles where rolname = 'bahi_app') then grant bahi_app to ${owner}; end if; end $$`),
  );
  database = { server, name };
  close = async () => {
    await dropDatabase(server, name);
    // It made the membership of the roles of requests, which goes with it.
    await asOwner(server, 'postgres', (query) => query(`drop owned by ${owner}; drop role ${owner}`));
    await stop();
  };
  const { host, port } = server;
  const url = host.startsWith('/')
    ? `postgresql:///${name}?${new URLSearchParams({ host, port: String(port), user: owner }).toString()}`
    : `postgresql://${owner}:Himal8848@${host}:${port}/${name}`;
  settings = { DATABASE_URL: url, BAHI_SECRET: testSecret, BAHI_DATA: makeDataFolder() };
  programs = await Promise.all([startProgram(settings), startProgram({ ...settings, BAHI_DATA: makeDataFolder() })]);
  stall = await openStall(programs[0]);
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await close();
  await clearPrograms();
});

async function openServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const given = inject('databaseServer');
  if (given.isExternal) return { server: given, stop: () => Promise.resolve() };
  const postgres = await startEmbeddedPostgres({ dataFolder: makeDataFolder() });
  const { socketFolder: host, port, superuser: user } = postgres;
  return { server: { ...given, host, port, user }, stop: () => postgres.stop() };
}

function owners(): [Person, Person] {
  return [
    { ...stall.owner, base: programs[0].base },
    { ...stall.owner, base: programs[1].base },
  ];
}

test('both became ready on an empty database; who signed in at one is known at the other', async () => {
  const [here, there] = owners();
  expect((await call(here, customerContract.list, {})).recordsTotal).toBe(1);
  expect((await call(there, customerContract.list, {})).recordsTotal).toBe(1);
  const body = { grant_type: 'password' as const, username: stall.userName, password: newcomersPassword };
  const basic = `Basic ${btoa(`${oauthClient.id}:${oauthClient.secret}`)}`;
  const tokens = await call({ ...there, token: null }, sessionContract.token, { body }, { authorization: basic });
  const signedInThere = { ...here, token: tokens.access_token };
  expect((await call(signedInThere, customerContract.list, {})).recordsTotal).toBe(1);
  await call(signedInThere, sessionContract.logout, {});
  await expectRefusalWithinASecond({ ...there, token: tokens.access_token });
});

test('bills of both at the same time are numbered without a gap, and all books are in order', async () => {
  const bills = await Promise.all(
    Array.from({ length: 60 }, (_, position) =>
      call(owners()[position % 2 === 0 ? 0 : 1], invoiceContract.create, { body: stallBill(stall) }),
    ),
  );
  const numbers = bills.map(({ code }) => Number(code?.split('-').at(-1))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, position) => position + 1));
  const verified = await runToEnd(settings, 'verify.ts');
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
});

test('a right that ends is gone at both within a second', async () => {
  const [here, there] = owners();
  const { businessId, userId } = stall.owner;
  const endRights = (day: string | null): Promise<unknown> =>
    asOwner(database.server, database.name, async (query) => {
      const transactionId = randomUUID();
      await query('begin');
      await query('select begin_tenant($1, null, $2, $3)', [businessId, userId, transactionId]);
      await query(
        `update user_role set effective_from = least(effective_from, '2000-01-01'), effective_till = $3
         where business_id = $1 and user_id = $2`,
        [businessId, userId, day],
      );
      const blocks = linkBlocks(testChainKey, { businessId, transactionId });
      await query('select seal_audit($1, $2, $3)', [businessId, ...blocks]);
      await query('commit');
    });
  await endRights('2000-01-02');
  await Promise.all([expectRefusalWithinASecond(here), expectRefusalWithinASecond(there)]);
  await endRights(null);
});

/** Asks again and again until the answer is 403, which must not take longer than the promised second. */
async function expectRefusalWithinASecond(person: Person): Promise<void> {
  const began = performance.now();
  for (;;) {
    const answer = await send(person, customerContract.list, {});
    await answer.arrayBuffer();
    if (answer.status === 403) return;
    expect(performance.now() - began, 'it acts within a second').toBeLessThan(patience);
  }
}
