import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

/** Variants with their items, and the unit of an item, as the sheets of goods join them. */
export const goods = `item_variant variant
  join item on item.business_id = variant.business_id and item.id = variant.item_id`;
export const unitOfItem = 'left join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id';
const balances = `left join lateral (select sum(balance.quantity) as quantity, sum(balance.value_paisa)::bigint as value
  from stock_balance balance where balance.business_id = $1 and balance.item_variant_id = variant.id) stock on true`;

/** What a description says, without its markup; what stands for the signs of markup is read last. */
const plainDescription = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
].reduce(
  (text, [sign, said]) => `replace(${text}, '${sign}', '${said}')`,
  `regexp_replace(item.description, '<[^>]+>', ' ', 'g')`,
);

export const itemSheet: Sheet = {
  name: t.items,
  from: `${goods} ${unitOfItem} ${balances}
    left join item_category category on category.business_id = item.category_business_id and category.id = item.category_id
    left join item_category sub_category on sub_category.business_id = item.sub_category_business_id
      and sub_category.id = item.sub_category_id
    left join unit purchase_unit on purchase_unit.business_id = item.purchase_unit_business_id
      and purchase_unit.id = item.purchase_unit_id
    left join unit sales_unit on sales_unit.business_id = item.sales_unit_business_id and sales_unit.id = item.sales_unit_id
    left join brand on brand.business_id = item.brand_business_id and brand.id = item.brand_id
    where variant.business_id = $1`,
  order: 'item.name, variant.id',
  columns: [
    column(t.code, 'text', 'item.code'),
    ...nameColumns('item', t.name, t.nameNp),
    column(t.variant, 'text', `concat_ws(' · ', variant.attribute_value_np, variant.attribute_value)`),
    column(t.sku, 'text', 'variant.sku'),
    column(t.barcode, 'text', 'variant.barcode'),
    column(t.hsCode, 'text', 'item.hs_code'),
    column(t.category, 'text', `concat_ws(' · ', category.name_np, category.name)`),
    column(t.subCategory, 'text', `concat_ws(' · ', sub_category.name_np, sub_category.name)`),
    column(t.brand, 'text', `concat_ws(' · ', brand.name_np, brand.name)`),
    column(t.size, 'text', 'item.size'),
    column(t.model, 'text', 'item.model'),
    column(t.unit, 'text', 'unit.short_code'),
    column(t.purchaseUnit, 'text', 'purchase_unit.short_code'),
    column(t.unitConversion, 'quantity', 'item.purchase_unit_conversion'),
    column(t.salesUnit, 'text', 'sales_unit.short_code'),
    column(t.unitConversion, 'quantity', 'item.sales_unit_conversion'),
    column(t.purchasePrice, 'money', 'variant.purchase_price_paisa'),
    column(t.sellingPrice, 'money', 'variant.selling_price_paisa'),
    column(t.mrp, 'money', 'variant.mrp_paisa'),
    column(t.vatIncluded, 'flag', 'variant.vat_included'),
    column(t.taxable, 'flag', 'item.taxable'),
    column(t.reorderPoint, 'quantity', 'item.reorder_point'),
    column(t.reorderQuantity, 'quantity', 'item.reorder_quantity'),
    column(t.leadDays, 'count', 'item.lead_days'),
    column(t.stockQuantity, 'quantity', 'coalesce(stock.quantity, 0)'),
    column(t.stockValue, 'money', 'coalesce(stock.value, 0)'),
    column(t.description, 'text', plainDescription),
    column(t.shareable, 'flag', 'item.shareable'),
    column(t.isPriceShareable, 'flag', 'item.is_price_shareable'),
    column(t.isActive, 'flag', 'item.is_active and variant.is_active'),
  ],
};
