import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { foundBy, shownName } from '../../../platform/database/list-query.ts';
import type { FoundRow } from './search.texts.ts';

/** The loans in whose name or lender a text stands: of dozens at most. The remark is their lender. */
export async function findLoans(
  { db, businessId, language }: Context,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const selection = db
    .tables()
    .selectFrom('loan')
    .where('loan.business_id', '=', businessId)
    .where(foundBy(search, { names: ['loan.name', 'loan.name_np', 'loan.lender'] }) ?? sql<boolean>`false`);
  return selection
    .select([
      'loan.id',
      'loan.name',
      'loan.name_np',
      'loan.lender as remark',
      'loan.lender as remark_np',
      sql<boolean>`true`.as('is_active'),
    ])
    .orderBy(shownName(language, 'loan'))
    .orderBy('loan.id')
    .limit(wanted)
    .execute();
}
