import type { Tx } from './database.ts';

/** Lets the rest of the transaction see all outlets of the business, also for a caller who has chosen one. */
export async function seeAllOutlets(db: Tx): Promise<void> {
  await db.query('set local role bahi_app');
}
