import type { Tx } from './database.ts';

/**
 * Sends a reading statement that is planned once a connection, whatever its values are: one whose rows come by the same
 * indexes for everybody, and that takes longer to plan than to run. Reads are planned for their values otherwise, since
 * a plan for all values at once walks whole tables where few rows are meant (`begin_tenant`).
 */
export async function withOnePlan<T>(tx: Tx, send: () => Promise<T>): Promise<T> {
  // In one go: what others have sent goes before, and what they send comes after.
  const [, answered] = await Promise.all([
    tx.query('set local plan_cache_mode = force_generic_plan'),
    send(),
    tx.query('set local plan_cache_mode = force_custom_plan'),
  ]);
  return answered;
}
