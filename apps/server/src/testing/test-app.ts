import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Endpoint } from '@bahi/contract/endpoint';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { createServices } from '../platform/create-services.ts';
import { openDatabase } from '../platform/database.ts';
import type { Limits } from '../platform/limits.ts';
import { createLog } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { noteTexts } from './seen-texts.ts';
import { asOwner, createDatabase, dropDatabase, templateName } from './test-database.ts';

/** 2026-11-20, BS 2083-08-04, a quarter past ten in Kathmandu: the day on which the tests take place. */
export const testNow = Date.UTC(2026, 10, 20, 4, 30);

export type TestApp = {
  services: Services;
  /** The address of the API, `http://127.0.0.1:port/api/v1`. */
  base: string;
  /** Milliseconds by which the clock runs ahead of `testNow`. */
  advance(milliseconds: number): void;
  /** Statements past row level security. */
  asOwner: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  logLines: string[];
  /** Every call that is served, by its name. */
  endpoints: ReadonlyMap<string, Endpoint>;
  close(): Promise<void>;
};

/** A whole server over HTTP on a database of its own, made from the migrated template. */
export async function startTestApp(options: { limits?: Partial<Limits> } = {}): Promise<TestApp> {
  const server = { socketFolder: inject('socketFolder'), port: inject('port') };
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, templateName);
  const at = { host: server.socketFolder, port: server.port, database: name };
  const database = openDatabase({ ...at, user: 'bahi_app' }, { role: null, connections: 40 });
  const config = readConfig({
    environment: { BAHI_SECRET: 'a secret of the tests, long enough for everyone', BAHI_DATA: tmpdir() },
    rootFolder: tmpdir(),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  });
  const logLines: string[] = [];
  const log = createLog('info', { write: (line) => void logLines.push(line) });
  let ahead = 0;
  const services = await createServices({ config, database, log, clock: () => testNow + ahead });
  const app = await buildApp(services, '/nowhere');
  noteTexts(app.server, inject('seenTexts'));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    services,
    base: `${address}/api/v1`,
    advance: (milliseconds) => void (ahead += milliseconds),
    asOwner: (text, values) => asOwner(server, name, (query) => query(text, values)),
    logLines,
    endpoints: app.endpoints,
    async close() {
      await app.close();
      await services.pdf.close();
      await database.end();
      await dropDatabase(server, name);
    },
  };
}
