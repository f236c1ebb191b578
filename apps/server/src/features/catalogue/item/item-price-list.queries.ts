import type { Input } from '@bahi/contract/endpoint';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { dayAsked } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { noRows, orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { readUnits } from '../../stock/goods-lines/goods-lines.units.ts';
import { taxRateOn } from '../tax-rate/tax-rate-choice.ts';
import { sellableQuantity, variantSearch } from './item-search.ts';
import { type ItemPriceRow, itemPriceRowOf } from './item.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'outletId' | 'language' | 'calendar' | 'today'>;
type Query = Input<(typeof itemContract)['priceList']>['query'];

/** Every active variant of the active items with price, tax and stock: in one outlet, or in all the caller sees. */
export async function listItemPrices(
  context: Reader,
  query: Query,
): Promise<{ rows: ItemPriceRow[]; recordsTotal: number }> {
  if (query.isActive === false) return noRows;
  const day = dayAsked(context, query.dayAD);
  const outletId = await readOutletAsked(context, query.outletId ?? null);
  let selection = sellableVariants(context);
  for (const condition of variantSearch(query.search)) selection = selection.where(condition);
  const stock = sellableQuantity(context.businessId, outletId, day);
  const sorting = {
    itemName: shownName(context.language, 'item'),
    itemCode: sql`item.code`,
    sellingPrice: sql`variant.selling_price_paisa`,
    stockQuantity: stock,
  };
  const order = orderOf(sorting, query.sort, 'itemName', 'variant.id');
  const { rows, recordsTotal } = await readPage(
    context,
    selection,
    withPrices(selection, { stock, day }),
    order,
    query,
  );
  const soldInOther = rows.flatMap((row) => (row.sales_unit_name === null ? [] : [row.variant_id]));
  const units = await readUnits(context, soldInOther);
  const salesUnitOf = (variantId: number) => units.get(variantId)?.find(({ isSalesUnit }) => isSalesUnit) ?? null;
  return { rows: rows.map((row) => itemPriceRowOf(row, salesUnitOf(row.variant_id))), recordsTotal };
}

/** The outlet whose stock is asked for. One of another business, or outside the caller's token, is not found. */
async function readOutletAsked({ db, businessId, outletId }: Reader, asked: number | null): Promise<number | null> {
  if (asked === null || asked === outletId) return outletId;
  const known = await db.query('select id from outlet where business_id = $1 and id = $2 and $3::bigint is null', [
    businessId,
    asked,
    outletId,
  ]);
  return known.length === 0 ? failNotFound() : asked;
}

function sellableVariants({ db, businessId }: Reader) {
  return db
    .tables()
    .selectFrom('item')
    .innerJoin('item_variant as variant', (join) =>
      join.onRef('variant.business_id', '=', 'item.business_id').onRef('variant.item_id', '=', 'item.id'),
    )
    .where('item.business_id', '=', businessId)
    .where('item.is_active', '=', true)
    .where('variant.is_active', '=', true);
}

function withPrices(
  selection: ReturnType<typeof sellableVariants>,
  { stock, day }: { stock: RawBuilder<string>; day: CalendarDay },
) {
  return selection
    .innerJoin('unit', (join) =>
      join.onRef('unit.business_id', '=', 'item.unit_business_id').onRef('unit.id', '=', 'item.unit_id'),
    )
    .leftJoin('brand', (join) =>
      join.onRef('brand.business_id', '=', 'item.brand_business_id').onRef('brand.id', '=', 'item.brand_id'),
    )
    .leftJoin('unit as sales_unit', (join) =>
      join
        .onRef('sales_unit.business_id', '=', 'item.sales_unit_business_id')
        .onRef('sales_unit.id', '=', 'item.sales_unit_id')
        .onRef('sales_unit.id', '<>', 'item.unit_id'),
    )
    .select([
      'item.id as item_id',
      'variant.id as variant_id',
      'item.code',
      'variant.sku',
      'variant.barcode',
      'item.name',
      'item.name_np',
      'variant.attribute_value',
      'variant.attribute_value_np',
      'item.hs_code',
      'brand.name as brand_name',
      'brand.name_np as brand_name_np',
      'unit.short_code as unit_code',
      'unit.name as unit_name',
      'unit.name_np as unit_name_np',
      'item.sales_unit_id',
      'sales_unit.name as sales_unit_name',
      'sales_unit.name_np as sales_unit_name_np',
      'item.sales_unit_conversion',
      'variant.selling_price_paisa',
      'variant.vat_included',
      'item.taxable',
      taxRateOn('item.tax_rate_id', day).as('rate_hundredths'),
      // Reckoned for the rows of the page alone.
      stock.as('stock_quantity'),
    ]);
}
