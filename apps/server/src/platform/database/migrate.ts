import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linkBlocks } from '../core/audit-chain.ts';
import { ConfigError } from '../settings/config.ts';
import { databaseCodeOf } from './database-errors.ts';
import { connectOwner, type DatabaseAddress, type OwnerConnection } from './database.ts';

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

type Migration = { file: string; sql: string; checksum: string };
/** Which migration, and which text of it. */
export type MigrationName = { file: string; checksum: string };

export type MigrationOrder = {
  /** Of the audit chain: what a migration writes joins that of the platform. */
  chainKey: Uint8Array;
  onProgress?: (line: string) => void;
  wanted?: readonly MigrationName[];
};

/**
 * Brings the database up to date: numbered SQL files, each in one transaction, each once. Several servers may start
 * at once: they wait for one another at a row lock. With `wanted` only those are run, which a restore needs to make the
 * tables of an older release. Answers the files that were run.
 * @throws ConfigError where another version or a newer release has been: what it made this one would not fill or keep.
 */
export async function migrate(
  address: DatabaseAddress,
  { chainKey, onProgress = () => {}, wanted }: MigrationOrder,
): Promise<string[]> {
  const client = await connectOwner(address);
  try {
    await prepare(client);
    const done = await client.query<{ file: string; checksum: string }>('select file, checksum from schema_migration');
    const known = new Map(done.rows.map((row) => [row.file, row.checksum]));
    const own = migrations();
    const changed = own.find(({ file, checksum }) => (known.get(file) ?? checksum) !== checksum);
    if (changed !== undefined)
      throw new ConfigError(
        `The database was made by another version, whose migration ${changed.file} is not the one of this version, and there is no way from one to the other: start the version that made it, or begin anew with an empty BAHI_DATA or database. Nothing was changed.`,
      );
    const newer = done.rows.find(({ file }) => !own.some((migration) => migration.file === file));
    if (newer !== undefined)
      throw new ConfigError(
        `The database is of a newer release, with a migration ${newer.file} that this one does not have: start that release or a newer one. Nothing was changed.`,
      );
    const missing = own
      .filter(({ file }) => wanted?.some((one) => one.file === file) ?? true)
      .filter(({ file }) => !known.has(file));
    for (const migration of missing) {
      onProgress(migration.file);
      await run(client, migration, chainKey);
    }
    return missing.map((migration) => migration.file);
  } finally {
    await client.end();
  }
}

/**
 * Checks that this release knows the migrations that a backup was made after, each with the same text.
 * @throws ConfigError with a sentence when it does not.
 */
export function checkMigrations(made: readonly MigrationName[]): void {
  const known = new Map(migrations().map(({ file, checksum }) => [file, checksum]));
  const strange = made.find(({ file, checksum }) => known.get(file) !== checksum);
  if (strange !== undefined)
    throw new ConfigError(
      `The backup was made by another release, with a migration ${strange.file} that this one does not have: restore it with that release or a newer one.`,
    );
}

function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .toSorted()
    .map((file) => {
      const sql = readFileSync(folder + file, 'utf8');
      return { file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function prepare(client: OwnerConnection): Promise<void> {
  // Two servers that start on an empty database at the same moment: one of them loses here, and finds the table made.
  await client
    .query(
      `create table if not exists schema_migration (file text primary key, checksum text not null, run_at timestamptz not null default now());
       create table if not exists schema_lock (id int primary key);
       insert into schema_lock values (1) on conflict do nothing`,
    )
    .catch((error: unknown) => {
      if (!alreadyMade.includes(databaseCodeOf(error) ?? '')) throw error;
    });
}

/** SQLSTATEs of a table that another server has made a moment before: its row, its name or its type is there. */
const alreadyMade = ['23505', '42P07', '42710'];

async function run(client: OwnerConnection, migration: Migration, chainKey: Uint8Array): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select id from schema_lock where id = 1 for update');
    const { rowCount } = await client.query('select from schema_migration where file = $1', [migration.file]);
    if (rowCount === 0) {
      const transactionId = await beginAsPlatform(client);
      for (const statement of statementsOf(migration.sql)) await client.query(statement);
      if (transactionId !== null)
        await client.query('select seal_audit(0, $1, $2)', linkBlocks(chainKey, { businessId: 0, transactionId }));
      await client.query('insert into schema_migration (file, checksum) values ($1, $2)', [
        migration.file,
        migration.checksum,
      ]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** What stands between semicolons, but for those in quotes and comments: a distributed database takes one at a time. */
function statementsOf(text: string): string[] {
  return text.match(/(?:--.*|'[^']*'|\$(\w*)\$[^]*?\$\1\$|[^;])+/g) ?? [];
}

/**
 * What a migration writes is the platform's, business 0: forced row level security binds an owner who is no superuser
 * as well. Answers the transaction's id; null for the first migration, which makes what this needs.
 */
async function beginAsPlatform(client: OwnerConnection): Promise<string | null> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regprocedure('begin_tenant(bigint, bigint, bigint, uuid)') is not null as is_there`,
  );
  if (rows[0]?.is_there !== true) return null;
  const transactionId = randomUUID();
  await client.query('select begin_tenant(0, null, null, $1)', [transactionId]);
  return transactionId;
}
