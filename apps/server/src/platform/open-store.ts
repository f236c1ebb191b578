import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { connectOwner, type Database, type DatabaseAddress, openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

/** The database of a running installation, migrated and open for the request role. */
export type Store = {
  database: Database;
  /** The owner's connection, for migrations and maintenance. */
  owner: DatabaseAddress;
  isEmbedded: boolean;
  /** What the operator should know of where the data lives. */
  note: string | null;
  close(): Promise<void>;
};

const connections = 20;
const applicationRole = 'bahi_app';

/** Starts the embedded database or reaches the external one, brings it up to date and opens it. */
export async function openStore(config: Config, progress: (line: string) => void): Promise<Store> {
  return config.databaseUrl === null ? openEmbedded(config, progress) : openExternal(config.databaseUrl, progress);
}

async function openEmbedded(config: Config, progress: (line: string) => void): Promise<Store> {
  const postgres = await startEmbeddedPostgres({ dataFolder: config.dataFolder, log: progress });
  const at = { host: postgres.socketFolder, port: postgres.port, database: 'postgres' };
  const owner = { ...at, user: postgres.superuser };
  try {
    await migrate(owner, (file) => progress(`Preparing the database: ${file}`));
    const database = openDatabase({ ...at, user: applicationRole }, { role: null, connections });
    return {
      database,
      owner,
      isEmbedded: true,
      note: postgres.note,
      async close() {
        await database.end();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function openExternal(connectionString: string, progress: (line: string) => void): Promise<Store> {
  const owner = { connectionString };
  await checkExternal(owner);
  await migrate(owner, (file) => progress(`Preparing the database: ${file}`));
  const database = openDatabase(owner, { role: applicationRole, connections });
  return { database, owner, isEmbedded: false, note: null, close: () => database.end() };
}

const oldestServerVersion = 150_000;

/** Durability and rights that the product relies on; a server without them stops the start with a sentence. */
async function checkExternal(owner: DatabaseAddress): Promise<void> {
  const client = await connectOwner(owner).catch((error: unknown) => {
    throw new ConfigError(`DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    const { rows } = await client.query<{
      version: number;
      fsync: string;
      commit: string;
      pages: string;
      may: boolean;
    }>(
      `select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
         exists (select from pg_roles where rolname = $1)
           or (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as may`,
      [applicationRole],
    );
    const found = rows[0];
    if (found === undefined) return;
    if (found.version < oldestServerVersion) throw new ConfigError('DATABASE_URL: PostgreSQL 15 or newer is needed.');
    if (found.fsync === 'off' || found.pages === 'off' || found.commit === 'off')
      throw new ConfigError(
        'DATABASE_URL: switch on fsync, full_page_writes and synchronous_commit there, or data that was acknowledged may be lost.',
      );
    if (!found.may)
      throw new ConfigError(
        `DATABASE_URL: its user needs CREATEROLE, or an administrator first runs: create role ${applicationRole} login; grant ${applicationRole} to <user>;`,
      );
  } finally {
    await client.end();
  }
}
