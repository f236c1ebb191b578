import type { stockGoodsQuery, stockGoodsRow } from '@bahi/contract/stock/stock-paper/stock-goods';
import type { z } from '@bahi/contract/zod';
import { inOwnUnit } from '@bahi/domain/goods/unit-conversion';
import { type Quantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { dayAsked } from '../../../platform/core/days.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import { noRows, orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { isScanned, stockQuantity, variantSearch } from '../../catalogue/item/item-search.ts';
import type { Sellable } from '../goods-lines/goods-lines.sellables.ts';
import { type GoodsUnit, readUnits } from '../goods-lines/goods-lines.units.ts';

type Asked = z.output<typeof stockGoodsQuery>;
type Goods = { rows: z.output<typeof stockGoodsRow>[]; recordsTotal: number };

/** The variants that can stand on a line of a paper, or `only` some of them, with their units and what can leave of them. */
export async function listGoods(context: Context, query: Asked, only: readonly number[] | null = null): Promise<Goods> {
  if (query.isActive === false) return noRows;
  const { db, businessId, language } = context;
  const outletId = context.outletId ?? query.outletId ?? null;
  let selection = db
    .tables()
    .selectFrom('item')
    .innerJoin('item_variant as variant', (join) =>
      join.onRef('variant.business_id', '=', 'item.business_id').onRef('variant.item_id', '=', 'item.id'),
    )
    .where('item.business_id', '=', businessId);
  const scanned = query.scanned === undefined ? [] : [isScanned(query.scanned)];
  // What a draft names may be retired since.
  const named =
    only === null
      ? [sql<SqlBool>`item.is_active`, sql<SqlBool>`variant.is_active`]
      : [sql<SqlBool>`variant.id = any(${only}::bigint[])`];
  for (const condition of [...variantSearch(query.search), ...scanned, ...named])
    selection = selection.where(condition);
  const stock = stockQuantity(businessId, outletId, dayAsked(context, query.dayAD));
  const shown = selection.select([
    'variant.id as variant_id',
    'item.code',
    'item.name',
    'item.name_np',
    'variant.attribute_value',
    'variant.attribute_value_np',
    'variant.sku',
    'variant.barcode',
    stock.as('stock_quantity'),
  ]);
  const sorting = { name: shownName(language, 'item'), code: sql`item.code`, stockQuantity: stock };
  const order = orderOf(sorting, query.sort, 'name', 'variant.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  const units = await readUnits(
    context,
    rows.map((row) => row.variant_id),
  );
  return {
    recordsTotal,
    rows: rows.map((row) => ({
      itemLedgerDetailId: row.variant_id,
      code: row.code,
      sku: row.sku,
      barcode: row.barcode,
      name: [row.name, row.attribute_value].filter(Boolean).join(' '),
      nameNp:
        row.name_np === null
          ? null
          : [row.name_np, row.attribute_value_np ?? row.attribute_value].filter(Boolean).join(' '),
      stockQuantity: Number(row.stock_quantity),
      units: (units.get(row.variant_id) ?? []).map(unitOf),
    })),
  };
}

function unitOf({ id, code, name, nameNp, conversion }: GoodsUnit) {
  return { id, code, name, nameNp, conversion: conversion.own / conversion.per };
}

/** What stands on a line of a paper: goods as they are today, in the unit that was chosen and in their own. */
export type CountedGoods = { thing: Sellable; unit: GoodsUnit; ownUnit: GoodsUnit; stockQuantity: Quantity };

/** The goods of a line in their own unit; or its field that is wrong, and why. What is retired may be there still. */
export function countedOn(
  line: { unitId: number | null; quantity: number },
  thing: Sellable | undefined,
  units: readonly GoodsUnit[],
): CountedGoods | RefusedField {
  const [ownUnit] = units;
  if (thing === undefined || ownUnit === undefined)
    return { field: 'itemLedgerDetailId', key: 'goodsLines.itemUnknown' };
  const unit = line.unitId === null ? ownUnit : units.find(({ id }) => id === line.unitId);
  if (unit === undefined) return { field: 'unitId', key: 'goodsLines.unitUnknown' };
  const stockQuantity = inOwnUnit(quantityFromNumber(line.quantity) ?? zeroQuantity, unit.conversion);
  if (stockQuantity === null) return { field: 'quantity', key: 'goodsLines.quantityUncounted' };
  return { thing, unit, ownUnit, stockQuantity };
}
