import { ConfigError } from '../settings/config.ts';
import type { OwnerConnection } from '../database/database.ts';
import type { BackupHead, TableRows } from './backup-file.ts';
import type { Table } from './catalog.ts';

/** Inserts rows as they were, ids included; the values of each are read by the columns' own types. */
export async function loadRows(
  client: OwnerConnection,
  { tables, head }: { tables: readonly Table[]; head: BackupHead },
  { table: name, rows }: TableRows,
): Promise<void> {
  const table = tables.find((one) => one.name === name);
  const written = head.tables.find((one) => one.name === name);
  if (table === undefined || written === undefined) throw doesNotFit(name);
  const columns = written.columns.map((column) => table.columns.find((one) => one.name === column));
  const names = columns.map((column) => client.escapeIdentifier(column?.name ?? failFor(name)));
  const values = columns.map((column, position) => `(given.line ->> ${position})::${column?.type ?? failFor(name)}`);
  if (names.length !== table.columns.length || rows.some((row) => row.length !== names.length)) throw doesNotFit(name);
  await client.query(
    `insert into ${client.escapeIdentifier(name)} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from json_array_elements($1::json) as given (line)`,
    [JSON.stringify(rows)],
  );
}

function failFor(table: string): never {
  throw doesNotFit(table);
}

function doesNotFit(table: string): ConfigError {
  return new ConfigError(`The backup's table ${table} is not the one of its migrations: nothing was restored.`);
}
