import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { foundBy, shownName } from '../../../platform/database/list-query.ts';
import type { FoundRow } from './search.texts.ts';

/** The fixed assets in whose name a text stands, those in use first: of hundreds at most. The remark is when it was bought. */
export async function findAssets(
  { db, businessId, language }: Context,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const selection = db
    .tables()
    .selectFrom('asset')
    .where('asset.business_id', '=', businessId)
    .where(foundBy(search, { names: ['asset.name', 'asset.name_np'] }) ?? sql<boolean>`false`);
  return selection
    .select([
      'asset.id',
      'asset.name',
      'asset.name_np',
      'asset.bought_on as remark',
      'asset.bought_on_bs as remark_np',
      sql<boolean>`asset.disposed_on is null`.as('is_active'),
    ])
    .orderBy(sql`asset.disposed_on is null`, 'desc')
    .orderBy(shownName(language, 'asset'))
    .orderBy('asset.id')
    .limit(wanted)
    .execute();
}
