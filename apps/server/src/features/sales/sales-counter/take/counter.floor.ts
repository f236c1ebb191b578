import type { Context } from '../../../../platform/core/context.ts';
import { dateAt } from '../../../../platform/core/moments.ts';

type Place = { counterId: number; fiscalYear: string; sequence: number };

/**
 * When something was lent last, after a moment, to the device of a counter while it stood below a number of its series: that
 * number was not issued before. Null where there is no such moment, or nobody knows it.
 */
export async function lentBefore(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { counterId, fiscalYear, sequence }: Place,
  after: number,
): Promise<number | null> {
  const [row] = await db.query<{ from_at: Date | null }>(
    `select max(from_at) as from_at from counter_lend lend
     where lend.business_id = $1 and lend.counter_id = $2 and lend.from_at > $3 and not exists (
       select from jsonb_to_recordset(lend.heads) as head ("fiscalYear" text, sequence int)
       where head."fiscalYear" > $4 or (head."fiscalYear" = $4 and head.sequence >= $5))`,
    [businessId, counterId, dateAt(after), fiscalYear, sequence],
  );
  return row?.from_at?.getTime() ?? null;
}
