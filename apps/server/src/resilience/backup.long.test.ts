import { join } from 'node:path';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBackup, restoreBackup } from '../platform/backup/restore-backup.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { connectOwner, openDatabase, platformTenant } from '../platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { storeFile } from '../platform/files/files.ts';
import { migrate } from '../platform/database/migrate.ts';
import { call } from '../testing/caller.ts';
import { testChainKey, testSecret } from '../testing/test-database.ts';
import { openStall, stallBill } from './testing/newcomer.ts';
import { moreAcknowledged, startClients } from './testing/posting-clients.ts';
import { clearPrograms, makeDataFolder, runToEnd, startProgram } from './testing/program.ts';
import { everyRow, withoutSequences } from './testing/rows.ts';

/** An external server, whose databases belong to an owner who is no superuser. */
let postgres: EmbeddedPostgres;
const common = { BAHI_DATA: makeDataFolder(), BAHI_SECRET: testSecret };

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataFolder: makeDataFolder() });
  const administrator = await connectOwner(at('postgres', 'postgres'));
  await administrator.query('create role shopkeeper login createrole');
  for (const name of ['bahi', 'at_moment', 'later', 'older', 'brought_forward'])
    await administrator.query(`create database ${name} owner shopkeeper`);
  await administrator.end();
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  await clearPrograms();
});

function at(database: string, user: string) {
  return { host: postgres.socketFolder, port: postgres.port, user, database };
}

function settingsOf(database: string): Record<string, string> {
  const search = new URLSearchParams({
    host: postgres.socketFolder,
    port: String(postgres.port),
    user: 'shopkeeper',
  });
  return { ...common, DATABASE_URL: `postgresql:///${database}?${search.toString()}` };
}

async function rowsIn(database: string): Promise<[string, string[]][]> {
  const client = await connectOwner(at(database, 'postgres'));
  try {
    return withoutSequences(await everyRow(client));
  } finally {
    await client.end();
  }
}

test('a backup taken while clients post holds one moment of all tables, and restores with no difference', async () => {
  const program = await startProgram(settingsOf('bahi'));
  const stalls = [await openStall(program), await openStall(program), await openStall(program)];
  const requests = openDatabase(at('bahi', 'shopkeeper'), {
    role: 'bahi_app',
    connections: 2,
    chainKey: testChainKey,
  });
  for (const { owner } of stalls) {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, position) => position % 256));
    const upload = { name: 'रसिद.pdf', contentType: 'application/pdf', content };
    await requests.transaction('write', { ...platformTenant, businessId: owner.businessId }, (tx) =>
      storeFile(tx, owner, upload),
    );
  }
  const clients = startClients(stalls);
  await moreAcknowledged(clients, 50);

  // A moment that a superuser looks at as well, past row level security, row by row.
  const watcher = await connectOwner(at('bahi', 'postgres'));
  await watcher.query('begin isolation level repeatable read read only');
  const exported = await watcher.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
  const file = join(common.BAHI_DATA, 'moment.backup');
  await moreAcknowledged(clients, 20);
  const snapshot = exported.rows[0]?.snapshot ?? '';
  await writeBackup({ owner: at('bahi', 'shopkeeper'), file, takenAt: Date.now(), snapshot });
  const moment = withoutSequences(await everyRow(watcher));
  await watcher.end();

  // And the command itself, as an operator runs it: what was acknowledged before it is in it.
  const before = [...clients.acknowledged];
  const later = join(common.BAHI_DATA, 'later.backup');
  const backedUp = await runToEnd(settingsOf('bahi'), 'backup.ts', [later]);
  expect([backedUp.code, backedUp.output]).toEqual([0, expect.stringContaining(`bytes: ${later}`)]);
  await moreAcknowledged(clients, 20);
  await clients.stop();
  await program.kill();
  await requests.end();

  for (const [database, from] of [
    ['at_moment', file],
    ['later', later],
  ] as const) {
    const restored = await runToEnd(settingsOf(database), 'restore.ts', [from]);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
  }
  expect(Object.fromEntries(await rowsIn('at_moment'))).toEqual(Object.fromEntries(moment));
  const copy = await startProgram(settingsOf('later'));
  for (const { stall, id, code, total } of before)
    expect(await call({ ...stall.owner, base: copy.base }, invoiceContract.get, { params: { id } })).toMatchObject({
      code,
      grandTotal: total,
    });
  for (const stall of stalls)
    await call({ ...stall.owner, base: copy.base }, invoiceContract.create, { body: stallBill(stall) });
  await copy.kill();
  const verified = await runToEnd(settingsOf('later'), 'verify.ts');
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
});

test('what a restore leaves behind is as closed as before: row level security, triggers and foreign keys', async () => {
  const facts = `select 'table' as kind, relname as name, relrowsecurity::text || relforcerowsecurity as fact
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select 'trigger', tgrelid::regclass || ' ' || tgname, tgenabled::text from pg_trigger where not tgisinternal
    union all select 'key', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) || convalidated
      from pg_constraint where connamespace = 'public'::regnamespace
    order by 1, 2`;
  const factsOf = async (database: string) => {
    const client = await connectOwner(at(database, 'postgres'));
    const { rows } = await client.query<Record<string, unknown>>(facts);
    await client.end();
    return rows;
  };
  const expected = await factsOf('bahi');
  expect(expected.length).toBeGreaterThan(100);
  expect(await factsOf('later')).toEqual(expected);
});

test('a backup of an older release is brought forward', async () => {
  const older = at('older', 'shopkeeper');
  const bahi = await connectOwner(at('bahi', 'postgres'));
  const done = await bahi.query<{ file: string; checksum: string }>('select * from schema_migration order by file');
  await bahi.end();
  await migrate(older, { chainKey: testChainKey, wanted: done.rows.slice(0, 4) });
  const client = await connectOwner(older);
  await client.query('begin');
  await client.query('select begin_tenant(0, null, null)');
  await client.query(`insert into country (code, name, name_np) values ('HF', 'Half', 'आधा')`);
  await client.query('commit');
  await client.end();
  const file = join(common.BAHI_DATA, 'older.backup');
  await writeBackup({ owner: older, file, takenAt: Date.now() });

  const target = at('brought_forward', 'shopkeeper');
  const head = await checkBackup(file);
  expect(head.migrations).toHaveLength(4);
  await restoreBackup(target, { file, head, progress: () => {} });
  const verified = await runToEnd(settingsOf('brought_forward'), 'verify.ts');
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
  const rows = Object.fromEntries(await rowsIn('brought_forward'));
  expect(rows['country']).toEqual([expect.stringContaining('Half')]);
  expect(rows).toHaveProperty('landing_cost');
});
