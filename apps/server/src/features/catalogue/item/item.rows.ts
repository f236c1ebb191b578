import type { Answer, Input } from '@bahi/contract/endpoint';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { Row } from '../../../platform/database/table-types.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { GoodsUnit } from '../../stock/goods-lines/goods-lines.units.ts';

/** What the item form sends, validated. */
export type ItemForm = Input<(typeof itemContract)['create']>['body'];
export type ItemDetail = Answer<(typeof itemContract)['get']>;
export type ItemRow = Answer<(typeof itemContract)['list']>['rows'][number];
export type ItemPriceRow = Answer<(typeof itemContract)['priceList']>['rows'][number];
export type ItemStock = ItemDetail['stock'][number];

/** An item with its default variant, the names it refers to, and what is on hand. */
export type ItemRead = Row<'item'> & {
  variant_id: number;
  sku: string | null;
  barcode: string | null;
  purchase_price_paisa: number | null;
  selling_price_paisa: number;
  mrp_paisa: number | null;
  vat_included: boolean;
  category_name: string;
  category_name_np: string | null;
  sub_category_name: string | null;
  sub_category_name_np: string | null;
  brand_name: string | null;
  brand_name_np: string | null;
  unit_name: string;
  unit_name_np: string | null;
  purchase_unit_name: string | null;
  purchase_unit_name_np: string | null;
  sales_unit_name: string | null;
  sales_unit_name_np: string | null;
  stock_quantity: string;
};

export function itemRowOf(row: ItemRead): ItemRow {
  return {
    id: row.id,
    itemLedgerDetailId: row.variant_id,
    name: row.name,
    nameNp: row.name_np,
    code: row.code,
    hsCode: row.hs_code,
    categoryId: row.category_id,
    categoryName: row.category_name,
    categoryNameNp: row.category_name_np,
    brandName: row.brand_name,
    brandNameNp: row.brand_name_np,
    unitName: row.unit_name,
    unitNameNp: row.unit_name_np,
    sellingPrice: rupeesOf(row.selling_price_paisa),
    purchasePrice: row.purchase_price_paisa === null ? null : rupeesOf(row.purchase_price_paisa),
    taxable: row.taxable,
    vatIncluded: row.vat_included,
    hasVariants: row.has_variants,
    stockQuantity: Number(row.stock_quantity),
    reorderPoint: numberOrNull(row.reorder_point),
    isActive: row.is_active,
    version: row.version,
  };
}

export function itemDetailOf(row: ItemRead, stock: ItemStock[]): ItemDetail {
  return {
    ...itemRowOf(row),
    sku: row.sku,
    barcode: row.barcode,
    subCategoryId: row.sub_category_id,
    subCategoryName: row.sub_category_name,
    subCategoryNameNp: row.sub_category_name_np,
    brandId: row.brand_id,
    size: row.size,
    model: row.model,
    unitId: row.unit_id,
    mrp: row.mrp_paisa === null ? null : rupeesOf(row.mrp_paisa),
    shareable: row.shareable,
    isPriceShareable: row.is_price_shareable,
    taxRateId: row.tax_rate_id,
    purchaseDateAD: row.purchase_date,
    purchaseDateBS: row.purchase_date_bs,
    description: row.description,
    ...(row.keeps_batches ? { keepsBatches: true } : {}),
    defaultUnits: {
      purchaseUnitId: row.purchase_unit_id,
      purchaseUnitName: row.purchase_unit_name,
      purchaseUnitNameNp: row.purchase_unit_name_np,
      purchaseUnitConversion: numberOrNull(row.purchase_unit_conversion),
      salesUnitId: row.sales_unit_id,
      salesUnitName: row.sales_unit_name,
      salesUnitNameNp: row.sales_unit_name_np,
      salesUnitConversion: numberOrNull(row.sales_unit_conversion),
    },
    planningData: {
      reorderPoint: numberOrNull(row.reorder_point),
      reorderQuantity: numberOrNull(row.reorder_quantity),
      leadDays: row.lead_days,
    },
    stock,
  };
}

function numberOrNull(written: string | null): number | null {
  return written === null ? null : Number(written);
}

/** A variant as it is sold. */
export type ItemPriceRead = {
  item_id: number;
  variant_id: number;
  code: string;
  sku: string | null;
  barcode: string | null;
  name: string;
  name_np: string | null;
  attribute_value: string | null;
  attribute_value_np: string | null;
  hs_code: string | null;
  brand_name: string | null;
  brand_name_np: string | null;
  unit_name: string;
  unit_name_np: string | null;
  unit_code: string;
  sales_unit_id: number | null;
  sales_unit_name: string | null;
  sales_unit_name_np: string | null;
  sales_unit_conversion: string | null;
  selling_price_paisa: number;
  vat_included: boolean;
  taxable: boolean;
  rate_hundredths: number | null;
  stock_quantity: string;
};

/** A row as it is answered; `salesUnit` is how what it is usually sold in counts, where that is not its own unit. */
export function itemPriceRowOf(row: ItemPriceRead, salesUnit: GoodsUnit | null): ItemPriceRow {
  return {
    itemId: row.item_id,
    itemLedgerDetailId: row.variant_id,
    itemCode: row.code,
    sku: row.sku,
    barcode: row.barcode,
    itemName: row.name,
    itemNameLocLang: row.name_np,
    attributeValue: row.attribute_value,
    attributeValueLocLang: row.attribute_value_np,
    hsCode: row.hs_code,
    brandName: row.brand_name,
    brandNameNp: row.brand_name_np,
    unitName: row.unit_name,
    unitNameNp: row.unit_name_np,
    unitCode: row.unit_code,
    salesUnitId: row.sales_unit_name === null ? null : row.sales_unit_id,
    salesUnitName: row.sales_unit_name,
    salesUnitNameNp: row.sales_unit_name_np,
    salesUnitCode: salesUnit?.code ?? null,
    salesUnitConversion: row.sales_unit_name === null ? null : numberOrNull(row.sales_unit_conversion),
    salesUnitOwn: salesUnit === null ? null : numberFromQuantity(salesUnit.conversion.own),
    salesUnitPer: salesUnit === null ? null : numberFromQuantity(salesUnit.conversion.per),
    sellingPrice: rupeesOf(row.selling_price_paisa),
    vatIncluded: row.vat_included,
    taxable: row.taxable,
    taxRate: row.taxable ? (row.rate_hundredths ?? 0) / 100 : 0,
    stockQuantity: Number(row.stock_quantity),
  };
}
