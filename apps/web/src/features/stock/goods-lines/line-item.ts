import { inventoryType } from '@bahi/contract/enumeration';
import type { itemPriceRow } from '@bahi/contract/catalogue/item/item.contract';
import type { servicePriceRow } from '@bahi/contract/catalogue/service/service.contract';
import { serviceUnitNames } from '@bahi/contract/catalogue/service/service-units';
import { z } from '@bahi/contract/zod';
import type { LineDraft, StoredLine } from './document-draft.ts';
import { countOf } from './sold/sold-line.ts';

/** What goods are usually sold in, and how many of their own unit one of that is. */
const salesUnit = z.object({
  /** A draft that was kept before it was known has none. */
  id: z.int().nullable().default(null),
  name: z.string(),
  nameNp: z.string().nullable(),
  /** As papers write it. */
  code: z.string().nullable().default(null),
  conversion: z.number(),
  /** The same exactly, where a third stays a third: `own` of their unit are `per` of it. */
  own: z.number().nullable().default(null),
  per: z.number().nullable().default(null),
});

/** What can stand on a line: an item's variant or a service, with the price and the tax it has now. */
export const lineItem = z.object({
  inventoryType: inventoryType.answer,
  /** `itemLedgerDetailId` of an item, `id` of a service. */
  id: z.int(),
  code: z.string(),
  /** A draft that was kept before there were any has none. */
  sku: z.string().nullable().default(null),
  barcode: z.string().nullable(),
  name: z.string(),
  nameNp: z.string().nullable(),
  unit: z.string(),
  unitNp: z.string().nullable(),
  /** Null where goods are sold in their own unit, and on a line that was stored before. */
  salesUnit: salesUnit.nullable().default(null),
  /** Rupees a unit, with its VAT when `vatIncluded`. */
  rate: z.number(),
  vatIncluded: z.boolean(),
  taxable: z.boolean(),
  /** Per cent. */
  taxRate: z.number(),
});
export type LineItem = z.output<typeof lineItem>;

/** What is at hand, by `lineItemKey`; services and what is not known yet are not in it. */
export type StockAtHand = ReadonlyMap<string, number>;

/** One name for items and services alike: `ITEM:12`. */
export function lineItemKey(item: Pick<LineItem, 'inventoryType' | 'id'>): string {
  return `${item.inventoryType}:${item.id}`;
}

export function lineItemOfItem(
  row: z.output<typeof itemPriceRow>,
  { rate, isSold }: { rate: number; isSold: boolean },
): LineItem {
  return {
    inventoryType: 'ITEM',
    id: row.itemLedgerDetailId,
    code: row.itemCode,
    sku: row.sku,
    barcode: row.barcode,
    name: withValues(row.itemName, row.attributeValue),
    nameNp:
      row.itemNameLocLang === null && row.attributeValueLocLang === null
        ? null
        : withValues(row.itemNameLocLang ?? row.itemName, row.attributeValueLocLang ?? row.attributeValue),
    unit: row.unitName,
    unitNp: row.unitNameNp,
    salesUnit: isSold ? salesUnitOf(row) : null,
    rate,
    vatIncluded: row.vatIncluded,
    taxable: row.taxable,
    taxRate: row.taxRate,
  };
}

function salesUnitOf(row: z.output<typeof itemPriceRow>): LineItem['salesUnit'] {
  const { salesUnitId: id, salesUnitName: name, salesUnitNameNp: nameNp, salesUnitConversion: conversion } = row;
  const { salesUnitCode: code, salesUnitOwn: own, salesUnitPer: per } = row;
  return name === null || conversion === null ? null : { id, name, nameNp, code, conversion, own, per };
}

/** An item's name with the values that make it this variant: `Kurta (Red, Small)`. */
function withValues(name: string, values: string | null): string {
  return values === null ? name : `${name} (${values})`;
}

export function lineItemOfService(row: z.output<typeof servicePriceRow>, rate: number): LineItem {
  const unit = serviceUnitNames[row.durationType];
  return {
    inventoryType: 'SERVICE',
    id: row.id,
    code: row.code,
    sku: null,
    barcode: null,
    name: row.name,
    nameNp: row.nameNp,
    unit: unit?.en ?? '',
    unitNp: unit?.ne ?? null,
    salesUnit: null,
    rate,
    vatIncluded: row.vatIncludedPrice,
    taxable: row.taxable,
    taxRate: row.taxRate,
  };
}

/** What a stored line says of its item or service; it has no barcode or SKU, for it was found already. */
export function lineItemOfLine(line: StoredLine): LineItem | null {
  const id = line.inventoryType === 'ITEM' ? line.itemLedgerDetailId : line.serviceId;
  if (id === null) return null;
  return {
    inventoryType: line.inventoryType,
    id,
    code: line.code,
    sku: null,
    barcode: null,
    name: line.particulars,
    nameNp: line.particularsNp,
    unit: line.countedUnit ?? line.unit,
    unitNp: line.countedUnit === undefined ? line.unitNp : (line.countedUnitNp ?? null),
    salesUnit: null,
    rate: line.rate,
    vatIncluded: line.vatIncluded,
    taxable: line.taxable,
    taxRate: line.taxRate,
  };
}

/** The `lineItemKey` of an item's variant. */
export function itemKey(itemLedgerDetailId: number): string {
  return lineItemKey({ inventoryType: 'ITEM', id: itemLedgerDetailId });
}

type Wanted = Pick<LineDraft, 'item' | 'quantity' | 'freeQuantity' | 'soldIn'>;

/** Quantities of each item over all lines, what is free among them, in ten-thousandths of its unit, by `lineItemKey`. */
export function wantedOf(lines: readonly Wanted[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const line of lines) {
    const { item } = line;
    const counted = countOf(line);
    if (item?.inventoryType !== 'ITEM' || counted === null) continue;
    wanted.set(lineItemKey(item), (wanted.get(lineItemKey(item)) ?? 0) + counted.all);
  }
  return wanted;
}
