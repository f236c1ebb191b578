import type { CounterHead } from '@bahi/domain/counter/counter-link';
import type { Context } from '../../../../platform/core/context.ts';

type SeriesRow = { fiscal_year: string; last_sequence: number; last_hash: string };

/** How far each series of a counter is, by what came of it. */
export async function readHeads(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  counterId: number,
): Promise<CounterHead[]> {
  const rows = await db.query<SeriesRow>(
    'select fiscal_year, last_sequence, last_hash from counter_series where business_id = $1 and counter_id = $2',
    [businessId, counterId],
  );
  return rows.map((row) => ({ fiscalYear: row.fiscal_year, sequence: row.last_sequence, hash: row.last_hash }));
}
