import type { Tx } from './database.ts';

/**
 * Before thousands of rows are written in one transaction. What checks that a row's references are there is planned once
 * a connection, and of a shop that has hardly anything yet by walking the table: after ten thousand rows each further one
 * would walk all of them. Planned anew, they go by their keys.
 */
export async function planForMany(tx: Tx): Promise<void> {
  await tx.query('set local enable_seqscan = off');
  await tx.query('discard plans');
}

/** After them: what is planned from here on weighs both ways again. */
export async function planAsUsual(tx: Tx): Promise<void> {
  await tx.query('set local enable_seqscan = on');
  await tx.query('discard plans');
}
