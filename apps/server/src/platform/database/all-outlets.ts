import type { Tx } from './database.ts';

/** Lets the rest of the transaction see all outlets of the business, also for a caller who has chosen one. */
export async function seeAllOutlets(db: Tx): Promise<void> {
  await db.query('set local role bahi_app');
}

/** Lets one act see all outlets of the business; whatever comes after it is within the caller's own again. */
export async function acrossOutlets<Result>(db: Tx, act: () => Promise<Result>): Promise<Result> {
  const [own] = await db.query<{ role: string }>(`select current_setting('role') as role`);
  if (own === undefined) throw new RangeError('a transaction has a role');
  await seeAllOutlets(db);
  const result = await act();
  // Nothing is given back where it failed: that transaction is over.
  await db.query(`select set_config('role', $1, true)`, [own.role]);
  return result;
}
