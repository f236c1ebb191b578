import { ConfigError } from '../settings/config.ts';
import { connectOwner, type DatabaseAddress, type OwnerConnection } from '../database/database.ts';
import { checkMigrations, migrate } from '../database/migrate.ts';
import { type BackupHead, readBackupFile } from './backup-file.ts';
import { exactTexts, readTables } from './catalog.ts';
import { loadRows } from './load-rows.ts';
import { openForLoading } from './open-for-loading.ts';

/**
 * Reads a backup to its end without restoring anything, and answers its head.
 * @throws ConfigError when it is damaged, or made by a release that this one does not know.
 */
export async function checkBackup(file: string): Promise<BackupHead> {
  let found: BackupHead | null = null;
  for await (const part of readBackupFile(file)) if (part.kind === 'head') found = part.head;
  if (found === null) throw new ConfigError(`${file} is no backup of Bahi.`);
  checkMigrations(found.migrations);
  return found;
}

/**
 * Brings a checked backup into an empty database: the tables as they were when it was taken, then every row, id and
 * sequence as it was, in one transaction. What newer migrations change is left to the next start.
 * @throws ConfigError when the database is not empty.
 */
export async function restoreBackup(
  owner: DatabaseAddress,
  { file, head, progress }: { file: string; head: BackupHead; progress: (line: string) => void },
): Promise<number> {
  const client = await connectOwner(owner);
  try {
    await checkEmpty(client, head);
    await migrate(owner, {
      // What the migrations write is replaced by what the backup says of it, its chain with it.
      chainKey: new Uint8Array(),
      onProgress: (name) => progress(`Preparing the database: ${name}`),
      wanted: head.migrations,
    });
    await client.query('begin');
    await client.query(exactTexts);
    const rows = await load(client, file, head);
    await client.query('commit');
    await client.query('analyze');
    return rows;
  } finally {
    // A transaction that is still open ends with the connection, undone.
    await client.end();
  }
}

async function load(client: OwnerConnection, file: string, head: BackupHead): Promise<number> {
  await client.query('lock table business, app_user in access exclusive mode');
  await checkNobodyThere(client);
  const tables = await readTables(client);
  const close = await openForLoading(client, tables);
  const names = tables.map((table) => client.escapeIdentifier(table.name));
  // What the migrations have written stands in the backup, as it had become.
  await client.query(`truncate ${names.join(', ')}`);
  let count = 0;
  for await (const part of readBackupFile(file)) {
    if (part.kind === 'rows') {
      await loadRows(client, { tables, head }, part);
      count += part.rows.length;
    } else if (part.kind === 'sequences')
      for (const [name, { lastValue, isCalled }] of Object.entries(part.sequences))
        await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), lastValue, isCalled]);
  }
  await close();
  return count;
}

/** Empty is a database without tables, or one that a restore has prepared and not filled. */
async function checkEmpty(client: OwnerConnection, head: BackupHead): Promise<void> {
  const { rows } = await client.query<{ tables: number; is_ours: boolean }>(
    `select count(*)::int as tables, coalesce(bool_or(relname = 'schema_migration'), false) as is_ours
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  const found = rows[0];
  if (found === undefined || found.tables === 0) return;
  if (!found.is_ours) throw notEmpty();
  const done = await client.query<{ file: string }>('select file from schema_migration');
  const known = new Set(head.migrations.map((migration) => migration.file));
  if (done.rows.some(({ file }) => !known.has(file))) throw notEmpty();
  const { rows: people } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.app_user') is not null as is_there`,
  );
  if (people[0]?.is_there === true) await checkNobodyThere(client);
}

async function checkNobodyThere(client: OwnerConnection): Promise<void> {
  const { rows } = await client.query<{ is_used: boolean }>(
    'select exists (select from app_user) or exists (select from business where id <> 0) as is_used',
  );
  if (rows[0]?.is_used !== false) throw notEmpty();
}

function notEmpty(): ConfigError {
  return new ConfigError(
    'The database is not empty, and a backup is restored into an empty one only: set BAHI_DATA to a new folder, or DATABASE_URL to a new database.',
  );
}
