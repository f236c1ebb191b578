import { commonMessages } from '@bahi/contract/common/common.messages';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { oauthClient, sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectOwner } from '../platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { call, send } from '../testing/caller.ts';
import { testSecret } from '../testing/test-database.ts';
import { openStall, stallBill } from './testing/newcomer.ts';
import { clearPrograms, makeDataFolder, runToEnd, startProgram } from './testing/program.ts';

// Whole programs and databases are started here, which takes its time on a machine that does other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

/** A server of its own with durability on: as an administrator sets one up for Bahi. */
let postgres: EmbeddedPostgres;
let serverFolder: string;
/** What a Bahi beside it is started with. */
let common: Record<string, string>;

beforeAll(async () => {
  serverFolder = makeDataFolder();
  postgres = await startEmbeddedPostgres({ dataFolder: serverFolder });
  common = { BAHI_DATA: makeDataFolder(), BAHI_SECRET: testSecret, BAHI_DEMO: '' };
  await asAdministrator('create role shopkeeper login createrole');
  await asAdministrator('create database bahi owner shopkeeper');
  await asAdministrator('create role stranger login createrole');
  await asAdministrator('create database strangers owner stranger');
});
afterAll(async () => {
  await postgres.stop();
  await clearPrograms();
});

async function asAdministrator(statement: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
  const at = { host: postgres.socketFolder, port: postgres.port, user: 'postgres', database };
  const client = await connectOwner(at);
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The address of a database, over the socket. */
function addressOf(database: string, user: string, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ host: postgres.socketFolder, port: String(postgres.port), user, ...more });
  return `postgresql:///${database}?${search.toString()}`;
}

test('an external database needs BAHI_SECRET', async () => {
  const settings = { ...common, BAHI_SECRET: '', DATABASE_URL: addressOf('bahi', 'shopkeeper') };
  const { code, output } = await runToEnd(settings);
  expect(code).toBe(1);
  expect(output).toBe(
    'DATABASE_URL is set, and BAHI_SECRET is not: give BAHI_SECRET a random text of at least 32 characters, ' +
      'the same for every server of this database, and keep it.\n',
  );
});

test('a database that could lose what it acknowledged is refused', async () => {
  const careless = await startEmbeddedPostgres({ dataFolder: makeDataFolder(), settings: { fsync: 'off' } });
  const search = new URLSearchParams({ host: careless.socketFolder, port: String(careless.port), user: 'postgres' });
  const { code, output } = await runToEnd({ ...common, DATABASE_URL: `postgresql:///postgres?${search.toString()}` });
  await careless.stop();
  expect(code).toBe(1);
  expect(output).toBe(
    'DATABASE_URL: switch on fsync, full_page_writes and synchronous_commit there, or data that was acknowledged may be lost.\n',
  );
});

test('a database that is not there is refused with a sentence', async () => {
  const { code, output } = await runToEnd({ ...common, DATABASE_URL: addressOf('nowhere', 'shopkeeper') });
  expect([code, output]).toEqual([1, 'DATABASE_URL cannot be reached: database "nowhere" does not exist\n']);
});

test('an owner who is no superuser runs a shop there, and the demo is off unless asked for', async () => {
  const settings = { ...common, DATABASE_URL: addressOf('bahi', 'shopkeeper') };
  const program = await startProgram(settings);
  expect(await asAdministrator('select id from business where id > 0', 'bahi')).toEqual([]);
  const stall = await openStall(program);
  const bill = await call(stall.owner, invoiceContract.create, { body: stallBill(stall) });
  expect(bill.code).toMatch(/-00001$/);
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0 });
  const verified = await runToEnd(settings, 'verify.ts');
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
  const rights = `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as may_more,
    exists (select from pg_class where relowner = pg_roles.oid) as owns from pg_roles where rolname = 'bahi_app'`;
  expect(await asAdministrator(rights, 'bahi')).toEqual([{ may_more: false, owns: false }]);
});

test('requests that would run past row level security stop the start', async () => {
  const settings = { ...common, DATABASE_URL: addressOf('bahi', 'postgres', { options: '-c work_mem=8MB' }) };
  const { code, output } = await runToEnd(settings);
  expect(code).toBe(1);
  expect(output).toBe(
    'DATABASE_URL: requests there would run as postgres, not as bahi_app: leave out "options" from the address.\n',
  );
});

test('an owner who cannot have the request role is told what to run, and after that may start', async () => {
  const settings = { ...common, DATABASE_URL: addressOf('strangers', 'stranger') };
  const { code, output } = await runToEnd(settings);
  expect(code).toBe(1);
  expect(output).toBe(
    'DATABASE_URL: its user needs CREATEROLE, or an administrator first runs: create role bahi_app login; create role bahi_outlet; grant bahi_outlet to bahi_app with inherit false; grant bahi_app to <user>;\n',
  );
  await asAdministrator('grant bahi_app to stranger');
  const program = await startProgram(settings);
  expect((await fetch(`${program.origin}/health`)).status).toBe(200);
  await program.kill();
});

test('while the database is away the answer is 503 in the caller’s language, and then all is well again', async () => {
  // As its superuser this time, which is no way past row level security either.
  const program = await startProgram({ ...common, DATABASE_URL: addressOf('bahi', 'postgres') });
  const stall = await openStall(program);
  const basic = `Basic ${btoa(`${oauthClient.id}:${oauthClient.secret}`)}`;
  await postgres.stop();
  for (const [language, message] of Object.entries(commonMessages.texts.unavailable)) {
    const owner = { ...stall.owner, language: language === 'ne' ? 'ne' : 'en' } as const;
    const signIn = { body: { grant_type: 'password', username: stall.userName, password: 'Wrong#1234' } };
    const answers = await Promise.all([
      send(owner, customerContract.list, {}),
      send(owner, invoiceContract.create, { body: stallBill(stall) }),
      send({ ...owner, token: null }, sessionContract.token, signIn, { authorization: basic }),
      fetch(`${program.origin}/health`, { headers: { 'accept-language': language } }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ status: 503, message, error: 'common.unavailable' });
    }
  }
  postgres = await startEmbeddedPostgres({ dataFolder: serverFolder });
  expect((await fetch(`${program.origin}/health`)).status).toBe(200);
  const bill = await call(stall.owner, invoiceContract.create, { body: stallBill(stall) });
  expect(bill.code).toMatch(/-00001$/);
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0 });
});
