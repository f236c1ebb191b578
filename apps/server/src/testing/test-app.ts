import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import type { Endpoint } from '@bahi/contract/endpoint';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../platform/settings/config.ts';
import { createServices, type Outside } from '../platform/start/create-services.ts';
import { connectOwner, type Database, type OwnerConnection } from '../platform/database/database.ts';
import type { Limits } from '../platform/core/limits.ts';
import { createLog } from '../platform/core/logs.ts';
import type { Services } from '../platform/core/services.ts';
import { noteTexts } from './seen-texts.ts';
import {
  createDatabase,
  dropDatabase,
  openForRequests,
  ownerAddress,
  plantedOn,
  templateOf,
  testSecret,
} from './test-database.ts';

/** 2026-11-20, BS 2083-08-04, a quarter past ten in Kathmandu: the day on which the tests take place. */
export const testNow = Date.UTC(2026, 10, 20, 4, 30);

export type TestApp = {
  services: Services;
  /** The address of the API, `http://127.0.0.1:port/api/v1`. */
  base: string;
  databaseName: string;
  /** Milliseconds by which the clock runs ahead of `testNow`. */
  advance(milliseconds: number): void;
  /** Statements past row level security. */
  asOwner: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Its database as it would be with faults in it, which are there for who reads it so alone. */
  planted: (statements: readonly string[]) => Database;
  logLines: string[];
  /** Every call that is served, by its name. */
  endpoints: ReadonlyMap<string, Endpoint>;
  close(): Promise<void>;
};

export type TestAppOptions = {
  limits?: Partial<Limits>;
  /** How many rows of a list are counted each time. */
  exactUpTo?: number;
  /** What the environment gives beside the secret. */
  environment?: Record<string, string>;
  /** Where SMS gateways are, how long outgoing calls take at most, and what names stand for. */
  outside?: Outside;
  /** How many connections it has at most, and how long it waits for one. */
  connections?: number;
  connectionMilliseconds?: number;
  /** Another server whose database this one shares; it is closed before that one. */
  beside?: TestApp;
};

const usualConnections = 40;

/** A whole server over HTTP on a database of its own, made from the migrated template, or on that of another one. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const server = inject('databaseServer');
  const name = options.beside?.databaseName ?? `${server.prefix}_${randomBytes(6).toString('hex')}`;
  if (options.beside === undefined) await createDatabase(server, name, templateOf(server));
  const { connections = usualConnections, connectionMilliseconds, exactUpTo } = options;
  const database = openForRequests(server, name, { connections, connectionMilliseconds, exactUpTo });
  const config = readConfig({
    environment: {
      BAHI_SECRET: testSecret,
      BAHI_DATA: tmpdir(),
      // What tests let the server call runs beside it.
      OUTBOUND_ALLOW: '127.0.0.1',
      CBMS_ALLOW: '127.0.0.1',
      ...options.environment,
    },
    rootFolder: tmpdir(),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  });
  const logLines: string[] = [];
  const log = createLog('info', { write: (line) => void logLines.push(line) });
  let ahead = 0;
  const services = await createServices({
    config,
    database,
    log,
    clock: () => testNow + ahead,
    outside: { resolve: resolveName, ...options.outside },
  });
  const app = await buildApp(services, '/nowhere');
  const stopWatch = services.settings.watch();
  noteTexts(app.server, inject('seenTexts'));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  let planting: Promise<OwnerConnection> | undefined;
  let owning: Promise<OwnerConnection> | undefined;
  const owner = () => connectOwner(ownerAddress(server, name));
  return {
    services,
    base: `${address}/api/v1`,
    databaseName: name,
    advance: (milliseconds) => void (ahead += milliseconds),
    asOwner: async (text, values) => {
      const open = await (owning ??= owner());
      const sent = open.query<Record<string, unknown>>(text, values);
      // A connection of its own for each would take longer than what it asks; what one sets is not there for the next.
      const [{ rows }] = await Promise.all([sent, sent.catch(() => null).then(() => open.query('discard all'))]);
      return rows;
    },
    planted: (statements) => plantedOn((planting ??= owner()), statements),
    logLines,
    endpoints: app.endpoints,
    async close() {
      stopWatch();
      for (const connection of [planting, owning]) await connection?.then((open) => open.end());
      await app.close();
      await services.pdf.close();
      await database.end();
      if (options.beside === undefined) await dropDatabase(server, name);
    },
  };
}

/** The names of hosts that tests use; nothing is asked of the machine's own resolver. */
const hostNames: Readonly<Record<string, string>> = {
  'mail.bahi.example': '93.184.215.14',
  'intranet.bahi.example': '10.20.30.40',
};

function resolveName(host: string) {
  const address = isIP(host) === 0 ? hostNames[host] : host;
  if (address === undefined) return Promise.reject(Object.assign(new Error('unknown name'), { code: 'ENOTFOUND' }));
  return Promise.resolve([{ address, family: isIP(address) }]);
}

/**
 * Lets the audit of a test's database note the time of the test's clock, which is that of the server alone otherwise.
 * Answers what moves both on.
 */
export async function followClock(app: TestApp): Promise<(milliseconds: number) => Promise<void>> {
  const tell = () => app.asOwner('update test_clock set at = to_timestamp($1::float8 / 1000)', [app.services.clock()]);
  await app.asOwner('create table test_clock (at timestamptz not null)');
  await app.asOwner('insert into test_clock values (now())');
  await app.asOwner(`create function test_now() returns timestamptz language sql stable security definer
    set search_path = public as 'select at from test_clock'`);
  await app.asOwner('alter table audit_event alter column at set default test_now()');
  await tell();
  return async (milliseconds) => {
    app.advance(milliseconds);
    await tell();
  };
}
