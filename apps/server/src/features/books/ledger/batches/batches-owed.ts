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

/**
 * Notes of some variants the batch that came into the outlet last. One that has not expired on the day goes before one that
 * has, and of both one that is known to have come here before one that lies nowhere: that filled what was owed with all of it,
 * and may have done so here.
 */
export async function noteLastBatches(
  context: Reader,
  owed: Map<number, Owed>,
  { variantIds, ...place }: Place & { variantIds: ReadonlySet<number> },
): Promise<void> {
  for (const itemVariantId of variantIds) {
    const known = owed.get(itemVariantId);
    if (known === undefined) continue;
    // A document brings back few that were owed, and mostly none.
    // oxlint-disable-next-line no-await-in-loop
    const lastBatchId =
      (await lastHere(context, itemVariantId, place)) ?? (await lastAnywhere(context, itemVariantId, place));
    owed.set(itemVariantId, { ...known, lastBatchId });
  }
}

type Place = { outletId: number; day: CalendarDay };

/** The last that is known to have come into the outlet and has not expired: nearly always the first that is looked at. */
async function lastHere({ db, businessId }: Reader, itemVariantId: number, { outletId, day }: Place) {
  const [row] = await db.query<{ id: number }>(
    `select batch_id as id from batch_balance
     where business_id = $1 and item_variant_id = $2 and outlet_id = $3 and expires_on >= $4::date
     order by batch_id desc limit 1`,
    [businessId, itemVariantId, outletId, formatAdDate(day)],
  );
  return row?.id ?? null;
}

/** Of all batches of the variant, those that lie in other outlets alone last. Each is looked up by a hash: years of them may be. */
async function lastAnywhere({ db, businessId }: Reader, itemVariantId: number, { outletId, day }: Place) {
  const lies = 'select batch_id from batch_balance where business_id = $1 and item_variant_id = $2';
  const [row] = await acrossOutlets(db, () =>
    db.query<{ id: number }>(
      `select id from (
         select id, expires_on, id in (${lies} and outlet_id = $3) as is_here, id in (${lies}) as is_known
         from item_batch where business_id = $1 and item_variant_id = $2 and number is not null) batch
       order by is_here or not is_known desc, expires_on >= $4::date desc, is_here desc, id desc limit 1`,
      [businessId, itemVariantId, outletId, formatAdDate(day)],
    ),
  );
  return row?.id ?? null;
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
