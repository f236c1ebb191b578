import { deriveKeys } from '../platform/core/keys.ts';
import {
  connectOwner,
  type Database,
  type DatabaseAddress,
  type DatabaseOptions,
  openDatabase,
  type OwnerConnection,
  type Tx,
} from '../platform/database/database.ts';
import { statementName } from '../platform/database/statement-names.ts';

/**
 * Where the tests' database server listens, and as whom: a superuser, because tests look past row level security. The
 * names of all databases that a run makes begin alike, so that runs may share a server.
 */
export type TestServer = {
  host: string;
  port: number;
  user: string;
  password: string | null;
  prefix: string;
  isExternal: boolean;
};

/** The migrated database that each test file's own one is made from. */
export function templateOf({ prefix }: TestServer): string {
  return `${prefix}_template`;
}

/** Makes a database as a copy of a template; tens of milliseconds. */
export async function createDatabase(server: TestServer, name: string, template: string): Promise<void> {
  // Copies of files take a third of the time, but two checkpoints, which wait for the disk of a server that keeps data.
  const strategy = server.isExternal ? 'wal_log' : 'file_copy';
  await asOwner(server, 'postgres', (query) =>
    query(`create database ${name} template ${template} strategy ${strategy}`),
  );
}

export async function dropDatabase(server: TestServer, name: string): Promise<void> {
  await asOwner(server, 'postgres', (query) => query(`drop database if exists ${name} with (force)`));
}

/** Drops what the files of a run have left. */
export async function dropDatabases(server: TestServer): Promise<void> {
  const found = await asOwner(server, 'postgres', (query) =>
    query(`select datname as name from pg_database where starts_with(datname, $1)`, [`${server.prefix}_`]),
  );
  for (const { name } of found) await dropDatabase(server, String(name));
}

export function ownerAddress({ host, port, user, password }: TestServer, database: string): DatabaseAddress {
  return { host, port, user, database, ...(password === null ? {} : { password }) };
}

const requestPassword = 'of the tests';

/** Lets the role of the requests sign in itself, which an external server may ask a password for. */
export async function letRequestsIn(server: TestServer): Promise<void> {
  if (server.isExternal)
    await asOwner(server, 'postgres', (query) => query(`alter role bahi_app password '${requestPassword}'`));
}

/** Where the role of the requests signs in itself, with nothing behind it that it could fall back to. */
export function requestAddress(server: TestServer, database: string): DatabaseAddress {
  const address = { ...ownerAddress(server, database), user: 'bahi_app' };
  return server.isExternal ? { ...address, password: requestPassword } : address;
}

/** The secret of every server of the tests. */
export const testSecret = 'a secret of the tests, long enough for everyone';
export const testChainKey = deriveKeys(testSecret).auditChain;

/** Opens a database for requests, as the product does on a server of its own and on an external one alike. */
export function openForRequests(
  server: TestServer,
  database: string,
  wanted: Pick<DatabaseOptions, 'connections' | 'connectionMilliseconds' | 'exactUpTo'>,
): Database {
  return server.isExternal
    ? openDatabase(ownerAddress(server, database), { role: 'bahi_app', chainKey: testChainKey, ...wanted })
    : openDatabase(requestAddress(server, database), { role: null, chainKey: testChainKey, ...wanted });
}

/** A statement past row level security. */
export type OwnerQuery = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Runs statements as the database's owner: for tests that plant a fault or look past row level security. */
export async function asOwner<T>(
  server: TestServer,
  database: string,
  work: (query: OwnerQuery) => Promise<T>,
): Promise<T> {
  const client = await connectOwner(ownerAddress(server, database));
  try {
    return await work(async (text, values = []) => (await client.query<Record<string, unknown>>(text, values)).rows);
  } finally {
    await client.end();
  }
}

/**
 * A database as it would be with faults that somebody plants who has it in their hands: no trigger and no policy holds
 * them. Each transaction plants them, reads behind the walls as a request does, and undoes all: one after the
 * other, on a connection of the owner's.
 */
export function plantedOn(owner: Promise<OwnerConnection>, statements: readonly string[]): Database {
  const transaction: Database['transaction'] = async (_mode, tenant, work) => {
    const client = await owner;
    await client.query('begin');
    try {
      await client.query('set local session_replication_role = replica');
      for (const statement of statements) await client.query(statement);
      await client.query('set local role bahi_app');
      await client.query('select begin_tenant($1, $2, $3)', [tenant.businessId, tenant.outletId, tenant.userId]);
      return await work(readingTx(client));
    } finally {
      await client.query('rollback');
    }
  };
  return { transaction, end: () => Promise.resolve() };
}

function readingTx(client: OwnerConnection): Tx {
  const absent = (): never => {
    throw new Error('Checks of the books send statements, and nothing else.');
  };
  return {
    // By name, as the product sends it: what was planned for one test is not planned again for the next.
    query: async (text, values = []) =>
      (await client.query({ name: statementName(text), text, values: [...values] })).rows,
    tables: absent,
    count: absent,
    afterCommit: absent,
  };
}
