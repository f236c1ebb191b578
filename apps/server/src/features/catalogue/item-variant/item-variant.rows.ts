import type { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { addQuantity, numberFromQuantity, parseQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';

export type ItemVariantForm = Input<(typeof itemVariantContract)['update']>['body'];
export type ItemVariant = Answer<(typeof itemVariantContract)['update']>;
export type OutletStock = ItemVariant['stock'][number];

/** What is on hand of a variant in one outlet. */
export type StockRead = {
  item_variant_id: number;
  outlet_id: number;
  name: string;
  name_np: string | null;
  quantity: string;
  value_paisa: number;
  is_fixed: boolean;
};

export function outletStockOf(row: Omit<StockRead, 'item_variant_id'>): OutletStock {
  return {
    outletId: row.outlet_id,
    outletName: row.name,
    outletNameNp: row.name_np,
    quantity: Number(row.quantity),
    value: rupeesOf(row.value_paisa),
    isFixed: row.is_fixed,
  };
}

/** What is on hand in several outlets, or of several variants, together: added exactly. */
export function totalQuantity(stock: readonly Pick<StockRead, 'quantity'>[]): number {
  const quantities = stock.map(({ quantity }) => parseQuantity(quantity) ?? zeroQuantity);
  return numberFromQuantity(quantities.reduce(addQuantity, zeroQuantity));
}

export function itemVariantOf(row: Row<'item_variant'>, stock: readonly StockRead[]): ItemVariant {
  return {
    id: row.id,
    itemId: row.item_id,
    attributeValueIds: row.combination === '' ? [] : row.combination.split('-').map(Number),
    attributeValue: row.attribute_value,
    attributeValueLocLang: row.attribute_value_np,
    ...pricesOf(row),
    version: row.version,
    quantity: totalQuantity(stock),
    stock: stock.map(outletStockOf),
  };
}

/** What a variant costs and is known by, as a form says it. */
export function pricesOf(row: Row<'item_variant'>) {
  return {
    sku: row.sku,
    barcode: row.barcode,
    purchasePrice: row.purchase_price_paisa === null ? null : rupeesOf(row.purchase_price_paisa),
    sellingPrice: rupeesOf(row.selling_price_paisa),
    mrp: row.mrp_paisa === null ? null : rupeesOf(row.mrp_paisa),
    vatIncluded: row.vat_included,
    isActive: row.is_active,
  };
}
