import type { Tx } from './database.ts';
import type { NewRow, Row, RowChange, TableName, VersionedTable } from './table-types.ts';
import type { Tables } from './tables.ts';

/** Few fixed sizes, so that the statements stay few and prepared (scale design, rule 7): those of bills of one to five goods are among them. */
const chunkSizes = [100, 40, 17, 14, 11, 8, 5, 4, 3, 2, 1];

/** A change of columns that the table has, and of no others. */
export type Change<T extends TableName, V> = V & { [C in Exclude<keyof V, keyof RowChange<T>>]: never };

/** Inserts a row and answers its id. */
export async function insertRow<T extends TableName>(tx: Tx, table: T, row: NewRow<T>): Promise<number> {
  const [id = Number.NaN] = await insertRows(tx, table, [row]);
  return id;
}

/**
 * Inserts many rows of one table, which all say the same columns, and answers their ids (or another number that is
 * asked for) in the order of the rows. All statements are sent at once.
 */
export async function insertRows<T extends TableName>(
  tx: Tx,
  table: T,
  rows: readonly NewRow<T>[],
  returning?: keyof Tables[T] & string,
): Promise<number[]> {
  const [first] = rows;
  if (first === undefined) return [];
  return insertValues(tx, { table, columns: Object.keys(first), returning: returning ?? 'id' }, rows);
}

/** Changes the rows that hold what `where` says, where it says anything; each becomes a new version. Answers their ids. */
export async function changeRows<T extends VersionedTable, V extends RowChange<T>>(
  tx: Tx,
  table: T,
  where: { readonly [C in keyof Row<T>]?: Row<T>[C] | undefined },
  values: Change<T, V>,
): Promise<number[]> {
  const asked = Object.entries(where).filter(([, value]) => value !== undefined);
  const conditions = asked.map(([column], position) => `${column} = $${position + 1}`);
  const assignments = Object.keys(values).map((column, position) => `${column} = $${position + 1 + asked.length}`);
  const changed = await tx.query<{ id: number }>(
    `update ${table} set ${assignments.join(', ')}, version = version + 1 where ${conditions.join(' and ')} returning id`,
    [...asked.map(([, value]) => value), ...Object.values(values)],
  );
  return changed.map(({ id }) => id);
}

type Target = { table: string; columns: readonly string[]; returning: string };

async function insertValues(tx: Tx, target: Target, rows: readonly object[]): Promise<number[]> {
  const values = rows.map((row) => valuesOf(row, target));
  const sent: Promise<Record<string, number>[]>[] = [];
  for (let start = 0; start < values.length;) {
    const size = chunkSizes.find((candidate) => candidate <= values.length - start) ?? 1;
    sent.push(tx.query(statement(target, size), values.slice(start, start + size).flat()));
    start += size;
  }
  const answers = await Promise.all(sent);
  return answers.flat().map((row) => row[target.returning] ?? Number.NaN);
}

function valuesOf(row: object, { table, columns }: Target): unknown[] {
  const given = new Map(Object.entries(row));
  if (given.size !== columns.length || !columns.every((column) => given.has(column)))
    throw new Error(`The new rows of ${table} do not say the same columns`);
  return columns.map((column) => given.get(column));
}

const statements = new Map<string, string>();

function statement({ table, columns, returning }: Target, size: number): string {
  const key = `${table}(${columns.join()})${size}${returning}`;
  let text = statements.get(key);
  if (text === undefined) {
    const tuple = (row: number): string =>
      `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`;
    const values = Array.from({ length: size }, (_, row) => tuple(row)).join(', ');
    text = `insert into ${table} (${columns.join(', ')}) values ${values} returning ${returning}`;
    statements.set(key, text);
  }
  return text;
}
