import type { Answer, Input } from '@bahi/contract/endpoint';
import type { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { stockQuantity, variantSearch } from '../../catalogue/item/item-search.ts';
import { goodsOf } from './stock-card.rows.ts';

type Goods = (typeof stockCardContract)['goods'];

/** Everything that may have a card; what is no longer sold had stock once. */
export async function listCardGoods(context: Context, query: Input<Goods>['query']): Promise<Answer<Goods>> {
  const { db, businessId, outletId, language } = context;
  const { isActive, itemLedgerDetailId } = query;
  let selection = db
    .tables()
    .selectFrom('item')
    .innerJoin('item_variant as variant', (join) =>
      join.onRef('variant.business_id', '=', 'item.business_id').onRef('variant.item_id', '=', 'item.id'),
    )
    .innerJoin('unit', (join) =>
      join.onRef('unit.business_id', '=', 'item.unit_business_id').onRef('unit.id', '=', 'item.unit_id'),
    )
    .where('item.business_id', '=', businessId);
  for (const condition of variantSearch(query.search)) selection = selection.where(condition);
  if (isActive !== undefined)
    selection = selection.where(sql<boolean>`(item.is_active and variant.is_active) = ${isActive}`);
  if (itemLedgerDetailId !== undefined) selection = selection.where('variant.id', '=', itemLedgerDetailId);
  const stock = stockQuantity(businessId, outletId);
  const shown = selection.select([
    'item.id as item_id',
    'variant.id as variant_id',
    'item.code',
    'variant.sku',
    'variant.barcode',
    'item.name',
    'item.name_np',
    'variant.attribute_value',
    'variant.attribute_value_np',
    'unit.short_code as unit_name',
    'unit.name_np as unit_name_np',
    sql<boolean>`item.is_active and variant.is_active`.as('is_active'),
    stock.as('stock_quantity'),
  ]);
  const sorting = { itemName: shownName(language, 'item'), itemCode: sql`item.code`, stockQuantity: stock };
  const order = orderOf(sorting, query.sort, 'itemName', 'variant.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  return {
    rows: rows.map((row) => ({
      ...goodsOf(row),
      sku: row.sku,
      barcode: row.barcode,
      isActive: row.is_active,
      stockQuantity: Number(row.stock_quantity),
    })),
    recordsTotal,
  };
}
