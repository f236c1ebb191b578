import type { Answer, Input } from '@bahi/contract/endpoint';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import type { Row } from '../../../platform/database/table-types.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

/** What the item form sends, validated. */
export type ItemForm = Input<(typeof itemContract)['create']>['body'];
export type ItemDetail = Answer<(typeof itemContract)['get']>;
export type ItemRow = Answer<(typeof itemContract)['list']>['rows'][number];
export type ItemPriceRow = Answer<(typeof itemContract)['priceList']>['rows'][number];
export type ItemStock = ItemDetail['stock'][number];

/** An item with its default variant, the names it refers to, and what is on hand. */
export type ItemRead = Row<'item'> & {
  variant_id: number;
  barcode: string | null;
  purchase_price_paisa: number | null;
  selling_price_paisa: number;
  vat_included: boolean;
  category_name: string;
  category_name_np: string | null;
  brand_name: string | null;
  brand_name_np: string | null;
  unit_name: string;
  unit_name_np: string | null;
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
    reorderPoint: row.reorder_point === null ? null : Number(row.reorder_point),
    isActive: row.is_active,
    version: row.version,
  };
}

export function itemDetailOf(row: ItemRead, stock: ItemStock[]): ItemDetail {
  return {
    ...itemRowOf(row),
    barcode: row.barcode,
    brandId: row.brand_id,
    unitId: row.unit_id,
    taxRateId: row.tax_rate_id,
    purchaseDateAD: row.purchase_date,
    purchaseDateBS: row.purchase_date_bs,
    description: row.description,
    stock,
  };
}

/** What is on hand of an item in one outlet. */
export type StockRead = {
  outlet_id: number;
  name: string;
  name_np: string | null;
  quantity: string;
  value_paisa: number;
  is_fixed: boolean;
};

export function itemStockOf(row: StockRead): ItemStock {
  return {
    outletId: row.outlet_id,
    outletName: row.name,
    outletNameNp: row.name_np,
    quantity: Number(row.quantity),
    value: rupeesOf(row.value_paisa),
    isFixed: row.is_fixed,
  };
}

/** A variant as it is sold. */
export type ItemPriceRead = {
  item_id: number;
  variant_id: number;
  code: string;
  barcode: string | null;
  name: string;
  name_np: string | null;
  attribute_value: string | null;
  hs_code: string | null;
  unit_name: string;
  unit_name_np: string | null;
  selling_price_paisa: number;
  vat_included: boolean;
  taxable: boolean;
  rate_hundredths: number | null;
  stock_quantity: string;
};

export function itemPriceRowOf(row: ItemPriceRead): ItemPriceRow {
  return {
    itemId: row.item_id,
    itemLedgerDetailId: row.variant_id,
    itemCode: row.code,
    barcode: row.barcode,
    itemName: row.name,
    itemNameLocLang: row.name_np,
    attributeValue: row.attribute_value,
    hsCode: row.hs_code,
    unitName: row.unit_name,
    unitNameNp: row.unit_name_np,
    sellingPrice: rupeesOf(row.selling_price_paisa),
    vatIncluded: row.vat_included,
    taxable: row.taxable,
    taxRate: row.taxable ? (row.rate_hundredths ?? 0) / 100 : 0,
    stockQuantity: Number(row.stock_quantity),
  };
}
