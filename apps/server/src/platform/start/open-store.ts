import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../settings/config.ts';
import { ConfigError } from '../settings/config.ts';
import {
  connectOwner,
  type Database,
  type DatabaseAddress,
  openDatabase,
  platformTenant,
} from '../database/database.ts';
import { connectionsOf } from '../database/connect.ts';
import { deriveKeys } from '../core/keys.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';

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

const mostConnections = { embedded: 6, external: 20 };
const applicationRole = 'bahi_app';
/** What it becomes for a request of one outlet. */
const outletRole = 'bahi_outlet';

/** A database that answers, as it was found: nothing is migrated or opened for requests yet. */
export type ReachedDatabase = {
  owner: DatabaseAddress;
  /** How requests come in: as the request role itself, or as the owner who takes that role. */
  requests: { address: DatabaseAddress; role: string | null };
  isEmbedded: boolean;
  note: string | null;
  /** Of the audit chain, to which all that is written adds. */
  chainKey: Uint8Array;
  close(): Promise<void>;
};

/** Starts the embedded database or reaches the external one, brings it up to date and opens it. */
export async function openStore(config: Config, progress: (line: string) => void): Promise<Store> {
  return openStoreAt(await reachDatabase(config, progress), progress);
}

/** Starts the embedded database or reaches the external one, and leaves it as it is. */
export async function reachDatabase(config: Config, progress: (line: string) => void): Promise<ReachedDatabase> {
  if (config.databaseUrl === null) return reachEmbedded(config, progress);
  const owner = { connectionString: config.databaseUrl };
  await checkExternal(owner);
  const requests = { address: owner, role: applicationRole };
  const chainKey = deriveKeys(config.secret).auditChain;
  return { owner, requests, isEmbedded: false, note: null, chainKey, close: () => Promise.resolve() };
}

async function reachEmbedded(config: Config, progress: (line: string) => void): Promise<ReachedDatabase> {
  const postgres = await startEmbeddedPostgres({ dataFolder: config.dataFolder, log: progress });
  const at = { host: postgres.socketFolder, port: postgres.port, database: 'postgres' };
  return {
    owner: { ...at, user: postgres.superuser },
    requests: { address: { ...at, user: applicationRole }, role: null },
    isEmbedded: true,
    note: postgres.note,
    chainKey: deriveKeys(config.secret).auditChain,
    close: () => postgres.stop(),
  };
}

/** Brings a reached database up to date and opens it; closing the one closes the other. */
export async function openStoreAt(reached: ReachedDatabase, progress: (line: string) => void): Promise<Store> {
  const { owner, requests, isEmbedded, note, chainKey } = reached;
  try {
    await migrate(owner, { chainKey, onProgress: (file) => progress(`Preparing the database: ${file}`) });
    const connections = await connectionsAt(owner, isEmbedded ? mostConnections.embedded : mostConnections.external);
    const database = openDatabase(requests.address, { role: requests.role, connections, chainKey });
    if (!isEmbedded) await checkRole(database);
    return {
      database,
      owner,
      isEmbedded,
      note,
      async close() {
        await endWithin(database);
        await reached.close();
      },
    };
  } catch (error) {
    await reached.close();
    throw error;
  }
}

async function connectionsAt(owner: DatabaseAddress, wanted: number): Promise<number> {
  const client = await connectOwner(owner);
  try {
    return await connectionsOf(client, wanted);
  } finally {
    await client.end();
  }
}

const endMilliseconds = 1_000;

/** Work that has outlived its request is not waited for: it has not been acknowledged, and is rolled back. */
async function endWithin(database: Database): Promise<void> {
  await Promise.race([database.end(), wait(endMilliseconds)]);
}

const oldestServerVersion = 150_000;

/** Durability and rights that the product relies on; a server without them stops the start with a sentence. */
async function checkExternal(owner: DatabaseAddress): Promise<void> {
  const client = await connectOwner(owner).catch((error: unknown) => {
    throw new ConfigError(`DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    const { rows } = await client.query<ExternalServer>(serverQuery, [applicationRole, outletRole]);
    const found = rows[0];
    if (found !== undefined) checkServer(found);
  } finally {
    await client.end();
  }
}

type ExternalServer = {
  version: number;
  fsync: string;
  commit: string;
  pages: string;
  may_have_role: boolean;
  may_create: boolean;
};

// From PostgreSQL 16 on CREATEROLE gives no power over a role that somebody else has made.
const serverQuery = `
  select server.version, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
    current_setting('full_page_writes') as pages, has_schema_privilege('public', 'create') as may_create,
    me.rolsuper or case
      when app.oid is null or server.version < 160000 and me.rolcreaterole then me.rolcreaterole
      else pg_has_role(me.oid, app.oid, case when server.version < 160000 then 'member' else 'set' end)
        or pg_has_role(me.oid, app.oid, 'member with admin option') end
      and case when app.oid is null or outlet.oid is null then me.rolcreaterole
        else pg_has_role(app.oid, outlet.oid, 'member') end as may_have_role
  from (select current_setting('server_version_num')::int as version) server
  join pg_roles me on me.rolname = current_user left join pg_roles app on app.rolname = $1
  left join pg_roles outlet on outlet.rolname = $2`;

function checkServer(found: ExternalServer): void {
  if (found.version < oldestServerVersion) throw new ConfigError('DATABASE_URL: PostgreSQL 15 or newer is needed.');
  if (found.fsync === 'off' || found.pages === 'off' || found.commit === 'off')
    throw new ConfigError(
      'DATABASE_URL: switch on fsync, full_page_writes and synchronous_commit there, or data that was acknowledged may be lost.',
    );
  if (!found.may_have_role)
    throw new ConfigError(
      `DATABASE_URL: its user needs CREATEROLE, or an administrator first runs: create role ${applicationRole} login; create role ${outletRole}; grant ${outletRole} to ${applicationRole} with inherit false; grant ${applicationRole} to <user>;`,
    );
  if (!found.may_create)
    throw new ConfigError('DATABASE_URL: its user may not make tables there: let it own the database.');
}

/** Requests must run as the role that row level security binds, never as the owner. */
async function checkRole(database: Database): Promise<void> {
  const [row] = await database.transaction('read', platformTenant, (tx) =>
    tx.query<{ role: string }>('select current_user as role'),
  );
  if (row?.role === applicationRole) return;
  await database.end();
  throw new ConfigError(
    `DATABASE_URL: requests there would run as ${row?.role}, not as ${applicationRole}: leave out "options" from the address.`,
  );
}
