import { inject } from 'vitest';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts';
import { asOwner, createDatabase, dropDatabase, testSecret, type TestServer } from '../../testing/test-database.ts';
import { makeDataFolder } from './program.ts';

/** A database that several whole programs share, with what each of them is started with. */
export type SharedDatabase = {
  server: TestServer;
  name: string;
  settings: { DATABASE_URL: string; BAHI_SECRET: string };
  close(): Promise<void>;
};

/**
 * An empty one on the server of `DATABASE_URL`, which may be an older PostgreSQL, or else on an embedded one by its
 * socket. Its owner is no superuser, as an administrator would set it up.
 */
export async function openSharedDatabase(): Promise<SharedDatabase> {
  const { server, stop } = await openServer();
  const name = `several_servers_${process.pid}`;
  const owner = `shopkeeper_${process.pid}`;
  await asOwner(server, 'postgres', (query) => query(`create role ${owner} login createrole password 'Himal8848'`));
  await createDatabase(server, name, 'template1');
  await asOwner(server, 'postgres', (query) => query(`alter database ${name} owner to ${owner}`));
  // A later PostgreSQL gives power over the role of the requests to who made it, and another run may have.
  await asOwner(server, name, (query) =>
    query(`do $$ begin
      if exists (select from pg_roles where rolname = 'bahi_app') then grant bahi_app to ${owner}; end if; end $$`),
  );
  return {
    server,
    name,
    settings: { DATABASE_URL: addressOf(server, name, owner), BAHI_SECRET: testSecret },
    async close() {
      await dropDatabase(server, name);
      // It made the membership of the roles of requests, which goes with it.
      await asOwner(server, 'postgres', (query) => query(`drop owned by ${owner}; drop role ${owner}`));
      await stop();
    },
  };
}

function addressOf({ host, port }: TestServer, name: string, owner: string): string {
  return host.startsWith('/')
    ? `postgresql:///${name}?${new URLSearchParams({ host, port: String(port), user: owner }).toString()}`
    : `postgresql://${owner}:Himal8848@${host}:${port}/${name}`;
}

async function openServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const given = inject('databaseServer');
  if (given.isExternal) return { server: given, stop: () => Promise.resolve() };
  const postgres = await startEmbeddedPostgres({ dataFolder: makeDataFolder() });
  const { socketFolder: host, port, superuser: user } = postgres;
  return { server: { ...given, host, port, user }, stop: () => postgres.stop() };
}
