import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { ChainHead } from '../platform/core/audit-chain.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { takeOwnership } from '../platform/embedded-postgres/embedded-postgres-process.ts';
import { unseenTexts } from './seen-texts.ts';
import { prepareTemplate } from './template-database.ts';
import { dropDatabases, type TestServer } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database server of this test run. */
    databaseServer: TestServer;
    /** Where the chains of its template stand, whose books are in order. */
    headsOfTemplate: ChainHead[];
    /** Where test servers note what they said. */
    seenTexts: string;
  }
}

const prefix = 'bahi-test-database-';

/**
 * One database server for all server tests of a run; each test file makes a database of its own from the template.
 * `DATABASE_URL` names another one than the embedded: a superuser of a PostgreSQL that may lose everything.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL runs under another user when the tests run as root, and must pass the folder.
  chmodSync(folder, 0o711);
  const { server, stop } = await openServer(folder);
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const heads = await prepareTemplate(server).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  project.provide('databaseServer', server);
  project.provide('headsOfTemplate', heads);
  const seenTexts = join(folder, 'seen-texts');
  mkdirSync(seenTexts);
  project.provide('seenTexts', seenTexts);
  return async () => {
    const unseen = process.env['BAHI_WHOLE_RUN'] === 'on' ? unseenTexts(seenTexts) : [];
    await end();
    if (unseen.length > 0) throw new Error(`No test has seen the server say: ${unseen.join(', ')}`);
  };
}

type Opened = { server: TestServer; stop: () => Promise<void> };

async function openServer(folder: string): Promise<Opened> {
  const given = process.env['DATABASE_URL'] ?? '';
  return given === '' ? openEmbedded(folder) : openExternal(new URL(given));
}

async function openEmbedded(dataFolder: string): Promise<Opened> {
  await stopForgotten(dataFolder);
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    // What is tested here is thrown away; durability is tested by the tests that kill the database.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_connections: '200',
      // Many small databases of a minute each: they all fit.
      shared_buffers: '128MB',
      // Of the little that tests have, to plan a statement anew for its values takes longer than the best plan gains.
      plan_cache_mode: 'force_generic_plan',
    },
  });
  const { socketFolder: host, port, superuser: user } = postgres;
  return {
    server: { host, port, user, password: null, prefix: 'test', isExternal: false },
    stop: () => postgres.stop(),
  };
}

function openExternal(address: URL): Opened {
  const server = {
    // A socket's folder stands behind the question mark.
    host: address.searchParams.get('host') ?? address.hostname,
    port: Number(address.searchParams.get('port') ?? (address.port || '5432')),
    user: address.searchParams.get('user') ?? decodeURIComponent(address.username),
    password: address.password === '' ? null : decodeURIComponent(address.password),
    isExternal: true,
    prefix: `bahi_test_${randomBytes(4).toString('hex')}`,
  };
  return { server, stop: () => dropDatabases(server) };
}

/** A test run that was killed leaves its database running: it is adopted, stopped and cleared away. */
async function stopForgotten(ownFolder: string): Promise<void> {
  const folders = readdirSync(tmpdir())
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(tmpdir(), name))
    .filter((folder) => folder !== ownFolder)
    .filter((folder) => existsSync(join(folder, 'postgres/postmaster.pid')) && takeOwnership(folder) === null);
  for (const dataFolder of folders) {
    const forgotten = await startEmbeddedPostgres({ dataFolder });
    await forgotten.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
