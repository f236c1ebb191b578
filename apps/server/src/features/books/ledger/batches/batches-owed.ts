import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { OwedToShelf } from '@bahi/domain/goods/batches';
import { asQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../../platform/core/context.ts';
import { acrossOutlets } from '../../../../platform/database/all-outlets.ts';
import { countedQuantity } from './batch-shelf.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** What a shelf is owed of a variant, and into which batch goes what comes back of what is owed no more. */
export type Owed = { owed: OwedToShelf | null; lastBatchId: number | null };

type Row = { item_variant_id: number; batch_id: number; owed: string };

/** What the shelves of an outlet are owed of some variants; nothing of those of which nothing ever was. */
export async function readOwed(
  { db, businessId }: Reader,
  { outletId, variantIds }: { outletId: number; variantIds: readonly number[] },
): Promise<Map<number, Owed>> {
  const rows = await db.query<Row>(
    `select batch.item_variant_id, batch.id as batch_id, coalesce(-balance.quantity, 0) as owed
     from item_batch batch
     left join batch_balance balance on balance.business_id = $1 and balance.item_variant_id = batch.item_variant_id
       and balance.outlet_id = $2 and balance.batch_id = batch.id
     where batch.business_id = $1 and batch.item_variant_id = any($3) and batch.number is null`,
    [businessId, outletId, variantIds],
  );
  return new Map(
    rows.map((row) => [
      row.item_variant_id,
      { owed: { batchId: row.batch_id, quantity: countedQuantity(row.owed) }, lastBatchId: null },
    ]),
  );
}

type LastRow = { item_variant_id: number; last_id: number };

/**
 * Says of each the batch that came into the outlet last, one that has not expired on the day before one that has. A batch
 * that lies nowhere filled what was owed with all of it, and may have done so here.
 */
export async function noteLastBatches(
  { db, businessId }: Reader,
  owed: Map<number, Owed>,
  { outletId, day }: { outletId: number; day: CalendarDay },
): Promise<void> {
  if (owed.size === 0) return;
  const rows = await acrossOutlets(db, () =>
    db.query<LastRow>(
      `select distinct on (batch.item_variant_id) batch.item_variant_id, batch.id as last_id
       from item_batch batch
       left join lateral (select bool_or(balance.outlet_id = $2) as is_here from batch_balance balance
         where balance.business_id = $1 and balance.item_variant_id = batch.item_variant_id and balance.batch_id = batch.id) lies on true
       where batch.business_id = $1 and batch.item_variant_id = any($3) and batch.number is not null
       order by batch.item_variant_id, coalesce(lies.is_here, true) desc, batch.expires_on >= $4::date desc, batch.id desc`,
      [businessId, outletId, [...owed.keys()], formatAdDate(day)],
    ),
  );
  for (const { item_variant_id: itemVariantId, last_id: lastBatchId } of rows) {
    const known = owed.get(itemVariantId);
    if (known !== undefined) owed.set(itemVariantId, { ...known, lastBatchId });
  }
}

/** The batch that stands for what is owed of a variant: it is there, or is written now. */
export async function owedBatchOf({ db, businessId }: Reader, itemVariantId: number): Promise<OwedToShelf> {
  await db.query(
    `insert into item_batch (business_id, item_variant_id, number, expires_on) values ($1, $2, null, null)
     on conflict on constraint item_batch_key do nothing`,
    [businessId, itemVariantId],
  );
  const [row] = await db.query<{ id: number }>(
    'select id from item_batch where business_id = $1 and item_variant_id = $2 and number is null',
    [businessId, itemVariantId],
  );
  if (row === undefined) throw new RangeError('what is owed to a shelf stands for none of its goods');
  return { batchId: row.id, quantity: asQuantity(0) };
}
