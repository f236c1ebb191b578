import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { foundBy, shownName } from '../../../platform/database/list-query.ts';
import type { FoundRow } from './search.texts.ts';

/** The prepaid expenses in whose name a text stands: of dozens at most. The remark is their first month. */
export async function findPrepaid(
  { db, businessId, language }: Context,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const selection = db
    .tables()
    .selectFrom('prepaid')
    .where('prepaid.business_id', '=', businessId)
    .where(foundBy(search, { names: ['prepaid.name', 'prepaid.name_np'] }) ?? sql<boolean>`false`);
  return selection
    .select([
      'prepaid.id',
      'prepaid.name',
      'prepaid.name_np',
      'prepaid.first_month as remark',
      'prepaid.first_month as remark_np',
      sql<boolean>`true`.as('is_active'),
    ])
    .orderBy(shownName(language, 'prepaid'))
    .orderBy('prepaid.id')
    .limit(wanted)
    .execute();
}
