import type { itemAddressContract } from '@bahi/contract/catalogue/item/item-address.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { stockQuantity, variantSearch } from '../item/item-search.ts';
import { listNamedVariants } from '../item-variant/item-variant.queries.ts';
import { type ItemVariant, itemVariantOf } from '../item-variant/item-variant.rows.ts';

type List = (typeof itemAddressContract)['listVariants'];

/** Variants of all items, or of one: those that are not sold as well. */
export async function listVariants(context: Context, query: Input<List>['query']): Promise<Answer<List>> {
  const { businessId, outletId, language } = context;
  let selection = context.db
    .tables()
    .selectFrom('item_variant as variant')
    .innerJoin('item', (join) =>
      join.onRef('item.business_id', '=', 'variant.business_id').onRef('item.id', '=', 'variant.item_id'),
    )
    .where('variant.business_id', '=', businessId);
  for (const condition of [
    ...variantSearch(query.search),
    ...(query.isActive === undefined ? [] : [sql<boolean>`variant.is_active = ${query.isActive}`]),
    ...(query.itemId === undefined ? [] : [sql<boolean>`variant.item_id = ${query.itemId}`]),
  ])
    selection = selection.where(condition);
  const shown = selection.selectAll('variant').select(stockQuantity(businessId, outletId).as('stock_quantity'));
  const sorting = {
    itemName: shownName(language, 'item'),
    attributeValue: sql`variant.attribute_value`,
    sellingPrice: sql`variant.selling_price_paisa`,
  };
  const order = orderOf(sorting, query.sort, 'itemName', 'variant.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  return {
    rows: rows.map((row) => ({ ...itemVariantOf(row, []), quantity: Number(row.stock_quantity) })),
    recordsTotal,
  };
}

/** One variant with its stock by outlet. */
export async function getVariant(context: Context, id: number): Promise<ItemVariant> {
  const [row] = await context.db.query<{ item_id: number }>(
    'select item_id from item_variant where business_id = $1 and id = $2',
    [context.businessId, id],
  );
  if (row === undefined) return failNotFound();
  return (await listNamedVariants(context, row.item_id, [id]))[0] ?? failNotFound();
}
