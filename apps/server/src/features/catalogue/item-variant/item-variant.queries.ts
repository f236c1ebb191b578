import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type ItemVariant, itemVariantOf, type StockRead } from './item-variant.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'outletId'>;

/** The variants of an item with their stock by outlet: its default only where it is sold, or alone. */
export async function listItemVariants(reader: Reader, itemId: number): Promise<ItemVariant[]> {
  const [rows, stock] = await Promise.all([readVariantRows(reader, itemId), readOutletStock(reader, itemId)]);
  if (rows.length === 0) return failNotFound();
  const byVariant = Map.groupBy(stock, (row) => row.item_variant_id);
  const shown = rows.filter((row) => !row.is_default || row.is_active || rows.length === 1);
  return shown.map((row) => itemVariantOf(row, byVariant.get(row.id) ?? []));
}

/** Some variants of an item, in the order of their ids as they are given. */
export async function listNamedVariants(
  reader: Reader,
  itemId: number,
  ids: readonly number[],
): Promise<ItemVariant[]> {
  const [rows, stock] = await Promise.all([readVariantRows(reader, itemId), readOutletStock(reader, itemId)]);
  const byVariant = Map.groupBy(stock, (row) => row.item_variant_id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => itemVariantOf(byId.get(id) ?? failNotFound(), byVariant.get(id) ?? []));
}

/** In SQL, where the values of a variant stand among those of its item: by it variants come as their attributes are set up. */
export function valuePlaces(variant: 'item_variant' | 'variant'): string {
  return `(select array_agg(chosen.order_number order by chosen.order_number)
    from item_variant_value held
    join item_attribute_value chosen on chosen.business_id = held.business_id and chosen.item_id = held.item_id
      and chosen.attribute_value_id = held.attribute_value_id
    where held.business_id = ${variant}.business_id and held.item_variant_id = ${variant}.id)`;
}

/** All variants of an item as their table has them: the default first, the others in the order of their values. */
export function readVariantRows(
  { db, businessId }: Pick<Reader, 'db' | 'businessId'>,
  itemId: number,
): Promise<Row<'item_variant'>[]> {
  return db.query<Row<'item_variant'>>(
    `select * from item_variant where business_id = $1 and item_id = $2
     order by is_default desc, ${valuePlaces('item_variant')}, id`,
    [businessId, itemId],
  );
}

/** Of every variant of an item every outlet the caller sees; a closed one only where the variant has moved. */
export function readOutletStock({ db, businessId, outletId }: Reader, itemId: number): Promise<StockRead[]> {
  return db.query<StockRead>(
    `select variant.id as item_variant_id, outlet.id as outlet_id, outlet.name, outlet.name_np,
       coalesce(balance.quantity, 0) as quantity, coalesce(balance.value_paisa, 0) as value_paisa, moved.is_fixed
     from item_variant variant
     join outlet on outlet.business_id = variant.business_id
     left join stock_balance balance on balance.business_id = variant.business_id
       and balance.item_variant_id = variant.id and balance.outlet_id = outlet.id
     cross join lateral (select exists (select from stock_move move where move.business_id = $1
       and move.item_variant_id = variant.id and move.outlet_id = outlet.id) as is_fixed) moved
     where variant.business_id = $1 and variant.item_id = $2
       and ($3::bigint is null or outlet.id = $3) and (outlet.is_active or moved.is_fixed)
     order by outlet.code`,
    [businessId, itemId, outletId],
  );
}
