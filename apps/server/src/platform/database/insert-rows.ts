import type { Tx } from './database.ts';

/** Few fixed sizes, so that the statements stay few and prepared (scale design, rule 7). */
const chunkSizes = [100, 40, 16, 8, 5, 4, 3, 2, 1];

/**
 * Inserts many rows of one table and answers their ids in the order of the rows. All statements are sent at once.
 * `columns` and `table` are literals of the caller, never input. The table must have a column `id`.
 */
export async function insertRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  returning = 'id',
): Promise<number[]> {
  const sent: Promise<Record<string, number>[]>[] = [];
  for (let start = 0; start < rows.length;) {
    const size = chunkSizes.find((candidate) => candidate <= rows.length - start) ?? 1;
    const chunk = rows.slice(start, start + size);
    sent.push(tx.query(statement(table, columns, size, returning), chunk.flat()));
    start += size;
  }
  const answers = await Promise.all(sent);
  return answers.flat().map((row) => row[returning] ?? Number.NaN);
}

const statements = new Map<string, string>();

function statement(table: string, columns: readonly string[], size: number, returning: string): string {
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
