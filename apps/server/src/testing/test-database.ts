import { connectOwner, type DatabaseAddress } from '../platform/database.ts';

export const templateName = 'bahi_template';

/** Where the tests' database server listens. */
export type TestServer = { socketFolder: string; port: number };

/** Makes a database as a copy of a template; tens of milliseconds. */
export async function createDatabase(server: TestServer, name: string, template: string): Promise<void> {
  await asOwner(server, 'postgres', (query) => query(`create database ${name} template ${template} strategy wal_log`));
}

export async function dropDatabase(server: TestServer, name: string): Promise<void> {
  await asOwner(server, 'postgres', (query) => query(`drop database if exists ${name} with (force)`));
}

export function ownerAddress(server: TestServer, database: string): DatabaseAddress {
  return { host: server.socketFolder, port: server.port, database, user: 'postgres' };
}

/** Runs statements as the database's owner: for tests that plant a fault or look past row level security. */
export async function asOwner<T>(
  server: TestServer,
  database: string,
  work: (query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>) => Promise<T>,
): Promise<T> {
  const client = await connectOwner(ownerAddress(server, database));
  try {
    return await work(async (text, values = []) => (await client.query<Record<string, unknown>>(text, values)).rows);
  } finally {
    await client.end();
  }
}
