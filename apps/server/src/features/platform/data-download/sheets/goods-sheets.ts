import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../sheet.ts';

const t = dataSheets.texts;
const goods = `item_variant variant
  join item on item.business_id = variant.business_id and item.id = variant.item_id`;
const unitOfItem = 'left join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id';
const balances = `left join lateral (select sum(balance.quantity) as quantity, sum(balance.value_paisa)::bigint as value
  from stock_balance balance where balance.business_id = $1 and balance.item_variant_id = variant.id) stock on true`;

/** What the business sells and has in stock. */
export const goodsSheets: readonly Sheet[] = [
  {
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
      column(t.isActive, 'flag', 'item.is_active and variant.is_active'),
    ],
  },
  {
    name: t.stock,
    from: `stock_balance balance
      join (${goods}) on variant.business_id = balance.business_id and variant.id = balance.item_variant_id ${unitOfItem}
      join outlet on outlet.business_id = balance.business_id and outlet.id = balance.outlet_id
      where balance.business_id = $1`,
    order: 'outlet.code, item.name, variant.id',
    columns: [
      ...nameColumns('outlet', t.outlet, t.outletNp),
      column(t.code, 'text', 'item.code'),
      ...nameColumns('item', t.item, t.itemNp),
      column(t.variant, 'text', 'variant.attribute_value'),
      column(t.unit, 'text', 'unit.short_code'),
      column(t.quantity, 'quantity', 'balance.quantity'),
      column(t.value, 'money', 'balance.value_paisa'),
    ],
  },
  {
    name: t.services,
    from: 'service where service.business_id = $1',
    order: 'service.name, service.id',
    columns: [
      column(t.code, 'text', 'service.code'),
      ...nameColumns('service', t.name, t.nameNp),
      column(t.kind, 'word', 'service.duration_type'),
      column(t.price, 'money', 'service.price_paisa'),
      column(t.vatIncluded, 'flag', 'service.vat_included'),
      column(t.taxable, 'flag', 'service.taxable'),
      column(t.isActive, 'flag', 'service.is_active'),
    ],
  },
  {
    name: t.categories,
    from: `item_category category left join item_category parent
      on parent.business_id = category.parent_business_id and parent.id = category.parent_id
      where category.business_id = $1`,
    order: 'category.code',
    columns: [
      column(t.code, 'text', 'category.code'),
      ...nameColumns('category', t.name, t.nameNp),
      column(t.parent, 'text', `concat_ws(' · ', parent.name_np, parent.name)`),
      column(t.isActive, 'flag', 'category.is_active'),
    ],
  },
  {
    name: t.brands,
    from: 'brand where brand.business_id = $1',
    order: 'brand.name, brand.id',
    columns: [...nameColumns('brand', t.name, t.nameNp), column(t.isActive, 'flag', 'brand.is_active')],
  },
  {
    name: t.units,
    from: 'unit where unit.business_id = $1',
    order: 'unit.name, unit.id',
    columns: [
      column(t.code, 'text', 'unit.short_code'),
      ...nameColumns('unit', t.name, t.nameNp),
      column(t.isActive, 'flag', 'unit.is_active'),
    ],
  },
  {
    name: t.stockMoves,
    from: `stock_move move
      join (${goods}) on variant.business_id = move.business_id and variant.id = move.item_variant_id
      join outlet on outlet.business_id = move.business_id and outlet.id = move.outlet_id
      where move.business_id = $1`,
    order: 'move.moved_on, move.id',
    columns: [
      column(t.dateAd, 'day', 'move.moved_on'),
      ...nameColumns('outlet', t.outlet, t.outletNp),
      column(t.code, 'text', 'item.code'),
      ...nameColumns('item', t.item, t.itemNp),
      column(t.kind, 'word', 'move.kind'),
      column(t.quantity, 'quantity', 'move.quantity'),
      column(t.value, 'money', 'move.value_paisa'),
      column(t.entry, 'count', 'move.entry_id'),
    ],
  },
];
