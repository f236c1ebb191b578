import type { Tx } from '../../platform/database/database.ts';

/** A row by its columns' names. */
export type ReferenceRow = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export type ReferenceTable = {
  name: string;
  /** The column that names a row for good. */
  key: string;
  /** The table also holds rows of businesses: reference rows are those of business 0. */
  isShared?: true;
};

/**
 * Adds the rows that are missing and corrects those that nobody has changed (their version is still 1). All rows have
 * the same columns. Answers the ids of all rows of the table by key.
 */
export async function keepRows(
  tx: Tx,
  table: ReferenceTable,
  rows: readonly ReferenceRow[],
): Promise<Map<string, number>> {
  const columns = Object.keys(rows[0] ?? {});
  const { name, key } = table;
  const given = `jsonb_populate_recordset(null::${name}, $1::jsonb) as given`;
  const shared = table.isShared === true;
  const list = shared ? ['business_id', ...columns] : columns;
  const values = shared ? ['0', ...columns.map((column) => `given.${column}`)] : columns.map((c) => `given.${c}`);
  const sent = [JSON.stringify(rows)];
  await tx.query(
    `insert into ${name} (${list.join(', ')}) select ${values.join(', ')} from ${given} on conflict do nothing returning id`,
    sent,
  );
  const changing = columns.filter((column) => column !== key);
  const differs = changing.map((column) => `kept.${column} is distinct from given.${column}`).join(' or ');
  await tx.query(
    `update ${name} as kept set ${changing.map((column) => `${column} = given.${column}`).join(', ')} from ${given}
     where ${shared ? 'kept.business_id = 0 and ' : ''}kept.${key} = given.${key} and kept.version = 1 and (${differs})`,
    sent,
  );
  const ids = await tx.query<{ key: string; id: number }>(
    `select ${key} as key, id from ${name} ${shared ? 'where business_id = 0' : ''}`,
  );
  return new Map(ids.map((row) => [row.key, row.id]));
}

/** The id of a key that the data itself has named before; a slip in the data stops the start. */
export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The reference data names ${key}, which it does not hold`);
  return id;
}
