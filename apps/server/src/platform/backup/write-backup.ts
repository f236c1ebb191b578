import { ConfigError } from '../settings/config.ts';
import { connectOwner, type DatabaseAddress, type OwnerConnection } from '../database/database.ts';
import type { ChainHead } from '../core/audit-chain.ts';
import { type BackupEnd, type BackupHead, type BackupPart, type TextRow, writeBackupFile } from './backup-file.ts';
import { exactTexts, readSequenceNames, readTables, type Table } from './catalog.ts';

export type BackupOrder = {
  owner: DatabaseAddress;
  file: string;
  /** When the backup is taken, in milliseconds since 1970: written down in it. */
  takenAt: number;
  /** The exported snapshot of an open transaction, to keep exactly what that one sees. */
  snapshot?: string;
  /** Ends it early: there is no file then. */
  signal?: AbortSignal;
};

/**
 * Writes everything that the database holds at one moment into a file, uploads included, while others go on working.
 * Businesses are read one after another through `begin_tenant()`: row level security binds an owner as well.
 * Answers how many rows each table had, and where the audit chain of each business stood.
 */
export async function writeBackup({
  owner,
  file,
  takenAt,
  snapshot,
  signal,
}: BackupOrder): Promise<{ tables: BackupEnd['tables']; heads: ChainHead[] }> {
  const heads: ChainHead[] = [];
  const client = await connectOwner(owner);
  // A statement that waits for a lock would be waited for: without its connection it fails at once.
  const breakOff = (): void => void client.end().catch(() => {});
  signal?.addEventListener('abort', breakOff);
  try {
    await client.query('begin isolation level repeatable read read only');
    if (snapshot !== undefined) await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
    await client.query(exactTexts);
    const tables = await writeBackupFile(file, readEverything(client, { takenAt, heads }), signal);
    return { tables, heads };
  } finally {
    signal?.removeEventListener('abort', breakOff);
    await client.end();
  }
}

/** The parts of the backup; `heads` gets what the chain of each business says meanwhile. */
async function* readEverything(
  client: OwnerConnection,
  { takenAt, heads }: { takenAt: number; heads: ChainHead[] },
): AsyncGenerator<BackupPart> {
  const migrations = await readMigrations(client);
  const tables = await readTables(client);
  const named = tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  yield {
    kind: 'head',
    head: { format: 'bahi-backup-1', takenAt: new Date(takenAt).toISOString(), migrations, tables: named },
  };
  await beginTenant(client, 0);
  for (const table of tables.filter((one) => !one.isByBusiness)) yield* readRows(client, table, '');
  for (const id of await readBusinessIds(client)) {
    await beginTenant(client, id);
    for (const table of tables.filter((one) => one.isByBusiness))
      yield* readRows(client, table, `where business_id = ${id}`);
    heads.push(...(await readHead(client, id)));
  }
  // Sequences stand outside of any snapshot: read last, they are never behind the rows.
  yield { kind: 'sequences', sequences: await readSequences(client) };
}

async function readMigrations(client: OwnerConnection): Promise<BackupHead['migrations']> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.schema_migration') is not null as is_there`,
  );
  if (rows[0]?.is_there !== true) throw new ConfigError('There is nothing to back up: the database is empty.');
  const done = await client.query<{ file: string; checksum: string }>(
    'select file, checksum from schema_migration order by file',
  );
  return done.rows;
}

async function beginTenant(client: OwnerConnection, businessId: number): Promise<void> {
  await client.query('select begin_tenant($1, null, null)', [businessId]);
}

async function readBusinessIds(client: OwnerConnection): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from business order by id');
  return rows.map((row) => row.id);
}

async function readHead(client: OwnerConnection, businessId: number): Promise<ChainHead[]> {
  const { rows } = await client.query<{ seq: number; hash: string }>(
    `select seq, encode(hash, 'hex') as hash from audit_head where business_id = $1 and seq > 0`,
    [businessId],
  );
  return rows.map((row) => ({ businessId, ...row }));
}

const rowsAtOnce = 1000;
/** Of tables that hold contents of files. */
const contentsAtOnce = 16;

async function* readRows(client: OwnerConnection, table: Table, filter: string): AsyncGenerator<BackupPart> {
  const texts = table.columns.map((column) => `${client.escapeIdentifier(column.name)}::text`).join(', ');
  const count = table.columns.some((column) => column.type === 'bytea') ? contentsAtOnce : rowsAtOnce;
  await client.query(
    `declare batch no scroll cursor for select ${texts} from ${client.escapeIdentifier(table.name)} ${filter}`,
  );
  for (;;) {
    const { rows } = await client.query<TextRow>({ text: `fetch ${count} from batch`, rowMode: 'array' });
    if (rows.length > 0) yield { kind: 'rows', table: table.name, rows };
    if (rows.length < count) break;
  }
  await client.query('close batch');
}

async function readSequences(client: OwnerConnection): Promise<BackupEnd['sequences']> {
  const sequences: BackupEnd['sequences'] = {};
  for (const name of await readSequenceNames(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    if (rows[0] !== undefined) sequences[name] = rows[0];
  }
  return sequences;
}
