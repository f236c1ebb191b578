import type { Tx } from './database.ts';

/**
 * The rows of a query in batches, as they are taken: of a table of any size only one batch is held. One after another
 * within a transaction; who stops early leaves it to the end of the transaction.
 */
export async function* streamRows<R extends Record<string, unknown>>(
  db: Tx,
  { text, values, atOnce }: { text: string; values: readonly unknown[]; atOnce: number },
): AsyncGenerator<R[]> {
  await db.query(`declare streamed no scroll cursor for ${text}`, values);
  for (;;) {
    const rows = await db.query<R>(`fetch ${atOnce} from streamed`);
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) break;
  }
  await db.query('close streamed');
}
