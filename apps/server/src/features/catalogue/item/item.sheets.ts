import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

/** Variants with their items, and the unit of an item, as the sheets of goods join them. */
export const goods = `item_variant variant
  join item on item.business_id = variant.business_id and item.id = variant.item_id`;
export const unitOfItem = 'left join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id';
const balances = `left join lateral (select sum(balance.quantity) as quantity, sum(balance.value_paisa)::bigint as value
  from stock_balance balance where balance.business_id = $1 and balance.item_variant_id = variant.id) stock on true`;

export const itemSheet: Sheet = {
  name: t.items,
  from: `${goods} ${unitOfItem} ${balances}
    left join item_category category on category.business_id = item.category_business_id and category.id = item.category_id
    left join brand on brand.business_id = item.brand_business_id and brand.id = item.brand_id
    where variant.business_id = $1`,
  order: 'item.name, variant.id',
  columns: [
    column(t.code, 'text', 'item.code'),
    ...nameColumns('item', t.name, t.nameNp),
    column(t.variant, 'text', 'variant.attribute_value'),
    column(t.barcode, 'text', 'variant.barcode'),
    column(t.hsCode, 'text', 'item.hs_code'),
    column(t.category, 'text', `concat_ws(' · ', category.name_np, category.name)`),
    column(t.brand, 'text', `concat_ws(' · ', brand.name_np, brand.name)`),
    column(t.unit, 'text', 'unit.short_code'),
    column(t.purchasePrice, 'money', 'variant.purchase_price_paisa'),
    column(t.sellingPrice, 'money', 'variant.selling_price_paisa'),
    column(t.vatIncluded, 'flag', 'variant.vat_included'),
    column(t.taxable, 'flag', 'item.taxable'),
    column(t.reorderPoint, 'quantity', 'item.reorder_point'),
    column(t.stockQuantity, 'quantity', 'coalesce(stock.quantity, 0)'),
    column(t.stockValue, 'money', 'coalesce(stock.value, 0)'),
    column(t.description, 'text', 'item.description'),
    column(t.isActive, 'flag', 'item.is_active and variant.is_active'),
  ],
};
