import type { Input } from '@bahi/contract/endpoint';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { orderOf, refuseLongPage, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { itemSearch, stockOf, stockQuantity } from './item-search.ts';
import { type ItemDetail, itemDetailOf, type ItemRow, itemRowOf, itemStockOf, type StockRead } from './item.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'outletId' | 'language'>;
type Filter = Input<(typeof itemContract)['list']>['body'];

/** The items that match, by name unless another order is asked for, with their stock in the outlets the caller sees. */
export async function listItems(context: Reader, filter: Filter): Promise<{ rows: ItemRow[]; recordsTotal: number }> {
  const { limit, offset } = rowsAsked(filter);
  let selection = itemsOf(context);
  for (const condition of conditions(context, filter)) selection = selection.where(condition);
  const [rows, recordsTotal] = await Promise.all([
    withStock(context, selection)
      .orderBy(orderOf(sortingOf(context), filter.sort, 'name', 'item.id'))
      .limit(limit)
      .offset(offset)
      .execute(),
    context.db.count(selection.select('item.id').compile()),
  ]);
  return { rows: rows.map(itemRowOf), recordsTotal };
}

/** Rows are counted from `start` on, `length` of them, or in pages. Fails at what was sent for pages that are a download. */
function rowsAsked({ start, length, pageNumber, pageSize }: Filter): { limit: number; offset: number } {
  const limit = pageSize ?? length;
  const offset = pageNumber === undefined ? start : pageNumber * limit;
  refuseLongPage({ isFirst: offset === 0, rows: limit, field: pageSize === undefined ? 'length' : 'pageSize' });
  return { limit, offset };
}

/** One item with its stock by outlet. Another business's is not found. */
export async function getItem(context: Reader, itemId: number): Promise<ItemDetail> {
  const [row, stock] = await Promise.all([
    withStock(context, itemsOf(context).where('item.id', '=', itemId)).executeTakeFirst(),
    readStock(context, itemId),
  ]);
  return row === undefined ? failNotFound() : itemDetailOf(row, stock.map(itemStockOf));
}

function conditions({ businessId, outletId }: Reader, filter: Filter): RawBuilder<SqlBool>[] {
  const search = itemSearch(filter.search);
  return [
    ...(search === null ? [] : [search]),
    ...(typeof filter.isActive === 'boolean' ? [sql<SqlBool>`item.is_active = ${filter.isActive}`] : []),
    ...(filter.categoryId === null ? [] : [sql<SqlBool>`item.category_id = ${filter.categoryId}`]),
    ...(filter.brandId === null ? [] : [sql<SqlBool>`item.brand_id = ${filter.brandId}`]),
    // What has no reorder point is never low.
    ...(filter.isLow === true ? [sql<SqlBool>`${stockQuantity(businessId, outletId)} <= item.reorder_point`] : []),
  ];
}

function sortingOf({ language }: Reader): Sorting {
  return {
    name: shownName(language, 'item'),
    nameNp: shownName('ne', 'item'),
    code: sql`item.code`,
    hsCode: sql`item.hs_code`,
    categoryName: shownName(language, 'category'),
    brandName: shownName(language, 'brand'),
    unitName: shownName(language, 'unit'),
    sellingPrice: sql`variant.selling_price_paisa`,
    purchasePrice: sql`variant.purchase_price_paisa`,
    stockQuantity: sql`stock.quantity`,
    reorderPoint: sql`item.reorder_point`,
    isActive: sql`item.is_active`,
  };
}

function itemsOf({ db, businessId }: Reader) {
  return db
    .tables()
    .selectFrom('item')
    .innerJoin('item_variant as variant', (join) =>
      join
        .onRef('variant.business_id', '=', 'item.business_id')
        .onRef('variant.item_id', '=', 'item.id')
        .on('variant.is_default', '=', true),
    )
    .where('item.business_id', '=', businessId);
}

function withStock({ businessId, outletId }: Reader, selection: ReturnType<typeof itemsOf>) {
  return selection
    .innerJoin('item_category as category', (join) =>
      join
        .onRef('category.business_id', '=', 'item.category_business_id')
        .onRef('category.id', '=', 'item.category_id'),
    )
    .leftJoin('brand', (join) =>
      join.onRef('brand.business_id', '=', 'item.brand_business_id').onRef('brand.id', '=', 'item.brand_id'),
    )
    .innerJoin('unit', (join) =>
      join.onRef('unit.business_id', '=', 'item.unit_business_id').onRef('unit.id', '=', 'item.unit_id'),
    )
    .innerJoinLateral(stockOf(businessId, outletId), (join) => join.onTrue())
    .selectAll('item')
    .select([
      'variant.id as variant_id',
      'variant.barcode',
      'variant.purchase_price_paisa',
      'variant.selling_price_paisa',
      'variant.vat_included',
      'category.name as category_name',
      'category.name_np as category_name_np',
      'brand.name as brand_name',
      'brand.name_np as brand_name_np',
      'unit.name as unit_name',
      'unit.name_np as unit_name_np',
      'stock.quantity as stock_quantity',
    ]);
}

/** Every outlet the caller sees; a closed one only where the item has moved. */
function readStock({ db, businessId, outletId }: Reader, itemId: number): Promise<StockRead[]> {
  return db.query<StockRead>(
    `select outlet.id as outlet_id, outlet.name, outlet.name_np, coalesce(balance.quantity, 0) as quantity,
       coalesce(balance.value_paisa, 0) as value_paisa, moved.is_fixed
     from item_variant variant
     join outlet on outlet.business_id = variant.business_id
     left join stock_balance balance on balance.business_id = variant.business_id
       and balance.item_variant_id = variant.id and balance.outlet_id = outlet.id
     cross join lateral (select exists (select from stock_move move where move.business_id = $1
       and move.item_variant_id = variant.id and move.outlet_id = outlet.id) as is_fixed) moved
     where variant.business_id = $1 and variant.item_id = $2 and variant.is_default
       and ($3::bigint is null or outlet.id = $3) and (outlet.is_active or moved.is_fixed)
     order by outlet.code`,
    [businessId, itemId, outletId],
  );
}
