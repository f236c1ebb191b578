import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@bahi/server/platform/settings/config';
import { createServices } from '@bahi/server/platform/start/create-services';
import { connectOwner, type Database, openDatabase } from '@bahi/server/platform/database/database';
import { startEmbeddedPostgres } from '@bahi/server/platform/embedded-postgres/embedded-postgres';
import { deriveKeys } from '@bahi/server/platform/core/keys';
import { createLog } from '@bahi/server/platform/core/logs';
import { migrate } from '@bahi/server/platform/database/migrate';
import type { Services } from '@bahi/server/platform/core/services';
import { databaseOf } from '@bahi/server/resilience/testing/program';
import type { OwnerQuery } from '@bahi/server/testing/test-database';
import { seedReference } from '@bahi/server/seed/reference/reference';
import { serverProgram } from '../scripts/bootstrap.mjs';

export const secret = 'a secret of the bench, which nobody needs to know';

/** What is measured on: a database with all its durability, and the product's server as a process of its own. */
export type Stage = {
  database: Database;
  services: Services;
  base: string;
  /** Statements past triggers and row level security: for rows that only have to be there. */
  asOwner: <T>(work: (query: OwnerQuery) => Promise<T>) => Promise<T>;
  /** Of its database: where it listens, and its first process. */
  postgres: { host: string; port: number; pid: number | null };
  /** The process of the product's server. */
  serverPid: number | null;
};

/** Sets the stage in a temporary folder, does the work on it and clears it away. */
export async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder: folder });
  const at = { host: postgres.socketFolder, port: postgres.port, database: 'postgres' };
  const chainKey = deriveKeys(secret).auditChain;
  await migrate({ ...at, user: postgres.superuser }, { chainKey });
  const database = openDatabase({ ...at, user: 'bahi_app' }, { role: null, connections: 20, chainKey });
  await seedReference(database);
  const config = readConfig({ environment: { BAHI_SECRET: secret }, rootFolder: tmpdir() });
  const services = await createServices({ config, database, log: createLog('silent') });
  const program = fileURLToPath(new URL('server.ts', import.meta.url));
  const { flags, settings } = serverProgram();
  const server = fork(program, [postgres.socketFolder, String(postgres.port), secret], {
    execArgv: flags,
    env: { ...process.env, ...settings },
  });
  try {
    const asOwner: Stage['asOwner'] = async (fill) => {
      const client = await connectOwner({ ...at, user: postgres.superuser });
      try {
        return await fill(
          async (text, values = []) => (await client.query<Record<string, unknown>>(text, values)).rows,
        );
      } finally {
        await client.end();
      }
    };
    const { host, port } = at;
    const pid = databaseOf(folder)?.pid ?? null;
    const serverPid = server.pid ?? null;
    await work({
      database,
      services,
      base: await addressOf(server),
      asOwner,
      postgres: { host, port, pid },
      serverPid,
    });
  } finally {
    server.kill('SIGTERM');
    await services.pdf.close();
    await database.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('message', (address) => resolve(typeof address === 'string' ? address : ''));
    server.once('exit', () => reject(new Error('the server ended')));
  });
}
