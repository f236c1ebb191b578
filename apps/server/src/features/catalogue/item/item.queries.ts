import type { Input } from '@bahi/contract/endpoint';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { orderOf, refuseLongPage, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readOutletStock } from '../item-variant/item-variant.queries.ts';
import { outletStockOf, totalQuantity } from '../item-variant/item-variant.rows.ts';
import { itemSearch, stockOfItem, stockQuantityOfItem } from './item-search.ts';
import { type ItemDetail, itemDetailOf, type ItemRow, itemRowOf, type ItemStock } from './item.rows.ts';

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
  return row === undefined ? failNotFound() : itemDetailOf(row, stock);
}

function conditions({ businessId, outletId }: Reader, filter: Filter): RawBuilder<SqlBool>[] {
  const search = itemSearch(filter.search);
  return [
    ...(search === null ? [] : [search]),
    ...(typeof filter.isActive === 'boolean' ? [sql<SqlBool>`item.is_active = ${filter.isActive}`] : []),
    ...(filter.categoryId === null
      ? []
      : [sql<SqlBool>`${filter.categoryId} in (item.category_id, item.sub_category_id)`]),
    ...(filter.brandId === null ? [] : [sql<SqlBool>`item.brand_id = ${filter.brandId}`]),
    // What has no reorder point is never low.
    ...(filter.isLow === true
      ? [sql<SqlBool>`${stockQuantityOfItem(businessId, outletId)} <= item.reorder_point`]
      : []),
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
    .leftJoin('item_category as sub_category', (join) =>
      join
        .onRef('sub_category.business_id', '=', 'item.sub_category_business_id')
        .onRef('sub_category.id', '=', 'item.sub_category_id'),
    )
    .leftJoin('brand', (join) =>
      join.onRef('brand.business_id', '=', 'item.brand_business_id').onRef('brand.id', '=', 'item.brand_id'),
    )
    .innerJoin('unit', (join) =>
      join.onRef('unit.business_id', '=', 'item.unit_business_id').onRef('unit.id', '=', 'item.unit_id'),
    )
    .leftJoin('unit as purchase_unit', (join) =>
      join
        .onRef('purchase_unit.business_id', '=', 'item.purchase_unit_business_id')
        .onRef('purchase_unit.id', '=', 'item.purchase_unit_id'),
    )
    .leftJoin('unit as sales_unit', (join) =>
      join
        .onRef('sales_unit.business_id', '=', 'item.sales_unit_business_id')
        .onRef('sales_unit.id', '=', 'item.sales_unit_id'),
    )
    .innerJoinLateral(stockOfItem(businessId, outletId), (join) => join.onTrue())
    .selectAll('item')
    .select([
      'variant.id as variant_id',
      'variant.sku',
      'variant.barcode',
      'variant.purchase_price_paisa',
      'variant.selling_price_paisa',
      'variant.mrp_paisa',
      'variant.vat_included',
      'category.name as category_name',
      'category.name_np as category_name_np',
      'sub_category.name as sub_category_name',
      'sub_category.name_np as sub_category_name_np',
      'brand.name as brand_name',
      'brand.name_np as brand_name_np',
      'unit.name as unit_name',
      'unit.name_np as unit_name_np',
      'purchase_unit.name as purchase_unit_name',
      'purchase_unit.name_np as purchase_unit_name_np',
      'sales_unit.name as sales_unit_name',
      'sales_unit.name_np as sales_unit_name_np',
      'stock.quantity as stock_quantity',
    ]);
}

/**
 * Every outlet the caller sees, with all variants of the item together; a closed one only where it has moved. No opening
 * stock is taken of what has variants: each has its own.
 */
async function readStock(reader: Reader, itemId: number): Promise<ItemStock[]> {
  const rows = await readOutletStock(reader, itemId);
  const outlets = [...Map.groupBy(rows, (row) => row.outlet_id).values()];
  return outlets.flatMap((ofOutlet) => {
    const [first] = ofOutlet.map(outletStockOf);
    if (first === undefined) return [];
    const quantity = totalQuantity(ofOutlet);
    const value = rupeesOf(ofOutlet.reduce((sum, row) => sum + row.value_paisa, 0));
    const isFixed = new Set(rows.map((row) => row.item_variant_id)).size > 1 || first.isFixed;
    return [{ ...first, quantity, value, isFixed }];
  });
}
