import { randomUUIDv7 } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { sealStatement } from '../core/audit-chain.ts';
import { type Compiled, createRowCounts, type RowCounts } from './count-rows.ts';
import { connectWithin } from './connect.ts';
import { connectionLifeSeconds, connectionMilliseconds, limits } from './connection-settings.ts';
import { databaseCodeOf } from './database-errors.ts';
import { gatherWrites } from './gather-writes.ts';
import { parseSafeInteger } from './safe-integer.ts';
import { planOutdated, renameStatements, statementName } from './statement-names.ts';
import type { Tables } from './tables.ts';

// bigint and numeric(18,4) arrive as text; within the product both fit a double exactly, and what does not is a fault.
pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);
// Days stay `YYYY-MM-DD`: a business day has no time and no zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Whose transaction it is: every statement in it sees that business (and outlet) alone. */
export type Tenant = { businessId: number; outletId: number | null; userId: number | null };

/** One open transaction. */
export type Tx = {
  /**
   * Sends one statement at once, as a named prepared one, and answers its rows. Statements that do not need each
   * other's answers may be sent before the first is awaited; the first to fail ends the transaction.
   */
  query<R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** The query builder, typed by the tables of the migrated database. */
  tables(): Kysely<Tables>;
  /** How many rows a query has: exactly up to a bound, beyond it as of at most a minute ago. */
  count(query: Compiled): Promise<number>;
  /** Work for when the transaction has been committed, outside of it; whoever opened the transaction waits for it. */
  afterCommit(work: () => Promise<void>): void;
};

export type Database = {
  /**
   * Runs work in a transaction of the tenant; `read` is read-only and sees one moment throughout. It is run a second
   * time where a newer release has meanwhile changed a table under it.
   */
  transaction<T>(mode: 'read' | 'write', tenant: Tenant, work: (tx: Tx) => Promise<T>): Promise<T>;
  end(): Promise<void>;
};

export type DatabaseAddress = pg.ClientConfig;

/** The tenant of work that belongs to no business: platform tables and shared rows. */
export const platformTenant: Tenant = { businessId: 0, outletId: null, userId: null };

export type DatabaseOptions = {
  /** On an external server the connection's own user takes this role; null where it signs in as bahi_app itself. */
  role: string | null;
  connections: number;
  /** How long one is waited for. */
  connectionMilliseconds?: number | undefined;
  /** How many rows of a list are counted each time; more are remembered. */
  exactUpTo?: number | undefined;
  /** Of the audit chain, which each transaction that writes adds a link to. */
  chainKey: Uint8Array;
};

/** Opens the pool of the request role, which owns nothing. */
export function openDatabase(address: DatabaseAddress, options: DatabaseOptions): Database {
  const role = options.role === null ? '' : ` -c role=${options.role}`;
  const pool = new pg.Pool({
    ...address,
    pipeline: true,
    max: options.connections,
    connectionTimeoutMillis: options.connectionMilliseconds ?? connectionMilliseconds,
    maxLifetimeSeconds: connectionLifeSeconds,
    options: limits + role,
  });
  // A restart of the database breaks idle and busy connections; without listeners that would end the process.
  pool.on('error', ignore);
  const counts = createRowCounts(options.exactUpTo);
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    transaction: (mode, tenant, work) => transaction(pool, { mode, tenant, work, chainKey: options.chainKey, counts }),
    end: () => pool.end(),
  };
}

type Asked<T> = {
  mode: 'read' | 'write';
  tenant: Tenant;
  work: (tx: Tx) => Promise<T>;
  chainKey: Uint8Array;
  counts: RowCounts;
};

async function transaction<T>(pool: pg.Pool, asked: Asked<T>): Promise<T> {
  const attempt = async (): Promise<[T, Course]> => {
    const course: Course = { isOpen: true, failures: [], afterwards: [] };
    return [await runTransaction(pool, asked, course), course];
  };
  const [result, course] = await attempt().catch((error: unknown) => {
    if (databaseCodeOf(error) !== planOutdated) throw error;
    // Nothing was written, and under new names all statements are prepared anew.
    renameStatements();
    return attempt();
  });
  for (const work of course.afterwards) await work();
  return result;
}

async function runTransaction<T>(pool: pg.Pool, asked: Asked<T>, course: Course): Promise<T> {
  const { mode, tenant, work } = asked;
  // In the order of time, as the rows are: what an index keeps by it grows at its end.
  const transactionId = randomUUIDv7();
  const client = await connectWithin(() => pool.connect(), pool.options.connectionTimeoutMillis ?? 0);
  const gather = gatherWrites(client instanceof pg.Client ? client.connection : null);
  let broken: Error | undefined;
  try {
    gather();
    // Sent without waiting: the first statement of the work travels with them.
    const opening = Promise.all([
      client.query(mode === 'read' ? 'begin isolation level repeatable read read only' : 'begin'),
      client.query({
        name: 'begin_tenant',
        text: 'select begin_tenant($1, $2, $3, $4)',
        values: [tenant.businessId, tenant.outletId, tenant.userId, transactionId],
      }),
    ]);
    opening.catch(ignore);
    const result = await work(txOver({ client, gather }, course, asked));
    await opening;
    course.isOpen = false;
    gather();
    // Whatever was written joins the business's audit chain: here, so that nobody can forget it.
    if (mode === 'write')
      client
        .query(sealStatement(asked.chainKey, { businessId: tenant.businessId, transactionId }))
        .catch((error: unknown) => course.failures.push(error));
    const ended = await client.query('commit');
    // In a pipeline, commit after a failed statement succeeds as a rollback: the tag tells, the first failure is why.
    if (ended.command !== 'COMMIT') throw course.failures[0] ?? new Error(`transaction ended with ${ended.command}`);
    return result;
  } catch (error) {
    course.isOpen = false;
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    // What is sent behind a failed statement fails only because of that one.
    throw databaseCodeOf(error) === afterFailure ? (course.failures[0] ?? error) : error;
  } finally {
    client.release(broken);
  }
}

/** SQLSTATE of every statement in a transaction that has already failed. */
const afterFailure = '25P02';

/** How a transaction goes: whether statements may still be sent, what failed, in their order, and what follows it. */
type Course = { isOpen: boolean; failures: unknown[]; afterwards: (() => Promise<void>)[] };

type Line = { client: pg.PoolClient; gather: () => void };

function txOver({ client, gather }: Line, course: Course, { tenant, counts }: Asked<unknown>): Tx {
  const send = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    // Of several things done at once one may have failed: the others go on, and by now the connection is another's.
    if (!course.isOpen) return Promise.reject(new Error('the transaction has ended'));
    gather();
    const sent = client.query({ name: statementName(text), text, values: [...values] });
    sent.catch((error: unknown) => course.failures.push(error));
    return sent;
  };
  const query = <R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<R[]> => {
    const answered = send(text, values).then(({ rows }) => rows satisfies R[]);
    // Not every caller waits for it; the transaction remembers the failure and ends with it.
    answered.catch(ignore);
    return answered;
  };
  return {
    query,
    count: (counted) => counts(`${tenant.businessId} ${tenant.outletId}`, counted, query),
    afterCommit: (work) => void course.afterwards.push(work),
    tables() {
      const connection = { query: send, release: ignore };
      // Kysely asks for a pool; it gets the transaction's own connection, so that all it sends is named and inside.
      const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
      // Of a pool the dialect uses connect and end alone.
      return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
    },
  };
}

function ignore(): void {
  // Nothing to do: the failure reaches the caller by another way.
}

/** Opens one plain connection, for migrations by the owner. */
export async function connectOwner(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client(address);
  client.on('error', ignore);
  await client.connect();
  return client;
}
export type OwnerConnection = pg.Client;
