import { setTimeout as wait } from 'node:timers/promises';
import { databaseCodeOf } from './database-errors.ts';

/** SQLSTATE of a server that has as many connections as it takes: others, beside this one, share it. */
const allTaken = '53300';
const retryMilliseconds = 50;

/**
 * A connection of the pool, as soon as one is free or can be made. A server that takes no more of them just now is asked
 * again, and one that becomes free here is taken meanwhile; what was asked for is not refused for it before the time is up.
 */
export async function connectWithin<C>(connect: () => Promise<C>, milliseconds: number): Promise<C> {
  const until = performance.now() + milliseconds;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (databaseCodeOf(error) !== allTaken || performance.now() > until) throw error;
      await wait(retryMilliseconds);
    }
  }
}

type Asking = { query(text: string): Promise<{ rows: Record<string, unknown>[] }> };

/** What is left to others: migrations, backups, `verify`, whoever looks into the database. */
const leftToOthers = 3;

/** How many connections a server of ours opens at most where PostgreSQL takes so many: never more than it lets it have. */
export async function connectionsOf(asking: Asking, wanted: number): Promise<number> {
  const { rows } = await asking.query(
    `select least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
         - coalesce(current_setting('reserved_connections', true)::int, 0),
       (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
       (select min(nullif(rolconnlimit, -1)) from pg_roles where rolname in (current_user, 'bahi_app'))) as most`,
  );
  return Math.max(1, Math.min(wanted, Number(rows[0]?.['most']) - leftToOthers));
}
