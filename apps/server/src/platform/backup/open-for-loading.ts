import type { OwnerConnection } from '../database/database.ts';
import type { Table } from './catalog.ts';

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Lets rows in as they were: no trigger writes audit events or refuses lines of issued documents, no foreign key asks
 * for an order, and the owner, whoever it is, passes row level security. Only what the owner of the tables may do
 * anyway, within the caller's transaction, so that nobody else ever meets the tables open. The answered function puts
 * everything back, where every foreign key is checked over all rows.
 */
export async function openForLoading(client: OwnerConnection, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname, conrelid`,
  );
  const alter = (table: Table, what: string) =>
    client.query(`alter table ${client.escapeIdentifier(table.name)} ${what}`);
  const forced = tables.filter((table) => table.isForced);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await alter(table, 'disable trigger user');
  for (const table of forced) await alter(table, 'no force row level security');
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of tables) await alter(table, 'enable trigger user');
    for (const table of forced) await alter(table, 'force row level security');
  };
}
