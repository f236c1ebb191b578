import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { foundBy } from '../../../platform/database/list-query.ts';
import type { FoundRow } from './search.texts.ts';

/** The registered counters in whose name or numbers a text stands: of dozens at most. The remark is what their numbers begin with. */
export async function findCounters(
  { db, businessId }: Context,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const isMeant = foundBy(search, { names: ['sales_counter.name'], codes: ['sales_counter.number_stem'] });
  return db
    .tables()
    .selectFrom('sales_counter')
    .where('sales_counter.business_id', '=', businessId)
    .where(isMeant ?? sql<boolean>`false`)
    .select([
      'sales_counter.id',
      'sales_counter.name',
      sql<string | null>`null`.as('name_np'),
      'sales_counter.number_stem as remark',
      'sales_counter.number_stem as remark_np',
      sql<boolean>`sales_counter.state <> 'CLOSED'`.as('is_active'),
    ])
    .orderBy(sql`sales_counter.state = 'CLOSED'`)
    .orderBy('sales_counter.name')
    .orderBy('sales_counter.id')
    .limit(wanted)
    .execute();
}
