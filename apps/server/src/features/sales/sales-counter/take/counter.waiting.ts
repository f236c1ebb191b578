import type { Context, OpenContext } from '../../../../platform/core/context.ts';
import { databaseCodeOf, isContended } from '../../../../platform/database/database-errors.ts';
import { inTransaction } from '../own-transaction.ts';
import { postKept } from './counter.post.ts';

/** One that waits, and in whose name it is posted. */
export type Waiting = { id: number; context: OpenContext };

/** Posts what waits of a counter, in its order: also what was kept when a server went before it posted it. */
export async function postWaiting(context: OpenContext, counterId: number, most: number): Promise<void> {
  const waiting = await inTransaction(context, (own) => readWaiting(own, counterId, most));
  await postInOrder(waiting.map((id) => ({ id, context })));
}

/**
 * Posts invoices of one counter. One that others hold up waits for the next time and stands in the way of none; where the
 * database is away, all of them wait.
 */
export async function postInOrder(waiting: readonly Waiting[], isStopped = () => false): Promise<void> {
  for (const { id, context } of waiting) {
    if (isStopped()) return;
    try {
      await postKept(context, id, { isTriedAgain: false });
    } catch (error) {
      context.services.log.warn({ err: error, counterInvoiceId: id }, 'counter waits');
      const code = databaseCodeOf(error);
      if (code === null || !isContended(code)) return;
    }
  }
}

async function readWaiting({ db, businessId }: Context, counterId: number, most: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select id from counter_invoice where business_id = $1 and counter_id = $2 and state = 'KEPT'
     order by fiscal_year, sequence limit $3`,
    [businessId, counterId, most],
  );
  return rows.map((row) => row.id);
}
