import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectOwner } from './platform/database/database.ts';
import { describeTables } from './platform/database/describe-tables.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { progress } from './platform/start/start-output.ts';

const target = fileURLToPath(new URL('platform/database/tables.ts', import.meta.url));

/** Writes the types of all tables, as the migrations make them in a database that is thrown away again. */
async function run(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bahi-tables-'));
  // PostgreSQL runs under another user when this runs as root, and must pass the folder.
  chmodSync(dataFolder, 0o711);
  const database = await startEmbeddedPostgres({
    dataFolder,
    settings: { fsync: 'off' },
  });
  try {
    const address = {
      host: database.socketFolder,
      port: database.port,
      user: database.superuser,
      database: 'postgres',
    };
    await migrate(address, { chainKey: new Uint8Array() });
    const client = await connectOwner(address);
    writeFileSync(target, await describeTables(client));
    await client.end();
    progress('Wrote the types of the tables to apps/server/src/platform/database/tables.ts');
  } finally {
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

await run();
