import type { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { noRows, orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { valuePlaces } from '../item-variant/item-variant.queries.ts';
import { taxRateOn } from '../tax-rate/tax-rate-choice.ts';
import { pricesOf } from './label-view.ts';
import { isScanned, stockQuantity, variantSearch } from '../item/item-search.ts';

type List = (typeof labelContract)['list'];

/** The variants that are sold, as they are picked for their labels: searched, of one item, or what a scanner read. */
export async function listLabels(context: Context, query: Input<List>['query']): Promise<Answer<List>> {
  if (query.isActive === false) return noRows;
  const { db, businessId, outletId, language } = context;
  let selection = db
    .tables()
    .selectFrom('item')
    .innerJoin('item_variant as variant', (join) =>
      join.onRef('variant.business_id', '=', 'item.business_id').onRef('variant.item_id', '=', 'item.id'),
    )
    .where('item.business_id', '=', businessId)
    .where('item.is_active', '=', true)
    .where('variant.is_active', '=', true);
  for (const condition of [...variantSearch(query.search), ...named(query)]) selection = selection.where(condition);
  const stock = stockQuantity(businessId, outletId);
  const shown = selection.select([
    'item.id as item_id',
    'variant.id as variant_id',
    'item.code',
    'item.name',
    'item.name_np',
    'variant.attribute_value',
    'variant.attribute_value_np',
    'variant.sku',
    'variant.barcode',
    'variant.selling_price_paisa',
    'variant.mrp_paisa',
    'variant.vat_included',
    chargedRate(context).as('rate'),
    stock.as('stock_quantity'),
  ]);
  const sorting = {
    itemName: shownName(language, 'item'),
    itemCode: sql`item.code`,
    sku: sql`variant.sku`,
    stockQuantity: stock,
  };
  const order =
    query.itemId !== undefined && query.sort === undefined
      ? sql`${sql.raw(valuePlaces('variant'))}, variant.id`
      : orderOf(sorting, query.sort, 'itemName', 'variant.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  return {
    rows: rows.map((row) => ({
      itemId: row.item_id,
      itemLedgerDetailId: row.variant_id,
      itemCode: row.code,
      itemName: row.name,
      itemNameLocLang: row.name_np,
      attributeValue: row.attribute_value,
      attributeValueLocLang: row.attribute_value_np,
      sku: row.sku,
      barcode: row.barcode,
      sellingPrice: rupeesOf(row.selling_price_paisa),
      mrp: row.mrp_paisa === null ? null : rupeesOf(row.mrp_paisa),
      ...chargedPrices(row),
      stockQuantity: Number(row.stock_quantity),
    })),
    recordsTotal,
  };
}

/** The rate of VAT that is charged for an item today, in hundredths of a per cent; null where nothing is charged. */
function chargedRate({ businessId, today }: Context): RawBuilder<number | null> {
  const isVat = sql`(select register_type = 'VAT' from business where business.id = ${businessId})`;
  return sql`case when item.taxable and ${isVat} then ${taxRateOn('item.tax_rate_id', today)} end`;
}

function chargedPrices(variant: Parameters<typeof pricesOf>[0]) {
  const { net, gross } = pricesOf(variant);
  return { priceWithVat: rupeesOf(gross), priceWithoutVat: rupeesOf(net) };
}

function named({ itemId, itemLedgerDetailId, scanned }: Input<List>['query']): RawBuilder<SqlBool>[] {
  return [
    ...(itemId === undefined ? [] : [sql<SqlBool>`variant.item_id = ${itemId}`]),
    ...(itemLedgerDetailId === undefined ? [] : [sql<SqlBool>`variant.id = ${itemLedgerDetailId}`]),
    ...(scanned === undefined ? [] : [isScanned(scanned)]),
  ];
}
