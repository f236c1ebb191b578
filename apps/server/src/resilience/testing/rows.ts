import type { OwnerConnection } from '../../platform/database/database.ts';

/** Every row of every table as text, past row level security, and where each sequence stands. */
export async function everyRow(client: OwnerConnection): Promise<Map<string, string[]>> {
  await client.query(`set timezone = 'UTC'`);
  const { rows: tables } = await client.query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relname not like 'schema\\_%' order by 1`,
  );
  const found = new Map<string, string[]>();
  for (const { name, kind } of tables) {
    const columns = kind === 'S' ? `last_value::text || is_called::text` : 'one::text';
    const { rows } = await client.query<{ row: string }>(`select ${columns} as row from "${name}" one order by 1`);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** The rows of the tables alone: sequences stand outside of a snapshot. */
export function withoutSequences(found: ReadonlyMap<string, string[]>): [string, string[]][] {
  return [...found].filter(([name]) => !name.endsWith('_seq'));
}
