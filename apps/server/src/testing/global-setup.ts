import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { takeOwnership } from '../platform/embedded-postgres-process.ts';
import { unseenTexts } from './seen-texts.ts';
import { prepareTemplate } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the database of this test run listens: the host and port of a client. */
    socketFolder: string;
    port: number;
    /** Where test servers note what they said. */
    seenTexts: string;
  }
}

const prefix = 'bahi-test-database-';

/** One database server for all server tests of a run; each test file makes a database of its own from the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await stopForgotten();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL runs under another user when the tests run as root, and must pass the folder.
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataFolder: folder,
    // What is tested here is thrown away; durability is tested by the tests that kill the database.
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' },
  });
  const end = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await prepareTemplate({ socketFolder: postgres.socketFolder, port: postgres.port }).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  project.provide('socketFolder', postgres.socketFolder);
  project.provide('port', postgres.port);
  const seenTexts = join(folder, 'seen-texts');
  mkdirSync(seenTexts);
  project.provide('seenTexts', seenTexts);
  return async () => {
    const unseen = process.env['BAHI_WHOLE_RUN'] === 'on' ? unseenTexts(seenTexts) : [];
    await end();
    if (unseen.length > 0) throw new Error(`No test has seen the server say: ${unseen.join(', ')}`);
  };
}

/** A test run that was killed leaves its database running: it is adopted, stopped and cleared away. */
async function stopForgotten(): Promise<void> {
  const folders = readdirSync(tmpdir())
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(tmpdir(), name))
    .filter((folder) => existsSync(join(folder, 'postgres/postmaster.pid')) && takeOwnership(folder) === null);
  for (const dataFolder of folders) {
    const forgotten = await startEmbeddedPostgres({ dataFolder });
    await forgotten.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
