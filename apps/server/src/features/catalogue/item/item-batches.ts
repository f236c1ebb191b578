import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import type { ItemForm } from './item.rows.ts';

const field = 'keepsBatches';
type Said = Pick<ItemForm, 'keepsBatches'>;

/** An item begins to keep batches only in a business that does, and goes on to while it is written. */
export async function refusedBatchRule(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { keepsBatches = false }: Said,
  current: Row<'item'> | null,
): Promise<RefusedField[]> {
  if (!keepsBatches || current?.keeps_batches === true) return [];
  const [business] = await db.query<{ keeps_batches: boolean }>(
    'select keeps_batches from business where id = $1 for share',
    [businessId],
  );
  return business?.keeps_batches === true ? [] : [{ field, key: 'item.batchesOff' }];
}

/**
 * Says of an item that is locked whether its shelves keep batches from now on, its own variants' in every outlet. Refused
 * while anything of it is on a shelf or on its way, also where the caller sees nothing: nobody knows of which batch that
 * is.
 */
export async function switchBatches(context: Context, item: Row<'item'>, { keepsBatches }: Said): Promise<void> {
  if (keepsBatches === undefined || keepsBatches === item.keeps_batches) return;
  await acrossOutlets(context.db, () => switchShelves(context, item.id, keepsBatches));
}

async function switchShelves({ db, businessId }: Context, itemId: number, keepsBatches: boolean): Promise<void> {
  const shelves = await db.query<{ is_empty: boolean }>(
    `select balance.quantity = 0 as is_empty from stock_balance balance
     where balance.business_id = $1 and balance.item_variant_id in (
       select id from item_variant where business_id = $1 and item_id = $2)
     order by balance.item_variant_id, balance.outlet_id for update of balance`,
    [businessId, itemId],
  );
  const [onItsWay] = await db.query(
    `select from stock_transfer transfer
     join stock_transfer_line line on line.business_id = $1 and line.paper_id = transfer.id
     join item_variant variant on variant.business_id = $1 and variant.id = line.item_variant_id
     where transfer.business_id = $1 and transfer.is_on_its_way and variant.item_id = $2 limit 1`,
    [businessId, itemId],
  );
  if (onItsWay !== undefined || shelves.some(({ is_empty: isEmpty }) => !isEmpty))
    fail('item.batchesWithStock', { field });
  await db.query('update item set keeps_batches = $3 where business_id = $1 and id = $2 returning id', [
    businessId,
    itemId,
    keepsBatches,
  ]);
  await db.query(
    `update stock_balance set in_batches = $3 where business_id = $1 and item_variant_id in (
       select id from item_variant where business_id = $1 and item_id = $2) returning item_variant_id`,
    [businessId, itemId, keepsBatches],
  );
}
