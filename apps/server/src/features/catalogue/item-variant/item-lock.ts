import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';

/** The item, which nobody else changes until the transaction ends: its values, variants and parts stand and fall with it. */
export async function lockItem({ db, businessId }: Context, itemId: number): Promise<Row<'item'>> {
  const [row] = await db.query<Row<'item'>>('select * from item where business_id = $1 and id = $2 for update', [
    businessId,
    itemId,
  ]);
  return row ?? failNotFound();
}
