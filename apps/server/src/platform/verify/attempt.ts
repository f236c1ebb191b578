import type { Tx } from '../database/database.ts';

/** What of a transaction it takes to ask. */
export type Asking = Pick<Tx, 'query'>;

/** What some work answers or, where it could not be done, what stands for that; the transaction goes on either way. */
export async function attempt<T>(tx: Asking, work: () => Promise<T>, otherwise: (error: unknown) => T): Promise<T> {
  // Travels with what is asked first.
  void tx.query('savepoint before_check');
  try {
    return await work();
  } catch (error) {
    await tx.query('rollback to savepoint before_check');
    return otherwise(error);
  }
}

/** Sets parameters of PostgreSQL for the rest of the transaction. */
export async function setLocally(tx: Asking, parameters: Readonly<Record<string, string>>): Promise<void> {
  const all = Object.entries(parameters);
  const texts = all.map((_one, place) => `set_config($${place * 2 + 1}, $${place * 2 + 2}, true)`);
  await tx.query(`select ${texts.join(', ')}`, all.flat());
}
